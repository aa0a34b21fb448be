"""The laboratory counts the same whatever it runs on."""

from __future__ import annotations

from typing import Any

import pytest

from pitprop.core.errors import IllegalMoveError, PitpropError
from pitprop.core.game import View
from pitprop.core.installed.registry import find_game
from pitprop.lab import SimulationReport, SimulationSpec, parse_composition, simulate
from pitprop.lab.saboteur_findings import CompositionRow, SaboteurFindings
from pitprop.opponents import Choice, Reason


def counts(report: SimulationReport) -> tuple[object, ...]:
    return (report.rounds, report.findings, report.by_seat)


def compositions(report: SimulationReport) -> list[CompositionRow]:
    assert isinstance(report.findings, SaboteurFindings)
    return report.findings.by_composition


def test_the_counts_do_not_depend_on_the_number_of_processes() -> None:
    reports = [
        simulate(
            SimulationSpec(players=4, games=6, seed="p", opponents=("random",), processes=many)
        )
        for many in (1, 2, 3)
    ]
    assert counts(reports[0]) == counts(reports[1]) == counts(reports[2])


def test_another_seed_is_another_simulation() -> None:
    one, two = (
        simulate(SimulationSpec(players=4, games=6, seed=seed, opponents=("random",), processes=1))
        for seed in "ab"
    )
    assert counts(one) != counts(two)


@pytest.mark.parametrize("processes", [1, 2])
def test_no_number_of_games_is_too_large_to_begin_with(processes: int) -> None:
    """What is still to be played takes no memory."""
    spec = SimulationSpec(players=3, games=10**15, opponents=("random",), processes=processes)
    seen: list[tuple[int, int]] = []

    def stop(done: int, games: int) -> None:
        seen.append((done, games))
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(spec, stop)
    ((done, games),) = seen
    assert 0 < done < 1000
    assert games == 10**15


def test_single_rounds_of_one_composition() -> None:
    report = simulate(
        SimulationSpec(
            players=5,
            games=8,
            by_role={"digger": "random", "saboteur": "random"},
            single_rounds=True,
            composition=parse_composition("4v1"),
            processes=1,
        )
    )
    (row,) = compositions(report)
    assert (row.diggers, row.saboteurs, row.rounds) == (4, 1, 8)


def test_three_rounds_a_game_are_counted_once_each() -> None:
    report = simulate(SimulationSpec(players=3, games=5, opponents=("random",), processes=1))
    assert report.rounds == 15
    assert sum(row.rounds for row in compositions(report)) == 15
    assert report.to_json()


def test_games_that_are_kept_change_nothing_else() -> None:
    kept, counted = (
        simulate(
            SimulationSpec(
                players=3, games=3, opponents=("random",), processes=1, keeps_games=keeps
            )
        )
        for keeps in (True, False)
    )
    assert counts(kept) == counts(counted)
    assert (len(kept.kept), len(counted.kept)) == (3, 0)
    found = [report.to_json() for report in (kept, counted)]
    assert {**found[0], "speed": {}} == {**found[1], "speed": {}}


@pytest.mark.parametrize(
    "spec",
    [
        SimulationSpec(players=2),
        SimulationSpec(players=5, games=0),
        SimulationSpec(players=3, opponents=("nobody",)),
        SimulationSpec(players=3, opponents=("random",) * 4),
        SimulationSpec(players=5, composition=(4, 1)),
        SimulationSpec(players=5, edition="chess"),
    ],
)
def test_what_cannot_be_simulated_is_refused(spec: SimulationSpec) -> None:
    with pytest.raises(PitpropError):
        simulate(spec)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"options": None}, "options are a mapping"),
        ({"bots": None}, "bots are named"),
        ({"bots": {"mine": 5}}, "the bot 'mine' has no method choose"),
        ({"composition": 5}, r"such as \(4, 1\), not 5"),
        ({"composition": "4v1"}, r"such as \(4, 1\), not '4v1'"),
        ({"single_rounds": "x"}, "single_rounds is True or False"),
        ({"keeps_games": "x"}, "keeps_games is True or False"),
        ({"keeps_games": True, "single_rounds": True}, "only whole games"),
    ],
)
def test_what_is_of_the_wrong_kind_is_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(PitpropError, match=message):
        simulate(SimulationSpec(players=5, games=1, opponents=("random",), **wrong))


def test_what_is_not_a_spec_is_refused() -> None:
    wrong: Any = "saboteur"
    with pytest.raises(PitpropError, match="takes a SimulationSpec, not 'saboteur'"):
        simulate(wrong)
    with pytest.raises(PitpropError, match="progress is called with two numbers"):
        simulate(SimulationSpec(players=3, games=1, opponents=("random",)), progress=wrong)


@pytest.mark.parametrize("text", ["4", "v1", "4v", "4v1v1", "٤v١", "9" * 5000 + "v1", "4 v 1"])
def test_what_is_no_composition_is_refused(text: str) -> None:
    with pytest.raises(PitpropError, match="4v1 is four diggers and one saboteur"):
        parse_composition(text)


class Cheat:
    """Lays a card that nobody holds, far from everything."""

    name = "cheat"

    def choose(self, view: View, *, seed: str) -> Choice:
        return Choice(find_game("saboteur").parse_move("rockfall 99,99"), (Reason("only-move"),))


def test_an_opponent_that_breaks_a_rule_is_named_with_the_reason_in_a_sentence() -> None:
    spec = SimulationSpec(
        players=3, games=1, opponents=("cheat",), bots={"cheat": Cheat()}, processes=1
    )
    with pytest.raises(
        IllegalMoveError, match=r"99,99: cheat chose this\. You have no card.*\[S-20\]"
    ):
        simulate(spec)
