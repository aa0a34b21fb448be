"""S-63: if the table wants it, the program picks the most valuable gold card for people."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pitprop.core.game import Move

_TAKE: Final = re.compile(r"take (\d+)")


def best_pick(moves: Sequence[Move]) -> Move | None:
    """The most valuable pick, or None where the decision isn't a gold pick."""
    picks = [_TAKE.fullmatch(str(move)) for move in moves]
    values = [int(pick[1]) for pick in picks if pick is not None]
    if not values or len(values) < len(moves):
        return None
    return moves[values.index(max(values))]
