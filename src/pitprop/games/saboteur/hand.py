"""Hands of Saboteur: packed as `core.hand` has it, path cards below action cards.

No hand has more than the six cards of S-14, so that it fits with room to spare.
"""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.hand import (
    CARD_BITS,
    CARD_MASK,
    EMPTY_HAND,
    distinct,
    holds,
    lowest,
    packed,
    unpacked,
    with_card,
    without_card,
    without_lowest,
)
from pitprop.games.saboteur.cards import PATH_KINDS

__all__ = [
    "EMPTY_HAND",
    "action_cards",
    "distinct",
    "holds",
    "lowest",
    "packed",
    "path_cards",
    "unpacked",
    "with_card",
    "without_card",
    "without_lowest",
]


def action_cards(hand: i64) -> i64:
    """The action cards of a hand, which are above its path cards."""
    while hand and lowest(hand) < PATH_KINDS:
        hand = without_lowest(hand)
    return hand


def path_cards(hand: i64) -> i64:
    """The path cards of a hand."""
    mask: i64 = 0
    rest = hand
    while rest and lowest(rest) < PATH_KINDS:
        mask = (mask << CARD_BITS) + CARD_MASK
        rest = without_lowest(rest)
    return hand & mask
