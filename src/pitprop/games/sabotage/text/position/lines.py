"""The lines of Sabotage's positions: what each tells, and how that is written."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final

from pitprop.core.description.lines import (
    ALWAYS,
    NOTHING,
    UNKNOWN,
    Line,
    LineSet,
    Many,
    One,
    PositionSetup,
    Spelling,
    Words,
    name_token,
    number_token,
    or_unknown,
    or_word,
)
from pitprop.core.description.words import Seat
from pitprop.core.errors import NotationError
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
from pitprop.games.sabotage.rules.scoring import round_result
from pitprop.games.sabotage.rules.table import MOST_GAMES, RoundResult
from pitprop.games.sabotage.text.notation import pipe_word

# Whether whoever is on turn has asked to close.
NOT_ASKED: Final = 0
ASKED: Final = 1
REFUSED: Final = 2
CONSENT_NAMES: Final = ["-", "asked", "refused"]


@dataclass(slots=True)
class Setup(PositionSetup):
    """All that a position tells; attributes mean the same as those of `Table` and `State`.

    Attributes:
        round: the number of the game.
        turn: whose turn it is.
        dealer: who dealt.
        last: who played the last card; `NO_SEAT` where nobody has.
        consent: `NOT_ASKED`, `ASKED` or `REFUSED`.
        roofs: by roof the kinds with their places.
        hands: kinds by seat.
        pile: the draw pile, the top first.
        discards: the discard pile, bottom first.
        results: the finished games by their numbers.
    """

    round: int = 1
    turn: int = 0
    dealer: int = NO_SEAT
    last: int = NO_SEAT
    consent: int = NOT_ASKED
    roofs: dict[int, list[tuple[int, int]]] = field(default_factory=lambda: {0: [], 1: []})
    hands: dict[int, list[int]] = field(default_factory=dict)
    pile: list[int] = field(default_factory=list)
    discards: list[int] = field(default_factory=list)
    results: dict[int, RoundResult] = field(default_factory=dict)

    @property
    def is_dealt(self) -> bool:
        return self.round != 0

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.round in self.results

    def cards(self) -> list[int]:
        """All cards that lie somewhere, unknown ones included."""
        return [
            *(kind for pipes in self.roofs.values() for kind, _ in pipes),
            *(kind for hand in self.hands.values() for kind in hand),
            *self.pile,
            *self.discards,
        ]


_RESULT: Final = re.compile(r"(?:closed ([1-9])|unclosed) · worth ([0-9]{1,2}) ([0-9]{1,2})")
_GAMES: Final = f"a match has {MOST_GAMES} games, not"
_NO_SEAT: Final = (NO_SEAT,)

_SEAT: Final = Seat(SEAT_COUNTS[-1])
_CARDS: Final = Many(or_unknown(name_token(KIND, f"is not a card; cards are {listed(KIND)}")))
_CONSENT: Final = name_token(CONSENT_NAMES, f"is not {listed(CONSENT_NAMES[1:])} or -")
_ROOF: Final = name_token([str(at + 1) for at in range(ROOFS)], "is not a roof; roofs are 1 and 2")


def _read_pipe(word: str) -> tuple[int, int]:
    """A card on a roof with its place, which X and wrench have after an `@`."""
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


class _Result(Words[RoundResult]):
    """How a game ended: `closed 2 · worth 6 3`."""

    def read(self, words: Sequence[str]) -> RoundResult:
        match = _RESULT.fullmatch(" ".join(words))
        if match is None:
            raise NotationError("a result looks like: result 1 closed 2 · worth 6 3")
        closed_by = NO_SEAT if match[1] is None else _SEAT.read(match[1])
        return round_result(closed_by, int(match[2]), int(match[3]))

    def write(self, value: RoundResult) -> Sequence[str]:
        return [*value.ending().split(), "·", "worth", *map(str, value.worth)]


LINES: Final = LineSet(
    "sabotage",
    Setup,
    [
        Line("round", "round", One(number_token(0, MOST_GAMES, _GAMES))),
        Line("turn", "turn", One(_SEAT), left_out=_NO_SEAT),
        Line("dealer", "dealer", One(_SEAT), left_out=_NO_SEAT),
        Line("last", "last", One(or_word(_SEAT, NOTHING, NO_SEAT)), left_out=_NO_SEAT),
        Line("consent", "consent", One(_CONSENT), left_out=(NOT_ASKED,)),
        Line("roof", "roofs", Many(Spelling(_read_pipe, lambda pipe: pipe_word(*pipe))), by=_ROOF),
        Line("hand", "hands", _CARDS, by=_SEAT, left_out=ALWAYS),
        Line("pile", "pile", _CARDS, left_out=ALWAYS),
        Line("discards", "discards", _CARDS),
        Line("result", "results", _Result(), by=number_token(1, MOST_GAMES, _GAMES)),
    ],
)
