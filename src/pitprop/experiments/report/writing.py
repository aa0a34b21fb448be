"""Making a report from a folder of results."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from pitprop.experiments.atomic_files import write_atomic
from pitprop.experiments.finishing import (
    DECISIONS_FILE,
    MATCHES_FILE,
    Finished,
    need_lab,
    read_finished,
)
from pitprop.experiments.parquet import read_table
from pitprop.experiments.report.beliefs import WANTED, beliefs
from pitprop.experiments.report.courses import courses
from pitprop.experiments.report.page import page
from pitprop.experiments.report.played import counted, played
from pitprop.experiments.report.plots import need_plots
from pitprop.experiments.report.section import Section
from pitprop.experiments.report.standings import standings
from pitprop.experiments.schema import DECISIONS, MATCHES

_NAMED: Final = 5
"""At most how many agents are named in the title."""


def write_report(results: Path, target: Path) -> None:
    """Write a report, all of it or nothing.

    Args:
        results: the folder that a tournament or a data set has left.
        target: the file.

    Raises:
        MissingExtraError: something of the extra `lab` isn't installed.
        PitpropError: the results can't be read, or the file can't be written.
    """
    need_lab()
    need_plots()
    finished = read_finished(results)
    sections = list(_sections(results, finished))
    about = (
        f"{counted(finished.figures)} · seed {finished.spec['seed']} · Pitprop {finished.pitprop} ·"
        " shares with intervals of 95 % by bootstrap over deals"
    )
    write_atomic(target, page(f"Pitprop: {_who(finished.spec)}", about, sections))


def _who(spec: dict[str, Any]) -> str:
    """The agents, or how many there are; all of them are listed below."""
    agents = list(spec["agents"])
    return ", ".join(agents) if len(agents) <= _NAMED else f"{len(agents)} agents"


def _sections(results: Path, finished: Finished) -> Iterator[Section]:
    yield from played(finished.spec, finished.figures)
    yield from standings(finished.spec, finished.figures)
    yield from courses(read_table(results / MATCHES_FILE, MATCHES))
    if finished.spec["decisions"]:
        games = read_table(results / MATCHES_FILE, MATCHES, ("match", "game"))
        of_match = {row["match"]: row["game"] for row in games}
        yield from beliefs(read_table(results / DECISIONS_FILE, DECISIONS, WANTED), of_match)
