"""What an answer rests on, worked out again for puzzles that are there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitprop.core.records.replay import replay
from pitprop.puzzles.making.saboteur_cards import Tries, cases_of, thoughts_about
from pitprop.puzzles.puzzle import Puzzle, cut


def explained(puzzle: Puzzle) -> Puzzle:
    """A puzzle with what speaks for its answer, and what comes of its candidates wherever the
    treasure may lie.

    Args:
        puzzle: the puzzle; one that asks for no card of Saboteur stays as it is.
    """
    if puzzle.question != "card":
        return puzzle
    view: Any = replay(cut(puzzle.record, puzzle.after)).view(puzzle.seat)
    moves = {str(move): at for at, move in enumerate(view.legal_moves())}
    candidates = [moves[each.text] for each in puzzle.candidates]
    return replace(
        puzzle,
        thoughts=thoughts_about(Tries(view, "thoughts"), candidates[puzzle.answer]),
        cases=cases_of(view, candidates),
    )
