"""What tables, states and views of Saboteur hold; their bytes and their equality follow."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.content import (
    LIST,
    NUMBER,
    TEXT_OR_NONE,
    TUPLE,
    TUPLES,
    VECTOR,
    Content,
    Item,
    items,
    many,
    options_of,
    plain,
)
from pitprop.games.saboteur.knowledge.secrets import Pick, Returned
from pitprop.games.saboteur.options import Options
from pitprop.games.saboteur.rules.table import RoundResult, Table
from pitprop.tunnels.content import MAZE

_RESULT: Final = Content(
    [
        *items(NUMBER, "winner", "last_seat"),
        *items(TUPLE, "roles", "cards", "pay", "due", "returned"),
    ]
)
_PICK: Final = Content(
    [*items(NUMBER, "round", "seat"), Item("offer", TUPLE), Item("value", NUMBER)]
)
_RETURNED: Final = Content(items(NUMBER, "round", "seat", "value"))

_TABLE: Final = Content(
    given=[
        Item("options", options_of(Options)),
        *items(NUMBER, "seats", "first"),
        Item("maze", MAZE),
    ],
    later=[
        *items(NUMBER, "round", "phase", "decider", "on_turn", "starter", "last_seat"),
        *items(NUMBER, "pile_size", "stack_size", "offered", "laid_place"),
        *items(VECTOR, "goal_place", "goal_face", "goal_shape"),
        *items(VECTOR, "broken", "hand_sizes", "discards", "gold_sizes"),
        *items(TUPLE, "stones", "ways"),
        Item("results", many(_RESULT.kind(RoundResult))),
        Item("all_gold", TUPLES),
    ],
)
STATE: Final = Content(
    given=[Item("table", _TABLE.kind(Table)), Item("seed", TEXT_OR_NONE)],
    later=[
        *items(TUPLE, "roles", "goals", "stack", "offer"),
        *items(VECTOR, "hands", "pile", "passed", "looked", "log"),
        Item("drawn", NUMBER),
        *items(TUPLES, "gold", "gained"),
        Item("picks", many(_PICK.kind(Pick))),
        Item("returned", many(_RETURNED.kind(Returned))),
    ],
    what="a state of Saboteur",
)
VIEW: Final = Content(
    [
        Item("table", _TABLE.kind(Table)),
        Item("seat", NUMBER),
        Item("hand", LIST),
        Item("role", NUMBER),
        *items(LIST, "known_goals", "passed", "gold", "offer"),
        Item("picks", plain(list[tuple[int, tuple[int, ...], int]])),
        Item("returned", plain(list[tuple[int, int]])),
        Item("log", VECTOR),
    ],
    what="a view of Saboteur",
)
