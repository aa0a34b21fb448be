"""Simulating The Dark Cave: what is counted, and that it is counted right."""

from __future__ import annotations

from typing import Any

import pytest

from pitprop.core.errors import PitpropError
from pitprop.lab import SimulationReport, SimulationSpec, simulate
from pitprop.lab.dark_cave_findings import DarkCaveFindings


def run(players: int = 3, games: int = 4, **changes: Any) -> SimulationReport:
    """A small simulation."""
    values: dict[str, Any] = {"opponents": ("standard",), "processes": 1} | changes
    return simulate(SimulationSpec(players=players, games=games, game="dark_cave", **values))


def findings(report: SimulationReport) -> DarkCaveFindings:
    """What was found of The Dark Cave alone."""
    assert isinstance(report.findings, DarkCaveFindings)
    return report.findings


@pytest.mark.parametrize("players", [2, 5])
def test_every_game_is_won_by_a_clan_or_by_nobody(players: int) -> None:
    report = run(players)
    found = findings(report)
    assert (report.games, report.rounds, found.games) == (4, 4, 4)
    assert sum(row.won for row in found.by_clan) + found.nobody == 4
    assert sum(found.endings.values()) == 4
    assert sum(row.workers for row in found.by_clan) == 4 * players
    assert found.exit_used <= found.left <= 4 * players
    assert found.nobody == 4 - found.exit_used


def test_turns_are_counted() -> None:
    found = findings(run(games=5))
    assert 5 * found.fewest_turns <= found.turns <= 5 * found.most_turns
    assert found.most_turns <= 67


def test_all_that_is_found_is_printed() -> None:
    games, clans = findings(run(games=2)).grids()
    for grid in (games, clans):
        assert all(len(row) == len(grid.headers) for row in grid.rows)
    assert [row[0] for row in clans.rows] == ["blue", "yellow"]


def test_counts_do_not_depend_on_the_processes() -> None:
    one, two = run(games=3).to_json(), run(games=3, processes=2).to_json()
    assert one.pop("speed") != two.pop("speed")
    assert one == two


@pytest.mark.parametrize(
    "changes",
    [
        {"by_role": {"digger": "random", "saboteur": "random"}},
        {"composition": (1, 1), "single_rounds": True},
        {"composition": (2, 1)},
        {"single_rounds": True},
    ],
)
def test_there_are_no_roles_and_no_rounds(changes: dict[str, Any]) -> None:
    with pytest.raises(PitpropError, match="The Dark Cave"):
        run(**changes)
