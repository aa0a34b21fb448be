"""The start of a round: what was dealt is laid out (S-10 to S-16, S-70, S-71)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT, filled
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.rules.cards import GOAL_X, GOAL_Y, GOALS, HAND_SIZE, START_SHAPE
from pitprop.games.saboteur.rules.deal import PackedDeal
from pitprop.games.saboteur.rules.state_data import StateData
from pitprop.games.saboteur.rules.table import HIDDEN, PLAYING, Table
from pitprop.tunnels.maze import START, Maze, empty_maze


def _prepared_maze() -> Maze:
    """S-12: the start card and, each at its place, the goals face down."""
    maze = empty_maze()
    maze.lay(0, 0, START_SHAPE, START)
    for goal in range(GOALS):
        maze.hide_goal(GOAL_X[goal], GOAL_Y[goal])
    return maze


# What every round begins with; copied, never changed.
_PREPARED_MAZE: Final = _prepared_maze()
_GOAL_PLACES: Final[vec[i64]] = vec[i64](
    [_PREPARED_MAZE.find(GOAL_X[goal], GOAL_Y[goal]) for goal in range(GOALS)]
)

# Room for as many events as a round usually has, so that the log seldom grows.
_MANY_EVENTS: Final = 160


def prepare(state: StateData, deal: PackedDeal) -> None:
    """S-10 to S-16, S-70, S-71."""
    table = state.table
    state.roles = deal.roles
    state.goals = deal.goals
    state.hands = deal.hands
    state.pile = deal.pile
    state.drawn = 0
    state.passed = vec[i64]()
    state.looked = filled(table.seats, 0)
    if deal.gold is not None:
        state.stack = deal.gold
    _prepare_table(table, deal)
    table.stack_size = len(state.stack)
    state.log = vec[i64](capacity=_MANY_EVENTS)
    state.log_event(log.entry(log.DEALT, table.starter, card=table.round))


def _prepare_table(table: Table, deal: PackedDeal) -> None:
    table.starter = _next_starter(table, deal)
    table.round = deal.round
    table.phase = PLAYING
    table.on_turn = table.starter
    table.decider = table.starter
    table.last_seat = NO_SEAT
    lay_out(table)
    table.broken = filled(table.seats, 0)
    table.hand_sizes = filled(table.seats, HAND_SIZE[table.seats])
    table.pile_size = len(deal.pile)
    table.discards = vec[i64]()


def lay_out(table: Table) -> None:
    """S-12: what every round begins with."""
    table.maze = _PREPARED_MAZE.clone()
    table.goal_place = _GOAL_PLACES[:]
    table.goal_face = filled(GOALS, HIDDEN)
    table.goal_shape = filled(GOALS, 0)


def _next_starter(table: Table, deal: PackedDeal) -> i64:
    """S-16, S-71."""
    if deal.first != NO_SEAT:
        return deal.first
    before = table.starter if table.options.after_starter else table.last_seat
    return (before + 1) % table.seats
