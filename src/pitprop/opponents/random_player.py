"""`random`: any legal move, of any game."""

from __future__ import annotations

from typing import Any, Final

from pitprop.core.chance import RandomStream
from pitprop.opponents.base import Choice, Reason
from pitprop.opponents.choosing import check_decides


class RandomPlayer:
    """Picks among the legal moves uniformly at random."""

    name: Final = "random"

    def choose(self, view: Any, *, seed: str) -> Choice:
        """One of the legal moves (see `Opponent.choose`)."""
        moves = view.legal_moves()
        check_decides(view, moves)
        move = moves[RandomStream(seed, "random move").below(len(moves))]
        return Choice(move, (Reason("random", {"moves": len(moves)}),))
