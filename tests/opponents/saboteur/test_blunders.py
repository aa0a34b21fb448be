"""What `standard` never does where everybody can see that it is wrong."""

from __future__ import annotations

import pytest

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import Break, Lay, Look, Mend, Pass, Take
from pitprop.games.saboteur.rules.cards import DIGGER, GOALS
from pitprop.opponents import find_opponent
from pitprop.opponents.saboteur.situation import Situation
from pitprop.tunnels.card import SHAPE, is_dead_end
from tests.saboteur.positions import after, position
from tests.thorough import some

STANDARD = find_opponent("standard")


def choice_of(*lines: str, edition: str = "amigo") -> str:
    state = position(*lines, edition=edition)
    return str(STANDARD.choose(state.view(state.decider), seed="blunder").move)


DIGGERS = "roles digger digger saboteur | digger"
TRUNK = "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0"


@pytest.mark.parametrize("dead_end", ["E.W", "N.E.S.W", "N.E.W"])
def test_a_digger_lays_no_dead_end_on_the_trunk(dead_end: str) -> None:
    move = choice_of(DIGGERS, f"hand 1 {dead_end} N.E", TRUNK)
    assert not (move.startswith("lay") and move.endswith("6,0"))


def test_a_digger_takes_no_sound_card_of_the_trunk_away() -> None:
    assert not choice_of(DIGGERS, "hand 1 rockfall E", TRUNK).startswith("rockfall")


def test_a_digger_clears_a_dead_end_that_blocks_the_trunk_or_builds_round_it() -> None:
    move = choice_of(DIGGERS, "hand 1 rockfall E", "maze EW@1,0 EW@2,0 E.W@3,0")
    assert move == "rockfall 3,0"


def test_a_digger_mends_its_own_tool_first() -> None:
    move = choice_of(DIGGERS, "hand 1 lamp EW map", "broken lamp lamp -", TRUNK)
    assert move == "mend lamp 1"


def test_a_digger_reaches_the_treasure_when_it_can() -> None:
    move = choice_of(DIGGERS, "hand 1 NESW NS", f"{TRUNK} NEW@6,0", "goals NE treasure NW")
    assert move == "lay NESW 7,0"


# Seat 3 shows itself by a dead end on the trunk and a rockfall; seat 2 breaks its lamp or not.
CAUGHT = ("lay E.W 6,0", "pass N", "pass EW", "rockfall 3,0")
CAUGHT_AND_BROKEN = ("lay E.W 6,0", "pass N", "break lamp 3", "rockfall 3,0")


def choices_of_seat_1(hand: str, *moves: str) -> set[str]:
    """What seat 1 does after moves that seat 3 begins, over many seeds."""
    state = position(
        DIGGERS,
        f"hand 1 N {hand}",
        "hand 2 NEW EW NES break-lamp lamp",
        "hand 3 E.W rockfall NS NEW NES",
        TRUNK,
        "turn 3",
    )
    state = after(state, *moves)
    assert state.decider == 0
    view = state.view(0)
    return {str(STANDARD.choose(view, seed=str(seed)).move) for seed in range(25)}


def test_a_digger_mends_no_saboteur_that_has_shown_itself() -> None:
    assert "mend lamp 3" not in choices_of_seat_1("lamp E N.W", *CAUGHT_AND_BROKEN)


def test_a_digger_breaks_the_tool_of_such_a_saboteur_and_of_nobody_else() -> None:
    choices = choices_of_seat_1("break-cart E N.W", *CAUGHT)
    assert {move for move in choices if move.startswith("break")} == {"break cart 3"}


def test_a_digger_breaks_no_tool_of_mates_who_build_well() -> None:
    moves = ("lay NSW 6,0", "pass N", "lay NES 6,-1", "pass NS")
    choices = choices_of_seat_1("break-cart E N.W", *moves)
    assert not any(move.startswith("break") for move in choices)


def test_a_digger_breaks_no_tool_while_there_is_a_doubt() -> None:
    """A rockfall that does no harm looks bad, and isn't yet enough."""
    state = position(
        DIGGERS,
        "hand 1 N break-cart E N.W",
        "hand 2 NEW EW NES",
        "hand 3 E.W rockfall NS",
        TRUNK,
        "turn 3",
    )
    view = after(state, "rockfall 3,0").view(0)
    assert 0.7 < Situation(view).belief_state.guilt(2) < 0.9
    choices = {str(STANDARD.choose(view, seed=str(seed)).move) for seed in range(25)}
    assert not any(move.startswith("break") for move in choices)


def test_a_digger_mends_nobody_whom_it_rather_suspects() -> None:
    """Who passes good cards while another builds well is suspected, if only a little."""
    state = position(
        DIGGERS,
        "hand 1 lamp N break-lamp",
        "hand 2 N.W EW NES NS",
        "hand 3 NEW NE N.E",
        TRUNK,
        "turn 2",
        "pile -",
    )
    moves = ("pass EW", "lay NEW 6,0", "pass N", "pass NES", "pass NE")
    view = after(state, *moves, "break lamp 2", "pass NS", "pass N.E").view(0)
    assert 0.4 < Situation(view).belief_state.guilt(1) < 0.5
    choices = {str(STANDARD.choose(view, seed=str(seed)).move) for seed in range(25)}
    assert choices == {"pass lamp"}


def test_of_cards_that_lead_as_near_a_digger_rather_lays_the_one_with_more_openings() -> None:
    state = position(DIGGERS, "hand 1 EW NESW", "maze EW@1,0 NEW@2,0")
    view = state.view(0)
    choices = [str(STANDARD.choose(view, seed=str(seed)).move) for seed in range(100)]
    assert choices.count("lay NESW 3,0") > choices.count("lay EW 3,0") > 10


def test_a_digger_mends_a_mate_who_builds_well() -> None:
    state = position(
        DIGGERS,
        "hand 1 cart E N.W N",
        "hand 2 NEW EW NES",
        "hand 3 break-cart NS",
        TRUNK,
        "turn 2",
    )
    view = after(state, "lay NEW 6,0", "break cart 2").view(0)
    choices = [str(STANDARD.choose(view, seed=str(seed)).move) for seed in range(25)]
    assert max(choices, key=choices.count) == "mend cart 2"


@pytest.mark.parametrize("seats", some([3, 4, 6, 9]))
def test_what_a_digger_never_does_in_whole_games(seats: int) -> None:
    """No dead end is laid, no own tool broken, and no useful card passed where a dead end is held
    and the choice is free."""
    state = GAME.start(seats, seed=f"never {seats}")
    passed_good = 0
    passes = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        view = state.view(state.decider)
        move = STANDARD.choose(view, seed=str(len(state.log))).move
        if view.role == DIGGER:
            if isinstance(move, Lay):
                assert not is_dead_end(SHAPE[move.card])
            if isinstance(move, Break):
                assert move.seat != view.seat
            if isinstance(move, Mend) and move.seat != view.seat:
                assert view.table.broken[move.seat]
            if isinstance(move, Pass):
                passes += 1
                passed_good += move.card in ("NESW", "NEW", "NES")
        state.play(move)
    assert passed_good <= passes / 4


def test_a_saboteur_hands_the_treasure_to_nobody() -> None:
    state = position(
        "roles saboteur digger digger | digger",
        "hand 1 NESW NEW map",
        f"{TRUNK} NEW@6,0",
        "goals NE treasure NW",
    )
    view = state.view(0)
    for seed in range(25):
        assert str(STANDARD.choose(view, seed=str(seed)).move) != "lay NESW 7,0"


@pytest.mark.parametrize("seats", some([3, 5, 8]))
def test_no_map_on_a_goal_that_it_knows(seats: int) -> None:
    """Nor where two are known, so that the third is not a secret."""
    for number in range(4):
        state = GAME.start(seats, seed=f"maps {number}")
        while state.decider != TERMINAL:
            if state.decider == CHANCE:
                state.deal()
                continue
            view = state.view(state.decider)
            move = STANDARD.choose(view, seed=str(len(state.log))).move
            if isinstance(move, Look) and view.role == DIGGER:
                table = view.table
                goal = table.goal_at(table.maze.find(*move.place))
                assert view.known_goals[goal] < 0
                assert sum(known >= 0 for known in view.known_goals) < GOALS - 1
            if isinstance(move, Take):
                assert move.value == max(view.offer)
            state.play(move)
