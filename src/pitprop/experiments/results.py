"""What a tournament has left in its folder, read deal by deal in the order of the spec."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pitprop.experiments.journal import NAME, Played, offsets, read_at
from pitprop.experiments.spec import TournamentSpec, tasks_of
from pitprop.experiments.testing import SequentialWatch


def deals_of(spec: TournamentSpec, folder: Path) -> Iterator[Played]:
    """The deals that count, in the order of their tasks, whatever order they were played in.

    Args:
        spec: what was played.
        folder: where the results are.

    Raises:
        PitpropError: they can't be read.
    """
    path = folder / NAME
    found = offsets(path)
    watch = SequentialWatch(spec)
    for task in tasks_of(spec):
        if task in found and watch.wants(task):
            deal = read_at(path, found[task])
            watch.see(deal)
            yield deal
