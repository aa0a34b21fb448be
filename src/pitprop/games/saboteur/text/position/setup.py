"""What the text of a position tells, between text and state.

Whatever isn't told is None (or missing from a mapping); what the reader may not know is `UNKNOWN`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pitprop.core.description.lines import PositionSetup
from pitprop.core.public_table import NO_SEAT
from pitprop.tunnels.places import Place

UNKNOWN: Final = -1
"""A card, role, goal or value that the reader may not know."""

NO_SHAPE: Final = 0


@dataclass(frozen=True, slots=True)
class SetupGoal:
    """A goal.

    Attributes:
        goal: what it is, or `UNKNOWN`.
        face_up: whether it has been turned up.
        shape: the shape that it lies as, or `NO_SHAPE`.
    """

    goal: int
    face_up: bool = False
    shape: int = NO_SHAPE


@dataclass(frozen=True, slots=True)
class SetupDiscard:
    """A card of the discard pile.

    Attributes:
        kind: the card, or `UNKNOWN`.
        seat: who passed it, so that it lies face down; `NO_SEAT` where it lies face up.
    """

    kind: int
    seat: int = NO_SEAT


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
    roles: tuple[int, ...] | None = None
    took: list[SetupPick] | None = None
    cards: tuple[int, ...] | None = None
    gold: tuple[int, ...] | None = None
    returned: list[SetupPick] = field(default_factory=list)

    def cards_got(self) -> int:
        """How many gold cards all seats together got."""
        return len(self.took or ()) + sum(self.cards or ())

    def values(self) -> list[int]:
        """All that may be unknown: roles and gold cards."""
        picks = [*(self.took or ()), *self.returned]
        return [*(self.roles or ()), *(pick.value for pick in picks)]


@dataclass(slots=True)
class Setup(PositionSetup):
    """All that a position tells; what the attributes of `Table` and `State` mean, they mean here.

    Attributes:
        round: the number of the round.
        turn: whose turn it is.
        starter: who began the round.
        last: who played the last card; `NO_SEAT` where nobody has.
        laid: the place of the card just laid, while stones are being turned.
        maze: the tunnel cards: shapes and places.
        goals: the goals, north to south.
        broken: the broken tools of each seat.
        roles: each seat's role and the card left over.
        hands: kinds by seat.
        pile: the draw pile, the top first.
        discards: the discard pile, bottom first.
        looked: the places of the goals that each seat has looked at.
        stack: the gold stack, the top first.
        gold: the gold cards of each seat, as they came.
        offer: who picks a gold card, and from which.
        results: the finished rounds by their numbers.
    """

    round: int | None = None
    turn: int | None = None
    starter: int | None = None
    last: int | None = None
    laid: Place | None = None
    maze: list[tuple[int, Place]] = field(default_factory=list)
    goals: list[SetupGoal] | None = None
    broken: list[int] | None = None
    roles: tuple[int, ...] | None = None
    hands: dict[int, list[int]] = field(default_factory=dict)
    pile: list[int] | None = None
    discards: list[SetupDiscard] = field(default_factory=list)
    looked: dict[int, list[Place]] = field(default_factory=dict)
    stack: list[int] | None = None
    gold: dict[int, list[int]] = field(default_factory=dict)
    offer: tuple[int, list[int]] | None = None
    results: dict[int, SetupResult] = field(default_factory=dict)

    @property
    def is_dealt(self) -> bool:
        return self.round != 0

    def has_unknown(self) -> bool:
        return UNKNOWN in (
            *(goal.goal for goal in self.goals or ()),
            *(self.roles or ()),
            *(kind for hand in self.hands.values() for kind in hand),
            *(self.pile or ()),
            *(card.kind for card in self.discards),
            *(self.stack or ()),
            *(value for cards in self.gold.values() for value in cards),
            *(self.offer[1] if self.offer else ()),
            *(value for result in self.results.values() for value in result.values()),
        )
