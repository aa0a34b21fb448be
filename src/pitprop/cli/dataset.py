"""`pitprop dataset`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from pitprop.cli.changes import OPTIONS, changes_to
from pitprop.cli.shared import EDITION, PROCESSES, seed_option
from pitprop.core.asked import checked_number
from pitprop.core.errors import PitpropError

if TYPE_CHECKING:
    from pitprop.experiments.agents import Agent


@click.command(short_help="Let agents play, and keep every decision as a data set.")
@click.argument("game")
@click.option("--players", type=int, required=True, help="How many players.")
@EDITION
@OPTIONS
@click.option(
    "--agents",
    metavar="NAMES",
    default="standard",
    show_default=True,
    help="One agent on all seats, or two against each other, with a comma; computer players by"
    " name, or any Python object by module:name.",
)
@click.option(
    "--composition",
    metavar="4v1",
    default="",
    help="Saboteur only: single rounds with these numbers of diggers v saboteurs.",
)
@click.option("--deals", default=100, show_default=True, help="How many deals.")
@seed_option()
@click.option(
    "-o",
    "--output",
    "folder",
    type=click.Path(path_type=Path),
    required=True,
    help="The folder for matches.parquet and decisions.parquet.",
)
@PROCESSES
def dataset(
    game: str,
    players: int,
    edition: str,
    options: tuple[str, ...],
    agents: str,
    composition: str,
    deals: int,
    seed: str,
    folder: Path,
    processes: int | None,
) -> None:
    """Let agents play GAME, and keep what they saw, could do, did and why, as Parquet.

    Two agents play each deal twice, with seats and sides exchanged. Interrupted and started again,
    it goes on where it was. docs/tournament.md lists the columns.

    \b
    pitprop dataset saboteur --players 5 --agents standard,random --deals 200 -o rounds
    """
    from pitprop.cli.experiment import run_experiment
    from pitprop.core.installed.registry import find_game
    from pitprop.experiments.playing import check_setting
    from pitprop.experiments.spec import Setting, TournamentSpec, all_pairs

    checked_number(deals, "the number of deals", least=1)
    found = find_game(game)
    setting = Setting(
        game,
        players,
        edition or found.options.editions[0].name,
        changes_to(found, options),
        bool(composition),
        composition,
    )
    check_setting(setting)
    named = _agents(agents)
    pairs = all_pairs(list(named))
    spec = TournamentSpec(named, [setting], pairs, deals, seed, decisions=True)
    run_experiment(spec, folder, processes)


def _agents(text: str) -> dict[str, Agent]:
    from pitprop.experiments.agents import Agent

    names = [name.strip() for name in text.split(",")]
    if len(names) > 2 or len(set(names)) < len(names) or not all(names):
        raise PitpropError(
            "one agent plays, or two against each other, such as --agents standard,random;"
            " pitprop tournament plays more"
        )
    here = str(Path.cwd())
    return {
        name: Agent(python=name, folder=here) if ":" in name else Agent(opponent=name)
        for name in names
    }
