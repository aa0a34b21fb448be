"""Discard piles on which some cards lie face down: everybody sees their backs, and whose they were.

In such a pile a kind stands for a card that lies face up, and `FACE_DOWN + 16 * group + seat` for
one that lies face down. Somebody who doesn't know that card knows it as `-1 - group`; where all
backs are the same, there is only group 0. Which cards they are is kept apart, in their order.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

FACE_DOWN: Final = 256
"""More than there are kinds of cards."""


def face_down(seat: i64, group: i64) -> i64:
    """What stands in the pile for a card of a seat and a group."""
    return FACE_DOWN + 16 * group + seat


def face_down_seat(card: i64) -> i64:
    """Whose card it was that lies face down."""
    return card & 15


def face_down_group(card: i64) -> i64:
    """The group of a card that lies face down."""
    return card - FACE_DOWN >> 4


def unknown_card(group: i64) -> i64:
    """A card of which only the back is known."""
    return -1 - group


def own_face_down(pile: vec[i64], cards: vec[i64], seat: i64) -> list[int]:
    """The kinds of a seat's own cards that lie face down, in their order.

    Args:
        pile: the discard pile.
        cards: the kinds of all cards that lie face down.
        seat: the seat.
    """
    owners = [face_down_seat(card) for card in pile if card >= FACE_DOWN]
    return [kind for kind, owner in zip(cards, owners, strict=True) if owner == seat]


def known_face_down(pile: vec[i64], own: list[int], seat: i64) -> list[int]:
    """The cards that lie face down, in their order, as far as a seat knows them.

    Args:
        pile: the discard pile.
        own: the kinds of the seat's own cards among them.
        seat: the seat.
    """
    kinds = iter(own)
    return [
        next(kinds) if face_down_seat(card) == seat else unknown_card(face_down_group(card))
        for card in pile
        if card >= FACE_DOWN
    ]
