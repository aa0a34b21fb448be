"""How strong the opponents of Saboteur are, in single rounds over fresh deals.

    python -m benchmarks.strength --games 2000 --seed 7
    python -m benchmarks.strength --player expert --games 200 --compositions 3v2,5v2 --minutes 30

Prints, with the machine and the date: standard diggers against random saboteurs, by composition;
standard against standard at every number of players; and how long a decision of `standard` takes.
With `--player` it prints what that opponent gains on either side against `standard`, over the same
deals; run that in an environment in which the engine is compiled. What was played for that is kept
(`--keep`), so that a run can be resumed, or extended with more deals later, until rules or
opponents change.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from benchmarks import asking
from benchmarks.kept import KeptDeals
from benchmarks.machine import ROOT, commit, load, machine, now
from benchmarks.strength_sides import COMPOSITIONS, SIDES, compare
from pitprop import engine_mode
from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.game import GAME
from pitprop.lab import SimulationReport, SimulationSpec, simulate
from pitprop.lab.saboteur_findings import CompositionRow, SaboteurFindings
from pitprop.lab.simulate import check_spec
from pitprop.lab.spec import parse_composition

SEATS = range(3, 11)
AGAINST_RANDOM = ((4, 1), (3, 2))


def main() -> None:
    """Print the tables."""
    asked = _arguments()
    computer = machine()
    print(f"{now()} · {computer['processor']}, {computer['cores']} cores · {computer['python']}")
    print(f"commit {commit()['commit']} · load {load()} · {asked.games} deals a row", flush=True)
    if asked.player:
        _print_sides(asked)
    else:
        _print_standard(asked)


def _print_sides(asked: argparse.Namespace) -> None:
    print(f"{asked.player} v standard, the engine {engine_mode()}")
    rows = [(composition, side) for composition in asked.compositions for side in asked.sides]
    until = monotonic() + 60 * asked.minutes
    for at, (composition, side) in enumerate(rows):
        name = f"{composition[0]}v{composition[1]}"
        minutes = (until - monotonic()) / 60 / (len(rows) - at)
        found = compare(
            asked.player,
            composition,
            side,
            range(asked.games),
            seed=asked.seed,
            edition=asked.edition,
            minutes=minutes,
            kept=KeptDeals(
                asked.keep, f"{asked.player}-{name}-{side}-{asked.edition}-{asked.seed}"
            ),
        )
        print(f"{name} {side}s  {found.line(asked.player)}", flush=True)


def _print_standard(asked: argparse.Namespace) -> None:
    print("\nstandard diggers v random saboteurs")
    for composition in AGAINST_RANDOM:
        report = _rounds(asked, sum(composition), "random", composition)
        _print_result(f"{composition[0]}v{composition[1]}", report)
    print("\nstandard v standard")
    for players in SEATS:
        report = _rounds(asked, players, "standard", None)
        _print_result(f"{players} players", report)
        for row in _compositions(report):
            print(
                f"    {row.diggers}v{row.saboteurs}  {row.digger_rate:6.1%} of {row.rounds}",
                flush=True,
            )


def _arguments() -> argparse.Namespace:
    parser = asking.Parser("strength", __doc__.splitlines()[0])
    parser.add_argument(
        "--games", type=asking.count, default=2000, help="deals a row (default 2000)"
    )
    parser.add_argument("--seed", default="7", help="where the deals come from")
    editions = [edition.name for edition in GAME.options.editions]
    parser.add_argument("--edition", choices=editions, default="amigo")
    player = asking.opponent_for(GAME.name)
    parser.add_argument("--player", type=player, help="the opponent to compare with standard")
    known = ",".join(f"{diggers}v{saboteurs}" for diggers, saboteurs in COMPOSITIONS)
    parser.add_argument("--compositions", type=_compositions_of, default=known)
    parser.add_argument("--sides", type=_sides, default=list(SIDES), help=",".join(SIDES))
    parser.add_argument(
        "--minutes", type=asking.minutes, default=600.0, help="begin no deal after that"
    )
    parser.add_argument(
        "--keep",
        type=Path,
        default=ROOT / ".cache" / "strength",
        help="where deals with --player are kept (default .cache/strength)",
    )
    parser.add_argument(
        "--processes", type=asking.count, help="processes to use (default: one per core)"
    )
    arguments = parser.asked()
    try:
        for each in arguments.compositions:
            spec = SimulationSpec(
                players=sum(each),
                edition=arguments.edition,
                single_rounds=True,
                composition=each,
            )
            check_spec(spec)
    except PitpropError as error:
        parser.error(str(error))
    return arguments


def _compositions_of(text: str) -> list[tuple[int, int]]:
    try:
        return [parse_composition(each) for each in text.split(",")]
    except PitpropError as error:
        raise argparse.ArgumentTypeError(str(error)) from error


def _sides(text: str) -> list[str]:
    sides = text.split(",")
    for side in sides:
        if side not in SIDES:
            raise argparse.ArgumentTypeError(
                f"{side!r} is not a side; these are {', '.join(SIDES)}"
            )
    return sides


def _rounds(
    asked: argparse.Namespace,
    players: int,
    saboteurs: str,
    composition: tuple[int, int] | None,
) -> SimulationReport:
    return simulate(
        SimulationSpec(
            players=players,
            games=asked.games,
            edition=asked.edition,
            seed=asked.seed,
            by_role={"digger": "standard", "saboteur": saboteurs},
            single_rounds=True,
            composition=composition,
            processes=asked.processes,
        )
    )


def _compositions(report: SimulationReport) -> list[CompositionRow]:
    assert isinstance(report.findings, SaboteurFindings)
    return report.findings.by_composition


def _print_result(name: str, report: SimulationReport) -> None:
    won = sum(row.diggers_won for row in _compositions(report))
    times = next(row for row in report.times if row.opponent == "standard")
    print(
        f"{name:10}  diggers {won / report.rounds:6.1%} of {report.rounds} · a decision: "
        f"half within {times.p50:.1f} ms, 95 % within {times.p95:.1f} ms",
        flush=True,
    )


if __name__ == "__main__":
    main()
