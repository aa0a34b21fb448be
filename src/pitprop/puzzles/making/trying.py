"""Which move is best? What comes of the moves of a decision in worlds that may be."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Final

from pitprop.opponents import Reason
from pitprop.puzzles.making.playing import Decision, Played, shuffled
from pitprop.puzzles.puzzle import Candidate, Case, Puzzle, Thought

CHOICES: Final = 4
"""How many moves there are to choose from."""

_MOST_THOUGHTS: Final = 3


class Trying(ABC):
    """Tries the moves of a decision in world after world; moves are told by where they stand."""

    def look(self, moves: Sequence[int], worlds: int) -> None:
        """Try moves in more worlds, the same for all.

        Args:
            moves: which of them.
            worlds: in how many.
        """
        for _ in range(worlds):
            self._try(moves)

    def best(self, count: int) -> list[int]:
        """The moves that brought most, the best first."""
        return sorted(self._tried(), key=self._rank)[:count]

    def lead(self) -> float:
        """By how much the best is ahead of the second."""
        best = self.best(2)
        return self.share(best[0]) - self.share(best[1]) if len(best) > 1 else 0.0

    @abstractmethod
    def text(self, move: int) -> str:
        """A move as it is written."""

    @abstractmethod
    def share(self, move: int) -> float:
        """How much comes of a move, from 0 to 1."""

    @abstractmethod
    def _try(self, moves: Sequence[int]) -> None:
        """Try moves in one more world."""

    @abstractmethod
    def _tried(self) -> list[int]:
        """The moves that have been tried."""

    @abstractmethod
    def _rank(self, move: int) -> tuple[float, ...]:
        """Smaller for better moves."""


def which_move(
    question: str,
    course: Played,
    decision: Decision,
    tries: Trying,
    order: Sequence[int],
    others: Sequence[int],
    thoughts: tuple[Thought, ...],
    facts: Mapping[str, int],
    then: Sequence[str] = (),
    cases: Callable[[Sequence[int]], tuple[Case, ...]] = lambda _moves: (),
) -> Puzzle:
    """The puzzle that asks for the best move.

    Args:
        question: the question.
        course: the game.
        decision: the decision.
        tries: what comes of its moves.
        order: all moves, those first that look best at first sight.
        others: the other moves to choose from.
        thoughts: what speaks for the best.
        facts: what else is told.
        then: what is done after it.
        cases: what comes of moves in each of several cases.
    """
    (best,) = tries.best(1)
    chosen = shuffled([best, *others], f"{course.seed} {decision.after}")
    return Puzzle(
        question=question,
        seat=decision.seat,
        after=decision.after,
        level=_level_of(order.index(best)),
        candidates=tuple(
            Candidate(tries.text(move), percent(tries.share(move))) for move in chosen
        ),
        answer=chosen.index(best),
        record=course.record,
        line=(tries.text(best), *then),
        thoughts=thoughts,
        cases=cases(chosen),
        facts=facts,
    )


def percent(share: float) -> int:
    """A share as it is written down."""
    return round(100 * share)


def _level_of(rank: int) -> int:
    """How hard a move is to find when so many look better at first sight."""
    return 1 if rank == 0 else 2 if rank < CHOICES else 3


def thoughts_of(reasons: Iterable[Reason]) -> tuple[Thought, ...]:
    """What speaks for a move.

    Args:
        reasons: what is said of it, the weightiest first.
    """
    merits = [each for each in reasons if each.weight > 0]
    return tuple(Thought(each.key, dict(each.params)) for each in merits[:_MOST_THOUGHTS])
