"""The table as text art."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.game import SPECTATOR
from pitprop.games.saboteur.game import GAME
from pitprop.tunnels.art import HEIGHT, WIDTH, card_cell, draw_grid
from pitprop.tunnels.card import OPEN, SPELLING
from tests.notation.games import Plan, plans, played
from tests.thorough import trials

POSITION = """\
[game saboteur]
maze EW@1,0 NESW@2,0 N.E.S.W@2,1 NEW@3,0 NES@3,-1 NS@7,1
goals treasure NE:SW NW
looked 2 8,2
broken - lamp+cart -
gold 3 2 1
"""

MAZE = """\
     0    1    2    3    4    5    6    7    8
                                           ┌───┐
-2                                         │ ◆ │
                                           └───┘
                    ┃
-1                  ┣━━
                    ┃
     ┃         ┃    ┃
 0 ━━⌂━━━━━━━━━╋━━━━┻━━                    ──┐
     ┃         ┃                             │
               ╹                        │
 1           ─╴ ╶─                      │
               ╷                        │
                                           ┌───┐
 2                                         │NW │
                                           └───┘
"""


def test_joined_tunnels_are_heavy_and_cut_off_ones_light() -> None:
    assert MAZE in GAME.draw_text(GAME.parse_position(POSITION))


def test_the_state_is_told_beside_the_maze() -> None:
    lines = GAME.draw_text(GAME.parse_position(POSITION), ["Ada", "Ben", "Cem"]).split("\n")
    assert lines[:2] == ["Saboteur · edition amigo", "round 1 of 3 · seat 1 is on turn"]
    seats = [line.split() for line in lines if "hand" in line]
    assert seats[0][:3] == [">", "1", "Ada"]
    assert seats[1][:5] == ["2", "Ben", "digger", "broken", "lamp+cart"]
    assert " ".join(seats[2]).startswith("3 Cem saboteur gold 2 (2+1) hand 6: ")
    assert "draw pile 41 · discards 0 (0 face down) · gold stack 26" in lines


def test_a_view_shows_what_its_seat_knows() -> None:
    state = GAME.parse_position(POSITION)
    ben = GAME.draw_text(state.view(1))
    assert "│NW │" in ben
    assert "◆" not in ben.partition("start")[0]
    assert ben.count("hand 6: ") == 1
    assert "saboteur " not in ben
    everybody = GAME.draw_text(state.view(SPECTATOR))
    assert everybody.count("│ ? │") == 2
    assert "hand 6:" not in everybody
    assert "gold 2\n" not in everybody
    assert "(2+1)" not in everybody


@settings(max_examples=trials(60))
@given(plans(), st.integers(SPECTATOR, 9))
def test_every_table_can_be_drawn_and_no_line_ends_with_a_space(plan: Plan, seat: int) -> None:
    state = played(plan)
    for shown in (state, state.view(min(seat, plan.seats - 1))):
        text = GAME.draw_text(shown)
        assert text.endswith("\n")
        assert all(line == line.rstrip() for line in text.split("\n"))


def test_every_shape_opens_where_it_is_open() -> None:
    for shape in range(len(SPELLING)):
        for lit in (0, OPEN[shape]):
            top, middle, bottom = cell = card_cell(shape, lit)
            assert all(len(line) == WIDTH for line in cell)
            ends = [top[2], middle[4], bottom[2], middle[0]]
            assert [end != " " for end in ends] == [
                OPEN[shape] >> side & 1 > 0 for side in range(4)
            ]


def test_different_shapes_look_different() -> None:
    for lit in (0, 15):
        assert len({card_cell(shape, lit) for shape in range(len(SPELLING))}) == len(SPELLING)


def test_a_grid_has_its_coordinates_along_the_border_however_far_it_grows() -> None:
    lines = draw_grid({(-11, -100): card_cell(1), (2, -99): card_cell(2)})
    assert lines[0].split() == [str(x) for x in range(-11, 3)]
    assert [line.split()[0] for line in (lines[2], lines[5])] == ["-100", "-99"]
    assert len(lines) == 1 + 2 * HEIGHT
