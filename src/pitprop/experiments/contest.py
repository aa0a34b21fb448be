"""What is won and lost in a match."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Contest:
    """What seats won or lost together: a round of Saboteur, else the whole match.

    Attributes:
        sides: what each seat was, such as `digger`; the same for all where a game has no roles.
        teams: the team of each seat, numbers from 0.
        ranks: the rank of each team, the best is lowest; equal ones have won or lost together.
        ending: how it ended, in a word of the game; empty where there is none.
        decisions: how many decisions it took to that end.
    """

    sides: tuple[str, ...]
    teams: tuple[int, ...]
    ranks: tuple[int, ...]
    ending: str
    decisions: int

    def share(self, seat: int) -> float:
        """A seat's share of the victory: 1, half where all teams are equal, or 0."""
        best = min(self.ranks)
        if max(self.ranks) == best:
            return 0.5
        return float(self.ranks[self.teams[seat]] == best)
