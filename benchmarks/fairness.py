"""Whether opponents use only what they may know: they are asked again with hidden cards exchanged.

    python -m benchmarks.fairness                          1,000 positions of each game
    python -m benchmarks.fairness --game saboteur --positions 100000 --level hard

Games with every number of players are played by `easy`. In each position another state is drawn
that agrees with the decider's view: other hands, piles, roles, goals. The same seed has to give the
same move with the same reasons in both, and what is said after it has to be the same. Each
difference is printed with the position, and makes the command fail. `PITPROP_EFFORT=5` makes those
who look ahead use a twentieth of the worlds, which takes less time.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import Any

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, TERMINAL, Game, View
from pitprop.core.installed.registry import find_game
from pitprop.opponents import choice_of, claim_of, find_opponent
from pitprop.opponents.levels import LEVELS

GAMES = ("saboteur", "sabotage", "dark_cave")
_PLAYED_BY = "easy"


def positions(game: Game, seed: str) -> Iterator[Any]:
    """An endless stream of states in which somebody decides, with every number of players."""
    number = 0
    while True:
        seats = game.seat_counts[number % len(game.seat_counts)]
        state = game.start(seats, seed=f"{seed} {number}")
        decisions = 0
        while state.decider != TERMINAL:
            if state.decider == CHANCE:
                state.apply_chance(state.draw())
                continue
            yield state
            view = state.view(state.decider)
            own = f"{seed} {number} {decisions}"
            state.play(find_opponent(_PLAYED_BY).choose(view, seed=own).move)
            decisions += 1
        number += 1


def decided(name: str, view: View, seed: str) -> tuple[object, ...]:
    """Everything that an opponent reveals about a decision."""
    opponent = find_opponent(name)
    choice = choice_of(opponent, view, seed, ())
    return choice.move, choice.reasons, claim_of(opponent, view, seed, ())


def exchanged(game: Game, view: View, draw: RandomStream) -> View:
    """The view of the same seat with hidden cards exchanged."""
    return game.sample(view, draw).view(view.seat)


def differences(name: str, level: str, count: int, every: int, seed: str) -> Iterator[str]:
    """The positions in which an opponent uses what it can't know, as text.

    Args:
        name: the name of the game.
        level: the opponent.
        count: how many positions are looked at.
        every: look at every how many positions of a game.
        seed: where the games come from.
    """
    game = find_game(name)
    for at, state in enumerate(positions(game, seed)):
        if at == count * every:
            return
        if at % every:
            continue
        view = state.view(state.decider)
        own = f"{seed} {at}"
        other = exchanged(game, view, RandomStream(own, "exchanged"))
        if decided(level, view, own) != decided(level, other, own):
            yield game.print_position(state)


def main() -> None:
    parser = asking.Parser("fairness", "See that opponents know what they may know.")
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--level", action="append", choices=LEVELS)
    parser.add_argument("--positions", type=asking.count, default=1000)
    parser.add_argument(
        "--every", type=asking.count, default=7, help="look at every how many positions"
    )
    parser.add_argument("--seed", default="fair")
    arguments = parser.asked()
    print(measured_on(), flush=True)
    unfair = 0
    for game in arguments.game or GAMES:
        for level in arguments.level or LEVELS:
            found = list(
                differences(game, level, arguments.positions, arguments.every, arguments.seed)
            )
            print(f"{game}, {level}: {arguments.positions} positions, {len(found)} unfair")
            unfair += len(found)
            for text in found:
                print(text)
    sys.exit(bool(unfair))


if __name__ == "__main__":
    main()
