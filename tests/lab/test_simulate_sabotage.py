"""Simulating Sabotage: what is counted, and that it is counted right."""

from __future__ import annotations

from typing import Any

import pytest

from pitprop.core.errors import PitpropError
from pitprop.lab import SimulationReport, SimulationSpec, simulate
from pitprop.lab.sabotage_findings import SabotageFindings


def run(players: int = 2, games: int = 4, **changes: Any) -> SimulationReport:
    """A small simulation."""
    values: dict[str, Any] = {"opponents": ("standard", "random"), "processes": 1} | changes
    return simulate(SimulationSpec(players=players, games=games, game="sabotage", **values))


def findings(report: SimulationReport) -> SabotageFindings:
    """What was found of Sabotage alone."""
    assert isinstance(report.findings, SabotageFindings)
    return report.findings


@pytest.mark.parametrize("players", [2, 4])
def test_matches_are_counted_by_side_and_by_seat(players: int) -> None:
    report = run(players)
    assert (report.games, report.rounds) == (4, 16)
    first, second = findings(report).by_side
    assert first.games == second.games == 16
    assert first.won + second.won + first.tied == 16
    assert first.tied == second.tied
    assert first.matches_won + second.matches_won + first.matches_tied == 4
    for seat in report.by_seat:
        side = (first, second)[seat.seat % 2]
        assert seat.points == side.points
        assert seat.won_alone == side.matches_won
        assert seat.won_shared == side.matches_tied


def test_partners_are_named_together() -> None:
    report = run(4, 1, opponents=("standard", "random", "random", "random"), single_rounds=True)
    names = [["standard", "random"], ["random", "random"]]
    assert [row.opponents for row in findings(report).by_side] == names
    assert [row["opponents"] for row in report.to_json()["by_side"]] == names
    (table,) = findings(report).grids()
    assert [row[1] for row in table.rows] == ["standard + random", "random + random"]


def test_a_score_is_what_the_worth_makes_of_it() -> None:
    """A-14, A-15: no system scores less than its worth less the point that closing costs."""
    for row in findings(run(2, 6)).by_side:
        assert row.worth - row.closed <= row.points <= 2 * row.worth


def test_single_games_are_counted_without_matches() -> None:
    report = run(2, 5, single_rounds=True)
    assert (report.games, report.rounds, report.moves_a_game) == (0, 5, None)
    assert all(row.matches_won == row.matches_tied == 0 for row in findings(report).by_side)
    assert len(findings(report).grids()) == 1


def test_counts_do_not_depend_on_the_processes() -> None:
    one, two = run(games=3).to_json(), run(games=3, processes=2).to_json()
    assert one.pop("speed") != two.pop("speed")
    assert one == two


def test_a_seed_decides_everything() -> None:
    assert run(games=2).to_json()["by_side"] == run(games=2).to_json()["by_side"]
    assert run(games=2, seed="2").to_json()["by_side"] != run(games=2).to_json()["by_side"]


@pytest.mark.parametrize(
    "changes", [{"by_role": {"digger": "random", "saboteur": "random"}}, {"composition": (1, 1)}]
)
def test_there_are_no_roles(changes: dict[str, Any]) -> None:
    with pytest.raises(PitpropError, match="no roles"):
        run(single_rounds=True, **changes)
