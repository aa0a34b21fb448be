"""How many decisions per second the environments make, on one core.

    python -m benchmarks.environments --seconds 5
    python -m benchmarks.environments --window 150

Prints, with the machine and the date: decisions per second of `Batch`, in random legal play by the
rules of the default editions, with observations and masks; also per second of this process's own
time, since other processes may have used the core in between. Where PettingZoo's own hanabi is
installed (`shimmy`, `open-spiel`), it is measured in the same run, its agents choosing at random as
well.

With `--window` it says instead in how many decisions a move lay outside the window, in that many
games of random play for each number of players.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

import numpy as np
from librt.vecs import vec
from mypy_extensions import i64

from benchmarks.machine import commit, load, machine, now
from pitprop.core.chance import FastRandom
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.envs import codecs, lanes
from pitprop.envs.arrays import Numbers
from pitprop.envs.batch import Batch
from pitprop.envs.codecs import Environment
from pitprop.games.dark_cave.rules.move_codes import LURE, kind_of

_WORD = 8

TABLES = [("saboteur", 3), ("saboteur", 5), ("saboteur", 10), ("sabotage", 2), ("dark_cave", 5)]


def main() -> None:
    """Print the table."""
    asked = _arguments()
    if asked.window:
        _print_windows(asked.window)
        return
    computer = machine()
    is_compiled = not str(lanes.__file__).endswith(".py")
    print(f"{now()} · {computer['processor']}, {computer['cores']} cores · {computer['python']}")
    print(f"commit {commit()['commit']} · load {load()} · compiled: {is_compiled}", flush=True)
    print("decisions a second              by the clock   of this process")
    rates: dict[str, float] = {}
    for game, players in TABLES:
        name = f"{game}, {players} players"
        rates[name] = _print_rate(name, _batch(game, players, asked.games), asked.seconds)
    if find_spec("shimmy") and find_spec("pettingzoo"):
        hanabi = _print_rate("PettingZoo's hanabi, 5 players", _hanabi(), asked.seconds)
        print(f"saboteur, 5 players / hanabi: {rates['saboteur, 5 players'] / hanabi:.0f} ×")


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Measure the environments.")
    parser.add_argument("--games", type=int, default=256, help="how many games side by side")
    parser.add_argument("--seconds", type=float, default=5.0, help="how long each is measured")
    parser.add_argument("--window", type=int, default=0, help="games in which to look outside")
    return parser.parse_args()


def _print_windows(games: int) -> None:
    """Print how often moves lie outside the window."""
    for name in ("saboteur", "dark_cave"):
        environment = codecs.environment(name)
        for players in environment.game.seat_counts:
            left_out, decisions = 0, 0
            random = FastRandom(players)
            for number in range(games):
                state = environment.game.start(players, seed=f"window {number}")
                while state.decider != TERMINAL:
                    if state.decider == CHANCE:
                        state.deal()
                        continue
                    codes = state.codes()
                    left_out += _has_outside(environment, state, codes)
                    decisions += 1
                    state.advance(codes[random.below(len(codes))])
            print(f"{name}, {players} players: {left_out:,} of {decisions:,}", flush=True)


def _has_outside(environment: Environment, state: Any, codes: Any) -> bool:
    """Whether a move has no action. Creatures' moves, which share theirs, are ignored."""
    is_lure = environment.game.name == "dark_cave"
    whole = vec[i64]([code for code in codes if not (is_lure and kind_of(code) == LURE)])
    return len(environment.codec.actions(whole, state.public, 0)) < len(whole)


def _print_rate(name: str, step: Callable[[], tuple[int, float, float]], seconds: float) -> float:
    """Measure and print; returns the decisions per second of this process."""
    made, clock, process = 0, 0.0, 0.0
    while clock < seconds:
        more, took, used = step()
        made, clock, process = made + more, clock + took, process + used
    print(f"{name:30} {made / clock:14,.0f} {made / process:17,.0f}", flush=True)
    return made / process


def _batch(game: str, players: int, games: int) -> Callable[[], tuple[int, float, float]]:
    """A step of a batch; choosing the actions isn't timed."""
    batch = Batch(game, games=games, players=players, seed=1)
    arrays = batch.arrays()
    batch.observe(arrays)
    random = np.random.default_rng(1)

    def step() -> tuple[int, float, float]:
        # Of a row's allowed actions, shuffled, the last one is taken.
        rows, allowed = _allowed(arrays.masks)
        order = random.permutation(len(rows))
        actions = np.zeros(games, np.int64)
        actions[rows[order]] = allowed[order]
        clock, process = time.perf_counter(), time.process_time()
        batch.step(actions, arrays)
        return games, time.perf_counter() - clock, time.process_time() - process

    return step


def _allowed(masks: Numbers) -> tuple[Any, Any]:
    """The rows and numbers of all actions that are allowed.

    Masks are read eight numbers at a time. `np.nonzero` takes several times as long as the step,
    and while it does, other processes fill the caches that the step should find its games in.
    """
    words = np.zeros(-(-masks.size // _WORD), np.int64)
    words.view(np.int8)[: masks.size] = masks.reshape(-1)
    found = np.flatnonzero(words)
    of_word, place = np.nonzero(words[found].view(np.int8).reshape(-1, _WORD))
    rows, allowed = np.divmod(found[of_word] * _WORD + place, masks.shape[1])
    return rows, allowed


def _hanabi() -> Callable[[], tuple[int, float, float]]:
    """A decision in PettingZoo's hanabi; choosing the action isn't timed."""
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
