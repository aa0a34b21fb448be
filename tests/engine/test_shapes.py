"""Path cards as partitions of their openings: all 52, against their definitions."""

from __future__ import annotations

from itertools import product

import pytest

from pitprop.games.saboteur.rules.cards import KIND_NAMES, KIND_SHAPE
from pitprop.tunnels.card import (
    FIRST,
    JOINED,
    NO_SHAPE,
    OPEN,
    OPPOSITE,
    SHAPE,
    SHAPE_BIT,
    SHAPES,
    SIDE_BIT,
    SIDES,
    SPELLING,
    STEP_X,
    STEP_Y,
    TURNED,
    is_dead_end,
    quarter_turns,
)

ALL = range(SHAPES)

#: S-3, in its order: each tunnel card's first spelling, and the other half turn where there is one.
SPELLINGS = {
    "NESW": "NESW",
    "NES": "NSW",
    "NEW": "ESW",
    "NS": "NS",
    "EW": "EW",
    "NE": "SW",
    "NW": "ES",
    "N.E.S.W": "N.E.S.W",
    "N.E.S": "N.S.W",
    "N.E.W": "E.S.W",
    "N.S": "N.S",
    "E.W": "E.W",
    "N.E": "S.W",
    "N.W": "E.S",
    "N": "S",
    "E": "W",
}


def partitions() -> set[frozenset[frozenset[str]]]:
    """Every way to put some of the sides into groups: a group, or none, for each side."""
    found = set()
    for groups in product((None, 0, 1, 2, 3), repeat=4):
        sides: dict[int, set[str]] = {}
        for side, group in zip(SIDES, groups, strict=True):
            if group is not None:
                sides.setdefault(group, set()).add(side)
        found.add(frozenset(frozenset(group) for group in sides.values()))
    return found


def parts(shape: int) -> frozenset[frozenset[str]]:
    """The groups that a spelling names."""
    return frozenset(frozenset(group) for group in SPELLING[shape].split(".") if group)


def test_there_are_52_shapes_one_for_each_partition() -> None:
    assert SHAPES == len(SPELLING) == len(SHAPE) == 52
    assert {parts(shape) for shape in ALL} == partitions()


@pytest.mark.parametrize("shape", ALL, ids=lambda shape: SPELLING[shape] or "nothing")
def test_each_shape_has_one_spelling_clockwise_from_north(shape: int) -> None:
    groups = [group for group in SPELLING[shape].split(".") if group]
    assert all(list(group) == sorted(group, key=SIDES.index) for group in groups)
    assert groups == sorted(groups, key=lambda group: SIDES.index(group[0]))
    assert SHAPE[SPELLING[shape]] == shape


@pytest.mark.parametrize("shape", ALL, ids=lambda shape: SPELLING[shape] or "nothing")
def test_openings_and_what_is_joined_follow_from_the_groups(shape: int) -> None:
    for side, letter in enumerate(SIDES):
        joined = {other for group in parts(shape) if letter in group for other in group}
        assert bool(OPEN[shape] & SIDE_BIT[side]) == bool(joined)
        assert letters(JOINED[4 * shape + side]) == joined


def letters(mask: int) -> set[str]:
    """The sides of a mask."""
    return {letter for side, letter in enumerate(SIDES) if mask & SIDE_BIT[side]}


@pytest.mark.parametrize("shape", ALL, ids=lambda shape: SPELLING[shape] or "nothing")
def test_half_a_turn_swaps_opposite_sides(shape: int) -> None:
    swapped = {"N": "S", "E": "W", "S": "N", "W": "E"}
    turned = frozenset(frozenset(swapped[side] for side in group) for group in parts(shape))
    assert parts(TURNED[shape]) == turned
    assert TURNED[TURNED[shape]] == shape


@pytest.mark.parametrize("shape", ALL, ids=lambda shape: SPELLING[shape] or "nothing")
def test_a_quarter_turn_twice_is_half_a_turn(shape: int) -> None:
    one, other = quarter_turns(shape)
    assert TURNED[one] == other
    assert {turned for way in (one, other) for turned in quarter_turns(way)} == {
        shape,
        TURNED[shape],
    }


@pytest.mark.parametrize("shape", ALL, ids=lambda shape: SPELLING[shape] or "nothing")
def test_the_first_spelling_is_the_first_of_both_half_turns_letter_by_letter(shape: int) -> None:
    spellings = [SPELLING[shape], SPELLING[TURNED[shape]]]
    first = min(spellings, key=lambda spelling: ["NESW.".index(letter) for letter in spelling])
    assert SPELLING[FIRST[shape]] == first


@pytest.mark.clause("S-3")
def test_first_spellings_agree_with_the_order_of_the_cards() -> None:
    assert KIND_NAMES[: len(SPELLINGS)] == list(SPELLINGS)
    for kind, (first, turned) in enumerate(SPELLINGS.items()):
        assert SPELLING[KIND_SHAPE[kind]] == first
        assert SPELLING[TURNED[SHAPE[first]]] == turned
        assert FIRST[SHAPE[turned]] == FIRST[SHAPE[first]] == SHAPE[first]


def test_dead_ends_join_nothing() -> None:
    dead = {SPELLING[shape] for shape in ALL if is_dead_end(shape)}
    assert dead == {
        spelling for spelling in SPELLING if all(len(part) <= 1 for part in spelling.split("."))
    }
    assert len(dead) == 16


def test_sides_and_steps() -> None:
    assert list(SIDE_BIT) == [1, 2, 4, 8]
    for side in range(4):
        back = OPPOSITE[side]
        assert OPPOSITE[back] == side != back
        assert (STEP_X[side] + STEP_X[back], STEP_Y[side] + STEP_Y[back]) == (0, 0)
    assert [(STEP_X[side], STEP_Y[side]) for side in range(4)] == [(0, -1), (1, 0), (0, 1), (-1, 0)]


def test_shape_bits_are_single_bits_also_above_the_31st() -> None:
    assert [int(bit).bit_length() - 1 for bit in SHAPE_BIT] == list(ALL)
    assert SPELLING[NO_SHAPE] == ""
