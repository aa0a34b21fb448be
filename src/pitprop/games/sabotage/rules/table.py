"""What the table shows: the public part of a state (A-60), which every view shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT, NOTHING, PublicTable, filled
from pitprop.games.sabotage.options import Options
from pitprop.games.sabotage.rules.cards import ROOFS, roof_of
from pitprop.games.sabotage.rules.roof import EMPTY_ROOF

# What has to be decided next, after `DEALING`.
PLAYING: Final = 1
ANSWERING: Final = 2
OVER: Final = 3
PHASE_NAMES: Final[list[str]] = ["dealing", "playing", "answering", "over"]

MOST_GAMES: Final = 4
"""How many games a match has at most (A-20)."""
"""A-20, A-53: the games of a match."""

# Hand sizes are kept in one integer, this many bits for each seat.
_SIZE_BITS: Final = 4
_SIZE_MASK: Final = 15


@dataclass(frozen=True, slots=True)
class RoundResult:
    """How one game of the match ended (A-40 to A-42).

    Attributes:
        closed_by: the seat that closed the game, or `NO_SEAT`.
        worth: what the system on each roof was worth.
        scores: what each system scored.
    """

    closed_by: int
    worth: tuple[int, int]
    scores: tuple[int, int]

    def ending(self) -> str:
        """How it ended, in notation."""
        return f"closed {self.closed_by + 1}" if self.closed_by != NO_SEAT else "unclosed"


class Table(PublicTable):
    """The public part of a match (see `PublicTable`).

    Attributes:
        options: the rules that this table plays by.
        round: the number of the game, from 1; 0 before the first deal.
        dealer: who dealt the game.
        last_seat: who played the last card of the game so far, or `NO_SEAT`.
        asked: whether whoever is on turn has asked to close in this turn (A-52).
        roofs: what lies on each roof (see `roof`): that of seats 1 and 3, that of seats 2 and 4.
        hand_sizes: the number of cards in each hand, packed: see `hand_size`.
        pile_size: the number of cards in the draw pile.
        results: how the finished games ended.
    """

    def __init__(self, options: Options, seats: i64, first: i64) -> None:
        super().__init__(seats, first)
        self.options = options
        self.round: i64 = 0
        self.dealer: i64 = NO_SEAT
        self.last_seat: i64 = NO_SEAT
        self.asked: bool = False
        self.roofs = NOTHING
        self.hand_sizes: i64 = 0
        self.pile_size: i64 = 0
        self.results: tuple[RoundResult, ...] = ()

    def clone(self) -> Table:
        """A table that shares nothing mutable with this one."""
        copy = Table(self.options, self.seats, self.first)
        copy.round = self.round
        copy.phase = self.phase
        copy.decider = self.decider
        copy.on_turn = self.on_turn
        copy.dealer = self.dealer
        copy.last_seat = self.last_seat
        copy.asked = self.asked
        copy.roofs = self.roofs[:]
        copy.hand_sizes = self.hand_sizes
        copy.pile_size = self.pile_size
        copy.discards = self.discards[:]
        copy.results = self.results
        return copy

    def games_left(self) -> i64:
        """How many games of the match come after this one (A-20)."""
        return self.options.games - self.round

    def hand_size(self, seat: i64) -> i64:
        """The number of cards in a seat's hand."""
        return self.hand_sizes >> _SIZE_BITS * seat & _SIZE_MASK

    def add_cards(self, seat: i64, cards: i64) -> None:
        """Count cards that came into a seat's hand, or, with a minus, left it."""
        self.hand_sizes += cards << _SIZE_BITS * seat

    def totals(self) -> tuple[int, int]:
        """What each roof has scored in all finished games (A-42)."""
        return (
            sum(result.scores[0] for result in self.results),
            sum(result.scores[1] for result in self.results),
        )

    def winners(self) -> list[int]:
        """A-42: the seats with the highest sum over all games; those who tie share the win."""
        if self.phase != OVER:
            return []
        first, second = self.totals()
        won = (first >= second, second >= first)
        return [seat for seat in range(self.seats) if won[roof_of(seat)]]


def new_table(options: Options, seats: i64, first: i64) -> Table:
    """The table before the first deal.

    Args:
        options: the options of the table.
        seats: the number of players.
        first: the seat that begins.
    """
    table = Table(options, seats, first)
    table.roofs = filled(ROOFS, EMPTY_ROOF)
    return table


def partner_of(seat: i64) -> i64:
    """Who sits opposite, with four players (A-50)."""
    return seat ^ 2
