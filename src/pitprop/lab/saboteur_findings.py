"""What a simulation of Saboteur finds beyond what it finds for any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pitprop.lab.report import TextTable
from pitprop.lab.shares import share
from pitprop.lab.tally import Tally

_COMPOSITION_MEANINGS: Final = {
    "diggers v saboteurs": "how many of the players were which",
    "rounds": "how many rounds were played so",
    "diggers": "the share of these rounds that the gold diggers won",
    "saboteurs": "the share that the saboteurs won",
    "nobody": "the share that nobody won, as there was no saboteur to win it (S-67)",
}
_ROLE_MEANINGS: Final = {
    "computer player": "who played",
    "role": "in which role",
    "rounds": "in how many rounds, counted for each seat on its own",
    "won": "the share of them that its side won",
    "gold a round": "the gold pieces that it got in a round, on average",
}


@dataclass(frozen=True, slots=True)
class CompositionRow:
    """Who won the rounds with these numbers of diggers and saboteurs among the players."""

    diggers: int
    saboteurs: int
    rounds: int
    diggers_won: int
    saboteurs_won: int
    nobody_won: int

    @property
    def digger_rate(self) -> float:
        """The share of the rounds that the diggers won."""
        return self.diggers_won / self.rounds


@dataclass(frozen=True, slots=True)
class RoleRow:
    """How one opponent did in one role: rounds played and won, and gold pieces gained in them."""

    opponent: str
    role: str
    rounds: int
    won: int
    gold: int


@dataclass(frozen=True, slots=True)
class SaboteurFindings:
    """Who won.

    Attributes:
        by_composition: who won, by the roles really dealt to players.
        by_role: how each opponent did in each role.
    """

    unit: ClassVar[str] = "gold"

    by_composition: list[CompositionRow]
    by_role: list[RoleRow]

    @property
    def overall(self) -> CompositionRow:
        """All compositions together; its numbers of diggers and saboteurs are 0."""
        rows = self.by_composition
        return CompositionRow(
            diggers=0,
            saboteurs=0,
            rounds=sum(row.rounds for row in rows),
            diggers_won=sum(row.diggers_won for row in rows),
            saboteurs_won=sum(row.saboteurs_won for row in rows),
            nobody_won=sum(row.nobody_won for row in rows),
        )

    def grids(self) -> list[TextTable]:
        """See `Findings.grids`."""
        return [self._compositions(), self._roles()]

    def _compositions(self) -> TextTable:
        rows = [
            (
                "all rounds" if not row.diggers else f"{row.diggers} v {row.saboteurs}",
                f"{row.rounds}",
                share(row.diggers_won, row.rounds),
                share(row.saboteurs_won, row.rounds),
                share(row.nobody_won, row.rounds),
            )
            for row in [*self.by_composition, self.overall]
        ]
        headers = ("diggers v saboteurs", "rounds", "diggers", "saboteurs", "nobody")
        return TextTable(headers, list(rows), meanings=_COMPOSITION_MEANINGS)

    def _roles(self) -> TextTable:
        rows = [
            (
                row.opponent,
                row.role,
                f"{row.rounds}",
                share(row.won, row.rounds),
                f"{row.gold / row.rounds:.2f}",
            )
            for row in self.by_role
        ]
        headers = ("computer player", "role", "rounds", "won", "gold a round")
        return TextTable(headers, list(rows), left=2, meanings=_ROLE_MEANINGS)


def found(tally: Tally) -> SaboteurFindings:
    """What was counted."""
    return SaboteurFindings(_compositions(tally), _roles(tally))


def _compositions(tally: Tally) -> list[CompositionRow]:
    rows = []
    for diggers, saboteurs in sorted(
        {(int(key[1]), int(key[2])) for key in tally.found if key[0] == "composition"}
    ):
        won = [
            tally.found["composition", diggers, saboteurs, winner]
            for winner in ("diggers", "saboteurs", "nobody")
        ]
        rows.append(CompositionRow(diggers, saboteurs, sum(won), *won))
    return rows


def _roles(tally: Tally) -> list[RoleRow]:
    played = sorted({(str(key[1]), str(key[2])) for key in tally.found if key[0] == "role"})
    return [
        RoleRow(
            opponent,
            role,
            *(tally.found["role", opponent, role, what] for what in ("rounds", "won", "gold")),
        )
        for opponent, role in played
    ]
