"""What is missing to the goals of Saboteur is what the plainest search finds, whatever is tried."""

from __future__ import annotations

from heapq import heappop, heappush

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.games.saboteur.rules.cards import DRAWN, GOAL_BIT, GOALS, KIND_SHAPE, PATH_KINDS
from pitprop.opponents.saboteur.beliefs.scene import Scene, opening_scene
from pitprop.opponents.saboteur.ways.costs import FAR, THROUGH
from pitprop.opponents.saboteur.ways.grid import (
    CELLS,
    EMPTY,
    GOAL_CELL,
    START_CELL,
    STEP,
    Grid,
    bare_grid,
    goal_at_cell,
)
from pitprop.tunnels.card import JOINED, OPPOSITE, SHAPE_BIT, SIDE_BIT, TURNED
from pitprop.tunnels.maze import FITS
from tests.thorough import trials

ALL_HIDDEN = sum(GOAL_BIT)

# As the cards of the deck may lie.
_UPRIGHT = [int(KIND_SHAPE[kind]) for kind in range(PATH_KINDS)]
SHAPES = sorted({*_UPRIGHT, *(int(TURNED[shape]) for shape in _UPRIGHT)})


def missing_to(grid: Grid, goal: int) -> int:
    """The cost of the cheapest way from what is joined to the start, by Dijkstra's plain search."""
    best = {int(source): 0 for source in grid.sources}
    queue = [(0, step) for step in best]
    while queue:
        cost, step = heappop(queue)
        cell, side = divmod(step, 4)
        if cell == GOAL_CELL[goal]:
            return cost
        if cost > best[step]:
            continue
        lying = int(grid.contents[cell])
        for way in range(4):
            if way == side or lying < EMPTY:
                continue
            more = 0
            if lying == EMPTY:
                more = int(THROUGH[16 * grid.key[cell] + 4 * side + way])
            elif not JOINED[4 * lying + side] & SIDE_BIT[way]:
                continue
            into = int(4 * (cell + STEP[way]) + OPPOSITE[way])
            if cost + more < best.get(into, FAR):
                best[into] = cost + more
                heappush(queue, (cost + more, into))
    return FAR


def all_missing(grid: Grid) -> list[int]:
    return [missing_to(grid, goal) for goal in range(GOALS)]


def fresh_scene() -> Scene:
    grid = bare_grid()
    for goal in range(GOALS):
        grid.hide_goal(goal)
    return opening_scene(grid, ALL_HIDDEN, vec[i64]([0, 0, 0]), DRAWN)


def lays(grid: Grid, anywhere: bool) -> list[tuple[int, int]]:
    """Cells with cards that fit there, onward from what is joined to the start or beside any."""
    lit = {source >> 2 for source in grid.sources}
    return [
        (cell, shape)
        for cell in range(CELLS)
        if grid.contents[cell] == EMPTY and (cell in lit or (anywhere and grid.key[cell] & 15))
        for shape in SHAPES
        if FITS[grid.key[cell]] & SHAPE_BIT[shape]
    ]


def falls(grid: Grid) -> list[int]:
    return [
        cell
        for cell in range(CELLS)
        if grid.contents[cell] > EMPTY and cell != START_CELL and goal_at_cell(cell) < 0
    ]


@pytest.mark.parametrize("number", range(trials(40)))
def test_what_is_tried_leaves_as_much_missing_as_the_plain_search_finds(number: int) -> None:
    draw = RandomStream(f"maze {number}", "cards")
    scene = fresh_scene()
    assert list(scene.missing) == all_missing(scene.grid)
    for _ in range(24):
        open_lays, fallen = lays(scene.grid, number % 2 == 0), falls(scene.grid)
        if fallen and draw.below(5) == 0:
            cell = fallen[draw.below(len(fallen))]
            torn = scene.grid.clone()
            torn.fall(cell)
            scene.try_fall(cell)
            assert list(scene.after_trial) == all_missing(torn)
            scene.see_fallen(0, cell)
        elif open_lays:
            cell, shape = open_lays[draw.below(len(open_lays))]
            laid = scene.grid.clone()
            laid.lay(cell, shape)
            scene.try_card(cell, shape)
            assert list(scene.after_trial) == all_missing(laid)
            scene.see_laid(0, cell, shape)
        if not min(scene.missing):
            break
        assert list(scene.missing) == all_missing(scene.grid)
