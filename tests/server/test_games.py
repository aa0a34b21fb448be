"""What the page is told of the games and their rules."""

from __future__ import annotations

import pytest

from pitprop.core.registry import find_game, game_names
from tests.server.driving import Browser


def test_every_game_is_listed_with_titles_in_each_language(ada: Browser) -> None:
    infos = ada.get("/api/games")
    assert [info["name"] for info in infos] == game_names()
    for info in infos:
        game = find_game(info["name"])
        assert (info["min_seats"], info["max_seats"]) == (game.min_seats, game.max_seats)
        assert [edition["name"] for edition in info["editions"]] == [
            edition.name for edition in game.options.editions
        ]
        assert [option["name"] for option in info["options"]] == [
            option.name for option in game.options.options
        ]
        titled = [
            info,
            *info["editions"],
            *info["options"],
            *info["opponents"],
            *(value for option in info["options"] for value in option["values"]),
        ]
        assert all(each["titles"].keys() == {"en", "de", "nl"} for each in titled)
        assert all(title for each in titled for title in each["titles"].values())


def test_the_default_opponent_comes_first(ada: Browser) -> None:
    (saboteur,) = (info for info in ada.get("/api/games") if info["name"] == "saboteur")
    assert saboteur["opponents"][0]["name"] == "standard"


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_rules_are_told_clause_by_clause(ada: Browser, language: str) -> None:
    texts = ada.get(f"/api/games/saboteur/texts?language={language}")
    book = find_game("saboteur").clauses
    assert texts["language"] == language
    assert [clause["id"] for clause in texts["clauses"]] == [clause.id for clause in book]
    for clause, told in zip(book, texts["clauses"], strict=True):
        assert told["text"] == clause.text(language)
        assert told["standing"] == {name: clause.standing(name) for name in book.editions}
        assert len(told["more"]) == len(clause.statements) - 1
    refusals = find_game("saboteur").refusal_texts
    assert texts["refusals"].keys() == {refusal.key for refusal in refusals}
    assert texts["words"]["tool"].keys() == {"lamp", "cart", "pickaxe"}
    assert texts["params"]["tool"] == "tool"
    assert texts["standings"].keys() == {"rule", "ruling", "fact", "design", "none"}
    assert texts["reasons"]["random"]


def test_texts_differ_by_language(ada: Browser) -> None:
    told = [ada.get(f"/api/games/saboteur/texts?language={each}") for each in ("en", "de", "nl")]
    assert len({each["clauses"][0]["text"] for each in told}) == 3


def test_a_language_or_game_that_there_is_not_is_refused(ada: Browser) -> None:
    assert ada.get("/api/games/saboteur/texts?language=tlh", 400)["error"] == "malformed"
    assert ada.get("/api/games/chess/texts", 404)["error"] == "not-found"
