"""Everybody is told each event once, and is told the same of the game as whoever comes anew."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from random import Random
from typing import Any

import msgspec
import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, State
from pitprop.core.installed.registry import find_game
from pitprop.server.protocol.answers import StateMessage
from pitprop.server.protocol.tables import TableInfo
from pitprop.server.table.encoding import Moment
from tests.server.driving import Browser, Message, is_over, reached

CASES: list[dict[str, Any]] = [
    {"game": "saboteur", "players": 3, "opponents": ["random"]},
    {"game": "sabotage", "players": 4, "opponents": ["random"] * 2},
    {"game": "dark_cave", "players": 3, "opponents": ["random"]},
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["game"]))
def test_who_was_there_knows_what_who_comes_anew_is_told(
    ada: Browser, ben: Browser, stranger: Browser, case: dict[str, Any]
) -> None:
    table = ada.create(**case, open_seats=1, first=0)
    ben.sit(table, "Ben")
    random = Random(1)
    people = (ada, ben, stranger)
    with ExitStack() as stack:
        lives = [stack.enter_context(each.live(table)) for each in people]
        for turn in range(12):
            state = lives[0].state(
                lambda state: state["view"]["decider"] in (0, 1) or is_over(state)
            )
            if is_over(state):
                break
            number = lives[state["view"]["decider"]].step(random, str(turn))["number"]
            lives[0].state(reached(number))
            for each, live in zip(people, lives, strict=True):
                with each.live(table) as anew:
                    fresh = anew.state(reached(number))
                assert live.state(reached(fresh["number"]))["number"] == fresh["number"]
                assert live.last["view"] == fresh["view"]


GAMES = pytest.mark.parametrize(
    ("game", "seats"), [("saboteur", 5), ("sabotage", 4), ("dark_cave", 5)]
)


def course(game: str, seats: int, number: int) -> Iterator[State]:
    """The states of a game that is played at random, or of the beginning of a long one."""
    random = Random(f"{game} {number}")
    state = find_game(game).start(seats, seed=f"{number}")
    for _ in range(120):
        yield state.clone()
        if state.decider == TERMINAL:
            return
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            state.play(random.choice(state.view(state.decider).legal_moves()))


@GAMES
def test_what_is_made_once_for_all_is_what_each_would_be_told_alone(game: str, seats: int) -> None:
    random = Random(game)
    for number in range(3):
        for state in course(game, seats, number):
            readers = [SPECTATOR, *range(seats)]
            random.shuffle(readers)
            moment = Moment(state)
            for reader in readers:
                whole = state.view(reader).wire()
                view, events = moment.view_json(reader, 0)
                assert msgspec.json.decode(view) == msgspec.json.decode(msgspec.json.encode(whole))
                assert events == len(whole.history)


@GAMES
def test_what_a_seat_is_told_hangs_on_nothing_but_what_it_may_know(game: str, seats: int) -> None:
    """Byte for byte, in games that are alike to the seat and hide other things from it."""
    differing = 0
    for state in list(course(game, seats, 7))[1::9]:
        readers = [SPECTATOR, *range(seats)]
        views = {reader: Moment(state).view_json(reader, 0) for reader in readers}
        for reader in readers:
            draw = RandomStream("seed", f"twin {reader}")
            twin = Moment(find_game(game).sample(state.view(reader), draw))
            others = {other: twin.view_json(other, 0) for other in readers if other != reader}
            differing += any(others[other] != views[other] for other in others)
            assert twin.view_json(reader, 0) == views[reader]
            events = views[reader][1]
            since = max(0, events - 2)
            assert twin.view_json(reader, since) == Moment(state).view_json(reader, since)
    assert differing


@pytest.mark.parametrize("case", CASES, ids=lambda case: str(case["game"]))
def test_a_message_has_all_that_the_page_is_promised(ada: Browser, case: dict[str, Any]) -> None:
    with ada.live(ada.create(**case, open_seats=1)) as live:
        message = live.state()
    assert {*message} == {"type", *StateMessage.__struct_fields__}
    assert {*message["table"]} == {*TableInfo.__struct_fields__}
    state = find_game(case["game"]).start(4)
    assert {*message["view"]} == {*state.view(SPECTATOR).wire().__struct_fields__}


def test_an_event_is_told_once(ada: Browser) -> None:
    with ada.live(ada.create(opponents=[], open_seats=2)) as live:
        assert live.state()["view"]["history"] == []
    table = ada.create(players=2, opponents=["random"], game="sabotage", first=0)
    states: list[Message] = []
    with ada.live(table) as live:
        random = Random(2)
        live.my_turn()
        for turn in range(5):
            live.step(random, str(turn))
            states.append(live.my_turn())
        whole = live.last["view"]["history"]
    assert live.heard == whole
    assert [state["view"]["history"] for state in states] == [
        whole[: len(state["view"]["history"])] for state in states
    ]
