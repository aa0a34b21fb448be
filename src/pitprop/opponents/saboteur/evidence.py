"""All that speaks for and against each player, added up over a round."""

from __future__ import annotations

from math import log
from typing import Final

from pitprop.games.saboteur.rules.cards import DIGGER, GOALS, SABOTEUR
from pitprop.opponents.saboteur.lay_evidence import Odds, odds

# How often a player breaks or mends another's tools, by both roles; `q` is how far everybody could
# take the other for a saboteur at that time: (rate at q = 0, rate at q = 1).
_BREAKS: Final = {
    (DIGGER, DIGGER): (0.03, 0.60),
    (DIGGER, SABOTEUR): (0.25, 0.95),
    (SABOTEUR, DIGGER): (0.60, 0.70),
    (SABOTEUR, SABOTEUR): (0.30, 0.40),
}
_MENDS: Final = {
    (DIGGER, DIGGER): (0.90, 0.15),
    (DIGGER, SABOTEUR): (0.50, 0.05),
    (SABOTEUR, DIGGER): (0.15, 0.08),
    (SABOTEUR, SABOTEUR): (0.35, 0.40),
}
PASSED: Final = odds(0.30, 0.36)


class Evidence:
    """The logarithms of how well each role explains what each player has done.

    Attributes:
        digger: for each place of the treasure, for each seat: as a digger.
        saboteur: the same as a saboteur.
        pairs: for each (seat, other seat) that the first has aimed at: by the role of the one and
            then of the other.
    """

    __slots__ = ("digger", "pairs", "saboteur")

    def __init__(self, seats: int) -> None:
        self.digger = [[0.0] * seats for _ in range(GOALS)]
        self.saboteur = [[0.0] * seats for _ in range(GOALS)]
        self.pairs: dict[tuple[int, int], list[list[float]]] = {}

    def clone(self) -> Evidence:
        """Evidence that shares nothing changeable with this."""
        copy = Evidence.__new__(Evidence)
        copy.digger = [row[:] for row in self.digger]
        copy.saboteur = [row[:] for row in self.saboteur]
        copy.pairs = {pair: [row[:] for row in rows] for pair, rows in self.pairs.items()}
        return copy

    def add(self, seat: int, treasure: int, found: Odds) -> None:
        """Add what a player did, if the treasure is in a given place.

        Args:
            seat: the player's seat.
            treasure: the goal that the treasure is under.
            found: how likely a digger and a saboteur do that.
        """
        self.digger[treasure][seat] += found.digger
        self.saboteur[treasure][seat] += found.saboteur

    def add_broken(self, seat: int, target: int, suspicion: float) -> None:
        """Add that a player broke a tool of another.

        Args:
            seat: who broke it.
            target: whose tool.
            suspicion: how likely that one was a saboteur, as far as everybody could know.
        """
        self._add_pair(seat, target, _BREAKS, suspicion)

    def add_mended(self, seat: int, target: int, suspicion: float) -> None:
        """Add that a player mended a tool of another (see `add_broken`).

        Args:
            seat: the player's seat.
            target: the player whose tool was mended.
            suspicion: how likely that player is a saboteur.
        """
        self._add_pair(seat, target, _MENDS, suspicion)

    def add_said(self, seat: int, target: int, rates: dict[tuple[int, int], float]) -> None:
        """Add that a player has said something about another.

        Args:
            seat: who has said it.
            target: about whom.
            rates: how often it is said, by the role of the one and then of the other.
        """
        rows = self.pairs.setdefault((seat, target), [[0.0, 0.0], [0.0, 0.0]])
        for (role, other), rate in rates.items():
            rows[role][other] += log(rate)

    def _add_pair(
        self,
        seat: int,
        target: int,
        rates: dict[tuple[int, int], tuple[float, float]],
        suspicion: float,
    ) -> None:
        rows = self.pairs.setdefault((seat, target), [[0.0, 0.0], [0.0, 0.0]])
        for (role, other), (trusted, suspected) in rates.items():
            rows[role][other] += log(trusted + (suspected - trusted) * suspicion)


def breaking_looks(suspicion: float) -> float:
    """How suspicious it looks to break a tool of a player: the logarithm of how much likelier it
    makes a saboteur of who does it.

    Args:
        suspicion: how likely the other is a saboteur, as far as everybody can know.
    """
    return log(_breaks(SABOTEUR, suspicion) / _breaks(DIGGER, suspicion))


def _breaks(role: int, suspicion: float) -> float:
    rate = 0.0
    for other, chance in ((DIGGER, 1 - suspicion), (SABOTEUR, suspicion)):
        trusted, suspected = _BREAKS[role, other]
        rate += chance * (trusted + (suspected - trusted) * suspicion)
    return rate
