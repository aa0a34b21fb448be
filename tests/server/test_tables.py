"""Making tables, taking seats, beginning."""

from __future__ import annotations

import re
from typing import Any

import pytest

from pitprop.server.protocol.terms import MAX_NAME
from tests.server.driving import Browser, ServerProcess

ID = re.compile(r"[a-z0-9]{16}")


def test_whoever_makes_a_table_sits_on_its_first_seat(ada: Browser) -> None:
    table = ada.create(name="  Ada ")
    info = ada.get(f"/api/tables/{table}")
    assert ID.fullmatch(table)
    assert info["me"] == 0
    seat = info["seats"][0]
    assert (seat["name"], seat["kind"], seat["opponent"]) == ("Ada", "person", "")
    assert not seat["connected"]
    assert seat["away_since"]
    assert [seat["kind"] for seat in info["seats"]] == ["person", "opponent", "opponent"]
    assert info["link"] == f"/table/{table}"


def test_a_table_without_open_seats_begins_at_once(ada: Browser) -> None:
    info = ada.get(f"/api/tables/{ada.create()}")
    assert info["started"]
    assert info["number"] >= 1


def test_open_seats_come_before_opponents_and_the_last_to_sit_down_begins(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = ada.create(players=4, open_seats=2, opponents=["standard"])
    info = ada.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open", "opponent"]
    assert not info["started"]
    assert ben.sit(table, "Ben") == 1
    assert not ben.get(f"/api/tables/{table}")["started"]
    assert cem.sit(table, "Cem") == 2
    info = cem.get(f"/api/tables/{table}")
    assert info["started"]
    assert info["me"] == 2
    assert [seat["name"] for seat in info["seats"][:3]] == ["Ada", "Ben", "Cem"]


def test_open_seats_can_be_any_and_be_chosen(ada: Browser, ben: Browser, cem: Browser) -> None:
    table = ada.create(players=4, open_seats=2, open_at=[2, 3], opponents=["random"])
    info = ada.get(f"/api/tables/{table}")
    assert [seat["kind"] for seat in info["seats"]] == ["person", "opponent", "open", "open"]
    assert info["seats"][1]["opponent"] == "random"
    wanted = f"/api/tables/{table}/seats"
    assert ben.post(wanted, {"name": "Ben", "seat": 0}, 409)["error"] == "taken"
    assert ben.post(wanted, {"name": "Ben", "seat": 3})["seat"] == 3
    assert cem.post(wanted, {"name": "Cem", "seat": 3}, 409)["error"] == "taken"
    assert cem.sit(table, "Cem") == 2
    assert ada.get(f"/api/tables/{table}")["started"]


def test_who_asks_for_a_seat_again_has_the_one_whose_answer_was_lost(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = ada.create(players=5, open_seats=4, opponents=[])
    wanted = f"/api/tables/{table}/seats"
    asked = {"name": "Ben", "request": "0123456789abcdef" * 2}
    assert ben.post(wanted, asked)["seat"] == 1
    ben.http.cookies.clear()  # as if the answer, which brings the cookie, had never come
    assert ben.post(wanted, asked)["seat"] == 1
    assert ben.get(f"/api/tables/{table}")["me"] == 1
    other = {"name": "Ben", "request": "fedcba9876543210" * 2}
    assert cem.post(wanted, other)["seat"] == 2
    assert ben.post(wanted, {"name": "Ben", "request": "1"}, 400)["error"] == "malformed"


def test_starting_fills_open_seats_with_opponents(ada: Browser, ben: Browser) -> None:
    table = ada.create(players=5, open_seats=4, opponents=[])
    ben.sit(table, "Ben")
    assert ben.post(f"/api/tables/{table}/start", {}, 403)["error"] == "not-host"
    info = ada.post(f"/api/tables/{table}/start", {})
    assert info["started"]
    assert [seat["kind"] for seat in info["seats"]] == ["person"] * 2 + ["opponent"] * 3
    assert {seat["opponent"] for seat in info["seats"][2:]} == {"medium"}
    assert len({seat["name"] for seat in info["seats"]}) == 5
    again = ada.post(f"/api/tables/{table}/start", {})
    assert again["seats"] == info["seats"]


def test_only_who_sits_at_a_table_begins_its_game(ada: Browser, stranger: Browser) -> None:
    table = ada.create(open_seats=2, opponents=[])
    assert stranger.post(f"/api/tables/{table}/start", {}, 403)["error"] == "not-seated"
    assert not ada.get(f"/api/tables/{table}")["started"]


def test_sitting_down_twice_is_sitting_down_once(ada: Browser, ben: Browser) -> None:
    table = ada.create(open_seats=2, opponents=[])
    assert ben.sit(table, "Ben") == 1
    assert ben.sit(table, "Benjamin") == 1
    assert ada.sit(table, "Ada again") == 0
    seats = ada.get(f"/api/tables/{table}")["seats"]
    assert [seat["name"] for seat in seats] == ["Ada", "Ben", ""]


def test_nobody_sits_down_at_a_full_table(ada: Browser, ben: Browser) -> None:
    table = ada.create()
    answer = ben.post(f"/api/tables/{table}/seats", {"name": "Ben"}, 409)
    assert answer["error"] == "full"


@pytest.mark.parametrize("name", ["Ada", "ada", " ADA "])
def test_two_people_of_one_name_are_told_apart(
    ada: Browser, ben: Browser, cem: Browser, name: str
) -> None:
    table = ada.create(players=4, open_seats=3, opponents=[])
    assert ben.sit(table, name) == 1
    assert cem.sit(table, name) == 2
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    assert names == ["Ada", f"{name.strip()} 2", f"{name.strip()} 3", ""]


@pytest.mark.parametrize("name", ["Ada B", "Ada   B", "Ada\u00a0B", " ada \u2003 B"])
def test_names_that_differ_in_spaces_alone_are_told_apart(
    ada: Browser, ben: Browser, name: str
) -> None:
    table = ada.create(name="Ada  B", open_seats=2, opponents=[])
    ben.sit(table, name)
    names = [seat["name"] for seat in ada.get(f"/api/tables/{table}")["seats"]]
    assert names[0] == "Ada B"
    assert names[1] in ("Ada B 2", "ada B 2")


def test_a_long_name_is_told_apart_within_its_length(ada: Browser, ben: Browser) -> None:
    long = "Anna Maria von der Halde"
    assert len(long) == MAX_NAME
    table = ada.create(name=long, open_seats=2, opponents=[])
    ben.sit(table, long)
    assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "Anna Maria von der Hal 2"


def test_an_opponent_leaves_its_name_to_a_person(server: ServerProcess, ada: Browser) -> None:
    table = ada.create(players=5, open_seats=2, opponents=["random", "standard"])
    before = ada.get(f"/api/tables/{table}")["seats"]
    wanted = before[3]["name"]
    with Browser(server) as ben, ben.live(table) as watching:
        watching.state()
        ben.sit(table, wanted.lower())
        state = watching.state(lambda state: state["table"]["seats"][1]["kind"] == "person")
    seats = state["table"]["seats"]
    assert seats[1]["name"] == wanted.lower()
    assert seats[3]["opponent"] == "random"
    assert seats[4] == before[4]
    names = [seat["name"].casefold() for seat in seats if seat["kind"] != "open"]
    assert len(set(names)) == len(names)


@pytest.mark.parametrize(
    ("name", "error"),
    [
        ("", "name-empty"),
        ("   ", "name-empty"),
        ("x" * 25, "name-long"),
        ("a\nb", "name-characters"),
        ("a\tb", "name-characters"),
        ("a\x00b", "name-characters"),
        ("a\x7fb", "name-characters"),
        ("a\u202eb", "name-characters"),
        ("a\u2028b", "name-characters"),
        ("\u200b", "name-characters"),
        ("\u3164", "name-characters"),
        ("\u2800\u2800", "name-characters"),
        ("Ada\u200d", "name-characters"),
        ("A\u200dda", "name-characters"),
        ("Ada\ufe0f", "name-characters"),
        ("A\u034fda", "name-characters"),
        ("Z\u0335\u0321\u0328\u0337\u0338alg", "name-characters"),
        ("\u0301\u0301", "name-characters"),
        ("Ada \u0335", "name-characters"),
    ],
)
def test_what_is_no_name_is_refused(ada: Browser, name: str, error: str) -> None:
    asked = {"game": "saboteur", "name": name, "players": 3, "opponents": ["random"] * 2}
    assert ada.post("/api/tables", asked, 400)["error"] == error


@pytest.mark.parametrize(
    "name",
    [
        *("x" * 24, "Zoë", "O’Neill-Müller jr.", "Nguyễn", "李小龍", "葛\U000e0100城"),
        *("שָׁלוֹם", "སྒྲུབ", "\u0dc1\u0dca\u200d\u0dbb\u0dd3", "\u0645\u06cc\u200c\u062e\u0648"),
        *("👩", "🇳🇱", "1\ufe0f\u20e3", "❤\ufe0f\u200d🔥", "🏳\ufe0f\u200d🌈", "👩🏽\u200d🚀"),
        "👩\u200d👩\u200d👧\u200d👦",
    ],
)
def test_names_of_all_languages_are_names(ada: Browser, name: str) -> None:
    table = ada.create(name=name)
    assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == name


def test_who_is_called_like_somebody_else_is_told_apart_by_whole_signs(
    ada: Browser, ben: Browser
) -> None:
    name = "A" * 20 + "👩\u200d🚀"
    table = ada.create(name=name, open_seats=1, opponents=["random"])
    ben.sit(table, name)
    assert ada.get(f"/api/tables/{table}")["seats"][1]["name"] == "A" * 20 + "👩 2"
    assert ada.http.get(f"/api/tables/{table}/record").status_code == 200


def test_one_name_has_one_spelling(ada: Browser) -> None:
    table = ada.create(name="Zoe\u0308")
    assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == "Zoë"


@pytest.mark.parametrize(
    "changes",
    [
        {"game": "chess"},
        {"players": 2, "opponents": ["random"]},
        {"players": 11, "opponents": ["random"] * 10},
        {"players": 4},
        {"players": -1, "opponents": []},
        {"players": 10**12},
        {"open_seats": -1, "opponents": ["random"] * 3},
        {"open_seats": 1},
        {"open_seats": 1, "opponents": ["random"], "open_at": [0]},
        {"open_seats": 1, "opponents": ["random"], "open_at": [3]},
        {"open_seats": 1, "opponents": ["random"], "open_at": [1, 2]},
        {"open_seats": 2, "opponents": [], "open_at": [1, 1]},
        {"open_at": [1]},
        {"opponents": ["random", "Bob"]},
        {"edition": "klingon"},
        {"options": {"attach": "nowhere"}},
        {"options": {"colour": "red"}},
        {"first": 3},
        {"first": -1},
        {"pace": -1},
        {"pace": 10_001},
    ],
)
def test_what_is_no_table_is_refused_with_a_reason(ada: Browser, changes: dict[str, Any]) -> None:
    asked = {"game": "saboteur", "name": "Ada", "players": 3, "opponents": ["random"] * 2}
    answer = ada.post("/api/tables", asked | changes, 400)
    assert answer["error"] == "bad-table"
    assert answer["message"]


@pytest.mark.parametrize(
    "body",
    [
        "",
        "{",
        "[]",
        "null",
        '{"game": "saboteur"}',
        '{"game": "saboteur", "name": "Ada", "players": "3"}',
        '{"game": "saboteur", "name": "Ada", "players": 3.5}',
        '{"game": "saboteur", "name": "Ada", "players": 3, "seed": "mine"}',
        '{"game": "saboteur", "name": "Ada", "players": 3, "auto_pick": "maybe"}',
        '{"game": "saboteur", "name": "Ada", "players": 3, "options": ["attach"]}',
        '{"game": "saboteur", "name": "\\ud800", "players": 3}',
        b'{"game": "saboteur", "name": "\xff", "players": 3}',
        "[" * 10_000,
    ],
)
def test_a_body_that_is_not_the_protocol_s_is_refused(ada: Browser, body: str | bytes) -> None:
    headers = {"content-type": "application/json"}
    answer = ada.http.post("/api/tables", content=body, headers=headers)
    assert answer.status_code == 400, answer.text
    assert answer.json()["error"] == "malformed"


def test_a_body_has_to_be_declared_as_json(ada: Browser) -> None:
    for media_type in ("text/plain", "application/x-www-form-urlencoded", ""):
        answer = ada.http.post("/api/tables", content="{}", headers={"content-type": media_type})
        assert answer.status_code == 415
        assert answer.json()["error"] == "not-json"


def test_edition_and_options_are_those_asked_for(ada: Browser) -> None:
    table = ada.create(edition="nl", options={"stone_choice": "yes"}, first=1, auto_pick="no")
    info = ada.get(f"/api/tables/{table}")
    assert info["edition"] == "nl"
    assert info["options"]["attach"] == "tunnel"
    assert info["options"]["stone_choice"] == "yes"
    assert info["auto_pick"] == "no"


def test_the_list_of_tables_is_that_of_the_reader_newest_first(
    ada: Browser, ben: Browser, stranger: Browser
) -> None:
    tables = [ada.create(open_seats=2, opponents=[], name=name) for name in ("Ada", "A", "Äda")]
    ben.sit(tables[1], "Ben")
    listed = ada.get("/api/tables")
    assert [each["table"] for each in listed] == tables[::-1]
    assert [each["me"] for each in listed] == [0, 0, 0]
    assert [each["table"] for each in ben.get("/api/tables")] == [tables[1]]
    assert stranger.get("/api/tables") == []
    (summary,) = ben.get("/api/tables")
    assert summary["seats"][1] == {"name": "Ben", "kind": "person"}
    assert summary["me"] == 1
    assert not summary["started"]
    assert summary["rounds"] == 3
    assert summary["round"] == 0


def test_a_table_that_has_changed_comes_first(ada: Browser) -> None:
    first = ada.create(first=0)
    ada.create(open_seats=2, opponents=[])
    with ada.live(first) as live:
        live.play(live.my_turn()["view"]["legal"][0], "a")
    (newest, *_) = ada.get("/api/tables")
    assert newest["table"] == first
    assert newest["changed"] > newest["created"]


def test_a_list_says_whose_turn_it_is(ada: Browser, ben: Browser) -> None:
    table = ada.create(first=1, open_seats=2, opponents=[])
    ben.sit(table, "Ben")
    ada.post(f"/api/tables/{table}/start", {})
    assert ada.get("/api/tables")[0]["awaits"] == ""
    (mine,) = ben.get("/api/tables")
    assert mine["awaits"] == "turn"
    assert mine["round"] == 1
    assert mine["phase"] == "playing"


def test_the_commitment_is_there_before_the_first_deal_and_stays(ada: Browser) -> None:
    table = ada.create(open_seats=2, opponents=[])
    before = ada.get(f"/api/tables/{table}")
    assert re.fullmatch(r"[0-9a-f]{64}", before["commit"])
    assert before["number"] == 0
    after = ada.post(f"/api/tables/{table}/start", {})
    assert after["commit"] == before["commit"]


@pytest.mark.parametrize("path", ["", "/seats", "/start", "/record", "/reasons"])
def test_a_table_that_there_is_not_is_not_found(ada: Browser, path: str) -> None:
    address = "/api/tables/nosuchtable" + path
    answer = (
        ada.http.post(address, json={"name": "Ada"} if path == "/seats" else {})
        if path in ("/seats", "/start")
        else ada.http.get(address)
    )
    assert answer.status_code == 404
    assert answer.json()["error"] == "not-found"


def test_an_address_or_method_that_there_is_not_is_told_so_in_json(ada: Browser) -> None:
    assert ada.get("/api/nothing", 404)["error"] == "not-found"
    assert ada.http.delete("/api/tables").status_code == 405
    assert ada.http.delete("/api/tables").json()["error"] == "method"
