"""`expert` of Sabotage plays the last game of a match for the match (A-37, A-42, A-52)."""

from __future__ import annotations

import pytest

from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import encode
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents import Choice, find_opponent
from pitprop.opponents.sabotage.move_reasons import reasons_for
from tests.sabotage.positions import FIVE, SEVEN, after, position

HAND = "hand 1 A-red B-red sabotage wrench-blue X-yellow C-blue G-red I-purple"


def chosen(state: State, seed: str = "1") -> Choice:
    """What the expert does."""
    return find_opponent("expert").choose(state.view(state.decider), seed=seed)


def last_game(first: int, second: int, *, seats: int = 2, games: str = "four") -> State:
    """Seat 1 could close the last game with three points more; what was before is told."""
    return position(
        "round 4" if games == "four" else "round 2",
        f"roof 1 {SEVEN}",
        f"roof 2 {FIVE}",
        HAND,
        f"result 1 unclosed · worth {first} {second}",
        seats=seats,
        games=games,
    )


@pytest.mark.parametrize("games", ["four", "two"])
@pytest.mark.parametrize("lead", [-2, 0, 3])
def test_it_closes_when_that_wins_the_match_for_certain(lead: int, games: str) -> None:
    state = last_game(max(lead, 0), max(-lead, 0), games=games)
    for seed in "abc":
        choice = chosen(state, seed)
        assert str(choice.move) == "close"
        assert choice.reasons[0].key == "wins-match"


def test_it_does_not_close_when_that_loses_the_match_for_certain() -> None:
    state = last_game(0, 4)
    assert "close" in {str(move) for move in state.legal_moves()}
    for seed in "abc":
        assert str(chosen(state, seed).move) != "close"


def test_even_with_the_last_card_it_does_not_close_to_lose_the_match() -> None:
    lines = ("hand 1 A-red", "hand 2 -", "pile -", "result 2 unclosed · worth 0 4")
    state = position("round 4", f"roof 1 {SEVEN}", f"roof 2 {FIVE}", *lines)
    assert str(chosen(state).move) != "close"


def test_partners_agree_on_closing_that_wins_the_match_and_on_none_that_loses_it() -> None:
    winning = last_game(0, 2, seats=4)
    assert str(chosen(winning).move) == "close"
    assert str(chosen(after(winning, "close")).move) == "consent yes"
    losing = last_game(0, 4, seats=4)
    assert str(chosen(losing).move) != "close"
    assert str(chosen(after(losing, "close")).move) == "consent no"


def refused(*moves: str) -> State:
    """Seat 3's turn after its partner was refused, and so many further cards."""
    hands = ("hand 2 A-blue E-blue", "hand 3 H-red B-blue", "hand 4 A-purple C-purple")
    state = position(f"roof 1 {SEVEN}", f"roof 2 {FIVE}", HAND, *hands, seats=4)
    return after(state, "close", "consent no", *moves)


def test_a_partner_who_has_refused_is_not_asked_again_for_no_more() -> None:
    state = refused("discard A-red", "discard A-blue")
    assert "close" in {str(move) for move in state.legal_moves()}
    for seed in "abc":
        assert str(chosen(state, seed).move) != "close"


def test_what_a_move_does_to_the_systems_is_told_first() -> None:
    state = position("roof 1 A-red B-red", f"roof 2 {FIVE}", "hand 1 C-red sabotage")
    for move, key, before, after_it in (
        ("lay C-red own", "own-system", 0, 2),
        ("sabotage other F", "other-system", 5, 4),
    ):
        first = reasons_for(state.view(0), encode(GAME.parse_move(move)))[0]
        assert (first.key, first.params) == (key, {"before": before, "after": after_it})
