"""How a quick player walks: straight to where the exit may be."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.games.dark_cave.rules.cards import EXIT_SLOT, GOAL_BIT
from pitprop.games.dark_cave.rules.move_codes import STAY, STEP, STEP_GOAL, pack
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.dark_cave.search.evaluation import LAST_CHANCE
from pitprop.opponents.dark_cave.search.scene import Scene

_CREATURE_STEPS: Final = 2
"""How many steps it costs to meet a creature."""


def quick_step(scene: Scene) -> i64:
    """What the player on turn does with its dwarf."""
    table = scene.state.table
    seat = table.on_turn
    field = table.dwarves[seat]
    if field == OUT or not table.steps:
        return pack(STAY)
    goals = scene.goals_of(seat)
    for place in table.net.hidden_goals_beside(field):
        if goals & GOAL_BIT[table.goal_at(place)]:
            return pack(STEP_GOAL, 0, 0, place)
    far = scene.to_goals(goals)
    best = scene.gates.from_field(far, field)
    chosen: i64 = -1
    for near in table.net.neighbours(field):
        there = scene.gates.from_field(far, near)
        if there < best and has_creature(scene, near):
            there += _CREATURE_STEPS
        if there < best and not (_is_exit(scene, near) and ends_badly(scene, seat)):
            best = there
            chosen = near
    return pack(STAY) if chosen < 0 else pack(STEP, 0, 0, chosen)


def _is_exit(scene: Scene, field: i64) -> bool:
    return EXIT_SLOT[scene.state.table.net.faces[field >> 3]] == field & 7


def has_creature(scene: Scene, field: i64) -> bool:
    """Whether a creature stands on a field."""
    for there in scene.state.table.creatures:  # noqa: SIM110  # compiled, a loop is faster
        if there == field:
            return True
    return False


def ends_badly(scene: Scene, seat: i64) -> bool:
    """Whether a dwarf that leaves the cave now ends the game in the other clan's favour."""
    if scene.rounds() <= LAST_CHANCE or not scene.ends_by_leaving(seat):
        return False
    return scene.winner_now(seat) != scene.side[seat]
