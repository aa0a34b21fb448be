"""Laying a path card (D-30 to D-35)."""

from __future__ import annotations

import pytest

from tests.dark_cave.positions import after, last, legal, position, refused, seen


@pytest.mark.clause("D-30")
def test_a_card_lies_upright_or_turned_by_half_a_turn_never_crosswise() -> None:
    state = position("hand 1 II:NES I:NS")
    assert legal(state, "lay II") == {
        "lay II:NES 0,-1",
        "lay II:NSW 0,-1",
        "lay II:NSW 1,0",
        "lay II:NES 0,1",
        "lay II:NSW 0,1",
        "lay II:NES -1,0",
    }
    assert refused(state, "lay I:EW 1,0") == ("crosswise", "D-30")
    bridge = position("hand 1 I:NS.EW+bridge-EW I:NS")
    assert refused(bridge, "lay I:NS.EW+bridge-NS 1,0") == ("crosswise", "D-30")


@pytest.mark.clause("D-30")
def test_all_sides_have_to_match() -> None:
    state = position("net II:EW@1,0 I:NESW@2,0 I:SW@1,1", "hand 1 I:EW I:NS I:NESW II:NE")
    assert refused(state, "lay I:NESW 2,1") == ("opening-meets-wall", "D-30")
    assert refused(state, "lay I:EW 2,1") == ("wall-meets-opening", "D-30")
    assert refused(state, "lay I:NS 3,0") == ("wall-meets-opening", "D-30")
    assert refused(state, "lay II:NE 2,1") is None


@pytest.mark.clause("D-30")
def test_it_is_laid_on_an_empty_place_beside_a_card() -> None:
    state = position("net II:EW@1,0", "hand 1 I:EW I:NS")
    assert refused(state, "lay I:EW 1,0") == ("place-taken", "D-30")
    assert refused(state, "lay I:EW 4,4") == ("place-taken", "D-30")
    assert refused(state, "lay I:EW 7,7") == ("in-the-air", "D-30")
    assert refused(state, "lay I:EW 2,0") is None
    laid = after(state, "lay I:EW 2,0")
    assert last(laid, "laid") == {"card": "I:EW", "place": "2,0"}


@pytest.mark.clause("D-30", "D-31")
def test_a_card_may_extend_a_goal_that_lies_face_up() -> None:
    state = position("goals exit:NESW hole ladder vein", "hand 1 I:EW I:NS")
    assert refused(state, "lay I:EW -3,-4") is None
    assert refused(state, "lay I:NS -4,-3") is None


@pytest.mark.clause("D-31")
def test_a_path_has_to_be_extended() -> None:
    state = position("net II:EW@1,0", "hand 1 I:EW I:NS")
    assert refused(state, "lay I:EW 1,1") == ("nothing-extended", "D-31")
    assert refused(state, "lay I:NS 1,1") == ("opening-meets-wall", "D-30")


@pytest.mark.clause("D-31")
def test_it_need_not_be_joined_to_the_start_or_to_the_dwarf() -> None:
    state = position("net II:EW@6,0", "hand 1 I:EW I:NS")
    assert refused(state, "lay I:EW 7,0") is None


@pytest.mark.clause("D-32")
def test_the_net_grows_past_the_square() -> None:
    row = " ".join(
        f"{card}@{x},0" for x, card in enumerate(["I:EW", "II:EW", "III:EW", "I:NESW"], 3)
    )
    state = position(f"net {row}", "hand 1 I:NEW I:NS")
    assert refused(state, "lay I:NEW 7,0") is None
    assert refused(state, "lay I:NEW 9999,0") == ("in-the-air", "D-30")


@pytest.mark.clause("D-33")
def test_face_down_goals_ask_for_no_match_and_nothing_is_extended_from_them() -> None:
    state = position("net II:NS@3,-3", "hand 1 I:NS I:NESW I:EW")
    assert refused(state, "lay I:NS 3,-4") is None
    assert refused(state, "lay I:NESW 3,-4") is None
    assert refused(state, "lay I:EW 4,-5") == ("goals-alone", "D-33")


@pytest.mark.clause("D-33", "D-70")
def test_a_path_that_reaches_a_goal_turns_nothing_up() -> None:
    laid = after(position("net I:NS@3,-3", "hand 1 I:NESW I:EW"), "lay I:NESW 3,-4")
    assert {goal.face for goal in seen(laid).goals} == {None}


@pytest.mark.clause("D-34")
def test_a_web_lies_at_any_opening_of_a_laid_card() -> None:
    state = position(
        "net I:EW@1,0 II:EW@3,-4 III:EW@-3,-4",
        "goals ladder:NE hole exit vein",
        "hand 1 I:web I:NS",
    )
    assert legal(state, "I:web") == {
        "I:web 0,0 N",
        "I:web 0,0 E",
        "I:web 0,0 S",
        "I:web 0,0 W",
        "I:web 1,0 E",
        "I:web 3,-4 W",
        "I:web 3,-4 E",
        "I:web -3,-4 E",
        "I:web -4,-4 N",
        "I:web -4,-4 E",
    }
    assert refused(state, "I:web 1,0 N") == ("no-opening-there", "D-34")
    assert refused(state, "I:web 4,-4 W") == ("no-opening-there", "D-34")
    assert refused(state, "I:web 1,0 W") == ("web-named-otherwise", "D-34")


@pytest.mark.clause("D-34")
def test_a_web_may_lie_before_the_wall_of_a_goal_that_does_not_fit() -> None:
    state = position(
        "net I:EW@-3,-4", "goals ladder:SW hole exit vein", "hand 1 I:web I:NS",
        "dwarves -3,-4:EW 0,0:NESW 0,0:NESW", "axes 1:I:axe",
    )  # fmt: skip
    webbed = after(state, "I:web -3,-4 W")
    assert refused(webbed, "cut web -3,-4 W") is None


@pytest.mark.clause("D-34", "D-56")
@pytest.mark.parametrize("field", ["1,0:E", "2,0:W"])
def test_beside_a_web_are_the_fields_at_the_opening_on_either_card(field: str) -> None:
    net = "net II:EW@1,0 III:EW@2,0"
    lines = ("webs 1,0:E=2:2:I:web", "axes 1:I:axe", "hand 1 I:NS I:NE")
    beside = position(net, *lines, f"dwarves {field} 0,0:NESW 0,0:NESW")
    assert refused(beside, "cut web 1,0 E") is None
    away = position(net, *lines, "dwarves 1,0:W 0,0:NESW 0,0:NESW")
    assert refused(away, "cut web 1,0 E") == ("not-beside-web", "D-56")


@pytest.mark.clause("D-35")
def test_a_symmetric_card_with_a_feature_at_one_opening_lies_in_two_ways() -> None:
    state = position("hand 1 II:NS+hole III:NS")
    assert legal(state, "lay II:") == {
        "lay II:NS+hole 0,-1",
        "lay II:NS+hole-S 0,-1",
        "lay II:NS+hole 0,1",
        "lay II:NS+hole-S 0,1",
    }
    assert legal(state, "lay III") == {"lay III:NS 0,-1", "lay III:NS 0,1"}
    laid = after(state, "lay II:NS+hole-S 0,1")
    assert [card.at for card in seen(laid).net if card.feature == "hole"] == ["S"]
