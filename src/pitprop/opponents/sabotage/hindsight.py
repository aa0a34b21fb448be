"""What could be expected of a game of Sabotage: the points of both roofs, and the match."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import ROOFS, roof_of
from pitprop.games.sabotage.rules.scoring import worth
from pitprop.games.sabotage.rules.table import OVER
from pitprop.opponents.base import Heard
from pitprop.opponents.sabotage.search.match_equity import SPREAD
from pitprop.opponents.sabotage.situation import Situation
from pitprop.opponents.sabotage.weighing.roof_changes import changed_roof
from pitprop.opponents.why import Why

_LEAST: Final = 0.05


def beliefs(view: View, heard: Sequence[Heard] = ()) -> Sequence[float]:
    """See `Hindsight`: everybody knows who plays with whom."""
    return ()


def is_saboteur(view: View) -> bool:
    """See `Hindsight`."""
    return False


def expected(views: Sequence[View]) -> Sequence[float]:
    """See `Hindsight`: the points of this game, each roof as its builders see it."""
    table = views[0].table
    if len(table.results) == table.round > 0:
        return [float(points) for points in table.results[-1].scores]
    found = [0.0] * ROOFS
    for view in views:
        mine = roof_of(view.seat)
        found[mine] = max(found[mine], Situation(view).own.expected)
    return found


def chances(views: Sequence[View]) -> Sequence[float]:
    """See `Hindsight`: from the points so far, those expected now, and the games to come."""
    table = views[0].table
    now = list(expected(views))
    is_counted = len(table.results) == table.round > 0
    totals = table.totals()
    lead = float(totals[0] - totals[1]) + (0.0 if is_counted else now[0] - now[1])
    games = float(table.games_left()) + (0.0 if is_counted else _still_open(views))
    if games <= 0 or table.phase == OVER:
        first = 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0
    else:
        first = 0.5 * (1 + math.erf(lead / (SPREAD * math.sqrt(2 * games))))
    return [first, 1 - first]


def why(before: View, after: View) -> Why | None:
    """See `Hindsight`: what happened to a roof (`side`), and what its system is worth now."""
    for entry in list(after.log)[len(before.log) :]:
        event, seat = log.event_of(entry), int(log.seat_of(entry))
        if event == log.CLOSED:
            return Why("closes")
        if event == log.DISCARDED:
            return Why("discards", {"side": roof_of(seat)})
        if log.changes_roof(event):
            side = changed_roof(entry)
            return _changed(before, after, event == log.LAID, side)
    return None


def _changed(before: View, after: View, laid: bool, side: int) -> Why:
    was, now = (int(worth(view.table.roofs[side])) for view in (before, after))
    if was != now:
        return Why("raises" if now > was else "lowers", {"side": side, "before": was, "after": now})
    return Why("lays" if laid else "takes", {"side": side})


def _still_open(views: Sequence[View]) -> float:
    """How much of a game is still to come: the share of cards that haven't been played."""
    cards = sum(views[0].table.options.copies())
    return min(1.0, max(_LEAST, Situation(views[0]).left / cards))
