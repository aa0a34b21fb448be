"""The promises that all games keep, in games in which goals are reached and creatures attack."""

from __future__ import annotations

import pytest

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.conformance import Case, Trial, cases, check_cases, play_trial
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.playouts.playout import clones, playout, playouts
from pitprop.core.playouts.policy import Weighted
from pitprop.games.dark_cave.moves import MOVES
from pitprop.games.dark_cave.rules.state import State
from tests.dark_cave.caving import caving_pilot
from tests.dark_cave.positions import TO_THE_END, dealt, start
from tests.thorough import some

pytestmark = pytest.mark.wheel

GAME = find_game("dark_cave")


SELDOM = {"axe", "cut", "left", "lost-card", "revealed", "turn", "vein"}
"""Events and answers that not every game has."""


def liveliest(seats: int, option: str) -> Case:
    """Of some games, with an option changed, the one in which most of what is seldom happens."""
    trials = [
        play_trial(GAME, case, caving_pilot)
        for case in cases(GAME, seats, games=8, seed="caving")
        if [name for name, _ in case.options] == ([option] if option else [])
    ]
    return max(trials, key=lambda trial: len(SELDOM & happened(trial))).case


def happened(trial: Trial) -> set[str]:
    """What happened in a game: kinds of events and of answers."""
    kinds = {event.key for event in trial.moments[-1].state.events(0)}
    return kinds | {
        str(moment.move).split(" ")[0] for moment in trial.moments if moment.move is not None
    }


EXPLORED = [
    (2, "last_move"),
    (2, "both_out"),
    (3, ""),
    (3, "vein_optional"),
    (6, "spawn_attacks"),
    (8, ""),
]


@pytest.mark.parametrize(("seats", "option"), some(EXPLORED))
def test_promises_are_kept_where_caves_are_explored(seats: int, option: str) -> None:
    """The edition, and each option changed that matters after the deal."""
    assert check_cases(GAME, [liveliest(seats, option)], caving_pilot) == 1


def explored(seats: int, seed: str) -> set[str]:
    """What happens in a game of cavers, by the keys of its events."""
    state = GAME.start(seats, seed=seed)
    for number in range(GAME.max_decisions(seats)):
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            state.play(caving_pilot(state.view(state.decider), RandomStream(seed, f"{number}")))
    return {event.key for event in state.events(0)}


def test_cavers_do_all_there_is_to_do() -> None:
    """Games like those above are not all of one kind: all kinds of decision come up in them."""
    wanted = {
        "laid", "looked-goal", "looked-clan", "fell", "swapped", "gave", "webbed", "equipped",
        "lured", "passed", "web-down", "creature-left", "stood-up", "sat-out", "stepped",
        "revealed", "turned", "attacked", "lost-card", "lost-gold", "laid-down", "took-gold",
        "shown", "drew", "stayed", "game-over",
    }  # fmt: skip
    found: set[str] = set()
    for number in range(12):
        found |= explored(3 if number % 2 else 8, f"cavers {number}")
        if found >= wanted:
            break
    assert found >= wanted


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
            weighted = Weighted(MOVES.words, MOVES.kind_mask, {"propose": weight})
            playout(state, FastRandom(number), weighted)
            found.add(str(state.result_lines()[0]).split(" ")[1])
        return found

    assert "agreed" not in endings(0)
    assert endings(1000) == {"agreed"}
