"""What `expert` of Sabotage says that whoever is next can do after its move."""

from __future__ import annotations

import pytest

from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import encode
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents import find_opponent
from pitprop.opponents.base import Reason
from pitprop.opponents.sabotage.search.foreseen import foreseen
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy, tuned
from pitprop.opponents.sabotage.search.worlds import Worlds
from tests.sabotage.positions import FIVE, few_cards

# Its rows of A, B, C are worth 2 as they are.
FULL = "A-red B-red C-red"
# A red card on C makes that row of the other roof worth 2.
OPEN = "A-red B-red"
SURE = {"seat": 1, "percent": 100}


def said_of(state: State, move: str) -> list[Reason]:
    """What is said about a move."""
    policy = RolloutPolicy(tuned(state.table.seats))
    code = encode(GAME.parse_move(move))
    return list(foreseen(Worlds(state.view(state.decider), policy), code))


@pytest.mark.parametrize(
    ("roofs", "hand", "move", "reason"),
    [
        ((FULL, "-"), "sabotage H-blue", "discard I-red", Reason("next-spoils", SURE)),
        (("-", OPEN), "C-red H-blue", "discard I-red", Reason("next-builds", SURE)),
        (("-", OPEN), "C-red H-blue", "lay C-blue other", Reason("next-builds-less", SURE)),
    ],
)
def test_what_the_next_can_do_and_what_a_move_prevents_is_said(
    roofs: tuple[str, str], hand: str, move: str, reason: Reason
) -> None:
    state = few_cards(roofs, ("C-blue I-red demontage", hand), "", turn=1)
    assert said_of(state, move) == [reason]


@pytest.mark.parametrize("roofs", [("-", "-"), (FULL, OPEN)])
def test_nothing_is_said_of_what_the_next_cannot_do(roofs: tuple[str, str]) -> None:
    state = few_cards(roofs, ("C-blue I-red demontage", "H-blue F-purple"), "", turn=1)
    assert said_of(state, "discard I-red") == []


def test_a_partner_is_not_feared() -> None:
    hands = ("C-red X-red", "X-red wrench-red", "C-red wrench-red", "G-blue D-yellow")
    state = few_cards((OPEN, "-"), hands, "", turn=4)
    assert said_of(state, "discard D-yellow") == [Reason("next-builds", {"seat": 0, "percent": 97})]


def test_nothing_is_said_about_closing() -> None:
    state = few_cards((FIVE, OPEN), ("C-blue I-red", "sabotage C-red"), "", turn=1)
    assert said_of(state, "close") == []


def test_expert_says_it_with_its_other_reasons() -> None:
    state = few_cards((FULL, "-"), ("I-red H-yellow", "sabotage sabotage"), "", turn=1)
    choice = find_opponent("expert").choose(state.view(0), seed="1")
    assert "next-spoils" in {reason.key for reason in choice.reasons}
