"""Preparing a game and a match (A-20, A-21)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.games.sabotage.game import GAME
from tests.sabotage.positions import dealt, discarding, seen


def dealers_and_openers(seats: int, seed: str) -> list[tuple[int, int]]:
    """Who deals and who opens, game after game."""
    state = GAME.start(seats, seed=seed)
    pairs = []
    for _ in range(4):
        state.apply_chance(state.draw())
        dealer = seen(state).dealer
        assert dealer is not None
        pairs.append((dealer, state.decider))
        state = discarding(state)
    assert state.decider == -2
    return pairs


@pytest.mark.clause("A-20")
def test_two_players_deal_by_turns_and_the_other_opens() -> None:
    for seed in "abcd":
        pairs = dealers_and_openers(2, seed)
        first = pairs[0][0]
        assert pairs == [(first, 1 - first), (1 - first, first)] * 2


@pytest.mark.clause("A-20", "A-53")
@pytest.mark.parametrize("seats", [2, 4])
def test_the_first_dealer_is_drawn(seats: int) -> None:
    dealers = {seen(dealt(seats, seed=str(seed))).dealer for seed in range(40)}
    assert dealers == set(range(seats))


@pytest.mark.clause("A-20")
@pytest.mark.parametrize("seats", [2, 4])
def test_who_opens_may_be_named(seats: int) -> None:
    for opener in range(seats):
        for seed in "abc":
            state = dealt(seats, seed=seed, first=opener)
            assert state.decider == opener
            assert seen(state).starter == opener
            assert seen(state).dealer == (opener - 1) % seats


@pytest.mark.clause("A-20")
def test_a_match_is_four_games_whose_scores_are_added() -> None:
    state = GAME.start(2, seed="sum")
    for number in range(1, 5):
        assert state.decider == -1
        state.apply_chance(state.draw())
        state = discarding(state)
        assert len(seen(state).results) == number
    assert state.decider == -2
    assert state.scores() == [0, 0]
    with pytest.raises(PitpropError, match="nothing to decide"):
        state.draw()


@pytest.mark.clause("A-21")
@pytest.mark.parametrize(
    ("seats", "hundred", "pile"), [(2, "no", 88), (2, "yes", 84), (4, "no", 72), (4, "yes", 68)]
)
def test_eight_cards_each_and_the_rest_is_the_draw_pile(
    seats: int, hundred: str, pile: int
) -> None:
    state = GAME.start(seats, seed="pile", options={"hundred_cards": hundred})
    deal = state.draw()
    assert [len(hand) for hand in deal.hands] == [8] * seats
    assert len(deal.pile) == pile
    state.apply_chance(deal)
    assert seen(state).pile == pile - 1  # the opener has drawn
    assert seen(state).discards == ()


@pytest.mark.clause("A-21")
def test_cards_are_shuffled_for_every_game() -> None:
    state = GAME.start(2, seed="shuffle")
    first = state.draw()
    state.apply_chance(first)
    second = discarding(state).draw()
    assert first.pile != second.pile
    assert GAME.start(2, seed="other").draw().pile != first.pile
    assert GAME.start(2, seed="shuffle").draw() == first


@pytest.mark.clause("A-21")
def test_deals_that_are_none_are_refused() -> None:
    state = GAME.start(2, seed="wrong")
    lines = state.draw().lines()
    for at, line in ((2, lines[2].rsplit(" ", 1)[0]), (4, lines[4].rsplit(" ", 1)[0])):
        deal, _ = GAME.parse_chance(state, [*lines[:at], line, *lines[at + 1 :]])
        with pytest.raises(PitpropError, match=r"A-2"):
            state.apply_chance(deal)


@pytest.mark.clause("A-21")
def test_no_move_before_the_deal() -> None:
    why = GAME.start(2).refusal(GAME.parse_move("close"))
    assert why is not None
    assert (why.key, why.clause) == ("not-dealt", "A-21")
