"""What a simulation of Sabotage finds beyond what it finds for any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pitprop.games.sabotage.rules.cards import ROOFS, roof_of
from pitprop.lab.report import TextTable
from pitprop.lab.shares import share
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally

_COUNTED: Final = ("games", "won", "tied", "closed", "worth", "points", "alone", "shared")


_SIDES: Final = "a roof with who builds it: seat 1 or 2, of four players seats 1 and 3 or 2 and 4"
_GAME_MEANINGS: Final = {
    "side": _SIDES,
    "computer players": "who played it",
    "games": "how many games were played",
    "won": "the share of the games in which it scored more than the other side",
    "tied": "the share in which both scored the same",
    "closed": "the share that this side closed (A-37)",
    "worth": "what its system was worth at the end of a game, on average",
    "points": "what it scored in a game, on average (A-14, A-15)",
}
_MATCH_MEANINGS: Final = {
    "side": _SIDES,
    "computer players": "who played it",
    "matches": "how many matches were played",
    "won": "the share of the matches that it won",
    "tied": "the share that both won together",
    "won, ties as half": "the share that it won, each match won together counted as half a one",
}


@dataclass(frozen=True, slots=True)
class SideRow:
    """How one side did: one player, or two partners.

    Attributes:
        side: 0 for seats 1 and 3, 1 for seats 2 and 4.
        opponents: who sat there, by seat.
        games: the games played, four in a match.
        won: the games in which the side scored more.
        tied: the games in which both scored the same.
        closed: the games that the side closed.
        worth: what its systems were worth, all games together.
        points: what they scored, all games together.
        matches_won: the matches won alone; 0 in single games.
        matches_tied: the matches that both sides won.
    """

    side: int
    opponents: list[str]
    games: int
    won: int
    tied: int
    closed: int
    worth: int
    points: int
    matches_won: int
    matches_tied: int


@dataclass(frozen=True, slots=True)
class SabotageFindings:
    """Who won, and how games ended.

    Attributes:
        by_side: how each side did.
    """

    unit: ClassVar[str] = "points"

    by_side: list[SideRow]

    def grids(self) -> list[TextTable]:
        """See `Findings.grids`."""
        grids = [self._games()]
        if any(row.matches_won or row.matches_tied for row in self.by_side):
            grids.append(self._matches())
        return grids

    def _games(self) -> TextTable:
        rows = [
            (
                f"{row.side + 1}",
                " + ".join(row.opponents),
                f"{row.games}",
                share(row.won, row.games),
                share(row.tied, row.games),
                share(row.closed, row.games),
                f"{row.worth / row.games:.2f}",
                f"{row.points / row.games:.2f}",
            )
            for row in self.by_side
        ]
        headers = ("side", "computer players", "games", "won", "tied", "closed", "worth", "points")
        return TextTable(headers, list(rows), left=2, meanings=_GAME_MEANINGS)

    def _matches(self) -> TextTable:
        matches = sum(row.matches_won for row in self.by_side) + self.by_side[0].matches_tied
        rows = [
            (
                f"{row.side + 1}",
                " + ".join(row.opponents),
                f"{matches}",
                share(row.matches_won, matches),
                share(row.matches_tied, matches),
                share(row.matches_won + row.matches_tied / 2, matches),
            )
            for row in self.by_side
        ]
        headers = ("side", "computer players", "matches", "won", "tied", "won, ties as half")
        return TextTable(headers, list(rows), left=2, meanings=_MATCH_MEANINGS)


def found(spec: SimulationSpec, tally: Tally) -> SabotageFindings:
    """What was counted."""
    rows = [
        SideRow(
            side,
            _opponents(spec, side),
            *(tally.found[side, what] for what in _COUNTED),
        )
        for side in range(ROOFS)
    ]
    return SabotageFindings(rows)


def _opponents(spec: SimulationSpec, side: int) -> list[str]:
    return [spec.opponent_at(seat) for seat in range(spec.players) if roof_of(seat) == side]
