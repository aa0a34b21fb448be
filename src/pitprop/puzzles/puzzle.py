"""What a puzzle is: a decision in a game of computer players, a question, and its answer."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pitprop.core.records.record import MoveEntry, Record
from pitprop.core.records.recording import redacted


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that can be answered.

    Attributes:
        text: a move in notation, or seats, counted from 1, with `+` between them.
        percent: how good it is: how likely it is so, or how likely the reader's side wins with it.
    """

    text: str
    percent: int

    @property
    def seats(self) -> tuple[int, ...]:
        """The seats that it names; none where it is a move."""
        parts = self.text.split("+")
        return tuple(int(part) - 1 for part in parts) if parts[0].isdigit() else ()


@dataclass(frozen=True, slots=True)
class Clue:
    """Something that somebody did, and what it told.

    Attributes:
        after: how many moves had been made, this one counted.
        seat: of whom it told.
        before: how likely that seat was what is asked for, in percent.
        then: the same after it.
        key: what was done, as in `opponents.why`; empty where the move says it itself.
        params: what it refers to.
    """

    after: int
    seat: int
    before: int
    then: int
    key: str = ""
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Case:
    """How good the answers are where something that is hidden is so.

    Attributes:
        goal: where the treasure lies then, counted from the north.
        chance: how likely that is, in percent.
        percents: how good each candidate is then.
    """

    goal: int
    chance: int
    percents: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Thought:
    """What a computer player says of the answer.

    Attributes:
        key: what it is, as in `opponents.Reason`.
        params: what it refers to.
    """

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A decision in a game, a question about it, and its answer.

    Attributes:
        question: what is asked; one of `QUESTIONS`.
        seat: through whose eyes the game is seen.
        after: how many moves had been made.
        level: how hard it is, from 1 to 3.
        candidates: what can be answered.
        answer: which of them is right.
        clues: what the others did that told, in the order of the game.
        cases: how good the candidates are in each of several cases that may be so.
        line: the answer played on: the moves that show it, in notation.
        thoughts: what a computer player says of the answer.
        facts: what else the answer stands on, as numbers.
        record: the game, whole.
    """

    question: str
    seat: int
    after: int
    level: int
    candidates: tuple[Candidate, ...]
    answer: int
    record: Record
    clues: tuple[Clue, ...] = ()
    cases: tuple[Case, ...] = ()
    line: tuple[str, ...] = ()
    thoughts: tuple[Thought, ...] = ()
    facts: Mapping[str, int] = field(default_factory=dict)

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.record.header.game

    def asked(self) -> Record:
        """The game up to the decision, as the reader's seat knows it: nothing else is told."""
        return redacted(cut(self.record, self.after), self.seat)


def cut(record: Record, after: int) -> Record:
    """A game up to a move, and what chance decided before the next one.

    Args:
        record: the game.
        after: how many moves have been made.
    """
    kept = []
    for entry in record.entries:
        if isinstance(entry, MoveEntry) and entry.number > after:
            break
        kept.append(entry)
    return Record(record.header, tuple(kept))


QUESTIONS: Mapping[str, tuple[str, ...]] = {
    "saboteur": ("saboteur", "saboteurs", "card"),
    "sabotage": ("close", "move"),
    "dark_cave": ("traitor", "way", "gold"),
}
"""What is asked in each game."""
