"""The events of a game: said once, as a table; typed events and the page's types follow."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Any, Final, Generic, TypeVar

from pitprop.core.description.words import Part
from pitprop.core.entries import NO_ONE, event_of, seat_of, secret_of
from pitprop.core.events import Event, Handled
from pitprop.core.read_only import ReadOnly

W = TypeVar("W")

_KEPT: Final = 1 << 14
"""How many decoded events are kept: more than a game has."""

Parts = Mapping[str, Part[Any, Any]]


class Hand(Enum):
    """What an event does to the hand of whoever did it."""

    KEPT = auto()
    """Nothing."""
    DRAWN = auto()
    """A card comes into it."""
    PLAYED = auto()
    """A card leaves it for all to see."""
    PUT_DOWN = auto()
    """A card leaves it face down."""
    GIVEN = auto()
    """A card goes into the hand of the `target`."""


def card_of_event(event: Event) -> str:
    """The card that an event names; nothing for a reader who doesn't know it."""
    return str(event.params.get("card", event.secret.get("card", "")))


@dataclass(frozen=True)
class EventKind:
    """One kind of event.

    Attributes:
        number: the number that entries of the log know it by.
        key: what it is called.
        params: what everybody saw of it.
        secret: what only some players saw.
        reveals: whether seats other than the actor's learn something hidden from it.
        hand: what it does to the hand of whoever did it.
        card: the card that leaves that hand or comes into it.
        is_nobodys: whether nobody does it, so that it has no seat.
    """

    number: int
    key: str
    params: Parts = field(default_factory=dict)
    secret: Parts = field(default_factory=dict)
    reveals: bool = False
    hand: Hand = Hand.KEPT
    card: Callable[[Event], str] = card_of_event
    is_nobodys: bool = False


class EventSet(Generic[W]):
    """All events of a game.

    Args:
        kinds: the events, in the order of their numbers.
    """

    def __init__(self, kinds: Sequence[EventKind]) -> None:
        self.kinds: Final = kinds
        self._kinds = {kind.number: kind for kind in kinds}
        self._by_key = {kind.key: kind for kind in kinds}
        self._local = {
            kind.number: [part for part in kind.params.values() if part.word.is_local]
            for kind in kinds
        }
        self._made: Final[dict[int | tuple[int, ...], Event]] = {}

    @property
    def revealing(self) -> frozenset[str]:
        """The keys of the events that tell seats other than the actor's something hidden."""
        return frozenset(kind.key for kind in self.kinds if kind.reveals)

    def numbers(self, hand: Hand) -> tuple[int, ...]:
        """The numbers of the events that do this to a hand."""
        return tuple(kind.number for kind in self.kinds if kind.hand is hand)

    def handled(self, event: Event) -> list[Handled]:
        """The cards that an event took out of hands or brought into them, in order."""
        kind = self._by_key[event.key]
        if kind.hand is Hand.KEPT or event.seat is None:
            return []
        card = kind.card(event)
        moved = [Handled(event.seat, kind.hand is Hand.DRAWN, card)]
        if kind.hand is Hand.GIVEN:
            moved.append(Handled(int(event.params["target"]), True, card))
        return moved

    def decode(self, entry: int, table: W) -> Event:
        """An entry of the log as a typed event; recently decoded ones are kept."""
        number = event_of(entry)
        local = self._local[number]
        key = (entry, *[part.key(entry, table) for part in local]) if local else entry
        event = self._made.get(key)
        if event is None:
            event = self._decoded(self._kinds[number], entry, table)
            if len(self._made) >= _KEPT:
                self._made.clear()
            self._made[key] = event
        return event

    def _decoded(self, kind: EventKind, entry: int, table: W) -> Event:
        seat = seat_of(entry)
        return Event(
            kind.key,
            None if seat == NO_ONE else seat,
            _params(kind.params, entry, table),
            _params(kind.secret, entry, table) if secret_of(entry) >= 0 else ReadOnly(),
        )


def _params(parts: Parts, entry: int, table: Any) -> ReadOnly[str, str | int]:
    """What an entry says."""
    return ReadOnly(
        {name: part.as_param(entry, table) for name, part in parts.items() if part.get(entry) >= 0}
    )
