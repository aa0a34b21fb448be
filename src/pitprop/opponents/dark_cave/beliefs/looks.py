"""Who has looked at which goal (D-50): everybody sees that, but not what was there."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.opponents.hearsay import Look


def goal_looked_at(view: View, logged: i64) -> int:
    """The goal that somebody looked at by an event; -1 where nobody did.

    Args:
        view: what a player knows.
        logged: the entry of the log that tells it.
    """
    if log.event_of(logged) != log.LOOKED_GOAL:
        return -1
    return int(view.table.goal_at(log.spot_of(logged) // 64))


def looks(view: View) -> list[Look]:
    """All looks at goals, in order."""
    found = [
        Look(int(log.seat_of(logged)), goal_looked_at(view, logged), number)
        for number, logged in enumerate(view.log)
    ]
    return [look for look in found if look.goal >= 0]
