"""Every opponent of every game: it has titles, it plays, and it can say why in every language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from importlib import import_module
from importlib.resources import files
from pkgutil import iter_modules
from typing import Any

import pytest

import pitprop
from pitprop.core.clauses import LANGUAGES
from pitprop.core.clauses.fluent import load_messages, params_of
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game, game_names, own_game_names
from pitprop.opponents import (
    Choice,
    Reason,
    choice_of,
    find_opponent,
    offered_names,
    opponent_names,
    opponent_title,
    reason_texts,
)
from pitprop.opponents.finding import REASON, TITLE
from pitprop.server.content.texts import game_infos
from tests.thorough import trials

OURS = own_game_names()
PLAYERS = [(game, name) for game in game_names() for name in opponent_names(game)]


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_it_has_a_title_in_every_language(game: str, name: str) -> None:
    title = opponent_title(name, game)
    for language in LANGUAGES:
        assert title.in_language(language)
        assert title.in_language(language) != name, "that is its name, and no title"


def own_players(game: str) -> dict[str, Any]:
    """The opponents in our own files, by module."""
    package = import_module(f"pitprop.opponents.{game}.players")
    modules = [f"{package.__name__}.{info.name}" for info in iter_modules(package.__path__)]
    return {name: import_module(name).OPPONENT for name in modules}


def written(game: str) -> Iterator[tuple[str, str, Mapping[str, str]]]:
    """Every reason and title that our opponents of a game bring, as their files have it, by
    language, with the file's name before it: what nobody has translated is missing, though people
    would be told it in English."""
    for package in ("pitprop.opponents", f"pitprop.opponents.{game}"):
        for file in (files(package) / "words").iterdir():
            assert file.name.removesuffix(".ftl") in LANGUAGES, file.name
        for key, text in load_messages(files(package) / "words", LANGUAGES).items():
            texts = {language: text.in_language(language) for language in LANGUAGES}
            yield f"{package}.words", key, texts
    for where, player in own_players(game).items():
        if titles := getattr(player, "titles", {}):
            yield where, f"{TITLE}{player.name}", titles
        for key, texts in getattr(player, "reasons", {}).items():
            yield where, f"{REASON}{key}", texts


@pytest.mark.parametrize("game", OURS)
def test_our_own_say_everything_in_every_language(game: str) -> None:
    for where, key, texts in written(game):
        missing = [language for language in LANGUAGES if not texts.get(language, "").strip()]
        assert not missing, f"{where}: {key} lacks its text in {' and '.join(missing)}"
        params = {language: set(params_of(texts[language])) for language in LANGUAGES}
        assert all(each == params["en"] for each in params.values()), f"{where}: {key}: {params}"
        if key.startswith(REASON):
            assert len({texts[language] for language in LANGUAGES}) == len(LANGUAGES), (
                f"{where}: {key} is the same in two languages"
            )


@pytest.mark.parametrize("game", OURS)
def test_each_of_our_own_has_a_title_in_the_files(game: str) -> None:
    titles = {key for _, key, _ in written(game) if key.startswith(TITLE)}
    names = {player.name for player in own_players(game).values()}
    untitled = [name for name in names if f"{TITLE}{name}" not in titles]
    assert not untitled, f"{untitled} have no title: `titles` of each, by language"
    assert names <= set(opponent_names(game))


@pytest.mark.parametrize("game", OURS)
def test_it_does_not_choose_for_others(game: str) -> None:
    rules = find_game(game)
    state = rules.start(rules.seat_counts[0], seed="turns")
    state.apply_chance(state.draw())
    other = (state.decider + 1) % state.seats
    with pytest.raises(PitpropError):
        find_opponent("standard").choose(state.view(other), seed="x")


@pytest.mark.parametrize(("game", "name"), PLAYERS)
def test_all_that_it_says_has_words(game: str, name: str) -> None:
    rules = find_game(game)
    texts, words = reason_texts(game), rules.words
    state = rules.start(rules.seat_counts[0], seed=f"{name} has words")
    player = find_opponent(name)
    for number in range(trials(80)):
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        choice = player.choose(state.view(state.decider), seed=f"{number}")
        assert choice.reasons
        for reason in choice.reasons:
            sentences = {texts.explain(reason, words, language) for language in LANGUAGES}
            assert all(sentences)
            assert not any("{" in sentence for sentence in sentences)
        state.play(choice.move)


def test_the_table_offers_the_levels_of_each_game() -> None:
    for info in game_infos():
        names = [each.name for each in info.opponents]
        assert names == offered_names(info.name)
        if info.name in OURS:
            assert names[:3] == ["easy", "medium", "hard"]
            assert not {"standard", "expert", "random"} & set(names), "met as levels, or as none"
        assert all(all(each.titles.values()) for each in info.opponents)


BECAUSE: Any = "because"


class Giving:
    """Gives what it was made with, whatever it sees."""

    name = "giving"

    def __init__(self, given: Any) -> None:
        self.given = given

    def choose(self, view: Any, *, seed: str) -> Any:
        return self.given


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ("pass NES", "'giving' has to give a Choice, a move with its reasons, not 'pass NES'"),
        (None, "'giving' has to give a Choice, a move with its reasons, not None"),
        (
            Choice("pass NES", (Reason("first"),)),
            r"'giving' has to choose a move, such as one of view.legal_moves\(\), not a string: '",
        ),
        (Choice(None, BECAUSE), "its reasons as a tuple of Reason, not 'because'"),
    ],
)
def test_what_is_no_choice_is_told_in_a_line(given: Any, message: str) -> None:
    with pytest.raises(PitpropError, match=message):
        choice_of(Giving(given), None, "seed", ())


@pytest.mark.parametrize("name", ["standard", "expert", "hard-bold"])
def test_an_opponent_that_is_shown_something_else_than_a_view_says_so(name: str) -> None:
    state = pitprop.game("sabotage").start(2, seed=1)
    state.deal()
    for shown in (None, state.engine, state, state.view(state.decider)):
        with pytest.raises(PitpropError, match=r"shown an engine.s view, such as state"):
            find_opponent(name).choose(shown, seed="1")
    assert find_opponent(name).choose(state.engine.view(state.decider or 0), seed="1").reasons
