"""All cards and all gold of a state, counted where they lie."""

from __future__ import annotations

from collections import Counter

from pitprop.games.saboteur.rules.cards import (
    BREAK,
    GOAL_NAMES,
    KIND_NAMES,
    ROLE_NAMES,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
)
from pitprop.games.saboteur.rules.table import FACE_DOWN, Table
from pitprop.tunnels.maze import TUNNEL


def cards_on_table(table: Table) -> list[int]:
    """The kinds that lie face up: tunnel cards, broken tools, face-up discards (S-80)."""
    maze = table.maze
    tunnels = [
        SHAPE_KIND[maze.shape(place)]
        for place in range(maze.places())
        if maze.occupant(place) == TUNNEL
    ]
    tools = [
        BREAK + tool for mask in table.broken for tool in range(len(TOOLS)) if mask & TOOL_BIT[tool]
    ]
    return tunnels + tools + [card for card in table.discards if card < FACE_DOWN]


def census(
    table: Table,
    hidden: list[int],
    gold: list[int],
    goals: tuple[int, ...],
    roles: tuple[int, ...],
) -> dict[str, int]:
    """How many there are of each card (S-1).

    Args:
        table: what lies face up.
        hidden: the kinds of the cards in hands, in the draw pile and face down on the discard pile.
        gold: the values of all gold cards.
        goals: what the goals are.
        roles: the dwarf cards.
    """
    return dict(
        Counter(
            [
                *(KIND_NAMES[kind] for kind in [*cards_on_table(table), *hidden]),
                *(f"gold {value}" for value in gold),
                *(f"goal {GOAL_NAMES[goal]}" for goal in goals),
                *(ROLE_NAMES[role] for role in roles),
            ]
        )
    )
