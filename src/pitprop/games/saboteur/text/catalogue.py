"""The cards of Saboteur, counted from the deck that is played with (S-1 to S-6)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pitprop.core.catalogue import CardGroup, CardKind
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


def catalogue(_options: Mapping[str, str]) -> Sequence[CardGroup]:
    """All cards; they are the same in all editions."""
    paths = KIND_NAMES[:PATH_KINDS]
    dead_ends = [name for name in paths if "." in name or len(name) == 1]
    tunnels = [name for name in paths if name not in dead_ends]
    actions = KIND_NAMES[PATH_KINDS:]
    return (
        CardGroup("tunnels", "S-3", [_of_hand(name, "path", "S-31") for name in tunnels]),
        CardGroup("dead-ends", "S-3", [_of_hand(name, "dead-end", "S-32") for name in dead_ends]),
        CardGroup("actions", "S-5", [_of_hand(name, *_deed_of(name)) for name in actions]),
        CardGroup(
            "layout",
            "S-4",
            [
                CardKind("start", 1, "start", "S-12"),
                CardKind("goal:treasure", 1, "treasure", "S-51"),
                *(CardKind(f"goal:{name}", 1, "stone", "S-52") for name in GOAL_NAMES[1:]),
            ],
        ),
        CardGroup(
            "roles",
            "S-1",
            [
                CardKind("role:digger", DIGGERS[MAX_SEATS], "digger", "S-51"),
                CardKind("role:saboteur", SABOTEURS[MAX_SEATS], "saboteur", "S-56"),
            ],
        ),
        CardGroup(
            "gold",
            "S-6",
            [
                CardKind(f"gold:{value}", copies, "gold", "S-72")
                for value, copies in enumerate(GOLD_COPIES)
                if copies
            ],
        ),
    )


def _of_hand(name: str, does: str, clause: str) -> CardKind:
    return CardKind(name, COPIES[KIND_NAMES.index(name)], does, clause)


def _deed_of(action: str) -> tuple[str, str]:
    """What an action card does, and its clause."""
    if action.startswith("break-"):
        return "break", "S-40"
    if "+" in action:
        return "either", "S-43"
    return {"rockfall": ("rockfall", "S-44"), "map": ("map", "S-45")}.get(action, ("mend", "S-42"))
