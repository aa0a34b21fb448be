"""What a card can change at most on a roof, as the search estimates it."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.sabotage.rules.cards import (
    PIPE_KINDS,
    PLACES,
    SABOTAGE,
    WRENCH,
    colour_of,
    letter_of,
)
from pitprop.opponents.sabotage.search.rollout import value
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.search.rows import cell_at, with_cell


def most_raised(card: i64, own: i64, before: i64, policy: RolloutPolicy) -> i64:
    """By how much a card can raise what one's own roof is estimated to score; never below 0.

    Args:
        card: the kind of card.
        own: the rows of the roof.
        before: what it is estimated to score without the card, in hundredths of a point.
        policy: what roofs are taken to score.
    """
    return _most_changed(card, own, before, 1, policy)


def most_lowered(card: i64, other: i64, before: i64, policy: RolloutPolicy) -> i64:
    """By how much a card that can harm can lower what the other roof is estimated to score.

    Args:
        card: the kind of card (see `can_harm`).
        other: the rows of the roof.
        before: what it is estimated to score without the card, in hundredths of a point.
        policy: what roofs are taken to score.
    """
    return _most_changed(card, other, before, -1, policy)


def can_harm(card: i64) -> bool:
    """Whether a card can be used on the other roof (A-31, A-35)."""
    return letter_of(card) < PLACES or card == SABOTAGE


def _most_changed(card: i64, rows: i64, before: i64, sign: i64, policy: RolloutPolicy) -> i64:
    letter = letter_of(card)
    # Not `letter if … else 0`: of an i64 and a literal the compiler makes a Python number.
    place: i64 = letter
    end: i64 = letter + 1
    if letter >= PLACES:
        place = 0
        end = PLACES
    best: i64 = 0
    while place < end:
        change = _change(card, letter, cell_at(rows, place))
        if change:
            gain = sign * (value(with_cell(rows, place, change), policy) - before)
            if gain > best:
                best = gain
        place += 1
    return best


def _change(card: i64, letter: i64, cell: i64) -> i64:
    """How a card changes a place (A-31 to A-35); 0 where it can't, or changes nothing."""
    if card >= PIPE_KINDS:
        return -cell
    if cell and letter != WRENCH:
        return 0
    return colour_of(card) + 1 - cell
