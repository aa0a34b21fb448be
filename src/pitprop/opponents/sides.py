"""How even the sides of a game are: what `python -m benchmarks.sides` has counted.

The file `sides.toml` beside this one has, by game, edition, number of players and value of one
option, how many of a hundred rounds each side won with one computer player on all seats;
`docs/balance.md` shows it.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final

_FILE: Final = "sides.toml"


@dataclass(frozen=True, slots=True)
class Sides:
    """Who wins with one value of an option, out of a hundred rounds.

    Attributes:
        option: the name of the option.
        value: its value.
        diggers: how many the gold diggers won.
        low: the lower bound of that, at 95 %.
        high: the upper bound, at 95 %.
        saboteurs: how many the saboteurs won; nobody won the rest.
    """

    option: str
    value: str
    diggers: float
    low: float
    high: float
    saboteurs: float

    @property
    def unevenness(self) -> float:
        """How far the sides are from winning equally often."""
        return abs(self.diggers - self.saboteurs)


@dataclass(frozen=True, slots=True)
class Table:
    """What was measured for an edition and a number of players.

    Attributes:
        edition: the name of the edition.
        players: the number of players.
        rounds: how many rounds were played with each value.
        sides: what came of each value; that of the edition first.
    """

    edition: str
    players: int
    rounds: int
    sides: Sequence[Sides]

    @property
    def usual(self) -> Sides:
        """By the rules of the edition."""
        return self.sides[0]

    @property
    def nearest(self) -> Sides:
        """Where the sides are nearest to even; the first in a tie."""
        return min(self.sides, key=lambda each: each.unevenness)


def sides_of(game: str) -> Sequence[Table]:
    """What was measured of a game, by edition and number of players; nothing where it wasn't.

    Args:
        game: the name of the game.
    """
    tables = _measured().get(game, {})
    return [
        _table(edition, int(players), table)
        for edition, by_players in tables.items()
        for players, table in by_players.items()
    ]


def _table(edition: str, players: int, table: Mapping[str, Any]) -> Table:
    option = table["option"]
    sides = [Sides(option, value, **row) for value, row in table.items() if isinstance(row, dict)]
    return Table(edition, players, table["rounds"], sides)


@cache
def _measured() -> Mapping[str, Any]:
    return tomllib.loads((files(__package__) / _FILE).read_text("utf-8"))
