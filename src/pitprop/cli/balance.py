"""`pitprop balance`."""

from __future__ import annotations

from contextlib import ExitStack
from dataclasses import asdict
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import click

from pitprop.cli import output
from pitprop.cli.changes import OPTIONS, changes_to
from pitprop.cli.shared import EDITION, PROCESSES, json_option, seed_option
from pitprop.core.asked import checked_number

if TYPE_CHECKING:
    from collections.abc import Sequence

    from pitprop.experiments.balance import BalanceRow
    from pitprop.experiments.spec import TournamentSpec


@click.command(short_help="Measure how often each side wins, and propose rules that are even.")
@click.argument("game")
@click.option("--players", type=int, required=True, help="How many players.")
@EDITION
@OPTIONS
@click.option("--agent", default="standard", show_default=True, help="The computer player.")
@click.option(
    "--deals", default=200, show_default=True, help="How many rounds under each set of rules."
)
@click.option("--numbers", is_flag=True, help="Change the number of saboteurs alone.")
@seed_option()
@click.option(
    "-o",
    "--output",
    "folder",
    type=click.Path(path_type=Path),
    help="A folder in which the rounds are kept, so that an interrupted run can go on.",
)
@PROCESSES
@json_option()
def balance(
    game: str,
    players: int,
    edition: str,
    options: tuple[str, ...],
    agent: str,
    deals: int,
    numbers: bool,
    seed: str,
    folder: Path | None,
    processes: int | None,
    as_json: bool,
) -> None:
    """Measure how even GAME is for a number of players, with one computer player on all seats.

    Rounds are played with each number of saboteurs that the option for it knows, under the edition
    as it is and with each other option changed that can change who wins, always with the same hands
    and draw piles.

    \b
    pitprop balance saboteur --players 6
    pitprop balance saboteur --players 6 --edition nl --deals 1000 -o six
    """
    from pitprop.cli.experiment import kept_when_interrupted
    from pitprop.core.installed.registry import find_game
    from pitprop.experiments.agents import Agent
    from pitprop.experiments.balance import balance as measured
    from pitprop.experiments.balance import balance_spec
    from pitprop.experiments.results import deals_of
    from pitprop.experiments.spec import tasks_of
    from pitprop.experiments.tournament import play_tournament

    if processes is not None:
        checked_number(processes, "the number of processes", least=1)
    found = find_game(game)
    on_all_seats = Agent(opponent=agent)
    on_all_seats.check(found.name)
    spec = balance_spec(
        game,
        players,
        edition=edition,
        options=changes_to(found, options),
        agent=on_all_seats,
        name=agent,
        deals=deals,
        seed=seed,
        only_numbers=numbers,
    )
    with ExitStack() as stack:
        place = folder or Path(stack.enter_context(TemporaryDirectory()))
        if folder is not None:
            stack.enter_context(kept_when_interrupted(folder))
        output.with_progress(
            "playing",
            len(tasks_of(spec)),
            lambda progress: play_tournament(spec, place, processes, progress),
        )
        rows = measured(spec, deals_of(spec, place))
    if as_json:
        output.json_of([asdict(row) for row in rows])
    else:
        _print(spec, rows, only_numbers=numbers)


def _print(spec: TournamentSpec, rows: Sequence[BalanceRow], *, only_numbers: bool) -> None:
    from pitprop.experiments.balance import AFTERWARDS, nearest_to_even

    setting = spec.settings[0]
    (name,) = spec.agents
    output.heading(
        f"{setting.game} · {setting.edition} · {setting.players} players · {name} on all seats"
        f" · {spec.deals} rounds a row · seed {spec.seed}"
    )
    output.say()
    output.table(
        ("diggers v saboteurs", "rules", "diggers won", "95 % interval", "saboteurs", "nobody"),
        [
            (
                row.composition,
                row.rules,
                _share(row.diggers.mean),
                f"{_share(row.diggers.low)} to {_share(row.diggers.high)}",
                _share(row.saboteurs),
                _share(row.nobody),
            )
            for row in rows
        ],
        left=2,
    )
    output.say()
    if not only_numbers:
        output.paragraph(
            "Not played, as they only say what happens once a round is won:"
            f" {', '.join(AFTERWARDS)}."
        )
    best = nearest_to_even(rows)
    rules = f"with the house rule {best.rules}" if best.options else "the edition as it is"
    share = f"{_share(best.diggers.low)} to {_share(best.diggers.high)}"
    output.paragraph(
        f"Nearest to even: {rules}, {best.composition};"
        f" the diggers won {_share(best.diggers.mean)} ({share}) of {best.rounds} rounds."
    )


def _share(value: float) -> str:
    return f"{100 * value:.1f} %"
