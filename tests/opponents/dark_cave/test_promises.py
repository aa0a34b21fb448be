"""What opponents promise in The Dark Cave, whatever they think."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.clauses import LANGUAGES
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.state import State
from pitprop.opponents import Choice, find_opponent, opponent_names, reason_texts
from tests.thorough import some


def decisions(seats: int, seed: str, **options: str) -> Iterator[tuple[View, Choice, str]]:
    """All decisions of a game that `standard` plays on every seat, each with its seed."""
    state = GAME.start(seats, seed=seed, options=options)
    player = find_opponent("standard")
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        view = state.view(state.decider)
        own_seed = f"{seed} {len(state.log)}"
        choice = player.choose(view, seed=own_seed)
        yield view, choice, own_seed
        state.play(choice.move)


@pytest.mark.parametrize("seats", some(range(2, 9), 2))
def test_it_plays_whole_games_by_the_rules_with_reasons(seats: int) -> None:
    options = {"vein_optional": "yes"} if seats % 2 else {"last_move": "yes"}
    for view, choice, _ in decisions(seats, f"promises {seats}", **options):
        assert choice.move in view.legal_moves()
        assert choice.reasons


def test_same_view_and_same_seed_give_the_same_choice() -> None:
    for at, (view, choice, seed) in enumerate(decisions(5, "same")):
        if at % 9 == 0:
            assert find_opponent("standard").choose(view, seed=seed) == choice


def test_its_choice_does_not_depend_on_what_its_seat_cannot_know() -> None:
    for at, (view, choice, seed) in enumerate(decisions(4, "blind")):
        if at % 7 == 0:
            world = GAME.sample(view, RandomStream("world", str(at))).view(view.seat)
            assert find_opponent("standard").choose(world, seed=seed).move == choice.move


def test_every_reason_has_its_sentence_in_every_language() -> None:
    texts = reason_texts("dark_cave")
    keys = set()
    for seats in (2, 6):
        for _, choice, _ in decisions(seats, "words"):
            for reason in choice.reasons:
                keys.add(reason.key)
                for language in LANGUAGES:
                    sentence = texts.explain(reason, GAME.words, language)
                    assert sentence.endswith((".", "?"))
                    assert "{" not in sentence
    assert len(keys) > 12


def test_standard_comes_first_and_chance_last() -> None:
    assert opponent_names("dark_cave") == [
        "standard",
        "easy",
        "expert",
        "hard",
        "medium",
        "random",
    ]


def winner(seats: int, seed: str, names: tuple[str, str]) -> int:
    """Who wins, where these opponents play for blue and for yellow."""
    state: State = GAME.start(seats, seed=seed)
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        seat = state.decider
        name = names[work_for(state.table.clans[seat], state.characters[seat])]
        choice = find_opponent(name).choose(state.view(seat), seed=str(len(state.log)))
        state.play(choice.move)
    assert state.table.result is not None
    return state.table.result.winner


@pytest.mark.parametrize("seats", some([2, 6]))
def test_a_clan_of_sense_beats_a_clan_of_chance(seats: int) -> None:
    """The same deals with sides swapped."""
    won = lost = 0
    for deal in range(6):
        for side, names in enumerate((("standard", "random"), ("random", "standard"))):
            winning = winner(seats, f"sense {deal}", names)
            won += winning == side
            lost += winning == 1 - side
    assert won >= 6
    assert lost <= 1
