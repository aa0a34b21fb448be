"""A hand of cards as one integer: seven bits a card, its kind plus one, the lowest kind lowest.

For games with fewer than 127 kinds of cards and hands of at most nine.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

EMPTY_HAND: Final = 0

_CARD_MASK: Final = 127
_CARD_BITS: Final = 7


def hand_of(hands: vec[i64], seat: i64) -> i64:
    """The hand of a seat, or an empty one where `seat` says that nobody decides."""
    if seat < 0:
        return EMPTY_HAND
    return hands[seat]


def lowest(hand: i64) -> i64:
    """The lowest kind of a hand that has cards."""
    return (hand & _CARD_MASK) - 1


def without_lowest(hand: i64) -> i64:
    """The hand without one card of its lowest kind."""
    return hand >> _CARD_BITS


def holds(hand: i64, kind: i64) -> bool:
    """Whether a card of that kind is in the hand."""
    while hand:
        if lowest(hand) == kind:
            return True
        hand = without_lowest(hand)
    return False


def size(hand: i64) -> i64:
    """The number of cards."""
    count: i64 = 0
    while hand:
        count += 1
        hand = without_lowest(hand)
    return count


def card_at(hand: i64, at: i64) -> i64:
    """The kind of the card at a place, counted from 0 and from the lowest."""
    while at > 0:
        hand = without_lowest(hand)
        at -= 1
    return lowest(hand)


def with_card(hand: i64, kind: i64) -> i64:
    """The hand with one more card."""
    below: i64 = 0
    place: i64 = 1
    while hand and lowest(hand) < kind:
        below += place * (hand & _CARD_MASK)
        place <<= _CARD_BITS
        hand = without_lowest(hand)
    return below + place * (kind + 1 + (hand << _CARD_BITS))


def with_last(cards: i64, kind: i64) -> i64:
    """Cards that keep the order in which they came, the first lowest, with one more at the end."""
    place: i64 = 1
    rest = cards
    while rest:
        place <<= _CARD_BITS
        rest = without_lowest(rest)
    return cards + place * (kind + 1)


def without_card(hand: i64, kind: i64) -> i64:
    """The hand without one card of a kind.

    Raises:
        ValueError: it holds none.
    """
    below: i64 = 0
    place: i64 = 1
    while lowest(hand) != kind:
        if not hand:
            raise ValueError(f"the hand holds no card of kind {kind}")
        below += place * (hand & _CARD_MASK)
        place <<= _CARD_BITS
        hand = without_lowest(hand)
    return below + place * without_lowest(hand)


def hand_from(cards: vec[i64], start: i64, size: i64) -> i64:
    """A hand made of some cards of a pile.

    Args:
        cards: the pile.
        start: the place of the first of them.
        size: how many.
    """
    hand: i64 = EMPTY_HAND
    at = start
    while at < start + size:
        hand = with_card(hand, cards[at])
        at += 1
    return hand


def packed(kinds: Sequence[int]) -> i64:
    """The hand of these kinds."""
    hand: i64 = EMPTY_HAND
    for kind in sorted(kinds, reverse=True):
        hand = (hand << _CARD_BITS) + kind + 1
    return hand


def unpacked(hand: i64) -> list[int]:
    """The kinds in a hand, sorted."""
    kinds: list[int] = []
    while hand:
        kinds.append(lowest(hand))
        hand = without_lowest(hand)
    return kinds
