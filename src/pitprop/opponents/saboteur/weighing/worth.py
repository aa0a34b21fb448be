"""What a card in the hand is worth to the diggers, between 0 and 1."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import (
    KIND,
    KINDS,
    MAP,
    MENDS,
    ROCKFALL,
    is_path,
    is_repair,
)

_PATHS: Final = {
    KIND["NESW"]: 0.9,
    KIND["NEW"]: 0.8,
    KIND["NES"]: 0.75,
    KIND["EW"]: 0.6,
    KIND["NS"]: 0.45,
    KIND["NE"]: 0.35,
    KIND["NW"]: 0.35,
}

PATH_WORTH: Final[vec[float]] = vec[float]([_PATHS.get(kind, 0.0) for kind in range(KINDS)])
"""What each path card is worth to a digger; 0 for other kinds."""


def worth(kind: i64, copies: i64, broken: i64, uncertain: float) -> float:
    """What a card is worth to a digger who holds it.

    Args:
        kind: the card.
        copies: how many copies of it are in the hand.
        broken: the mask of the digger's own broken tools.
        uncertain: how likely the treasure is to be elsewhere than the digger thinks.
    """
    more = float(copies - 1)
    if is_path(kind):
        return PATH_WORTH[kind] - 0.1 * more
    if kind == MAP:
        return 0.8 * uncertain - 0.2 * more
    if kind == ROCKFALL:
        return 0.5 - 0.2 * more
    if is_repair(kind):
        return 0.95 if MENDS[kind] & broken else 0.45 - 0.15 * more
    return 0.5 - 0.1 * more
