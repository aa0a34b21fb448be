"""What every opponent promises, whatever it thinks."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pitprop.core.clauses import LANGUAGES
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.state import State
from pitprop.opponents import (
    Choice,
    check_named,
    check_plays,
    check_seated,
    find_opponent,
    opponent_names,
    opponent_title,
    reason_texts,
)
from tests.thorough import some
from tests.varied import table_of


def decisions(opponent: str, seats: int, seed: str) -> Iterator[tuple[View, Choice]]:
    """All decisions of a game that the opponent plays on every seat."""
    table = table_of(GAME.options, seats)
    state = GAME.start(seats, edition=table.edition, options=table.options, seed=seed)
    player = find_opponent(opponent)
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        view = state.view(state.decider)
        choice = player.choose(view, seed=f"{seed} {len(state.log)}")
        yield view, choice
        state.play(choice.move)


@pytest.mark.parametrize("seats", some(range(3, 11), 2))
@pytest.mark.parametrize("opponent", ["random", "standard"])
def test_it_plays_whole_games_by_the_rules_with_reasons(opponent: str, seats: int) -> None:
    for view, choice in decisions(opponent, seats, f"promises {seats}"):
        assert choice.move in view.legal_moves()
        assert choice.reasons


@pytest.mark.parametrize("opponent", ["random", "standard"])
def test_same_view_and_same_seed_give_the_same_choice(opponent: str) -> None:
    """Also for another player who has not seen the rest of the game."""
    for at, (view, choice) in enumerate(decisions(opponent, 5, "same")):
        if at % 9 == 0:
            again = find_opponent(opponent).choose(view, seed=f"same {len(view.log)}")
            assert (again.move, again.reasons) == (choice.move, choice.reasons)


def test_its_choice_does_not_depend_on_what_its_seat_cannot_know() -> None:
    from pitprop.core.chance import RandomStream

    for at, (view, choice) in enumerate(decisions("standard", 4, "blind")):
        if at % 7 == 0:
            world = GAME.sample(view, RandomStream("world", str(at))).view(view.seat)
            again = find_opponent("standard").choose(world, seed=f"blind {len(view.log)}")
            assert again.move == choice.move


def test_every_reason_has_its_sentence_in_every_language() -> None:
    texts = reason_texts("saboteur")
    keys = set()
    for view, choice in decisions("standard", 6, "words"):
        assert view.seat >= 0
        for reason in choice.reasons:
            keys.add(reason.key)
            message_in = {texts.explain(reason, GAME.words, language) for language in LANGUAGES}
            assert all(message_in)
    assert len(keys) > 5


def test_opponents_of_what_is_no_name_of_a_game_are_refused_in_one_line() -> None:
    games: list[Any] = [[], None, 5]
    for game in games:
        with pytest.raises(PitpropError, match="the name of a game is a string, not "):
            opponent_names(game)


def test_an_unknown_opponent_is_named_together_with_those_that_there_are() -> None:
    assert opponent_names("saboteur")[0] == "standard"
    there_is_none = "there is no computer player 'nobody'"
    with pytest.raises(PitpropError, match=f"{there_is_none}; there are .*random"):
        find_opponent("nobody")
    for check in (check_named, check_plays, opponent_title):
        with pytest.raises(PitpropError, match=f"{there_is_none} for saboteur; there are standard"):
            check("nobody", "saboteur")
    check_plays("hard-bold", "saboteur")
    check_plays("nobody", "saboteur", ["nobody"])
    with pytest.raises(PitpropError, match="no computer player 'hard-bold' for saboteur"):
        check_named("hard-bold", "saboteur")


def test_a_name_of_any_length_is_refused_in_a_short_line() -> None:
    with pytest.raises(PitpropError) as caught:
        check_plays("x" * 10_000, "saboteur")
    assert len(str(caught.value)) < 300


def test_no_more_opponents_are_named_than_there_are_seats() -> None:
    check_seated(1, 3)
    with pytest.raises(PitpropError, match="4 computer players are named for 3 seats"):
        check_seated(4, 3)
    with pytest.raises(PitpropError, match="name at least one computer player"):
        check_seated(0, 3)


def rounds_won_by_diggers(diggers: str, saboteurs: str, deals: int) -> int:
    won = 0
    for deal in range(deals):
        state: State = GAME.start(5, seed=f"strength {deal}")
        state.deal()
        names = [(diggers, saboteurs)[role] for role in state.roles]
        while not state.table.results:
            seat = state.decider
            choice = find_opponent(names[seat]).choose(state.view(seat), seed=str(len(state.log)))
            state.play(choice.move)
        won += state.table.results[0].winner == 0
    return won


def test_sense_beats_chance_on_both_sides() -> None:
    deals = 12
    assert rounds_won_by_diggers("standard", "random", deals) >= 6
    assert rounds_won_by_diggers("random", "standard", deals) <= 2
