"""Earlier rounds can be read again as they were told; the end lays everything open."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from pitprop.core.records.record import ChanceEntry
from pitprop.core.records.text import parse_record
from tests.server.driving import Browser, reached

GAMES: list[dict[str, Any]] = [
    {"game": "saboteur", "players": 3, "opponents": ["random"] * 2},
    {"game": "sabotage", "players": 4, "opponents": ["random"] * 3},
]


def history(browser: Browser, table: str) -> Any:
    return browser.get(f"/api/tables/{table}/history")


@pytest.mark.parametrize("case", GAMES, ids=lambda case: str(case["game"]))
def test_each_reader_reads_earlier_rounds_as_they_were_told(
    ada: Browser, stranger: Browser, case: dict[str, Any]
) -> None:
    table = ada.create(**case, first=0)
    random = Random(5)
    last: dict[str, dict[int, Any]] = {"ada": {}, "stranger": {}}
    with ada.live(table) as live, stranger.live(table) as watching:
        assert history(ada, table) == {"rounds": [], "ending": None}
        for move in range(10_000):
            state = live.my_turn()
            seen = watching.state(reached(state["number"]))
            last["ada"][state["view"]["round"]] = state["view"]
            last["stranger"][state["view"]["round"]] = seen["view"]
            if state["table"]["over"]:
                break
            assert live.step(random, f"move {move}")["type"] == "accepted"
    rounds = state["view"]["round"]
    assert rounds > 1
    for browser, name in ((ada, "ada"), (stranger, "stranger")):
        before = [last[name][number] for number in range(1, rounds)]
        assert history(browser, table)["rounds"] == before


def test_hands_and_deal_lie_open_when_the_game_is_over_and_not_before(
    ada: Browser, stranger: Browser
) -> None:
    table = ada.create(players=3, opponents=["random", "random"], first=0)
    random = Random(6)
    with ada.live(table) as live:
        for move in range(10_000):
            state = live.my_turn()
            if state["table"]["over"]:
                break
            assert history(stranger, table)["ending"] is None
            live.step(random, f"move {move}")
    ending = history(stranger, table)["ending"]
    assert ending == history(ada, table)["ending"]
    assert ending["hands"][0] == state["view"]["hand"]
    assert [len(hand) for hand in ending["hands"]] == [
        player["hand"] for player in state["view"]["players"]
    ]
    record = parse_record(ada.http.get(f"/api/tables/{table}/record").text)
    deals = [entry.lines for entry in record.entries if isinstance(entry, ChanceEntry)]
    assert ending["deal"] == list(deals[-1])


def test_there_is_no_history_of_a_table_that_does_not_exist(ada: Browser) -> None:
    assert ada.get("/api/tables/nowhere/history", 404)["error"] == "not-found"
