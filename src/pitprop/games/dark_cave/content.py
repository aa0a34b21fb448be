"""What tables, states and views of The Dark Cave hold; their bytes and their equality follow."""

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
    options_of,
    or_none,
)
from pitprop.games.dark_cave.options import Options
from pitprop.games.dark_cave.rules.net import Net
from pitprop.games.dark_cave.rules.table import Result, Table
from pitprop.tunnels.content import MAZE

_NET: Final = Content(
    [Item("maze", MAZE), *items(VECTOR, "faces", "ladders", "holes", "gold", "webs")]
)
_RESULT: Final = Content(
    [
        Item("ending", NUMBER),
        *items(TUPLE, "characters", "saved", "workers", "treasures"),
        Item("winner", NUMBER),
    ]
)
_TABLE: Final = Content(
    given=[
        Item("options", options_of(Options)),
        *items(NUMBER, "seats", "first"),
        Item("net", _NET.kind(Net)),
    ],
    later=[
        *items(NUMBER, "starter", "phase", "decider", "on_turn", "turns", "aside", "supply"),
        *items(NUMBER, "losses", "steps", "draws", "drawer", "before_vote", "asked"),
        *items(NUMBER, "attacker", "victims", "losing", "turning"),
        *items(FLAG, "moved", "blocked", "proposed", "is_arriving", "is_closing"),
        *items(VECTOR, "goal_place", "goal_shown", "dwarves", "left", "clans", "shown", "gold"),
        *items(VECTOR, "boots", "axes", "lying", "backs", "pile", "discards"),
        *items(VECTOR, "creatures", "creature_owner", "creature_kind"),
        Item("result", or_none(_RESULT.kind(Result))),
    ],
)
STATE: Final = Content(
    given=[Item("table", _TABLE.kind(Table)), Item("seed", TEXT_OR_NONE)],
    later=[
        *items(VECTOR, "characters", "goals", "hands", "pile", "hidden", "looked", "met", "log"),
        *items(TUPLE, "aside", "box"),
        Item("drawn", NUMBER),
    ],
    what="a state of The Dark Cave",
)
VIEW: Final = Content(
    [
        Item("table", _TABLE.kind(Table)),
        Item("seat", NUMBER),
        *items(LIST, "hand", "characters", "known_goals"),
        Item("aside", TUPLE),
        Item("hidden", LIST),
        Item("log", VECTOR),
    ],
    what="a view of The Dark Cave",
)
