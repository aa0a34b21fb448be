"""How long it takes to review a game, and how many of its decisions cost something.

    python -m benchmarks.review                                  a game of each
    python -m benchmarks.review --game saboteur --players 5 --opponent expert --games 3

Games are played by an opponent; then every decision is judged as when looking back on a game. Times
are seconds of one core. What a judge finds in its own games is due to chance. Run it where the
engine is compiled.
"""

from __future__ import annotations

from time import process_time

from benchmarks import asking
from benchmarks.fairness import GAMES
from benchmarks.strength_sabotage import measured_on
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Header
from pitprop.core.records.recording import Recorder
from pitprop.core.records.text import print_record
from pitprop.opponents import find_opponent, judge_name
from pitprop.server.lookback.course import course_of
from pitprop.server.lookback.reviewing import reviewed
from pitprop.server.protocol.lookback import DecisionJudged

MOST = 3


def played(name: str, players: int, opponent: str, seed: str) -> str:
    """The record of a game between equals.

    Args:
        name: the name of the game.
        players: how many play.
        opponent: who they are.
        seed: decides everything.
    """
    game, player = find_game(name), find_opponent(opponent)
    edition = game.options.editions[0].name
    recorder = Recorder(Header(name, edition, seats=("",) * players, seed=seed))
    while (decider := recorder.state.decider) != TERMINAL:
        if decider == CHANCE:
            recorder.apply_chance(recorder.state.draw())
        else:
            view = recorder.state.view(decider)
            own = f"{seed} {len(recorder.record().moves)}"
            recorder.play(player.choose(view, seed=own).move)
    return print_record(recorder.record())


def review(name: str, players: int, opponent: str, seed: str) -> str:
    """A line about the review of a game, and one for each of its costliest decisions.

    Args:
        name: the name of the game.
        players: how many play.
        opponent: who they are.
        seed: decides everything.
    """
    course = course_of(played(name, players, opponent, seed))
    begun = process_time()
    found = reviewed(course.text, 0, len(course.decisions))
    seconds = process_time() - begun
    costly = sorted((each for each in found if each), key=lambda each: -each.cost)
    head = (
        f"{name}, {players} players, {opponent} judged by {judge_name(name)}: "
        f"{len(found)} decisions in {seconds:.1f} s, {len(costly)} cost something"
    )
    return "\n".join([head, *map(_line, costly[:MOST])])


def _line(judged: DecisionJudged) -> str:
    worth = f"{judged.unit} {judged.made:.2f} → {judged.best:.2f}"
    return f"  seat {judged.seat + 1}: {judged.move} → {judged.better} ({worth})"


def main() -> None:
    parser = asking.Parser("review", "See how long reviews take.")
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--players", type=int, default=0)
    parser.add_argument("--opponent", type=asking.opponent, default="easy")
    parser.add_argument("--games", type=asking.count, default=1)
    parser.add_argument("--seed", default="review")
    arguments = parser.asked()
    games = arguments.game or GAMES
    seats = {name: arguments.players or (2 if name == "sabotage" else 5) for name in games}
    for name, players in seats.items():
        asking.check_players(parser, name, players)
    print(measured_on(), flush=True)
    for name, players in seats.items():
        for number in range(arguments.games):
            seed = f"{arguments.seed} {number}"
            print(review(name, players, arguments.opponent, seed), flush=True)


if __name__ == "__main__":
    main()
