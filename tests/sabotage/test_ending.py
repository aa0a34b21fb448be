"""The end of a game and of the match (A-40 to A-42)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PositionError
from pitprop.core.game import TERMINAL
from pitprop.games.sabotage.game import GAME
from tests.sabotage.positions import (
    FIVE,
    SEVEN,
    after,
    dealt,
    discarding,
    legal,
    position,
    refused,
    seen,
)


@pytest.mark.clause("A-40")
def test_closing_ends_the_game_at_once() -> None:
    state = position(f"roof 1 {FIVE}", "hand 1 A-red", "hand 2 B-red")
    state = after(state, "close")
    assert state.decider == -1
    assert seen(state).phase == "dealing"
    assert state.legal_moves() == []
    assert refused(state.view(1), "discard B-red") == ("not-dealt", "A-21")
    assert [event.key for event in seen(state).history] == ["closed", "scored", "scored"]


@pytest.mark.clause("A-41")
def test_hands_are_played_out_on_an_empty_pile() -> None:
    state = position("hand 1 A-red B-red", "hand 2 C-red D-red", "pile -")
    for move, decider in (("discard A-red", 1), ("discard C-red", 0), ("discard B-red", 1)):
        state = after(state, move)
        assert state.decider == decider
    state = after(state, "discard D-red")
    assert state.decider == -1
    assert seen(state).results[-1].closed_by is None


@pytest.mark.clause("A-41", "A-37")
def test_one_may_still_close_while_hands_are_played_out() -> None:
    state = position("turn 2", f"roof 2 {FIVE}", "hand 1 A-red", "hand 2 C-red", "pile -")
    assert "close" in legal(state)
    state = after(state, "discard C-red")
    assert refused(state, "close") == ("worth-too-little", "A-37")
    state = after(state, "discard A-red")
    assert state.result_lines() == ["round 1 unclosed · worth 0 5 · score 0 5"]


@pytest.mark.clause("A-41")
def test_whoever_draws_the_last_card_has_a_full_turn() -> None:
    state = position("hand 1 A-red", "hand 2 B-red", "pile C-red")
    state = after(state, "discard A-red")
    assert seen(state).pile == 0
    assert legal(state, "discard") == {"discard B-red", "discard C-red"}
    state = after(state, "lay C-red own")
    assert state.decider == 1, "seat 1 has no card left, seat 2 plays its last"
    assert after(state, "discard B-red").decider == -1


@pytest.mark.clause("A-41", "A-15")
def test_where_nobody_closes_nobody_loses_the_point() -> None:
    state = position(f"roof 1 {SEVEN}", f"roof 2 {FIVE}", "hand 1 A-red", "hand 2 -", "pile -")
    assert after(state, "close").scores() == [8, 5]
    state = after(state, "discard A-red")
    assert state.scores() == [9, 5]
    assert state.result_lines() == ["round 1 unclosed · worth 7 5 · score 9 5"]


@pytest.mark.clause("A-41")
def test_who_has_no_card_has_no_turn_and_can_not_close() -> None:
    state = position(f"roof 2 {FIVE}", "hand 1 A-red B-red", "hand 2 -", "pile -")
    state = after(state, "discard A-red")
    assert state.decider == 0
    assert [event.key for event in seen(state).history][-1] == "skipped"
    assert refused(state.view(1), "close") == ("not-your-turn", "A-30")
    assert after(state, "discard B-red").decider == -1


@pytest.mark.clause("A-41")
@pytest.mark.parametrize("hundred", ["no", "yes"])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_cards_divide_and_the_dealer_plays_the_last(seats: int, hundred: str) -> None:
    state = dealt(seats, hundred_cards=hundred)
    dealer, opener = seen(state).dealer, state.decider
    assert (seen(state).pile + 1) % seats == 0
    turns = [event.seat for event in seen(discarding(state)).history if event.key == "discarded"]
    assert turns[0] == opener
    assert turns[-1] == dealer
    assert {turns.count(seat) for seat in range(seats)} == {len(turns) // seats}
    assert len(turns) == 104 - 4 * (hundred == "yes")


@pytest.mark.clause("A-20", "A-42")
@pytest.mark.parametrize(("value", "games"), [("two", 2), ("one", 1)])
def test_a_table_may_play_fewer_games(value: str, games: int) -> None:
    state = dealt(2, games=value)
    for number in range(1, games + 1):
        assert (seen(state).round, seen(state).rounds) == (number, games)
        assert f"game {number} of {games}" in GAME.draw_text(state)
        state = discarding(state)
        if number < games:
            state.apply_chance(state.draw())
    assert state.decider == TERMINAL
    assert f"game {games} of {games} · the match is over" in GAME.draw_text(state)
    assert state.winners() == [0, 1], "nothing was laid"


@pytest.mark.clause("A-20")
def test_a_game_that_the_match_does_not_have_is_refused() -> None:
    with pytest.raises(PositionError, match=r"game 2, but a match has 1 game here \[A-20\]"):
        position("round 2", games="one")


@pytest.mark.clause("A-42")
def test_both_systems_are_scored_whoever_closed() -> None:
    state = position("turn 2", f"roof 1 {SEVEN}", f"roof 2 {FIVE}")
    state = after(state, "close")
    assert state.scores() == [9, 4]
    (result,) = seen(state).results
    assert (result.closed_by, result.worth, result.scores) == (1, (7, 5), (9, 4))
    scored = [event for event in seen(state).history if event.key == "scored"]
    assert [(event.seat, dict(event.params)) for event in scored] == [
        (0, {"worth": 7, "score": 9}),
        (1, {"worth": 5, "score": 4}),
    ]


@pytest.mark.clause("A-42")
@pytest.mark.parametrize(
    ("earlier", "scores", "winners"),
    [
        ((0, 0), [8, 5], [0]),
        ((0, 4), [8, 9], [1]),
        ((0, 3), [8, 8], [0, 1]),
        ((3, 0), [11, 5], [0]),
    ],
)
def test_the_highest_sum_of_four_games_wins(
    earlier: tuple[int, int], scores: list[int], winners: list[int]
) -> None:
    first, second = earlier
    state = position(
        "round 4",
        f"roof 1 {SEVEN}",
        f"roof 2 {FIVE}",
        f"result 2 unclosed · worth {first} {second}",
    )
    assert state.winners() == []
    state = after(state, "close")
    assert state.decider == -2
    assert state.scores() == scores
    assert state.winners() == list(seen(state).winners) == winners
    assert refused(state.view(0), "discard A-red") == ("game-over", "A-42")


@pytest.mark.clause("A-42", "A-41")
def test_a_match_in_which_nobody_ever_closes_ends() -> None:
    state = GAME.start(2, seed="never")
    for _ in range(4):
        state.apply_chance(state.draw())
        state = discarding(state)
    assert state.decider == -2
    assert [result.closed_by for result in seen(state).results] == [None] * 4
    assert state.winners() == [0, 1]
