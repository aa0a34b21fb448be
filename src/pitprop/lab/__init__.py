"""The laboratory: many games between opponents, on all cores, counted and timed.

from pitprop.lab import SimulationSpec, simulate

report = simulate(SimulationSpec(players=5, games=100, seats=("standard", "random")))
print(report.by_seat, report.findings, report.to_json())
"""

from __future__ import annotations

from pitprop.lab.report import (
    Findings,
    Grid,
    SeatRow,
    SimulationReport,
    Spread,
    TimeRow,
)
from pitprop.lab.simulate import Progress, simulate
from pitprop.lab.spec import SimulationSpec, parse_composition

__all__ = [
    "Findings",
    "Grid",
    "Progress",
    "SeatRow",
    "SimulationReport",
    "SimulationSpec",
    "Spread",
    "TimeRow",
    "parse_composition",
    "simulate",
]
