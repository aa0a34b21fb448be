"""What the table shows: the public part of a state (S-80), which every view shares."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT, NOTHING, PublicTable, filled
from pitprop.games.saboteur.options import Options
from pitprop.games.saboteur.rules.cards import GOALS
from pitprop.tunnels.maze import NO_PLACE, Maze, empty_maze

# What has to be decided next, after `DEALING`.
PLAYING: Final = 1
TURNING: Final = 2
TAKING: Final = 3
OVER: Final = 4
PHASE_NAMES: Final[list[str]] = ["dealing", "playing", "turning", "taking", "over"]

MOST_ROUNDS: Final = 3
"""How many rounds a game has at most (S-70)."""

HIDDEN: Final = -1
"""The face of a goal that lies face down."""

# Who won a round.
DIGGERS_WON: Final = 0
SABOTEURS_WON: Final = 1
NOBODY_WON: Final = 2
WINNER_NAMES: Final[list[str]] = ["diggers", "saboteurs", "nobody"]


class RoundResult:
    """How a round ended, as everybody knows (S-57, S-64 to S-69). It never changes.

    Attributes:
        winner: `DIGGERS_WON`, `SABOTEURS_WON` or `NOBODY_WON` (S-67).
        last_seat: who played its last card, which reached the treasure if the diggers have won;
            `NO_SEAT` where a set-up position doesn't tell.
        roles: each seat's role, and last the card left over.
        cards: how many gold cards each seat got.
        pay: what each saboteur was paid in gold pieces; 0 for diggers, whose gold is secret.
        due: what each saboteur would have been paid from a full stack (S-66).
        returned: how many cards each saboteur put back under the stack (S-65).
    """

    def __init__(
        self,
        winner: i64,
        last_seat: i64,
        roles: tuple[int, ...],
        cards: tuple[int, ...],
        pay: tuple[int, ...],
        due: tuple[int, ...],
        returned: tuple[int, ...],
    ) -> None:
        self.winner = winner
        self.last_seat = last_seat
        self.roles = roles
        self.cards = cards
        self.pay = pay
        self.due = due
        self.returned = returned

    def with_card(self, seat: i64) -> RoundResult:
        """The result after a seat got one more gold card."""
        cards = replaced(self.cards, seat, self.cards[seat] + 1)
        return RoundResult(
            self.winner, self.last_seat, self.roles, cards, self.pay, self.due, self.returned
        )


class Table(PublicTable):
    """The public part of a game (see `PublicTable`).

    Attributes:
        options: the rules that this table plays by.
        round: the number of the round, from 1; 0 before the first deal.
        starter: who began the round.
        last_seat: who played (or passed) the last card of the round so far, or `NO_SEAT`.
        maze: the cards on the table.
        goal_place: the place numbers of the goals, north to south.
        goal_face: what each goal shows: `HIDDEN`, or `TREASURE` or one of the stones.
        goal_shape: the shape that each face-up goal lies as; 0 while it has no orientation.
        broken: the broken tools in front of each seat, as a mask of tools.
        hand_sizes: the number of cards in each hand.
        pile_size: the number of cards in the draw pile.
        gold_sizes: the number of gold cards that each seat holds.
        stack_size: the number of gold cards in the stack.
        offered: the number of gold cards that the digger who picks chooses from.
        laid_place: the place of the card just laid, while stones are being turned.
        stones: the goals turned up and not yet oriented, north to south.
        ways: the shapes from which the player chooses for the first of them (S-54, S-58).
        results: how the finished rounds ended; the current one too once it has been won.
        all_gold: at the end of the game, the values of each seat's gold cards (S-72).
    """

    def __init__(self, options: Options, seats: i64, first: i64, maze: Maze) -> None:
        super().__init__(seats, first)
        self.options = options
        self.round: i64 = 0
        self.starter: i64 = NO_SEAT
        self.last_seat: i64 = NO_SEAT
        self.maze = maze
        self.goal_place = NOTHING
        self.goal_face = NOTHING
        self.goal_shape = NOTHING
        self.broken = NOTHING
        self.hand_sizes = NOTHING
        self.pile_size: i64 = 0
        self.gold_sizes = NOTHING
        self.stack_size: i64 = 0
        self.offered: i64 = 0
        self.laid_place: i64 = NO_PLACE
        self.stones: tuple[int, ...] = ()
        self.ways: tuple[int, ...] = ()
        self.results: tuple[RoundResult, ...] = ()
        self.all_gold: tuple[tuple[int, ...], ...] = ()

    def clone(self) -> Table:
        """A table that shares nothing mutable with this one."""
        copy = Table(self.options, self.seats, self.first, self.maze.clone())
        copy.round = self.round
        copy.phase = self.phase
        copy.decider = self.decider
        copy.on_turn = self.on_turn
        copy.starter = self.starter
        copy.last_seat = self.last_seat
        copy.goal_place = self.goal_place[:]
        copy.goal_face = self.goal_face[:]
        copy.goal_shape = self.goal_shape[:]
        copy.broken = self.broken[:]
        copy.hand_sizes = self.hand_sizes[:]
        copy.pile_size = self.pile_size
        copy.discards = self.discards[:]
        copy.gold_sizes = self.gold_sizes[:]
        copy.stack_size = self.stack_size
        copy.offered = self.offered
        copy.laid_place = self.laid_place
        copy.stones = self.stones
        copy.ways = self.ways
        copy.results = self.results
        copy.all_gold = self.all_gold
        return copy

    def winners(self) -> list[int]:
        """S-72: whoever has the most gold after the last round; those who tie share the win."""
        if self.phase != OVER:
            return []
        scores = [sum(cards) for cards in self.all_gold]
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def goal_at(self, place: i64) -> i64:
        """Which goal lies at a place number, or -1."""
        goal: i64
        for goal in range(len(self.goal_place)):
            if self.goal_place[goal] == place:
                return goal
        return -1


def new_table(options: Options, seats: i64, first: i64) -> Table:
    """The table before the first deal.

    Args:
        options: the options of the table.
        seats: the number of players.
        first: the seat that begins.
    """
    table = Table(options, seats, first, empty_maze())
    table.goal_place = filled(GOALS, NO_PLACE)
    table.goal_face = filled(GOALS, HIDDEN)
    table.goal_shape = filled(GOALS, 0)
    table.broken = filled(seats, 0)
    table.hand_sizes = filled(seats, 0)
    table.gold_sizes = filled(seats, 0)
    return table


def replaced(amounts: tuple[int, ...], seat: i64, amount: int) -> tuple[int, ...]:
    """The amounts with another one at a seat.

    Args:
        amounts: the amounts by seat.
        seat: the player's seat.
        amount: the new amount.
    """
    return (*amounts[:seat], amount, *amounts[seat + 1 :])
