"""The promises that all games keep, in games in which systems are built and closed."""

from __future__ import annotations

import pytest

from pitprop.core.chance import FastRandom
from pitprop.core.conformance import cases, check_cases, play_trial
from pitprop.core.installed.registry import find_game
from pitprop.core.playouts.playout import clones, playout, playouts
from pitprop.core.playouts.policy import Weighted
from pitprop.games.sabotage.moves import MOVES
from pitprop.games.sabotage.rules.state import State
from tests.sabotage.positions import builder, dealt, seen
from tests.thorough import some

GAME = find_game("sabotage")


@pytest.mark.parametrize("seats", some([2, 4]))
def test_promises_are_kept_where_games_are_closed(seats: int) -> None:
    assert check_cases(GAME, cases(GAME, seats, seed="building"), builder)


def test_builders_close_ask_and_refuse() -> None:
    """The games above are not all of one kind: all kinds of decision come up in them."""
    trials = [
        play_trial(GAME, case, builder)
        for seats in (2, 4)
        for case in cases(GAME, seats, seed="building")
    ]
    moves = {str(moment.move) for trial in trials for moment in trial.moments}
    verbs = {move.split(" ")[0] for move in moves}
    assert verbs >= {"lay", "demontage", "sabotage", "discard", "close", "consent"}
    assert {"consent yes", "consent no"} <= moves
    ends = [trial.moments[-1].state.view(0).wire().results for trial in trials]
    assert any(result.closed_by is not None for results in ends for result in results)
    assert any(max(result.scores) > 5 for results in ends for result in results)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_playout_is_a_whole_match_of_legal_moves(seats: int) -> None:
    def played() -> tuple[State, int]:
        state = dealt(seats, seed="playout")
        return state, playout(state, FastRandom(1))

    state, steps = played()
    assert state.decider == -2
    assert len(seen(state).results) == 4
    assert 4 < steps <= GAME.max_decisions(seats)
    again, same_steps = played()
    assert (again.encode(), same_steps) == (state.encode(), steps)


def test_playouts_leave_the_state_as_it_was() -> None:
    state = dealt(2, seed="many")
    before = state.encode()
    sums = playouts(state, 3, FastRandom(2))
    assert (sums.games, len(sums.won), len(sums.points)) == (3, 2, 2)
    assert sum(sums.won) >= 3
    assert clones(state, 5) == 5 * state.decider
    assert state.encode() == before


def test_a_policy_weighs_moves_by_their_kind() -> None:
    def closed(weight: int) -> int:
        policy = Weighted(MOVES.words, MOVES.kind_mask, {"close": weight})
        found = 0
        for number in range(5):
            state = dealt(2, seed=f"weights {number}")
            playout(state, FastRandom(3), policy)
            found += sum(result.closed_by >= 0 for result in state.table.results)
        return found

    assert closed(0) == 0
    assert closed(1000) > 0
