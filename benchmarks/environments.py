"""How many decisions a second the environments make, on one core.

    python -m benchmarks.environments --seconds 5

Prints, with the machine and the date: decisions a second of `Batch`, in random legal play by the
rules of the default editions, with observations and masks; of the time that this process had, too,
since other processes may have had the core in between. Where PettingZoo's own hanabi is installed
(`shimmy`, `open-spiel`), it is measured in the same run, its agents choosing at random as well.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np

from benchmarks.machine import commit, load, machine, now
from pitprop.envs import lanes
from pitprop.envs.batch import Batch

TABLES = [("saboteur", 3), ("saboteur", 5), ("saboteur", 10), ("sabotage", 2), ("dark_cave", 5)]


def main() -> None:
    """Print the table."""
    asked = _arguments()
    told = machine()
    is_compiled = not str(lanes.__file__).endswith(".py")
    print(f"{now()} · {told['processor']}, {told['cores']} cores · {told['python']}")
    print(f"commit {commit()['commit']} · load {load()} · compiled: {is_compiled}", flush=True)
    print("decisions a second              by the clock   of this process")
    rates: dict[str, float] = {}
    for game, players in TABLES:
        name = f"{game}, {players} players"
        rates[name] = _tell(name, _batch(game, players, asked.games), asked.seconds)
    if find_spec("shimmy") and find_spec("pettingzoo"):
        hanabi = _tell("PettingZoo's hanabi, 5 players", _hanabi(), asked.seconds)
        print(f"saboteur, 5 players / hanabi: {rates['saboteur, 5 players'] / hanabi:.0f} ×")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("--games", type=int, default=256, help="how many games side by side")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured")
    return parser.parse_args()


def _tell(name: str, step: Callable[[], tuple[int, float, float]], seconds: float) -> float:
    """Measure and print; returns the decisions a second of this process."""
    made, clock, process = 0, 0.0, 0.0
    while clock < seconds:
        more, took, used = step()
        made, clock, process = made + more, clock + took, process + used
    print(f"{name:30} {made / clock:14,.0f} {made / process:17,.0f}", flush=True)
    return made / process


def _batch(game: str, players: int, games: int) -> Callable[[], tuple[int, float, float]]:
    """A step of a batch; how the actions are chosen isn't part of the time."""
    batch = Batch(game, games=games, players=players, seed=1)
    arrays = batch.arrays()
    batch.observe(arrays)
    random = np.random.default_rng(1)

    def step() -> tuple[int, float, float]:
        # Of the allowed actions of a row, shuffled, the last one is taken.
        rows, allowed = np.nonzero(arrays.masks)
        order = random.permutation(len(rows))
        actions = np.zeros(games, np.int64)
        actions[rows[order]] = allowed[order]
        clock, process = time.perf_counter(), time.process_time()
        batch.step(actions, arrays)
        return games, time.perf_counter() - clock, time.process_time() - process

    return step


def _hanabi() -> Callable[[], tuple[int, float, float]]:
    """A decision in PettingZoo's hanabi; how the action is chosen isn't part of the time."""
    from pettingzoo.classic import hanabi_v5

    env = hanabi_v5.env(players=5)
    env.reset(seed=1)
    random = np.random.default_rng(1)

    def step() -> tuple[int, float, float]:
        clock, process = time.perf_counter(), time.process_time()
        observation, _, termination, truncation, info = env.last()
        clock, process = time.perf_counter() - clock, time.process_time() - process
        if termination or truncation:
            env.reset()
            return 0, clock, process
        mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
        action = int(random.choice(np.flatnonzero(mask)))
        before, used = time.perf_counter(), time.process_time()
        env.step(action)
        clock += time.perf_counter() - before
        process += time.process_time() - used
        return 1, clock, process

    return step


if __name__ == "__main__":
    main()
