"""Preparing a round (S-10 to S-16)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

import pytest

from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import Lay
from pitprop.games.saboteur.rules.deal import Deal
from pitprop.games.saboteur.rules.state import State
from pitprop.tunnels.places import Place
from tests.saboteur.positions import EDITIONS

SEATS = range(3, 11)
SABOTEURS_AND_DIGGERS = {
    3: (1, 3),
    4: (1, 4),
    5: (2, 4),
    6: (2, 5),
    7: (3, 5),
    8: (3, 6),
    9: (3, 7),
    10: (4, 7),
}
HAND_SIZE = {3: 6, 4: 6, 5: 6, 6: 5, 7: 5, 8: 4, 9: 4, 10: 4}
PILE_SIZE = {3: 49, 4: 43, 5: 37, 6: 37, 7: 32, 8: 35, 9: 31, 10: 27}


def dealt(
    seats: int, edition: str = "amigo", seed: str = "prepare", saboteurs: str = "drawn"
) -> State:
    options = {"saboteurs": saboteurs}
    state = GAME.start(seats, edition=edition, options=options, seed=seed)
    state.apply_chance(state.draw())
    return state


def played_round(seats: int, edition: str, seed: str) -> State:
    """A round in which everybody passes, so that the saboteurs win it (or nobody)."""
    state = dealt(seats, edition, seed)
    while state.decider >= 0:
        state.play(next(move for move in state.legal_moves() if str(move).startswith("pass")))
    return state


@pytest.mark.clause("S-10", "S-11")
@pytest.mark.parametrize("seats", SEATS)
def test_dwarf_cards_are_one_more_than_players(seats: int) -> None:
    for seed in "abcdef":
        saboteurs, diggers = SABOTEURS_AND_DIGGERS[seats]
        roles = dealt(seats, seed=seed).roles
        assert len(roles) == seats + 1
        assert Counter(roles) == {0: diggers, 1: saboteurs}
    role_cards = dealt(seats).view(0).wire().role_cards
    assert Counter(role_cards) == {"digger": diggers, "saboteur": saboteurs}


@pytest.mark.clause("S-10", "S-11")
@pytest.mark.parametrize("seats", SEATS)
def test_any_dwarf_card_may_be_the_one_left_over(seats: int) -> None:
    assert {dealt(seats, seed=str(seed)).roles[-1] for seed in range(40)} == {0, 1}


@pytest.mark.clause("S-10")
@pytest.mark.parametrize("seats", SEATS)
def test_by_house_rules_more_or_fewer_saboteurs_play(seats: int) -> None:
    saboteurs, diggers = SABOTEURS_AND_DIGGERS[seats]
    few = saboteurs - 1 if saboteurs > 1 else 1
    more = 0 if seats == 10 else 1
    for seed in "abcdef":
        everybody = dealt(seats, seed=seed, saboteurs="all")
        assert everybody.roles[:-1].count(1) == saboteurs
        assert everybody.roles[-1] == 0
        assert Counter(everybody.roles) == {0: diggers, 1: saboteurs}
        fewer = dealt(seats, seed=seed, saboteurs="fewer")
        assert fewer.roles[:-1].count(1) == few
        assert Counter(fewer.roles) == {0: diggers, 1: saboteurs}
        further = dealt(seats, seed=seed, saboteurs="more")
        assert Counter(further.roles) == {0: diggers - more, 1: saboteurs + more}
    left = {dealt(seats, seed=str(seed), saboteurs="more").roles[-1] for seed in range(40)}
    assert left == {0, 1}


@pytest.mark.clause("S-10")
def test_everybody_is_told_which_role_is_left_over_where_that_is_certain() -> None:
    for value, left in {"drawn": None, "all": "digger", "fewer": "saboteur", "more": None}.items():
        view = dealt(6, saboteurs=value).view(2).wire()
        assert view.left_over == left
        assert view.role_cards.count("saboteur") == 2 + (value == "more")


@pytest.mark.clause("S-10")
def test_a_deal_that_leaves_another_role_over_is_refused() -> None:
    state = GAME.start(4, options={"saboteurs": "all"}, seed="prepare")
    deal = replace(state.draw(), roles=(0, 0, 0, 0, 1))
    with pytest.raises(PitpropError, match=r"a digger is left over at this table \[S-10\]"):
        state.apply_chance(deal)


@pytest.mark.clause("S-11")
@pytest.mark.parametrize("edition", EDITIONS)
def test_each_player_knows_the_own_role_only_until_the_end_of_the_round(edition: str) -> None:
    state = dealt(5, edition)
    for seat in range(5):
        shown = [player.role for player in state.view(seat).wire().players]
        assert [bool(role) for role in shown] == [other == seat for other in range(5)]
    assert not any(player.role for player in state.view(-1).wire().players)


@pytest.mark.clause("S-12")
@pytest.mark.parametrize("edition", EDITIONS)
def test_goals_lie_eight_steps_away_two_apart(edition: str) -> None:
    view = dealt(4, edition).view(0).wire()
    assert [(goal.x, goal.y, goal.face) for goal in view.goals] == [
        (8, -2, None),
        (8, 0, None),
        (8, 2, None),
    ]


@pytest.mark.clause("S-12")
def test_each_order_of_the_goals_comes_up() -> None:
    orders = {dealt(3, seed=str(seed)).goals for seed in range(60)}
    assert len(orders) == 6


@pytest.mark.clause("S-13")
@pytest.mark.parametrize(
    ("card", "step"),
    [("EW", (-1, 0)), ("NS", (0, -1)), ("NS", (0, 1))],
    ids=["west", "north", "south"],
)
def test_tunnels_grow_past_the_outline_of_the_layout(card: str, step: tuple[int, int]) -> None:
    state = GAME.parse_position(f"[game saboteur]\nround 1\nturn 1\nhand 1 {card}\nhand 2 {card}\n")
    assert isinstance(state, State)
    state.play(Lay(card, Place(*step)))
    state.play(Lay(card, Place(2 * step[0], 2 * step[1])))
    assert {(laid.x, laid.y) for laid in state.view(0).wire().maze} >= {
        step,
        (2 * step[0], 2 * step[1]),
    }


@pytest.mark.clause("S-14")
@pytest.mark.parametrize("seats", SEATS)
def test_hand_size_and_draw_pile(seats: int) -> None:
    view = dealt(seats).view(0).wire()
    assert [player.hand for player in view.players] == [HAND_SIZE[seats]] * seats
    assert len(view.hand) == HAND_SIZE[seats]
    assert view.pile == PILE_SIZE[seats]


@pytest.mark.clause("S-14")
def test_a_deal_with_wrong_hands_is_refused() -> None:
    state = GAME.start(4, seed="x")
    deal = state.draw()
    hands = (*deal.hands[:3], deal.hands[3][:-1])
    with pytest.raises(PitpropError, match="S-14"):
        state.apply_chance(replace(deal, hands=hands))
    assert state.view(0).wire().round == 0


@pytest.mark.clause("S-15")
@pytest.mark.parametrize(("edition", "shuffled"), [("amigo", False), ("web", False), ("nl", True)])
def test_the_gold_stack_is_shuffled_before_later_rounds_in_nl_only(
    edition: str, shuffled: bool
) -> None:
    state = played_round(5, edition, "gold")
    second = state.draw()
    assert (second.gold is not None) == shuffled
    before = state.stack
    state.apply_chance(second)
    assert sorted(state.stack) == sorted(before)
    assert (state.stack != before) == shuffled


@pytest.mark.clause("S-15")
def test_gold_shuffled_where_the_option_says_no_is_refused() -> None:
    state = played_round(5, "amigo", "gold")
    with pytest.raises(PitpropError, match="S-15"):
        state.apply_chance(replace(state.draw(), gold=tuple(state.stack)))


@pytest.mark.clause("S-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_who_begins_is_drawn_or_named(edition: str) -> None:
    assert {dealt(4, edition, str(seed)).decider for seed in range(40)} == {0, 1, 2, 3}
    for seat in range(4):
        state = GAME.start(4, edition=edition, seed="named", first=seat)
        state.apply_chance(state.draw())
        assert state.decider == seat


@pytest.mark.clause("S-16")
def test_only_a_player_of_the_game_can_be_named_to_begin() -> None:
    with pytest.raises(PitpropError, match="S-16"):
        GAME.start(4, first=4)


@pytest.mark.clause("S-16")
@pytest.mark.parametrize("edition", EDITIONS)
def test_play_goes_clockwise(edition: str) -> None:
    state = dealt(5, edition)
    first = state.decider
    for step in range(1, 12):
        state.play(next(move for move in state.legal_moves() if str(move).startswith("pass")))
        assert state.decider == (first + step) % 5


def test_a_deal_is_the_same_for_the_same_seed_and_another_for_another() -> None:
    deals = [GAME.start(6, seed=seed).draw() for seed in ("a", "a", "b")]
    assert deals[0] == deals[1] != deals[2]


def test_a_deal_says_nothing_about_the_next() -> None:
    """Each named draw has bits of its own: another first round leaves later ones as they are."""
    state = played_round(3, "amigo", "same")
    changed = GAME.start(3, seed="same")
    other = GAME.start(3, seed="other").draw()
    assert isinstance(other, Deal)
    changed.apply_chance(other)
    while changed.decider >= 0:
        changed.play(next(move for move in changed.legal_moves() if str(move).startswith("pass")))
    assert changed.draw().pile == state.draw().pile
