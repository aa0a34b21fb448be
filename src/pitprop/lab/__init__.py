"""The laboratory: many games between opponents, on all cores, counted and timed.

from pitprop.lab import SimulationSpec, play_out, simulate

sums = play_out("saboteur", 5, 10_000, weights={"lay": 3, "pass": 0})
print(sums.won, sums.points, sums.steps)

report = simulate(SimulationSpec(players=5, games=100, opponents=("standard", "random")))
print(report.by_seat, report.findings, report.to_json())
"""

from __future__ import annotations

from pitprop.lab.playouts import play_out
from pitprop.lab.report import (
    Findings,
    SeatRow,
    SimulationReport,
    Spread,
    TextTable,
    TimeRow,
)
from pitprop.lab.simulate import Progress, simulate
from pitprop.lab.spec import SimulationSpec, parse_composition

__all__ = [
    "Findings",
    "Progress",
    "SeatRow",
    "SimulationReport",
    "SimulationSpec",
    "Spread",
    "TextTable",
    "TimeRow",
    "parse_composition",
    "play_out",
    "simulate",
]
