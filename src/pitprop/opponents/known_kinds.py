"""Which moves opponents weigh: those of the kinds that they know.

People and `random` make a new kind of move as soon as the rules allow it. The others pass over it
until they are told what it is worth, and the `known_kinds` of the game names it.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.opponents.base import Choice
from pitprop.opponents.random_player import RandomPlayer


def of_kinds(codes: Iterable[int], kinds: frozenset[int], kind_mask: int) -> vec[i64]:
    """The codes of some kinds, in their order.

    Args:
        codes: the codes of moves.
        kinds: the kinds.
        kind_mask: the bits of a code that hold its kind.
    """
    return vec[i64]([code for code in codes if code & kind_mask in kinds])


def any_move(view: Any, *, seed: str) -> Choice:
    """What is done where a player knows none of the moves that there are.

    Args:
        view: the player's view.
        seed: where the chance comes from.

    Raises:
        PitpropError: the player has nothing to decide.
    """
    return RandomPlayer().choose(view, seed=seed)
