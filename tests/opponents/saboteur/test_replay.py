"""What computer players of Saboteur make of the log is what lies on the table."""

from __future__ import annotations

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.conformance import Case, cases
from pitprop.core.installed.registry import find_game
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents.saboteur.beliefs.replay import deeds_in, replay
from pitprop.opponents.saboteur.ways.grid import EMPTY, NO_CELL, cell_of
from tests.thorough import some

SEATS = (3, 5)

CASES = [case for seats in SEATS for case in cases(find_game("saboteur"), seats, seed="replay")]


@pytest.mark.parametrize("case", some(CASES, 6), ids=str)
def test_a_round_is_replayed_from_its_log_as_it_was(case: Case) -> None:
    """Whatever the options: a new move's event is forgotten here first."""
    state = GAME.start(case.seats, edition=case.edition, options=dict(case.options), seed=case.seed)
    random = RandomStream(case.seed, "moves")
    state.deal()
    moves = 0
    while state.table.phase == PLAYING and state.decider >= 0:
        view = state.view(state.decider)
        scene = replay(view)
        table = state.table
        assert list(scene.broken) == list(table.broken[: case.seats])
        assert deeds_in(view.log) == moves
        maze = table.maze
        lying = {
            cell_of(maze.x(place), maze.y(place)): maze.shape(place)
            for place in range(maze.places())
            if maze.is_face_up(place)
        }
        lying.pop(NO_CELL, None)
        seen = {cell: shape for cell, shape in enumerate(scene.grid.contents) if shape > EMPTY}
        assert seen == lying
        legal = state.legal_moves()
        state.play(legal[random.below(len(legal))])
        moves += 1
    assert moves > case.seats
