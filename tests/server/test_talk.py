"""What is said at tables: which claims there are, when, and where nothing is written."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from pitprop.core.claims import COURTESIES, SEAT, Claim, check_claim, claims_of, may_write
from pitprop.core.errors import PitpropError
from pitprop.core.registry import find_game
from tests.server.driving import Browser, Live, Message

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
