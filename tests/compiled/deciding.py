"""Plays games with the opponent `standard` on every seat and tells each decision, and why.

Where a game has an `expert`, that is asked now and then as well.

    python deciding.py NAME NUMBER   a game for each number of players

Which engine plays is the business of whoever starts it, see `playing.py`.
"""

from __future__ import annotations

import sys

from pitprop import engine_mode
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.opponents import find_opponent, opponent_names

BETWEEN_EXPERTS = 40


def main() -> None:
    name, seed = sys.argv[1], f"deciding {sys.argv[2]}"
    print(engine_mode())
    for seats in find_game(name).seat_counts:
        decide(name, seats, seed)


def decide(name: str, seats: int, seed: str) -> None:
    opponent = find_opponent("standard")
    has_expert = "expert" in opponent_names(name)
    decisions = 0
    state = find_game(name).start(seats, seed=seed)
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        choice = opponent.choose(state.view(state.decider), seed=seed)
        print(seats, choice.move, choice.reasons)
        decisions += 1
        if has_expert and decisions % BETWEEN_EXPERTS == 0:
            print(seats, find_opponent("expert").choose(state.view(state.decider), seed=seed))
        state.play(choice.move)


if __name__ == "__main__":
    main()
