"""Puzzles as text: a few lines of their own above the record of their game.

    puzzle card
    seat 3
    after 41
    level 2
    candidate 91 lay NES 7,0
    candidate 40 pass NS
    answer 1
    clue 12 4 31 62 breaks-trusted seat=2
    case 0 70 95 40
    line lay NES 7,0
    thought nearer cards=1
    fact worlds 300
    [game saboteur]
    …

Seats count from 1; a `?` stands for a clue that the move says itself. A case begins with the goal
that hides the treasure then, counted from 0 in the north, and with how likely that is.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.records.text import parse_record, print_record
from pitprop.puzzles.puzzle import QUESTIONS, Candidate, Case, Clue, Puzzle, Thought

_HEAD: Final = "puzzle"
_ITSELF: Final = "?"
_SEAT: Final = "seat"
_NUMBER: Final = re.compile(r"-?[0-9]+")


def print_puzzle(puzzle: Puzzle) -> str:
    """A puzzle as text, a line feed at the end of every line."""
    return "".join(f"{line}\n" for line in _lines(puzzle)) + print_record(puzzle.record)


def _lines(puzzle: Puzzle) -> Iterator[str]:
    yield f"{_HEAD} {puzzle.question}"
    yield f"seat {puzzle.seat + 1}"
    yield f"after {puzzle.after}"
    yield f"level {puzzle.level}"
    yield from (f"candidate {each.percent} {each.text}" for each in puzzle.candidates)
    yield f"answer {puzzle.answer + 1}"
    for clue in puzzle.clues:
        said = [clue.key or _ITSELF, *_params(clue.params)]
        yield f"clue {clue.after} {clue.seat + 1} {clue.before} {clue.then} {' '.join(said)}"
    for case in puzzle.cases:
        yield " ".join(["case", *map(str, (case.goal, case.chance, *case.percents))])
    yield from (f"line {move}" for move in puzzle.line)
    for thought in puzzle.thoughts:
        yield " ".join(["thought", thought.key, *_params(thought.params)])
    yield from (f"fact {name} {value}" for name, value in puzzle.facts.items())


def _params(params: Mapping[str, str | int]) -> list[str]:
    return [
        f"{name}={int(value) + 1 if name == _SEAT else value}" for name, value in params.items()
    ]


def parse_puzzles(text: str) -> list[Puzzle]:
    """Read puzzles, one after the other.

    Raises:
        PitpropError: the text holds something else; says in which puzzle.
    """
    return [_puzzle(part, number) for number, part in enumerate(parts_of(text), start=1)]


def parts_of(text: str) -> list[str]:
    """The texts of puzzles that stand one after the other.

    Raises:
        PitpropError: something stands before the first one.
    """
    starts = [match.start() for match in re.finditer(rf"^{_HEAD} ", text, re.MULTILINE)]
    if not starts or text[: starts[0]].strip():
        raise PitpropError(f"puzzles begin with a line such as '{_HEAD} card'")
    return [text[start:end] for start, end in zip(starts, [*starts[1:], len(text)], strict=True)]


def _puzzle(text: str, number: int) -> Puzzle:
    head, mark, record = text.partition("[game ")
    if not mark:
        raise PitpropError(f"puzzle {number}: it has no record; one begins with [game …]")
    lines: dict[str, list[str]] = {}
    for line in head.splitlines():
        word, _, rest = line.partition(" ")
        lines.setdefault(word, []).append(rest)
    try:
        return _read(lines, mark + record)
    except (KeyError, ValueError, IndexError) as error:
        raise PitpropError(
            f"puzzle {number}: something is missing or not a number: {error}"
        ) from None
    except PitpropError as error:
        raise PitpropError(f"puzzle {number}: {error}") from error


def _read(lines: Mapping[str, Sequence[str]], record: str) -> Puzzle:
    puzzle = Puzzle(
        question=lines[_HEAD][0],
        seat=int(lines["seat"][0]) - 1,
        after=int(lines["after"][0]),
        level=int(lines["level"][0]),
        candidates=tuple(_candidate(each) for each in lines["candidate"]),
        answer=int(lines["answer"][0]) - 1,
        record=parse_record(record),
        clues=tuple(_clue(each) for each in lines.get("clue", ())),
        cases=tuple(_case(each) for each in lines.get("case", ())),
        line=tuple(lines.get("line", ())),
        thoughts=tuple(_thought(each) for each in lines.get("thought", ())),
        facts={name: int(value) for name, value in map(str.split, lines.get("fact", ()))},
    )
    if puzzle.question not in QUESTIONS[puzzle.game]:
        raise PitpropError(f"{puzzle.game} has no question {puzzle.question!r}")
    if any(len(case.percents) != len(puzzle.candidates) for case in puzzle.cases):
        raise PitpropError("a case has a number for each candidate")
    if not 0 <= puzzle.answer < len(puzzle.candidates):
        raise PitpropError(f"there is no candidate {puzzle.answer + 1}")
    return puzzle


def _candidate(text: str) -> Candidate:
    percent, _, move = text.partition(" ")
    return Candidate(move, int(percent))


def _clue(text: str) -> Clue:
    after, seat, before, then, key, *params = text.split()
    return Clue(
        *(int(after), int(seat) - 1, int(before), int(then)),
        key="" if key == _ITSELF else key,
        params=_read_params(params),
    )


def _case(text: str) -> Case:
    goal, chance, *percents = map(int, text.split())
    return Case(goal, chance, tuple(percents))


def _thought(text: str) -> Thought:
    key, *params = text.split()
    return Thought(key, _read_params(params))


def _read_params(params: Sequence[str]) -> dict[str, str | int]:
    found: dict[str, str | int] = {}
    for param in params:
        name, _, value = param.partition("=")
        number = int(value) if _NUMBER.fullmatch(value) else None
        found[name] = value if number is None else number - 1 if name == _SEAT else number
    return found
