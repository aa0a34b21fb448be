"""What the notations of all games share: seats, places, and how a message quotes a text."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import islice
from typing import Final

from pitprop.core.errors import NotationError, SeatError

UNKNOWN: Final = "?"
"""Stands in a text for what its reader doesn't know."""

_PLACE: Final = re.compile(r"(-?(?:0|[1-9][0-9]{0,5})),(-?(?:0|[1-9][0-9]{0,5}))")
_SEAT: Final = re.compile(r"[1-9][0-9]?")
_MOST_QUOTED: Final = 60
_MOST_LISTED: Final = 12


def cited(text: object) -> str:
    """A text in quotes for a message: a long one is cut, control characters are escaped.

    What isn't a text, though it should be one, is cited as Python writes it.

    >>> print(cited("lay NES 3,-1"), cited("two" + chr(10) + "lines"), cited(3))
    'lay NES 3,-1' 'two\\nlines' 3
    """
    if not isinstance(text, str):
        return cut(" ".join(repr(text).split()), _MOST_QUOTED)
    quoted = repr(cut(text, _MOST_QUOTED))
    if len(quoted) <= 2 * _MOST_QUOTED:
        return quoted
    return cut(quoted, _MOST_QUOTED) + quoted[0]


def shown(text: str) -> str:
    """The same without the quotes, where the text can't be mistaken for part of the message."""
    return cited(text)[1:-1]


def cut(text: str, most: int) -> str:
    """The text, or as much of its beginning as there is room for.

    >>> cut("a long tunnel", 7)
    'a long…'
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def listed(names: Iterable[str]) -> str:
    """Names with commas for a message; of many names the first, and how many more there are.

    >>> listed("abc")
    'a, b, c'
    """
    every = list(names)
    if len(every) <= _MOST_LISTED + 1:
        return ", ".join(every)
    first = ", ".join(islice(every, _MOST_LISTED))
    return f"{first} and {len(every) - _MOST_LISTED} more"


def seat_range(counts: Sequence[int]) -> str:
    """Numbers of players in words: `3 to 10`, `2 or 4`, `2`."""
    if len(counts) > 1 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return f"{counts[0]} to {counts[-1]}"
    return " or ".join(map(str, counts))


def parse_seat(text: str, most: int) -> int:
    """Read a seat, which texts count from 1.

    Args:
        text: the word.
        most: the largest number of players that the game is for.

    Raises:
        SeatError: the text is not a seat.
    """
    if not _SEAT.fullmatch(text) or int(text) > most:
        raise SeatError(cited(text), most)
    return int(text) - 1


def parse_place(text: str) -> tuple[int, int]:
    """Read a place such as `3,-1`.

    Raises:
        NotationError: the text is not a place.
    """
    match = _PLACE.fullmatch(text)
    if match is None or "-0" in (match[1], match[2]):
        raise NotationError(f"{cited(text)} is not a place; a place is x,y, such as 3,-1")
    return int(match[1]), int(match[2])
