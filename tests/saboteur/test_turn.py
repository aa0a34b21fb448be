"""A turn (S-20 to S-23) and action cards (S-40 to S-49)."""

from __future__ import annotations

import pytest

from tests.saboteur.positions import after, kinds_of_move, position, refused


@pytest.mark.clause("S-20")
def test_exactly_one_card_is_laid_played_or_passed() -> None:
    state = position("hand 1 EW break-lamp map", "hand 2 NS", "pile NE NW")
    assert kinds_of_move(state) == {"lay", "break", "map", "pass"}
    for move in ("lay EW 1,0", "break lamp 2", "map 8,0", "pass EW"):
        played = after(state, move)
        assert played.decider == 1
        assert len(played.view(0).wire().hand) == 3


@pytest.mark.clause("S-20")
def test_only_the_player_on_turn_plays_and_only_cards_in_hand() -> None:
    state = position("hand 1 EW", "hand 2 NS")
    assert refused(state.view(1), "pass NS") == ("not-your-turn", "S-20")
    assert refused(state, "pass NS") == ("not-in-hand", "S-20")
    assert refused(state, "lay NS 0,1") == ("crosswise", "S-30")
    assert refused(state, "map 8,0") == ("not-in-hand", "S-20")


@pytest.mark.clause("S-20")
def test_a_player_must_play_while_there_is_a_card() -> None:
    """Even the most useless hand leaves nothing but passing, and that is always possible."""
    state = position("hand 1 lamp", "hand 2 EW")
    assert [str(move) for move in state.legal_moves()] == ["pass lamp"]


@pytest.mark.clause("S-21")
def test_a_card_is_drawn_after_playing_while_there_is_one() -> None:
    state = position("hand 1 EW NS", "hand 2 NE", "hand 3 NW", "pile map")
    state = after(state, "pass EW")
    assert state.view(0).wire().hand == ("NS", "map")
    assert state.view(0).wire().pile == 0
    state = after(state, "pass NE")
    assert state.view(1).wire().hand == ()


@pytest.mark.clause("S-21")
def test_the_discard_pile_is_never_used_again() -> None:
    state = position("hand 1 EW EW", "hand 2 NE", "hand 3 NW", "pile -", "discards map rockfall")
    state = after(state, "pass EW")
    assert len(state.view(0).wire().discards) == 3
    assert state.view(0).wire().hand == ("EW",)


@pytest.mark.clause("S-22")
def test_a_player_without_a_card_is_skipped() -> None:
    state = position("hand 1 EW NS", "hand 2 -", "hand 3 NW", "pile -")
    state = after(state, "pass EW")
    assert state.decider == 2
    state = after(state, "pass NW")
    assert state.decider == 0
    assert "skipped" in [event.key for event in state.events(0)]


@pytest.mark.clause("S-23")
def test_a_passed_card_lies_face_down_unseen_by_others() -> None:
    state = after(position("hand 1 map EW", "hand 2 NS"), "pass map")
    assert [(card.card, card.seat) for card in state.view(0).wire().discards] == [("map", 0)]
    for reader in (1, 2, -1):
        (card,) = state.view(reader).wire().discards
        assert (card.card, card.seat) == (None, 0)


@pytest.mark.clause("S-23")
def test_played_cards_lie_face_up_between_passed_ones() -> None:
    state = position("hand 1 map EW", "hand 2 NS", "hand 3 map")
    state = after(state, "map 8,0", "pass NS", "map 8,2")
    assert [(card.card, card.seat) for card in state.view(-1).wire().discards] == [
        ("map", None),
        (None, 1),
        ("map", None),
    ]


@pytest.mark.clause("S-23")
def test_a_player_may_pass_at_any_time() -> None:
    state = position("hand 1 EW map lamp", "broken lamp - -")
    passes = {str(move) for move in state.legal_moves() if str(move).startswith("pass")}
    assert passes == {"pass EW", "pass map", "pass lamp"}


@pytest.mark.clause("S-40")
def test_a_broken_tool_lies_in_front_of_a_player_who_has_none_of_that_kind() -> None:
    state = after(position("hand 1 break-lamp", "hand 2 break-lamp break-cart"), "break lamp 3")
    assert state.view(0).wire().players[2].broken == ("lamp",)
    assert refused(state, "break lamp 3") == ("already-broken", "S-40")
    state = after(state, "break cart 3")
    assert state.view(0).wire().players[2].broken == ("lamp", "cart")


@pytest.mark.clause("S-40")
def test_at_most_three_broken_tools_one_of_each() -> None:
    state = position("hand 1 break-lamp break-cart break-pickaxe", "broken - lamp+cart+pickaxe -")
    targets = {str(move) for move in state.legal_moves() if str(move).startswith("break")}
    assert not any(target.endswith(" 2") for target in targets)


@pytest.mark.clause("S-41")
@pytest.mark.parametrize(("edition", "allowed"), [("amigo", True), ("web", True), ("nl", False)])
def test_breaking_ones_own_tool(edition: str, allowed: bool) -> None:
    state = position("hand 1 break-lamp", edition=edition)
    assert ("break lamp 1" in {str(move) for move in state.legal_moves()}) == allowed
    if not allowed:
        assert refused(state, "break lamp 1") == ("own-tool", "S-41")


@pytest.mark.clause("S-42")
def test_a_repair_takes_away_a_broken_tool_of_its_kind_from_anybody() -> None:
    state = position("hand 1 lamp cart", "broken lamp lamp+cart -", "discards EW")
    own = after(state, "mend lamp 1")
    assert [player.broken for player in own.view(0).wire().players] == [(), ("lamp", "cart"), ()]
    other = after(state, "mend cart 2")
    assert [player.broken for player in other.view(0).wire().players] == [("lamp",), ("lamp",), ()]
    assert [card.card for card in other.view(0).wire().discards] == ["EW", "break-cart", "cart"]


@pytest.mark.clause("S-42")
def test_a_repair_needs_such_a_broken_tool_somewhere() -> None:
    state = position("hand 1 lamp", "broken - cart -")
    assert refused(state, "mend lamp 2") == ("not-broken", "S-42")
    assert kinds_of_move(state) == {"pass"}


@pytest.mark.clause("S-43")
def test_a_repair_of_two_tools_mends_one_of_them() -> None:
    state = position("hand 1 lamp+cart lamp", "broken - lamp+cart+pickaxe -")
    mends = {str(move) for move in state.legal_moves() if str(move).startswith("mend")}
    assert mends == {"mend lamp+cart lamp 2", "mend lamp+cart cart 2", "mend lamp 2"}
    mended = after(state, "mend lamp+cart cart 2")
    assert mended.view(0).wire().players[1].broken == ("lamp", "pickaxe")
    assert refused(state, "mend lamp+cart pickaxe 2") == ("wrong-repair", "S-43")
    assert refused(state, "mend lamp+cart pickaxe 3") == ("wrong-repair", "S-43")
    assert refused(state, "mend lamp+cart cart 3") == ("not-broken", "S-42")


@pytest.mark.clause("S-44")
def test_a_rockfall_takes_any_tunnel_card_and_both_are_discarded() -> None:
    state = position("hand 1 rockfall EW", "maze EW@1,0 NESW@2,0 W@3,0")
    falls = {str(move) for move in state.legal_moves() if str(move).startswith("rockfall")}
    assert falls == {"rockfall 1,0", "rockfall 2,0", "rockfall 3,0"}
    state = after(state, "rockfall 1,0")
    assert {(card.x, card.y) for card in state.view(0).wire().maze} == {(0, 0), (2, 0), (3, 0)}
    assert [card.card for card in state.view(0).wire().discards] == ["EW", "rockfall"]


@pytest.mark.clause("S-44")
def test_a_gap_can_be_filled_by_a_card_that_fits() -> None:
    state = position("hand 1 rockfall", "hand 2 NESW EW", "maze EW@1,0 NESW@2,0")
    state = after(state, "rockfall 1,0")
    assert {"lay EW 1,0", "lay NESW 1,0"} <= {str(move) for move in state.legal_moves()}


@pytest.mark.clause("S-44")
def test_a_rockfall_takes_neither_start_nor_goal_nor_nothing() -> None:
    state = position(
        "hand 1 rockfall",
        "maze EW@1,0 EW@2,0 EW@3,0 NESW@4,0 NESW@5,0 NEW@6,0 NEW@7,0",
        "goals treasure NE:SW NW",
    )
    assert refused(state, "rockfall 0,0") == ("not-the-start", "S-44")
    assert refused(state, "rockfall 8,0") == ("not-a-goal", "S-44")
    assert refused(state, "rockfall 8,2") == ("not-a-goal", "S-44")
    assert refused(state, "rockfall 1,1") == ("no-card-there", "S-44")
    assert refused(state, "rockfall 30,30") == ("no-card-there", "S-44")


@pytest.mark.clause("S-44")
def test_far_from_all_cards_nothing_falls_whichever_was_laid_last() -> None:
    """The last card lies where nothing around it is new: no place was noted after its own."""
    state = position(
        "hand 1 ESW",
        "hand 2 NS",
        "hand 3 rockfall",
        "maze NEW@1,0 NS@1,-1 ES@1,-2 EW@2,-2 SW@3,-2 NS@3,-1 NEW@3,0 SW@4,0 NS@4,1 NW@4,2 EW@3,2",
    )
    state = after(state, "lay ESW 2,0", "lay NS 2,1")
    assert refused(state, "rockfall 30,30") == ("no-card-there", "S-44")


@pytest.mark.clause("S-44")
def test_a_rockfall_is_not_playable_while_no_tunnel_card_lies() -> None:
    assert kinds_of_move(position("hand 1 rockfall")) == {"pass"}


@pytest.mark.clause("S-45")
def test_a_map_shows_one_face_down_goal_to_the_player_alone() -> None:
    state = after(position("hand 1 map", "goals NE treasure NW"), "map 8,0")
    assert [goal.known for goal in state.view(0).wire().goals] == [None, "treasure", None]
    for reader in (1, 2, -1):
        assert [goal.known for goal in state.view(reader).wire().goals] == [None, None, None]
    looks = [
        [(event.params, event.secret) for event in state.events(reader) if event.key == "looked"]
        for reader in (0, 1, -1)
    ]
    assert looks == [
        [({"place": "8,0"}, {"goal": "treasure"})],
        [({"place": "8,0"}, {})],
        [({"place": "8,0"}, {})],
    ]


@pytest.mark.clause("S-45")
def test_the_same_goal_may_be_looked_at_again() -> None:
    state = position("hand 1 map map", "hand 2 EW", "hand 3 EW", "goals NE treasure NW", "pile -")
    state = after(state, "map 8,0", "pass EW", "pass EW")
    assert "map 8,0" in {str(move) for move in state.legal_moves()}


@pytest.mark.clause("S-45")
def test_maps_look_at_face_down_goals_only() -> None:
    state = position(
        "hand 1 map",
        "maze EW@1,0 EW@2,0 EW@3,0 NESW@4,0 NESW@5,0 NEW@6,0 NEW@7,0",
        "goals treasure NE:SW NW",
    )
    assert refused(state, "map 8,0") == ("goal-face-up", "S-45")
    assert refused(state, "map 7,0") == ("no-goal-there", "S-45")
    looks = {str(move) for move in state.legal_moves() if str(move).startswith("map")}
    assert looks == {"map 8,-2", "map 8,2"}


@pytest.mark.clause("S-2")
@pytest.mark.parametrize("move", ["break lamp 4", "mend lamp 9"])
def test_nobody_sits_there(move: str) -> None:
    state = position("hand 1 break-lamp lamp", "broken lamp - -")
    assert refused(state, move) == ("no-such-seat", "S-2")


@pytest.mark.clause("S-2")
@pytest.mark.parametrize("move", ["break lamp 9", "mend lamp 9"])
def test_that_nobody_sits_there_is_said_before_that_the_card_is_missing(move: str) -> None:
    assert refused(position("hand 1 map"), move) == ("no-such-seat", "S-2")
