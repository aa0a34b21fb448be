"""What a card in the hand is worth to the diggers, between 0 and 1."""

from __future__ import annotations

from typing import Final

from pitprop.games.saboteur.rules.cards import (
    BREAK,
    KIND,
    KIND_SHAPE,
    MAP,
    MENDS,
    ROCKFALL,
    is_path,
    is_repair,
)
from pitprop.opponents.saboteur.shapes import IS_DEAD_END

_PATHS: Final = {
    KIND["NESW"]: 0.9,
    KIND["NEW"]: 0.8,
    KIND["NES"]: 0.75,
    KIND["EW"]: 0.6,
    KIND["NS"]: 0.45,
    KIND["NE"]: 0.35,
    KIND["NW"]: 0.35,
}


def is_dead_end(kind: int) -> bool:
    """Whether a card is a dead end."""
    return is_path(kind) and IS_DEAD_END[KIND_SHAPE[kind]]


def path_worth(kind: int) -> float:
    """What a path card is worth to a digger."""
    return _PATHS.get(kind, 0.0)


def worth(kind: int, copies: int, broken: int, uncertain: float) -> float:
    """What a card is worth to a digger who holds it.

    Args:
        kind: the card.
        copies: how many of it are in the hand.
        broken: the mask of the digger's own broken tools.
        uncertain: how likely the treasure is elsewhere than where the digger thinks.
    """
    if is_path(kind):
        return path_worth(kind) - 0.1 * (copies - 1)
    if kind == MAP:
        return 0.8 * uncertain - 0.2 * (copies - 1)
    if kind == ROCKFALL:
        return 0.5 - 0.2 * (copies - 1)
    if is_repair(kind):
        return 0.95 if MENDS[kind] & broken else 0.45 - 0.15 * (copies - 1)
    assert kind >= BREAK
    return 0.5 - 0.1 * (copies - 1)
