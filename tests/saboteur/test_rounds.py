"""Rounds and the game (S-70 to S-72)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import NotationError, PositionError
from pitprop.core.game import TERMINAL
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.state import State
from tests.saboteur.positions import EDITIONS, after, position, refused
from tests.saboteur.test_gold import roles, treasure_missed


def passed_to_the_end_of_the_round(state: State) -> State:
    """Everybody passes; then the gold is shared out."""
    while state.decider >= 0:
        state.play(next(move for move in state.legal_moves() if str(move)[:4] in ("pass", "take")))
    return state


def new_game(seats: int, edition: str = "amigo", first: int | None = 0, seed: str = "r") -> State:
    state = GAME.start(seats, edition=edition, seed=seed, first=first)
    state.apply_chance(state.draw())
    return state


@pytest.mark.clause("S-70")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seats", [3, 7, 10])
def test_exactly_three_rounds(seats: int, edition: str) -> None:
    state = GAME.start(seats, edition=edition, seed="three")
    rounds = 0
    while state.decider != -2:
        state.apply_chance(state.draw())
        rounds += 1
        passed_to_the_end_of_the_round(state)
    assert rounds == 3
    assert state.view(0).wire().phase == "over"
    assert len(state.result_lines()) == 3


@pytest.mark.clause("S-70", "S-72")
@pytest.mark.parametrize(("value", "rounds"), [("two", 2), ("one", 1)])
def test_a_table_may_play_fewer_rounds(value: str, rounds: int) -> None:
    state = GAME.start(5, options={"rounds": value}, seed="fewer", first=0)
    for number in range(1, rounds + 1):
        state.apply_chance(state.draw())
        assert (state.view(0).wire().round, state.view(0).wire().rounds) == (number, rounds)
        passed_to_the_end_of_the_round(state)
    assert state.decider == TERMINAL
    most = max(state.scores())
    assert state.winners() == [seat for seat in range(5) if state.scores()[seat] == most]
    assert state.view(0).wire().players[4].gold is not None, "all gold is shown"
    assert f"round {rounds} of {rounds} · the game is over" in GAME.draw_text(state)


@pytest.mark.clause("S-70")
def test_a_round_that_the_table_does_not_play_is_refused() -> None:
    with pytest.raises(PositionError, match=r"round 2, but a game has 1 round here \[S-70\]"):
        position("round 2", seats=3, rounds="one")
    with pytest.raises(NotationError, match=r"there are 3 rounds, not .4"):
        position("round 4", seats=3)


@pytest.mark.clause("S-70")
def test_each_round_prepares_anew_and_players_keep_their_gold() -> None:
    state = treasure_missed(
        roles(2, seats=3), "broken lamp - cart+pickaxe", "maze EW@1,0", seats=3, edition="amigo"
    )
    gold = state.scores()
    stack = state.stack
    state.seed = "second"
    state.apply_chance(state.draw())
    view = state.view(0).wire()
    assert [card.kind for card in view.maze] == ["start"]
    assert [goal.face for goal in view.goals] == [None, None, None]
    assert [player.broken for player in view.players] == [(), (), ()]
    assert [player.hand for player in view.players] == [6, 6, 6]
    assert (view.pile, view.discards, view.round) == (49, (), 2)
    assert state.scores() == gold
    assert state.stack == stack
    assert sorted(state.roles) == [0, 0, 0, 1], "the dwarf card left over is shuffled in again"


@pytest.mark.clause("S-70")
def test_nothing_can_be_played_between_rounds() -> None:
    state = treasure_missed(roles(2, seats=3), seats=3, edition="amigo")
    assert refused(state.view(0), "pass EW") == ("wrong-phase-deal", "S-70")


@pytest.mark.clause("S-71")
@pytest.mark.parametrize("edition", ["amigo", "nl"])
@pytest.mark.parametrize("last", [1, 2, 4])
def test_the_player_after_the_last_card_begins_the_next_round(edition: str, last: int) -> None:
    """A passed card counts as played."""
    state = treasure_missed(roles(2, seats=4), seats=4, edition=edition, last=last)
    state.seed = "next"
    state.apply_chance(state.draw())
    assert state.decider == last % 4


@pytest.mark.clause("S-71")
def test_in_the_web_edition_the_start_moves_on_by_one_each_round() -> None:
    state = new_game(4, "web", first=2)
    starters = [state.decider]
    for _ in range(2):
        passed_to_the_end_of_the_round(state)
        state.apply_chance(state.draw())
        starters.append(state.decider)
    assert starters == [2, 3, 0]


@pytest.mark.clause("S-71")
def test_the_last_card_may_be_the_one_that_reached_the_treasure() -> None:
    state = position(
        "turn 3",
        "hand 3 NESW",
        "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0",
        "goals NE treasure NW",
        roles(2, seats=4),
        seats=4,
    )
    state = after(state, "lay NESW 7,0")
    passed_to_the_end_of_the_round(state)
    state.seed = "next"
    state.apply_chance(state.draw())
    assert state.decider == 3


@pytest.mark.clause("S-72")
def test_the_most_gold_pieces_win_and_all_gold_is_shown() -> None:
    state = treasure_missed(
        "round 3",
        "result 1 nobody",
        "result 2 nobody",
        roles(2, seats=3),
        "stack 3 1 2",
        "gold 1 1 1 1 1 1 1 1 1",
        f"gold 3 {' '.join(['1'] * 7 + ['2'] * 7 + ['3'] * 3)}",
        seats=3,
        edition="amigo",
    )
    assert state.winners() == [2]
    for reader in (0, 1, 2, -1):
        view = state.view(reader).wire()
        assert view.winners == (2,)
        assert [player.gold for player in view.players] == [
            (1,) * 8,
            (3, 1),
            (1,) * 7 + (2,) * 7 + (3,) * 3,
        ]


@pytest.mark.clause("S-72")
def test_equals_share_the_win() -> None:
    state = treasure_missed(
        "round 3",
        "result 1 saboteurs · roles saboteur digger digger | digger · cards 2 0 0 · gold 4 0 0",
        "result 2 saboteurs · roles digger digger saboteur | digger · cards 0 0 2 · gold 0 0 3",
        roles(2, seats=3),
        f"stack 3 1 {' '.join(['1'] * 13 + ['2'] * 7 + ['3'] * 2)}",
        "gold 1 3 1",
        "gold 3 2 1",
        seats=3,
        edition="amigo",
    )
    assert state.scores() == [4, 4, 3]
    assert state.winners() == [0, 1]


@pytest.mark.clause("S-72")
def test_after_the_game_nothing_can_be_played() -> None:
    state = treasure_missed("round 3", roles(2, seats=3), seats=3, edition="amigo")
    assert refused(state.view(0), "pass EW") == ("game-over", "S-72")
    assert state.legal_moves() == []
