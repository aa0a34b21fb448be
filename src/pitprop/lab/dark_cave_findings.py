"""What a simulation of The Dark Cave finds beside what it finds of any game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pitprop.games.dark_cave.cards import CLAN_NAMES
from pitprop.games.dark_cave.table import ENDING_NAMES
from pitprop.lab.report import Grid
from pitprop.lab.shares import share
from pitprop.lab.tally import Tally


@dataclass(frozen=True, slots=True)
class DarkCaveFindings:
    """Who won, how games ended, and how many left the cave.

    Attributes:
        games: the games played.
        won: the games won by each clan, and by nobody.
        endings: the games by why they ended.
        exit_used: the games in which a dwarf left the cave.
        left: the dwarves that left, all games together.
        saved: the gold saved, all games together.
        turns: the games by their number of turns, those sat out included.
    """

    unit: ClassVar[str] = "points"

    games: int
    won: dict[str, int]
    endings: dict[str, int]
    exit_used: int
    left: int
    saved: int
    turns: dict[int, int]

    def grids(self) -> list[Grid]:
        """See `Findings.grids`."""
        turns = sorted(number for number, games in self.turns.items() for _ in range(games))
        return [
            Grid(
                ("won by", "games", "share"),
                [(name, f"{count}", share(count, self.games)) for name, count in self.won.items()],
            ),
            Grid(
                ("ended by", "games", "share"),
                [
                    (key, f"{count}", share(count, self.games))
                    for key, count in self.endings.items()
                ],
            ),
            Grid(
                ("exit used", "dwarves out", "gold saved", "turns least", "mean", "most"),
                [
                    (
                        share(self.exit_used, self.games),
                        f"{self.left / self.games:.2f}",
                        f"{self.saved / self.games:.2f}",
                        f"{turns[0]}",
                        f"{sum(turns) / self.games:.1f}",
                        f"{turns[-1]}",
                    )
                ],
                left=0,
            ),
        ]


def found(tally: Tally) -> DarkCaveFindings:
    """What was counted."""
    games = tally.found["games",]
    left = {key[1]: count for key, count in tally.found.items() if key[0] == "left"}
    turns = {key[1]: count for key, count in tally.found.items() if key[0] == "turns"}
    return DarkCaveFindings(
        games=games,
        won={name: tally.found["won", name] for name in (*CLAN_NAMES, "nobody")},
        endings={name: tally.found["ending", name] for name in ENDING_NAMES},
        exit_used=games - left.get(0, 0),
        left=sum(int(number) * count for number, count in left.items()),
        saved=tally.found["saved",],
        turns={int(number): turns[number] for number in sorted(turns, key=int)},
    )
