"""The search's own quick round of Saboteur is the round that the rules tell, and what its players
make of it is what `standard` makes of its view."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.hand import unpacked
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.move_codes import card_of
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import DIGGERS_WON, PLAYING, TURNING
from pitprop.opponents.saboteur.distances import Finder
from pitprop.opponents.saboteur.grid import GOAL_CELL
from pitprop.opponents.saboteur.opening import opening_of
from pitprop.opponents.saboteur.policy import scores_of
from pitprop.opponents.saboteur.rollout import Habits, Round
from pitprop.opponents.saboteur.situation import Situation
from tests.thorough import trials

EDITIONS = ("amigo", "web", "nl")


def dealt(seats: int, edition: str, seed: str) -> State:
    """A game after its first deal."""
    state: State = GAME.start(seats, edition=edition, seed=seed)
    state.deal()
    return state


def same_round(state: State) -> Round:
    """The quick round of a state that was just dealt."""
    options = state.table.options
    habits = Habits(options.attach_tunnel, options.break_own_tool, options.stone_choice, 0.05, 0.1)
    return Round(
        habits,
        opening_of(state.view(0)).scene(),
        Finder(),
        sum(2**seat for seat, role in enumerate(state.roles[:-1]) if role == SABOTEUR),
        vec[i64](state.goals),
        state.hands[:],
        state.pile,
        state.table.on_turn,
    )


def turned(state: State, quick: Round) -> i64:
    """The code of the way in which the quick round has turned the stone."""
    lies = quick.scene.grid.what[GOAL_CELL[state.table.stones[0]]]
    return next(code for code in state.codes() if card_of(code) == lies)


@pytest.mark.parametrize("number", range(trials(24)))
def test_the_quick_round_follows_the_engine_and_thinks_as_views_do(number: int) -> None:
    draw = RandomStream(f"follow {number}", "moves")
    state = dealt(3 + draw.below(8), EDITIONS[number % 3], f"follow {number}")
    quick = same_round(state)
    while state.table.phase in (PLAYING, TURNING):
        if state.table.phase == TURNING:
            state.advance(turned(state, quick))
            continue
        codes = state.codes()
        assert quick.turn == state.decider
        assert sorted(quick.codes()) == sorted(codes)
        assert [unpacked(hand) for hand in quick.hands] == [unpacked(hand) for hand in state.hands]
        scores = list(scores_of(Situation(state.view(state.decider)).outlook, codes))
        assert scores == pytest.approx(list(scores_of(quick.outlook(), codes)), abs=1e-6)
        at = scores.index(max(scores)) if draw.below(5) else draw.below(len(codes))
        state.advance(codes[at])
        quick.play(codes[at])
    assert quick.over
    assert quick.reached == (state.table.results[0].winner == DIGGERS_WON)


def test_quick_players_end_every_round() -> None:
    for number in range(trials(24)):
        quick = same_round(dealt(3 + number % 8, EDITIONS[number % 3], f"quick {number}"))
        copy = quick.clone()
        quick.play_on(FastRandom(number))
        assert quick.over
        copy.play_on(FastRandom(number))
        assert copy.reached == quick.reached
