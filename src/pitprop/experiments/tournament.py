"""Playing a tournament: deals go out to processes, results are written down at once."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from pitprop.experiments.journal import NAME, Journal, Played, played, read_journal
from pitprop.experiments.matches import play_deal
from pitprop.experiments.ray_cluster import by_ray
from pitprop.experiments.seating import close_here, seating_of
from pitprop.experiments.spec import Task, TournamentSpec, tasks_of
from pitprop.experiments.testing import SequentialWatch
from pitprop.lab.cores import cores, unordered_over_cores

Progress = Callable[[int, int], None]
"""Called with how many deals have been played, and how many there are in all."""


def check_agents(spec: TournamentSpec) -> None:
    """Check that each agent gets ready, and plays what it is to play.

    Raises:
        PitpropError: one doesn't; names it.
    """
    for name, agent in spec.agents.items():
        for game in spec.games_of(name):
            agent.check_named(name, game)


def play_tournament(
    spec: TournamentSpec,
    folder: Path,
    processes: int | None = None,
    progress: Progress | None = None,
    ray: str = "",
) -> None:
    """Play what isn't played yet, and write it to the journal in a folder.

    What is written depends on the spec alone, except for times and the order of the lines.

    Args:
        spec: what is played.
        folder: where the results are; an interrupted run is continued.
        processes: how many processes play at once; one per core where None.
        progress: called at the beginning and after each deal.
        ray: the address of a Ray cluster that plays instead; `local` starts one here.

    Raises:
        PitpropError: an agent can't be used, or the folder can't be written.
    """
    is_new = not (folder / NAME).exists()
    if is_new:
        check_agents(spec)
    with Journal(folder, spec) as journal:
        done: set[Task] = set()
        watch = SequentialWatch(spec)
        for deal in read_journal(journal.path):
            done.add(deal.task)
            watch.see(deal)
        missing = [task for task in tasks_of(spec) if task not in done]
        if not any(watch.wants(task) for task in missing):
            return
        if not is_new:
            check_agents(spec)
        count = Count(len(missing) + len(done), len(done), progress)
        used = min(processes or cores(), len(missing))
        spread = partial(by_ray, address=ray) if ray else unordered_over_cores
        try:
            for _, deal in spread(
                partial(_play, spec), count.wanted(missing, watch), processes=used
            ):
                journal.append(deal)
                watch.see(deal)
                count.one_more()
        finally:
            close_here()


class Count:
    """How far a tournament is.

    Args:
        total: how many deals there are to play.
        done: how many of them have been played already.
        progress: is told both numbers whenever one changes.
    """

    def __init__(self, total: int, done: int, progress: Progress | None) -> None:
        self._total, self._done, self._progress = total, done, progress
        self._report_progress()

    def wanted(self, tasks: list[Task], watch: SequentialWatch) -> Iterator[Task]:
        """The tasks that are still of use by the time somebody can work on them."""
        for task in tasks:
            if watch.wants(task):
                yield task
            else:
                self._total -= 1

    def one_more(self) -> None:
        """A deal has been played."""
        self._done += 1
        self._report_progress()

    def _report_progress(self) -> None:
        if self._progress is not None:
            self._progress(self._done, self._total)


def _play(spec: TournamentSpec, task: Task) -> Played:
    """Play a deal; runs in another process."""
    seating = seating_of(spec)
    game = spec.settings[task.setting].game
    return played(task, play_deal(spec, task, seating.for_game(game)))
