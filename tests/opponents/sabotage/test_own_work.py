"""Nobody undoes without gain what they did in their turn before."""

from __future__ import annotations

import pytest

from pitprop.games.sabotage.moves import decode
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents.sabotage.weighing.own_work import without_undoing
from tests.sabotage.positions import after, position


def left(state: State) -> set[str]:
    """The moves that don't undo anything, of whoever is on turn."""
    view = state.view(state.decider)
    return {str(decode(code)) for code in without_undoing(view, view.codes())}


def undoing(state: State) -> set[str]:
    """The moves that are kept back."""
    return {str(move) for move in state.legal_moves()} - left(state)


HANDS = ("hand 1 E-red sabotage demontage wrench-purple E-blue", "hand 2 A-blue A-purple E-yellow")


def test_a_card_is_not_taken_off_or_covered_for_nothing_right_after_it_was_laid() -> None:
    state = after(position(*HANDS), "lay E-red own", "discard A-blue")
    assert undoing(state) == {
        "sabotage own E",
        "demontage own E",
        "lay wrench-purple own E",
    }


def test_a_wrench_that_makes_the_system_worth_more_covers_it() -> None:
    state = after(position("roof 1 D-purple F-purple", *HANDS), "lay E-red own", "discard A-blue")
    assert undoing(state) == {"sabotage own E", "demontage own E"}


def test_what_disturbs_the_others_is_left_there() -> None:
    state = after(position(*HANDS), "lay E-blue other", "discard A-blue")
    assert undoing(state) == {"sabotage other E"}


def test_what_was_taken_off_is_not_laid_anew_in_its_colour() -> None:
    hands = ("hand 1 E-red sabotage X-red X-blue wrench-red", "hand 2 A-blue A-purple")
    state = after(position("roof 1 E-red", *hands), "sabotage own E", "discard A-blue")
    assert undoing(state) == {"lay E-red own", "lay X-red own E", "lay wrench-red own E"}


@pytest.mark.parametrize("reply", ["sabotage other E", "lay A-blue own"])
def test_what_others_have_touched_since_is_open_again(reply: str) -> None:
    hands = (HANDS[0], "hand 2 A-blue sabotage E-yellow")
    state = after(position(*hands), "lay E-red own", reply)
    assert bool(undoing(state)) == (reply != "sabotage other E")


def test_a_turn_in_between_makes_it_another_plan() -> None:
    state = after(
        position(*HANDS), "lay E-red own", "discard A-blue", "discard E-blue", "discard A-purple"
    )
    assert undoing(state) == set()
