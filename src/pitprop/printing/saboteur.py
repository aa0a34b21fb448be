"""What is printed of Saboteur: all cards of S-1 to S-6."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pitprop.games.saboteur.rules.cards import (
    COPIES,
    DIGGERS,
    GOAL_NAMES,
    GOLD_COPIES,
    KIND_NAMES,
    MAX_SEATS,
    PATH_KINDS,
    SABOTEURS,
)
from pitprop.printing.pieces import Block, Card, Face, Part, PrintSet
from pitprop.printing.words import Speaker

CARD: Final = (56.0, 84.0)
_BACK: Final = Face("back")


def print_set(language: str) -> PrintSet:
    """All that is needed to play at a wooden table.

    Args:
        language: the language of the list of what there is.
    """
    say = Speaker("pitprop.printing", language)
    paths, actions = list(_of_hand(0, PATH_KINDS)), list(_of_hand(PATH_KINDS, len(KIND_NAMES)))
    goals, gold, roles = list(_goals()), list(_gold()), list(_roles())
    start = Card("start", Face("start"), Face("start"))
    return PrintSet(
        blocks=([Block([*paths, *actions, *gold, *roles, *goals, start], *CARD)],),
        parts=[
            Part(len(paths), say("saboteur-paths")),
            Part(len(actions), say("saboteur-actions")),
            Part(1, say("saboteur-start")),
            Part(len(goals), say("saboteur-goals")),
            Part(len(gold), say("saboteur-gold")),
            Part(len(roles), say("saboteur-dwarves")),
        ],
        shown=["start", "goal:treasure", "role:saboteur", "lamp"],
    )


def _of_hand(first: int, end: int) -> Iterator[Card]:
    for name, copies in zip(KIND_NAMES[first:end], COPIES[first:end], strict=True):
        yield from [Card(name, Face(name), _BACK)] * copies


def _goals() -> Iterator[Card]:
    for goal in GOAL_NAMES:
        yield Card(f"goal {goal}", Face(f"goal:{goal}"), Face("back:goal"))


def _gold() -> Iterator[Card]:
    for value, copies in enumerate(GOLD_COPIES):
        yield from [Card(f"gold {value}", Face(f"gold:{value}"), Face("back:gold"))] * copies


def _roles() -> Iterator[Card]:
    """S-10: as many as the largest table needs."""
    for role, copies in (("digger", DIGGERS[MAX_SEATS]), ("saboteur", SABOTEURS[MAX_SEATS])):
        yield from [Card(role, Face(f"role:{role}"), Face("back:role"))] * copies
