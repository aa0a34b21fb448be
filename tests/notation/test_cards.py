"""Cards in notation: every shape has one spelling, every card one name."""

from __future__ import annotations

from itertools import combinations

import pytest

from pitprop.games.saboteur.rules.cards import DECK, KIND, KIND_NAMES
from pitprop.tunnels.card import FIRST, JOINED, OPEN, SHAPE, SPELLING, TURNED


def partitions(sides: str) -> list[frozenset[str]]:
    """All ways to join some of the sides, worked out from the sets alone."""
    if not sides:
        return [frozenset()]
    rest = sides[1:]
    found = []
    for size in range(len(rest) + 1):
        for others in combinations(rest, size):
            left = "".join(side for side in rest if side not in others)
            group = sides[0] + "".join(others)
            found += [frozenset({group, *part}) for part in partitions(left)]
    return found


ALL = {
    part
    for size in range(5)
    for sides in combinations("NESW", size)
    for part in partitions("".join(sides))
}


def groups_of(shape: int) -> frozenset[str]:
    """The groups of a shape, read from the tables that the maze uses."""
    groups = set()
    for side in range(4):
        if OPEN[shape] >> side & 1:
            joined = JOINED[4 * shape + side]
            groups.add("".join("NESW"[bit] for bit in range(4) if joined >> bit & 1))
    return frozenset(groups)


def test_there_is_a_shape_for_each_way_to_join_openings() -> None:
    assert len(ALL) == len(SPELLING) == 52
    assert {groups_of(shape) for shape in range(52)} == ALL


@pytest.mark.parametrize("spelling", SPELLING)
def test_a_spelling_is_read_back_as_the_same_shape(spelling: str) -> None:
    shape = SHAPE[spelling]
    assert SPELLING[shape] == spelling
    assert groups_of(shape) == frozenset(filter(None, spelling.split(".")))


@pytest.mark.parametrize("spelling", SPELLING)
def test_sides_and_groups_stand_clockwise_from_north(spelling: str) -> None:
    groups = spelling.split(".")
    assert all(list(group) == sorted(group, key="NESW".index) for group in groups)
    assert [group[:1] for group in groups] == sorted(
        (group[:1] for group in groups), key="NESW".find
    )


@pytest.mark.parametrize("spelling", SPELLING)
def test_half_a_turn_opens_the_opposite_sides_and_two_bring_the_card_back(spelling: str) -> None:
    shape = SHAPE[spelling]
    opposite = dict(zip("NESW", "SWNE", strict=True))
    turned = frozenset(
        "".join(sorted((opposite[side] for side in group), key="NESW".index))
        for group in groups_of(shape)
    )
    assert groups_of(TURNED[shape]) == turned
    assert TURNED[TURNED[shape]] == shape


@pytest.mark.parametrize("spelling", SPELLING)
def test_the_first_spelling_names_both_half_turns(spelling: str) -> None:
    shape = SHAPE[spelling]
    both = {spelling, SPELLING[TURNED[shape]]}
    first = min(both, key=lambda each: ["NESW.".index(letter) for letter in each])
    assert SPELLING[FIRST[shape]] == SPELLING[FIRST[TURNED[shape]]] == first


@pytest.mark.clause("S-3")
def test_cards_of_the_hand_are_named_by_their_first_spelling() -> None:
    path_cards = [name for name in KIND_NAMES if name in SHAPE]
    assert len(path_cards) == 16
    assert all(SPELLING[FIRST[SHAPE[name]]] == name for name in path_cards)


@pytest.mark.clause("S-1", "S-3", "S-5")
def test_every_card_of_the_deck_has_one_name() -> None:
    assert len(DECK) == 67
    assert {KIND_NAMES[kind] for kind in DECK} == set(KIND_NAMES)
    assert [KIND[name] for name in KIND_NAMES] == list(range(len(KIND_NAMES)))
