"""How well gold diggers in Saboteur know who is a saboteur, at three moments of a round.

    python -m benchmarks.inference                          100 rounds of 5, 7 and 10 players
    python -m benchmarks.inference --rounds 1000 --players 5 --opponent hard

An opponent plays on all seats. At a quarter, half and three quarters of a round (by its number of
moves) every gold digger says how likely each other player is to be a saboteur. AUC is how often a
saboteur is suspected more than a digger by the same player; ECE is how much the stated probability
differs from the observed frequency, on average over ten classes, which are shown in a table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import NamedTuple

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents import find_opponent
from pitprop.opponents.saboteur.situation import Situation

MOMENTS = (25, 50, 75)
"""When the question is asked, in per cent of the moves of a round."""

_CLASSES = 10


class Guess(NamedTuple):
    """What a gold digger says about another player.

    Attributes:
        by: who says it, and in which round.
        chance: how likely the other one is to be a saboteur.
        is_so: whether it is one.
    """

    by: tuple[int, int]
    chance: float
    is_so: bool


def course(opponent: str, players: int, seed: str) -> list[State]:
    """The states of one round before each move.

    Args:
        opponent: the opponent that plays on all seats.
        players: the number of players.
        seed: where the deal comes from.
    """
    state: State = GAME.start(players, seed=seed)
    state.deal()
    states = []
    while state.table.phase == PLAYING or not state.table.results:
        if state.table.phase == PLAYING:
            states.append(state.clone())
        view = state.view(state.decider)
        state.play(find_opponent(opponent).choose(view, seed=f"{seed} {len(states)}").move)
    return states


def guesses(state: State, number: int) -> Iterator[Guess]:
    """What each gold digger says about each other player.

    Args:
        state: the moment.
        number: the number of the round.
    """
    for seat in range(state.table.seats):
        if state.roles[seat] != DIGGER:
            continue
        situation = Situation(state.view(seat))
        for other in range(state.table.seats):
            if other != seat:
                is_so = state.roles[other] == SABOTEUR
                yield Guess((number, seat), situation.calibrated_guilt(other), is_so)


def auc(found: Sequence[Guess]) -> float:
    """How often a saboteur is suspected more than a digger by the same player; ties count half."""
    by: dict[tuple[int, int], tuple[list[float], list[float]]] = {}
    for each in found:
        by.setdefault(each.by, ([], []))[each.is_so].append(each.chance)
    won = 0.0
    pairs = 0
    for diggers, saboteurs in by.values():
        for guilty in saboteurs:
            won += sum((guilty > other) + (guilty == other) / 2 for other in diggers)
            pairs += len(diggers)
    return won / max(pairs, 1)


def reliability(found: Sequence[Guess]) -> list[tuple[int, float, float]]:
    """For each class of stated probability: the count, the mean, and the observed frequency."""
    classes: list[list[Guess]] = [[] for _ in range(_CLASSES)]
    for each in found:
        classes[min(_CLASSES - 1, int(each.chance * _CLASSES))].append(each)
    return [
        (
            len(members),
            sum(each.chance for each in members) / max(len(members), 1),
            sum(each.is_so for each in members) / max(len(members), 1),
        )
        for members in classes
    ]


def ece(found: Sequence[Guess]) -> float:
    """The expected calibration error: stated probability against observed frequency."""
    rows = reliability(found)
    return sum(count * abs(said - so) for count, said, so in rows) / max(len(found), 1)


def _print_rows(players: int, found: dict[int, list[Guess]], rounds: int) -> None:
    for moment, said in found.items():
        print(f"| {players} | {rounds} | {moment} % | {auc(said):.3f} | {ece(said):.3f} |")


def _table(players: int, said: Sequence[Guess]) -> None:
    print(f"\n{players} players, at half: said, how often, and how often it was so\n")
    for count, mean, so in reliability(said):
        bar = "#" * round(40 * so)
        print(f"  {100 * mean:5.1f} %  {count:6}  {100 * so:5.1f} %  {bar}")


def main() -> None:
    parser = asking.Parser("inference", "Measure what gold diggers know of roles.")
    parser.add_argument("--rounds", type=asking.count, default=100)
    parser.add_argument("--players", type=int, action="append", choices=range(3, 11))
    parser.add_argument("--opponent", type=asking.opponent_for("saboteur"), default="standard")
    parser.add_argument(
        "--minutes", type=asking.minutes, default=10.0, help="the most for each number"
    )
    parser.add_argument("--seed", default="inference")
    arguments = parser.asked()
    print(measured_on(), flush=True)
    print("| players | rounds | at | AUC | ECE |\n| ---: | ---: | ---: | ---: | ---: |", flush=True)
    tables = []
    for players in arguments.players or (5, 7, 10):
        until = monotonic() + 60 * arguments.minutes
        found: dict[int, list[Guess]] = {moment: [] for moment in MOMENTS}
        rounds = 0
        while rounds < arguments.rounds and (not rounds or monotonic() < until):
            states = course(arguments.opponent, players, f"{arguments.seed} {players} {rounds}")
            for moment, said in found.items():
                said += guesses(states[len(states) * moment // 100], rounds)
            rounds += 1
        _print_rows(players, found, rounds)
        tables.append((players, found[50]))
    for players, said in tables:
        _table(players, said)


if __name__ == "__main__":
    main()
