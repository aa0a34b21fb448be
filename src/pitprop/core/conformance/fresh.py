"""The same game in another process: nothing depends on the order of sets or on memory (law 4)."""

from __future__ import annotations

import hashlib
import importlib
import os
import subprocess
import sys
from collections.abc import Sequence
from typing import Final, cast

import msgspec

from pitprop.core.conformance.case import Case
from pitprop.core.conformance.failure import ConformanceError
from pitprop.core.conformance.replay import encoded
from pitprop.core.conformance.trial import Trial
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Game
from pitprop.core.installed.registry import find_game, game_names

_HASH_SEEDS: Final = ("1", "2")
_VIEWS_EVERY: Final = 16


class Job(msgspec.Struct):
    """A game to be played again.

    Attributes:
        module: the module that the game is found in; empty where an installed package offers it.
        name: the name that it has there, or is offered under.
        case: which game it is.
        moves: the seats' moves, in notation.
    """

    module: str
    name: str
    case: Case
    moves: list[str]


def check_in_fresh_process(trials: Sequence[Trial]) -> None:
    """Play games again in processes that order sets in another way.

    Raises:
        ConformanceError: a game took another course, or can't be imported.
    """
    jobs = [_job(trial) for trial in trials]
    expected = [digest(job) for job in jobs]
    for hash_seed in _HASH_SEEDS:
        for trial, here, there in zip(trials, expected, _elsewhere(jobs, hash_seed), strict=True):
            if here != there:
                message = f"with PYTHONHASHSEED={hash_seed} the game takes another course"
                raise ConformanceError("fresh-process", trial.case, -1, message)


def _job(trial: Trial) -> Job:
    module, name = _found_in(trial)
    moves = [str(moment.move) for moment in trial.moments if moment.move is not None]
    return Job(module, name, trial.case, moves)


def _found_in(trial: Trial) -> tuple[str, str]:
    """Where another process finds the game: by its entry point, or in the module of its class."""
    game = trial.game
    if game.name in game_names() and find_game(game.name) is game:
        return "", game.name
    module = sys.modules[type(game).__module__]
    names = [name for name, value in vars(module).items() if value is game]
    if not names:
        message = f"the game has to have a name in {module.__name__}"
        raise ConformanceError("fresh-process", trial.case, -1, message)
    return module.__name__, names[0]


def _game(job: Job) -> Game:
    if not job.module:
        return find_game(job.name)
    return cast(Game, getattr(importlib.import_module(job.module), job.name))


def digest(job: Job) -> str:
    """Play a game; returns a digest of all its states, and of what is sent on the way."""
    game = _game(job)
    state = job.case.start(game)
    hashed = hashlib.sha256()
    moves = iter(job.moves)
    for number in range(game.max_decisions(job.case.seats) + 1):
        hashed.update(state.encode())
        if number % _VIEWS_EVERY == 0 or state.decider == TERMINAL:
            for seat in range(SPECTATOR, job.case.seats):
                hashed.update(encoded(state.view(seat).wire()))
        if state.decider == TERMINAL:
            break
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
        else:
            state.play(game.parse_move(next(moves)))
    return hashed.hexdigest()


def _elsewhere(jobs: list[Job], hash_seed: str) -> list[str]:
    environment = {
        **os.environ,
        "PYTHONHASHSEED": hash_seed,
        "PYTHONPATH": os.pathsep.join(filter(None, sys.path)),
    }
    ran = subprocess.run(
        [sys.executable, "-c", f"import {__name__} as fresh; fresh.main()"],
        input=msgspec.json.encode(jobs),
        capture_output=True,
        env=environment,
        check=False,
    )
    if ran.returncode:
        message = f"another process could not play: {ran.stderr.decode().strip()[-500:]}"
        raise ConformanceError("fresh-process", jobs[0].case, -1, message)
    return ran.stdout.decode().split()


def main() -> None:
    """In the other process: write the digests of the jobs on the standard input."""
    jobs = msgspec.json.decode(sys.stdin.buffer.read(), type=list[Job])
    for job in jobs:
        sys.stdout.write(f"{digest(job)}\n")
