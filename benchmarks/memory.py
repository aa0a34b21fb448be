"""How many bytes a state takes: the largest of a random game, for each number of players.

    python -m benchmarks.memory        prints them as JSON

A *copy* is what `clone()` makes, as search does: what never changes (the pile as dealt, finished
results) is shared with the state it was made from. *Alone* is a state read from its bytes, which
shares nothing but numbers and words with any other.
"""

from __future__ import annotations

import gc
import json
import tracemalloc
from collections.abc import Callable
from functools import partial
from typing import Any

from benchmarks.measure import GAMES, policy_of
from pitprop.core.chance import FastRandom
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game

MANY = 10_000


def largest(name: str, seats: int) -> Any:
    """The state of a random game whose copy takes the most memory."""
    state: Any = find_game(name).start(seats, seed="memory")
    policy = policy_of(name)
    chooser = FastRandom(seats)
    found, most = state, 0.0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        state.advance(policy.choose(state, state.codes(), chooser))
        size = bytes_of(state.clone, 10)
        if size >= most:
            found, most = state.clone(), size
    return found


def bytes_of(make: Callable[[], object], many: int = MANY) -> float:
    """What each of many new states takes, as counted by Python's own allocator."""
    states: list[object] = [None] * many
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for at in range(many):
        states[at] = make()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / many


def main() -> None:
    sizes = {}
    for prefix, name, counts in GAMES:
        for seats in counts:
            state = largest(name, seats)
            decode = partial(find_game(name).decode, state.encode())
            sizes[f"{prefix}copy-{seats}"] = round(bytes_of(state.clone))
            sizes[f"{prefix}alone-{seats}"] = round(bytes_of(decode))
    print(json.dumps(sizes))


if __name__ == "__main__":
    main()
