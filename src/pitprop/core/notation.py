"""What the notations of all games share: what isn't known, texts in quotes, and lines as a text."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import islice
from typing import Final

UNKNOWN: Final = "?"
"""Stands in a text for what its reader doesn't know."""

_MOST_QUOTED: Final = 60
_MOST_LISTED: Final = 12


def cited(text: object) -> str:
    """A text in quotes for a message: a long one is cut, control characters are escaped.

    Anything that should be a text but isn't is cited as Python writes it.

    >>> print(cited("lay NES 3,-1"), cited("two" + chr(10) + "lines"), cited(3))
    'lay NES 3,-1' 'two\\nlines' 3
    """
    if not isinstance(text, str):
        return cut(" ".join(_written(text).split()), _MOST_QUOTED)
    quoted = repr(cut(text, _MOST_QUOTED))
    if len(quoted) <= 2 * _MOST_QUOTED:
        return quoted
    return cut(quoted, _MOST_QUOTED) + quoted[0]


def _written(thing: object) -> str:
    """Anything as Python writes it, even where it can't: some numbers are too long in decimal."""
    try:
        return repr(thing)
    except Exception:  # whatever somebody's class makes of it
        return hex(thing) if isinstance(thing, int) else object.__repr__(thing)


def shown(text: str) -> str:
    """The same without the quotes, where the text can't be mistaken for part of the message."""
    return cited(text)[1:-1]


def cut(text: str, most: int) -> str:
    """The text, or as much of its beginning as there is room for.

    >>> cut("a long tunnel", 7)
    'a long…'
    """
    return text if len(text) <= most else text[: most - 1] + "…"


def listed(names: Iterable[str], more: str = "and {count} more") -> str:
    """Names with commas for a message; if there are many, the first ones and how many more.

    Args:
        names: the names.
        more: what follows where there are too many.

    >>> listed("abc")
    'a, b, c'
    """
    every = list(names)
    if len(every) <= _MOST_LISTED + 1:
        return ", ".join(every)
    first = ", ".join(islice(every, _MOST_LISTED))
    return f"{first} {more.format(count=len(every) - _MOST_LISTED)}"


def paragraphs(*parts: Iterable[str]) -> str:
    """Lines as a text, with an empty line between two parts and no spaces at the end of a line.

    >>> print(paragraphs(["a maze", "a pile"], ["a hand "]), end="")
    a maze
    a pile
    <BLANKLINE>
    a hand
    """
    return "\n".join("".join(f"{line.rstrip()}\n" for line in part) for part in parts)
