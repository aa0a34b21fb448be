"""Agents for tests: quick ones, whose moves follow from view and seed."""

from __future__ import annotations

from typing import Any


class First:
    """Makes the first move that is allowed."""

    def choose(self, view: Any, *, seed: str) -> str:
        return str(view.legal_moves[0])


class Lays:
    """Lays the last card that it can, or makes the last move."""

    def choose(self, view: Any, *, seed: str) -> str:
        moves = [str(move) for move in view.legal_moves]
        return max(moves, key=lambda move: (move.startswith("lay"), moves.index(move)))


class Breaks:
    """Answers nonsense wherever the seed says so."""

    def choose(self, view: Any, *, seed: str) -> str:
        return "fly" if seed.endswith("3") else str(view.legal_moves[-1])
