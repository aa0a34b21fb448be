"""How strong `standard` is at The Dark Cave: a clan of it against a clan of chance.

    python -m benchmarks.strength_dark_cave                  100 deals for each number of players
    python -m benchmarks.strength_dark_cave --deals 40 --players 5 --minutes 5
    python -m benchmarks.strength_dark_cave --alone          `standard` on every seat
    python -m benchmarks.strength_dark_cave --pair expert,standard --players 4 --first 60

Against another opponent, every deal is played twice, with the sides swapped: `standard` plays all
who work for blue, then all who work for yellow. A saboteur counts with those it works for. It also
prints how many percentage points more the first of the pair wins than if both were equally strong,
with the 95 % range.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from math import isnan, nan, sqrt
from statistics import stdev
from time import monotonic, thread_time

from benchmarks import asking, machine
from benchmarks.course_dark_cave import Course, Courses
from pitprop import engine_mode
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.state import State
from pitprop.opponents import find_opponent

_FEWEST, _MOST = 30, 120
"""How many turns a game should have."""


@dataclass(slots=True)
class Score:
    """What came of the games, as the first opponent sees it."""

    won: int = 0
    lost: int = 0
    nobody: int = 0
    turns: int = 0
    times: list[float] = field(default_factory=list)
    ahead: list[int] = field(default_factory=list)
    """For each deal, by how many more of its games were won than lost."""

    def add(self, other: Score) -> None:
        """Count the games of another score too."""
        self.won += other.won
        self.lost += other.lost
        self.nobody += other.nobody
        self.turns += other.turns
        self.times += other.times
        self.ahead += other.ahead

    @property
    def more(self) -> tuple[float, float]:
        """How many games in a hundred more than an even share were won, with the range of that.

        An even share is half of what both have won. The sample is the deals, not the games.
        """
        games = self.won + self.lost + self.nobody
        spread = stdev(self.ahead) / sqrt(len(self.ahead)) if len(self.ahead) > 1 else nan
        return 50 * (self.won - self.lost) / games, 1.96 * 25 * spread

    def summary(self) -> str:
        """All of it on a line."""
        games = self.won + self.lost + self.nobody
        times = sorted(self.times)
        more, spread = self.more
        range_ = "" if isnan(spread) else f" ± {spread:.1f}"  # one deal has none
        return (
            f"{games} games: {self.won} won ({100 * self.won / games:.1f} %), {self.lost} lost, "
            f"{self.nobody} won by nobody · {more:+.1f}{range_} points · "
            f"of decided games {100 * self.won / max(self.won + self.lost, 1):.1f} % won · "
            f"{self.turns / games:.1f} turns · p95 of a decision "
            f"{1000 * times[95 * len(times) // 100]:.1f} ms"
        )


@dataclass(slots=True)
class Alone:
    """What came of games in which one opponent played on every seat."""

    exit_used: int = 0
    won: list[int] = field(default_factory=lambda: [0, 0])
    turns: list[int] = field(default_factory=list)
    times: list[float] = field(default_factory=list)
    courses: Courses = field(default_factory=Courses)

    def add(self, state: State, course: Course) -> None:
        """Count a game that is over, and how it went."""
        result = state.table.result
        assert result is not None
        self.courses.add(course, state)
        self.exit_used += len(state.table.left) > 0
        if result.winner >= 0:
            self.won[result.winner] += 1
        self.turns.append(int(state.table.turns))

    def summary(self) -> str:
        """All of it, how the games went on a line of its own."""
        games, decided, times = len(self.turns), sum(self.won), sorted(self.times)
        in_bounds = sum(1 for turns in self.turns if _FEWEST <= turns <= _MOST)
        shares = [f"{100 * won / max(decided, 1):.1f} % ({won})" for won in self.won]
        return (
            f"{games} games: exit used {100 * self.exit_used / games:.1f} % · of decided games "
            f"blue {shares[0]}, yellow {shares[1]} · nobody {100 * (games - decided) / games:.1f} %"
            f" · turns {sum(self.turns) / games:.1f}, {min(self.turns)} to {max(self.turns)}, "
            f"{100 * in_bounds / games:.1f} % within {_FEWEST} to {_MOST} · p95 of a decision "
            f"{1000 * times[95 * len(times) // 100]:.1f} ms\n  {self.courses.summary()}"
        )


def play(
    players: int,
    seed: str,
    names: tuple[str, str],
    measured: str,
    times: list[float],
    course: Course | None = None,
) -> State:
    """Play one game; returns how it ended.

    Args:
        players: the number of players.
        seed: where the deal comes from.
        names: the opponents that play for blue and for yellow.
        measured: the opponent whose decisions are timed.
        times: where those times are added.
        course: records how the game goes, if given.
    """
    state: State = GAME.start(players, seed=seed)
    moves = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        seat = state.decider
        name = names[work_for(state.table.clans[seat], state.characters[seat])]
        view = state.view(seat)
        began = thread_time()
        choice = find_opponent(name).choose(view, seed=f"{seed} move {moves}")
        if name == measured:
            times.append(thread_time() - began)
        turn = int(state.table.turns)
        state.play(choice.move)
        moves += 1
        if course is not None:
            course.see(state, turn)
    return state


def against(
    players: int, pair: tuple[str, str], seed: str, deals: Iterable[int], until: float
) -> Score:
    """Games of two opponents over the same deals, with the sides swapped."""
    score = Score()
    first, second = pair
    for deal in deals:
        if monotonic() > until:
            break
        before = score.won - score.lost
        for names in ((first, second), (second, first)):
            state = play(players, f"{seed} {players} deal {deal}", names, first, score.times)
            result = state.table.result
            assert result is not None
            score.turns += int(state.table.turns)
            score.nobody += result.winner < 0
            score.won += result.winner >= 0 and names[result.winner] == first
            score.lost += result.winner >= 0 and names[result.winner] != first
        score.ahead.append(score.won - score.lost - before)
    return score


def alone(players: int, name: str, seed: str, deals: Iterable[int], until: float) -> Alone:
    """Games of one opponent on every seat."""
    found = Alone()
    for deal in deals:
        if monotonic() > until:
            break
        seeded = f"{seed} {players} deal {deal}"
        course = Course()
        state = play(players, seeded, (name, name), name, found.times, course)
        found.add(state, course)
    return found


def main() -> None:
    parser = asking.Parser("strength_dark_cave", "Let clans play The Dark Cave for the figures.")
    parser.add_argument("--deals", type=asking.count, default=100)
    parser.add_argument("--first", type=int, default=0, help="the number of the first deal")
    parser.add_argument(
        "--minutes", type=asking.minutes, default=10.0, help="the most for each number"
    )
    parser.add_argument("--players", type=int, action="append", choices=range(2, 9))
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--pair", type=asking.pair, default="standard,random")
    parser.add_argument("--alone", action="store_true", help="the first of the pair on every seat")
    arguments = parser.asked()
    computer = machine.machine()
    print(
        f"{machine.now()} · {computer['processor']}, {computer['cores']} cores, "
        f"load {machine.load()}, {computer['python']}, {engine_mode()}, "
        f"commit {machine.commit()['commit']}",
        flush=True,
    )
    first, second = arguments.pair
    total = Score()
    deals = range(arguments.first, arguments.first + arguments.deals)
    for players in arguments.players or range(2, 9):
        until = monotonic() + 60 * arguments.minutes
        if arguments.alone:
            found = alone(players, first, arguments.seed, deals, until)
            print(f"{first} alone, {players} players: {found.summary()}", flush=True)
            continue
        score = against(players, (first, second), arguments.seed, deals, until)
        total.add(score)
        print(f"{first} v {second}, {players} players: {score.summary()}", flush=True)
    if not arguments.alone:
        print(f"{first} v {second}, all of these: {total.summary()}", flush=True)


if __name__ == "__main__":
    main()
