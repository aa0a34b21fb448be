"""Set-up positions of Sabotage in which cards are missing, or hands are short."""

from __future__ import annotations

from collections import Counter

import pytest

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.core.game import CHANCE
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.knowledge.sample import unseen_cards
from pitprop.games.sabotage.rules.cards import KIND
from pitprop.games.sabotage.rules.move_codes import CLOSE, kind_of
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents import find_opponent, hindsight_of
from pitprop.opponents.sabotage.search.rollout import RolloutState
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy, tuned
from pitprop.opponents.sabotage.search.rows import rows_of
from pitprop.opponents.sabotage.search.worlds import Worlds
from pitprop.opponents.sabotage.situation import Situation
from tests.sabotage.positions import few_cards, position

SHORT = ("hand 1 F-red B-blue", "hand 2 sabotage")


@pytest.mark.parametrize("pile", ["-", "G-red", "G-red H-blue B-purple I-yellow"])
def test_as_many_cards_are_drawn_as_the_pile_has(pile: str) -> None:
    state = position(*SHORT, f"pile {pile}")
    view = state.view(0)
    left = 3 + len([card for card in pile.split() if card in KIND])
    worlds = Worlds(view, RolloutPolicy(tuned(2)))
    assert worlds.left == Situation(view).left == left
    assert worlds.hidden == left - 2
    unseen, random, drawn = Counter(unseen_cards(view)), FastRandom(1), Counter[int]()
    for _ in range(100):
        world = worlds.world(random)
        assert [len(unpacked(hand)) for hand in world.hands] == [2, 1]
        assert len(world.pile) == left - 3
        cards = Counter([*unpacked(world.hands[1]), *world.pile])
        assert cards <= unseen
        drawn += cards
    # Any of the unseen cards may be one of them.
    assert len(drawn) > 20


def test_all_is_known_when_nobody_else_has_a_card_or_none_is_missing() -> None:
    policy = RolloutPolicy(tuned(2))
    alone = position("hand 1 F-red B-blue", "hand 2 -", "pile -").view(0)
    whole = few_cards(("-", "-"), ("F-red B-blue", "sabotage"), "", 1).view(0)
    missing = position(*SHORT, "pile -").view(0)
    assert [Worlds(view, policy).hidden for view in (alone, whole, missing)] == [0, 0, 1]


def test_expert_calculates_the_end_though_cards_are_missing() -> None:
    view = position(
        "round 4",
        "roof 1 A-red B-red C-red D-red E-red F-red",
        "hand 1 G-red H-blue",
        "hand 2 B-red",
        "pile -",
        "result 1 unclosed · worth 0 3",
    ).view(0)
    choice = find_opponent("expert").choose(view, seed="end")
    assert str(choice.move) == "lay G-red own"
    assert "calculated" in {reason.key for reason in choice.reasons}


@pytest.mark.clause("A-41")
@pytest.mark.parametrize(
    "hands",
    [
        ("F-red B-blue D-red", "-"),
        ("F-red B-blue", "-", "D-red E-red G-red", "-"),
        ("F-red", "-", "-", "D-red E-red"),
        ("F-red", "sabotage B-red C-red", "-", "demontage"),
    ],
)
def test_in_the_search_whoever_has_no_card_is_passed_over(hands: tuple[str, ...]) -> None:
    lines = [f"hand {seat} {hand}" for seat, hand in enumerate(hands, 1)]
    state: State = position(*lines, "pile -", seats=len(hands))
    first, second = (rows_of(roof) for roof in state.table.roofs)
    quick = RolloutState(first, second, state.hands[:], state.pile, state.table.on_turn)
    draw = RandomStream("passed over", "moves")
    while state.decider >= 0:
        assert not quick.over
        assert quick.turn == state.table.on_turn
        codes = [code for code in state.codes() if kind_of(code) != CLOSE]
        code = codes[draw.below(len(codes))]
        state.advance(code)
        quick.play(code)
    assert quick.over


def test_of_cards_that_are_missing_nothing_is_expected() -> None:
    """All but one hand and the pile is missing; the more may still be drawn, the better."""
    piles = ("-", "G-red", "G-red H-blue B-purple I-yellow")
    roof = "roof 1 A-red B-red D-red F-red"
    short = [Situation(position(roof, *SHORT, f"pile {pile}").view(0)) for pile in piles]
    whole = Situation(position(roof, SHORT[0]).view(0))
    assert whole.left > 90
    for side in ("own", "other"):
        expected = [getattr(at, side).expected for at in (*short, whole)]
        assert expected == sorted(set(expected))
    alone = Situation(position(roof, "hand 1 G-red", "hand 2 -", "pile -").view(0))
    spent = Situation(
        few_cards(("A-red B-red D-red F-red", "I-blue"), ("G-red", "-"), "", 1).view(0)
    )
    assert alone.left == spent.left == 1
    assert alone.own.expected == spent.own.expected


@pytest.mark.parametrize("seats", [2, 4])
def test_before_the_first_deal_nothing_is_expected_of_either_side(seats: int) -> None:
    state = GAME.start(seats, seed="before")
    assert state.decider == CHANCE
    hindsight = hindsight_of("sabotage")
    assert hindsight is not None
    views = [state.view(seat) for seat in range(seats)]
    first, second = hindsight.expected(views)
    assert first == second
    assert list(hindsight.chances(views)) == [0.5, 0.5]
