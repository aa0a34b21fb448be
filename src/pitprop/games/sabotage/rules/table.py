"""What the table shows: the public part of a state (A-60), which every view shares."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.game import CHANCE
from pitprop.games.sabotage.options import Options
from pitprop.games.sabotage.rules.cards import ROOFS, roof_of
from pitprop.games.sabotage.rules.roof import EMPTY_ROOF

# What has to be decided next.
DEALING: Final = 0
PLAYING: Final = 1
ANSWERING: Final = 2
OVER: Final = 3
PHASE_NAMES: Final[list[str]] = ["dealing", "playing", "answering", "over"]

ROUNDS: Final = 4
"""A-20, A-53: the games of a match."""

NO_SEAT: Final = -1

# Hand sizes are kept in one integer, this many bits for each seat.
_SIZE_BITS: Final = 4
_SIZE_MASK: Final = 15

# What the vectors of a new table are until it is prepared; never changed.
_NOTHING: Final[vec[i64]] = vec[i64]()


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


class Table:
    """The public part of a match.

    Attributes:
        options: the rules that this table plays by.
        seats: the number of players.
        first: the seat named to open the first game, or `NO_SEAT` where that is drawn (A-20).
        round: the number of the game, from 1; 0 before the first deal.
        phase: what has to be decided (`DEALING` … `OVER`).
        decider: who has to decide: a seat, `CHANCE` or `NOBODY`.
        on_turn: whose turn it is, also while the partner answers (A-52).
        dealer: who dealt the game.
        last_seat: who played the last card of the game so far, or `NO_SEAT`.
        asked: whether who is on turn has asked to close in this turn (A-52).
        roofs: what lies on each roof (see `roof`): that of seats 1 and 3, that of seats 2 and 4.
        hand_sizes: the number of cards in each hand, packed: see `hand_size`.
        pile_size: the number of cards in the draw pile.
        discards: the discard pile, bottom first: kinds.
        results: how the finished games ended.
    """

    __slots__ = (
        "asked",
        "dealer",
        "decider",
        "discards",
        "first",
        "hand_sizes",
        "last_seat",
        "on_turn",
        "options",
        "phase",
        "pile_size",
        "results",
        "roofs",
        "round",
        "seats",
    )

    def __init__(self, options: Options, seats: i64, first: i64) -> None:
        self.options = options
        self.seats = seats
        self.first = first
        self.round: i64 = 0
        self.phase: i64 = DEALING
        self.decider: i64 = CHANCE
        self.on_turn: i64 = NO_SEAT
        self.dealer: i64 = NO_SEAT
        self.last_seat: i64 = NO_SEAT
        self.asked: bool = False
        self.roofs = _NOTHING
        self.hand_sizes: i64 = 0
        self.pile_size: i64 = 0
        self.discards = _NOTHING
        self.results: tuple[RoundResult, ...] = ()

    def clone(self) -> Table:
        """A table that shares nothing changeable with this one."""
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

    def hand_size(self, seat: i64) -> i64:
        """The number of cards in a seat's hand."""
        return self.hand_sizes >> _SIZE_BITS * seat & _SIZE_MASK

    def add_cards(self, seat: i64, cards: i64) -> None:
        """Count cards that came to a seat's hand, or with a minus left it."""
        self.hand_sizes += cards << _SIZE_BITS * seat

    def next_seat(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.seats else 0

    def totals(self) -> tuple[int, int]:
        """What each roof has scored in all finished games (A-42)."""
        return (
            sum(result.scores[0] for result in self.results),
            sum(result.scores[1] for result in self.results),
        )

    def winners(self) -> list[int]:
        """A-42: the seats with the highest sum after four games; equals share the win."""
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


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of equal values."""
    values = vec[i64](capacity=count)
    while len(values) < count:
        values = append(values, value)
    return values


def partner_of(seat: i64) -> i64:
    """Who sits opposite, with four players (A-50)."""
    return seat ^ 2
