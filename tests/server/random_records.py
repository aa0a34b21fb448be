"""Records of random games, whole and as one reader knew them."""

from __future__ import annotations

from dataclasses import dataclass
from random import Random

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Header, Record
from pitprop.core.records.recording import Recorder


@dataclass(frozen=True)
class Case:
    """A game between players who move at random.

    Attributes:
        game: the name of the game.
        seats: the number of players.
        seed: decides everything.
    """

    game: str
    seats: int
    seed: int

    def __str__(self) -> str:
        return f"{self.game}-{self.seats}-{self.seed}"


def cases(each: int) -> list[Case]:
    """Some games of each number of players.

    Args:
        each: how many of each game.
    """
    found = []
    for game in ("saboteur", "sabotage", "dark_cave"):
        counts = find_game(game).seat_counts
        found += [Case(game, counts[seed % len(counts)], seed) for seed in range(each)]
    return found


def random_record(case: Case, most: int = 400) -> Record:
    """A game played at random, to its end or until so many moves have been made."""
    random = Random(f"{case}")
    game = find_game(case.game)
    header = Header(
        game=case.game,
        edition=game.options.editions[0].name,
        seats=tuple(f"Player {seat + 1}" for seat in range(case.seats)),
        seed=str(case.seed),
    )
    recorder = Recorder(header)
    for _ in range(most):
        state = recorder.state
        while state.decider == CHANCE:
            recorder.apply_chance(state.draw())
        if state.decider == TERMINAL:
            break
        moves = state.legal_moves()
        calm = [move for move in moves if not str(move).startswith("propose")]
        recorder.play(random.choice(calm or moves))
    return recorder.record()
