"""The promises that all games keep, in games in which goals are reached and creatures attack."""

from __future__ import annotations

import pytest

from pitprop import engine_mode
from pitprop.core.chance import FastRandom
from pitprop.core.conformance import cases, check_cases, play_trial
from pitprop.core.playout import clones, playout, playouts
from pitprop.core.policy import Weighted
from pitprop.core.registry import find_game
from pitprop.games.dark_cave.moves import KIND_MASK, KIND_WORDS
from pitprop.games.dark_cave.state import State
from tests.dark_cave.caving import caving_pilot
from tests.dark_cave.positions import TO_THE_END, dealt, start

GAME = find_game("dark_cave")


@pytest.mark.parametrize(("seats", "games"), [(2, 1), (3, 6), (6, 2), (8, 1)])
def test_promises_are_kept_where_caves_are_explored(seats: int, games: int) -> None:
    """All of them with the fast engine, two with the slow one."""
    chosen = list(cases(GAME, seats, seed="caving"))[-games:]
    if engine_mode() == "interpreted":
        chosen = chosen[-2:]
    assert check_cases(GAME, chosen, caving_pilot) == len(chosen)


def test_cavers_do_all_there_is_to_do() -> None:
    """The games above are not all of one kind: all kinds of decision come up in them."""
    trials = [
        play_trial(GAME, case, caving_pilot)
        for seats in (3, 8)
        for case in cases(GAME, seats, games=2, seed="caving")
    ]
    told = {event.key for trial in trials for event in trial.moments[-1].state.events(0)}
    assert told >= {
        "laid", "looked-goal", "looked-clan", "fell", "swapped", "gave", "webbed", "equipped",
        "lured", "passed", "web-down", "creature-left", "stood-up", "sat-out", "stepped",
        "revealed", "turned", "attacked", "lost-card", "lost-gold", "laid-down", "took-gold",
        "shown", "drew", "stayed", "game-over",
    }  # fmt: skip


@pytest.mark.parametrize("seats", range(2, 9))
def test_a_playout_is_a_whole_game_of_legal_moves(seats: int) -> None:
    def played() -> tuple[State, int]:
        state = start(seats, seed="playout")
        return state, playout(state, FastRandom(1), TO_THE_END)

    state, steps = played()
    assert state.decider == -2
    assert 67 < steps <= GAME.max_decisions(seats)
    again, same_steps = played()
    assert (again.encode(), same_steps) == (state.encode(), steps)


def test_playouts_leave_the_state_as_it_was() -> None:
    state = dealt(5, seed="many")
    before = state.encode()
    sums = playouts(state, 3, FastRandom(2), TO_THE_END)
    assert (sums.games, len(sums.won), len(sums.points)) == (3, 5, 5)
    assert sums.steps > 3 * 67
    assert clones(state, 5) == 5 * state.decider
    assert state.encode() == before


def test_a_policy_weighs_moves_by_their_kind() -> None:
    def endings(weight: int) -> set[str]:
        found = set()
        for number in range(5):
            state = start(2, seed=f"weights {number}")
            weighted = Weighted(KIND_WORDS, KIND_MASK, {"propose": weight})
            playout(state, FastRandom(number), weighted)
            found.add(str(state.result_lines()[0]).split(" ")[1])
        return found

    assert "agreed" not in endings(0)
    assert endings(1000) == {"agreed"}
