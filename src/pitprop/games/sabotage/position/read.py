"""From the text of a position to what it tells. Whether that can be is asked in `check`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pitprop.core.description.words import Seat
from pitprop.core.errors import NotationError
from pitprop.core.headers import is_header_line, read_header
from pitprop.core.notation import cited, listed
from pitprop.games.sabotage.cards import (
    KIND,
    PLACE_NAMES,
    PLACES,
    ROOFS,
    SEAT_COUNTS,
    is_pipe,
    letter_of,
)
from pitprop.games.sabotage.position.told import CONSENT_NAMES, UNKNOWN, Told, ToldResult
from pitprop.games.sabotage.table import NO_SEAT, ROUNDS

HEADERS: Final = ("game", "edition", "options", "seats", "first", "seed", "view")
"""The headers of a position."""

_SEAT: Final = Seat(SEAT_COUNTS[-1])
_RESULT: Final = re.compile(r"(?:closed ([1-9])|unclosed) · worth ([0-9]{1,2}) ([0-9]{1,2})")


def read(text: str) -> Told:
    """What a text tells.

    Raises:
        NotationError: the text is no position; names the line.
    """
    lines = [(number, line.strip()) for number, line in enumerate(text.split("\n"), 1)]
    lines = [(number, line) for number, line in lines if line]
    header = [(number, line) for number, line in lines if is_header_line(line)]
    told = Told(read_header(header, HEADERS))
    if told.header.game != "sabotage":
        raise NotationError(f"this is a position of {told.header.game}, not of sabotage", 1)
    seen: set[str] = set()
    for number, line in lines[len(header) :]:
        try:
            _read_line(told, line, seen)
        except NotationError as error:
            raise NotationError(error.message, number) from error
    return told


def _read_line(told: Told, line: str, seen: set[str]) -> None:
    if is_header_line(line):
        raise NotationError("headers stand above everything else")
    word, *words = line.split()
    if word not in LINES:
        raise NotationError(f"there is no line {cited(word)}; lines are {listed(LINES)}")
    name = f"{word} {words[0]}" if word in _NUMBERED and words else word
    if name in seen:
        raise NotationError(f"the line {cited(name)} is there twice")
    seen.add(name)
    LINES[word](told, words)


# --- Words --------------------------------------------------------------------------------------


def _list(words: Sequence[str]) -> list[str]:
    """The words of a list; a single `-` stands for none."""
    if not words:
        raise NotationError("something has to follow; - stands for nothing")
    return [] if list(words) == ["-"] else list(words)


def _one(words: Sequence[str]) -> str:
    if len(words) != 1:
        raise NotationError(f"one word follows, not {len(words)}")
    return words[0]


def _kind(word: str) -> int:
    if word == "?":
        return UNKNOWN
    if word not in KIND:
        raise NotationError(f"{cited(word)} is no card; cards are {listed(KIND)}")
    return KIND[word]


def _kinds(words: Sequence[str]) -> list[int]:
    return [_kind(word) for word in _list(words)]


def _pipe(word: str) -> tuple[int, int]:
    """A card on a roof with its place, which X and wrench have behind an `@`."""
    name, at, place = word.partition("@")
    kind = KIND.get(name, UNKNOWN)
    if kind == UNKNOWN or not is_pipe(kind):
        raise NotationError(f"{cited(word)} is no card on a roof; one looks like A-red or X-blue@E")
    letter = letter_of(kind)
    if letter < PLACES:
        if at and place != PLACE_NAMES[letter]:
            raise NotationError(f"{name} lies on {PLACE_NAMES[letter]}, not on {place} [A-31]")
        return kind, letter
    if len(place) != 1 or place not in PLACE_NAMES:
        raise NotationError(f"{cited(word)}: the place follows, such as {name}@E")
    return kind, PLACE_NAMES.index(place)


def _round(word: str) -> int:
    if word not in [str(number) for number in range(ROUNDS + 1)]:
        raise NotationError(f"a match has {ROUNDS} games, not {cited(word)}")
    return int(word)


# --- Lines --------------------------------------------------------------------------------------


def _read_round(told: Told, words: Sequence[str]) -> None:
    told.round = _round(_one(words))


def _read_turn(told: Told, words: Sequence[str]) -> None:
    told.turn = _SEAT.read(_one(words))


def _read_dealer(told: Told, words: Sequence[str]) -> None:
    told.dealer = _SEAT.read(_one(words))


def _read_last(told: Told, words: Sequence[str]) -> None:
    word = _one(words)
    told.last = NO_SEAT if word == "-" else _SEAT.read(word)


def _read_consent(told: Told, words: Sequence[str]) -> None:
    word = _one(words)
    if word not in CONSENT_NAMES:
        raise NotationError(f"consent is {listed(CONSENT_NAMES[1:])} or -, not {cited(word)}")
    told.consent = CONSENT_NAMES.index(word)


def _read_roof(told: Told, words: Sequence[str]) -> None:
    numbers = [str(at + 1) for at in range(ROOFS)]
    if not words or words[0] not in numbers:
        raise NotationError(f"roofs are {' and '.join(numbers)}")
    told.roofs[int(words[0]) - 1] = [_pipe(word) for word in _list(words[1:])]


def _read_hand(told: Told, words: Sequence[str]) -> None:
    if not words:
        raise NotationError("a seat follows, and its cards")
    told.hands[_SEAT.read(words[0])] = _kinds(words[1:])


def _read_pile(told: Told, words: Sequence[str]) -> None:
    told.pile = _kinds(words)


def _read_discards(told: Told, words: Sequence[str]) -> None:
    told.discards = _kinds(words)


def _read_result(told: Told, words: Sequence[str]) -> None:
    number, *rest = words or [""]
    match = _RESULT.fullmatch(" ".join(rest))
    if match is None:
        raise NotationError("a result looks like: result 1 closed 2 · worth 6 3")
    closed_by = NO_SEAT if match[1] is None else _SEAT.read(match[1])
    told.results[_round(number)] = ToldResult(closed_by, (int(match[2]), int(match[3])))


_NUMBERED: Final = ("roof", "hand", "result")

LINES: Final[Mapping[str, Callable[[Told, Sequence[str]], None]]] = {
    "round": _read_round,
    "turn": _read_turn,
    "dealer": _read_dealer,
    "last": _read_last,
    "consent": _read_consent,
    "roof": _read_roof,
    "hand": _read_hand,
    "pile": _read_pile,
    "discards": _read_discards,
    "result": _read_result,
}
