"""The deck as a table (D-5): all cards from their data."""

from __future__ import annotations

from typing import Final

from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    COPIES,
    FIELDS,
    GOAL_FACE,
    GROUP_OF,
    KIND_NAMES,
    PATH_CARDS,
    PATH_KINDS,
    START_FACE,
)
from pitprop.games.dark_cave.rules.deck import load_deck
from pitprop.games.dark_cave.rules.deck_cards import ACTIONS, GROUPS

HEADERS: Final = ("card", "group", "openings", "feature", "fields", "copies")
"""The columns of the table; the first four are words."""


def rows() -> list[tuple[str, ...]]:
    """The deck, a row for each card: fixed cards, path cards, action cards."""
    deck = load_deck()
    fixed = [(START_FACE, deck.start)]
    fixed += [(GOAL_FACE + 2 * goal, card) for goal, card in enumerate(deck.goals)]
    found: list[tuple[str, ...]] = [
        (card.name, "", card.openings, card.feature, f"{_fields(face)}", "1")
        for face, card in fixed
    ]
    for kind, card in enumerate(PATH_CARDS):
        fields = f"{_fields(2 * kind)}"
        found.append((card.name, card.group, card.openings, card.feature, fields, f"{card.copies}"))
    for kind in range(PATH_KINDS, len(KIND_NAMES)):
        group = GROUPS[GROUP_OF[kind]]
        found.append((KIND_NAMES[kind], group, "", ACTIONS[ACTION[kind]], "", f"{COPIES[kind]}"))
    return found


def _fields(face: int) -> int:
    return int(FIELDS[face]).bit_count()
