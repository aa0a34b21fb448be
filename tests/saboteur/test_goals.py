"""Reaching goals and the end of a round (S-47, S-50 to S-58)."""

from __future__ import annotations

import pytest

from pitprop.games.saboteur.rules.state import State
from tests.saboteur.positions import EDITIONS, after, lays, position, refused

# A trunk from the start to (6, 0): one more card reaches (7, 0), beside the goal at (8, 0).
TRUNK = "EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0"


def faces(state: State) -> list[str | None]:
    return [goal.face for goal in state.view(-1).wire().goals]


def turned_as(state: State) -> list[str | None]:
    return [goal.card for goal in state.view(-1).wire().goals]


def keys(state: State) -> list[str]:
    return [event.key for event in state.events(-1)]


@pytest.mark.clause("S-50", "S-51")
def test_a_tunnel_from_the_start_turns_up_the_treasure_and_ends_the_round() -> None:
    state = position(
        "hand 1 NESW EW",
        f"maze {TRUNK}",
        "goals NE treasure NW",
        "roles digger digger saboteur | digger",
    )
    pile = state.view(0).wire().pile
    state = after(state, "lay NESW 7,0")
    view = state.view(0).wire()
    assert faces(state) == [None, "treasure", None]
    assert view.results[-1].winner == "diggers"
    assert view.results[-1].last_seat == 0
    assert (view.pile, view.players[0].hand) == (pile, 1), "no card is drawn any more"
    assert view.phase == "taking"


@pytest.mark.clause("S-50")
@pytest.mark.parametrize("card", ["N.E.S.W", "E.W"])
def test_a_dead_end_beside_a_goal_does_not_turn_it_up(card: str) -> None:
    state = position(f"hand 1 {card}", f"maze {TRUNK}", "goals NE treasure NW")
    state = after(state, f"lay {card} 7,0")
    assert faces(state) == [None, None, None]
    assert state.view(0).wire().phase == "playing"


@pytest.mark.clause("S-50")
def test_a_wall_towards_the_goal_does_not_turn_it_up() -> None:
    state = position("hand 1 NW", f"maze {TRUNK}", "goals NE treasure NW")
    assert faces(after(state, "lay NW 7,0")) == [None, None, None]


@pytest.mark.clause("S-50")
def test_an_opening_cut_off_from_the_start_does_not_turn_it_up() -> None:
    state = position("hand 1 NESW", "maze NEW@5,0 NEW@6,0", "goals NE treasure NW", edition="nl")
    assert faces(after(state, "lay NESW 7,0")) == [None, None, None]


@pytest.mark.clause("S-50", "S-55")
def test_joining_a_far_piece_turns_up_the_goal_that_it_faces() -> None:
    state = position(
        "hand 1 EW",
        "maze EW@1,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NESW@7,0",
        "goals NE treasure NW",
        edition="nl",
    )
    assert faces(after(state, "lay EW 2,0")) == [None, "treasure", None]


@pytest.mark.clause("S-51")
def test_the_treasure_is_turned_up_before_the_last_card_ends_the_round() -> None:
    """S-56: asked after the last card is carried out."""
    state = position(
        "hand 1 NESW",
        "hand 2 -",
        "hand 3 -",
        "pile -",
        f"maze {TRUNK}",
        "goals NE treasure NW",
        "roles digger digger saboteur | digger",
    )
    assert after(state, "lay NESW 7,0").view(0).wire().results[-1].winner == "diggers"


@pytest.mark.clause("S-52")
@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("stone", "joined"), [("NE", "SW"), ("NW", "NW")])
def test_a_stone_is_turned_so_that_it_joins_the_card_just_laid(
    edition: str, stone: str, joined: str
) -> None:
    other = "NW" if stone == "NE" else "NE"
    state = position(
        "hand 1 EW",
        f"maze {TRUNK}".replace("EW@2,0", "NESW@2,0"),
        f"goals {other} {stone} treasure",
        edition=edition,
    )
    state = after(state, "lay EW 7,0")
    assert faces(state) == [None, stone, None]
    assert turned_as(state) == [None, joined, None]
    assert state.view(0).wire().phase == "playing"
    assert state.decider == 1


@pytest.mark.clause("S-52")
def test_a_tunnel_may_run_on_through_a_revealed_stone() -> None:
    state = position("hand 1 NESW", "hand 2 NS", f"maze {TRUNK}", "goals NW NE treasure")
    state = after(state, "lay NESW 7,0")
    assert turned_as(state)[1] == "SW"
    assert "lay NS 8,1" in lays(state)
    assert faces(after(state, "lay NS 8,1")) == [None, "NE", "treasure"]


@pytest.mark.clause("S-52")
def test_a_revealed_stone_is_never_taken_by_a_rockfall() -> None:
    state = position("hand 1 NESW", "hand 2 rockfall", f"maze {TRUNK}", "goals NW NE treasure")
    state = after(state, "lay NESW 7,0")
    assert refused(state, "rockfall 8,0") == ("not-a-goal", "S-44")


@pytest.mark.clause("S-53")
@pytest.mark.parametrize("edition", ["amigo", "nl"])
def test_a_stone_need_not_fit_every_neighbour(edition: str) -> None:
    """NE joins (7, 0) only as SW, whose wall meets the opening of (8, -1)."""
    state = position(
        "hand 1 EW",
        "maze NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NS@8,-1",
        "goals NW NE treasure",
        edition=edition,
    )
    state = after(state, "lay EW 7,0")
    assert turned_as(state)[1] == "SW"


@pytest.mark.clause("S-54")
def test_in_the_web_edition_the_player_chooses_where_a_stone_fits_nowhere() -> None:
    state = position(
        "hand 1 EW map",
        "maze NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NS@8,-1",
        "goals NW NE treasure",
        edition="web",
    )
    state = after(state, "lay EW 7,0")
    view = state.view(0).wire()
    assert (view.phase, view.decider, view.turning) == ("turning", 0, "8,0")
    assert set(view.legal) == {"turn NE", "turn SW"}
    assert refused(state, "map 8,2") == ("wrong-phase-turn", "S-54")
    assert refused(state.view(1), "turn NE") == ("not-your-turn", "S-20")
    for way in ("NE", "SW"):
        turned = after(state, f"turn {way}")
        assert turned_as(turned)[1] == way
        assert turned.decider == 1
        assert len(turned.view(0).wire().hand) == 2, "the card is drawn after the stone is turned"


@pytest.mark.clause("S-52", "S-54")
def test_only_the_ways_of_the_stone_can_be_chosen() -> None:
    state = position(
        "hand 1 EW map",
        "maze NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NS@8,-1",
        "goals NW NE treasure",
        edition="web",
    )
    assert refused(state, "turn NE") == ("nothing-to-turn", "S-54")
    state = after(state, "lay EW 7,0")
    assert refused(state, "turn NW") == ("turn-does-not-fit", "S-52")


@pytest.mark.clause("S-58")
def test_where_nothing_is_chosen_but_among_ways_that_fit_that_clause_is_told() -> None:
    state = position(
        "maze NESW@2,0 NESW@3,0 NESW@4,0 NEW@5,0 NESW@6,0 ES@6,-1 EW@7,-1 SW@8,-1 NE@6,1 EW@7,1"
        " NW@8,1",
        "goals treasure NE NW",
        "hand 1 EW map",
        edition="nl",
    )
    assert refused(state, "turn NE") == ("nothing-to-turn", "S-58")
    state = after(state, "lay EW 1,0")
    assert set(state.view(0).wire().legal) == {"turn NE", "turn SW"}
    assert refused(state, "map 8,2") == ("wrong-phase-turn", "S-58")


@pytest.mark.clause("S-52", "S-53")
def test_a_stone_that_fits_nowhere_joins_the_card_just_laid_whatever_else_faces_it() -> None:
    """The tunnel comes back to the stone from the north, on a card that was there before."""
    state = position(
        "hand 1 NEW",
        f"maze {TRUNK} ES@7,-1 SW@8,-1",
        "goals treasure NE NW",
        edition="amigo",
    )
    state = after(state, "lay NEW 7,0")
    assert turned_as(state)[1] == "SW"
    assert state.decider == 1


@pytest.mark.clause("S-54")
def test_in_the_web_edition_there_is_no_choice_where_one_way_fits() -> None:
    state = position(
        "hand 1 EW",
        f"maze {TRUNK}".replace("EW@2,0", "NESW@2,0"),
        "goals NW NE treasure",
        edition="web",
    )
    state = after(state, "lay EW 7,0")
    assert state.view(0).wire().phase == "playing"
    assert turned_as(state)[1] == "SW"


# A card at (8, -1) joined from the west lies between the goals at (8, -2) and (8, 0).
BETWEEN_GOALS = "maze NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NESW@6,0 ES@6,-1 EW@7,-1"


@pytest.mark.clause("S-55")
@pytest.mark.parametrize("edition", EDITIONS)
def test_one_card_may_turn_up_two_goals(edition: str) -> None:
    state = position("hand 1 NSW", BETWEEN_GOALS, "goals NE NW treasure", edition=edition)
    state = after(state, "lay NSW 8,-1")
    assert faces(state) == ["NE", "NW", None]
    assert turned_as(state) == ["SW", "NW", None]
    revealed = [event.params["place"] for event in state.events(-1) if event.key == "revealed"]
    assert revealed == ["8,-2", "8,0"]


@pytest.mark.clause("S-55")
def test_a_stone_beside_the_treasure_is_face_up_without_an_orientation() -> None:
    state = position("hand 1 NSW", BETWEEN_GOALS, "goals NE treasure NW")
    state = after(state, "lay NSW 8,-1")
    assert faces(state) == ["NE", "treasure", None]
    assert turned_as(state)[0] is None
    assert "turned" not in keys(state)
    assert state.view(0).wire().results[-1].winner == "diggers"


@pytest.mark.clause("S-55")
def test_a_chain_of_revelations() -> None:
    """The stone at (8, 0) joins the piece at (8, 1), which faces the treasure at (8, 2)."""
    state = position(
        "hand 1 EW",
        "maze NEW@1,0 NESW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0 NS@8,1",
        "goals NW NE treasure",
        edition="nl",
    )
    state = after(state, "lay EW 7,0")
    assert faces(state) == [None, "NE", "treasure"]
    order = [key for key in keys(state) if key in ("revealed", "turned", "round-won")]
    assert order == ["revealed", "turned", "revealed", "round-won"]


@pytest.mark.clause("S-55")
def test_the_whole_batch_is_turned_before_newly_joined_goals_are_looked_for() -> None:
    """The stone at (8, 0) joins a piece that faces the third goal; (8, 2) is turned before."""
    state = position(
        "hand 1 NSW",
        "maze NEW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 ESW@6,0 NE@6,1 EW@7,1 NW@9,0 SW@9,-1 NE@8,-1",
        "goals treasure NW NE",
    )
    state = after(state, "lay NSW 8,1")
    steps = [
        (event.key, event.params.get("place"))
        for event in state.events(-1)
        if event.key in ("revealed", "turned", "round-won")
    ]
    assert steps == [
        ("revealed", "8,0"),
        ("revealed", "8,2"),
        ("turned", "8,0"),
        ("turned", "8,2"),
        ("revealed", "8,-2"),
        ("round-won", None),
    ]


@pytest.mark.clause("S-56")
@pytest.mark.parametrize("last", ["pass EW", "lay EW 1,0"])
def test_the_round_ends_when_nobody_has_a_card_left(last: str) -> None:
    state = position(
        "hand 1 EW", "hand 2 -", "hand 3 -", "pile -", "roles digger saboteur digger | digger"
    )
    state = after(state, last)
    view = state.view(0).wire()
    assert view.results[-1].winner == "saboteurs"
    assert view.phase == "dealing"


@pytest.mark.clause("S-56")
def test_the_draw_that_would_never_end() -> None:
    """With cards left in a hand the round goes on, though the pile is empty."""
    state = position("hand 1 EW", "hand 2 NS", "hand 3 -", "pile -")
    state = after(state, "pass EW")
    assert state.decider == 1
    assert not state.view(0).wire().results


@pytest.mark.clause("S-57")
@pytest.mark.parametrize("edition", EDITIONS)
def test_all_dwarf_cards_are_turned_up_at_the_end_of_a_round(edition: str) -> None:
    state = position(
        *("hand 1 EW", "hand 2 -", "hand 3 -", "pile -", "roles digger saboteur digger | digger"),
        edition=edition,
        saboteurs="drawn",
    )
    assert not state.view(-1).wire().results
    state = after(state, "pass EW")
    for reader in (0, 1, 2, -1):
        result = state.view(reader).wire().results[-1]
        assert result.roles == ("digger", "saboteur", "digger", "digger")


@pytest.mark.clause("S-58")
@pytest.mark.parametrize("edition", EDITIONS)
def test_where_the_card_just_laid_does_not_face_the_goal_the_player_chooses_what_to_join(
    edition: str,
) -> None:
    """(2, 0) joins two tunnels that face the goal, one from the west and one from the north."""
    state = position(
        "hand 1 EW",
        "maze EW@1,0 NEW@3,0 NEW@4,0 NEW@5,0 NESW@6,0 ESW@7,0 ES@6,-1 EW@7,-1 SW@8,-1",
        "goals NW NE treasure",
        edition=edition,
    )
    state = after(state, "lay EW 2,0")
    view = state.view(0).wire()
    assert view.phase == "turning"
    assert set(view.legal) == {"turn NE", "turn SW"}


@pytest.mark.clause("S-58")
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_far_join_with_one_card_facing_the_goal_needs_no_choice(edition: str) -> None:
    state = position(
        "hand 1 EW",
        "maze EW@1,0 NEW@3,0 NEW@4,0 NEW@5,0 NESW@6,0 ESW@7,0",
        "goals NW NE treasure",
        edition=edition,
    )
    state = after(state, "lay EW 2,0")
    assert turned_as(state)[1] == "SW"
    assert state.decider == 1


@pytest.mark.clause("S-58")
def test_a_far_join_takes_the_way_that_fits_every_neighbour() -> None:
    """NW fits openings in the west and the north, so nothing is left to choose."""
    state = position(
        "hand 1 EW",
        "maze EW@1,0 NEW@3,0 NEW@4,0 NEW@5,0 NESW@6,0 ESW@7,0 ES@6,-1 EW@7,-1 SW@8,-1",
        "goals treasure NW NE",
        edition="amigo",
    )
    state = after(state, "lay EW 2,0")
    assert turned_as(state)[1] == "NW"
    assert state.decider == 1


@pytest.mark.clause("S-47")
def test_a_rockfall_turns_nothing_up_and_turns_no_stone_again() -> None:
    state = position(
        "hand 1 NESW", "hand 2 rockfall", "hand 3 NESW", f"maze {TRUNK}", "goals NW NE treasure"
    )
    state = after(state, "lay NESW 7,0")
    assert turned_as(state)[1] == "SW"
    state = after(state, "rockfall 7,0")
    assert (faces(state)[1], turned_as(state)[1]) == ("NE", "SW")
    state = after(state, "lay NESW 7,0")
    assert (faces(state)[1], turned_as(state)[1]) == ("NE", "SW")
    assert keys(state).count("revealed") == 1


@pytest.mark.clause("S-47")
def test_a_revealed_stone_is_never_covered() -> None:
    state = position("hand 1 NESW", "hand 2 NESW", f"maze {TRUNK}", "goals NW NE treasure")
    state = after(state, "lay NESW 7,0")
    assert refused(state, "lay NESW 8,0") == ("place-taken", "S-30")
