"""What `standard` never does where everybody can see that it is wrong."""

from __future__ import annotations

import pytest

from pitprop.core.game import CHANCE, NOBODY
from pitprop.games.saboteur.cards import DIGGER, GOALS
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import Look, Take
from pitprop.opponents import find_opponent
from tests.saboteur.positions import position

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


@pytest.mark.parametrize("seats", [3, 5, 8])
def test_no_map_on_a_goal_that_it_knows(seats: int) -> None:
    """Nor where two are known, so that the third is no secret."""
    for number in range(4):
        state = GAME.start(seats, seed=f"maps {number}")
        while state.decider != NOBODY:
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
