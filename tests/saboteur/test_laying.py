"""Laying path cards (S-30 to S-36) and what a rockfall does to that (S-46)."""

from __future__ import annotations

import pytest

from pitprop.games.saboteur.game import GAME
from tests.saboteur.positions import EDITIONS, after, lays, position, refused


@pytest.mark.clause("S-30")
def test_a_path_card_lies_as_printed_or_turned_by_half_a_turn() -> None:
    state = position("hand 1 NES NE")
    assert lays(state) == {
        *(
            "lay NES 0,1",
            "lay NSW 0,1",
            "lay NES 0,-1",
            "lay NSW 0,-1",
            "lay NSW 1,0",
            "lay NES -1,0",
        ),
        *("lay NE 0,1", "lay SW 0,-1", "lay SW 1,0", "lay NE -1,0"),
    }


@pytest.mark.clause("S-30")
@pytest.mark.parametrize(
    ("held", "tried"), [("NS", "EW"), ("NE", "NW"), ("NES", "NEW"), ("N", "E")]
)
def test_never_crosswise(held: str, tried: str) -> None:
    state = position(f"hand 1 {held}")
    assert refused(state, f"lay {tried} 1,0") == ("crosswise", "S-30")


@pytest.mark.clause("S-30")
def test_only_on_an_empty_place() -> None:
    state = position("hand 1 NESW", "maze EW@1,0")
    for taken in ("0,0", "1,0", "8,0"):
        assert refused(state, f"lay NESW {taken}") == ("place-taken", "S-30")


@pytest.mark.clause("S-31")
def test_opening_meets_opening_and_wall_meets_wall() -> None:
    state = position("hand 1 NS EW NESW", "maze EW@1,0")
    assert refused(state, "lay NS 2,0") == ("wall-meets-opening", "S-31")
    assert refused(state, "lay NESW 1,1") == ("opening-meets-wall", "S-31")
    why = state.refusal(GAME.parse_move("lay NS 2,0"))
    assert why is not None
    assert why.params == {"place": "2,0", "side": "W"}


@pytest.mark.clause("S-31")
def test_every_side_counts_and_not_just_the_one_built_from() -> None:
    """(1, 1) touches a wall to the north and an opening to the west."""
    state = position("hand 1 EW NEW NES", "maze EW@1,0 NE@0,1")
    assert "lay EW 1,1" in lays(state)
    assert refused(state, "lay NEW 1,1") == ("opening-meets-wall", "S-31")
    assert refused(state, "lay NES 1,1") == ("opening-meets-wall", "S-31")


@pytest.mark.clause("S-31")
def test_face_down_goals_ask_for_no_match() -> None:
    east = position("hand 1 NS EW NESW", "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0")
    assert {"lay EW 7,0", "lay NESW 7,0"} <= lays(east)
    north = position("hand 1 NW", "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NESW@6,0")
    assert "lay NW 7,0" in lays(north)


@pytest.mark.clause("S-31")
def test_a_revealed_goal_asks_for_a_match() -> None:
    """The stone at (8, 0) lies NE: its walls face south and west."""
    state = position(
        "hand 1 NESW EW NS",
        "maze NESW@0,-1 EW@1,-1 EW@2,-1 NEW@3,-1 NEW@4,-1 NEW@5,-1 NEW@6,-1 NESW@7,-1 ESW@8,-1",
        "goals treasure NE:NE NW",
    )
    assert refused(state, "lay NESW 7,0") == ("opening-meets-wall", "S-31")
    assert "lay NS 7,0" in lays(state)


@pytest.mark.clause("S-32")
@pytest.mark.parametrize("edition", ["amigo", "web"])
def test_a_card_continues_an_unbroken_tunnel_from_the_start(edition: str) -> None:
    state = position("hand 1 EW NESW", "maze EW@1,0 E.W@2,0", edition=edition)
    assert refused(state, "lay EW 3,0") == ("not-joined-to-start", "S-32")
    assert "lay EW -1,0" in lays(state)


@pytest.mark.clause("S-32")
@pytest.mark.parametrize("dead_end", ["N.E.S.W", "E.W"])
def test_no_building_on_from_a_dead_end(dead_end: str) -> None:
    state = position("hand 1 NESW", f"maze {dead_end}@1,0")
    assert not any(place.endswith(("2,0", "1,1", "1,-1")) for place in lays(state))


@pytest.mark.clause("S-32", "S-46")
@pytest.mark.parametrize("edition", ["amigo", "web"])
def test_no_building_from_pieces_cut_off_by_a_rockfall(edition: str) -> None:
    state = position("hand 1 rockfall", "hand 2 EW NESW", "maze EW@1,0 NESW@2,0", edition=edition)
    state = after(state, "rockfall 1,0")
    assert refused(state, "lay EW 3,0") == ("not-joined-to-start", "S-32")
    assert refused(state, "lay NESW 2,1") == ("not-joined-to-start", "S-32")
    assert "lay EW 1,0" in lays(state)


@pytest.mark.clause("S-32", "S-33")
def test_in_the_dutch_edition_any_open_tunnel_may_be_continued() -> None:
    state = position("hand 1 rockfall", "hand 2 EW NESW NS", "maze EW@1,0 NESW@2,0", edition="nl")
    state = after(state, "rockfall 1,0")
    assert {"lay EW 3,0", "lay NESW 2,1", "lay NS 2,-1", "lay EW 1,0"} <= lays(state)


@pytest.mark.clause("S-33")
def test_in_the_dutch_edition_at_least_one_opening_meets_an_opening() -> None:
    """Wall to wall with a laid card fits on all sides and still continues nothing."""
    state = position("hand 1 EW NS", "maze EW@1,0", edition="nl")
    assert refused(state, "lay EW 1,1") == ("nothing-continued", "S-33")
    amigo = position("hand 1 EW NS", "maze EW@1,0")
    assert refused(amigo, "lay EW 1,1") == ("not-joined-to-start", "S-32")


@pytest.mark.clause("S-36")
def test_in_the_dutch_edition_a_dead_ends_opening_counts() -> None:
    state = position("hand 1 EW", "maze E.W@1,0", edition="nl")
    assert "lay EW 2,0" in lays(state)


@pytest.mark.clause("S-36")
def test_in_the_dutch_edition_a_revealed_stones_opening_counts_though_cut_off() -> None:
    state = position(
        "hand 1 rockfall",
        "hand 2 NS",
        "maze EW@1,0 EW@2,0 EW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NEW@7,0",
        "goals treasure NE:SW NW",
        edition="nl",
    )
    state = after(state, "rockfall 7,0")
    assert "lay NS 8,1" in lays(state)


@pytest.mark.clause("S-34")
@pytest.mark.parametrize("edition", EDITIONS)
def test_not_in_the_air_and_not_beside_goals_alone(edition: str) -> None:
    state = position("hand 1 NESW", edition=edition)
    for place in ("3,0", "1,1", "-7,4"):
        assert refused(state, f"lay NESW {place}") == ("in-the-air", "S-34")
    for place in ("7,0", "8,1", "9,2", "8,-3"):
        assert refused(state, f"lay NESW {place}") == ("goals-alone", "S-34")


@pytest.mark.clause("S-34", "S-47")
def test_where_a_rockfall_has_left_nothing_is_in_the_air_or_beside_goals_alone_again() -> None:
    state = position(
        "hand 1 rockfall", "hand 2 rockfall", "hand 3 NESW", "maze EW@3,0 EW@6,0", attach="tunnel"
    )
    fallen = after(state, "rockfall 3,0", "rockfall 6,0")
    assert refused(fallen, "lay NESW 4,0") == ("in-the-air", "S-34")
    assert refused(fallen, "lay NESW 7,0") == ("goals-alone", "S-34")


@pytest.mark.clause("S-35")
def test_a_broken_tool_stops_path_cards_and_nothing_else() -> None:
    state = position(
        "hand 1 EW map break-lamp lamp rockfall", "maze EW@1,0", "broken lamp+cart - -"
    )
    assert refused(state, "lay EW 2,0") == ("broken-tool", "S-35")
    assert not lays(state)
    verbs = {str(move).split()[0] for move in state.legal_moves()}
    assert verbs == {"map", "break", "mend", "rockfall", "pass"}


@pytest.mark.clause("S-35")
def test_mending_the_last_tool_lets_the_player_build_in_the_next_turn() -> None:
    state = position("hand 1 EW lamp", "hand 2 NS", "hand 3 NS", "broken lamp - -", "pile -")
    state = after(state, "mend lamp 1", "pass NS", "pass NS")
    assert "lay EW 1,0" in lays(state)


@pytest.mark.clause("S-46")
def test_a_card_that_joins_cut_pieces_again_counts_all_of_them_at_once() -> None:
    state = position("hand 1 EW", "hand 2 NESW", "maze NESW@2,0 EW@3,0 NS@2,1 N.E@2,2")
    assert not any("4,0" in lay for lay in lays(state))
    joined = after(state, "lay EW 1,0")
    assert {"lay NESW 4,0", "lay NESW 2,-1"} <= lays(joined)
    lit = {(card.x, card.y): card.lit for card in joined.view(0).wire().maze}
    assert lit[(2, 0)] == "NESW"
    assert lit[(3, 0)] == "EW"
    assert lit[(2, 1)] == "NS"
    assert lit[(2, 2)] == "N", "the dead end breaks the tunnel"


@pytest.mark.clause("S-46")
def test_cut_pieces_stay_and_still_ask_for_a_match() -> None:
    state = position("hand 1 rockfall", "hand 2 NESW NS", "maze EW@1,0 NESW@2,0")
    state = after(state, "rockfall 1,0")
    assert refused(state, "lay NS 1,0") == ("wall-meets-opening", "S-31")
