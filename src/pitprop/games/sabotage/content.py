"""What tables, states and views of Sabotage hold; their bytes and their equality follow."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.content import (
    FLAG,
    LIST,
    NUMBER,
    TEXT_OR_NONE,
    TUPLE,
    VECTOR,
    Content,
    Item,
    items,
    many,
    options_of,
)
from pitprop.games.sabotage.options import Options
from pitprop.games.sabotage.rules.table import RoundResult, Table

_RESULT: Final = Content([Item("closed_by", NUMBER), *items(TUPLE, "worth", "scores")])
_TABLE: Final = Content(
    given=[Item("options", options_of(Options)), *items(NUMBER, "seats", "first")],
    later=[
        *items(NUMBER, "round", "phase", "decider", "on_turn", "dealer", "last_seat"),
        *items(NUMBER, "hand_sizes", "pile_size"),
        Item("asked", FLAG),
        *items(VECTOR, "roofs", "discards"),
        Item("results", many(_RESULT.kind(RoundResult))),
    ],
)
STATE: Final = Content(
    given=[Item("table", _TABLE.kind(Table)), Item("seed", TEXT_OR_NONE)],
    later=[*items(VECTOR, "hands", "pile", "log"), Item("drawn", NUMBER)],
    what="a state of Sabotage",
)
VIEW: Final = Content(
    [
        Item("table", _TABLE.kind(Table)),
        Item("seat", NUMBER),
        Item("hand", LIST),
        Item("log", VECTOR),
    ],
    what="a view of Sabotage",
)
