"""What each player knows (D-90 to D-93)."""

from __future__ import annotations

import msgspec
import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.hand import unpacked
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.cards import KIND_NAMES
from tests.dark_cave.positions import after, dealt, draw_pile, last, position, seen


@pytest.mark.clause("D-90")
def test_everybody_sees_the_same_table() -> None:
    state = position(
        "net II:NEW+vein@0,1 I:E+hole@-1,0",
        "veins 0,1:N",
        "creature rat -1,0:E 2 I:rat",
        "webs 0,0:E=2:3:I:web",
        "boots 2:I:boots",
        "axes 3:I:axe",
        "shown 2",
        "hand 1 I:NS II:NE",
    )
    private = {"seat", "hand", "character", "legal", "reach"}
    everybody = msgspec.to_builtins(seen(state))
    for seat in range(3):
        view = msgspec.to_builtins(seen(state, seat))
        for name in everybody.keys() - private - {"players"}:
            assert view[name] == everybody[name]
    assert everybody["players"][0]["backs"] == (1, 1, 0)
    assert everybody["players"][1]["character"] == "loyal"
    assert sum(everybody["piles"]) == len(draw_pile(state))


@pytest.mark.clause("D-90")
def test_hands_piles_and_goals_are_told_to_nobody_else() -> None:
    state = dealt(4)
    for seat in range(4):
        text = msgspec.json.encode(seen(state, seat)).decode()
        own = tuple(KIND_NAMES[kind] for kind in unpacked(state.hands[seat]))
        assert seen(state, seat).hand == own
        for goal in ("exit", "vein"):
            assert f'"known":"{goal}"' not in text


@pytest.mark.clause("D-83", "D-90")
def test_for_whom_a_dwarf_works_is_told_where_the_character_is_known() -> None:
    state = position(
        "clans yellow-loyal blue-loyal blue-saboteur blue-loyal yellow-saboteur",
        "shown 3",
        seats=5,
    )
    expected = {
        -1: [None, None, "yellow", None, None],
        4: [None, None, "yellow", None, "blue"],
    }
    for seat, clans in expected.items():
        assert [player.works_for for player in seen(state, seat).players] == clans


@pytest.mark.clause("D-91")
def test_own_discards_losses_and_given_cards_are_known() -> None:
    state = position(
        "net I:NS.EW+bridge-EW@1,0", "hand 1 II:swap I:NS I:NE", "hand 2 I:EW I:NW", "hand 3 I:NES"
    )
    passed = after(state, "pass I:NS")
    assert [card.card for card in seen(passed, 0).discards] == ["I:NS"]
    assert [card.card for card in seen(passed, 1).discards] == [None]
    swapped = after(state, "II:swap 2")
    assert last(swapped, "gave", 0)["card"] == "I:NW"
    assert last(swapped, "gave", 1)["card"] == "I:NW"
    assert last(swapped, "gave", 2) == {"back": "I", "target": 0}
    lost = after(swapped, "step 1,0:EW", "lose I:NW")
    assert last(lost, "lost-card", 0)["card"] == "I:NW"
    assert last(lost, "lost-card", 1) == {"back": "I"}


@pytest.mark.clause("D-91")
def test_a_sampled_world_has_the_given_cards_where_they_went() -> None:
    hands = ("hand 1 II:swap I:NS II:NE", "hand 2 I:EW I:NW", "hand 3 I:NES I:NEW")
    state = position("net I:NESW@1,0", *hands)
    swapped = after(state, "II:swap 2")
    for number in range(30):
        world = GAME.sample(swapped.view(0), RandomStream("given", f"{number}"))
        assert world.view(1).wire().hand == ("I:NS", "II:NE")
    moved = after(swapped, "stay")
    assert seen(moved).on_turn == 1
    passed = after(moved, "pass I:NS")
    places = set()
    for number in range(30):
        world = GAME.sample(passed.view(0), RandomStream("passed", f"{number}"))
        hand = world.view(1).wire().hand
        assert "II:NE" in hand
        hidden = [card.card for card in world.view(1).wire().discards]
        assert "I:NS" in hand or "I:NS" in hidden
        places.add("I:NS" in hand)
    assert places == {True, False}


@pytest.mark.clause("D-92")
def test_the_backs_of_discards_are_public() -> None:
    state = position("hand 1 I:NS II:NE III:rat")
    passed = after(state, "pass I:NS II:NE")
    assert [(card.card, card.back) for card in seen(passed).discards] == [(None, "I"), (None, "II")]
    move = GAME.parse_move("pass I:NS II:NE")
    assert str(GAME.redacted(move)) == "pass I:? II:?"
    box = GAME.print_position(passed.view(1)).split("\nbox ")[1].split("\n")[0].split()
    assert {card.partition(":")[2] for card in box} == {"?"}


@pytest.mark.clause("D-92")
def test_the_order_of_two_discards_tells_no_more_than_their_backs() -> None:
    one = after(position("hand 1 I:rat II:NE III:NS"), "pass I:rat II:NE")
    other = after(position("hand 1 I:NS II:axe III:NS"), "pass I:NS II:axe")
    discards = [seen(state, 2).discards for state in (one, other)]
    assert discards[0] == discards[1]
    assert seen(one, 2).history == seen(other, 2).history


@pytest.mark.clause("D-93")
def test_the_lost_card_is_drawn_evenly_and_stands_in_the_record_for_the_victim() -> None:
    counted: dict[str, int] = {}
    for number in range(300):
        state = position(
            f"[seed {number}]",
            "net I:NS.EW+bridge-EW@1,0",
            "hand 1 I:NS I:NE II:NS III:NS",
            "now phase=moving",
        )
        stepped = after(state, "step 1,0:EW")
        (line,) = stepped.draw().lines()
        counted[line] = counted.get(line, 0) + 1
        assert stepped.draw().lines(0) == [line]
        group = line.removeprefix("lose ").partition(":")[0]
        assert stepped.draw().lines(1) == [f"lose {group}:?"]
    assert sorted(counted) == ["lose I:NE", "lose I:NS", "lose II:NS", "lose III:NS"]
    assert min(counted.values()) > 40
