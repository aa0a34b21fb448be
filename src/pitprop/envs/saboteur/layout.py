"""What the actions of Saboteur are, and what its observations hold."""

from __future__ import annotations

from functools import partial
from typing import Final

from pitprop.envs.actions import actions_of, block_of
from pitprop.envs.fields import Axis, Field, Fields, Window, options_field
from pitprop.games.saboteur.moves import MOVES, decode
from pitprop.games.saboteur.options import OPTIONS
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    COPIES,
    DECK,
    GOAL_NAMES,
    GOAL_SHAPE,
    GOAL_X,
    GOAL_Y,
    GOALS,
    KIND_NAMES,
    KINDS,
    MAP,
    MAX_SEATS,
    MAX_VALUE,
    MENDS,
    ROCKFALL,
    ROLE_NAMES,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
    TREASURE,
)
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    TAKE,
    TURN,
    pack,
)
from pitprop.games.saboteur.rules.table import MOST_ROUNDS, PHASE_NAMES, WINNER_NAMES
from pitprop.tunnels.card import SHAPES, SIDES, TURNED
from pitprop.tunnels.maze import pack as packed_place

WINDOW: Final = Window(west=-8, east=11, north=-8, south=8)
"""The goals lie at x 8, as far apart as y -2 and 2."""

EVENTS: Final = 16
"""How many of the latest events an observation holds."""

PLANES: Final = (
    *(f"opening {side}" for side in SIDES),
    *(f"opening {side} joined to the start" for side in SIDES),
    "dead end",
    "start",
    "tunnel",
    "goal face up",
    "goal face down",
)
GOAL_FACTS: Final = (*GOAL_NAMES, "face up", "to be turned")
PLAYER_FACTS: Final = (
    "seated",
    "self",
    "decides",
    "on turn",
    "began the round",
    *(f"{tool} broken" for tool in TOOLS),
    "cards in hand",
    "gold cards",
    "cards discarded face down",
    *(f"known as {role}" for role in ROLE_NAMES),
    *(f"looked at goal {goal + 1}" for goal in range(GOALS)),
)
EVENT_FACTS: Final = (
    "kind, plus one",
    "seat, plus one",
    "card, plus one",
    "aimed at seat or number, plus one",
    "tool, plus one",
    "x in the window, plus one",
    "y in the window, plus one",
    "what the seat alone knows of it, plus one",
)

_CARDS: Final = Axis("kind of card", tuple(KIND_NAMES))
_VALUES: Final = Axis("value", tuple(str(value + 1) for value in range(MAX_VALUE)))

FIELDS: Final = Fields(
    [
        Field("maze", "The cards on the table (S-80).", (Axis("plane", PLANES), *WINDOW.axes())),
        Field(
            "goals",
            "What the seat knows of each goal, north to south (S-45, S-50).",
            (Axis("goal", size=GOALS), Axis("fact", GOAL_FACTS)),
        ),
        Field(
            "players",
            "What is known of each player (S-80, S-81).",
            (Axis("seat", size=MAX_SEATS), Axis("fact", PLAYER_FACTS)),
            high=len(DECK),
        ),
        Field("hand", "The seat's own cards.", (_CARDS,), high=max(COPIES)),
        Field("discards", "The cards discarded face up.", (_CARDS,), high=max(COPIES)),
        Field("own discards", "What the seat passed face down.", (_CARDS,), high=max(COPIES)),
        Field("gold", "The seat's own gold cards.", (_VALUES,), high=16),
        Field("offer", "The gold cards to pick from (S-61).", (_VALUES,), high=MAX_SEATS),
        Field(
            "left",
            "The cards in the draw pile, the gold cards in the stack, those offered.",
            (Axis("where", ("pile", "stack", "offer")),),
            high=len(DECK),
        ),
        Field("round", "Which round it is.", (Axis("round", size=MOST_ROUNDS),)),
        Field("phase", "What has to be decided.", (Axis("phase", tuple(PHASE_NAMES)),)),
        Field(
            "results",
            "Who won the rounds that are over.",
            (Axis("round", size=MOST_ROUNDS), Axis("winner", tuple(WINNER_NAMES))),
        ),
        options_field(OPTIONS),
        Field(
            "events",
            "The latest events since the seat's last decision, newest first (S-80, S-81); drawing "
            "isn't told, since everybody draws.",
            (Axis("event", size=EVENTS), Axis("fact", EVENT_FACTS)),
            high=64,
        ),
    ]
)


def _there(x: int, y: int) -> int:
    return packed_place(x, y)


_LYING: Final = [shape for shape in range(SHAPES) if SHAPE_KIND[shape] >= 0]
_STONES: Final = sorted(
    {
        lying
        for stone in range(GOALS)
        if stone != TREASURE
        for lying in (GOAL_SHAPE[stone], TURNED[GOAL_SHAPE[stone]])
    }
)
_REPAIRS: Final = [
    (kind, tool)
    for kind in range(KINDS)
    for tool in range(len(TOOLS))
    if MENDS[kind] & TOOL_BIT[tool]
]

_block: Final = partial(block_of, decode=decode)

ACTIONS: Final = actions_of(
    MOVES,
    [
        _block(
            "lay",
            "Lay a path card as it is to lie (S-30).",
            (
                pack(LAY, shape, coordinates=_there(x, y))
                for shape in _LYING
                for x, y in WINDOW.places()
            ),
        ),
        _block(
            "break",
            "Break a tool of a player (S-40).",
            (
                pack(BREAK_TOOL, BREAK + tool, seat, tool)
                for tool in range(len(TOOLS))
                for seat in range(MAX_SEATS)
            ),
        ),
        _block(
            "mend",
            "Mend a tool of a player (S-42, S-43).",
            (pack(MEND, kind, seat, tool) for kind, tool in _REPAIRS for seat in range(MAX_SEATS)),
        ),
        _block(
            "rockfall",
            "Take a tunnel card off the maze (S-44).",
            (pack(ROCKFALL_ON, ROCKFALL, coordinates=_there(x, y)) for x, y in WINDOW.places()),
        ),
        _block(
            "map",
            "Look at a goal (S-45).",
            (
                pack(LOOK_AT, MAP, coordinates=_there(x, y))
                for x, y in zip(GOAL_X, GOAL_Y, strict=True)
            ),
        ),
        _block(
            "pass", "Discard a card face down (S-23).", (pack(PASS, kind) for kind in range(KINDS))
        ),
        _block("turn", "Choose how a stone lies (S-54).", (pack(TURN, way) for way in _STONES)),
        _block(
            "take",
            "Pick a gold card (S-61).",
            (pack(TAKE, value) for value in range(1, MAX_VALUE + 1)),
        ),
    ],
)
