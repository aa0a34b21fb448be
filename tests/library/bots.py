"""Players as somebody might write them."""

from __future__ import annotations

from dataclasses import dataclass

from pitprop.core.game import Move
from pitprop.library import SaboteurView


@dataclass(frozen=True)
class FirstMove:
    """Plays the first legal move."""

    def choose(self, view: SaboteurView, *, seed: str) -> Move:
        return view.legal_moves[0]


@dataclass(frozen=True)
class LastMoveInWords:
    """Plays the last legal move, and says it in notation."""

    def choose(self, view: SaboteurView, *, seed: str) -> str:
        return str(view.legal_moves[-1])


@dataclass(frozen=True)
class Cheat:
    """Plays a card that lies nowhere near."""

    def choose(self, view: SaboteurView, *, seed: str) -> str:
        return "rockfall 99,99"


@dataclass(frozen=True)
class Stumbles:
    """Has a mistake in it."""

    def choose(self, view: SaboteurView, *, seed: str) -> Move:
        return view.legal_moves[1_000_000]


class OwnError(Exception):
    """An error that can't be created anew from what it says."""

    def __init__(self, what: str, number: int) -> None:
        super().__init__(f"{what} {number}")


@dataclass(frozen=True)
class Raises:
    """Raises an error of its own, which doesn't come back from other processes."""

    def choose(self, view: SaboteurView, *, seed: str) -> Move:
        raise OwnError("out of ideas", 7)
