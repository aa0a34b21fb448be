"""What the opponents ask of path cards, besides the engine's own tables."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import KIND_NAMES, KIND_SHAPE, PATH_KINDS
from pitprop.tunnels import card
from pitprop.tunnels.card import JOINED, OPEN, SHAPES, SIDE_BIT, TURNED

IS_DEAD_END: Final[vec[i64]] = vec[i64]([int(card.is_dead_end(shape)) for shape in range(SHAPES)])
"""For each shape, 1 if it joins no two of its openings, else 0."""

DEAD_END_KIND: Final[vec[i64]] = vec[i64]([IS_DEAD_END[shape] for shape in KIND_SHAPE])
"""The same of each kind of path card."""


def is_dead_end_card(kind: i64) -> bool:
    """Whether a card of the hand is a dead end."""
    return kind < PATH_KINDS and DEAD_END_KIND[kind] != 0


def fits(key: int, shape: int) -> bool:
    """Whether a shape has the openings that are needed (bits 0–3) and none that are forbidden
    (bits 4–7)."""
    needed, forbidden = key & 15, key // 16
    return OPEN[shape] & needed == needed and OPEN[shape] & forbidden == 0


def joins(shape: int, side: int, other: int) -> bool:
    """Whether a shape joins two sides.

    Args:
        shape: the card as it lies.
        side: one side.
        other: the other side.
    """
    return JOINED[4 * shape + side] & SIDE_BIT[other] != 0


def ways_to_lie(shape: int) -> set[int]:
    """The one or two shapes that a card can lie as."""
    return {shape, int(TURNED[shape])}


_DOUBLE: Final[vec[i64]] = vec[i64]([int("+" in name) for name in KIND_NAMES])


def is_double_repair(kind: i64) -> bool:
    """Whether a card mends either of two tools."""
    return _DOUBLE[kind] != 0
