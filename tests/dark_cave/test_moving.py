"""Moving, goals and the exit (D-70 to D-78)."""

from __future__ import annotations

import pytest

from tests.dark_cave.positions import after, keys, last, legal, position, refused, seen

MOVING = ("hand 1 I:NEW I:NE", "now phase=moving")


@pytest.mark.clause("D-70", "D-75")
def test_the_first_dwarf_on_a_goal_turns_it_up_and_stands_on_its_first_field() -> None:
    state = position(
        "net I:EW@3,-4",
        "goals hole exit ladder vein",
        "dwarves 3,-4:EW 3,-4:EW 0,0:NESW",
        *MOVING,
    )
    assert refused(state, "step 4,-4:W") == ("name-the-place", "D-70")
    turned = after(state, "step 4,-4")
    view = seen(turned)
    assert view.goals[1].face == "exit"
    assert view.players[0].field == "4,-4:W"
    assert view.on_turn == 1
    assert "turning" not in {event.key for event in turned.events(-1)}
    second = position(
        "net I:EW@3,-4",
        "goals hole exit:NESW ladder vein",
        "dwarves 3,-4:EW 3,-4:EW 0,0:NESW",
        *MOVING,
    )
    assert refused(second, "step 4,-4") == ("name-the-field", "D-70")
    assert refused(second, "step 4,-4:W") is None


@pytest.mark.clause("D-70")
def test_a_goal_that_fits_one_way_up_lies_that_way() -> None:
    """From the west only NW lets the dwarf in; NE turned is SW, which does too."""
    west = position(
        "net I:EW@3,-4 II:NS@4,-3",
        "goals hole ladder exit vein",
        "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
        *MOVING,
    )
    turned = after(west, "step 4,-4")
    assert last(turned, "turned")["card"] == "SW+ladder"
    assert seen(turned).phase == "card"


@pytest.mark.clause("D-70", "D-73")
def test_a_goal_that_fits_nowhere_continues_the_dwarfs_path() -> None:
    state = position(
        "net I:EW@3,-4 II:NS@4,-5",
        "goals hole ladder exit vein",
        "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
        *MOVING,
    )
    turned = after(state, "step 4,-4")
    assert last(turned, "turned")["card"] == "SW+ladder"
    north = position(
        "net I:EW@3,-4 II:NS@4,-5",
        "goals hole ladder:SW exit vein",
        "dwarves 4,-5:S 0,0:NESW 0,0:NESW",
        *MOVING,
    )
    assert refused(north, "step 4,-4:S") == ("wall-between", "D-73")


@pytest.mark.clause("D-70", "D-75")
def test_the_player_chooses_between_two_ways_after_all_have_seen_the_goal() -> None:
    """NES and its half turn NSW both have an opening to the south, and both fit."""
    state = position(
        "net I:NS@4,-3",
        "goals vein hole exit ladder",
        "dwarves 4,-3:NS 0,0:NESW 0,0:NESW",
        *MOVING,
    )
    shown = after(state, "step 4,-4")
    assert seen(shown, 2).goals[1].face == "hole"
    assert legal(shown) == {"turn NES", "turn NSW"}
    assert refused(shown, "stay") == ("turn-goal-first", "D-70")
    assert refused(shown, "turn NEW") == ("turn-does-not-fit", "D-70")
    turned = after(shown, "turn NSW")
    assert seen(turned).players[0].field == "4,-4:S"
    assert refused(state, "turn NES") == ("nothing-to-turn", "D-70")


@pytest.mark.clause("D-70")
def test_neither_way_fits_and_any_may_be_chosen_that_lets_the_dwarf_in() -> None:
    state = position(
        "net I:NS@4,-3 I:EW@3,-4 II:NS@5,-4",
        "goals vein hole exit ladder",
        "dwarves 4,-3:NS 0,0:NESW 0,0:NESW",
        *MOVING,
    )
    one_fits = after(state, "step 4,-4")
    assert last(one_fits, "turned")["card"] == "NSW+hole"
    neither = position(
        "net I:NS@4,-3 I:EW@3,-4 II:EW@5,-4",
        "goals vein hole exit ladder",
        "dwarves 4,-3:NS 0,0:NESW 0,0:NESW",
        *MOVING,
    )
    assert legal(after(neither, "step 4,-4")) == {"turn NES", "turn NSW"}


@pytest.mark.clause("D-70")
def test_a_step_onto_a_goal_needs_an_opening_and_no_web() -> None:
    state = position(
        "net I:EW@3,-4 I:NE@0,1",
        "dwarves 0,0:NESW 3,-4:EW 3,-4:EW",
        "webs 3,-4:E=2:2:I:web",
        *MOVING[1:],
        "hand 1 I:NS I:NES",
    )
    assert refused(state, "step 4,-4") == ("goal-not-beside", "D-70")
    assert refused(state, "step 1,0") == ("no-goal-there", "D-70")
    webbed = position(
        "net I:EW@3,-4",
        "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
        "webs 3,-4:E=2:2:I:web",
        "axes 1:I:axe",
        *MOVING,
    )
    assert refused(webbed, "step 4,-4") == ("web-blocks", "D-53")


@pytest.mark.clause("D-71")
def test_many_dwarves_share_a_field_and_one_goes_field_by_field() -> None:
    state = position("net I:EW@1,0 II:EW@2,0", "dwarves 0,0:NESW 1,0:EW 1,0:EW", *MOVING)
    there = after(state, "step 1,0:EW")
    assert {player.field for player in seen(there).players} == {"1,0:EW"}
    assert refused(state, "step 2,0:W") == ("not-adjacent", "D-71")
    assert refused(state, "step 1,0:E") == ("no-such-field", "D-71")
    assert refused(state, "step 0,0:NESW") == ("not-adjacent", "D-71")


@pytest.mark.clause("D-72")
def test_a_dwarf_on_the_exit_leaves_and_its_player_goes_on_playing() -> None:
    state = position(
        "net I:EW@3,-4",
        "goals hole exit:NESW ladder vein",
        "dwarves 4,-4:W 0,0:NESW 0,0:NESW 0,0:NESW",
        "clans blue-saboteur blue-loyal blue-loyal blue-saboteur",
        *MOVING,
        "hand 2 I:NESW I:NES",
        "hand 3 II:NS I:NW",
        "hand 4 II:NE II:NES",
        seats=4,
    )
    left = after(state, "step 4,-4:*NESW")
    view = seen(left)
    assert (view.players[0].field, view.players[0].left) == (None, 1)
    assert (view.players[0].shown, view.players[0].character) == (True, "saboteur")
    assert (view.phase, view.on_turn) == ("card", 1)
    back = after(left, "pass I:NESW", "pass II:NS", "pass II:NE")
    assert seen(back).on_turn == 0
    playing = after(back, min(legal(back, "pass"), key=len))
    assert seen(playing).players[0].hand == 3
    assert seen(playing).on_turn == 1


@pytest.mark.clause("D-72")
def test_a_creature_on_the_exit_attacks_first() -> None:
    state = position(
        "goals hole exit:NESW ladder vein",
        "dwarves 4,-4:W 0,0:NESW 0,0:NESW",
        "creature lindworm 4,-4:*NESW 2 II:lindworm",
        "creature goblin 4,-4:*NESW 2 I:goblin",
        "clans blue-saboteur blue-loyal blue-loyal",
        *MOVING,
    )
    left = after(state, "step 4,-4:*NESW")
    assert seen(left).players[0].gold == 2
    assert not seen(left).players[0].lying
    assert keys(left).index("lost-gold") < keys(left).index("left")


@pytest.mark.clause("D-73")
def test_dwarves_go_back_and_forth_and_pay_each_time() -> None:
    state = position("net I:NE.SW+tunnel@-1,0", "dwarves -1,0:NE 0,0:NESW 0,0:NESW", *MOVING)
    thrice = after(state, "step -1,0:T", "step -1,0:NE", "step -1,0:T")
    assert seen(thrice).players[0].gold == 1


@pytest.mark.clause("D-45")
def test_who_has_paid_for_a_bridge_meets_every_creature_beyond_it() -> None:
    state = position(
        "net I:NS.EW+bridge-EW@1,0",
        "creature rat 1,0:EW 2 I:rat",
        "creature lindworm 1,0:EW 3 II:lindworm",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    across = after(state, "step 1,0:EW", "lose I:NS", "lose I:NE")
    attackers = [event.params["creature"] for event in across.events(0) if event.key == "attacked"]
    assert attackers == ["rat", "lindworm"]


@pytest.mark.clause("D-74")
def test_movement_that_a_creature_ended_takes_the_vein_after_the_attack() -> None:
    state = position(
        "net II:NEW+vein@0,1",
        "veins 0,1:N",
        "creature goblin 0,1:N 2 I:goblin",
        "gold 0 3 3",
        *MOVING,
    )
    taken = after(state, "step 0,1:N")
    assert seen(taken).players[0].gold == 1
    assert keys(taken).index("lost-gold") < keys(taken).index("took-gold")
    assert not any(card.gold for card in seen(taken).net)


@pytest.mark.clause("D-75")
def test_two_ways_that_look_alike_are_one() -> None:
    state = position(
        "net I:EW@3,-4", "goals hole exit ladder vein", "dwarves 3,-4:EW 0,0:NESW 0,0:NESW", *MOVING
    )
    assert seen(after(state, "step 4,-4")).phase == "card"


@pytest.mark.clause("D-76")
def test_ones_own_lindworm_stops_this_turns_and_the_next_turns_movement() -> None:
    state = position(
        "net I:E+hole@-1,0",
        "webs 0,0:N=2:2:I:web",
        "axes 1:I:axe 1:II:axe 1:I:axe",
        "hand 1 II:lindworm I:NS I:NE",
        "hand 2 I:EW I:NW",
        "hand 3 II:EW I:NES",
    )
    bitten = after(state, "II:lindworm -1,0:E > 0,0:NESW", "axe no")
    assert refused(bitten, "step -1,0:E") == ("dwarf-laid-down", "D-66")
    following = after(bitten, "stay")
    for _ in range(2):
        following = after(following, min(legal(following, "pass"), key=len))
    moving = after(following, "pass I:NS")
    assert seen(moving).on_turn == 0
    assert refused(moving, "step -1,0:E") == ("dwarf-laid-down", "D-66")


@pytest.mark.clause("D-77")
def test_the_player_on_turn_is_asked_first_and_only_who_has_an_axe() -> None:
    state = position(
        "net I:E+hole@-1,0",
        "turn 2",
        "axes 1:I:axe 2:II:axe",
        "hand 2 I:goblin I:NS",
    )
    asked = after(state, "I:goblin -1,0:E > 0,0:NESW")
    assert asked.decider == 1
    assert seen(asked).attack is not None
    second = after(asked, "axe no")
    assert second.decider == 0
    assert [player.gold for player in seen(after(second, "axe no")).players] == [2, 2, 2]


@pytest.mark.clause("D-78")
def test_staying_among_dwarves_attacks_nobody() -> None:
    state = position("net I:EW@1,0", "creature goblin 0,0:NESW 2 I:goblin", "hand 1 II:goblin I:NS")
    assert "attacked" not in keys(after(state, "II:goblin 0,0:NESW"))
    back = after(state, "II:goblin 0,0:NESW > 0,0:NESW")
    assert [player.gold for player in seen(back).players] == [2, 2, 2]
