"""How strong `standard` is at The Dark Cave: a clan of it against a clan of chance.

    python -m benchmarks.strength_dark_cave                  100 deals for each number of players
    python -m benchmarks.strength_dark_cave --deals 40 --players 5 --minutes 5

Every deal is played twice, with the sides swapped: `standard` plays all who work for blue, then all
who work for yellow. A saboteur sits with those it works for.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from time import monotonic, thread_time

from benchmarks import machine
from pitprop import engine_mode
from pitprop.core.game import CHANCE, NOBODY
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.scoring import work_for
from pitprop.games.dark_cave.state import State
from pitprop.opponents import find_opponent


@dataclass(slots=True)
class Score:
    """What came of the games, as the first opponent sees it."""

    won: int = 0
    lost: int = 0
    nobody: int = 0
    turns: int = 0
    times: list[float] = field(default_factory=list)

    def told(self) -> str:
        """All of it on a line."""
        games = self.won + self.lost + self.nobody
        times = sorted(self.times)
        return (
            f"{games} games: {self.won} won ({100 * self.won / games:.1f} %), {self.lost} lost, "
            f"{self.nobody} won by nobody · "
            f"of decided games {100 * self.won / max(self.won + self.lost, 1):.1f} % won · "
            f"{self.turns / games:.1f} turns · p95 of a decision "
            f"{1000 * times[95 * len(times) // 100]:.1f} ms"
        )


def play(players: int, seed: str, names: tuple[str, str], measured: str, score: Score) -> None:
    """Play one game and count it.

    Args:
        players: the number of players.
        seed: where the deal comes from.
        names: the opponents that play for blue and for yellow.
        measured: the opponent whose games are counted.
        score: where they are.
    """
    state: State = GAME.start(players, seed=seed)
    moves = 0
    while state.decider != NOBODY:
        if state.decider == CHANCE:
            state.deal()
            continue
        seat = state.decider
        name = names[work_for(state.table.clans[seat], state.characters[seat])]
        view = state.view(seat)
        began = thread_time()
        choice = find_opponent(name).choose(view, seed=f"{seed} move {moves}")
        if name == measured:
            score.times.append(thread_time() - began)
        state.play(choice.move)
        moves += 1
    result = state.table.result
    assert result is not None
    score.turns += int(state.table.turns)
    if result.winner < 0:
        score.nobody += 1
    elif names[result.winner] == measured:
        score.won += 1
    else:
        score.lost += 1


def main() -> None:
    parser = argparse.ArgumentParser(description="Let clans play The Dark Cave for the figures.")
    parser.add_argument("--deals", type=int, default=100)
    parser.add_argument("--minutes", type=float, default=10.0, help="the most for each number")
    parser.add_argument("--players", type=int, action="append", choices=range(2, 9))
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--pair", default="standard,random")
    arguments = parser.parse_args()
    told = machine.machine()
    print(
        f"{machine.now()} · {told['processor']}, {told['cores']} cores, load {machine.load()}, "
        f"{told['python']}, {engine_mode()}, commit {machine.commit()['commit']}",
        flush=True,
    )
    first, second = arguments.pair.split(",")
    for players in arguments.players or range(2, 9):
        score = Score()
        until = monotonic() + 60 * arguments.minutes
        for deal in range(arguments.deals):
            if monotonic() > until:
                break
            seed = f"{arguments.seed} {players} deal {deal}"
            play(players, seed, (first, second), first, score)
            play(players, seed, (second, first), first, score)
        print(f"{first} v {second}, {players} players: {score.told()}", flush=True)


if __name__ == "__main__":
    main()
