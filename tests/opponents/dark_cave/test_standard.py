"""What `standard` does in positions in which it is plain what to do."""

from __future__ import annotations

from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.state import State
from pitprop.opponents import Choice, find_opponent
from pitprop.opponents.choosing import percent_but_for_certain
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.rules_of_thumb import weigh_all

HEADER = "[game dark_cave]\n[edition amigo]\n[seats 2]\n"


def position(*lines: str) -> State:
    """A game of two players: blue on seat 1, yellow on seat 2."""
    return GAME.parse_position(HEADER + "\n".join(lines) + "\n")


def chosen(state: State) -> Choice:
    """What the standard opponent does."""
    return find_opponent("standard").choose(state.view(state.decider), seed="1")


WAY = (
    "net I:NS@0,-1 I:NES@0,-2 II:NS@0,-3 I:NESW@0,-4 II:EW@-1,-4 II:NEW@-2,-4",
    "goals exit hole ladder vein",
    "looked 1 -4,-4",
)
"""A way that ends one card before the exit; seat 1 knows which goal that is."""


def test_it_lays_the_card_that_is_missing_on_the_way_to_the_exit() -> None:
    state = position(*WAY, "dwarves -2,-4:W 0,0:NESW", "hand 1 I:EW I:boots I:rat I:E+hole I:axe")
    choice = chosen(state)
    assert str(choice.move) == "lay I:EW -3,-4"
    assert "own-nearer" in {reason.key for reason in choice.reasons}


def test_it_walks_towards_the_exit() -> None:
    state = position(*WAY, "dwarves 0,-4:NESW 0,0:NESW", "hand 1 I:axe", "hand 2 I:rat")
    state.play(chosen(state).move)
    steps = []
    while state.decider == 0:
        move = chosen(state).move
        steps.append(str(move))
        state.play(move)
    assert "step -2,-4:E" in steps


def test_it_turns_up_the_goal_that_it_knows_to_be_the_exit() -> None:
    net = f"{WAY[0]} I:EW@-3,-4"
    state = position(net, *WAY[1:], "dwarves -3,-4:EW 0,0:NESW", "hand 1 I:axe", "hand 2 I:rat")
    state.play(chosen(state).move)
    choice = chosen(state)
    assert str(choice.move) == "step -4,-4"
    assert choice.reasons[0].key == "turns-up-goal"
    assert choice.reasons[0].params == {"place": "-4,-4", "percent": 100}


def test_of_a_goal_that_is_only_likely_to_be_the_exit_it_does_not_say_that_it_is() -> None:
    assert percent_but_for_certain(1 - 1e-12) == 100
    assert percent_but_for_certain(0.999) == 97
    assert percent_but_for_certain(0.5) == 50


def test_a_new_card_is_no_reason_for_laying_a_path_that_has_better_ones() -> None:
    """It is drawn whatever is laid."""
    for hand in ("hand 1 I:EW", "hand 1 I:EW I:axe"):
        state = position(*WAY, "dwarves -2,-4:E 0,0:NESW", hand, "hand 2 I:rat")
        for each in weigh_all(Situation(state.view(0)), [int(c) for c in state.view(0).codes()]):
            if "draws" in (reason.key for reason in each.reasons):
                assert not [r for r in each.reasons if r.weight > 0 and r.key != "draws"]


def test_it_does_not_end_a_game_that_somebody_can_still_win() -> None:
    state = position(*WAY, "dwarves -2,-4:W 0,0:NESW", "hand 1 I:EW", "hand 2 I:rat")
    state.play(GAME.parse_move("end propose"))
    assert str(chosen(state).move) == "end no"


def test_it_looks_at_a_goal_while_the_exit_is_unknown() -> None:
    state = position("hand 1 II:info I:E+hole I:rat I:web II:swap")
    assert str(chosen(state).move).startswith("II:info goal")
