"""States and views as bytes: equal bytes mean equal content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.options import Options
from pitprop.games.saboteur.table import RoundResult, Table
from pitprop.tunnels.maze import maze_of

if TYPE_CHECKING:
    from pitprop.games.saboteur.state import State
    from pitprop.games.saboteur.view import View

_RESULT_FIELDS = ("winner", "last_seat", "roles", "cards", "pay", "due", "returned")


class TableData(msgspec.Struct):
    """The content of a `Table`, attribute by attribute."""

    edition: str
    options: dict[str, str]
    seats: int
    maze: tuple[list[int], list[int]]
    results: list[tuple[int, int, list[int], list[int], list[int], list[int], list[int]]]
    numbers: dict[str, int]
    lists: dict[str, list[int]]
    stones: list[int]
    ways: list[int]
    all_gold: list[list[int]]


class StateData(msgspec.Struct):
    """The content of a `State`, attribute by attribute."""

    table: TableData
    seed: str | None
    roles: list[int]
    goals: list[int]
    hands: list[int]
    pile: list[int]
    drawn: int
    passed: list[int]
    stack: list[int]
    gold: list[list[int]]
    offer: list[int]
    looked: list[int]
    picks: list[tuple[int, int, list[int], int]]
    returned: list[tuple[int, int, int]]
    gained: list[list[int]]
    log: list[int]


_NUMBERS = (
    "first",
    "round",
    "phase",
    "decider",
    "on_turn",
    "starter",
    "last_seat",
    "pile_size",
    "stack_size",
    "offered",
    "laid_place",
)
_LISTS = (
    "goal_place",
    "goal_face",
    "goal_lies",
    "broken",
    "hand_sizes",
    "discards",
    "gold_sizes",
)


def _table_data(table: Table) -> TableData:
    return TableData(
        edition=table.options.edition,
        options=table.options.values,
        seats=table.seats,
        maze=(list(table.maze.cells), list(table.maze.coordinates)),
        results=[
            tuple(getattr(result, name) for name in _RESULT_FIELDS) for result in table.results
        ],
        numbers={name: getattr(table, name) for name in _NUMBERS},
        lists={name: list(getattr(table, name)) for name in _LISTS},
        stones=list(table.stones),
        ways=list(table.ways),
        all_gold=[list(cards) for cards in table.all_gold],
    )


def encode_state(state: State) -> bytes:
    """A whole state."""
    return msgspec.json.encode(
        StateData(
            table=_table_data(state.table),
            seed=state.seed,
            roles=list(state.roles),
            goals=list(state.goals),
            hands=list(state.hands),
            pile=list(state.pile),
            drawn=state.drawn,
            passed=list(state.passed),
            stack=list(state.stack),
            gold=[list(cards) for cards in state.gold],
            offer=list(state.offer),
            looked=list(state.looked),
            picks=[(pick.round, pick.seat, list(pick.offer), pick.value) for pick in state.picks],
            returned=[(back.round, back.seat, back.value) for back in state.returned],
            gained=[list(gained) for gained in state.gained],
            log=list(state.log),
        )
    )


def encode_view(view: View) -> bytes:
    """All that a view holds."""
    content: list[Any] = [
        _table_data(view.table),
        view.seat,
        view.hand,
        view.role,
        view.known_goals,
        view.passed,
        view.gold,
        view.offer,
        view.picks,
        view.returned,
        list(view.log),
    ]
    return msgspec.json.encode(content)


def read_state(data: bytes) -> StateData:
    """The content of a state.

    Raises:
        PitpropError: the bytes are not those of a state.
    """
    try:
        return msgspec.json.decode(data, type=StateData)
    except msgspec.MsgspecError as error:
        raise PitpropError(f"these bytes are no state of Saboteur: {error}") from error


def table_of(data: TableData) -> Table:
    """The table with this content."""
    cells, coordinates = data.maze
    maze = maze_of(vec[i64](cells), vec[i64](coordinates))
    table = Table(Options(data.edition, data.options), data.seats, data.numbers["first"], maze)
    for name in _NUMBERS:
        setattr(table, name, data.numbers[name])
    for name in _LISTS:
        setattr(table, name, vec[i64](data.lists[name]))
    table.stones = tuple(data.stones)
    table.ways = tuple(data.ways)
    table.results = tuple(
        RoundResult(winner, last_seat, *(tuple(values) for values in rest))
        for winner, last_seat, *rest in data.results
    )
    table.all_gold = tuple(tuple(cards) for cards in data.all_gold)
    return table
