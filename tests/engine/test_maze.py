"""The maze: what is joined to the start, held against a plain flood, and without bounds."""

from __future__ import annotations

from dataclasses import dataclass, field

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.errors import PitpropError
from pitprop.tunnels.card import SHAPE, SIDE_BIT, SIDES, SPELLING
from pitprop.tunnels.maze import (
    HIDDEN_GOAL,
    MOST_PLACES,
    NO_PLACE,
    NOTHING,
    REACH,
    START,
    TUNNEL,
    Maze,
    empty_maze,
    maze_of,
    pack,
    packed_x,
    packed_y,
)
from tests.engine.reference import FACING, Cards, beside, is_open, lit_openings
from tests.thorough import trials

FAR = 40
DIRECTIONS = {"N": (0, -1), "E": (1, 0), "S": (0, 1), "W": (-1, 0)}


@dataclass
class Both:
    """A maze and the plain cards that it should hold, some way off from where they began."""

    dx: int = 0
    dy: int = 0
    maze: Maze = field(default_factory=empty_maze)
    cards: Cards = field(default_factory=dict)

    def __post_init__(self) -> None:
        self.maze.lay(self.dx, self.dy, SHAPE["NESW"], START)
        self.cards[self.dx, self.dy] = "NESW"

    def lay(self, x: int, y: int, card: str) -> None:
        self.maze.lay(x + self.dx, y + self.dy, SHAPE[card], TUNNEL)
        self.cards[x + self.dx, y + self.dy] = card

    def remove(self, x: int, y: int) -> None:
        self.maze.remove(self.maze.find(x + self.dx, y + self.dy))
        del self.cards[x + self.dx, y + self.dy]

    def check(self) -> None:
        lit = lit_openings(self.cards, (self.dx, self.dy))
        for place in range(self.maze.places()):
            x, y = self.maze.x(place), self.maze.y(place)
            card = self.cards.get((x, y), "")
            assert SPELLING[self.maze.shape(place)] == card
            assert self.maze.is_face_up(place) == bool(card)
            assert letters(self.maze.lit(place)) == lit.get((x, y), set())
            self.check_neighbours(place, (x, y), lit)
        assert all(self.maze.find(x, y) != NO_PLACE for x, y in self.cards)
        self.check_empty_places()

    def check_empty_places(self) -> None:
        empty = [
            place for place in range(self.maze.places()) if self.maze.occupant(place) == NOTHING
        ]
        ends = [place for place in empty if self.maze.lit_required(place)]
        assert list(self.maze.ends) == ends
        assert list(maze_of(self.maze.cells, self.maze.coordinates).ends) == ends
        assert list(self.maze.beside_openings()) == [
            place for place in empty if self.maze.required(place)
        ]

    def check_neighbours(
        self, place: int, at: tuple[int, int], lit: dict[tuple[int, int], set[str]]
    ) -> None:
        near = {side: self.cards.get(beside(at, side), "") for side in SIDES}
        opens = {side for side, card in near.items() if card and is_open(card, FACING[side])}
        walls = {side for side, card in near.items() if card} - opens
        assert letters(self.maze.required(place)) == opens
        assert letters(self.maze.blocked(place)) == walls
        assert letters(self.maze.lit_required(place)) == {
            side for side in opens if FACING[side] in lit[beside(at, side)]
        }


def letters(mask: int) -> set[str]:
    """The sides of a mask."""
    return {letter for side, letter in enumerate(SIDES) if mask & SIDE_BIT[side]}


coordinate = st.integers(-3, 3)
card = st.sampled_from([spelling for spelling in SPELLING if spelling])
changes = st.lists(st.tuples(coordinate, coordinate, card), max_size=40)
offset = st.integers(-REACH + 10, REACH - 10)


def build(both: Both, changed: list[tuple[int, int, str]]) -> None:
    """Lay cards, whether they fit or not; where one lies already, take it off."""
    for x, y, spelling in changed:
        if (x, y) == (0, 0):
            continue
        if (x + both.dx, y + both.dy) in both.cards:
            both.remove(x, y)
        else:
            both.lay(x, y, spelling)


@given(changes)
@settings(max_examples=trials(60))
def test_what_is_joined_agrees_with_a_flood_from_scratch(
    changed: list[tuple[int, int, str]],
) -> None:
    both = Both()
    for change in changed:
        build(both, [change])
        both.check()


@given(changes, offset, offset)
@settings(max_examples=trials(40))
def test_the_same_maze_elsewhere_is_the_same_maze(
    changed: list[tuple[int, int, str]], dx: int, dy: int
) -> None:
    here, there = Both(), Both(dx, dy)
    build(here, changed)
    build(there, changed)
    there.check()
    assert list(here.maze.cells) == list(there.maze.cells)


@given(changes)
@settings(max_examples=trials(30))
def test_a_copy_shares_nothing(changed: list[tuple[int, int, str]]) -> None:
    both = Both()
    build(both, changed[::2])
    before = list(both.maze.cells)
    copy = Both()
    copy.maze, copy.cards = both.maze.clone(), dict(both.cards)
    build(copy, changed[1::2])
    assert list(both.maze.cells) == before
    copy.check()
    both.check()


@pytest.mark.clause("S-13", "S-46")
@pytest.mark.parametrize("direction", DIRECTIONS)
def test_a_tunnel_goes_on_for_forty_cards(direction: str) -> None:
    step_x, step_y = DIRECTIONS[direction]
    straight = "NS" if direction in "NS" else "EW"
    both = Both()
    for step in range(1, FAR + 1):
        both.lay(step * step_x, step * step_y, straight)
    both.check()
    end = both.maze.find(FAR * step_x, FAR * step_y)
    beyond = both.maze.find((FAR + 1) * step_x, (FAR + 1) * step_y)
    assert letters(both.maze.lit(end)) == set(straight)
    assert letters(both.maze.lit_required(beyond)) == {FACING[direction]}
    both.remove(step_x, step_y)
    both.check()
    assert not both.maze.lit(end)
    both.lay(step_x, step_y, "NESW")
    both.check()
    assert letters(both.maze.lit(end)) == set(straight)


@pytest.mark.clause("S-13")
def test_a_maze_of_all_cards_may_lie_scattered_over_any_distance() -> None:
    """No two of sixty cards touch: as many places matter as ever can."""
    both = Both()
    for number in range(60):
        both.lay(500 * (number % 8 - 4) + 3, 400 * (number // 8) - 900, "N.E.S.W")
    both.check()
    assert both.maze.places() == 5 * 61


def test_hidden_goals_ask_for_nothing_until_they_are_turned_up() -> None:
    both = Both()
    goal = both.maze.hide_goal(2, 0)
    both.lay(1, 0, "EW")
    assert both.maze.occupant(goal) == HIDDEN_GOAL
    assert letters(both.maze.lit_required(goal)) == {"W"}
    assert not both.maze.blocked(both.maze.find(1, 0)) & SIDE_BIT[1]
    both.lay(2, 0, "NW")
    both.check()


def test_nothing_lies_where_nothing_was_laid() -> None:
    both = Both()
    assert both.maze.find(7, 7) == NO_PLACE
    assert both.maze.occupant(both.maze.find(0, -1)) == NOTHING


@given(offset, offset)
def test_coordinates_come_back_from_one_number(x: int, y: int) -> None:
    assert (packed_x(pack(x, y)), packed_y(pack(x, y))) == (x, y)


def test_a_maze_that_is_full_says_so() -> None:
    maze = empty_maze()
    maze.lay(0, 0, SHAPE["NESW"], START)

    def lay_a_line() -> None:
        for x in range(1, MOST_PLACES):
            maze.lay(x, 0, SHAPE["EW"])

    with pytest.raises(PitpropError, match=f"room for {MOST_PLACES} places"):
        lay_a_line()
    assert maze.occupant(maze.find(100, 0)) == TUNNEL
