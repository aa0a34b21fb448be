"""What could be believed in The Dark Cave, and what each clan could expect to carry out."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import SABOTEUR
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.dark_cave.beliefs import believe
from pitprop.opponents.dark_cave.evidence import Evidence
from pitprop.opponents.dark_cave.purposefulness import purposefulness
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.why import Why

_CLANS = (0, 1)


def suspicion(view: View) -> Sequence[float]:
    """See `Hindsight`: a seat knows what it is itself, and the clan cards that it has seen."""
    table = view.table
    evidence = Evidence(table, view.log, purposefulness(view.seats, view.log))
    if view.seat < 0:
        return believe(table, evidence, list(table.shown))
    return believe(table, evidence, view.characters, view.aside)


def is_saboteur(view: View) -> bool:
    """See `Hindsight`."""
    return bool(view.characters[view.seat] == SABOTEUR)


def expected(views: Sequence[View]) -> Sequence[float]:
    """See `Hindsight`: what each clan's treasure would be worth (D-83).

    What a dwarf carries counts as far as its player can hope to get it out.
    """
    table = views[0].table
    if table.result is not None:
        return [float(worth) for worth in table.result.treasures]
    sides = [work_for(table.clans[seat], view.characters[seat]) for seat, view in enumerate(views)]
    carried = [_hoped_for(view) for view in views]
    return [
        sum(gold for gold, side in zip(carried, sides, strict=True) if side == clan)
        * sides.count(1 - clan)
        for clan in _CLANS
    ]


def chances(views: Sequence[View]) -> Sequence[float]:
    """See `Hindsight`: the treasures tell who is ahead."""
    return ()


def why(before: View, after: View) -> Why | None:
    """See `Hindsight`: the move says it itself."""
    return None


def _hoped_for(view: View) -> float:
    gold = float(view.table.gold[view.seat])
    if view.table.dwarves[view.seat] == OUT or not gold:
        return gold
    at = Situation(view)
    return gold * min(1.0, at.prospect(view.seat, at.at[view.seat]))
