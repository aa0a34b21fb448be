"""States and views as bytes: equal bytes mean equal content."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.errors import PitpropError
from pitprop.games.sabotage.options import Options
from pitprop.games.sabotage.table import RoundResult, Table

if TYPE_CHECKING:
    from pitprop.games.sabotage.state import State
    from pitprop.games.sabotage.view import View


class TableData(msgspec.Struct):
    """The content of a `Table`, attribute by attribute."""

    edition: str
    options: dict[str, str]
    seats: int
    numbers: dict[str, int]
    asked: bool
    roofs: list[int]
    discards: list[int]
    results: list[tuple[int, tuple[int, int], tuple[int, int]]]


class StateData(msgspec.Struct):
    """The content of a `State`, attribute by attribute."""

    table: TableData
    seed: str | None
    hands: list[int]
    pile: list[int]
    drawn: int
    log: list[int]


_NUMBERS = (
    "first",
    "round",
    "phase",
    "decider",
    "on_turn",
    "dealer",
    "last_seat",
    "hand_sizes",
    "pile_size",
)


def _table_data(table: Table) -> TableData:
    return TableData(
        edition=table.options.edition,
        options=table.options.values,
        seats=table.seats,
        numbers={name: getattr(table, name) for name in _NUMBERS},
        asked=table.asked,
        roofs=list(table.roofs),
        discards=list(table.discards),
        results=[(result.closed_by, result.worth, result.scores) for result in table.results],
    )


def encode_state(state: State) -> bytes:
    """A whole state."""
    return msgspec.json.encode(
        StateData(
            table=_table_data(state.table),
            seed=state.seed,
            hands=list(state.hands),
            pile=list(state.pile),
            drawn=state.drawn,
            log=list(state.log),
        )
    )


def encode_view(view: View) -> bytes:
    """All that a view holds."""
    content: list[Any] = [_table_data(view.table), view.seat, view.hand, list(view.log)]
    return msgspec.json.encode(content)


def read_state(data: bytes) -> StateData:
    """The content of a state.

    Raises:
        PitpropError: the bytes are not those of a state.
    """
    try:
        return msgspec.json.decode(data, type=StateData)
    except msgspec.MsgspecError as error:
        raise PitpropError(f"these bytes are no state of Sabotage: {error}") from error


def table_of(data: TableData) -> Table:
    """The table with this content."""
    table = Table(Options(data.edition, data.options), data.seats, data.numbers["first"])
    for name in _NUMBERS:
        setattr(table, name, data.numbers[name])
    table.asked = data.asked
    table.roofs = vec[i64](data.roofs)
    table.discards = vec[i64](data.discards)
    table.results = tuple([RoundResult(*result) for result in data.results])
    return table
