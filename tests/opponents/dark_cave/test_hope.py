"""What may still lead somebody out of The Dark Cave, and what ends the game (D-80, D-82)."""

from __future__ import annotations

import pytest

from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.ending import ends_by_leaving, surely_ends_by_leaving
from pitprop.opponents.dark_cave.weighing.hope import is_hopeless
from tests.dark_cave.positions import after, position

EXIT = "goals exit:NESW hole vein ladder"
TO_EXIT = "net I:NES+ladder@0,1 II:NESW+hole@-4,0 I:NS@-4,-1 II:NS@-4,-2 III:NS@-4,-3"
"""The end of a way to the exit, and the only ladder that is on a card of group I."""

OUT_STEP = "step -4,-4:*NESW"

CLANS = "clans blue-loyal blue-saboteur blue-loyal | blue-saboteur"
FEW = ("pile -", "shown 1 2 3", CLANS)

NO_ROCKFALL = "I:rockfall II:rockfall III:rockfall"
NO_BOOTS = "I:boots"


def hopeless(state: State) -> bool:
    """Whether whoever decides sees no hope that anybody gets out."""
    return is_hopeless(Situation(state.view(state.decider)))


# --- What may still lead out --------------------------------------------------------------------


def behind_a_long_card(*lines: str, hand: str = "I:rockfall I:NE") -> State:
    """With three steps and a single turn left, a dwarf is behind a card that takes three steps."""
    dwarves = ("left 1", "dwarves out 0,0:NESW -4,-2:N")
    hands = (f"hand 1 {hand}", "hand 2 I:NESW", "hand 3 I:rat")
    return position(TO_EXIT, EXIT, *FEW, *dwarves, *hands, *lines)


@pytest.mark.clause("D-51", "D-82")
@pytest.mark.parametrize("hand", ["I:rockfall I:NE", "I:axe I:NE"], ids=["in hand", "perhaps"])
def test_there_is_hope_while_a_rockfall_may_make_room_for_a_shorter_card(hand: str) -> None:
    assert not hopeless(behind_a_long_card(hand=hand))


@pytest.mark.clause("D-51")
def test_a_shorter_card_in_place_of_a_long_one_does_lead_out() -> None:
    state = after(behind_a_long_card(), "I:rockfall -4,-3", "lay I:NESW -4,-3", "stay")
    state = after(state, "pass I:rat", "step -4,-3:NESW", "step -4,-4:S", OUT_STEP)
    assert state.table.dwarves[2] == OUT


@pytest.mark.clause("D-51", "D-82")
def test_there_is_none_without_a_rockfall() -> None:
    assert hopeless(behind_a_long_card(f"discards {NO_ROCKFALL}", hand="I:axe I:NE"))


def five_steps_away(hand: str, second: str) -> State:
    """The dwarf of seat 1 has a single card, and no rockfall or ladder is left."""
    dwarves = ("left 3", "dwarves -4,-2:N 4,3:NESW out")
    hands = (f"hand 1 {hand}", f"hand 2 {second}", "hand 3 I:rat I:axe")
    gone = f"discards {NO_BOOTS} II:boots {NO_ROCKFALL} II:NESW+ladder II:NES+ladder"
    return position(f"{TO_EXIT} I:NESW@4,3", EXIT, *FEW, *dwarves, *hands, gone)


@pytest.mark.clause("D-52", "D-82")
@pytest.mark.parametrize(
    ("hand", "second", "none"),
    [
        ("II:swap", "I:NE I:NW", False),
        ("I:NEW", "II:swap I:NW I:NE", False),
        ("I:NEW", "I:NW I:NE", True),
    ],
    ids=["own", "another's", "no swap"],
)
def test_there_is_hope_while_a_swap_may_bring_more_turns(
    hand: str, second: str, none: bool
) -> None:
    assert hopeless(five_steps_away(hand, second)) == none


@pytest.mark.clause("D-52")
def test_a_swap_does_bring_more_turns() -> None:
    state = after(five_steps_away("II:swap", "I:NE I:NW"), "II:swap 2")
    state = after(state, "step -4,-3:S", "step -4,-3:*NS", "step -4,-3:N", "pass I:rat")
    state = after(state, "pass I:NE", "step -4,-4:S", OUT_STEP)
    assert state.table.dwarves[0] == OUT


def before_a_goal(*lines: str, dwarf: str = "-4,-3:N") -> State:
    """A dwarf stands before the exit, which lies face down; each has a turn left."""
    dwarves = f"dwarves {dwarf} -4,-3:N 0,0:NESW"
    hands = ("hand 1 I:rat", "hand 2 I:axe", "hand 3 I:NE I:NW")
    goals = EXIT.replace("exit:NESW", "exit")
    return position(TO_EXIT, goals, *FEW, dwarves, *hands, f"discards {NO_BOOTS}", *lines)


@pytest.mark.clause("D-70", "D-82")
def test_there_is_hope_while_another_dwarf_may_turn_up_the_exit() -> None:
    """The movement of the one that does ends there."""
    state = before_a_goal()
    assert not hopeless(state)
    state = after(state, "pass I:rat", "step -4,-4", "pass I:axe", "step -4,-4:S", OUT_STEP)
    assert state.table.dwarves[1] == OUT


@pytest.mark.clause("D-70", "D-82")
def test_there_is_none_for_a_dwarf_that_would_have_to_turn_up_the_exit_itself() -> None:
    assert hopeless(before_a_goal(dwarf="0,0:NESW"))


def far_from_the_exit(goals: str = EXIT, *lines: str) -> State:
    """Two dwarves stand before the goal opposite the exit, beside which lies a ladder."""
    net = "net I:NES+ladder@-4,-3 I:NESW@4,3"
    dwarves = ("left 1", "dwarves out 4,3:NESW 4,3:NESW")
    hands = ("hand 1 I:rat I:axe I:NE", "hand 2 I:NW I:NESW I:NESW", "hand 3 I:EW I:NS I:NEW")
    gone = f"discards {NO_BOOTS} {NO_ROCKFALL}"
    return position(net, goals, *FEW, *dwarves, *hands, gone, "turn 2", *lines)


@pytest.mark.clause("D-2", "D-41", "D-82")
def test_there_is_hope_while_a_goal_may_have_the_ladder() -> None:
    state = far_from_the_exit()
    assert not hopeless(state)
    state = after(state, "pass I:NW", "step 4,4", "pass I:EW", "stay", "pass I:rat")
    for goes in (("step 4,4:*NE", "step -4,-3:NES", "step -4,-4:S"), (OUT_STEP,)):
        state = after(state, "pass I:NESW", *goes)
        if len(goes) > 1:
            state = after(state, "pass I:NS", "stay", "pass I:axe")
    assert state.table.dwarves[1] == OUT


@pytest.mark.clause("D-2", "D-82")
def test_there_is_none_where_the_ladder_is_known_to_be_elsewhere() -> None:
    goals = EXIT.replace("hole vein ladder", "ladder vein hole")
    assert hopeless(far_from_the_exit(goals, "looked 2 4,-4"))


# --- Whether leaving ends the game --------------------------------------------------------------

ALL_INSIDE = "dwarves -4,-4:S 0,0:NESW 0,0:NESW"
LOYAL = "clans blue-loyal blue-loyal blue-saboteur | blue-saboteur"


@pytest.mark.clause("D-80")
@pytest.mark.parametrize(
    ("lines", "ends", "surely"),
    [
        # Seat 2 works for the same clan, seat 3 for the other.
        ((LOYAL, "shown 1 2 3", ALL_INSIDE), False, False),
        ((LOYAL, "shown 1 2 3", "left 2", "dwarves -4,-4:S out 0,0:NESW"), True, True),
        # Three play of two saboteurs and two loyal dwarves, one of whom it is itself.
        ((LOYAL, "shown 1", ALL_INSIDE), True, False),
    ],
    ids=["a mate inside", "a mate out", "nobody known"],
)
def test_leaving_ends_the_game_for_the_last_dwarf_that_works_for_its_clan(
    lines: tuple[str, ...], ends: bool, surely: bool
) -> None:
    situation = Situation(position(TO_EXIT, EXIT, *lines).view(0))
    assert ends_by_leaving(situation) == ends
    assert surely_ends_by_leaving(situation) == surely


@pytest.mark.clause("D-80")
@pytest.mark.parametrize("both_out", ["no", "yes"])
def test_between_two_the_first_that_leaves_ends_the_game_but_by_the_house_rule(
    both_out: str,
) -> None:
    way = (TO_EXIT, EXIT)
    inside = position(*way, "dwarves -4,-4:S 0,0:NESW", seats=2, both_out=both_out)
    for ends in (ends_by_leaving, surely_ends_by_leaving):
        assert ends(Situation(inside.view(0))) == (both_out == "no")
    if both_out == "yes":
        last = position(*way, "dwarves -4,-4:S out", "left 2", "shown 2", seats=2, both_out="yes")
        for ends in (ends_by_leaving, surely_ends_by_leaving):
            assert ends(Situation(last.view(0)))
