"""Moves over live connections."""

from __future__ import annotations

import threading
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosedError

from pitprop.core.installed.registry import find_game
from tests.server.driving import Browser, Live, Message, ServerProcess, reached


def three_people(ada: Browser, ben: Browser, cem: Browser, **changes: Any) -> str:
    """A table where Ada begins, then Ben, then Cem."""
    table = ada.create(open_seats=2, opponents=[], first=0, **changes)
    ben.sit(table, "Ben")
    cem.sit(table, "Cem")
    return table


def test_a_legal_move_is_accepted_and_told(ada: Browser) -> None:
    table = ada.create(first=0)
    with ada.live(table) as live:
        state = live.my_turn()
        assert state["number"] == 1
        reply = live.play(f"pass {state['view']['hand'][0]}", "a")
        assert reply == {"type": "accepted", "request": "a", "number": 2}
        after = live.state(lambda state: state["number"] >= 2)
        assert after["view"]["history"][1]["key"] == "passed"


def test_an_illegal_move_is_refused_with_its_clause_and_changes_nothing(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as live:
        before = live.my_turn()
        reply = live.play("lay NESW 40,40", "a")
        assert reply["type"] == "refused"
        assert reply["request"] == "a"
        assert reply["refusal"]["clause"].startswith("S-")
        texts = ada.get("/api/games/saboteur/texts")
        assert reply["refusal"]["key"] in texts["refusals"]
        assert reply["refusal"]["clause"] in find_game("saboteur").clauses
    with ada.live(table) as live:
        assert live.state()["view"] == before["view"]
        assert live.state()["number"] == before["number"]


def test_the_same_request_is_played_once_and_answered_again(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as live:
        move = live.my_turn()["view"]["legal"][-1]
        first = live.play(move, "again", 1)
        assert first["type"] == "accepted"
        assert live.play(move, "again", 1) == first
        assert live.play("something else", "again", 99) == first
    with ada.live(table) as live:
        assert live.state()["number"] == first["number"]
        assert live.play(move, "again", 1) == first


def test_the_same_request_deals_once_and_is_answered_again(ada: Browser) -> None:
    table = ada.create(first=0)
    random = Random(3)
    with ada.live(table) as live:
        while live.my_turn()["view"]["phase"] != "dealing":
            assert live.step(random, f"step {live.last['number']}")["type"] == "accepted"
        first = live.deal("next round")
        assert first["type"] == "accepted"
        assert live.deal("next round") == first
        assert live.deal("another one")["type"] == "failed"
        state = live.my_turn()
        assert state["view"]["round"] == 2
    with ada.live(table) as live:
        assert live.deal("next round") == first
        assert live.my_turn()["view"]["round"] == 2


def test_one_person_s_request_does_not_answer_another_s(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as live:
        mine = live.play(live.my_turn()["view"]["legal"][-1], "same")
    with ben.live(table) as live:
        reply = live.play(live.my_turn()["view"]["legal"][-1], "same")
        assert reply["type"] == "accepted"
        assert reply["number"] == mine["number"] + 1


@pytest.mark.parametrize("number", [0, -1, 2, 10**9])
def test_a_move_chosen_from_another_state_is_stale(
    ada: Browser, ben: Browser, cem: Browser, number: int
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as live:
        move = live.my_turn()["view"]["legal"][-1]
        reply = live.play(move, "a", number)
        assert (reply["type"], reply["error"]) == ("failed", "stale")
        assert live.play(move, "b")["type"] == "accepted"


def test_who_is_not_on_turn_or_does_not_sit_there_cannot_play(
    ada: Browser, ben: Browser, cem: Browser, stranger: Browser
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as live:
        moves = live.my_turn()["view"]["legal"]
    for browser, error in ((ben, "not-your-turn"), (stranger, "not-seated")):
        with browser.live(table) as live:
            state = live.state()
            assert state["view"]["legal"] == []
            reply = live.play(moves[0], "a")
            assert (reply["type"], reply["error"]) == ("failed", error)
            reply = live.deal("b")
            assert reply["type"] == "failed"
    assert ada.get(f"/api/tables/{table}")["number"] == 1


def test_nothing_is_played_before_the_game_begins(ada: Browser) -> None:
    table = ada.create(open_seats=2, opponents=[])
    with ada.live(table) as live:
        state = live.state()
        assert state["number"] == 0
        assert state["view"]["round"] == 0
        reply = live.play("pass NS", "a")
        assert (reply["type"], reply["error"]) == ("failed", "not-started")
        reply = live.deal("b")
        assert (reply["type"], reply["error"]) == ("failed", "nothing-to-deal")


def test_nothing_is_dealt_in_the_middle_of_a_round(ada: Browser) -> None:
    with ada.live(ada.create(first=0)) as live:
        live.my_turn()
        reply = live.deal("a")
        assert (reply["type"], reply["error"]) == ("failed", "nothing-to-deal")


@pytest.mark.parametrize(
    "move",
    ["", "hello", "lay", "lay NESW", "pass ?", "take ?", "pass  NS", "lay NS 1,0 ", "break lamp 0"],
)
def test_what_is_no_move_is_malformed(ada: Browser, move: str) -> None:
    with ada.live(ada.create(first=0)) as live:
        live.my_turn()
        reply = live.play(move, "a")
        assert (reply["type"], reply["error"]) == ("failed", "malformed")
        assert reply["request"] == "a"
        assert "\n" not in reply["message"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "hello",
        "null",
        "[]",
        "{}",
        '{"type": "cheat"}',
        '{"type": "play"}',
        '{"type": "play", "request": "a", "move": "pass NS"}',
        '{"type": "play", "request": "", "move": "pass NS", "number": 1}',
        '{"type": "play", "request": "a", "move": "pass NS", "number": "1"}',
        '{"type": "play", "request": "a", "move": "pass NS", "number": 1, "seat": 1}',
        '{"type": "play", "request": "a", "move": 7, "number": 1}',
        '{"type": "play", "request": "' + "x" * 41 + '", "move": "pass NS", "number": 1}',
        '{"type": "play", "request": "a", "move": "' + "x" * 101 + '", "number": 1}',
        '{"type": "deal"}',
        '{"type": "deal", "request": "a\\u0000b"}',
        "[" * 3_000,
        '"\\ud800"',
    ],
)
def test_a_message_that_is_not_the_protocol_s_is_malformed_and_the_connection_stays(
    ada: Browser, text: str
) -> None:
    with ada.live(ada.create(first=0)) as live:
        live.my_turn()
        live.connection.send(text)
        reply = live.ask({"type": "ping"})
        assert (reply["type"], reply["error"]) == ("failed", "malformed")
        assert live.next()["type"] == "pong"


def test_a_second_tab_sees_what_the_first_has_played(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as first, ada.live(table) as second:
        move = first.my_turn()["view"]["legal"][-1]
        assert second.my_turn()["view"] == first.last["view"]
        assert second.play(move, "a")["type"] == "accepted"
        state = first.state(lambda state: state["number"] == 2)
        assert state == second.state(lambda state: state["number"] == 2)
        reply = first.play(move, "b", 1)
        assert (reply["type"], reply["error"]) == ("failed", "stale")


def at_once(lives: list[Live], messages: list[Message]) -> list[Message]:
    """The replies to messages that are sent at the same time."""
    replies: list[Message] = [{} for _ in lives]
    start = threading.Barrier(len(lives))

    def ask(index: int) -> None:
        start.wait()
        replies[index] = lives[index].ask(messages[index])

    threads = [threading.Thread(target=ask, args=(index,)) for index in range(len(lives))]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    return replies


def test_of_moves_at_the_same_time_one_is_played(ada: Browser, ben: Browser, cem: Browser) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as a, ada.live(table) as b, ada.live(table) as c, ada.live(table) as d:
        lives = [a, b, c, d]
        hand = a.my_turn()["view"]["hand"]
        messages = [
            {"type": "play", "request": f"tab {index}", "move": f"pass {card}", "number": 1}
            for index, card in enumerate(hand[:4])
        ]
        for live in lives:
            live.state()
        replies = at_once(lives, messages)
        assert sorted(reply["type"] for reply in replies) == ["accepted"] + ["failed"] * 3
        assert {reply.get("error", "stale") for reply in replies} == {"stale"}
    assert ada.get(f"/api/tables/{table}")["number"] == 2


def test_one_request_from_many_tabs_at_the_same_time_is_played_once(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as a, ada.live(table) as b, ada.live(table) as c, ada.live(table) as d:
        lives = [a, b, c, d]
        move = a.my_turn()["view"]["legal"][-1]
        for live in lives:
            live.state()
        message = {"type": "play", "request": "one", "move": move, "number": 1}
        replies = at_once(lives, [message] * 4)
        assert replies == [{"type": "accepted", "request": "one", "number": 2}] * 4
    assert ada.get(f"/api/tables/{table}")["number"] == 2


def test_who_goes_away_in_the_middle_of_a_move_has_played_it_or_not(
    server: ServerProcess, ada: Browser, ben: Browser, cem: Browser
) -> None:
    table = three_people(ada, ben, cem)
    with ada.live(table) as live:
        move = live.my_turn()["view"]["legal"][-1]
        live.send({"type": "play", "request": "gone", "move": move, "number": 1})
        live.connection.socket.close()
    with ada.live(table) as live:
        reply = live.play(move, "gone", 1)
        assert reply == {"type": "accepted", "request": "gone", "number": 2}
        live.state(lambda state: state["number"] == 2)


def test_who_is_connected_is_told(ada: Browser, ben: Browser, cem: Browser) -> None:
    table = three_people(ada, ben, cem)

    def connected(state: Message) -> list[bool]:
        return [seat["connected"] for seat in state["table"]["seats"]]

    with ada.live(table) as live:
        live.state(lambda state: connected(state) == [True, False, False])
        with ben.live(table), ben.live(table) as second:
            live.state(lambda state: connected(state) == [True, True, False])
            second.state(lambda state: connected(state) == [True, True, False])
        live.state(lambda state: connected(state) == [True, False, False])


def test_watchers_see_the_game_go_on(ada: Browser, stranger: Browser) -> None:
    table = ada.create(first=0)
    random = Random(1)
    with stranger.live(table) as watching, ada.live(table) as live:
        for turn in range(3):
            reply = live.step(random, f"turn {turn}")
            assert reply["type"] == "accepted"
            watching.state(reached(reply["number"]))
        state = watching.last
        assert state["table"]["me"] is None
        assert state["view"]["seat"] is None
        assert state["view"]["hand"] == []
        assert state["view"]["role"] is None


def test_a_table_that_there_is_not_closes_the_connection(ada: Browser) -> None:
    with ada.live("nosuchtable") as live:
        with pytest.raises(ConnectionClosedError):
            live.next()
        assert live.connection.close_code == 4004


def test_taking_a_seat_shows_on_connections_that_are_open(
    ada: Browser, ben: Browser, cem: Browser
) -> None:
    ben.create()  # so that Ben has a token
    table = ada.create(open_seats=2, opponents=[])
    with ben.live(table) as live, ada.live(table) as other:
        assert live.state()["table"]["me"] is None
        ben.sit(table, "Ben")
        live.state(lambda state: state["table"]["me"] == 1)
        cem.sit(table, "Cem")
        state = live.state(lambda state: state["table"]["started"])
        assert len(state["view"]["hand"]) == 6
        other.state(lambda state: state["table"]["started"])
