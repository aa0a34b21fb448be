"""Simulating on all cores: ranges of games go out to processes, counts come back."""

from __future__ import annotations

import importlib
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from time import perf_counter
from typing import Protocol, cast

from pitprop.core.asked import named_seed
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game, own_game_names
from pitprop.core.notation import cited
from pitprop.core.options.faults import naming_edition_faults
from pitprop.lab.cores import batches, cores, over_cores
from pitprop.lab.report import Findings, SimulationReport
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.summary import summarise
from pitprop.lab.tally import Tally

Progress = Callable[[int, int], None]
"""Called with the number of games played so far, and the number of games in all."""

_BATCHES_A_PROCESS = 32
_MOST_IN_A_BATCH = 50


@naming_edition_faults()
def simulate(spec: SimulationSpec, progress: Progress | None = None) -> SimulationReport:
    """Play what the spec says and count. The counts don't depend on the number of processes.

    Args:
        spec: what to simulate.
        progress: called from this process after each batch of games.

    Raises:
        PitpropError: the spec is wrong; one line says how.
    """
    if progress is not None and not callable(progress):
        raise PitpropError(f"progress is called with two numbers; {cited(progress)} can't be")
    check_spec(spec)
    edition = spec.edition or find_game(spec.game).options.editions[0].name
    spec = replace(spec, edition=edition, seed=named_seed(spec.seed))
    processes = min(spec.processes or cores(), spec.games)
    began = perf_counter()
    tally = Tally()
    done = 0
    for batch, counted in over_cores(
        partial(_play, spec), _batches(spec.games, processes), processes
    ):
        tally.add(counted)
        done += len(batch)
        if progress is not None:
            progress(done, spec.games)
    findings = _matches(spec).findings(spec, tally)
    return summarise(spec, tally, findings, perf_counter() - began, processes)


def check_spec(spec: SimulationSpec) -> None:
    """Check that everything in a spec exists and fits together.

    Raises:
        PitpropError: it doesn't; one line says what is wrong.
    """
    if not isinstance(spec, SimulationSpec):
        raise PitpropError(
            f"this takes a SimulationSpec, not {cited(spec)}; pitprop.simulate takes a game"
        )
    spec.check()
    _matches(spec).check(spec)


class _Matches(Protocol):
    """What each of our own games' modules in this folder offers, and `any_game` as well."""

    def check(self, spec: SimulationSpec) -> None: ...
    def play_match(self, spec: SimulationSpec, number: int, tally: Tally) -> None: ...
    def seed_of(self, spec: SimulationSpec, number: int) -> str: ...
    def findings(self, spec: SimulationSpec, tally: Tally) -> Findings: ...


def seed_of(spec: SimulationSpec, number: int) -> str:
    """The seed with which a whole game of a simulation can be played again.

    Args:
        spec: what is simulated.
        number: which of the games it is, from 0.
    """
    return _matches(spec).seed_of(spec, number)


def _matches(spec: SimulationSpec) -> _Matches:
    own = spec.game in own_game_names()
    return cast(
        _Matches, importlib.import_module(f"pitprop.lab.{spec.game if own else 'any_game'}")
    )


def _batches(games: int, processes: int) -> Iterator[range]:
    size = max(1, min(_MOST_IN_A_BATCH, games // (processes * _BATCHES_A_PROCESS)))
    return batches(games, size)


def _play(spec: SimulationSpec, batch: range) -> Tally:
    """Play some of the games; runs in another process."""
    matches = _matches(spec)
    tally = Tally()
    for number in batch:
        matches.play_match(spec, number, tally)
    return tally
