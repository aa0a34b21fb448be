"""Enough puzzles, from games of one seed after the other: not too many alike, none twice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from pitprop.puzzles.making import (
    cave_traitors,
    cave_ways,
    sabotage_moves,
    saboteur_cards,
    saboteur_roles,
)
from pitprop.puzzles.making.playing import Played, played
from pitprop.puzzles.puzzle import Puzzle

_LEVEL: Final = "medium"
_MOST_OF_A_LEVEL: Final = {1: 0.3, 2: 0.6, 3: 0.5}
_MOST_OF_AN_ANSWER: Final = 0.55
_VARIED: Final = ("card", "close", "move")
"""Questions whose answers shouldn't all be of one kind."""

_READ_ALIKE: Final = ("card", "move", "way", "gold")
"""Questions where two are the same if their answers and all that can be chosen are."""


@dataclass(frozen=True, slots=True)
class Source:
    """Where the puzzles of a question come from.

    Attributes:
        game: the game.
        find: finds them in what was played.
        seats: the numbers of players, in turn.
        rounds: how many rounds are played, in turn: the last one is looked at.
    """

    game: str
    find: Callable[[Played], Iterator[Puzzle]]
    seats: Sequence[int]
    rounds: Sequence[int] = (1,)


SOURCES: Final[Mapping[str, Source]] = {
    "saboteur": Source("saboteur", saboteur_roles.find, (4, 3, 5, 6)),
    "saboteurs": Source("saboteur", saboteur_roles.find, (5, 6, 7)),
    "card": Source("saboteur", saboteur_cards.find, (3, 4, 5, 6, 7)),
    "close": Source("sabotage", sabotage_moves.find, (2, 2, 4), (1, 2, 1, 3, 4)),
    "move": Source("sabotage", sabotage_moves.find, (2, 2, 4), (1, 4, 4, 2)),
    "traitor": Source("dark_cave", cave_traitors.find, (8, 7, 6, 5)),
    "way": Source("dark_cave", cave_ways.find, (2, 3, 4, 5, 6, 7, 8)),
    "gold": Source("dark_cave", cave_ways.find, (2, 3, 4, 5, 6, 7, 8)),
}
"""The questions that are asked."""


def collect(question: str, count: int, seed: str, start: int = 0) -> Iterator[tuple[int, Puzzle]]:
    """Puzzles of one question; each with the number of the game in which it was found.

    Args:
        question: one of `SOURCES`.
        count: how many.
        seed: everything follows from it.
        start: with which game to begin.
    """
    source = SOURCES[question]
    taken = _Taken(count)
    at = start
    while taken.count < count:
        seats = source.seats[at % len(source.seats)]
        rounds = source.rounds[at % len(source.rounds)]
        course = played(source.game, seats, _LEVEL, f"{seed} {question} {at}", rounds)
        found = [each for each in source.find(course) if each.question == question]
        for puzzle in sorted(found, key=_interest, reverse=True):
            if taken.take(puzzle):
                yield at, puzzle
                break
        at += 1


def _interest(puzzle: Puzzle) -> tuple[int, ...]:
    """What makes one more interesting than others of the same game; closing is seldom right."""
    kinds = {clue.key for clue in puzzle.clues}
    is_rare = puzzle.question == "close" and puzzle.answer == 0
    return len(kinds) + len(puzzle.clues), is_rare, puzzle.level


class _Taken:
    """What has been taken so far, so that neither a level nor an answer is all there is."""

    def __init__(self, count: int) -> None:
        self._wanted = count
        self._levels: Counter[int] = Counter()
        self._answers: Counter[str] = Counter()
        self._seen: set[tuple[str, ...]] = set()
        self.count = 0

    def take(self, puzzle: Puzzle) -> bool:
        """Take a puzzle, unless there are enough of its kind, or one that reads the same."""
        texts = [each.text for each in puzzle.candidates]
        looks = (texts[puzzle.answer], *sorted(texts))
        answer = _kind_of_answer(puzzle)
        if (
            self._levels[puzzle.level] >= self._wanted * _MOST_OF_A_LEVEL[puzzle.level]
            or self._answers[answer] >= self._wanted * _MOST_OF_AN_ANSWER
            or (puzzle.question in _READ_ALIKE and looks in self._seen)
        ):
            return False
        self._levels[puzzle.level] += 1
        self._answers[answer] += 1
        self._seen.add(looks)
        self.count += 1
        return True


def _kind_of_answer(puzzle: Puzzle) -> str:
    """For a decision which it is, for a move what is done; else the order says nothing anyway."""
    text = puzzle.candidates[puzzle.answer].text
    return text.split()[0] if puzzle.question in _VARIED else str(puzzle.answer)
