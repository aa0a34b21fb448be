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
        for option, offered in zip(game.options.options, info["options"], strict=True):
            assert offered["seat_counts"] == list(option.seat_counts or game.seat_counts)
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
    rules = ada.get(f"/api/games/saboteur/rules?language={language}&edition=nl&attach=start")
    book = find_game("saboteur").clauses
    options = find_game("saboteur").options.resolve("nl", {"attach": "start"})
    assert (rules["game"], rules["language"]) == ("saboteur", language)
    assert all(each["label"] and each["meaning"] for each in rules["meanings"])
    for section, expected in zip(rules["sections"], book.sections, strict=True):
        assert section["title"] == expected.title.in_language(language)
        assert {
            clause["id"]: [(part["text"], part["why"]) for part in clause["parts"]]
            for clause in section["clauses"]
        } == {
            clause.id: [(part.text, part.why) for part in told]
            for clause in book.in_section(expected.key)
            if (told := clause.tell("nl", language, options))
        }
    (attach,) = (
        clause
        for section in rules["sections"]
        for clause in section["clauses"]
        if clause["id"] == "S-32"
    )
    assert (attach["option"], attach["value"]) == ("attach", "start")
    assert attach["places"] == ["1. Een gangenkaart spelen"]


@pytest.mark.parametrize("language", ["en", "de", "nl"])
def test_the_words_of_a_game_are_told(ada: Browser, language: str) -> None:
    texts = ada.get(f"/api/games/saboteur/texts?language={language}")
    assert texts["language"] == language
    refusals = find_game("saboteur").refusal_texts
    assert texts["refusals"].keys() == {refusal.key for refusal in refusals}
    assert texts["words"]["tool"].keys() == {"lamp", "cart", "pickaxe"}
    assert texts["params"]["tool"] == "tool"
    assert texts["reasons"]["random"]


def test_texts_differ_by_language(ada: Browser) -> None:
    told = [ada.get(f"/api/games/saboteur/texts?language={each}") for each in ("en", "de", "nl")]
    assert len({each["refusals"]["own-tool"] for each in told}) == 3


def test_a_language_or_game_that_there_is_not_is_refused(ada: Browser) -> None:
    assert ada.get("/api/games/saboteur/texts?language=tlh", 400)["error"] == "malformed"
    assert ada.get("/api/games/chess/texts", 404)["error"] == "not-found"
    assert ada.get("/api/games/chess/rules", 404)["error"] == "not-found"


@pytest.mark.parametrize("query", ["language=tlh", "edition=first", "wind=storm", "attach=glue"])
def test_a_reading_that_there_is_not_is_refused(ada: Browser, query: str) -> None:
    assert ada.get(f"/api/games/saboteur/rules?{query}", 400)["error"] == "malformed"
