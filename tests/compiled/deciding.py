"""Plays a game with the opponent `standard` on every seat and tells each decision, and why.

    python deciding.py NAME SEATS NUMBER

Which engine plays is the business of whoever starts it, see `playing.py`.
"""

from __future__ import annotations

import sys

from pitprop import engine_mode
from pitprop.core.game import CHANCE, NOBODY
from pitprop.core.registry import find_game
from pitprop.opponents import find_opponent


def main() -> None:
    name, seats, number = sys.argv[1], int(sys.argv[2]), int(sys.argv[3])
    print(engine_mode())
    opponent = find_opponent("standard")
    state = find_game(name).start(seats, seed=f"deciding {number}")
    while state.decider != NOBODY:
        if state.decider == CHANCE:
            state.resolve(state.draw())
            continue
        choice = opponent.choose(state.view(state.decider), seed=f"deciding {number}")
        print(choice.move, choice.reasons)
        state.play(choice.move)


if __name__ == "__main__":
    main()
