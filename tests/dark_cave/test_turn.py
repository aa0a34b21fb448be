"""A turn (D-20 to D-26)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

import pytest

from pitprop.games.dark_cave.rules.cards import COPIES, GROUP_OF, KIND_NAMES, PATH_KINDS
from tests.dark_cave.positions import after, dealt, keys, last, legal, position, refused, seen

STAND = "dwarves 1,0:EW 0,0:NESW 0,0:NESW"


@pytest.mark.clause("D-20")
def test_first_a_card_is_played_or_passed_then_one_moves() -> None:
    state = position("net I:EW@1,0", STAND, "hand 1 I:NS I:NESW")
    assert refused(state, "step 0,0:NESW") == ("card-first", "D-20")
    assert refused(state, "stay") == ("card-first", "D-20")
    played = after(state, "lay I:NS 0,1")
    assert refused(played, "lay I:NESW 2,0") == ("card-played", "D-20")
    assert refused(played, "pass I:NESW") == ("card-played", "D-20")
    assert refused(played, "step 0,0:NESW") is None
    assert refused(state, "pass I:NE") == ("not-in-hand", "D-20")


@pytest.mark.clause("D-20")
@pytest.mark.parametrize("at", range(len(KIND_NAMES) - 2), ids=lambda at: KIND_NAMES[at])
def test_a_path_card_is_laid_or_any_one_or_two_are_passed_whatever_else_is_held(at: int) -> None:
    """Cards that follow each other in the list of all, the first of them once or twice."""
    first = KIND_NAMES[at]
    three = sorted(range(at, at + 3), key=lambda kind: (GROUP_OF[kind], kind))
    passes = {
        " ".join(KIND_NAMES[kind] for kind in kinds)
        for n in (1, 2)
        for kinds in combinations(three, n)
    }
    hand = " ".join(KIND_NAMES[at : at + 3])
    once = position(f"hand 1 {hand}")
    assert at >= PATH_KINDS or legal(once, f"lay {first} ")
    assert legal(once, "pass") == {f"pass {cards}" for cards in passes}
    if COPIES[at] > 1:
        twice = position(f"hand 1 {first} {hand}")
        assert legal(twice) == legal(once) | {f"pass {first} {first}"}


@pytest.mark.clause("D-20")
def test_who_is_not_on_turn_is_told_so_and_not_what_is_due_for_another() -> None:
    state = position("net I:EW@1,0", STAND, "hand 1 I:NS I:NESW", "hand 2 I:NE I:axe")
    played = after(state, "lay I:NS 0,1")
    for now in (state, played):
        for move in ("lay I:NE 0,-1", "pass I:NE", "stay", "axe no", "end yes"):
            assert refused(now.view(1), move) == ("not-your-turn", "D-20")


@pytest.mark.clause("D-20")
def test_a_dwarf_moves_up_to_three_steps_and_need_not_move() -> None:
    net = "net I:EW@1,0 I:NESW@2,0 I:NESW@3,0 I:NEW@4,0"
    web = ("webs 4,0:N=2:2:I:web", "axes 1:I:axe")
    state = position(net, STAND, *web, "hand 1 I:NS I:NE")
    moved = after(state, "pass I:NS", "step 2,0:NESW", "step 3,0:NESW", "step 4,0:NEW")
    assert refused(moved, "step 3,0:NESW") == ("movement-over", "D-24")
    assert seen(after(state, "pass I:NS", "stay")).on_turn == 1


@pytest.mark.clause("D-20")
def test_one_card_or_two_are_discarded_face_down() -> None:
    state = position("hand 1 I:NS I:EW I:rat")
    assert legal(state, "pass") == {
        "pass I:NS",
        "pass I:EW",
        "pass I:rat",
        "pass I:NS I:EW",
        "pass I:NS I:rat",
        "pass I:EW I:rat",
    }
    passed = after(state, "pass I:NS I:rat")
    shown = [(card.card, card.back, card.seat) for card in seen(passed, 1).discards]
    assert shown == [(None, "I", 0), (None, "I", 0)]


@pytest.mark.clause("D-21")
def test_who_has_no_card_sits_the_turn_out() -> None:
    state = position("hand 1 I:NS I:NE", "hand 2 -", "hand 3 I:EW", "pile III:NS III:EW")
    done = after(state, "pass I:NS")
    assert seen(done).on_turn == 2
    assert last(done, "sat-out") == {}
    assert seen(done).players[1].hand == 0
    assert sum(seen(done).piles) == 1


@pytest.mark.clause("D-21", "D-23", "D-53", "D-65")
def test_what_happens_at_the_start_of_a_turn_happens_to_who_sits_out_too() -> None:
    state = position(
        "net I:NES+hole@0,1",
        "webs 0,0:E=2:2:I:web",
        "creature rat 0,1:NES 2 I:rat",
        "hand 1 I:NS I:NE",
        "hand 2 -",
        "lying 2",
    )
    done = after(state, "pass I:NS", "stay")
    view = seen(done)
    assert view.on_turn == 2
    assert [web.number for web in view.webs] == [1]
    assert view.creatures == ()
    assert not view.players[1].lying
    assert keys(done)[-4:] == ["web-down", "creature-left", "stood-up", "sat-out"]


@pytest.mark.clause("D-22")
def test_one_card_is_drawn_after_playing_and_as_many_as_were_passed() -> None:
    state = dealt(4, first=0)
    one = next(move for move in legal(state, "pass") if len(move.split()) == 2)
    two = next(move for move in legal(state, "pass") if len(move.split()) == 3)
    before = sum(seen(state).piles)
    for move, count in ((one, 1), (two, 2)):
        done = after(state, move)
        assert sum(seen(done).piles) == before - count
        assert seen(done).players[0].hand == 5


@pytest.mark.clause("D-22")
def test_from_a_pile_too_small_one_draws_what_there_is() -> None:
    state = position("hand 1 I:NS I:EW I:NE", "pile III:NS")
    done = after(state, "pass I:EW I:NE")
    assert seen(done).players[0].hand == 2
    assert seen(done).piles == (0, 0, 0)
    empty = position("hand 1 I:NS I:EW I:NE", "pile -")
    assert seen(after(empty, "pass I:EW")).players[0].hand == 2


@pytest.mark.clause("D-23", "D-66")
def test_a_dwarf_that_was_laid_down_is_stood_up_and_does_not_move() -> None:
    state = position(
        "net I:EW@1,0",
        "webs 1,0:E=2:2:I:web",
        "axes 1:I:axe",
        "turn 3",
        "lying 1",
        STAND,
        "hand 1 I:NS I:NE",
        "hand 3 I:NES I:NESW",
    )
    own = after(state, "pass I:NESW", "stay")
    assert seen(own).on_turn == 0
    assert not seen(own).players[0].lying
    moving = after(own, "pass I:NS")
    assert refused(moving, "step 0,0:NESW") == ("dwarf-laid-down", "D-66")
    assert seen(moving).blocked


@pytest.mark.clause("D-24")
def test_movement_ends_by_word_and_the_vein_is_taken_then() -> None:
    state = position(
        "net II:ESW+vein@0,-1",
        "veins 0,-1:S",
        "dwarves 0,0:NESW 0,0:NESW 0,0:NESW",
        "hand 1 I:NS I:NE",
    )
    there = after(state, "pass I:NS", "step 0,-1:S")
    assert seen(there).players[0].gold == 3
    assert seen(after(there, "stay")).players[0].gold == 4


@pytest.mark.clause("D-25", "D-44")
def test_who_has_ended_the_movement_takes_or_leaves_the_vein_and_cuts_nothing_more() -> None:
    state = position(
        "net I:NES+vein@0,-1",
        "veins 0,-1:NES",
        "webs 0,-1:E=2:2:I:web",
        "axes 1:I:axe",
        "dwarves 0,0:NESW 0,0:NESW 0,0:NESW",
        "hand 1 I:NS I:NE",
        vein_optional="yes",
    )
    there = after(state, "pass I:NS", "step 0,-1:NES")
    assert "cut web 0,-1 E" in legal(there)
    asked = after(there, "stay")
    assert legal(asked, "vein") == {"vein yes", "vein no"}
    assert [seen(after(asked, answer)).on_turn for answer in ("vein yes", "vein no")] == [1, 1]


@pytest.mark.clause("D-24", "D-56")
def test_axes_and_a_proposal_are_possible_until_drawing() -> None:
    net = "net I:EW@1,0 I:NESW@2,0 I:NEW@3,0 I:NESW@4,0"
    state = position(net, STAND, "webs 4,0:E=2:2:I:web", "axes 1:I:axe", "hand 1 I:NS I:NE")
    moved = after(state, "pass I:NS", "step 2,0:NESW", "step 3,0:NEW", "step 4,0:NESW")
    assert legal(moved) == {"cut web 4,0 E", "stay", "end propose"}


@pytest.mark.clause("D-25")
@pytest.mark.parametrize(
    "lines",
    [
        ("left 1", "shown 1"),
        ("net I:NESW@1,0", "webs 0,0:E=2:2:I:web"),
        ("net I:NESW@1,0", "turn 3", "lying 1", STAND.replace("EW", "NESW")),
        (STAND.replace("1,0:EW", "0,0:NESW"),),
    ],
    ids=["left", "shut in", "laid down", "alone on the start card"],
)
def test_where_neither_a_step_nor_an_axe_is_possible_the_phase_is_closed(
    lines: Sequence[str],
) -> None:
    """That the end could be proposed keeps it open for nobody."""
    state = position(*lines, "hand 1 I:NS I:NE", "hand 2 I:EW I:NW", "hand 3 I:NES")
    if state.decider == 2:
        state = after(state, "pass I:NES", "stay")
    assert "end propose" in legal(state)
    passed = after(state, "pass I:NS")
    assert (seen(passed).on_turn, seen(passed).phase) == (1, "card")
    assert keys(passed).count("stayed") == keys(state).count("stayed")


@pytest.mark.clause("D-25", "D-56")
def test_a_web_to_cut_keeps_the_phase_open_for_a_dwarf_that_cannot_move() -> None:
    state = position("webs 0,0:E=1:2:I:web", "axes 1:I:axe", "hand 1 I:NS I:NE", "hand 2 I:EW I:NW")
    moving = after(state, "pass I:NS")
    assert legal(moving) == {"cut web 0,0 E", "stay", "end propose"}
    refusing = after(moving, "end propose", "end no")
    assert legal(refusing) == {"cut web 0,0 E", "stay"}
    cut = after(refusing, "cut web 0,0 E")
    assert seen(cut).on_turn == 1


@pytest.mark.clause("D-25", "D-85")
def test_the_player_closes_the_phase() -> None:
    state = position("net I:EW@1,0", STAND, "hand 1 I:NS I:NE")
    done = after(state, "pass I:NS", "step 0,0:NESW", "stay")
    assert seen(done).on_turn == 1
    assert keys(done)[-2:] == ["stayed", "drew"]


@pytest.mark.clause("D-26", "D-80")
def test_passed_cards_count_as_played_when_the_game_ends() -> None:
    state = position("hand 1 I:NS I:EW", "hand 2 -", "hand 3 -", "pile -")
    done = after(state, "pass I:NS I:EW")
    assert seen(done).phase == "over"
    assert last(done, "game-over") == {"ending": "cards"}
