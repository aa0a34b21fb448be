"""What the table decides without being asked."""

from __future__ import annotations

import itertools
from collections.abc import Sequence
from random import Random

import pytest

from pitprop.core.game import State
from pitprop.core.installed.registry import find_game
from pitprop.server.thinking.gold_picks import best_pick
from pitprop.server.thinking.thinkers import by_opponent, by_table
from tests.server.driving import Browser, Message


def dealt(seed: str = "1") -> State:
    """A game in which seat 1 of 3 begins."""
    state = find_game("saboteur").start(3, seed=seed, first=1)
    state.apply_chance(state.draw())
    return state


@pytest.mark.parametrize("opponent", ["random", "standard"])
def test_the_same_view_and_seed_give_the_same_move(opponent: str) -> None:
    choices = [by_opponent(dealt().view(1), opponent, "seed", 2).decide() for _ in range(2)]
    assert choices[0] == choices[1]


def test_decisions_have_seeds_of_their_own() -> None:
    view = dealt().view(1)
    moves = {
        str(by_opponent(view, "random", seed, number).decide().move)
        for seed in ("a", "b", "c")
        for number in range(2, 8)
    }
    assert len(moves) > 3


def test_an_opponent_that_fails_does_not_keep_people_from_playing(
    caplog: pytest.LogCaptureFixture,
) -> None:
    state = dealt()
    choice = by_opponent(state.view(1), "no such opponent", "seed", 2).decide()
    assert choice.move in state.legal_moves()
    assert choice.reasons == ()
    assert "could not decide" in caplog.text


@pytest.mark.clause("S-63")
@pytest.mark.parametrize(
    ("moves", "best"),
    [
        (["take 1", "take 2", "take 3"], "take 3"),
        (["take 2", "take 1"], "take 2"),
        (["take 1"], "take 1"),
        (["pass NS", "lay NS 1,0"], None),
        (["turn NE", "turn SW"], None),
        ([], None),
    ],
)
def test_the_most_valuable_gold_card_is_picked(moves: Sequence[str], best: str | None) -> None:
    parsed = [find_game("saboteur").parse_move(move) for move in moves]
    assert best_pick(parsed) == (None if best is None else find_game("saboteur").parse_move(best))


def test_only_gold_is_picked_for_people() -> None:
    assert by_table(dealt().view(1), 2) is None


def first_gold(browser: Browser, auto_pick: str) -> Message:
    """Plays with good diggers until they have found the treasure with this seat among them.

    Returns:
        the state in which this seat may pick gold, or has got some.
    """
    random = Random(7)
    for game in range(20):
        table = browser.create(opponents=["standard"] * 2, auto_pick=auto_pick)
        with browser.live(table) as live:
            for request in itertools.count():
                state = live.my_turn()
                if state["view"]["offer"] or has_gold_as_digger(state):
                    return state
                if state["table"]["over"]:
                    break
                assert live.step(random, f"{game} {request}")["type"] == "accepted"
    raise AssertionError("nobody ever found the treasure")


def has_gold_as_digger(state: Message) -> bool:
    return any(
        result["roles"][0] == "digger" and result["cards"][0] for result in state["view"]["results"]
    )


@pytest.mark.wheel
@pytest.mark.clause("S-63")
def test_the_table_picks_for_people_where_it_may(ada: Browser) -> None:
    state = first_gold(ada, "yes")
    assert state["view"]["offer"] == []
    assert state["view"]["players"][0]["gold_cards"] > 0


@pytest.mark.wheel
@pytest.mark.clause("S-63")
def test_people_pick_for_themselves_where_the_table_may_not(ada: Browser) -> None:
    state = first_gold(ada, "no")
    assert state["view"]["offer"]
    assert {f"take {value}" for value in state["view"]["offer"]} == set(state["view"]["legal"])
