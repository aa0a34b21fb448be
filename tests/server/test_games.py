"""What the page is told of the games and their rules."""

from __future__ import annotations

import sys

import pytest

from pitprop.core.installed.registry import find_game, game_names
from pitprop.printing import PAPERS, Wanted, print_game
from pitprop.server.content.texts import game_infos
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


def test_people_choose_the_level_of_computer_players(ada: Browser) -> None:
    (saboteur,) = (info for info in ada.get("/api/games") if info["name"] == "saboteur")
    assert [each["name"] for each in saboteur["opponents"]] == ["easy", "medium", "hard"]


def test_computer_players_of_a_level_have_characters_and_others_have_none(ada: Browser) -> None:
    levels = ["hard", "easy", "hard", "medium", "standard", "random"]
    table = ada.create(players=7, opponents=levels, open_seats=0)
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [seat["opponent"] for seat in seats] == ["", *levels]
    characters = [seat["character"] for seat in seats]
    assert set(characters[1:5]) == {"bold", "careful", "helpful", "suspicious"}
    assert characters[0] == characters[5] == characters[6] == ""


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
            clause.id: [(part.text, part.why) for part in parts]
            for clause in book.in_section(expected.key)
            if (parts := clause.statements_in("nl", language, options))
        }
    (attach,) = (
        clause
        for section in rules["sections"]
        for clause in section["clauses"]
        if clause["id"] == "S-32"
    )
    assert (attach["option"], attach["value"]) == ("attach", "start")
    # What the table has changed is as in another edition, whose document is named, too.
    assert attach["sources"] == [
        {"document": book.document(edition).title.in_language(language), "headings": [heading]}
        for edition, heading in (
            ("nl", "1. Een gangenkaart spelen"),
            ("amigo", "Eine Wegekarte ausspielen"),
        )
    ]


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
    texts = [ada.get(f"/api/games/saboteur/texts?language={each}") for each in ("en", "de", "nl")]
    assert len({each["refusals"]["own-tool"] for each in texts}) == 3


def test_a_language_or_game_that_there_is_not_is_refused(ada: Browser) -> None:
    assert ada.get("/api/games/saboteur/texts?language=tlh", 400)["error"] == "malformed"
    assert ada.get("/api/games/chess/texts", 404)["error"] == "not-found"
    assert ada.get("/api/games/chess/rules", 404)["error"] == "not-found"


@pytest.mark.parametrize("query", ["language=tlh", "edition=first", "wind=storm", "attach=glue"])
def test_a_reading_that_there_is_not_is_refused(ada: Browser, query: str) -> None:
    assert ada.get(f"/api/games/saboteur/rules?{query}", 400)["error"] == "malformed"


def test_each_game_is_printed_where_that_can_be_done_and_only_asked_for_once(ada: Browser) -> None:
    for info in ada.get("/api/games"):
        assert info["papers"] == list(PAPERS)
    address = "/api/games/sabotage/print?paper=letter&language=de"
    answers = [ada.http.get(address) for _ in range(2)]
    wanted = print_game(Wanted("sabotage", "letter", "de"))
    for answer in answers:
        assert answer.status_code == 200
        assert answer.headers["content-type"] == "application/pdf"
        assert 'filename="sabotage-letter-de.pdf"' in answer.headers["content-disposition"]
        assert answer.content == wanted


@pytest.mark.parametrize(
    ("address", "status", "message"),
    [
        ("chess/print", 404, "there is no such game"),
        ("sabotage/print?paper=a5", 400, "'a5' is not a paper size; they are a4, letter"),
        ("sabotage/print?language=fr", 400, "the languages are en, de, nl"),
        ("sabotage/print?edition=home", 400, "there is no edition 'home'"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    ada: Browser, address: str, status: int, message: str
) -> None:
    answer = ada.http.get(f"/api/games/{address}")
    assert answer.status_code == status
    assert message in answer.json()["message"]


def test_without_the_extra_no_game_offers_to_be_printed(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(sys.modules, "typst", None)
    assert [info.papers for info in game_infos()] == [[]] * len(game_names())


def test_the_sides_that_were_measured_are_told_with_what_is_nearest_to_even(ada: Browser) -> None:
    game = find_game("saboteur")
    sides = ada.get("/api/games/saboteur/sides")
    assert {each["players"] for each in sides if each["edition"] == "amigo"} == set(
        game.seat_counts
    )
    for each in sides:
        option = game.options.option(each["option"])
        assert {each["value"], each["usual"]} <= set(option.values)
        assert each["usual"] == game.options.edition(each["edition"]).values[option.name]
        assert 0 <= each["low"] <= each["diggers"] <= each["high"] <= 100
        assert each["rounds"] >= 100
        if each["value"] == each["usual"]:
            assert each["diggers"] == each["usual_diggers"]
    assert ada.get("/api/games/sabotage/sides") == []
