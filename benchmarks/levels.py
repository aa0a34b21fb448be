"""How strong the levels that people choose are against each other, and the characters of a level.

    python -m benchmarks.levels                            all games, 200 deals a pair
    python -m benchmarks.levels --game sabotage --deals 50 --minutes 2
    python -m benchmarks.levels --characters medium        each character against none, at a level

Every deal is played twice with sides exchanged: in Saboteur single rounds of five, three diggers of
one level against two saboteurs of the other; in Sabotage matches of two; in The Dark Cave games of
four, a clan each. It prints what share of the decided games the first of a pair won, a tie as half
a win, with the 95 % range; and what `opponents/measured.toml` tells people: with a win and a loss
added, so that few games promise little. Run it where the engine is compiled.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import sqrt
from time import monotonic

from benchmarks import asking
from benchmarks.strength_dark_cave import play
from benchmarks.strength_sabotage import measured_on
from pitprop.games.sabotage.game import GAME as SABOTAGE
from pitprop.lab.bootstrap import unvaried
from pitprop.lab.sabotage import play_match as play_sabotage
from pitprop.lab.saboteur import play_match as play_saboteur
from pitprop.lab.spec import SimulationSpec
from pitprop.lab.tally import Tally
from pitprop.opponents.levels import CHARACTERS, LEVELS, with_character

PAIRS = (("medium", "easy"), ("hard", "medium"), ("hard", "easy"))

Deal = Callable[[str, str, str], Iterator[float]]
"""Plays a seed's deal twice; yields what the first of two opponents won of each decided game."""


def rounds_of_saboteur(first: str, second: str, seed: str) -> Iterator[float]:
    """Single rounds, three diggers against two saboteurs."""
    spec = SimulationSpec(players=5, seed=seed, single_rounds=True, composition=(3, 2))
    for digger, saboteur in ((first, second), (second, first)):
        tally = Tally()
        play_saboteur(replace(spec, by_role={"digger": digger, "saboteur": saboteur}), 0, tally)
        dug = tally.found["role", digger, "digger", "won"] > 0
        yield float(dug == (digger == first))


def matches_of_sabotage(first: str, second: str, seed: str) -> Iterator[float]:
    """Matches of two."""
    for seats in ((first, second), (second, first)):
        tally = Tally()
        spec = SimulationSpec(players=2, game=SABOTAGE.name, seed=seed, opponents=seats)
        play_sabotage(spec, 0, tally)
        side = seats.index(first)
        yield tally.found[side, "alone"] + tally.found[side, "shared"] / 2


def games_of_dark_cave(first: str, second: str, seed: str) -> Iterator[float]:
    """Games of four, a clan each."""
    for names in ((first, second), (second, first)):
        result = play(4, seed, names, first, []).table.result
        assert result is not None
        if result.winner >= 0:
            yield float(names[result.winner] == first)


GAMES: dict[str, Deal] = {
    "saboteur": rounds_of_saboteur,
    "sabotage": matches_of_sabotage,
    "dark_cave": games_of_dark_cave,
}


def compared(game: str, pair: tuple[str, str], arguments: argparse.Namespace) -> str:
    """What the first of two opponents won against the second, on a line."""
    until = monotonic() + 60 * arguments.minutes
    won: list[float] = []
    deals = 0
    while deals < arguments.deals and (not deals or monotonic() < until):
        won += GAMES[game](*pair, f"{arguments.seed} {deals}")
        deals += 1
    if not won:
        return f"| {game} | {pair[0]} | {pair[1]} | {deals} | 0 | nothing | |"
    share = sum(won) / len(won)
    result = _with_range(share, len(won))
    # Few games promise little: count one more win and one more loss.
    careful = round(100 * (sum(won) + 1) / (len(won) + 2))
    return f"| {game} | {pair[0]} | {pair[1]} | {deals} | {len(won)} | {result} | {careful} |"


def _with_range(share: float, games: int) -> str:
    """A share with its 95 % range; where all games ended alike it follows from their number."""
    if share in (0, 1):
        found = unvaried(share, games)
        return f"{100 * share:.1f} % ({100 * found.low:.1f} to {100 * found.high:.1f})"
    spread = 1.96 * sqrt(share * (1 - share) / games)
    return f"{100 * share:.1f} % ± {100 * spread:.1f}"


def main() -> None:
    parser = asking.Parser("levels", "Let levels play against each other.")
    parser.add_argument("--game", action="append", choices=GAMES)
    parser.add_argument("--pair", type=asking.pair, action="append", help="such as hard,medium")
    parser.add_argument("--deals", type=asking.count, default=200)
    parser.add_argument(
        "--minutes", type=asking.minutes, default=10.0, help="the most for each pair"
    )
    parser.add_argument("--characters", choices=LEVELS, help="compare characters at this level")
    parser.add_argument("--seed", default="levels")
    arguments = parser.asked()
    pairs: Sequence[tuple[str, str]] = PAIRS
    if arguments.pair:
        pairs = arguments.pair
    elif arguments.characters:
        level = arguments.characters
        pairs = tuple((with_character(level, each), level) for each in CHARACTERS)
    print(measured_on(), flush=True)
    print("| game | first | against | deals | decided | the first won | told to people |")
    print("| --- | --- | --- | ---: | ---: | ---: | ---: |", flush=True)
    for game in arguments.game or GAMES:
        for pair in pairs:
            print(compared(game, pair, arguments), flush=True)


if __name__ == "__main__":
    main()
