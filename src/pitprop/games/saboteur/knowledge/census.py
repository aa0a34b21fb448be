"""All cards and all gold of a state, counted where they lie."""

from __future__ import annotations

from collections import Counter

from pitprop.core.face_down import FACE_DOWN
from pitprop.core.hand import unpacked
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    GOAL_NAMES,
    KIND_NAMES,
    ROLE_NAMES,
    SHAPE_KIND,
    tools_in,
)
from pitprop.games.saboteur.rules.state_data import StateData
from pitprop.games.saboteur.rules.table import Table
from pitprop.tunnels.maze import TUNNEL


def cards_on_table(table: Table) -> list[int]:
    """The kinds that lie face up: tunnel cards, broken tools, face-up discards (S-80)."""
    maze = table.maze
    tunnels = [
        SHAPE_KIND[maze.shape(place)]
        for place in range(maze.places())
        if maze.occupant(place) == TUNNEL
    ]
    tools = [BREAK + tool for mask in table.broken for tool in tools_in(mask)]
    return tunnels + tools + [card for card in table.discards if card < FACE_DOWN]


def census(state: StateData) -> dict[str, int]:
    """How many there are of each card and gold card, wherever they lie (S-1)."""
    kinds = [
        *cards_on_table(state.table),
        *(kind for hand in state.hands for kind in unpacked(hand)),
        *state.passed,
        *state.pile[state.drawn :],
    ]
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
