"""How well opponents play against each other, on fixed seeds.

The bounds leave room for opponents that play otherwise and not worse: about three standard
deviations of such counts. `standard` of Sabotage and of The Dark Cave is held against chance in
`test_sabotage_standard.py` and `test_dark_cave.py`, on the sources too.
"""

from __future__ import annotations

from dataclasses import replace

import pytest

from pitprop.core.installed.registry import own_game_names
from pitprop.lab import SimulationSpec, simulate
from pitprop.lab.sabotage_findings import SabotageFindings
from pitprop.lab.saboteur_findings import SaboteurFindings
from pitprop.opponents import opponent_names
from pitprop.opponents.effort import EFFORT
from tests.thorough import IS_THOROUGH

pytestmark = pytest.mark.skipif(not IS_THOROUGH, reason="so many games take the compiled engine")

# Who looks ahead wins with this much thought already, in per cent of the usual.
LITTLE = "5"

ROUNDS = 60
MATCHES = 6

HELD = {"standard", "expert", "random", "easy", "medium", "hard"}
"""The opponents whose strength is tested, here or where this module says, in each of our games.

The levels are measured by `benchmarks.levels`; medium and hard play as others do.
"""

HELD_IN_ONE: dict[str, set[str]] = {}
"""The others, by the only game that has them."""


@pytest.mark.parametrize("game", own_game_names())
def test_every_opponent_is_held_against_others(game: str) -> None:
    held = HELD | HELD_IN_ONE.get(game, set())
    assert set(opponent_names(game)) >= held
    new = sorted(set(opponent_names(game)) - held)
    assert not new, f"hold these against others in a test, and put them into HELD_IN_ONE: {new}"


def rounds_won_by_diggers(diggers: str, saboteurs: str) -> int:
    """Of so many rounds of five."""
    spec = SimulationSpec(
        game="saboteur",
        players=5,
        games=ROUNDS,
        seed="strength",
        single_rounds=True,
        by_role={"digger": diggers, "saboteur": saboteurs},
        processes=1,
    )
    findings = simulate(spec).findings
    assert isinstance(findings, SaboteurFindings)
    return sum(row.diggers_won for row in findings.by_composition)


@pytest.mark.parametrize(
    ("diggers", "saboteurs", "least", "most"),
    [
        ("standard", "random", 44, 60),
        ("random", "standard", 0, 3),
        ("standard", "standard", 16, 36),
    ],
)
def test_standard_of_saboteur_plays_both_roles_well(
    diggers: str, saboteurs: str, least: int, most: int
) -> None:
    assert least <= rounds_won_by_diggers(diggers, saboteurs) <= most


# What it gains as a saboteur takes hundreds of rounds to tell: `benchmarks.strength` counts them.
def test_gold_diggers_who_search_reach_the_treasure_more_often(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setenv(EFFORT, LITTLE)
    spec = SimulationSpec(
        players=5,
        games=ROUNDS // 5,
        seed="strength",
        single_rounds=True,
        composition=(3, 2),
        processes=1,
    )
    won = {}
    for name in ("standard", "expert"):
        roles = {"digger": name, "saboteur": "standard"}
        findings = simulate(replace(spec, by_role=roles)).findings
        assert isinstance(findings, SaboteurFindings)
        won[name] = sum(row.diggers_won for row in findings.by_composition)
    assert won["expert"] > won["standard"]


def test_expert_of_sabotage_beats_standard_whoever_begins(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(EFFORT, LITTLE)
    won = {"expert": 0, "standard": 0}
    points = dict(won)
    for seats in (("expert", "standard"), ("standard", "expert")):
        spec = SimulationSpec(
            game="sabotage", players=2, games=MATCHES, seed="strength", opponents=seats, processes=1
        )
        findings = simulate(spec).findings
        assert isinstance(findings, SabotageFindings)
        for row in findings.by_side:
            (name,) = row.opponents
            won[name] += row.won
            points[name] += row.points
    assert won["expert"] > won["standard"]
    assert points["expert"] > 1.2 * points["standard"]
