"""Puzzles: decisions of games of computer players, with questions that have one clear answer."""

from __future__ import annotations

from pitprop.puzzles.puzzle import QUESTIONS, Candidate, Case, Clue, Puzzle, Thought
from pitprop.puzzles.shipped import FIRST_DAY, Listed, calendar, number_of, puzzle_at
from pitprop.puzzles.text import parse_puzzles, print_puzzle

__all__ = [
    "FIRST_DAY",
    "QUESTIONS",
    "Candidate",
    "Case",
    "Clue",
    "Listed",
    "Puzzle",
    "Thought",
    "calendar",
    "number_of",
    "parse_puzzles",
    "print_puzzle",
    "puzzle_at",
]
