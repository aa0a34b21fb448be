"""The engine's tables of path cards as plain lists: the opponents' search runs interpreted."""

from __future__ import annotations

from typing import Final

from pitprop.tunnels import card
from pitprop.tunnels.card import SHAPES

OPEN: Final[list[int]] = list(card.OPEN)
"""The openings of each shape, as a mask of sides."""

JOINED: Final[list[int]] = list(card.JOINED)
"""`JOINED[4 * shape + side]`: the openings joined to that one, itself included."""

OPPOSITE: Final[list[int]] = list(card.OPPOSITE)
"""The side across from each side."""

SIDE_BIT: Final[list[int]] = list(card.SIDE_BIT)
"""The bit of each side in a mask of sides."""

IS_DEAD_END: Final[list[bool]] = [card.is_dead_end(shape) for shape in range(SHAPES)]
"""Whether each shape joins no two of its openings."""


WAYS_TO_LIE: Final[list[set[int]]] = [{shape, card.TURNED[shape]} for shape in range(SHAPES)]
"""The one or two shapes that a card can lie as."""


def fits(key: int, shape: int) -> bool:
    """Whether a shape has the openings that are needed (bits 0–3) and none that are forbidden
    (bits 4–7)."""
    needed, forbidden = key & 15, key // 16
    return OPEN[shape] & needed == needed and OPEN[shape] & forbidden == 0
