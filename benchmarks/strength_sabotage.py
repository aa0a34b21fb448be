"""How strong the opponents of Sabotage are against each other: matches won, ties counting half.

    python -m benchmarks.strength_sabotage                  1,000 matches of each pair
    python -m benchmarks.strength_sabotage --matches 200 --minutes 10 --pair expert,standard
    python -m benchmarks.strength_sabotage --pair expert,former --former ENVIRONMENT

Every deal is played twice, with seats exchanged. Matches are played in batches with seeds of their
own, so that a run that has to stop early still reports what it has found. `former` is the `expert`
of another version, installed in an environment of its own or in a folder (see `elsewhere`). Run it
where the engine is compiled.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from math import sqrt
from pathlib import Path
from time import monotonic

from benchmarks import asking, machine
from benchmarks.elsewhere import Elsewhere
from pitprop import engine_mode
from pitprop.core.notation import cited
from pitprop.lab import SimulationReport, SimulationSpec, simulate
from pitprop.lab.sabotage_findings import SabotageFindings

PAIRS = ("standard,random", "expert,standard", "expert,random")
BATCH = 20
FORMER = "former"
"""What the opponent from the other version is called in a pair."""


class Score:
    """What came of the matches between two opponents, as the first of them sees it."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.won = 0
        self.tied = 0
        self.lost = 0
        self.points = 0
        self.slowest_p95 = 0.0

    def add(self, report: SimulationReport) -> None:
        """Count a batch."""
        assert isinstance(report.findings, SabotageFindings)
        first, second = report.findings.by_side
        if first.opponents[0] != self.name:
            first, second = second, first
        self.won += first.matches_won
        self.tied += first.matches_tied
        self.lost += second.matches_won
        self.points += first.points - second.points
        times = {row.opponent: row.p95 for row in report.times}
        self.slowest_p95 = max(self.slowest_p95, times[self.name])

    @property
    def matches(self) -> int:
        """How many matches were played."""
        return self.won + self.tied + self.lost

    def summary(self) -> str:
        """All of it on a line; the range is that of 95 %."""
        share = (self.won + self.tied / 2) / self.matches
        spread = 1.96 * sqrt(max(share * (1 - share), 0) / self.matches)
        return (
            f"{self.matches} matches: {self.won} won, {self.tied} tied, {self.lost} lost · "
            f"{100 * share:.1f} % ± {100 * spread:.1f} · "
            f"{self.points / self.matches:+.1f} points a match · "
            f"p95 of a decision at most {self.slowest_p95:.1f} ms in any batch"
        )


def batches(pair: str, arguments: argparse.Namespace) -> Iterator[SimulationReport]:
    """Reports on batches of matches, until there are enough of them or the time is up."""
    until = monotonic() + 60 * arguments.minutes
    names = tuple(pair.split(","))
    bots = {FORMER: Elsewhere(FORMER, "expert", arguments.former)} if arguments.former else {}
    for first in range(0, arguments.matches, 2 * BATCH):
        for seats in (names, names[::-1]):
            if monotonic() > until:
                return
            yield simulate(
                SimulationSpec(
                    players=arguments.players,
                    games=min(BATCH, (arguments.matches - first) // 2),
                    game="sabotage",
                    seed=f"{arguments.seed} batch {first // 2 // BATCH}",
                    opponents=seats,
                    bots=bots,
                    processes=arguments.processes,
                )
            )


def measured_on() -> str:
    """When and on what the measurement is made."""
    computer = machine.machine()
    return (
        f"{machine.now()} · {computer['processor']}, {computer['cores']} cores, "
        f"load {machine.load()}, {computer['python']}, {engine_mode()}, "
        f"commit {machine.commit()['commit']}"
    )


def _pair(text: str) -> str:
    """Two opponents, one of which may be the `expert` of the other version."""
    asking.pair(text, (FORMER,))
    return text


def main() -> None:
    parser = asking.Parser("strength_sabotage", "Let the opponents of Sabotage play matches.")
    parser.add_argument("--matches", type=asking.count, default=1000)
    parser.add_argument(
        "--minutes", type=asking.minutes, default=120.0, help="the most for each pair"
    )
    parser.add_argument("--players", type=int, choices=(2, 4), default=2)
    parser.add_argument("--pair", type=_pair, action="append", help="such as expert,standard")
    parser.add_argument("--former", help="where another version is installed")
    parser.add_argument("--seed", default="strength")
    parser.add_argument(
        "--processes", type=asking.count, help="how many processes (default: one per core)"
    )
    arguments = parser.asked()
    pairs = arguments.pair or PAIRS
    if any(FORMER in pair.split(",") for pair in pairs) != bool(arguments.former):
        parser.error("--former and a pair with former go together")
    if arguments.former and not Path(arguments.former).is_dir():
        parser.error(f"there is no folder {cited(arguments.former)}")
    print(measured_on(), flush=True)
    for pair in pairs:
        score = Score(pair.partition(",")[0])
        for report in batches(pair, arguments):
            score.add(report)
            print(f"{pair}, {arguments.players} players: {score.summary()}", flush=True)


if __name__ == "__main__":
    main()
