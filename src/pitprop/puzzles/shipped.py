"""The puzzles that come with the program, and which of them is due on which day.

Each question has a file of its own, to which more can be added; a puzzle is read when it is asked
for. All questions take turns as evenly as their numbers allow.
"""

from __future__ import annotations

import gzip
from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from hashlib import sha256
from importlib.resources import files
from typing import Final

from pitprop.puzzles.puzzle import QUESTIONS, Puzzle
from pitprop.puzzles.text import parse_puzzles, parts_of

FIRST_DAY: Final = date(2026, 1, 1)
"""The day of the first puzzle of all; they come in turn from there on."""

ENDING: Final = ".txt.gz"
"""How the files of puzzles end."""

_FOLDER: Final = "files"
_KEPT: Final = 16


@dataclass(frozen=True, slots=True)
class Listed:
    """A puzzle that hasn't been read.

    Attributes:
        game: the name of the game.
        question: what is asked.
        level: how hard it is.
        text: all of it.
    """

    game: str
    question: str
    level: int
    text: str


@cache
def calendar() -> tuple[Listed, ...]:
    """All puzzles, in the order of the days."""
    dated = [
        ((at + 0.5) / len(texts), question, _listed(game, question, text))
        for game, questions in QUESTIONS.items()
        for question in questions
        for texts in [_texts(question)]
        for at, text in enumerate(texts)
    ]
    return tuple(listed for _, _, listed in sorted(dated, key=lambda each: each[:2]))


def number_of(day: date) -> int:
    """Which puzzle of the calendar is due on a day, from 0; after the last the first is due."""
    return (day - FIRST_DAY).days % len(calendar())


@lru_cache(_KEPT)
def puzzle_at(number: int) -> Puzzle:
    """A puzzle of the calendar.

    Args:
        number: as `number_of` gives it.
    """
    (found,) = parse_puzzles(calendar()[number].text)
    return found


def _texts(question: str) -> list[str]:
    file = files(__package__) / _FOLDER / f"{question}{ENDING}"
    if not file.is_file():
        return []
    texts = parts_of(gzip.decompress(file.read_bytes()).decode())
    # As they were found, the hard ones come first; by this no order is left.
    return sorted(texts, key=lambda text: sha256(_asked(text).encode()).digest())


def _asked(text: str) -> str:
    """What a puzzle was made of: cases were worked out later, and move none to another day."""
    return "".join(line for line in text.splitlines(keepends=True) if not line.startswith("case "))


def _listed(game: str, question: str, text: str) -> Listed:
    level = next(line for line in text.splitlines() if line.startswith("level "))
    return Listed(game, question, int(level.split()[1]), text)
