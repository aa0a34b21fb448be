"""Action cards (D-50 to D-59)."""

from __future__ import annotations

import pytest

from tests.dark_cave.positions import after, keys, last, legal, position, refused, seen


@pytest.mark.clause("D-50")
def test_secret_information_shows_a_face_down_goal_to_its_player_alone() -> None:
    state = position("hand 1 II:info I:NS", "goals hole exit ladder:NE vein")
    looked = after(state, "II:info goal 4,-4")
    assert [goal.known for goal in seen(looked, 0).goals] == [None, "exit", "ladder", None]
    assert [goal.known for goal in seen(looked, 1).goals] == [None, None, "ladder", None]
    assert last(looked, "looked-goal", 0)["goal"] == "exit"
    assert "goal" not in last(looked, "looked-goal", 1)
    assert refused(state, "II:info goal -4,4") == ("goal-face-up", "D-50")
    assert refused(state, "II:info goal 1,0") == ("no-goal-there", "D-50")


@pytest.mark.clause("D-50")
def test_secret_information_shows_a_clan_card_that_is_secret() -> None:
    state = position(
        "hand 1 II:info I:NS", "clans blue-loyal blue-saboteur blue-saboteur", "shown 3"
    )
    looked = after(state, "II:info clan 2")
    assert [player.character for player in seen(looked, 0).players] == [
        "loyal",
        "saboteur",
        "saboteur",
    ]
    assert seen(looked, 2).players[1].character is None
    assert refused(state, "II:info clan 1") == ("own-clan-card", "D-50")
    assert refused(state, "II:info clan 3") == ("character-shown", "D-50")
    assert refused(state, "II:info clan 4") == ("no-such-seat", "D-58")


@pytest.mark.clause("D-51")
def test_a_rockfall_removes_a_path_card_on_which_nobody_stands() -> None:
    state = position(
        "net I:EW@1,0 I:NS@0,1 II:NS@0,2 II:EW@-1,0",
        "dwarves 1,0:EW 0,0:NESW 0,0:NESW",
        "creature rat 0,1:NS 2 I:rat",
        "goals exit:NESW hole ladder vein",
        "hand 1 II:rockfall I:NE",
    )
    assert legal(state, "II:rockfall") == {"II:rockfall 0,2", "II:rockfall -1,0"}
    assert refused(state, "II:rockfall 1,0") == ("somebody-stands-there", "D-51")
    assert refused(state, "II:rockfall 0,1") == ("somebody-stands-there", "D-51")
    assert refused(state, "II:rockfall 0,0") == ("not-the-start", "D-51")
    assert refused(state, "II:rockfall -4,-4") == ("not-a-goal", "D-51")
    assert refused(state, "II:rockfall 4,4") == ("not-a-goal", "D-51")
    assert refused(state, "II:rockfall 2,0") == ("no-card-there", "D-51")
    fallen = after(state, "II:rockfall -1,0")
    assert [card.card for card in seen(fallen).discards] == ["II:rockfall", "II:EW"]
    assert refused(position("hand 1 II:rockfall I:NE"), "II:rockfall 1,0") is not None


@pytest.mark.clause("D-51")
def test_gold_on_the_card_goes_to_the_supply() -> None:
    state = position("net II:ESW+vein@0,-1", "veins 0,-1:S", "hand 1 II:rockfall I:NE")
    fallen = after(state, "II:rockfall 0,-1")
    assert seen(fallen).supply == seen(state).supply + 1
    assert fallen.census()["gold"] == 46
    farther = position("net I:NS@0,-1 II:ESW+vein@0,-2", "veins 0,-2:S", "hand 1 II:rockfall I:NE")
    fallen = after(farther, "II:rockfall 0,-2")
    assert seen(fallen).supply == seen(farther).supply + 1


@pytest.mark.clause("D-51")
def test_webs_at_open_ends_go_and_webs_at_joints_stay_with_the_neighbour() -> None:
    state = position(
        "net I:EW@1,0 II:EW@2,0",
        "webs 1,0:E=2:2:I:web 2,0:E=2:3:II:web 0,0:E=1:3:III:web",
        "hand 1 II:rockfall I:NE",
    )
    fallen = after(state, "II:rockfall 2,0")
    assert [(web.x, web.side) for web in seen(fallen).webs] == [(1, "E"), (0, "E")]
    assert [card.card for card in seen(fallen).discards] == ["II:rockfall", "II:web", "II:EW"]
    params = [event.params for event in fallen.events(-1) if event.key == "web-down"]
    assert params == [
        {"place": "2,0", "side": "E", "number": 0},
        {"place": "1,0", "side": "E", "number": 1},  # Seat 2's turn has begun (D-53).
    ]
    goal = position("net I:EW@3,-4", "webs 3,-4:E=2:2:I:web", "hand 1 II:rockfall I:NE")
    assert seen(after(goal, "II:rockfall 3,-4")).webs == ()
    wall = position(
        "net I:EW@-3,-4",
        "goals ladder:SW hole exit vein",
        "webs -3,-4:W=2:2:I:web",
        "hand 1 II:rockfall I:NE",
    )
    assert seen(after(wall, "II:rockfall -3,-4")).webs == ()
    north = position(
        "net II:NS@0,-1", "webs 0,-1:N=2:2:I:web 0,0:E=1:3:III:web", "hand 1 II:rockfall I:NE"
    )
    fallen = after(north, "II:rockfall 0,-1")
    assert [(web.x, web.side) for web in seen(fallen).webs] == [(0, "E")]


@pytest.mark.clause("D-52")
def test_a_hand_swap_exchanges_all_cards_and_the_other_player_draws() -> None:
    state = position(
        "net I:NESW@1,0", "hand 1 II:swap I:NS I:NE", "hand 2 I:EW", "pile III:NS III:EW"
    )
    swapped = after(state, "II:swap 2")
    assert seen(swapped, 0).hand == ("I:EW",)
    assert seen(swapped, 1).hand == ("I:NS", "I:NE")
    assert seen(swapped).drawer == 1
    done = after(swapped, "stay")
    assert seen(done, 1).hand == ("I:NS", "I:NE", "III:NS")
    assert seen(done, 0).hand == ("I:EW",)
    assert refused(state, "II:swap 1") == ("swap-with-self", "D-52")


@pytest.mark.clause("D-52")
def test_either_hand_may_be_empty_and_from_an_empty_pile_nobody_draws() -> None:
    empty = after(position("net I:NESW@1,0", "hand 1 II:swap", "hand 2 I:EW I:NS"), "II:swap 2")
    assert seen(empty).players[1].hand == 0
    none = after(position("hand 1 II:swap I:NS", "hand 2 -", "pile -"), "II:swap 2")
    assert [player.hand for player in seen(none).players[:2]] == [0, 1]


@pytest.mark.clause("D-52")
def test_a_bridge_after_a_swap_takes_from_the_new_hand() -> None:
    state = position("net I:NS.EW+bridge-EW@1,0", "hand 1 II:swap I:NS", "hand 2 I:EW")
    lost = after(state, "II:swap 2", "step 1,0:EW", "lose I:EW")
    assert seen(lost).players[0].hand == 0


@pytest.mark.clause("D-53", "D-59")
def test_a_web_stays_for_two_turns_of_its_owner() -> None:
    hands = ("hand 1 I:web I:NS", "hand 2 I:EW II:EW", "hand 3 I:NE I:NES")
    state = after(position("net III:EW@1,0", *hands), "I:web 1,0 E", "stay")
    assert [(web.number, web.seat) for web in seen(state).webs] == [(2, 0)]
    assert seen(state).discards == ()
    once = after(state, "pass I:EW", "stay", "pass I:NE", "stay")
    assert [web.number for web in seen(once).webs] == [1]
    passes = [min(legal(once, "pass"), key=len), "stay"]
    second = after(once, *passes)
    for _ in range(2):
        second = after(second, min(legal(second, "pass"), key=len), "stay")
    assert seen(second).webs == ()
    assert "I:web" in [card.card for card in seen(second).discards]


@pytest.mark.clause("D-53")
def test_a_web_blocks_dwarves_and_creatures_and_one_lies_in_a_place() -> None:
    state = position(
        "net I:EW@1,0 II:NS+hole@0,1 I:NES@0,-1",
        "webs 0,0:E=2:2:I:web",
        "hand 1 II:web III:rat",
    )
    assert refused(state, "II:web 0,0 E") == ("web-there", "D-53")
    assert not any("1,0" in move for move in legal(state, "III:rat"))
    moving = after(state, "II:web 0,0 S")
    assert refused(moving, "step 1,0:EW") == ("web-blocks", "D-53")
    assert refused(moving, "step 0,1:N") == ("web-blocks", "D-53")


@pytest.mark.clause("D-53")
def test_a_path_may_be_continued_where_a_web_lies() -> None:
    state = position("net I:EW@1,0", "webs 0,0:N=2:2:I:web", "hand 1 I:NS I:NE")
    laid = after(state, "lay I:NS 0,-1")
    assert [(web.x, web.y, web.side) for web in seen(laid).webs] == [(0, -1, "S")]
    assert refused(laid, "step 0,-1:NS") == ("web-blocks", "D-53")


@pytest.mark.clause("D-53", "D-56")
def test_a_web_that_an_axe_made_a_one_goes_at_the_next_start_of_its_owners_turn() -> None:
    state = position(
        "net I:EW@1,0",
        "webs 1,0:E=2:2:I:web",
        "axes 1:I:axe",
        "dwarves 1,0:EW 0,0:NESW 0,0:NESW",
        "hand 1 I:NS I:NE",
    )
    done = after(state, "cut web 1,0 E", "pass I:NS", "stay")
    assert seen(done).webs == ()


@pytest.mark.clause("D-54")
def test_boots_give_a_fourth_step_at_once_and_for_good() -> None:
    net = "net I:EW@1,0 II:EW@2,0 III:EW@3,0"
    state = position(net, "hand 1 I:boots I:NS", "boots 2:II:boots")
    assert legal(state, "I:boots") == {"I:boots 1", "I:boots 3"}
    assert seen(state).steps == 3
    assert refused(state, "I:boots 2") == ("has-boots", "D-54")
    assert refused(state, "I:boots 4") == ("no-such-seat", "D-58")
    assert seen(after(state, "I:boots 1")).steps == 4
    assert seen(after(state, "I:boots 3")).steps == 3
    assert seen(position(net, "boots 1:II:boots")).steps == 4
    assert seen(position(net, "lying 1")).steps == 0
    full = position("hand 1 I:boots I:NS", "boots 2:II:boots 1:III:boots", seats=2)
    assert legal(full, "I:boots") == set()


@pytest.mark.clause("D-55")
def test_an_axe_has_to_lie_in_front_of_its_player() -> None:
    lines = ("net I:EW@1,0", "webs 1,0:E=2:2:I:web", "dwarves 1,0:EW 0,0:NESW 0,0:NESW")
    state = position(*lines, "hand 1 I:axe II:axe")
    assert refused(state, "cut web 1,0 E") == ("no-axe", "D-55")
    assert legal(state, "I:axe") == {"I:axe 1", "I:axe 2", "I:axe 3"}
    laid = after(state, "I:axe 1")
    assert refused(laid, "cut web 1,0 E") is None
    cut = after(laid, "cut web 1,0 E")
    assert seen(cut).players[0].axes == ()
    assert [card.card for card in seen(cut).discards] == ["I:axe"]
    several = position(*lines, "axes 2:I:axe 2:II:axe", "hand 1 I:axe I:NS")
    assert seen(after(several, "I:axe 2")).players[1].axes == ("I:axe", "II:axe", "I:axe")


@pytest.mark.clause("D-56")
def test_an_axe_turns_a_two_to_one_and_removes_a_one() -> None:
    state = position(
        "net I:EW@1,0",
        "webs 1,0:E=2:1:I:web",
        "axes 1:II:axe 1:I:axe",
        "dwarves 1,0:EW 0,0:NESW 0,0:NESW",
        "hand 1 I:NS I:NE",
        "lying 1",
    )
    once = after(state, "cut web 1,0 E")
    assert [web.number for web in seen(once).webs] == [1]
    assert last(once, "cut")["number"] == 1
    assert seen(once).players[0].axes == ("I:axe",)
    assert seen(once).phase == "card"
    twice = after(once, "cut web 1,0 E")
    assert seen(twice).webs == ()
    assert last(twice, "cut")["number"] == 0
    assert [card.card for card in seen(twice).discards] == ["II:axe", "I:axe", "I:web"]
    assert refused(twice, "cut web 1,0 E") == ("no-axe", "D-55")


@pytest.mark.clause("D-56")
def test_an_axe_needs_a_web_and_a_dwarf_in_the_cave() -> None:
    state = position("axes 1:I:axe", "hand 1 I:NS I:NE")
    assert refused(state, "cut web 0,0 E") == ("no-web-there", "D-56")
    out = position("axes 1:I:axe", "left 1", "shown 1", "webs 0,0:E=2:2:I:web", "hand 1 I:NS I:NE")
    assert refused(out, "cut web 0,0 E") == ("dwarf-out-cut", "D-56")


@pytest.mark.clause("D-57")
def test_an_axe_drives_a_creature_off_before_it_attacks() -> None:
    state = position(
        "net I:EW@1,0",
        "creature goblin 1,0:EW 2 I:goblin",
        "axes 1:I:axe",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    asked = after(state, "step 1,0:EW")
    assert legal(asked) == {"axe yes", "axe no"}
    assert refused(asked, "stay") == ("answer-attack-first", "D-57")
    driven = after(asked, "axe yes")
    assert seen(driven).creatures == ()
    assert seen(driven).players[0].gold == 3
    assert [card.card for card in seen(driven).discards] == ["I:axe", "I:goblin"]
    bitten = after(asked, "axe no")
    assert seen(bitten).players[0].gold == 2
    assert seen(bitten).players[0].axes == ("I:axe",)
    assert refused(state, "axe yes") == ("no-attack", "D-57")


@pytest.mark.clause("D-57", "D-77")
def test_several_attacked_players_are_asked_clockwise_from_the_player_on_turn() -> None:
    state = position(
        "net II:NS+hole@0,1",
        "turn 3",
        "axes 1:I:axe 2:II:axe 4:I:axe",
        "hand 3 I:rat I:NE",
        seats=4,
    )
    asked = after(state, "I:rat 0,1:N > 0,0:NESW")
    assert asked.decider == 3
    assert refused(asked.view(1), "axe yes") == ("not-your-turn", "D-20")
    second = after(asked, "axe no")
    assert second.decider == 0
    driven = after(second, "axe yes")
    assert "lost-card" not in keys(driven)
    assert seen(driven).phase == "moving"
    assert seen(driven).players[1].axes == ("II:axe",)


@pytest.mark.clause("D-58")
def test_who_has_left_the_cave_may_be_chosen_too() -> None:
    state = position("left 2", "shown 2", "hand 1 I:boots I:axe II:swap")
    assert {"I:boots 2", "I:axe 2", "II:swap 2"} <= legal(state)


@pytest.mark.clause("D-59")
def test_cards_with_an_immediate_effect_go_to_the_discard_pile_openly() -> None:
    state = position("net I:EW@1,0", "hand 1 II:info I:NS")
    looked = after(state, "II:info goal 4,4")
    assert [(card.card, card.seat) for card in seen(looked).discards] == [("II:info", None)]


@pytest.mark.clause("D-58")
@pytest.mark.parametrize("move", ["II:info clan 7", "II:swap 7", "I:boots 7"])
def test_that_nobody_sits_there_is_said_before_that_the_card_is_missing(move: str) -> None:
    assert refused(position("hand 1 I:NS"), move) == ("no-such-seat", "D-58")
