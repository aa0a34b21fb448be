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
    lasting,
    many,
    options_of,
)
from pitprop.games.sabotage.options import Options
from pitprop.games.sabotage.rules.table import RoundResult, Table

_RESULT: Final = Content([Item("closed_by", NUMBER), *items(TUPLE, "worth", "scores")])
_TABLE: Final = Content(
    given=[*lasting(options_of(Options), "options"), *lasting(NUMBER, "seats", "first")],
    later=[
        *items(NUMBER, "phase", "decider", "on_turn", "last_seat", "hand_sizes", "pile_size"),
        # Who deals next follows from the dealer.
        *lasting(NUMBER, "round", "dealer"),
        Item("asked", FLAG),
        *items(VECTOR, "roofs", "discards"),
        *lasting(many(_RESULT.kind(RoundResult)), "results"),
    ],
)
STATE: Final = Content(
    given=[Item("table", _TABLE.kind(Table)), *lasting(TEXT_OR_NONE, "seed")],
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
