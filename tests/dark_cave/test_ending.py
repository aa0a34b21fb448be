"""The end of the game and the scoring (D-80 to D-89)."""

from __future__ import annotations

import pytest

from pitprop.core.chance import FastRandom
from pitprop.core.errors import PositionError
from pitprop.core.playouts.playout import playout
from pitprop.games.dark_cave.game import GAME
from tests.dark_cave.positions import (
    TO_THE_END,
    after,
    dealt,
    keys,
    last,
    legal,
    position,
    refused,
    seen,
)

EXIT = "goals hole exit:NESW ladder vein"


@pytest.mark.clause("D-80")
def test_the_game_ends_when_pile_and_hands_are_empty() -> None:
    state = position("hand 1 I:boots", "hand 2 -", "hand 3 -", "pile -")
    over = after(state, "I:boots 1")
    assert last(over, "game-over") == {"ending": "cards"}
    assert legal(over) == set()
    assert refused(over, "stay") == ("game-over", "D-80")
    others = position("hand 1 I:boots", "hand 2 I:NS", "hand 3 -", "pile -")
    assert seen(after(others, "I:boots 1")).phase == "card"


@pytest.mark.clause("D-80")
def test_the_game_ends_when_all_who_work_for_a_clan_have_left() -> None:
    """Seats 1 and 3 work for yellow: a yellow loyal dwarf and a blue saboteur."""
    state = position(
        EXIT,
        "clans yellow-loyal blue-loyal blue-saboteur blue-loyal yellow-saboteur",
        "dwarves 4,-4:W 0,0:NESW out 0,0:NESW 0,0:NESW",
        "left 3",
        "shown 3",
        "hand 1 I:NS I:NE",
        "now phase=moving",
        seats=5,
    )
    over = after(state, "step 4,-4:*NESW")
    assert last(over, "game-over") == {"ending": "clan"}
    assert keys(over)[-3:] == ["left", "shown", "game-over"]


TWO = (
    EXIT,
    "clans blue-loyal yellow-loyal",
    "dwarves 4,-4:W 4,-4:W",
    "gold 0 2",
    "hand 1 I:NS I:NE",
    "hand 2 I:EW I:NW",
    "now phase=moving",
)
"""Two dwarves that are a step from the exit, the one on turn without gold."""

NO_CARD_LEFT = (*TWO[:4], "hand 1 -", "hand 2 I:EW", "pile -", "now phase=moving")
"""The same with a single card left."""

LEAVE = "step 4,-4:*NESW"


@pytest.mark.clause("D-80", "D-83")
def test_of_two_the_first_one_out_wins_without_gold() -> None:
    over = after(position(*TWO, seats=2), LEAVE)
    assert over.result_lines() == ["end clan · blue 0 x 1 = 0 · yellow 0 x 1 = 0 · blue"]


@pytest.mark.clause("D-80", "D-83")
def test_by_the_house_rule_two_play_on_until_both_are_out_and_the_gold_decides() -> None:
    left = after(position(*TWO, seats=2, both_out="yes"), LEAVE)
    assert (seen(left).phase, seen(left).on_turn) == ("card", 1)
    assert (seen(left).players[0].left, seen(left).players[0].shown) == (1, True)
    over = after(left, "pass I:EW", LEAVE)
    assert over.result_lines() == ["end clan · blue 0 x 1 = 0 · yellow 2 x 1 = 2 · yellow"]
    assert over.winners() == [1]


@pytest.mark.clause("D-80", "D-83")
def test_by_the_house_rule_equal_gold_goes_to_the_first_one_out() -> None:
    lines = [line.replace("gold 0 2", "gold 2 2") for line in TWO]
    over = after(position(*lines, seats=2, both_out="yes"), LEAVE, "pass I:EW", LEAVE)
    assert over.winners() == [0]


@pytest.mark.clause("D-80", "D-83")
def test_by_the_house_rule_too_the_game_ends_when_the_cards_are_gone() -> None:
    """Who is still in the cave then loses all gold."""
    over = after(position(*NO_CARD_LEFT, seats=2, both_out="yes"), LEAVE, "pass I:EW")
    assert over.result_lines() == ["end cards · blue 0 x 1 = 0 · yellow 0 x 1 = 0 · blue"]


@pytest.mark.clause("D-80")
@pytest.mark.parametrize(
    ("lines", "both_out", "moves", "reason"),
    [
        (TWO, "no", [LEAVE], "all who work for one clan are out · blue has won"),
        (TWO, "yes", [LEAVE, "pass I:EW", LEAVE], "both are out · yellow has won"),
        (NO_CARD_LEFT, "yes", [LEAVE, "pass I:EW"], "the last card has been played · blue has won"),
    ],
)
def test_the_picture_tells_in_words_why_the_game_is_over(
    lines: tuple[str, ...], both_out: str, moves: list[str], reason: str
) -> None:
    over = after(position(*lines, seats=2, both_out=both_out), *moves)
    assert GAME.draw_text(over).split("\n")[1] == f"the game is over: {reason}"


@pytest.mark.clause("D-80")
def test_the_house_rule_for_two_changes_nothing_for_three() -> None:
    state = position(
        EXIT,
        "clans blue-loyal blue-saboteur blue-loyal",
        "dwarves 0,0:NESW 4,-4:W 0,0:NESW",
        "turn 2",
        "hand 2 I:NS I:NE",
        "now phase=moving",
        both_out="yes",
    )
    assert last(after(state, LEAVE), "game-over") == {"ending": "clan"}


@pytest.mark.clause("D-80")
def test_a_position_of_the_house_rule_may_have_one_dwarf_out() -> None:
    one_is_out = (EXIT, "dwarves out 0,0:NESW", "left 1", "shown 1")
    with pytest.raises(PositionError, match=r"D-80"):
        position(*one_is_out, seats=2)
    state = position(*one_is_out, seats=2, both_out="yes")
    assert state.decider == 0
    with pytest.raises(PositionError, match=r"D-80"):
        position(EXIT, "dwarves out out", "left 1 2", "shown 1 2", seats=2, both_out="yes")


@pytest.mark.clause("D-81")
def test_the_first_one_out_looks_at_the_cards_aside() -> None:
    state = position(
        EXIT,
        "clans blue-loyal blue-loyal blue-saboteur | blue-saboteur",
        "dwarves 4,-4:W 4,-4:W 0,0:NESW",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    left = after(state, "step 4,-4:*NESW")
    assert last(left, "looked-aside", 0) == {"cards": "blue-saboteur"}
    assert last(left, "looked-aside", 1) == {}
    assert seen(left, 0).aside_cards == ("blue-saboteur",)
    assert seen(left, 1).aside_cards == ()
    nothing = position(
        EXIT,
        "clans blue-loyal yellow-loyal",
        "dwarves 4,-4:W 0,0:NESW",
        "hand 1 I:NS I:NE",
        "now phase=moving",
        seats=2,
    )
    assert "looked-aside" not in keys(after(nothing, "step 4,-4:*NESW"))


@pytest.mark.clause("D-82", "D-86")
def test_all_have_to_agree_to_end_the_game() -> None:
    state = position("hand 1 I:NS I:NE", seats=4)
    asked = after(state, "end propose")
    assert (state.view(0).is_response, asked.view(0).is_response) == (False, True)
    assert legal(asked) == {"end yes", "end no"}
    assert [asked.decider, after(asked, "end yes").decider] == [1, 2]
    answers = [last(after(asked, f"end {answer}"), "answered") for answer in ("yes", "no")]
    assert answers == [{"answer": "yes"}, {"answer": "no"}]
    assert refused(asked, "pass I:NS") == ("answer-proposal-first", "D-86")
    over = after(asked, "end yes", "end yes", "end yes")
    assert last(over, "game-over") == {"ending": "agreed"}
    refusing = after(asked, "end yes", "end no")
    assert refusing.decider == 0
    assert seen(refusing).phase == "card"
    assert refused(refusing, "end propose") == ("proposed-already", "D-82")
    assert refused(state, "end yes") == ("no-proposal", "D-86")
    assert refused(state.view(1), "end propose") == ("not-your-turn", "D-20")


@pytest.mark.clause("D-82")
def test_the_end_may_be_proposed_again_in_another_turn() -> None:
    state = position("hand 1 I:NS I:NE", "hand 2 I:EW I:NW")
    second = after(state, "end propose", "end no", "pass I:NS")
    assert refused(second, "end propose") is None


@pytest.mark.clause("D-83")
def test_saved_gold_counts_for_the_clan_one_worked_for() -> None:
    state = position(
        EXIT,
        "clans yellow-loyal blue-loyal blue-saboteur blue-loyal yellow-saboteur",
        "dwarves 4,-4:W out out 0,0:NESW 0,0:NESW",
        "left 3 2",
        "shown 2 3",
        "gold 3 5 1 9 3",
        "hand 1 I:NS I:NE",
        "now phase=moving",
        seats=5,
    )
    view = seen(after(state, "step 4,-4:*NESW"))
    result = view.result
    assert result is not None
    assert [player.works_for for player in view.players] == [
        "yellow",
        "blue",
        "yellow",
        "blue",
        "blue",
    ]
    assert (result.saved, result.workers) == ((5, 4), (3, 2))
    assert (result.treasures, result.winner) == ((10, 12), "yellow")


@pytest.mark.clause("D-84", "D-83")
def test_the_example_of_the_document() -> None:
    """Two yellow loyal dwarves saved 2 + 2; two that work for blue saved 2 and 3."""
    state = position(
        EXIT,
        "clans yellow-loyal yellow-loyal yellow-saboteur blue-loyal blue-loyal",
        "dwarves out 4,-4:W out out 0,0:NESW",
        "left 1 4 3",
        "shown 1 3 4",
        "gold 2 2 2 3 3",
        "turn 2",
        "hand 2 I:NS I:NE",
        "now phase=moving",
        seats=5,
    )
    over = after(state, "step 4,-4:*NESW")
    assert over.result_lines() == ["end clan · blue 5 x 2 = 10 · yellow 4 x 3 = 12 · yellow"]
    assert over.winners() == [0, 1]
    assert seen(over).winners == (0, 1)


@pytest.mark.clause("D-83")
def test_equal_treasures_go_to_the_clan_that_left_first() -> None:
    state = position(
        EXIT,
        "clans blue-loyal yellow-loyal blue-loyal yellow-loyal blue-loyal",
        "dwarves out out 0,0:NESW 0,0:NESW 0,0:NESW",
        "left 2 1",
        "shown 1 2",
        "gold 2 3 3 3 3",
        "now phase=voting vote=5",
        seats=5,
    )
    result = seen(after(state, "end yes")).result
    assert result is not None
    assert (result.treasures, result.winner) == ((4, 9), "yellow")
    tied = position(
        EXIT,
        "clans blue-loyal yellow-loyal blue-loyal yellow-loyal blue-loyal",
        "dwarves out out 0,0:NESW 0,0:NESW 0,0:NESW",
        "left 1 2",
        "shown 1 2",
        "gold 3 2 3 3 3",
        "now phase=voting vote=5",
        seats=5,
    )
    result = seen(after(tied, "end yes")).result
    assert result is not None
    assert (result.treasures, result.winner) == ((6, 6), "blue")


@pytest.mark.clause("D-83")
def test_who_is_still_in_the_cave_puts_all_gold_back() -> None:
    voting = position(
        EXIT,
        "clans blue-loyal blue-saboteur blue-loyal",
        "dwarves out 0,0:NESW 0,0:NESW",
        "left 1",
        "shown 1",
        "gold 2 3 1",
        "now phase=voting vote=3",
    )
    over = after(voting, "end yes")
    assert [player.gold for player in seen(over).players] == [2, 0, 0]
    assert seen(over).supply == seen(voting).supply + 4
    assert over.result_lines() == ["end agreed · blue 2 x 1 = 2 · yellow 0 x 2 = 0 · blue"]


@pytest.mark.clause("D-83")
def test_a_position_of_the_end_has_no_gold_in_the_cave() -> None:
    over = ("over agreed", EXIT, "dwarves out 0,0:NESW 0,0:NESW", "left 1", "shown 1")
    assert [player.gold for player in seen(position(*over)).players] == [3, 0, 0]
    with pytest.raises(PositionError, match=r"seat 3 has 1 gold: .* put all gold back \[D-83\]"):
        position(*over, "gold 3 0 1")


@pytest.mark.clause("D-83")
def test_if_nobody_has_left_nobody_wins() -> None:
    state = position("hand 1 I:boots", "hand 2 -", "hand 3 -", "pile -")
    over = after(state, "I:boots 1")
    assert over.winners() == []
    assert over.result_lines()[0].endswith(" · nobody")


@pytest.mark.clause("D-85")
def test_who_plays_the_very_last_card_does_not_move() -> None:
    lines = ("net I:EW@1,0", "hand 1 I:boots", "hand 2 -", "hand 3 -", "pile -")
    assert seen(after(position(*lines), "I:boots 1")).phase == "over"
    moving = after(position(*lines, last_move="yes"), "I:boots 1")
    assert refused(moving, "step 1,0:EW") is None
    assert seen(after(moving, "step 1,0:EW", "stay")).phase == "over"


@pytest.mark.clause("D-85")
def test_a_card_is_carried_out_in_full_before_the_game_ends() -> None:
    state = position("net I:E+hole@-1,0", "hand 1 I:goblin", "hand 2 -", "hand 3 -", "pile -")
    over = after(state, "I:goblin -1,0:E > 0,0:NESW")
    assert keys(over)[-4:] == ["lost-gold", "lost-gold", "lost-gold", "game-over"]
    assert seen(over).phase == "over"


@pytest.mark.clause("D-85")
def test_last_cards_lost_to_the_rat_count_as_played() -> None:
    state = position("net I:E+hole@-1,0", "hand 1 I:rat", "hand 2 I:NS", "hand 3 -", "pile -")
    over = after(state, "I:rat -1,0:E > 0,0:NESW", "lose I:NS")
    assert seen(over).phase == "over"


@pytest.mark.clause("D-86")
def test_the_end_can_be_proposed_while_moving_but_not_during_a_reaction() -> None:
    state = position(
        "net I:EW@1,0",
        "creature goblin 1,0:EW 2 I:goblin",
        "axes 1:I:axe",
        "hand 1 I:NS I:NE",
        "now phase=moving",
    )
    resumed = after(state, "end propose", "end no")
    assert seen(resumed).phase == "moving"
    assert refused(resumed, "step 1,0:EW") is None
    asked = after(state, "step 1,0:EW")
    assert refused(asked, "end propose") == ("answer-attack-first", "D-57")


@pytest.mark.clause("D-87")
def test_with_last_move_a_card_lost_on_a_bridge_lets_the_movement_go_on() -> None:
    lines = (
        "net I:NS.EW+bridge-EW@1,0",
        "hand 1 I:NS",
        "hand 2 -",
        "hand 3 -",
        "pile -",
        "now phase=moving",
    )
    lost = after(position(*lines, last_move="yes"), "step 1,0:EW", "lose I:NS")
    assert seen(lost).phase == "moving"
    assert seen(lost).steps == 2
    assert seen(after(lost, "stay")).phase == "over"
    assert seen(after(position(*lines), "step 1,0:EW", "lose I:NS")).phase == "over"


@pytest.mark.clause("D-88")
def test_in_every_deal_somebody_works_for_each_clan() -> None:
    for seats in range(2, 9):
        for number in range(10):
            start = dealt(seats, seed=f"{number}")
            workers = {
                clan ^ character
                for clan, character in zip(start.table.clans, start.characters, strict=True)
            }
            assert workers == {0, 1}


@pytest.mark.clause("D-89")
@pytest.mark.parametrize("seats", range(2, 9))
def test_a_game_has_at_most_67_turns_with_a_card(seats: int) -> None:
    for number in range(4):
        state = GAME.start(seats, seed=f"{number}")
        assert playout(state, FastRandom(number), TO_THE_END) <= GAME.max_decisions(seats)
        turns = seen(state).turns - keys(state).count("sat-out")
        assert turns <= 67
