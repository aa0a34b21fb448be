"""The lines of Sabotage's positions: what each tells, and how that is written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pitprop.core.description.lines import (
    ALWAYS,
    NOTHING,
    Line,
    LineSet,
    Many,
    One,
    Spelling,
    Words,
    named,
    numbered,
    or_word,
)
from pitprop.core.description.words import Seat
from pitprop.core.errors import NotationError
from pitprop.core.notation import UNKNOWN as UNKNOWN_WORD
from pitprop.core.notation import cited, listed
from pitprop.core.public_table import NO_SEAT
from pitprop.games.sabotage.rules.cards import (
    KIND,
    PLACE_NAMES,
    PLACES,
    ROOFS,
    SEAT_COUNTS,
    is_pipe,
    letter_of,
)
from pitprop.games.sabotage.rules.table import ROUNDS
from pitprop.games.sabotage.text.notation import pipe_word
from pitprop.games.sabotage.text.position.setup import (
    CONSENT_NAMES,
    NOT_ASKED,
    UNKNOWN,
    Setup,
    SetupResult,
)

_RESULT: Final = re.compile(r"(?:closed ([1-9])|unclosed) · worth ([0-9]{1,2}) ([0-9]{1,2})")
_GAMES: Final = f"a match has {ROUNDS} games, not"
_NO_SEAT: Final = (NO_SEAT,)

_SEAT: Final = Seat(SEAT_COUNTS[-1])
_CARDS: Final = Many(
    or_word(named(KIND, f"is not a card; cards are {listed(KIND)}"), UNKNOWN_WORD, UNKNOWN)
)
_CONSENT: Final = named(CONSENT_NAMES, f"is not {listed(CONSENT_NAMES[1:])} or -")
_ROOF: Final = named([str(at + 1) for at in range(ROOFS)], "is not a roof; roofs are 1 and 2")


def _read_pipe(word: str) -> tuple[int, int]:
    """A card on a roof with its place, which X and wrench have behind an `@`."""
    name, at, place = word.partition("@")
    kind = KIND.get(name, UNKNOWN)
    if kind == UNKNOWN or not is_pipe(kind):
        raise NotationError(
            f"{cited(word)} is not a card on a roof; one looks like A-red or X-blue@E"
        )
    letter = letter_of(kind)
    if letter < PLACES:
        if at and place != PLACE_NAMES[letter]:
            raise NotationError(f"{name} lies on {PLACE_NAMES[letter]}, not on {place} [A-31]")
        return kind, letter
    if len(place) != 1 or place not in PLACE_NAMES:
        raise NotationError(f"{cited(word)}: the place follows, such as {name}@E")
    return kind, PLACE_NAMES.index(place)


class _Result(Words[SetupResult]):
    """How a game ended: `closed 2 · worth 6 3`."""

    def read(self, words: Sequence[str]) -> SetupResult:
        match = _RESULT.fullmatch(" ".join(words))
        if match is None:
            raise NotationError("a result looks like: result 1 closed 2 · worth 6 3")
        closed_by = NO_SEAT if match[1] is None else _SEAT.read(match[1])
        return SetupResult(closed_by, (int(match[2]), int(match[3])))

    def write(self, value: SetupResult) -> Sequence[str]:
        closer = value.closed_by
        ending = ["unclosed"] if closer == NO_SEAT else ["closed", _SEAT.write(closer)]
        return [*ending, "·", "worth", *map(str, value.worth)]


LINES: Final = LineSet(
    "sabotage",
    Setup,
    [
        Line("round", "round", One(numbered(0, ROUNDS, _GAMES)), default=0),
        Line("turn", "turn", One(_SEAT), left_out=_NO_SEAT),
        Line("dealer", "dealer", One(_SEAT), left_out=_NO_SEAT),
        Line("last", "last", One(or_word(_SEAT, NOTHING, NO_SEAT)), left_out=_NO_SEAT),
        Line("consent", "consent", One(_CONSENT), left_out=(NOT_ASKED,)),
        Line("roof", "roofs", Many(Spelling(_read_pipe, lambda pipe: pipe_word(*pipe))), by=_ROOF),
        Line("hand", "hands", _CARDS, by=_SEAT, left_out=ALWAYS),
        Line("pile", "pile", _CARDS, left_out=ALWAYS),
        Line("discards", "discards", _CARDS),
        Line("result", "results", _Result(), by=numbered(1, ROUNDS, _GAMES)),
    ],
)
