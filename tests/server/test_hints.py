"""A computer player says what it would do: where nobody else plays, and to who has asked alone."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from pitprop.core.claims import HINT, claims_of
from pitprop.core.installed.registry import find_game, game_names
from pitprop.core.records.text import parse_record
from pitprop.opponents import Choice, strongest_name
from pitprop.opponents.base import Reason
from pitprop.server.app import create_app
from pitprop.server.protocol.terms import ErrorKey
from pitprop.server.storage.rows import SeatRow
from pitprop.server.table.hints import Give, Hints, check_alone
from pitprop.server.table.seats import Seats
from pitprop.server.thinking.thinkers import Due, Settled, Thinkers
from tests.server.driving import Browser, Hosted, Live, Message
from tests.server.test_limits import see_through


def ask(live: Live, request: str = "what") -> Message:
    return live.ask({"type": "hint", "request": request})


def hint_of(live: Live) -> Message:
    """The latest hint, once there is one."""
    while not any(each["claim"] == "hint" for each in live.talk):
        live.next()
    return next(each for each in reversed(live.talk) if each["claim"] == "hint")


def test_the_strongest_player_that_a_game_has_is_asked() -> None:
    assert strongest_name("saboteur") == strongest_name("sabotage") == "expert"
    assert strongest_name("dark_cave") in ("expert", "standard")


def test_who_plays_alone_gets_a_move_with_reasons_once_a_decision(ada: Browser) -> None:
    table = ada.create(game="dark_cave", players=2, opponents=["random"], first=0)
    with ada.live(table) as live:
        state = live.my_turn()
        assert ask(live)["type"] == "accepted"
        hint = hint_of(live)
        assert hint["params"]["by"] == strongest_name("dark_cave")
        assert hint["params"]["move"] in state["view"]["legal"]
        assert hint["reasons"]
        assert (hint["seat"], hint["entry"], hint["text"]) == (0, state["number"], "")
        assert ask(live, "again")["type"] == "accepted"
        live.ask({"type": "say", "request": "hello", "claim": "hello"})
        assert [each["claim"] for each in live.talk] == ["hint", "hello"]
        assert live.play(hint["params"]["move"], "do it")["type"] == "accepted"


def test_what_was_answered_stands_in_the_record_of_who_has_asked(
    ada: Browser, ben: Browser, tmp_path: Path
) -> None:
    table = ada.create(game="dark_cave", players=2, opponents=["random"], first=0)
    with ada.live(table) as live, ben.live(table) as watching:
        live.my_turn()
        ask(live)
        hint = hint_of(live)
        seen = hint_of(watching)
    assert (seen["params"], seen["reasons"], seen["seat"]) == ({}, [], 0)
    own = parse_record(ada.http.get(f"/api/tables/{table}/record").text)
    (said,) = own.said
    assert said.claim is not None
    assert (said.seat, said.claim.key) == (0, "hint")
    assert dict(said.claim.params) == hint["params"]
    assert parse_record(ben.http.get(f"/api/tables/{table}/record").text).said == ()


@pytest.mark.wheel
def test_it_is_still_there_after_a_restart(tmp_path: Path) -> None:
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        table = ada.create(game="dark_cave", players=2, opponents=["random"], first=0)
        with ada.live(table) as live:
            live.my_turn()
            ask(live)
            hint = hint_of(live)
        cookies = ada.http.cookies
    with (
        Hosted(create_app(tmp_path)) as server,
        Browser(server, cookies) as ada,
        ada.live(table) as live,
    ):
        again = hint_of(live)
    assert again == hint


@pytest.mark.parametrize(
    ("changes", "others"),
    [
        ({"opponents": ["random"], "open_seats": 1}, "open"),
        ({"opponents": ["random"], "open_seats": 1}, "taken"),
        ({"opponents": ["random"], "here": [{"seat": 1, "name": "Ben"}]}, "here"),
    ],
)
def test_where_others_play_there_is_none(
    ada: Browser, ben: Browser, changes: dict[str, object], others: str
) -> None:
    table = ada.create(players=3, first=0, **changes)
    if others == "taken":
        ben.sit(table, "Ben")
    with ada.live(table, 0 if others == "here" else None) as live:
        if others == "here":
            live.ask({"type": "ready", "request": "ready"})
        live.state()
        answer = ask(live)
        wanted = {"open": "not-started"}.get(others, "no-hint")
        assert (answer["type"], answer["error"]) == ("failed", wanted)


def test_there_is_none_out_of_turn_and_nobody_can_say_one(ada: Browser, ben: Browser) -> None:
    table = ada.create(players=3, first=0)
    with ben.live(table) as watching:
        assert ask(watching)["error"] == "not-seated"
    with ada.live(table) as live:
        live.my_turn()
        said = live.ask(
            {
                "type": "say",
                "request": "say",
                "claim": "hint",
                "params": {"by": "expert", "move": "pass NS"},
            }
        )
        assert said["error"] == "unknown-claim"


def test_a_game_knows_no_claim_of_that_name() -> None:
    for name in game_names():
        assert HINT not in [kind.key for kind in claims_of(find_game(name))]


def failures(choice: Choice, give: Give) -> list[ErrorKey]:
    """Why nobody is given what a computer player has thought of."""
    errors: list[ErrorKey] = []

    async def scenario() -> None:
        ended = asyncio.Event()

        def fail(_due: Due, error: ErrorKey) -> None:
            errors.append(error)
            ended.set()

        thinkers = Thinkers(1)
        hints = Hints(thinkers, give, fail)
        hints.think(Due(2, 0, Settled(choice), False, "expert"), "")
        await ended.wait()
        hints.rest()
        await thinkers.close()

    see_through(scenario())
    return errors


def a_choice(*reasons: Reason) -> Choice:
    state = find_game("sabotage").start(2, seed="a", first=0)
    state.apply_chance(state.draw())
    return Choice(state.view(0).legal_moves()[0], reasons)


def test_who_has_asked_is_told_where_thinking_comes_to_nothing() -> None:
    given: list[Choice] = []

    async def give(_due: Due, choice: Choice) -> None:
        given.append(choice)

    assert failures(a_choice(), give) == ["server"]
    assert given == []


def test_who_has_asked_is_told_where_somebody_has_sat_down_since() -> None:
    async def give(_due: Due, _choice: Choice) -> None:
        people = [SeatRow(seat, "Ada", "person", "", f"token {seat}") for seat in range(2)]
        check_alone(Seats("table", people))

    assert failures(a_choice(Reason("why")), give) == ["no-hint"]
