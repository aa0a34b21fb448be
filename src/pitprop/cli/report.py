"""`pitprop report`."""

from __future__ import annotations

from pathlib import Path

import click


@click.command(short_help="Show results as one file for the browser, with tables and plots.")
@click.argument("results", type=click.Path(path_type=Path))
@click.option(
    "-o",
    "--output",
    "target",
    type=click.Path(path_type=Path),
    default=Path("report.html"),
    show_default=True,
    help="The file to write.",
)
def report(results: Path, target: Path) -> None:
    """Write what is in the folder RESULTS as one HTML file that needs no network.

    RESULTS is what `pitprop tournament` or `pitprop dataset` has left. docs/reports.md says what a
    report shows.

    \b
    pitprop report duel-results -o duel.html
    """
    from pitprop.cli import output
    from pitprop.experiments.report.writing import write_report

    write_report(results, target)
    output.say(f"report in {target}")
