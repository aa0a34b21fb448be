"""Who has looked at which goal (S-45): everybody sees that, but not what was there."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.opponents.hearsay import Look
from pitprop.opponents.saboteur.ways.grid import cell_of, goal_at_cell


def goal_looked_at(logged: i64) -> int:
    """The goal that somebody looked at by an event; -1 where nobody did."""
    if log.event_of(logged) != log.LOOKED:
        return -1
    return int(goal_at_cell(cell_of(log.x_of(logged), log.y_of(logged))))


def looks(view: View) -> list[Look]:
    """All looks at goals that the view's log tells of, in order."""
    found = [
        Look(int(log.seat_of(logged)), goal_looked_at(logged), number)
        for number, logged in enumerate(view.log)
    ]
    return [look for look in found if look.goal >= 0]
