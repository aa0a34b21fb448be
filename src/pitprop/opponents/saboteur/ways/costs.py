"""What it costs to lead a tunnel through an empty place, in cards.

The fewer cards of the deck fit, the longer one waits for one of them: a place that `n` cards of
the deck lead through counts as `1 + WAITING / n` cards. Costs are whole numbers of sixteenths.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import COPIES, KIND_SHAPE, PATH_KINDS
from pitprop.opponents.saboteur.ways.shapes import IS_DEAD_END, fits, joins, ways_to_lie

CARD: Final = 16
"""The cost of one card that is never in short supply."""

WAITING: Final = 2

FAR: Final = 384
"""The cost that means out of reach; 24 cards."""

NO_WAY: Final = 4 * FAR
"""The cost of a way that no card of the deck can take."""

_KINDS: Final = [kind for kind in range(PATH_KINDS) if not IS_DEAD_END[KIND_SHAPE[kind]]]


def _cards_through(key: int, side: int, other: int) -> int:
    """How many cards of the deck lead from one side to the other, given what the neighbours ask."""
    return sum(
        COPIES[kind]
        for kind in _KINDS
        if any(fits(key, way) and joins(way, side, other) for way in ways_to_lie(KIND_SHAPE[kind]))
    )


def _cost_through(key: int, side: int, other: int) -> int:
    """What it costs to lead the tunnel from one side to another."""
    if side == other or key & 15 & key // 16:
        return NO_WAY
    count = _cards_through(key, side, other)
    return CARD + round(CARD * WAITING / count) if count else NO_WAY


THROUGH: Final[vec[i64]] = vec[i64](
    [
        _cost_through(key, side, other)
        for key in range(256)
        for side in range(4)
        for other in range(4)
    ]
)
"""`THROUGH[16 * key + 4 * side + other]`: what it costs to come in by one side and lead on to
another; `key` is what the neighbours ask: the sides where an opening is needed (bits 0–3) and where
none may be (bits 4–7)."""


CHEAPEST: Final[i64] = min(THROUGH)
"""The least that leading a tunnel through an empty place costs."""


_USUAL: Final = 1.15
"""What a card on the way usually costs, as one seldom waits long for a card that fits, in cards."""


def cards_about(left: float) -> int:
    """How many cards are missing, as a player would say.

    Args:
        left: what they cost, in cards.
    """
    return round(left / _USUAL)


def cards_of(cost: i64) -> i64:
    """A cost as a whole number of cards, halves rounded to even."""
    whole = cost // CARD
    rest = 2 * (cost - whole * CARD)
    if rest > CARD or (rest == CARD and whole & 1):
        whole += 1
    return whole
