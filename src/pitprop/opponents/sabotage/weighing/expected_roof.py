"""What a roof is expected to be worth in the end, given the cards that are still to come.

Everything is in thousandths: of a point, or of certainty. `reach` holds, for each place and each
colour, how likely it is that the builders can have that colour there in the end, if they want to.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.rules.cards import COLOURS, PLACE_NAMES, PLACES
from pitprop.games.sabotage.rules.scoring import ENOUGH_TO_CLOSE, ROW_NAMES

THOUSAND: Final = 1000

# A well-placed card is still there in the end unless somebody takes it off.
_STAYS: Final = 930

# What a builder has to get: a card of the right letter, else an X or a wrench.
_IN_HAND: Final = 640
_BY_COPIES: Final[vec[i64]] = vec[i64]([120, 330, 470])
_X_IN_HAND: Final = 230
_MOST: Final = 760

# What it takes to get rid of a wrong card.
_REPAIR: Final = 70
_WRENCH_IN_HAND: Final = 380
_REMOVER_IN_HAND: Final = 210

# How much more points above five count than those below: they need a game closed in time.
_DOUBLED: Final = 500

_ROW_PLACES: Final[vec[i64]] = vec[i64](
    [PLACE_NAMES.index(place) for row in ROW_NAMES for place in row]
)
_ROWS: Final = len(ROW_NAMES)
_CELLS: Final = 3


def reach_by_copies(unseen: i64, in_play: i64) -> vec[i64]:
    """How likely a builder is to get one of some cards, by how many of them haven't been seen.

    In a set-up position cards may be missing: those are unseen, too, but nobody will get them.

    Args:
        unseen: how many cards haven't been seen.
        in_play: how many of these lie in a hand or in the draw pile.
    """
    if in_play == unseen:
        return _BY_COPIES
    missing = unseen - in_play
    none, one, both = _BY_COPIES[0], _BY_COPIES[1], _BY_COPIES[2]
    of_one = (missing * none + in_play * one) // unseen
    if unseen < 2:
        return vec[i64]([none, of_one, of_one])
    of_two = missing * (missing - 1) * none + 2 * missing * in_play * one
    of_two += in_play * (in_play - 1) * both
    return vec[i64]([none, of_one, of_two // (unseen * (unseen - 1))])


def reach_of_empty(in_hand: i64, to_come: i64, x_in_hand: i64) -> i64:
    """How likely an empty place is to have a colour in the end.

    Args:
        in_hand: how many cards of that letter and colour the builder holds.
        to_come: how likely it is to get one of them (see `reach_by_copies`).
        x_in_hand: how many X cards of that colour the builder holds.
    """
    reach = _IN_HAND if in_hand else to_come
    if x_in_hand:
        reach += _X_IN_HAND
    return min(_MOST, reach)


def reach_of_taken(fits: bool, wrench_in_hand: i64, removers_in_hand: i64) -> i64:
    """How likely a place where a card lies is to have a colour in the end.

    Args:
        fits: whether the card has that colour.
        wrench_in_hand: how many wrenches of that colour the builder holds.
        removers_in_hand: how many demontage and sabotage cards the builder holds.
    """
    if fits:
        return _STAYS
    if wrench_in_hand:
        return _WRENCH_IN_HAND
    return _REMOVER_IN_HAND if removers_in_hand else _REPAIR


def expected_rows(reach: vec[i64]) -> i64:
    """The sum of the expectations of all rows."""
    found: i64 = 0
    row: i64 = 0
    while row < _ROWS:
        found += _expected_row(reach, row)
        row += 1
    return found


def _expected_row(reach: vec[i64], row: i64) -> i64:
    """A point for matching colours and another for one colour (A-11, A-12); the likelier pair."""
    warm = _expected_pair(reach, row, 0)
    cold = _expected_pair(reach, row, 2)
    return max(cold, warm)


def _expected_pair(reach: vec[i64], row: i64, colour: i64) -> i64:
    """What is expected of a row in a colour and the next one, which match."""
    one: i64 = THOUSAND
    two: i64 = THOUSAND
    both: i64 = THOUSAND
    cell: i64 = 0
    while cell < _CELLS:
        at = _ROW_PLACES[_CELLS * row + cell] * COLOURS + colour
        first = reach[at]
        second = reach[at + 1]
        one = one * first // THOUSAND
        two = two * second // THOUSAND
        missed = (THOUSAND - first) * (THOUSAND - second) // THOUSAND
        both = both * (THOUSAND - missed) // THOUSAND
        cell += 1
    return both + (max(two, one))


def expected_score(reach: vec[i64]) -> i64:
    """What a roof is expected to score, points above five counted more (A-14)."""
    rows = expected_rows(reach)
    above = rows - THOUSAND * ENOUGH_TO_CLOSE
    return rows + above * _DOUBLED // THOUSAND if above > 0 else rows


def with_colours(reach: vec[i64], place: i64, colours: vec[i64]) -> vec[i64]:
    """The chances with those of one place replaced, one number for each colour.

    Args:
        reach: the chances, place by place.
        place: the place.
        colours: the new ones for that place, by colour.
    """
    changed = reach[:]
    colour: i64 = 0
    while colour < COLOURS:
        changed[place * COLOURS + colour] = colours[colour]
        colour += 1
    return changed


def cells() -> vec[i64]:
    """Room for the chances of all places."""
    return vec[i64]([0] * (PLACES * COLOURS))
