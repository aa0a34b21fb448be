"""How many bytes a state takes: the largest of a random game, for each number of players.

    python memory.py        prints them as JSON

A *copy* is what `clone()` makes, as search does: what never changes (the pile as dealt, finished
results) is shared with the state it was made from. *Alone* is a state read from its bytes, which
shares nothing but numbers and words with any other.
"""

from __future__ import annotations

import gc
import json
import random
import tracemalloc
from collections.abc import Callable

from pitprop.core.game import CHANCE, NOBODY
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.state import State

SEATS = (3, 5, 10)
MANY = 10_000


def largest(seats: int) -> State:
    """The state of a random game whose copy takes most."""
    state = GAME.start(seats, seed="memory")
    chooser = random.Random(seats)
    found, most = state, 0.0
    while state.decider != NOBODY:
        if state.decider == CHANCE:
            state.deal()
            continue
        codes = state.codes()
        state.advance(codes[chooser.randrange(len(codes))])
        size = bytes_of(state.clone, 10)
        if size >= most:
            found, most = state.clone(), size
    return found


def bytes_of(make: Callable[[], State], many: int = MANY) -> float:
    """What each of many new states takes, as Python's own allocator counts it."""
    states: list[State | None] = [None] * many
    gc.collect()
    tracemalloc.start()
    before, _ = tracemalloc.get_traced_memory()
    for at in range(many):
        states[at] = make()
    after, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return (after - before) / many


def main() -> None:
    told = {}
    for seats in SEATS:
        state = largest(seats)
        code = state.encode()
        told[f"copy-{seats}"] = round(bytes_of(state.clone))
        told[f"alone-{seats}"] = round(bytes_of(lambda code=code: GAME.decode(code)))  # type: ignore[misc]  # a lambda's default has no type
    print(json.dumps(told))


if __name__ == "__main__":
    main()
