"""What is in the box (S-1 to S-6) and how many may play (S-2)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import DECK, GOLD_DECK, KIND_NAMES, dwarf_cards
from pitprop.games.saboteur.rules.deal import Deal
from pitprop.tunnels.card import OPEN, SHAPE, SPELLING, TURNED, is_dead_end

JOINED = {"NESW": 5, "NES": 5, "NEW": 5, "NS": 4, "EW": 3, "NE": 5, "NW": 4}
DEAD_ENDS = ["N.E.S.W", "N.E.S", "N.E.W", "N.S", "E.W", "N.E", "N.W", "N", "E"]
ACTIONS = {
    "break-lamp": 3,
    "break-cart": 3,
    "break-pickaxe": 3,
    "lamp": 2,
    "cart": 2,
    "pickaxe": 2,
    "lamp+cart": 1,
    "lamp+pickaxe": 1,
    "cart+pickaxe": 1,
    "rockfall": 3,
    "map": 6,
}


def first_deal(seats: int, **changes: Any) -> Deal:
    deal = GAME.start(seats, seed="cards").draw()
    assert isinstance(deal, Deal)
    return replace(deal, **changes)


def dealt_cards(deal: Deal) -> Counter[str]:
    cards = [*deal.pile, *(kind for hand in deal.hands for kind in hand)]
    return Counter(KIND_NAMES[kind] for kind in cards)


@pytest.mark.clause("S-1", "S-3", "S-5")
@pytest.mark.parametrize("seats", range(3, 11))
def test_40_tunnel_cards_and_27_action_cards_are_dealt(seats: int) -> None:
    expected = Counter({**JOINED, **dict.fromkeys(DEAD_ENDS, 1), **ACTIONS})
    assert sum(expected.values()) == 67
    assert sum(JOINED.values()) + len(DEAD_ENDS) == 40
    assert sum(ACTIONS.values()) == 27
    assert dealt_cards(first_deal(seats)) == expected
    assert len(DECK) == 67


@pytest.mark.clause("S-3")
def test_straights_along_the_long_axis_are_four_and_across_three() -> None:
    cards = dealt_cards(first_deal(5))
    assert (cards["NS"], cards["EW"], cards["NE"], cards["NW"]) == (4, 3, 5, 4)


@pytest.mark.clause("S-3")
@pytest.mark.parametrize(
    ("card", "turned"),
    [("NES", "NSW"), ("NEW", "ESW"), ("NE", "SW"), ("NW", "ES"), ("N", "S"), ("E", "W")],
)
def test_half_a_turn(card: str, turned: str) -> None:
    assert SPELLING[TURNED[SHAPE[card]]] == turned
    assert SPELLING[TURNED[SHAPE[turned]]] == card


@pytest.mark.clause("S-3")
def test_dead_ends_join_nothing_and_the_others_join_all_their_openings() -> None:
    assert all(is_dead_end(SHAPE[card]) for card in DEAD_ENDS)
    assert not any(is_dead_end(SHAPE[card]) for card in JOINED)


@pytest.mark.clause("S-1", "S-4")
def test_a_start_card_and_three_goals_the_stones_being_curves_of_opposite_hands() -> None:
    state = GAME.start(3, seed="goals")
    state.apply_chance(state.draw())
    view = state.view(0).wire()
    assert [(card.card, card.kind, card.x, card.y) for card in view.maze] == [
        ("NESW", "start", 0, 0)
    ]
    assert sorted(first_deal(3).lines()[3].split()[1:]) == ["NE", "NW", "treasure"]
    assert OPEN[SHAPE["NE"]] & OPEN[SHAPE["NW"]] == OPEN[SHAPE["N"]]


@pytest.mark.clause("S-4")
@pytest.mark.parametrize("goals", [(0, 1, 1), (1, 2, 1), (0, 0, 1)])
def test_a_deal_with_other_goals_is_refused(goals: tuple[int, ...]) -> None:
    with pytest.raises(PitpropError, match="S-4"):
        GAME.start(3, seed="x").apply_chance(first_deal(3, goals=goals))


@pytest.mark.clause("S-1", "S-6")
def test_28_gold_cards_hold_44_pieces() -> None:
    assert Counter(GOLD_DECK) == {1: 16, 2: 8, 3: 4}
    assert len(GOLD_DECK) == 28
    assert sum(GOLD_DECK) == 44
    assert Counter(first_deal(3).gold) == Counter(GOLD_DECK)


@pytest.mark.clause("S-1")
def test_11_dwarf_cards_are_all_used_at_ten_players() -> None:
    assert Counter(dwarf_cards(10)) == {0: 7, 1: 4}


@pytest.mark.clause("S-2")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 11, 100])
def test_other_numbers_of_players_are_refused(seats: int) -> None:
    with pytest.raises(PitpropError, match=r"3 to 10 players.*S-2"):
        GAME.start(seats)


@pytest.mark.clause("S-2")
@pytest.mark.parametrize("seats", range(3, 11))
def test_3_to_10_players_may_play(seats: int) -> None:
    assert GAME.start(seats).seats == seats
