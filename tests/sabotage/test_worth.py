"""What a system is worth and scores (A-10 to A-15), and the document's examples (A-43)."""

from __future__ import annotations

import pytest

from pitprop.core.errors import PositionError
from pitprop.games.sabotage.rules.cards import COLOUR_NAMES, colours_match
from pitprop.games.sabotage.rules.scoring import final_score
from pitprop.games.sabotage.text.wire import WireRoof
from tests.sabotage.positions import FIVE, SEVEN, after, legal, position, refused, seen

ROWS = ("ABC", "DEF", "GHI", "ADG", "BEH", "CFI", "AEI", "CEG")


def roof(cards: str) -> WireRoof:
    return seen(position(f"roof 1 {cards}")).roofs[0]


def rows(cards: str) -> dict[str, int]:
    """The rows that are worth something."""
    return {row.places: row.worth for row in roof(cards).rows if row.worth}


@pytest.mark.clause("A-10")
@pytest.mark.parametrize("row", ROWS)
def test_eight_rows_count(row: str) -> None:
    cards = " ".join(f"{place}-red" for place in row)
    assert tuple(line.places for line in roof("A-red").rows) == ROWS
    assert rows(cards) == {row: 2}
    assert roof(cards).worth == 2


@pytest.mark.clause("A-10")
@pytest.mark.parametrize("row", ["ABD", "BDF", "GEI", "ACE", "BFH", "DHF"])
def test_other_threes_do_not(row: str) -> None:
    assert roof(" ".join(f"{place}-red" for place in row)).worth == 0


@pytest.mark.clause("A-10")
@pytest.mark.parametrize("row", ROWS)
def test_a_row_with_a_gap_is_worth_nothing(row: str) -> None:
    for gap in row:
        cards = " ".join(f"{place}-red" for place in row if place != gap)
        assert roof(cards).worth == 0
        assert not any(line.full for line in roof(cards).rows)


@pytest.mark.clause("A-11")
@pytest.mark.parametrize("colour", ["yellow", "red", "blue", "purple"])
def test_three_of_one_colour_are_worth_two_whatever_their_letters(colour: str) -> None:
    assert rows(f"A-{colour} X-{colour}@E wrench-{colour}@I") == {"AEI": 2}


@pytest.mark.clause("A-12")
@pytest.mark.parametrize(
    "colours",
    [
        ("yellow", "red", "red"),
        ("red", "yellow", "red"),
        ("yellow", "yellow", "red"),
        ("blue", "purple", "purple"),
        ("purple", "blue", "blue"),
        ("blue", "blue", "purple"),
    ],
)
def test_matching_colours_are_worth_one(colours: tuple[str, str, str]) -> None:
    one, two, three = colours
    assert rows(f"D-{one} E-{two} F-{three}") == {"DEF": 1}


@pytest.mark.clause("A-12")
def test_colours_match_where_a_row_of_them_is_worth_something() -> None:
    for one, first in enumerate(COLOUR_NAMES):
        for other, second in enumerate(COLOUR_NAMES):
            worth = rows(f"D-{first} E-{first} F-{second}").get("DEF", 0)
            assert colours_match(one, other) == (worth > 0)


@pytest.mark.clause("A-13")
@pytest.mark.parametrize(
    "colours",
    [
        ("yellow", "red", "blue"),
        ("yellow", "yellow", "purple"),
        ("red", "red", "blue"),
        ("red", "purple", "purple"),
        ("blue", "purple", "yellow"),
        ("blue", "blue", "red"),
    ],
)
def test_other_rows_are_worth_nothing(colours: tuple[str, str, str]) -> None:
    one, two, three = colours
    assert rows(f"D-{one} E-{two} F-{three}") == {}


@pytest.mark.clause("A-13")
def test_the_most_is_16() -> None:
    full = roof(" ".join(f"{place}-purple" for place in "ABCDEFGHI"))
    assert full.worth == 16
    with pytest.raises(PositionError, match=r"worth more than 16 \[A-13\]"):
        position("round 2", "result 1 unclosed · worth 17 0")


@pytest.mark.clause("A-14")
def test_the_table_of_the_document() -> None:
    table = {5: 5, 6: 7, 7: 9, 8: 11, 9: 13, 10: 15, 11: 17, 12: 19, 13: 21, 14: 23, 15: 25, 16: 27}
    assert {worth: final_score(worth, False) for worth in table} == table
    assert [final_score(worth, False) for worth in range(6)] == [0, 1, 2, 3, 4, 5]


@pytest.mark.clause("A-15")
def test_closing_costs_one_point_after_the_bonus() -> None:
    assert final_score(8, True) == 10
    assert [final_score(worth, True) for worth in range(5, 17)] == [
        final_score(worth, False) - 1 for worth in range(5, 17)
    ]


@pytest.mark.clause("A-14", "A-15")
def test_scores_as_they_are_shown_and_as_they_count() -> None:
    state = position(f"roof 1 {SEVEN}", f"roof 2 {FIVE.replace('A-red', 'A-yellow')}")
    mine, others = seen(state).roofs
    assert (mine.worth, mine.score, mine.closing_score) == (7, 9, 8)
    assert (others.worth, others.score, others.closing_score) == (4, 4, None)
    closed = after(state, "close")
    assert closed.scores() == [8, 4]
    assert closed.result_lines() == ["round 1 closed 1 · worth 7 4 · score 8 4"]


# --- The document's examples --------------------------------------------------------------------


@pytest.mark.clause("A-43")
def test_the_first_scored_roof() -> None:
    scored = roof(FIVE)
    assert rows(FIVE) == {"ADG": 2, "BEH": 2, "CFI": 1}
    assert (scored.worth, scored.score) == (5, 5)


@pytest.mark.clause("A-43")
def test_the_second_scored_roof() -> None:
    scored = roof(SEVEN)
    assert rows(SEVEN) == {"DEF": 1, "ADG": 2, "CFI": 1, "AEI": 2, "CEG": 1}
    assert (scored.worth, scored.score) == (7, 9)


@pytest.mark.clause("A-43", "A-31")
def test_flack_lays_a_blue_f_and_no_other_f_can_follow() -> None:
    state = position(
        "turn 2",
        "roof 1 B-red D-yellow I-yellow",
        "hand 1 F-yellow F-red A-red",
        "hand 2 F-blue A-blue",
    )
    state = after(state, "lay F-blue other")
    assert seen(state).roofs[0].cards == (
        None,
        "B-red",
        None,
        "D-yellow",
        None,
        "F-blue",
        None,
        None,
        "I-yellow",
    )
    assert refused(state, "lay F-yellow own") == ("place-taken", "A-31")
    assert refused(state, "lay F-red own") == ("place-taken", "A-31")
    assert "lay F-red other" in legal(state)


@pytest.mark.clause("A-43", "A-32")
def test_flicks_red_x_makes_the_roof_worth_3() -> None:
    state = position("roof 1 A-yellow B-blue D-red F-red H-yellow I-yellow", "hand 1 X-red A-red")
    assert seen(state).roofs[0].worth == 0
    state = after(state, "lay X-red own E")
    assert {row.places: row.worth for row in seen(state).roofs[0].rows if row.full} == {
        "DEF": 2,
        "AEI": 1,
        "BEH": 0,
    }
    assert seen(state).roofs[0].worth == 3


FLICK = "roof 1 A-yellow B-blue C-blue D-blue E-purple G-blue X-purple@I"


@pytest.mark.clause("A-43", "A-33")
def test_flicks_blue_wrench_over_the_yellow_a() -> None:
    state = position(FLICK, "hand 1 wrench-blue A-red")
    assert seen(state).roofs[0].worth == 1
    state = after(state, "lay wrench-blue own A")
    assert {row.places: row.worth for row in seen(state).roofs[0].rows if row.worth} == {
        "ABC": 2,
        "ADG": 2,
        "AEI": 1,
        "CEG": 1,
    }
    assert seen(state).roofs[0].worth == 6
    assert seen(state).discards == ("A-yellow",)


@pytest.mark.clause("A-43", "A-35")
def test_flicks_sabotage_and_blue_a() -> None:
    state = position(FLICK, "hand 1 sabotage A-blue", "hand 2 A-red H-red", "pile H-blue H-blue")
    state = after(state, "sabotage own A")
    assert seen(state).roofs[0].cards[0] is None
    thwarted = after(state, "lay A-red other")
    assert refused(thwarted, "lay A-blue own") == ("place-taken", "A-31")
    state = after(state, "discard H-red", "lay A-blue own")
    assert seen(state).roofs[0].worth == 6
