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
    lasting,
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
        *lasting(options_of(Options), "options"),
        *lasting(NUMBER, "seats", "first"),
        Item("maze", MAZE),
    ],
    later=[
        *items(NUMBER, "phase", "decider", "on_turn", "pile_size", "offered", "laid_place"),
        # Who begins the next round follows from the last two (S-71).
        *lasting(NUMBER, "round", "stack_size", "starter", "last_seat"),
        *items(VECTOR, "goal_place", "goal_face", "goal_shape", "broken", "hand_sizes", "discards"),
        *items(TUPLE, "stones", "ways"),
        *lasting(VECTOR, "gold_sizes"),
        *lasting(many(_RESULT.kind(RoundResult)), "results"),
        Item("all_gold", TUPLES),
    ],
)
STATE: Final = Content(
    given=[Item("table", _TABLE.kind(Table)), *lasting(TEXT_OR_NONE, "seed")],
    later=[
        *items(TUPLE, "roles", "goals", "offer"),
        *items(VECTOR, "hands", "pile", "passed", "looked", "log"),
        Item("drawn", NUMBER),
        *lasting(TUPLE, "stack"),
        *lasting(TUPLES, "gold", "gained"),
        *lasting(many(_PICK.kind(Pick)), "picks"),
        *lasting(many(_RETURNED.kind(Returned)), "returned"),
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
