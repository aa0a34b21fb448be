"""What every opponent of Sabotage promises: it sees views only, is repeatable, and says why."""

from __future__ import annotations

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.clauses import LANGUAGES
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents import find_opponent, opponent_names, opponent_title, reason_texts

NAMES = ("standard", "easy", "expert", "hard", "medium", "random")


def dealt(seats: int, seed: str, moves: int = 0) -> State:
    """A game after so many moves of the standard opponents."""
    state = GAME.start(seats, seed=seed)
    for number in range(moves):
        if state.decider == CHANCE:
            state.deal()
        choice = find_opponent("standard").choose(state.view(state.decider), seed=f"{number}")
        state.play(choice.move)
    if state.decider == CHANCE:
        state.deal()
    return state


def test_the_opponents_have_names_and_titles() -> None:
    assert opponent_names("sabotage") == list(NAMES)
    for name in NAMES:
        title = opponent_title(name, "sabotage")
        assert all(title.in_language(language) for language in LANGUAGES)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_moves_are_legal_and_come_with_reasons_in_every_language(name: str, seats: int) -> None:
    texts = reason_texts("sabotage")
    for moves in (0, 7, 30):
        state = dealt(seats, f"legal {moves}", moves)
        choice = find_opponent(name).choose(state.view(state.decider), seed="1")
        assert choice.move in state.legal_moves()
        assert choice.reasons
        for reason in choice.reasons:
            for language in LANGUAGES:
                assert texts.explain(reason, GAME.words, language)


def test_the_weightiest_reasons_of_standard_come_first() -> None:
    state = dealt(2, "order", 5)
    reasons = find_opponent("standard").choose(state.view(state.decider), seed="1").reasons
    weights = [abs(reason.weight) for reason in reasons]
    assert weights == sorted(weights, reverse=True)


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_view_and_a_seed_always_give_the_same_choice(name: str, seats: int) -> None:
    state = dealt(seats, "same", 9)
    view = state.view(state.decider)
    first = find_opponent(name).choose(view, seed="7")
    assert find_opponent(name).choose(view, seed="7") == first


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_the_seat_cannot_know_changes_nothing(name: str, seats: int) -> None:
    """Worlds that look the same to the seat get the same move, whoever holds what in them."""
    state = dealt(seats, "hidden", 11)
    view = state.view(state.decider)
    choice = find_opponent(name).choose(view, seed="7")
    for number in range(3):
        world = GAME.sample(view, RandomStream("worlds", f"{number}"))
        assert find_opponent(name).choose(world.view(view.seat), seed="7") == choice


@pytest.mark.parametrize("name", NAMES)
def test_nobody_decides_for_somebody_else(name: str) -> None:
    state = dealt(2, "not mine")
    waiting = 1 - state.decider
    with pytest.raises(PitpropError, match=rf"seat {waiting} has nothing to decide"):
        find_opponent(name).choose(state.view(waiting), seed="1")
