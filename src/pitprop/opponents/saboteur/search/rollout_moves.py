"""What may be done in the quick game of Saboteur."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.hand import lowest, without_lowest
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    GOAL_BIT,
    GOALS,
    KIND_SHAPES,
    MAP,
    MENDS,
    ROCKFALL,
    TOOL_BIT,
    TOOL_KINDS,
    is_path,
    is_repair,
)
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    pack,
)
from pitprop.opponents.saboteur.beliefs.scene import Scene
from pitprop.opponents.saboteur.search.rollout_policy import RolloutPolicy
from pitprop.opponents.saboteur.ways.grid import (
    CELLS,
    EMPTY,
    GOAL_CELL,
    START_CELL,
    cell_x,
    cell_y,
    goal_at_cell,
)
from pitprop.tunnels import maze
from pitprop.tunnels.card import SHAPE_BIT, SIDE_BIT, first_shape
from pitprop.tunnels.maze import FITS


def moves_of(scene: Scene, policy: RolloutPolicy, seat: i64, hand: i64) -> vec[i64]:
    """The codes of a player's moves.

    Args:
        scene: what everybody sees.
        policy: how the round is played.
        seat: the player's seat.
        hand: its hand, packed.
    """
    found = vec[i64](capacity=64)
    shapes: i64 = 0
    last: i64 = -1
    while hand:
        kind = lowest(hand)
        hand = without_lowest(hand)
        if kind == last:
            continue
        last = kind
        found = append(found, pack(PASS, kind))
        if is_path(kind):
            shapes |= KIND_SHAPES[kind]
        elif is_repair(kind):
            found = _add_repairs(scene, kind, found)
        elif kind == ROCKFALL:
            found = _add_rockfalls(scene, found)
        elif kind == MAP:
            found = _add_looks(scene, found)
        else:
            found = _add_breaks(scene, policy, seat, kind - BREAK, found)
    if shapes and not scene.broken[seat]:
        found = _add_lays(scene, policy, shapes, found)
    return found


def _add_lays(scene: Scene, policy: RolloutPolicy, shapes: i64, found: vec[i64]) -> vec[i64]:
    grid = scene.grid
    if policy.attach_tunnel:
        cell: i64 = 0
        while cell < CELLS:
            if grid.contents[cell] == EMPTY and grid.key[cell] & 15:
                found = _add_lays_at(scene, cell, shapes, found)
            cell += 1
        return found
    for source in grid.sources:
        lit = grid.lit[source >> 2]
        if lit & -lit == SIDE_BIT[source & 3]:  # a cell once, however many tunnels lead there
            found = _add_lays_at(scene, source >> 2, shapes, found)
    return found


def _add_lays_at(scene: Scene, cell: i64, shapes: i64, found: vec[i64]) -> vec[i64]:
    fitting = FITS[scene.grid.key[cell]] & shapes
    there = _coordinates(cell)
    while fitting:
        shape = first_shape(fitting)
        found = append(found, pack(LAY, shape, 0, 0, there))
        fitting -= SHAPE_BIT[shape]
    return found


def _add_breaks(
    scene: Scene, policy: RolloutPolicy, seat: i64, tool: i64, found: vec[i64]
) -> vec[i64]:
    broken = scene.broken
    target: i64 = 0
    while target < len(broken):
        allowed = target != seat or policy.break_own_tool
        if allowed and not broken[target] & TOOL_BIT[tool]:
            found = append(found, pack(BREAK_TOOL, BREAK + tool, target, tool))
        target += 1
    return found


def _add_repairs(scene: Scene, kind: i64, found: vec[i64]) -> vec[i64]:
    broken = scene.broken
    target: i64 = 0
    while target < len(broken):
        tools = broken[target] & MENDS[kind]
        tool: i64 = 0
        while tools and tool < TOOL_KINDS:
            if tools & TOOL_BIT[tool]:
                found = append(found, pack(MEND, kind, target, tool))
            tool += 1
        target += 1
    return found


def _add_rockfalls(scene: Scene, found: vec[i64]) -> vec[i64]:
    contents = scene.grid.contents
    cell: i64 = 0
    while cell < CELLS:
        if contents[cell] > EMPTY and cell != START_CELL and goal_at_cell(cell) < 0:
            found = append(found, pack(ROCKFALL_ON, ROCKFALL, 0, 0, _coordinates(cell)))
        cell += 1
    return found


def _add_looks(scene: Scene, found: vec[i64]) -> vec[i64]:
    goal: i64 = 0
    while goal < GOALS:
        if scene.hidden & GOAL_BIT[goal]:
            found = append(found, pack(LOOK_AT, MAP, 0, 0, _coordinates(GOAL_CELL[goal])))
        goal += 1
    return found


def _coordinates(cell: i64) -> i64:
    return maze.pack(cell_x(cell), cell_y(cell))
