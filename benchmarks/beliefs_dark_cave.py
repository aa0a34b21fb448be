"""How good the beliefs of players of The Dark Cave are: where the exit is, and who works for whom.

    python -m benchmarks.beliefs_dark_cave
    python -m benchmarks.beliefs_dark_cave --players 5 --games 300 --opponent expert

An opponent plays games on all seats. Now and then each seat is asked what it believes, and the
surprise at the truth is counted: minus the natural logarithm of the chance that the truth was given
(less is better), while it isn't known. The columns: without any evidence; with rules of thumb, as
`standard` believes; closely, as `expert` does. Run it where the engine is compiled.
"""

from __future__ import annotations

from collections.abc import Iterator
from math import log
from typing import NamedTuple

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import EXIT
from pitprop.games.dark_cave.rules.clans import possible_deals
from pitprop.games.dark_cave.rules.state import State
from pitprop.opponents import find_opponent
from pitprop.opponents.dark_cave.beliefs.clans import World
from pitprop.opponents.dark_cave.situation import Situation

_EVERY = 9
"""After how many moves the seats are asked again."""

_LEAST = 1e-9


class Surprise(NamedTuple):
    """How surprising the truth is without evidence, by rules of thumb, and looking closely."""

    none: float
    roughly: float
    closely: float


class Mean:
    """The mean of surprises."""

    def __init__(self) -> None:
        self._sums = [0.0, 0.0, 0.0]
        self._count = 0

    def add(self, surprise: Surprise) -> None:
        """Count one."""
        self._count += 1
        for at, each in enumerate(surprise):
            self._sums[at] += each

    def summary(self) -> str:
        """All of it."""
        means = [each / max(1, self._count) for each in self._sums]
        return "{:.3f} without evidence, {:.3f} roughly, {:.3f} closely".format(*means) + (
            f", asked {self._count} times"
        )


def moments(players: int, seed: str, opponent: str) -> Iterator[State]:
    """A game, at the moments at which the seats are asked."""
    playing = find_opponent(opponent)
    state: State = GAME.start(players, seed=seed)
    made = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        if made % _EVERY == 0:
            yield state
        choice = playing.choose(state.view(state.decider), seed=f"{seed} move {made}")
        state.play(choice.move)
        made += 1


def at_the_exit(state: State, view: View) -> Surprise | None:
    """How surprised a seat would be to see where the exit is; None where it knows."""
    open_goals = sum(goal < 0 for goal in view.known_goals)
    if EXIT in list(view.known_goals) or open_goals == 1:
        return None
    exit_at = list(state.goals).index(EXIT)
    roughly, closely = (Situation(view, closely=how).exit[exit_at] for how in (False, True))
    return Surprise(log(open_goals), _surprise(roughly), _surprise(closely))


def at_the_sides(state: State, view: View) -> Surprise | None:
    """How surprised a seat would be to see who works for whom; None where it knows."""
    deals = possible_deals(view.table, view.characters, view.aside)
    if len(deals) < 2:
        return None
    total = sum(ways for _, ways in deals)
    unmoved = [(deal, ways / total) for deal, ways in deals]
    roughly, closely = (Situation(view, closely=how).worlds for how in (False, True))
    chances = (_true(state, worlds) for worlds in (unmoved, roughly, closely))
    return Surprise(*map(_surprise, chances))


def _true(state: State, worlds: list[World]) -> float:
    """How likely it is taken to be that all are what they are, and so work for whom they do."""
    return dict(worlds).get(tuple(map(int, state.characters)), 0.0)


def _surprise(chance: float) -> float:
    return -log(max(chance, _LEAST))


def main() -> None:
    parser = asking.Parser("beliefs_dark_cave", "Measure beliefs in The Dark Cave.")
    parser.add_argument("--players", type=int, action="append", choices=range(2, 9))
    parser.add_argument("--games", type=asking.count, default=100)
    parser.add_argument("--opponent", type=asking.opponent_for("dark_cave"), default="standard")
    parser.add_argument("--seed", default="beliefs")
    arguments = parser.asked()
    print(measured_on(), flush=True)
    for players in arguments.players or (2, 4, 5, 8):
        exits, sides = Mean(), Mean()
        for game in range(arguments.games):
            for state in moments(players, f"{arguments.seed} {game}", arguments.opponent):
                for view in map(state.view, range(players)):
                    for mean, found in (
                        (exits, at_the_exit(state, view)),
                        (sides, at_the_sides(state, view)),
                    ):
                        if found is not None:
                            mean.add(found)
        print(f"{players} players, {arguments.games} games of {arguments.opponent}")
        print(f"  the exit: {exits.summary()}")
        print(f"  the sides: {sides.summary()}", flush=True)


if __name__ == "__main__":
    main()
