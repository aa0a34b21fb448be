"""All cards and all gold of a state, counted where they lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pitprop.core.hand import unpacked
from pitprop.games.saboteur.cards import (
    BREAK,
    GOAL_NAMES,
    KIND_NAMES,
    ROLE_NAMES,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
)
from pitprop.games.saboteur.table import FACE_DOWN, Table
from pitprop.tunnels.maze import TUNNEL

if TYPE_CHECKING:
    from pitprop.games.saboteur.state import State


def cards_on_table(table: Table) -> list[int]:
    """The kinds that lie face up: tunnel cards, broken tools, face-up discards (S-80)."""
    maze = table.maze
    tunnels = [
        SHAPE_KIND[maze.shape(place)]
        for place in range(maze.places())
        if maze.lies(place) == TUNNEL
    ]
    tools = [
        BREAK + tool for mask in table.broken for tool in range(len(TOOLS)) if mask & TOOL_BIT[tool]
    ]
    return tunnels + tools + [card for card in table.discards if card < FACE_DOWN]


def census(state: State) -> dict[str, int]:
    """How many there are of each card (S-1): of hands, gold, goals and dwarves."""
    hidden = [*(kind for hand in state.hands for kind in unpacked(hand)), *state.passed]
    kinds = [*cards_on_table(state.table), *hidden, *state.pile[state.drawn :]]
    gold = [*state.stack, *state.offer, *(value for cards in state.gold for value in cards)]
    return dict(
        Counter(
            [
                *(KIND_NAMES[kind] for kind in kinds),
                *(f"gold {value}" for value in gold),
                *(f"goal {GOAL_NAMES[goal]}" for goal in state.goals),
                *(ROLE_NAMES[role] for role in state.roles),
            ]
        )
    )
