"""States and views as bytes: equal bytes mean equal content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import PitpropError
from pitprop.games.dark_cave.cave import Cave
from pitprop.games.dark_cave.net import Net
from pitprop.games.dark_cave.options import Options
from pitprop.games.dark_cave.table import Result, Table
from pitprop.tunnels.maze import maze_of

if TYPE_CHECKING:
    from pitprop.games.dark_cave.view import View

_NUMBERS: Final = (
    "first",
    "starter",
    "phase",
    "decider",
    "on_turn",
    "turns",
    "aside",
    "supply",
    "losses",
    "steps",
    "draws",
    "drawer",
    "before_vote",
    "asked",
    "attacker",
    "victims",
    "losing",
    "turning",
)
_FLAGS: Final = ("moved", "blocked", "proposed", "is_arriving", "is_closing")
_LISTS: Final = (
    "goal_place",
    "goal_shown",
    "dwarves",
    "left",
    "clans",
    "shown",
    "gold",
    "boots",
    "axes",
    "lying",
    "creatures",
    "creature_owner",
    "creature_kind",
    "backs",
    "pile",
    "discards",
)
_NET_LISTS: Final = ("faces", "ladders", "holes", "gold", "webs")


class ResultData(msgspec.Struct):
    """The content of a `Result`."""

    ending: int
    characters: tuple[int, ...]
    saved: tuple[int, int]
    workers: tuple[int, int]
    treasures: tuple[int, int]
    winner: int


class TableData(msgspec.Struct):
    """The content of a `Table`, attribute by attribute."""

    edition: str
    options: dict[str, str]
    seats: int
    maze: tuple[list[int], list[int]]
    net: dict[str, list[int]]
    numbers: dict[str, int]
    flags: dict[str, bool]
    lists: dict[str, list[int]]
    result: ResultData | None


class StateData(msgspec.Struct):
    """The content of a `State`, attribute by attribute."""

    table: TableData
    seed: str | None
    characters: list[int]
    aside: list[int]
    goals: list[int]
    hands: list[int]
    pile: list[int]
    drawn: int
    box: list[int]
    hidden: list[int]
    looked: list[int]
    met: list[int]
    log: list[int]


def _table_data(table: Table) -> TableData:
    net = table.net
    result = table.result
    return TableData(
        edition=table.options.edition,
        options=table.options.values,
        seats=table.seats,
        maze=(list(net.maze.cells), list(net.maze.coordinates)),
        net={name: list(getattr(net, name)) for name in _NET_LISTS},
        numbers={name: getattr(table, name) for name in _NUMBERS},
        flags={name: getattr(table, name) for name in _FLAGS},
        lists={name: list(getattr(table, name)) for name in _LISTS},
        result=None
        if result is None
        else ResultData(
            result.ending,
            result.characters,
            result.saved,
            result.workers,
            result.treasures,
            result.winner,
        ),
    )


def encode_state(state: Cave) -> bytes:
    """A whole state."""
    return msgspec.json.encode(
        StateData(
            table=_table_data(state.table),
            seed=state.seed,
            characters=list(state.characters),
            aside=list(state.aside),
            goals=list(state.goals),
            hands=list(state.hands),
            pile=list(state.pile),
            drawn=state.drawn,
            box=list(state.box),
            hidden=list(state.hidden),
            looked=list(state.looked),
            met=list(state.met),
            log=list(state.log),
        )
    )


def encode_view(view: View) -> bytes:
    """All that a view holds."""
    content: list[Any] = [
        _table_data(view.table),
        view.seat,
        view.hand,
        view.characters,
        view.known_goals,
        view.aside,
        view.hidden,
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
        raise PitpropError(f"these bytes are no state of The Dark Cave: {error}") from error


def table_of(data: TableData) -> Table:
    """The table with this content."""
    cells, coordinates = data.maze
    maze = maze_of(vec[i64](cells), vec[i64](coordinates))
    lists = [vec[i64](data.net[name]) for name in _NET_LISTS]
    net = Net(maze, lists[0], lists[1], lists[2], lists[3], lists[4])
    table = Table(Options(data.edition, data.options), data.seats, data.numbers["first"], net)
    for name in _NUMBERS:
        setattr(table, name, data.numbers[name])
    for name in _FLAGS:
        setattr(table, name, data.flags[name])
    for name in _LISTS:
        setattr(table, name, vec[i64](data.lists[name]))
    if data.result is not None:
        found = data.result
        table.result = Result(
            found.ending,
            found.characters,
            found.saved,
            found.workers,
            found.treasures,
            found.winner,
        )
    return table
