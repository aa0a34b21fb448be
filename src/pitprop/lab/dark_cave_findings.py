"""What a simulation of The Dark Cave finds beyond what it finds for any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from pitprop.games.dark_cave.rules.cards import CLAN_NAMES
from pitprop.games.dark_cave.rules.table import ENDING_NAMES
from pitprop.lab.report import TextTable
from pitprop.lab.shares import share
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally

CLANS: Final = (0, 1)


_GAME_MEANINGS: Final = {
    "games": "how many games were played",
    "exit used": "the share in which a dwarf left the cave",
    "dwarves out": "how many dwarves left the cave in a game, on average",
    "goals seen": "how many goals were turned up in a game, on average",
    "nobody won": "the share that nobody won (D-83)",
    "turns": "how many turns a game had, on average",
    "fewest": "the turns of the shortest game",
    "most": "the turns of the longest game",
    "ended: cards": "the share that ended as all cards were gone (D-80)",
    "ended: clan": "the share that ended as all who work for one clan were out (D-80)",
    "ended: agreed": "the share that ended by agreement (D-82)",
}
_CLAN_MEANINGS: Final = {
    "clan": "the clan for which one works: a loyal dwarf for its own, a saboteur for the other",
    "won": "the share of the games that it won",
    "of those won": "the same of the games that any clan won",
    "work for it": "how many players worked for it in a game, on average",
    "gold saved": "how much gold they took out of the cave in a game, on average",
    "treasure": "that gold times the number of those who worked for the other clan (D-83)",
}


@dataclass(frozen=True, slots=True)
class ClanRow:
    """How one clan did: all who worked for it, saboteurs of the other clan among them.

    Attributes:
        clan: `blue` or `yellow`.
        won: the games that it won.
        workers: the dwarves that worked for it, all games together.
        saved: the gold that was saved for it, all games together.
        treasure: what that gold was worth, all games together.
    """

    clan: str
    won: int
    workers: int
    saved: int
    treasure: int


@dataclass(frozen=True, slots=True)
class DarkCaveFindings:
    """How games went, and which clan won.

    Attributes:
        games: the games played.
        exit_used: the games in which any dwarf left the cave.
        left: the dwarves that left, all games together.
        goals: the goals turned up, all games together.
        nobody: the games that nobody won.
        turns: the turns of all games together.
        fewest_turns: the turns of the shortest game.
        most_turns: the turns of the longest game.
        endings: how many games ended in each way: `cards`, `clan`, `agreed`.
        by_clan: how each clan did.
    """

    unit: ClassVar[str] = "treasure"

    games: int
    exit_used: int
    left: int
    goals: int
    nobody: int
    turns: int
    fewest_turns: int
    most_turns: int
    endings: dict[str, int]
    by_clan: list[ClanRow]

    def grids(self) -> list[TextTable]:
        """See `Findings.grids`."""
        return [self._games(), self._clans()]

    def _games(self) -> TextTable:
        headers = (
            "games",
            "exit used",
            "dwarves out",
            "goals seen",
            "nobody won",
            "turns",
            "fewest",
            "most",
        )
        row = (
            f"{self.games}",
            share(self.exit_used, self.games),
            f"{self.left / self.games:.2f}",
            f"{self.goals / self.games:.2f}",
            share(self.nobody, self.games),
            f"{self.turns / self.games:.1f}",
            f"{self.fewest_turns}",
            f"{self.most_turns}",
        )
        ends = tuple(share(self.endings[ending], self.games) for ending in ENDING_NAMES)
        names = tuple(f"ended: {name}" for name in ENDING_NAMES)
        return TextTable((*headers, *names), [(*row, *ends)], left=0, meanings=_GAME_MEANINGS)

    def _clans(self) -> TextTable:
        decided = self.games - self.nobody
        rows = [
            (
                row.clan,
                share(row.won, self.games),
                share(row.won, decided),
                f"{row.workers / self.games:.2f}",
                f"{row.saved / self.games:.2f}",
                f"{row.treasure / self.games:.2f}",
            )
            for row in self.by_clan
        ]
        headers = ("clan", "won", "of those won", "work for it", "gold saved", "treasure")
        return TextTable(headers, list(rows), meanings=_CLAN_MEANINGS)


def found(spec: SimulationSpec, tally: Tally) -> DarkCaveFindings:
    """What was counted."""
    count = tally.found
    games = count["games",]
    lengths = [int(key[1]) for key in count if key[0] == "turns" and len(key) == 2]
    rows = [
        ClanRow(
            CLAN_NAMES[clan],
            *(count[what, clan] for what in ("won", "workers", "saved", "treasure")),
        )
        for clan in CLANS
    ]
    return DarkCaveFindings(
        games=games,
        exit_used=count["exit used",],
        left=count["left",],
        goals=count["goals",],
        nobody=games - sum(row.won for row in rows),
        turns=count["turns",],
        fewest_turns=min(lengths),
        most_turns=max(lengths),
        endings={name: count["ending", name] for name in ENDING_NAMES},
        by_clan=rows,
    )
