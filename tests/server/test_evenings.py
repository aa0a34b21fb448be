"""Who plays together again and again sees what happened, and nobody else does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.server.driving import Browser, reached


def play(ada: Browser, ben: Browser, seed: int, **changes: Any) -> str:
    """A game that Ada and Ben finish: of Saboteur with a computer player, unless it's said."""
    table = ada.create(**{"opponents": ["random"], "open_seats": 1} | changes)
    ben.sit(table, "Ben")
    random = Random(seed)
    with ada.live(table) as one, ben.live(table) as other:
        lives = {0: one, 1: other}
        one.ready("ready")
        other.ready("ready")
        for step in range(1_000):
            number = max(live.state()["number"] for live in lives.values())
            states = [live.state(reached(number)) for live in lives.values()]
            if states[0]["table"]["over"]:
                return table
            if states[0]["view"]["phase"] == "dealing":
                for live in lives.values():
                    live.ready(f"ready {step}")
                one.state(lambda state: state["view"]["phase"] != "dealing")
                continue
            seat = states[0]["view"]["decider"]
            if seat in lives:
                move = random.choice(states[seat]["view"]["legal"])
                lives[seat].play(move, f"move {step}")
            one.state(reached(number + 1))
    raise AssertionError("the game doesn't end")


def test_a_company_sees_what_happened_in_its_games(
    ada: Browser, ben: Browser, cem: Browser, stranger: Browser
) -> None:
    assert ada.get("/api/evenings") == []
    tables = [play(ada, ben, seed) for seed in (1, 2)]
    [of_ada] = ada.get("/api/evenings")
    assert of_ada["tables"] == tables[::-1]
    assert [person["name"] for person in of_ada["people"]] == ["Ada", "Ben"]
    for person in of_ada["people"]:
        assert 0 <= person["won"] <= len(tables)
        assert sum(role["played"] for role in person["roles"]) == 3 * len(tables)
        saboteur = [role["won"] for role in person["roles"] if role["role"] == "saboteur"]
        assert 0 <= person["lies"] <= sum(saboteur)
    [of_ben] = ben.get("/api/evenings")
    assert sorted(of_ben["people"], key=str) == sorted(of_ada["people"], key=str)
    assert [person["name"] for person in of_ben["people"]] == ["Ben", "Ada"]
    assert cem.get("/api/evenings") == stranger.get("/api/evenings") == []

    # What somebody wants forgotten is gone for them, and for nobody else.
    ada.post("/api/evenings/forget", {"tables": tables[:1]})
    assert ada.get("/api/evenings")[0]["tables"] == tables[1:]
    ada.post("/api/evenings/forget", {"tables": tables})
    assert ada.get("/api/evenings") == []
    assert ben.get("/api/evenings")[0]["tables"] == tables[::-1]


def test_a_game_with_computer_players_alone_is_no_evening(ada: Browser) -> None:
    table = ada.create()
    random = Random(3)
    with ada.live(table) as live:
        for step in range(1_000):
            if live.my_turn()["table"]["over"]:
                break
            live.step(random, f"move {step}")
    assert ada.get("/api/evenings") == []


@pytest.mark.parametrize(
    ("game", "roles"), [("sabotage", {"closer", "other"}), ("dark_cave", {"blue", "yellow"})]
)
def test_the_other_games_are_told_by_role_too(
    ada: Browser, ben: Browser, game: str, roles: set[str]
) -> None:
    players = {"sabotage": 4, "dark_cave": 3}[game]
    table = play(ada, ben, 4, game=game, players=players, opponents=["random"] * (players - 2))
    [of_ada] = ada.get("/api/evenings")
    assert of_ada["tables"] == [table]
    for person in of_ada["people"]:
        assert {role["role"] for role in person["roles"]} <= roles
        assert sum(role["played"] for role in person["roles"]) > 0
        assert all(role["won"] <= role["played"] for role in person["roles"])
    assert (of_ada["largest"] > 0) == (game == "dark_cave")
