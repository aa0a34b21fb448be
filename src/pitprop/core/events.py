"""Events: what happened, as told to one reader.

A move is what somebody wants; events are what came of it. A game tells an event to each seat in
that seat's own form: with the private part where the seat knows it, without it where it doesn't.
"""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, slots=True)
class Event:
    """One thing that happened, as one reader may know it; it is shared, so nothing may change it.

    Attributes:
        key: the kind of thing ("laid", "drew", …); each game's notation lists its keys.
        seat: who did it; None where nobody did.
        params: what everybody saw, as notation words, numbers and seats.
        secret: what only some know; empty for a reader who doesn't.
    """

    key: str
    seat: int | None
    params: dict[str, str | int] = field(default_factory=dict)
    secret: dict[str, str | int] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, self.seat, frozenset(self.params.items())))


@dataclass(frozen=True, slots=True)
class Handled:
    """A card that came into a hand, or left one.

    Attributes:
        seat: whose hand it is.
        came: whether it came into the hand.
        card: its name in notation; empty where the event doesn't say which it is.
    """

    seat: int
    came: bool
    card: str
