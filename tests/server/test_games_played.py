"""A part of each game is played through the server; The Dark Cave asks in the middle of a turn."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import httpx
import pytest

from pitprop.core.installed.registry import find_game, game_names
from pitprop.core.records.text import parse_record
from pitprop.server.http.identity import COOKIE
from tests.server.driving import Browser, Live, Message, ServerProcess, reached, serving, wants_me
from tests.server.prepared import CaveTable, prepare, token_of

# So many moves of people: a few turns of each.
MOVES = 12

# A move that no hand allows at the beginning, by game.
FORBIDDEN = {"saboteur": "lay NESW 40,40", "sabotage": "close", "dark_cave": "step 4,4"}


def test_no_game_is_left_out() -> None:
    assert sorted(FORBIDDEN) == sorted(game_names())


@pytest.mark.parametrize("game", FORBIDDEN)
def test_two_people_play_a_part_of_a_game(
    ada: Browser, ben: Browser, stranger: Browser, game: str
) -> None:
    others = {"open_seats": 1, "opponents": ["random", "standard"]}
    table = ada.create(game=game, players=4, first=0, **others)
    seat = ben.sit(table, "Ben")
    random = Random(7)
    with ada.live(table) as a, ben.live(table) as b:
        refused = refuse(a, FORBIDDEN[game])
        texts = ada.get(f"/api/games/{game}/texts")
        assert refused["key"] in texts["refusals"]
        assert refused["clause"] in find_game(game).clauses
        assert b.state(reached(1))["view"]["seat"] == seat
        assert a.last["number"] == 1
        for move in range(MOVES):
            live = whose_turn(a, b)
            reply = live.step(random, f"move {move}")
            assert reply["type"] == "accepted"
            for each in (a, b):
                each.state(reached(reply["number"]))
        number = whose_turn(a, b).last["number"]
        views = [each.state(reached(number))["view"] for each in (a, b)]
    for view in views:
        assert view["players"][seat]["hand"] == len(views[1]["hand"])
        assert view["players"][0]["hand"] == len(views[0]["hand"])
    with ada.live(table) as again, stranger.live(table) as watching:
        assert again.state()["view"] == views[0]
        assert (watching.state()["view"]["hand"], watching.last["view"]["legal"]) == ([], [])

    record = parse_record(ada.http.get(f"/api/tables/{table}/record").text)
    assert (record.header.game, record.header.view, record.header.seed) == (game, 0, None)
    assert len(record.moves) >= MOVES


def refuse(live: Live, move: str) -> Message:
    """Why a move is refused at the beginning."""
    live.my_turn()
    reply = live.play(move, "forbidden")
    assert reply["type"] == "refused"
    refusal: Message = reply["refusal"]
    return refusal


def whose_turn(*lives: Live) -> Live:
    """The one of them that has to decide, once the opponents have played."""
    number = max(live.state()["number"] for live in lives)
    while True:
        for live in lives:
            live.state(reached(number))
            if wants_me(live.last):
                return live
        number += 1


# Ada has an axe, and Ben is to play a card.
BEFORE_THE_ATTACK = CaveTable(
    hands=("I:axe", "I:NEW+hole I:goblin"), moves="lay I:NEW+hole 1,0\nstay\nI:axe 1\nstay"
)
ANSWERS = ["axe yes", "axe no"]


@pytest.fixture(scope="module")
def caves(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with a table for each answer."""
    data = tmp_path_factory.mktemp("data")
    prepare(data, {answer.replace(" ", "-"): BEFORE_THE_ATTACK for answer in ANSWERS})
    with serving(data) as running:
        yield running


@pytest.mark.clause("D-57", "D-62")
@pytest.mark.parametrize("answer", ANSWERS)
def test_who_is_attacked_answers_in_the_turn_of_another(caves: ServerProcess, answer: str) -> None:
    table = answer.replace(" ", "-")
    with (
        seated(caves, "Ada") as ada,
        seated(caves, "Ben") as ben,
        ada.live(table) as a,
        ben.live(table) as b,
    ):
        b.my_turn()
        number = b.play("I:goblin 1,0:NEW > 0,0:NESW", "goblin")["number"]
        asked = a.state(reached(number))["view"]
        assert (asked["phase"], asked["on_turn"], asked["decider"]) == ("defending", 1, 0)
        assert sorted(asked["legal"]) == sorted(ANSWERS)
        assert asked["attack"]["creature"] == "goblin"
        assert asked["attack"]["victims"] == [0, 1]
        assert b.state(reached(number))["view"]["legal"] == []
        assert b.play(answer, "not mine")["error"] == "not-your-turn"
        reply = a.play(answer, "mine")
        assert reply["type"] == "accepted"
        axes, gold = (0, 3) if answer == "axe yes" else (1, 2)
        for live in (a, b):
            view = live.state(reached(reply["number"]))["view"]
            assert len(view["players"][0]["axes"]) == axes
            assert [player["gold"] for player in view["players"]] == [gold, gold]
            assert (view["phase"], view["decider"]) == ("moving", 1)


def seated(server: ServerProcess, name: str) -> Browser:
    """The browser of whoever sits at prepared tables under this name."""
    return Browser(server, httpx.Cookies({COOKIE: token_of(name)}))
