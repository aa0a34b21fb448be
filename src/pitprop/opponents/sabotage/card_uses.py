"""What a card can do at best on a roof, as the search estimates it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.games.sabotage.rules.cards import (
    PIPE_KINDS,
    PLACES,
    SABOTAGE,
    WRENCH,
    colour_of,
    letter_of,
)
from pitprop.games.sabotage.rules.scoring import ENOUGH_TO_CLOSE
from pitprop.opponents.sabotage.rollout import value
from pitprop.opponents.sabotage.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.rows import cell_at, score, with_cell

RAISE: Final = 1
LOWER: Final = -1

NOWHERE: Final = 15
"""The place of a card that can't do anything useful."""

_PLACE_BITS: Final = 4


def best_use(card: i64, rows: i64, before: i64, sign: i64, policy: RolloutPolicy) -> i64:
    """Where a card changes most what a roof is estimated to score (see `gain_in`, `place_in`).

    Args:
        card: the kind of card.
        rows: the roof.
        before: what it is estimated to score without the card.
        sign: `RAISE` or `LOWER`.
        policy: what roofs are taken to score.
    """
    place: i64 = letter_of(card)
    end: i64 = place + 1
    if place >= PLACES:
        place = 0
        end = PLACES
    best: i64 = 0
    where: i64 = NOWHERE
    while place < end:
        change = change_of(card, cell_at(rows, place))
        if change:
            gain = sign * (value(with_cell(rows, place, change), policy) - before)
            if gain > best:
                best = gain
                where = place
        place += 1
    return (best << _PLACE_BITS) + where


def gain_in(use: i64) -> i64:
    """How much a use changes the estimate, in hundredths of a point; never below 0."""
    return use >> _PLACE_BITS


def place_in(use: i64) -> i64:
    """Where; `NOWHERE` if nothing can be gained."""
    return use & NOWHERE


def change_of(card: i64, cell: i64) -> i64:
    """How a card changes a place (A-31 to A-35); 0 where it can't be used there."""
    if card >= PIPE_KINDS:
        return -cell
    if cell and letter_of(card) != WRENCH:
        return 0
    return colour_of(card) + 1 - cell


def can_harm(card: i64) -> bool:
    """Whether a card can be used on the other roof (A-31, A-35)."""
    return letter_of(card) < PLACES or card == SABOTAGE


def closing_lead(own: i64, other: i64) -> i64:
    """The lead that a roof of that worth can be closed with; 0 if it can't, or would lose by it."""
    lead = score(own) - 1 - score(other)
    if own < ENOUGH_TO_CLOSE or lead < 0:
        return 0
    return lead
