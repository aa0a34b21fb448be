"""What is said at tables: which claims there are, when, and where nothing is written."""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from dataclasses import asdict
from pathlib import Path
from random import Random

import pytest

from pitprop.core.claims import COURTESIES, SEAT, Claim, check_claim, claims_of, may_write
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.records.text import parse_record
from pitprop.server.app import create_app
from pitprop.server.storage.schema import TALK
from pitprop.server.storage.store import Store
from pitprop.server.tables.waits import Waits
from tests.server.driving import Browser, Hosted, Live, Message

GAMES = ("saboteur", "sabotage", "dark_cave")


def say(live: Live, request: str, **fields: object) -> Message:
    return live.ask({"type": "say", "request": request, **fields})


@pytest.mark.parametrize("game", GAMES)
def test_everything_that_is_listed_can_be_said(ada: Browser, game: str) -> None:
    listed = next(each for each in ada.get("/api/games") if each["name"] == game)
    kinds = claims_of(find_game(game))
    assert [each["key"] for each in listed["claims"]] == [kind.key for kind in kinds]
    assert kinds[-len(COURTESIES) :] == COURTESIES
    for each in listed["claims"]:
        params = {
            param["name"]: 1 if param["of"] == "seat" else param["values"][-1]
            for param in each["params"]
        }
        check_claim(kinds, Claim(each["key"], params), 4)


@pytest.mark.parametrize(
    ("game", "claim", "params", "wrong"),
    [
        ("saboteur", "saw", {"goal": "east", "card": "stone"}, "goal is one of north, middle"),
        ("saboteur", "saw", {"goal": "north"}, "says goal, card, not goal"),
        ("saboteur", "suspect", {"seat": 4}, "seat from 0 to 3, not 4"),
        ("saboteur", "suspect", {"seat": "north"}, "seat from 0 to 3"),
        ("saboteur", "mend", {"tool": "axe"}, "tool is one of lamp, cart, pickaxe"),
        ("dark_cave", "saw", {"corner": "N", "goal": "exit"}, "corner is one of NW"),
        ("sabotage", "saw", {"corner": "NW", "goal": "exit"}, "there is no claim 'saw'"),
    ],
)
def test_a_claim_speaks_of_what_there_is(
    game: str, claim: str, params: Mapping[str, str | int], wrong: str
) -> None:
    with pytest.raises(PitpropError, match=wrong):
        check_claim(claims_of(find_game(game)), Claim(claim, params), 4)


def test_before_the_game_one_greets_and_writes_and_keeps_the_words_when_seats_change(
    ada: Browser, ben: Browser
) -> None:
    table = ada.create(players=4, opponents=["random"], open_seats=2)
    ben.sit(table, "Ben")
    with ada.live(table) as a, ben.live(table) as b:
        assert say(a, "free", text="Soup first?")["error"] == "no-text"
        a.ask({"type": "change", "request": "talk", "talk": "free"})
        assert say(a, "free again", text="Soup first?")["type"] == "accepted"
        assert say(b, "hello", claim="hello")["type"] == "accepted"
        swap = {"type": "arrange", "action": "swap", "seat": 1, "other": 2, "request": "swap"}
        assert a.ask(swap)["type"] == "accepted"
    with ben.live(table) as b:
        b.state()
        while len(b.talk) < 2:
            b.next()
        said = [(each["name"], each["text"] or each["claim"]) for each in b.talk]
        assert said == [("Ada", "Soup first?"), ("Ben", "hello")]


def test_a_table_has_room_for_a_long_evening_of_talk_and_no_more(tmp_path: Path) -> None:
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        cookies = ada.http.cookies
        table = ada.create(open_seats=2, opponents=[], talk="free")
        with ada.live(table) as live:
            assert say(live, "first", text="Hello")["type"] == "accepted"
    fill(tmp_path, table, up_to=4_999)
    with Hosted(create_app(tmp_path)) as server, Browser(server, cookies) as ada:
        with ada.live(table) as live:
            assert say(live, "last", text="Good night")["type"] == "accepted"
            assert say(live, "one more", text="Oh, and")["error"] == "no-more-talk"
            assert say(live, "a claim", claim="hello")["error"] == "no-more-talk"
            rename = {"type": "rename", "request": "name", "name": "Eve"}
            assert live.ask(rename)["type"] == "accepted"
        with ada.live(table) as live:
            while len(live.talk) < 5_000:
                live.next()
            assert live.talk[-1]["text"] == "Good night"


def fill(data: Path, table: str, up_to: int) -> None:
    """Have the first thing that was said at a table said again and again, a minute before."""
    store = Store(data)
    stored = store.load(table)
    assert stored is not None
    (first,) = stored.talk
    values = asdict(first) | {"table_id": table, "params": "{}", "at": first.at - 60_000}
    more = [values | {"number": number, "request": f"{number}"} for number in range(2, up_to + 1)]
    with store.engine.begin() as connection:
        connection.execute(TALK.insert(), more)
    store.close()


@pytest.mark.clause("A-51")
def test_partners_have_no_claim_that_carries_a_plan() -> None:
    game = find_game("sabotage")
    kinds = [kind for kind in claims_of(game) if kind not in COURTESIES]
    assert all(values == SEAT for kind in kinds for values in kind.params.values())
    assert [seats for seats in game.seat_counts if not may_write(game, seats)] == [4]


@pytest.mark.clause("A-51")
@pytest.mark.parametrize(("players", "answer"), [(2, "accepted"), (4, "failed")])
def test_partners_write_nothing_during_a_game(ada: Browser, players: int, answer: str) -> None:
    opponents = ["random"] * (players - 1)
    table = ada.create(game="sabotage", players=players, opponents=opponents, talk="free")
    with ada.live(table) as live:
        live.my_turn()
        assert say(live, "a", text="Leave the blue ones to me")["type"] == answer
        assert say(live, "b", claim="praise", params={"seat": 1})["type"] == "accepted"


@pytest.mark.clause("A-51")
def test_partners_may_write_before_the_game(ada: Browser) -> None:
    table = ada.create(
        game="sabotage", players=4, opponents=["random"] * 2, open_seats=1, talk="free"
    )
    with ada.live(table) as live:
        live.state()
        assert say(live, "a", text="Hello!")["type"] == "accepted"


def test_what_is_said_has_its_moment(ada: Browser) -> None:
    table = ada.create()
    with ada.live(table) as live:
        state = live.my_turn()
        say(live, "a", claim="saw", params={"goal": "north", "card": "stone"})
        while not live.talk:
            live.next()
        (said,) = live.talk
        assert said["entry"] == state["number"]
        assert (said["round"], said["events"]) == (1, len(state["view"]["history"]))


def played_on(live: Live, table_is_over: int) -> None:
    """Plays at random until so many entries are in the log, or the game is over."""
    random = Random(3)
    for request in itertools.count():
        state = live.my_turn()
        if state["table"]["over"] or state["number"] > table_is_over:
            return
        live.step(random, f"play {request}")


@pytest.mark.parametrize("talk", ["claims", "none"])
def test_computer_players_speak_where_something_may_be_said(ada: Browser, talk: str) -> None:
    table = ada.create(players=5, opponents=["standard"] * 4, talk=talk)
    with ada.live(table) as live:
        played_on(live, 60)
        live.ask({"type": "nonsense"})
        said = list(live.talk)
    assert bool(said) == (talk == "claims")
    game = find_game("saboteur")
    for each in said:
        assert each["seat"] != 0
        assert each["text"] == ""
        check_claim(claims_of(game), Claim(each["claim"], each["params"]), 5)
    moments = [(each["seat"], each["entry"]) for each in said]
    assert len(moments) == len(set(moments))


def test_what_computer_players_say_stays_the_same_after_a_restart(tmp_path: Path) -> None:
    with Hosted(create_app(tmp_path)) as server, Browser(server) as ada:
        table = ada.create(players=5, opponents=["standard"] * 4)
        with ada.live(table) as live:
            played_on(live, 40)
            live.ask({"type": "nonsense"})
            before = list(live.talk)
        cookies = ada.http.cookies
    with (
        Hosted(create_app(tmp_path)) as server,
        Browser(server, cookies) as again,
        again.live(table) as live,
    ):
        while len(live.talk) < len(before):
            live.next()
        assert live.talk[: len(before)] == before


def test_a_stand_in_plays_and_does_not_speak_for_a_person(tmp_path: Path) -> None:
    waits = Waits(stand_in=0, host=10**6)
    with (
        Hosted(create_app(tmp_path, waits=waits)) as server,
        Browser(server) as ada,
        Browser(server) as ben,
    ):
        table = ada.create(players=4, open_seats=1, opponents=["standard"] * 2)
        seat = ben.sit(table, "Ben")
        with ada.live(table) as live:
            live.state(lambda state: state["table"]["started"])
            assert (
                live.ask({"type": "stand-in", "request": "a", "seat": seat})["type"] == "accepted"
            )
            played_on(live, 60)
            live.ask({"type": "nonsense"})
            assert live.talk
            assert all(each["seat"] not in (0, seat) for each in live.talk)


def test_the_record_tells_what_was_said_and_when(ada: Browser) -> None:
    table = ada.create(talk="free", opponents=["random"] * 2)
    with ada.live(table) as live:
        state = live.my_turn()
        say(live, "a", claim="suspect", params={"seat": 2})
        live.step(Random(1), "b")
        say(live, "c", text="Well, well.")
    lines = ada.http.get(f"/api/tables/{table}/record").text.splitlines()
    moves = [line for line in lines if line[:1].isdigit() or line.startswith("say ")]
    before = state["number"] - 1  # the deal is the first entry
    assert moves[before] == "say 1 suspect 3"
    assert moves[before + 1].startswith(f"{before + 1}. ")
    assert 'say 1 "Well, well."' in moves[before + 2 :]
    assert parse_record("\n".join(lines)).said[0].after == before
