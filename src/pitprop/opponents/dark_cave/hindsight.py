"""What could be believed in The Dark Cave, and what each clan could expect."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.public_table import DEALING
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import SABOTEUR
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.base import Heard
from pitprop.opponents.dark_cave.beliefs.clans import believe, guilt
from pitprop.opponents.dark_cave.beliefs.evidence import Evidence
from pitprop.opponents.dark_cave.beliefs.hearsay import opinions
from pitprop.opponents.dark_cave.beliefs.purposefulness import purposefulness
from pitprop.opponents.dark_cave.players.expert import plan_for
from pitprop.opponents.dark_cave.search.evaluation import chance_to_win
from pitprop.opponents.dark_cave.search.scene import Scene
from pitprop.opponents.dark_cave.search.worlds import Worlds
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.why import Why

_CLANS = (0, 1)

_LEAST_CHANGE: Final = 0.2
"""How much evidence it takes for what somebody does to another to be telling."""

_LIKELY: Final = 0.5

_WORLDS: Final = 2
"""How many worlds of each seat each clan's chances are estimated from."""


def beliefs(view: View, heard: Sequence[Heard] = ()) -> Sequence[float]:
    """See `Hindsight`: a seat knows what it is itself, and the clan cards that it has seen."""
    table = view.table
    if table.result is not None:
        # All have shown themselves (D-83), and nothing is left to be believed.
        return [float(character == SABOTEUR) for character in table.shown]
    evidence = _evidence(view)
    if view.seat < 0:
        return guilt(believe(table, evidence, list(table.shown)), table.seats)
    side = work_for(table.clans[view.seat], view.characters[view.seat])
    said = opinions(view, heard)
    return guilt(believe(table, evidence, view.characters, view.aside, side, said), table.seats)


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
    """See `Hindsight`: each clan's chances with everybody's true side, wherever the exit may be.

    They are how `expert` evaluates the position in worlds that each seat could believe in. Together
    they may be less than one, as a game may have no winner (D-83).
    """
    table = views[0].table
    if table.result is not None:
        return [float(table.result.winner == clan) for clan in _CLANS]
    if table.phase == DEALING:
        return ()
    characters = vec[i64]([view.characters[view.seat] for view in views])
    by = plan_for(table).evaluation
    sums = [0.0, 0.0]
    for view in views:
        worlds = Worlds(Situation(view, closely=True), FastRandom(view.seat))
        for _ in range(_WORLDS):
            world = worlds.draw()
            world.characters = characters[:]
            scene = Scene(world)
            for clan in _CLANS:
                sums[clan] += chance_to_win(scene, clan, by)
    return [each / (_WORLDS * len(views)) for each in sums]


def why(before: View, after: View) -> Why | None:
    """See `Hindsight`: what somebody did to another who seemed to be of the same side, or not."""
    for entry in list(after.log)[len(before.log) :]:
        if log.event_of(entry) in (log.SHOWN, log.GAME_OVER):
            return Why("shows")
    was, now = _evidence(before).bonds, _evidence(after).bonds
    pairs = [(one, other) for one in range(after.seats) for other in range(after.seats)]
    most = max(pairs, key=lambda pair: abs(now[pair[0]][pair[1]] - was[pair[0]][pair[1]]))
    one, other = most
    change = now[one][other] - was[one][other]
    if abs(change) < _LEAST_CHANGE:
        return None
    word = "helps" if change > 0 else "hinders"
    return Why(f"{word}-{'mate' if _are_mates(before, one, other) else 'foe'}", {"seat": other})


def _are_mates(view: View, one: int, other: int) -> bool:
    """Whether a player seems to work for the clan whose colour another one has."""
    is_saboteur = beliefs(view)[other] > _LIKELY
    return bool(view.table.clans[one] == view.table.clans[other]) != is_saboteur


def _evidence(view: View) -> Evidence:
    return Evidence(view.table, view.log, purposefulness(view.seats, view.log))


def _hoped_for(view: View) -> float:
    gold = float(view.table.gold[view.seat])
    if view.table.dwarves[view.seat] == OUT or not gold:
        return gold
    at = Situation(view, closely=True)
    return gold * min(1.0, at.value_at(view.seat, at.at[view.seat]))
