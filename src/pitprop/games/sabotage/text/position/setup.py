"""What the text of a position tells, between text and state.

Whatever isn't told is None (or missing from a mapping); what the reader may not know is `UNKNOWN`.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

from pitprop.core.description.lines import PositionSetup

UNKNOWN: Final = -1
"""A card that the reader may not know."""

# Whether who is on turn has asked to close.
NOT_ASKED: Final = 0
ASKED: Final = 1
REFUSED: Final = 2
CONSENT_NAMES: Final = ["-", "asked", "refused"]


@dataclass(frozen=True, slots=True)
class SetupResult:
    """How a game ended.

    Attributes:
        closed_by: the seat that closed it, or `NO_SEAT`.
        worth: what the systems were worth.
    """

    closed_by: int
    worth: tuple[int, int]


@dataclass(slots=True)
class Setup(PositionSetup):
    """All that a position tells; what the attributes of `Table` and `State` mean, they mean here.

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

    round: int | None = None
    turn: int | None = None
    dealer: int | None = None
    last: int | None = None
    consent: int = NOT_ASKED
    roofs: dict[int, list[tuple[int, int]]] = field(default_factory=dict)
    hands: dict[int, list[int]] = field(default_factory=dict)
    pile: list[int] | None = None
    discards: list[int] = field(default_factory=list)
    results: dict[int, SetupResult] = field(default_factory=dict)

    @property
    def is_dealt(self) -> bool:
        return self.round != 0

    def has_unknown(self) -> bool:
        return UNKNOWN in self.cards()

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.round in self.results

    def cards(self) -> list[int]:
        """All cards that lie somewhere, unknown ones included."""
        return [
            *(kind for pipes in self.roofs.values() for kind, _ in pipes),
            *(kind for hand in self.hands.values() for kind in hand),
            *(self.pile or ()),
            *self.discards,
        ]
