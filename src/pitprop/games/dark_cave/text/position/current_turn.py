"""The line `now`: what is going on in the turn, by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from pitprop.games.dark_cave.rules.table import (
    CARD,
    MOVING,
    NO_CREATURE,
    PHASE_NAMES,
    VOTING,
    Table,
)


def _yes(is_so: bool) -> str:
    return "yes" if is_so else ""


def seats_word(table: Table, mask: int) -> str:
    """A set of seats, counted from 1."""
    return ",".join(str(seat + 1) for seat in table.seats_in(mask))


NOW: Final[Mapping[str, Callable[[Table], str]]] = {
    "phase": lambda table: PHASE_NAMES[table.phase],
    "turns": lambda table: str(table.turns),
    "losses": lambda table: str(table.losses or ""),
    "steps": lambda table: str(table.steps) if table.phase != CARD else "",
    "moved": lambda table: _yes(table.moved),
    "blocked": lambda table: _yes(table.blocked),
    "draws": lambda table: str(table.draws) if table.phase != CARD else "",
    "drawer": lambda table: str(table.drawer + 1) if table.drawer != table.on_turn else "",
    "proposed": lambda table: _yes(table.proposed),
    "vote": lambda table: str(table.decider + 1) if table.phase == VOTING else "",
    "before": lambda table: "moving" if table.before_vote == MOVING else "",
    "attacker": lambda table: str(table.attacker + 1) if table.attacker != NO_CREATURE else "",
    "victims": lambda table: seats_word(table, table.victims),
    "asked": lambda table: seats_word(table, table.asked),
    "losing": lambda table: seats_word(table, table.losing),
    "arriving": lambda table: _yes(table.is_arriving),
    "closing": lambda table: _yes(table.is_closing),
    "turning": lambda table: str(table.turning + 1) if table.turning >= 0 else "",
}
"""What may stand in the line, and what a table says of it; nothing where it has its default."""


def current_turn(table: Table) -> dict[str, str]:
    """What is going on in the turn."""
    now = {name: word_of(table) for name, word_of in NOW.items()}
    return {name: word for name, word in now.items() if word}
