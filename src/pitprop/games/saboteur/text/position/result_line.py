"""The line of a position that tells how a round ended: `diggers by 2 · roles … · took …`."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pitprop.core.description.lines import (
    Many,
    One,
    Row,
    Spelling,
    Words,
    name_token,
    number_token,
    or_unknown,
)
from pitprop.core.errors import NotationError
from pitprop.core.notation import cited, listed
from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.moves import SEAT
from pitprop.games.saboteur.rules.cards import ROLE_NAMES
from pitprop.games.saboteur.rules.table import WINNER_NAMES


@dataclass(frozen=True, slots=True)
class SetupPick:
    """A gold card that somebody took (S-61), or that went back under the stack (S-65).

    Attributes:
        seat: who took it.
        value: its value, or `UNKNOWN`.
        offer: the cards that the reader remembers having picked from; empty where not told.
    """

    seat: int
    value: int
    offer: tuple[int, ...] = ()


@dataclass(slots=True)
class SetupResult:
    """How a round ended.

    Attributes:
        winner: who won.
        reached_by: the seat whose card reached the treasure, or `NO_SEAT`.
        last: who played the last card of an earlier round that the diggers have not won.
        roles: each seat's role and the card left over.
        took: the gold cards that the diggers took, in order.
        cards: how many gold cards each seat got.
        gold: the gold pieces that each seat got.
        returned: the gold cards that went back under the stack, in order.
    """

    winner: int
    reached_by: int = NO_SEAT
    last: int = NO_SEAT
    roles: tuple[int, ...] = ()
    took: list[SetupPick] | None = None
    cards: Sequence[int] | None = None
    gold: Sequence[int] | None = None
    returned: list[SetupPick] = field(default_factory=list)

    def cards_got(self) -> int:
        """How many gold cards all seats together got."""
        return len(self.took or ()) + sum(self.cards or ())

    def values(self) -> list[int]:
        """All that may be unknown: roles and gold cards."""
        picks = [*(self.took or ()), *self.returned]
        return [*self.roles, *(pick.value for pick in picks)]


_PICK: Final = re.compile(r"([1-9][0-9]?):([123?])(?:/([123](?:\+[123])*))?")
_COUNT: Final = re.compile(r"[0-9]{1,2}")

_ROLE: Final = or_unknown(name_token(ROLE_NAMES, f"is not a role; roles are {listed(ROLE_NAMES)}"))
VALUE: Final = or_unknown(number_token(1, 3, "gold cards are worth 1, 2 or 3, not"))
"""What a gold card is worth."""


class RoleWords(Words[tuple[int, ...]]):
    """The roles of all seats and, after a bar, that of the dwarf card left over."""

    def read(self, words: Sequence[str]) -> tuple[int, ...]:
        if "|" not in words[-2:-1]:
            raise NotationError("the roles end with | and the dwarf card left over")
        return tuple(_ROLE.read(word) for word in [*words[:-2], words[-1]])

    def write(self, value: tuple[int, ...]) -> Sequence[str]:
        *players, left_over = map(_ROLE.write, value)
        return [*players, "|", left_over]


ROLES: Final = RoleWords()


def _read_count(word: str) -> int:
    if not _COUNT.fullmatch(word):
        raise NotationError(f"{cited(word)} is not a number of cards or gold pieces")
    return int(word)


def _read_pick(word: str) -> SetupPick:
    match = _PICK.fullmatch(word)
    if match is None:
        raise NotationError(f"{cited(word)} is not a gold card of a seat; one looks like 2:3")
    offer = tuple(int(value) for value in (match[3] or "").split("+") if value)
    return SetupPick(SEAT.read(match[1]), VALUE.read(match[2]), offer)


def _write_pick(pick: SetupPick) -> str:
    offer = "+".join(str(value) for value in pick.offer)
    return f"{pick.seat + 1}:{VALUE.write(pick.value)}" + (f"/{offer}" if offer else "")


_COUNTS: Final = Row(Spelling(_read_count, str))
_PICKS: Final = Many(Spelling(_read_pick, _write_pick))

_PARTS: Final[Mapping[str, Words[Any]]] = {
    "roles": ROLES,
    "last": One(SEAT),
    "took": _PICKS,
    "cards": _COUNTS,
    "gold": _COUNTS,
    "returned": _PICKS,
}
"""The parts after who has won, by their words, which are attributes of `SetupResult`, too."""

_LEFT_OUT: Final[Sequence[Any]] = (None, NO_SEAT, [], ())


class ResultWords(Words[SetupResult]):
    """How a round ended."""

    def read(self, words: Sequence[str]) -> SetupResult:
        head, *parts = _split(words)
        result = _winner(head)
        names = [part[0] if part else "" for part in parts]
        if len(set(names)) < len(names):
            raise NotationError("each part of a result is told once")
        for name, part in zip(names, parts, strict=True):
            if name not in _PARTS:
                raise NotationError(
                    f"a result has no part {cited(name)}; parts are {listed(_PARTS)}"
                )
            setattr(result, name, _PARTS[name].read(part[1:]))
        return result

    def write(self, value: SetupResult) -> Sequence[str]:
        return " · ".join(_parts_of(value)).split(" ")


def _winner(words: Sequence[str]) -> SetupResult:
    if not words or words[0] not in WINNER_NAMES or len(words) not in (1, 3):
        raise NotationError(f"who has won follows: {listed(WINNER_NAMES)}")
    result = SetupResult(WINNER_NAMES.index(words[0]))
    if len(words) == 3:
        if words[1] != "by":
            raise NotationError("whose card reached the treasure is told as in: diggers by 2")
        result.reached_by = SEAT.read(words[2])
    return result


def _split(words: Sequence[str]) -> list[list[str]]:
    """The parts between dots."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "·":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _parts_of(result: SetupResult) -> Iterator[str]:
    by = "" if result.reached_by == NO_SEAT else f" by {result.reached_by + 1}"
    yield f"{WINNER_NAMES[result.winner]}{by}"
    for name, words in _PARTS.items():
        value = getattr(result, name)
        if value not in _LEFT_OUT:
            yield " ".join([name, *words.write(value)])
