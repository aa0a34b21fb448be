"""`pitprop tournament`."""

from __future__ import annotations

from pathlib import Path

import click

from pitprop.cli.ranges import WholeRange
from pitprop.cli.shared import PROCESSES, json_option


@click.command(short_help="Let agents play each other on the same deals, and rate them.")
@click.argument("spec", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    "folder",
    type=click.Path(path_type=Path),
    help="The folder for the results. [default: named after SPEC, where you are]",
)
@click.option(
    "--deals",
    type=WholeRange(min=1),
    help="Play no more deals than this now; started again without it, it goes on.",
)
@PROCESSES
@click.option(
    "--ray",
    metavar="ADDRESS",
    default="",
    help="Play on the Ray cluster there; local starts one on this machine.",
)
@json_option("the figures")
def tournament(
    spec: Path,
    folder: Path | None,
    deals: int | None,
    processes: int | None,
    ray: str,
    as_json: bool,
) -> None:
    """Play the tournament that the file SPEC describes, on all cores.

    Each deal is played twice, with seats and sides exchanged. What has been played is written down
    deal by deal: interrupted and started again, it goes on where it was. The figures depend on
    nothing but SPEC. docs/tournament.md says what a SPEC holds and what comes of it.

    \b
    pitprop tournament duel.toml
    pitprop tournament duel.toml -o duel-again --processes 1
    pitprop tournament duel.toml --deals 10
    """
    from pitprop.cli.experiment import run_experiment
    from pitprop.experiments.spec_file import read_spec

    asked = read_spec(spec)
    if deals is not None:
        asked = asked.at_most(deals)
    run_experiment(asked, folder or Path(f"{spec.stem}-results"), processes, as_json, ray)
