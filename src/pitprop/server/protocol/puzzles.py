"""Daily puzzles: what is asked, and what is told once somebody has answered."""

from __future__ import annotations

from typing import Literal

import msgspec

from pitprop.server.protocol.histories import Reason
from pitprop.server.protocol.terms import Params

PuzzleQuestion = Literal["saboteur", "saboteurs", "card", "close", "move", "traitor", "way", "gold"]
"""What a puzzle asks for."""


class PuzzleListed(msgspec.Struct, frozen=True):
    """A puzzle of the calendar.

    Attributes:
        game: the name of the game.
        question: what is asked.
        level: how hard it is, from 1 to 3.
    """

    game: str
    question: PuzzleQuestion
    level: int


class PuzzleCalendar(msgspec.Struct, frozen=True):
    """Which puzzle is due on which day: one a day, and after the last the first again.

    Attributes:
        start: the day of the first puzzle, as in `2026-01-01`.
        puzzles: the puzzles in the order of the days.
    """

    start: str
    puzzles: list[PuzzleListed]


class PuzzleCandidate(msgspec.Struct, frozen=True):
    """Something that can be answered.

    Attributes:
        move: a move in notation, or what is done instead (`go on`); empty for seats.
        seats: the seats that are meant; none for a move.
    """

    move: str
    seats: list[int]


class PuzzleAsked(msgspec.Struct, frozen=True):
    """A puzzle, and nothing that only its answer tells.

    Attributes:
        game: the name of the game.
        question: what is asked.
        level: how hard it is, from 1 to 3.
        seat: whose decision it is, and through whose eyes the game is seen.
        facts: numbers that the question speaks of.
        candidates: what can be answered.
        record: the game up to the decision, as that seat knows it.
    """

    game: str
    question: PuzzleQuestion
    level: int
    seat: int
    facts: dict[str, int]
    candidates: list[PuzzleCandidate]
    record: str


class PuzzleClue(msgspec.Struct, frozen=True):
    """Something that somebody did, and what it told.

    Attributes:
        after: how many moves of the game had been made, this one counted.
        seat: of whom it told.
        before: how likely that seat was what is asked for, in percent.
        then: the same after it.
        key: what was done; empty where the move says it itself.
        params: what it refers to.
    """

    after: int
    seat: int
    before: int
    then: int
    key: str
    params: Params


class PuzzleCase(msgspec.Struct, frozen=True):
    """How good the candidates are where the treasure lies in one of several places that may be.

    Attributes:
        goal: the goal that hides it then, counted from the north.
        chance: how likely that is, in percent.
        percents: how likely each candidate wins then.
    """

    goal: int
    chance: int
    percents: list[int]


class PuzzleAnswer(msgspec.Struct, frozen=True):
    """The answer of a puzzle, and why it is so.

    Attributes:
        answer: which of the candidates is right.
        percents: how good each candidate is: how likely it is so, or how likely it wins.
        clues: what told, in the order of the game.
        cases: how good each candidate is in each of several cases that may be so.
        line: the moves that show the answer, in notation.
        thoughts: what a computer player says of it.
        facts: the numbers that it stands on.
        record: the whole game.
    """

    answer: int
    percents: list[int]
    clues: list[PuzzleClue]
    cases: list[PuzzleCase]
    line: list[str]
    thoughts: list[Reason]
    facts: dict[str, int]
    record: str
