"""Holes, ladders, bridges, tunnels and veins (D-40 to D-45)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PitpropError
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.state import State
from tests.dark_cave.positions import after, keys, last, legal, position, refused, seen


def moving(*lines: str, dwarf: str, hand: str = "I:NS I:NE", vein_optional: str = "no") -> State:
    """Seat 1 moves, its dwarf standing on a field."""
    return position(
        *lines,
        f"dwarves {dwarf} 0,0:NESW 0,0:NESW",
        f"hand 1 {hand}",
        "now phase=moving",
        vein_optional=vein_optional,
    )


@pytest.mark.clause("D-40", "D-60")
def test_creatures_come_out_of_holes() -> None:
    state = position("net II:NES+hole@0,-1", "hand 1 I:rat I:EW")
    assert "I:rat 0,-1:N" in legal(state, "I:rat")
    assert seen(after(state, "I:rat 0,-1:N")).creatures[0].field == "0,-1:N"


@pytest.mark.clause("D-41")
def test_all_ladders_are_one_step_apart() -> None:
    ladders = ["0,0:NESW", "7,0:NES", "5,5:N"]
    net = "net I:NES+ladder@7,0 II:NES+ladder@5,5"
    for here in ladders:
        reached = {move.removeprefix("step ") for move in legal(moving(net, dwarf=here), "step")}
        assert reached >= set(ladders) - {here}
    goal = moving(net, "goals hole ladder:NE exit vein", dwarf="5,5:N")
    assert "step 4,-4:*NE" in legal(goal)


@pytest.mark.clause("D-41", "D-42", "D-43", "D-53")
def test_what_paths_join_to_the_start_is_lit() -> None:
    """A bridge leads on one of its paths, a tunnel on all, a ladder to all; a web parts nothing."""
    state = position(
        "net I:NS.EW+bridge-EW@1,0 I:NS@1,1 I:NW.ES+tunnel@2,0 III:NS@2,1 I:NES+ladder@7,0 "
        "II:NS@7,-1",
        "webs 0,0:E=2:3:I:web",
    )
    lit = {(card.x, card.y): card.lit for card in seen(state).net}
    assert lit == {
        (0, 0): "NESW",
        (1, 0): "EW",
        (1, 1): "",
        (2, 0): "NW.ES",
        (2, 1): "NS",
        (7, 0): "NES",
        (7, -1): "NS",
    }


@pytest.mark.clause("D-42")
def test_the_paths_of_a_bridge_are_not_joined() -> None:
    state = moving("net II:NS.EW+bridge-EW@1,0", dwarf="1,0:W")
    assert legal(state, "step") == {"step 0,0:NESW", "step 1,0:E"}
    one = moving("net I:NS.EW+bridge-NS@1,0 II:NS@1,1", dwarf="1,0:EW")
    assert legal(one, "step") == {"step 0,0:NESW"}


@pytest.mark.clause("D-42")
@pytest.mark.parametrize(
    ("net", "here", "there", "costs"),
    [
        ("I:NS.EW+bridge-EW@1,0", "0,0:NESW", "1,0:EW", True),
        ("I:NS.EW+bridge-EW@0,1", "0,0:NESW", "0,1:NS", False),
        ("I:NS.EW+bridge-EW@1,0", "1,0:EW", "0,0:NESW", False),
        ("II:NS.EW+bridge-EW@1,0", "0,0:NESW", "1,0:W", False),
        ("II:NS.EW+bridge-EW@1,0", "1,0:W", "1,0:E", True),
        ("II:NS.EW+bridge-EW@1,0", "1,0:E", "1,0:W", True),
        ("II:NS.EW+bridge-EW@0,1", "0,1:N", "0,1:S", False),
        ("III:NS.EW+bridge-NS@0,1", "0,1:N", "0,1:*NS", True),
        ("III:NS.EW+bridge-NS@0,1", "0,1:*NS", "0,1:S", False),
        ("III:NS.EW+bridge-NS@1,0", "1,0:W", "1,0:*EW", False),
    ],
)
def test_a_step_over_the_bridge_costs_a_card(net: str, here: str, there: str, costs: bool) -> None:
    stepped = after(moving(f"net {net}", dwarf=here), f"step {there}")
    assert (seen(stepped).phase == "losing") == costs
    if costs:
        lost = after(stepped, "lose I:NE")
        view = seen(lost, 0)
        assert view.hand == ("I:NS",)
        assert [(card.card, card.seat) for card in view.discards] == [("I:NE", 0)]
        assert seen(lost, 1).discards[0].card is None
        assert seen(lost).phase == "moving"


@pytest.mark.clause("D-42")
def test_the_bridge_costs_each_time_and_nothing_without_a_card() -> None:
    state = moving("net II:NS.EW+bridge-EW@1,0", dwarf="1,0:W")
    twice = after(state, "step 1,0:E", "lose I:NS", "step 1,0:W", "lose I:NE")
    assert seen(twice).players[0].hand == 0
    free = after(twice, "step 1,0:E")
    assert seen(free).players[0].field == "1,0:E"
    assert keys(free).count("lost-card") == 2


@pytest.mark.clause("D-42", "D-93")
def test_only_a_card_of_the_hand_can_be_lost() -> None:
    stepped = after(moving("net I:NS.EW+bridge-EW@1,0", dwarf="0,0:NESW"), "step 1,0:EW")
    with pytest.raises(PitpropError, match="no such card to lose"):
        after(stepped, "lose I:NESW")
    assert refused(stepped, "stay") == ("card-is-drawn", "D-93")


@pytest.mark.clause("D-43")
def test_a_step_into_a_tunnel_costs_a_gold_or_nothing() -> None:
    net = "net I:NE.SW+tunnel@-1,0"
    state = moving(net, dwarf="-1,0:NE")
    supply = seen(state).supply
    inside = after(state, "step -1,0:T")
    assert seen(inside).players[0].gold == 2
    assert seen(inside).supply == supply + 1
    through = after(inside, "step -1,0:SW", "step -1,0:T")
    assert seen(through).players[0].gold == 1
    poor = after(moving(net, "gold 0 3 3", dwarf="-1,0:NE"), "step -1,0:T")
    assert seen(poor).players[0].gold == 0
    assert last(poor, "lost-gold") == {"reason": "tunnel", "number": 0}


@pytest.mark.clause("D-44")
def test_gold_is_put_on_a_vein_when_it_is_laid() -> None:
    state = position("hand 1 II:NEW+vein I:EW")
    laid = after(state, "lay II:NEW+vein 0,1")
    assert seen(laid).supply == seen(state).supply - 1
    assert [card.gold for card in seen(laid).net] == [False, True]


@pytest.mark.clause("D-44")
def test_a_dwarf_that_ends_its_movement_on_a_vein_takes_the_gold_and_shows_itself() -> None:
    state = moving("net II:NEW+vein@0,1", "veins 0,1:N", dwarf="0,0:NESW")
    over = after(state, "step 0,1:N", "step 0,0:NESW", "stay")
    assert seen(over).players[0].gold == 3
    taken = after(state, "step 0,1:N", "stay")
    view = seen(taken)
    assert view.players[0].gold == 4
    assert view.players[0].shown
    assert view.players[0].character == "loyal"
    assert not any(card.gold for card in view.net)
    assert seen(after(state, "step 0,1:N", "step 0,0:NESW", "step 0,1:N")).players[0].gold == 4


@pytest.mark.clause("D-44")
def test_a_dwarf_that_did_not_move_takes_nothing() -> None:
    state = moving("net II:NEW+vein@0,1", "veins 0,1:N", dwarf="0,1:N")
    assert seen(after(state, "stay")).players[0].gold == 3


@pytest.mark.clause("D-44")
def test_with_the_option_the_player_may_leave_the_gold() -> None:
    lines = ("net II:NEW+vein@0,1", "veins 0,1:N")
    state = moving(*lines, dwarf="0,0:NESW", vein_optional="yes")
    asked = after(state, "step 0,1:N", "stay")
    assert legal(asked) == {"vein yes", "vein no"}
    assert refused(asked, "stay") == ("answer-vein-first", "D-44")
    left = after(asked, "vein no")
    assert seen(left).players[0].gold == 3
    assert not seen(left).players[0].shown
    assert seen(after(asked, "vein yes")).players[0].gold == 4
    assert refused(state, "vein yes") == ("no-vein-question", "D-44")


@pytest.mark.clause("D-45")
def test_the_price_comes_before_creatures_and_creatures_before_the_vein() -> None:
    state = position(
        "net I:NS.EW+bridge-EW@1,0",
        "creature goblin 1,0:EW 2 I:goblin",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    stepped = after(state, "step 1,0:EW", "lose I:NS")
    assert keys(stepped)[:4] == ["stepped", "lost-card", "attacked", "lost-gold"]
    vein = position(
        "net II:NEW+vein@0,1",
        "veins 0,1:N",
        "creature goblin 0,1:N 2 I:goblin",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    taken = after(vein, "step 0,1:N")
    assert keys(taken)[:5] == ["stepped", "attacked", "lost-gold", "took-gold", "shown"]


@pytest.mark.clause("D-45", "D-85")
def test_the_end_is_asked_for_after_each_part_of_a_step() -> None:
    state = position(
        "net I:NS.EW+bridge-EW@1,0",
        "creature goblin 1,0:EW 2 I:goblin",
        "hand 1 I:NS",
        "hand 2 -",
        "hand 3 -",
        "pile -",
        "now phase=moving",
    )
    over = after(state, "step 1,0:EW", "lose I:NS")
    assert seen(over).phase == "over"
    assert "attacked" not in keys(over)
    assert GAME.print_position(over).endswith("over cards\n")
