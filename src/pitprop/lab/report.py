"""What a simulation found."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any

from pitprop.lab.spec import SimulationSpec


@dataclass(frozen=True, slots=True)
class CompositionRow:
    """Who won the rounds with so many diggers and saboteurs among the players."""

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
class SeatRow:
    """How one seat did.

    Attributes:
        seat: the seat, from 0.
        opponent: who sat there; empty where opponents were given by role.
        gold: the gold pieces gained in all games together.
        won_alone: the games won alone; 0 in single rounds.
        won_shared: the games won together with others.
    """

    seat: int
    opponent: str
    gold: int
    won_alone: int
    won_shared: int


@dataclass(frozen=True, slots=True)
class Spread:
    """Smallest, mean and largest of a number."""

    least: int
    mean: float
    most: int


@dataclass(frozen=True, slots=True)
class TimeRow:
    """How long one opponent took for a decision, in milliseconds."""

    opponent: str
    decisions: int
    mean: float
    p50: float
    p95: float
    p99: float
    most: float


@dataclass(frozen=True, slots=True)
class SimulationReport:
    """What a simulation found. All but the last four are the same for the same spec.

    Attributes:
        spec: what was simulated.
        games: the games played; 0 in single rounds.
        rounds: the rounds played.
        by_composition: who won, by the roles really dealt to players.
        by_role: how each opponent did in each role.
        by_seat: how each seat did.
        moves_a_round: the decisions in a round, the gold picks included.
        moves_a_game: the decisions in a game; None in single rounds.
        times: how long each opponent took for a decision.
        seconds: how long all of it took.
        moves_a_second: decisions in a second, all processes together.
        processes: the number of processes used.
    """

    spec: SimulationSpec
    games: int
    rounds: int
    by_composition: list[CompositionRow]
    by_role: list[RoleRow]
    by_seat: list[SeatRow]
    moves_a_round: Spread
    moves_a_game: Spread | None
    times: list[TimeRow]
    seconds: float
    moves_a_second: float
    processes: int

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

    def to_json(self) -> dict[str, Any]:
        """All of it as plain data; what depends on the machine is under `speed`."""
        data = asdict(self)
        data["spec"].pop("processes")
        speed = ("times", "seconds", "moves_a_second", "processes")
        return {
            **{name: value for name, value in data.items() if name not in speed},
            "speed": {name: data[name] for name in speed},
        }
