"""Several people at one device: each sees what is theirs, one at a time, and nobody else's."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.driving import Browser, ServerProcess, is_ready, reached, serving

HERE = [{"seat": 1, "name": "Ben"}, {"seat": 2, "name": "Zoë"}]
CASES: list[dict[str, Any]] = [
    {"game": "saboteur", "players": 3, "here": HERE, "opponents": [], "first": 0},
    {"game": "sabotage", "players": 4, "here": HERE, "opponents": ["random"], "first": 0},
    {"game": "dark_cave", "players": 3, "here": HERE, "opponents": [], "first": 0},
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["game"]))
def test_a_device_looks_through_one_of_its_seats_at_a_time(
    ada: Browser, stranger: Browser, case: dict[str, Any]
) -> None:
    table = ada.create(**case)
    with ada.live(table) as covered, stranger.live(table) as watching:
        state = covered.state(lambda state: bool(state["table"]["started"]))
        assert (state["table"]["me"], state["table"]["mine"]) == (None, [0, 1, 2])
        assert state["view"] == watching.state()["view"]
        assert watching.state()["table"]["mine"] == []
        # They are one person who is here, and nobody who watches.
        assert [seat["connected"] for seat in state["table"]["seats"][:3]] == [True] * 3
        assert watching.state()["table"]["watchers"] == 1
    for seat in (0, 1, 2):
        with ada.live(table, seat) as live:
            state = live.state()
            assert (state["table"]["me"], state["view"]["seat"]) == (seat, seat)
            assert state["view"]["hand"]
    for seat in (3, 7):
        with ada.live(table, seat) as live:
            assert live.state()["view"]["seat"] is None
    with stranger.live(table, 1) as live:
        assert live.state()["view"]["seat"] is None


def test_those_at_one_device_play_a_game_to_its_end_and_again(ada: Browser) -> None:
    table = ada.create(**CASES[0])
    random = Random(4)
    with ada.live(table) as covered:
        for step in range(10_000):
            state = covered.state()
            if state["table"]["over"]:
                break
            number = state["number"]
            if state["view"]["phase"] == "dealing":
                # Whoever has the device in hand is ready for all who share it.
                assert covered.ready(f"ready {step}")["type"] == "accepted"
            elif state["view"]["decider"] is not None:
                with ada.live(table, state["view"]["decider"]) as live:
                    moves = live.state()["view"]["legal"]
                    if state["view"]["phase"] != "taking":
                        live.play(random.choice(moves), f"move {step}")
            covered.state(reached(number + 1))
        covered.ask({"type": "again", "request": "again"})
        following = covered.state(lambda state: bool(state["table"]["next_table"]))
    with ada.live(following["table"]["next_table"]) as covered:
        state = covered.state(lambda state: bool(state["table"]["started"]))
        assert [seat["name"] for seat in state["table"]["seats"]] == ["Ada", "Ben", "Zoë"]
        assert state["table"]["mine"] == [0, 1, 2]


def test_friends_elsewhere_sit_with_those_at_one_device(ada: Browser, ben: Browser) -> None:
    table = ada.create(players=4, here=HERE[:1], open_seats=1, opponents=["random"])
    [mine] = ada.get("/api/tables")
    assert [seat["name"] for seat in mine["seats"]][:3] == ["Ada", "Ben", ""]
    assert ben.sit(table, "ben") == 2
    with ada.live(table) as live:
        names = [seat["name"] for seat in live.state()["table"]["seats"]]
        assert len({name.casefold() for name in names}) == 4
        assert not is_ready(live.state())
    with ben.live(table) as live:
        state = live.state(lambda state: bool(state["table"]["started"]))
        assert state["table"]["mine"] == [2]


def test_the_record_tells_those_at_one_device_apart(ada: Browser) -> None:
    table = ada.create(**CASES[0])
    records = [ada.http.get(f"/api/tables/{table}/record{seat}").text for seat in ("", "?seat=1")]
    hidden, bens = records
    assert hidden != bens
    with ada.live(table, 1) as live:
        for card in live.state()["view"]["hand"]:
            assert card in bens


def test_seats_at_a_device_outlive_the_server(tmp_path: Any) -> None:
    with serving(tmp_path) as server, Browser(server) as ada:
        table = ada.create(**CASES[0])
        cookies = ada.http.cookies
    server = ServerProcess(tmp_path)
    with Browser(server, cookies) as ada, ada.live(table) as live:
        assert live.state()["table"]["mine"] == [0, 1, 2]
        assert live.state()["view"]["seat"] is None
    server.stop()


@pytest.mark.parametrize("started", [True, False])
def test_who_is_left_at_a_device_plays_on_there(ada: Browser, ben: Browser, started: bool) -> None:
    table = ada.create(
        players=3 if started else 4,
        here=HERE[:1],
        open_seats=1 if started else 2,
        opponents=[],
        first=1,
    )
    ben.sit(table, "Zoë")
    with ada.live(table, 0) as hers, ada.live(table) as covered:
        hers.state(lambda state: state["table"]["started"] == started)
        assert hers.ask({"type": "leave", "request": "leave"})["type"] == "accepted"
        state = covered.state(lambda state: state["table"]["mine"] == [1])
        assert state["table"]["me"] == 1
        assert state["table"]["host"] == 1
        if started:
            assert covered.play(state["view"]["legal"][0], "move")["type"] == "accepted"
    with ada.live(table) as live:
        assert (live.state()["table"]["me"], live.last["table"]["mine"]) == (1, [1])
    # The device is still theirs, and keeps what it was given when another table is opened.
    assert table in [each["table"] for each in ada.get("/api/tables")]
    ada.create()
    with ada.live(table) as live:
        assert live.state()["table"]["mine"] == [1]


def test_who_is_called_otherwise_stays_at_the_device(ada: Browser) -> None:
    table = ada.create(players=3, here=HERE[:1], open_seats=1, opponents=[])
    with ada.live(table, 1) as live:
        live.state()
        live.ask({"type": "rename", "request": "rename", "name": "Benno"})
    with ada.live(table) as live:
        assert live.state()["table"]["mine"] == [0, 1]
        assert live.last["table"]["seats"][1]["name"] == "Benno"


@pytest.mark.parametrize(
    "here",
    [
        [{"seat": 0, "name": "Ben"}],
        [{"seat": 3, "name": "Ben"}],
        [{"seat": 1, "name": "Ben"}, {"seat": 1, "name": "Zoë"}],
    ],
)
def test_a_seat_at_a_device_is_one_of_the_others(ada: Browser, here: list[Any]) -> None:
    asked = {"game": "saboteur", "name": "Ada", "players": 3, "here": here}
    asked["opponents"] = ["random"] * (2 - len(here))
    assert ada.post("/api/tables", asked, 400)["error"] == "bad-table"
