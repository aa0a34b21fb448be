"""Positions are read as they are printed, and what can't be is refused with its clause."""

from __future__ import annotations

import pytest

from pitprop.core.errors import NotationError, PositionError
from pitprop.games.sabotage.game import GAME
from tests.sabotage.positions import FIVE, SEVEN, after, dealt, played, position, seen


@pytest.mark.parametrize("seats", [2, 4])
def test_positions_of_games_read_back(seats: int) -> None:
    for rounds in (1, 2, 4):
        state = played(seats, "back", rounds)
        again = GAME.parse_position(GAME.print_position(state))
        assert GAME.print_position(again) == GAME.print_position(state)
        assert again.scores() == state.scores()
        assert again.decider == state.decider
        assert again.hands == state.hands


@pytest.mark.parametrize("seats", [2, 4])
def test_what_a_seat_sees_reads_back(seats: int) -> None:
    state = dealt(seats)
    for _ in range(17):
        for seat in (*range(seats), -1):
            text = GAME.print_position(state.view(seat))
            view = GAME.parse_view(text)
            assert GAME.print_position(view) == text
            assert view.legal_moves() == state.view(seat).legal_moves()
            with pytest.raises(NotationError, match="one seat sees"):
                GAME.parse_position(text)
        state.play(state.legal_moves()[-1])


def test_an_open_question_reads_back() -> None:
    asked = after(position(f"roof 1 {FIVE}", seats=4), "close")
    text = GAME.print_position(asked)
    assert "consent asked\n" in text
    assert GAME.parse_position(text).decider == 2
    refused = after(asked, "consent no")
    text = GAME.print_position(refused)
    assert "consent refused\n" in text
    again = GAME.parse_position(text)
    assert again.decider == 0
    assert again.legal_moves() == refused.legal_moves()


def test_what_is_left_out_is_as_after_a_deal() -> None:
    state = position()
    assert [player.hand for player in seen(state).players] == [9, 8]
    assert seen(state).pile == 87
    assert sum(state.census().values()) == 104
    assert sum(position(hundred_cards="yes").census().values()) == 100


def test_before_the_first_deal() -> None:
    text = GAME.print_position(GAME.start(4, seed="x", first=3))
    assert text == ("[game sabotage]\n[edition franjos]\n[seats 4]\n[first 4]\n[seed x]\nround 0\n")
    assert GAME.print_position(GAME.parse_position(text)) == text
    seen_text = GAME.print_position(GAME.start(4).view(2))
    assert GAME.print_position(GAME.parse_view(seen_text)) == seen_text


def test_four_play_where_a_third_seat_is_named() -> None:
    text = "[game sabotage]\nround 1\nturn 3\n"
    assert GAME.parse_position(text).seats == 4
    assert GAME.parse_position("[game sabotage]\nturn 2\n").seats == 2


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (["hand 1 A-red A-red A-red"], r"3 cards A-red.*A-2"),
        (["roof 1 A-red X-red@A"], r"2 cards on place A.*A-31"),
        ([f"hand 2 {'B-red B-blue ' * 2}{'C-red C-blue ' * 2}D-red"], r"hand 2: at most 8.*A-30"),
        (["hand 1 -"], r"no card, so it can't be on turn.*A-41"),
        (["consent asked"], r"with two players.*A-52"),
        (["turn 3"], r"no seat 3.*A-50"),
        (["round 2", "result 3 unclosed · worth 0 0"], "game 3 is told"),
        (["round 2", "result 1 closed 1 · worth 4 9"], r"closed with less than 5.*A-37"),
        (["result 1 closed 1 · worth 5 0"], "not what the result says"),
        ([f"roof 1 {SEVEN}", "result 1 unclosed · worth 7 0"], r"until all cards.*A-41"),
        (
            [f"roof 2 {SEVEN}", "turn 1", "result 1 closed 2 · worth 0 7"],
            r"only the player on turn closes.*A-37",
        ),
    ],
)
def test_what_can_not_be(lines: list[str], message: str) -> None:
    with pytest.raises(PositionError, match=message):
        position(*lines)


def test_nobody_asks_with_a_system_that_is_worth_too_little() -> None:
    with pytest.raises(PositionError, match=r"A-37"):
        position("consent asked", seats=4)


@pytest.mark.parametrize(
    "line",
    [
        "roof 3 A-red",
        "roof 1 A-red@B",
        "roof 1 X-red",
        "roof 1 demontage",
        "roof 1 X-red@J",
        "hand 1",
        "hand x A-red",
        "turn 0",
        "round 5",
        "consent maybe",
        "result 1 won",
        "pile A-green",
        "maze EW@1,0",
        "hand 1 ?",
    ],
)
def test_what_is_no_position(line: str) -> None:
    with pytest.raises(NotationError):
        position(line)


def test_a_line_that_is_there_twice() -> None:
    with pytest.raises(NotationError, match="line 6: the line 'roof 1' appears twice"):
        position("roof 1 A-red", "roof 1 B-red")


def test_the_table_as_text_art() -> None:
    state = position("roof 1 A-red X-blue@E", "roof 2 wrench-purple@I", "discards B-red sabotage")
    text = GAME.draw_text(state, ["Ada", "Ben"])
    assert "│ A red    │" in text
    assert "│ X blue   │" in text
    assert "│ W purple │" in text
    assert "> 1 Ada" in text
    assert "(top last: B-red sabotage)" in text
    shown = GAME.draw_text(state.view(1))
    assert seen(state, 1).hand[0] in shown
    assert " ".join(seen(state, 0).hand) not in shown
    assert "before the first game" in GAME.draw_text(GAME.start(4))
    asked = after(position(f"roof 1 {FIVE}", seats=4), "close")
    assert "seat 1 asks to finish, seat 3 answers" in GAME.draw_text(asked)
    assert "the next one is to be dealt" in GAME.draw_text(after(asked, "consent yes"))
    assert "the match is over" in GAME.draw_text(played(2, "art"))
