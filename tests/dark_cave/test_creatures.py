"""Creatures (D-60 to D-69)."""

from __future__ import annotations

import pytest

from tests.dark_cave.positions import after, keys, last, legal, position, refused, seen

ROW = "net I:E+hole@-1,0 I:EW@1,0 II:EW@2,0 III:EW@3,0"
AWAY = "dwarves 3,0:E 3,0:E 3,0:E"


@pytest.mark.clause("D-60")
def test_a_creature_is_put_on_any_hole_and_moved_up_to_its_steps() -> None:
    state = position(ROW, AWAY, "hand 1 I:rat I:NS")
    assert legal(state, "I:rat") == {
        "I:rat -1,0:E",
        "I:rat -1,0:E > 0,0:NESW",
        "I:rat -1,0:E > 1,0:EW",
        "I:rat -1,0:E > 2,0:W",
    }
    assert refused(state, "I:rat -1,0:E > 2,0:E") == ("creature-too-far", "D-60")
    assert refused(state, "I:rat 1,0:EW") == ("not-a-hole", "D-60")
    assert refused(state, "I:rat -1,0:E > 9,0:E") == ("no-such-field", "D-60")
    moved = after(state, "I:rat -1,0:E > 1,0:EW")
    (rat,) = seen(moved).creatures
    assert (rat.field, rat.seat, rat.card) == ("1,0:EW", 0, "I:rat")
    lured = {"card": "I:rat", "creature": "rat", "start": "-1,0:E"}
    assert last(moved, "lured") == {**lured, "end": "1,0:EW"}
    assert last(after(state, "I:rat -1,0:E"), "lured") == lured


@pytest.mark.clause("D-60")
@pytest.mark.parametrize(("card", "end"), [("II:lindworm", "2,0:E"), ("I:goblin", "3,0:W")])
def test_the_lindworm_goes_four_steps_and_the_goblin_five(card: str, end: str) -> None:
    state = position(ROW, AWAY, f"hand 1 {card} I:NS")
    assert f"{card} -1,0:E > {end}" in legal(state)
    lured = last(after(state, f"{card} -1,0:E > {end}"), "lured")
    assert (lured["creature"], lured["end"]) == (card.split(":")[1], end)
    assert not any(move.endswith("3,0:*EW") for move in legal(state))


@pytest.mark.clause("D-40", "D-60")
def test_without_a_hole_no_creature_can_be_played() -> None:
    state = position("net I:EW@1,0", "hand 1 I:rat I:NS", "goals hole exit ladder vein")
    assert legal(state, "I:rat") == set()
    assert refused(state, "I:rat 1,0:EW") == ("no-hole", "D-60")


@pytest.mark.clause("D-61", "D-69")
def test_a_creature_on_the_board_is_moved_from_where_it_stands() -> None:
    state = position(
        "net I:EW@1,0 II:EW@2,0",
        "dwarves 0,0:NESW 0,0:NESW 0,0:NESW",
        "creature rat 2,0:W 2 I:rat",
        "hand 1 II:rat I:NS",
    )
    assert refused(state, "II:rat 1,0:EW") == ("creature-elsewhere", "D-61")
    moved = after(state, "II:rat 2,0:W > 2,0:E")
    (rat,) = seen(moved).creatures
    assert (rat.field, rat.seat, rat.card) == ("2,0:E", 0, "II:rat")
    assert [card.card for card in seen(moved).discards] == ["I:rat"]
    stays = after(state, "II:rat 2,0:W")
    assert seen(stays).creatures[0].field == "2,0:W"


@pytest.mark.clause("D-62", "D-66")
def test_a_creature_stops_at_dwarves_and_attacks_all_of_them() -> None:
    state = position(ROW, "dwarves 1,0:EW 1,0:EW 3,0:E", "turn 3", "hand 3 I:goblin I:NS")
    assert "I:goblin -1,0:E > 1,0:EW" in legal(state)
    assert not any(move.endswith("2,0:W") for move in legal(state))
    attacked = after(state, "I:goblin -1,0:E > 1,0:EW")
    assert [player.gold for player in seen(attacked).players] == [2, 2, 3]


@pytest.mark.clause("D-62")
def test_an_axe_spares_all_dwarves_on_the_field() -> None:
    state = position(
        ROW, "dwarves 1,0:EW 1,0:EW 3,0:E", "turn 3", "axes 2:I:axe", "hand 3 I:goblin I:NS"
    )
    asked = after(state, "I:goblin -1,0:E > 1,0:EW")
    assert (state.view(0).is_response, asked.view(0).is_response) == (False, True)
    spared = after(asked, "axe yes")
    assert [player.gold for player in seen(spared).players] == [3, 3, 3]
    assert seen(spared).on_turn == 2


@pytest.mark.clause("D-63", "D-78")
def test_a_creature_that_starts_among_dwarves_attacks_when_it_comes_back() -> None:
    state = position(
        "net I:EW@1,0 II:EW@2,0",
        "dwarves 1,0:EW 1,0:EW 0,0:NESW",
        "creature goblin 1,0:EW 2 I:goblin",
        "turn 3",
        "hand 3 II:goblin I:NS",
    )
    stayed = after(state, "II:goblin 1,0:EW")
    assert "attacked" not in keys(stayed)
    left = after(state, "II:goblin 1,0:EW > 2,0:W")
    assert "attacked" not in keys(left)
    back = after(state, "II:goblin 1,0:EW > 1,0:EW")
    assert [player.gold for player in seen(back).players] == [2, 2, 3]


@pytest.mark.clause("D-63", "D-78")
def test_coming_back_needs_dwarves_and_a_field_to_turn_on() -> None:
    alone = position(
        "net I:EW@1,0 II:EW@2,0", "creature goblin 2,0:W 2 I:goblin", "hand 1 II:goblin I:NS"
    )
    assert refused(alone, "II:goblin 2,0:W > 2,0:W") == ("back-for-nothing", "D-78")
    shut = position(
        "net I:E+hole@-1,0",
        "dwarves -1,0:E -1,0:E 0,0:NESW",
        "creature goblin -1,0:E 2 I:goblin",
        "hand 1 II:goblin I:NS",
    )
    assert refused(shut, "II:goblin -1,0:E > -1,0:E") == ("cannot-come-back", "D-78")


@pytest.mark.clause("D-63")
def test_a_creature_put_among_dwarves_attacks_and_does_not_move() -> None:
    lines = ("net I:E+hole@-1,0", "dwarves -1,0:E 0,0:NESW 0,0:NESW", "hand 2 I:goblin I:NS")
    state = position(*lines, "turn 2")
    assert legal(state, "I:goblin") == {"I:goblin -1,0:E"}
    assert refused(state, "I:goblin -1,0:E > 0,0:NESW") == ("attacks-where-put", "D-63")
    assert seen(after(state, "I:goblin -1,0:E")).players[0].gold == 2


@pytest.mark.clause("D-63")
def test_with_the_option_it_is_like_one_that_was_on_the_board() -> None:
    lines = ("net I:E+hole@-1,0", "dwarves -1,0:E 0,0:NESW 0,0:NESW", "hand 2 I:goblin I:NS")
    state = position(*lines, "turn 2", spawn_attacks="no")
    assert "I:goblin -1,0:E > 0,0:NESW" in legal(state)
    assert seen(after(state, "I:goblin -1,0:E")).players[0].gold == 3


@pytest.mark.clause("D-64", "D-69")
def test_creatures_use_ladders_bridges_and_tunnels_freely() -> None:
    state = position(
        "net I:E+hole@-1,0 I:NES+ladder@7,0 I:NS.EW+bridge-EW@1,0 I:NE.SW+tunnel@0,1",
        "dwarves 7,0:NES 7,0:NES 7,0:NES",
        "goals exit:NESW hole ladder vein",
        "hand 1 I:goblin I:NS",
    )
    ends = {move.rpartition(" ")[2] for move in legal(state, "I:goblin")}
    assert {"0,0:NESW", "7,0:NES", "1,0:EW", "0,1:NE", "0,1:T", "0,1:SW"} <= ends
    crossed = after(state, "I:goblin -1,0:E > 1,0:EW")
    assert "lost-card" not in keys(crossed)


@pytest.mark.clause("D-64")
def test_creatures_do_not_pass_webs_or_turn_up_goals() -> None:
    state = position(
        "net I:E+hole@3,-4",
        "webs 3,-4:E=2:2:I:web",
        "hand 1 I:goblin I:NS",
    )
    assert legal(state, "I:goblin") == {"I:goblin 3,-4:E"}
    free = position("net I:E+hole@3,-4", "hand 1 I:goblin I:NS")
    assert legal(free, "I:goblin") == {"I:goblin 3,-4:E"}


@pytest.mark.clause("D-64", "D-69", "D-72")
def test_creatures_may_stand_on_goals_and_on_the_exit() -> None:
    state = position("net I:E+hole@3,-4", "goals hole exit:NESW ladder vein", "hand 1 I:rat I:NS")
    assert {"I:rat 3,-4:E > 4,-4:W", "I:rat 3,-4:E > 4,-4:*NESW"} <= legal(state)


@pytest.mark.clause("D-65")
def test_a_creature_goes_at_the_start_of_its_owners_next_turn() -> None:
    state = position(
        ROW, AWAY, "creature rat 1,0:EW 2 I:rat", "hand 1 I:NS I:NE", "hand 2 I:NES I:NW"
    )
    done = after(state, "pass I:NS", "stay")
    assert seen(done).creatures == ()
    assert [card.card for card in seen(done).discards] == [None, "I:rat"]


@pytest.mark.clause("D-66")
def test_the_rat_takes_a_card_of_every_victim_clockwise() -> None:
    state = position(
        ROW,
        "dwarves 1,0:EW 1,0:EW 3,0:E",
        "turn 3",
        "hand 1 I:NES",
        "hand 2 I:NW",
        "hand 3 I:rat I:NS",
    )
    bitten = after(state, "I:rat -1,0:E > 1,0:EW")
    assert seen(bitten).losing == (0, 1)
    first = after(bitten, "lose I:NES")
    assert seen(first).losing == (1,)
    second = after(first, "lose I:NW")
    assert [player.hand for player in seen(second).players] == [0, 0, 1]
    assert seen(second).phase == "moving"
    assert last(second, "lost-card", 1) == {"back": "I", "card": "I:NW"}


@pytest.mark.clause("D-66")
def test_the_rat_takes_nothing_from_an_empty_hand() -> None:
    state = position(ROW, "dwarves 1,0:EW 3,0:E 3,0:E", "turn 2", "hand 1 -", "hand 2 I:rat I:NS")
    assert seen(after(state, "I:rat -1,0:E > 1,0:EW")).phase == "moving"


@pytest.mark.clause("D-66")
def test_the_lindworm_lays_dwarves_down_and_a_second_one_adds_nothing() -> None:
    state = position(
        ROW, "dwarves 1,0:EW 3,0:E 3,0:E", "lying 1", "turn 2", "hand 2 II:lindworm I:NS"
    )
    bitten = after(state, "II:lindworm -1,0:E > 1,0:EW")
    assert seen(bitten).players[0].lying
    own = position(
        "net I:EW@1,0",
        "creature lindworm 1,0:EW 2 II:lindworm",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    stopped = after(own, "step 1,0:EW")
    assert seen(stopped).players[0].lying
    assert seen(stopped).on_turn == 1


@pytest.mark.clause("D-66")
def test_the_goblin_takes_gold_and_stops_also_where_there_is_none() -> None:
    state = position(
        ROW, "dwarves 1,0:EW 3,0:E 3,0:E", "gold 0 3 3", "turn 2", "hand 2 I:goblin I:NS"
    )
    assert not any(move.endswith("2,0:W") for move in legal(state, "I:goblin"))
    bitten = after(state, "I:goblin -1,0:E > 1,0:EW")
    assert last(bitten, "lost-gold") == {"reason": "goblin", "number": 0}
    assert bitten.census()["gold"] == 46


@pytest.mark.clause("D-66", "D-77")
@pytest.mark.parametrize(("card", "key"), [("I:goblin", "lost-gold"), ("II:lindworm", "laid-down")])
@pytest.mark.parametrize(("turn", "order"), [(1, [0, 1, 3]), (2, [1, 3, 0]), (3, [3, 0, 1])])
def test_several_victims_lose_clockwise_from_the_player_on_turn(
    card: str, key: str, turn: int, order: list[int]
) -> None:
    state = position(
        ROW,
        "dwarves 1,0:EW 1,0:EW 3,0:E 1,0:EW",
        f"turn {turn}",
        f"hand {turn} {card} I:NS",
        seats=4,
    )
    bitten = after(state, f"{card} -1,0:E > 1,0:EW")
    assert [event.seat for event in bitten.events(-1) if event.key == key] == order


@pytest.mark.clause("D-67")
def test_a_dwarf_that_steps_onto_a_creature_ends_its_movement_and_is_attacked() -> None:
    state = position(
        "net I:EW@1,0",
        "creature goblin 1,0:EW 2 I:goblin",
        "axes 1:I:axe",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    for answer, gold in (("axe no", 2), ("axe yes", 3)):
        stepped = after(state, "step 1,0:EW", answer)
        assert seen(stepped).players[0].gold == gold
        assert seen(stepped).on_turn == 1


@pytest.mark.clause("D-68", "D-77")
def test_each_creature_of_a_field_attacks_and_takes_its_own_axe() -> None:
    state = position(
        "net I:EW@1,0",
        "dwarves 0,0:NESW 1,0:EW 0,0:NESW",
        "creature rat 1,0:EW 3 I:rat",
        "creature lindworm 1,0:EW 3 II:lindworm",
        "creature goblin 1,0:EW 3 I:goblin",
        "axes 1:I:axe 1:II:axe",
        "hand 1 I:NS I:NE",
        "pile -",
        "now phase=moving",
    )
    stepped = after(state, "step 1,0:EW", "axe yes", "axe no", "axe yes")
    attackers = [event.params["creature"] for event in stepped.events(0) if event.key == "attacked"]
    assert attackers == ["rat", "lindworm", "goblin"]
    view = seen(stepped)
    assert [creature.name for creature in view.creatures] == ["lindworm"]
    assert (view.players[0].hand, view.players[0].gold, view.players[0].lying) == (2, 3, True)
    assert view.players[1].gold == 3


@pytest.mark.clause("D-68")
def test_a_dwarf_leaves_a_creatures_field_freely_and_ones_own_creature_attacks_too() -> None:
    state = position(
        "net I:EW@1,0",
        "dwarves 1,0:EW 0,0:NESW 0,0:NESW",
        "creature goblin 1,0:EW 1 I:goblin",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    left = after(state, "step 0,0:NESW")
    assert "attacked" not in keys(left)
    assert seen(after(left, "step 1,0:EW")).players[0].gold == 2


@pytest.mark.clause("D-69")
def test_a_creature_on_the_board_can_be_moved_though_no_hole_is_left() -> None:
    state = position(
        "net I:EW@1,0", "creature rat 1,0:EW 2 I:rat", "hand 1 II:rat I:NS",
        "dwarves 1,0:EW 1,0:EW 1,0:EW",
    )  # fmt: skip
    assert "II:rat 1,0:EW > 0,0:NESW" in legal(state)
