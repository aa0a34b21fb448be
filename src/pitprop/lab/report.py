"""What a simulation found."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from typing import Any, ClassVar, Protocol

from pitprop.core.installed.registry import find_game
from pitprop.lab.kept import KeptGames
from pitprop.lab.spec import SimulationSpec


@dataclass(frozen=True, slots=True)
class TextTable:
    """A few numbers for people: a line of headers, and rows with a word for each.

    Attributes:
        headers: the headings of the columns.
        rows: the words of each row.
        left: how many columns, from the left, hold words instead of numbers.
        meanings: what the columns mean, each by its header.
    """

    headers: tuple[str, ...]
    rows: list[tuple[str, ...]]
    left: int = 1
    meanings: Mapping[str, str] = field(default_factory=dict)


class Findings(Protocol):
    """What only one game has: a dataclass made by that game's module in this folder.

    Attributes:
        unit: what the game is scored in: gold, points.
    """

    unit: ClassVar[str]

    def grids(self) -> Sequence[TextTable]:
        """All findings, for people to read."""
        ...


@dataclass(frozen=True, slots=True)
class SeatRow:
    """How one seat did.

    Attributes:
        seat: the seat, from 0.
        opponent: who sat there; empty where opponents were given by role.
        points: the gold pieces or points gained in all games together.
        won_alone: the games won alone; 0 in single rounds.
        won_shared: the games won together with others.
    """

    seat: int
    opponent: str
    points: int
    won_alone: int
    won_shared: int


@dataclass(frozen=True, slots=True)
class Spread:
    """How long games or rounds were.

    Attributes:
        least: the smallest number.
        total: the sum over all of them.
        most: the largest number.
    """

    least: int
    total: int
    most: int


@dataclass(frozen=True, slots=True)
class TimeRow:
    """How long one opponent took for a decision, in milliseconds of processor time."""

    opponent: str
    decisions: int
    mean: float
    p50: float
    p95: float
    p99: float
    most: float


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """What a simulation found. All but the last four attributes are the same for the same spec.

    "Games" and "rounds" are the terms of Saboteur's rules; other games have other terms
    (`core.game.Terms`), which the JSON and the command line use.

    Attributes:
        spec: what was simulated.
        games: the games played; 0 in single rounds.
        rounds: the rounds played.
        findings: what is found for this game alone: `Findings` with more attributes in each game
            (`lab/saboteur_findings.py` and its neighbours), so that its type is left open.
        by_seat: how each seat did.
        moves_a_round: the decisions in a round, including gold picks.
        moves_a_game: the decisions in a game; None in single rounds.
        kept: the games one by one, in order; none where the spec keeps none.
        times: how long each opponent took for a decision.
        seconds: how long it took altogether.
        moves_a_second: decisions per second, all processes together.
        processes: the number of processes used.
    """

    spec: SimulationSpec
    games: int
    rounds: int
    findings: Any
    by_seat: list[SeatRow]
    moves_a_round: Spread
    moves_a_game: Spread | None
    kept: KeptGames
    times: list[TimeRow]
    seconds: float
    moves_a_second: float
    processes: int

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data in the game's terms; `speed` depends on the machine."""
        bare = replace(self, spec=replace(self.spec, bots={}), kept=KeptGames())
        data = self._in_terms(asdict(bare))
        data.pop("kept")
        data["spec"] = self._in_terms(self._as_counted(data["spec"]))
        for name in ("processes", "bots", "keeps_games"):
            data["spec"].pop(name)
        if self.spec.by_role:
            data["spec"]["opponents"] = []
        if deck := find_game(self.spec.game).deck:
            data["spec"]["deck"] = deck
        data |= data.pop("findings")
        speed = ("times", "seconds", "moves_a_second", "processes")
        return {
            **{name: value for name, value in data.items() if name not in speed},
            "speed": {name: data[name] for name in speed},
        }

    def _as_counted(self, spec: dict[str, Any]) -> dict[str, Any]:
        """The spec with its number called rounds where single rounds were played."""
        return {
            "rounds" if name == "games" and self.spec.single_rounds else name: value
            for name, value in spec.items()
        }

    def _in_terms(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """The same under the names that the game's rules give to games and rounds, if any."""
        terms = find_game(self.spec.game).terms
        named = {
            "games": terms.wholes,
            "rounds": terms.parts,
            "moves_a_game": f"moves_a_{terms.whole}",
            "moves_a_round": terms.part and f"moves_a_{terms.part}",
            "single_rounds": terms.parts and f"single_{terms.parts}",
        }
        return {
            named.get(name, name): value for name, value in data.items() if named.get(name, name)
        }
