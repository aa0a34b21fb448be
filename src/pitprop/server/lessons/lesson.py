"""A lesson: a record that is played once more, and which of its moves the learner is asked for."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import Header, MoveEntry, Record
from pitprop.core.records.replay import steps
from pitprop.core.records.text import parse_record
from pitprop.server.history.replay import progress

FOLDER: Final = Path(__file__).parent
"""Holds a folder for each game, with two files for each lesson: the record, and what is asked."""


@dataclass(frozen=True, slots=True)
class Scripted:
    """Something that happens in a lesson.

    Attributes:
        seat: who decides: a seat, or `CHANCE`.
        text: the move in notation; of chance the lines of its outcome.
        number: the number of the move in the record; 0 for chance.
    """

    seat: int
    text: str
    number: int = 0


@dataclass(frozen=True, slots=True)
class LessonStep:
    """A move that the learner is asked for.

    Attributes:
        name: what the page calls it.
        round: the round in which it is made, from 1.
        move: the move in notation.
        number: its number in the record.
        after: the numbers of the moves without which it makes no sense.
    """

    name: str
    round: int
    move: str
    number: int
    after: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class LessonRound:
    """A round of a lesson.

    Attributes:
        deal: the lines that say what is dealt.
        happening: what happens after that, in order.
    """

    deal: str
    happening: tuple[Scripted, ...]


@dataclass(frozen=True, slots=True)
class Lesson:
    """A first game that teaches by playing.

    Attributes:
        game: the name of the game.
        name: the name of the lesson.
        header: edition, options and names of the players.
        seat: the learner's.
        opponent: which computer player decides where the record can't be followed any longer.
        rounds: the rounds that are prepared; later ones are dealt by chance.
        steps: what the learner is asked for, in order.
        quick: the numbers of the moves that nobody waits for, those of the learner included.
        only_here: the numbers of other moves that make no sense where the learner has gone another
            way.
    """

    game: str
    name: str
    header: Header
    seat: int
    opponent: str
    rounds: tuple[LessonRound, ...]
    steps: tuple[LessonStep, ...]
    quick: frozenset[int]
    only_here: frozenset[int]


@cache
def lesson_names(game: str) -> tuple[str, ...]:
    """The lessons of a game, by name; none where it has none. There has to be such a game."""
    return tuple(sorted(file.stem for file in (FOLDER / game).glob("*.toml")))


@cache
def find_lesson(game: str, name: str) -> Lesson:
    """A lesson.

    Args:
        game: the name of the game.
        name: the name of the lesson.

    Raises:
        PitpropError: there is no such game or lesson.
    """
    find_game(game)  # What isn't a game may be the name of any folder.
    known = lesson_names(game)
    if name not in known:
        there = f"; there are {', '.join(known)}" if known else ""
        raise PitpropError(f"{game} has no lesson {name!r}{there}")
    record = parse_record((FOLDER / game / f"{name}.txt").read_text("utf-8"))
    asked = tomllib.loads((FOLDER / game / f"{name}.toml").read_text("utf-8"))
    return read_lesson(name, record, asked)


def read_lesson(name: str, record: Record, asked: Mapping[str, Any]) -> Lesson:
    """A lesson from its two files.

    Args:
        name: the name of the lesson.
        record: the game.
        asked: whose game it is and what is asked, as in the file.

    Raises:
        PitpropError: the record breaks a rule, or a step asks for a move that isn't the learner's.
    """
    seat = asked["seat"] - 1
    rounds = _rounds(record)
    moves = {
        each.number: (number, each)
        for number, round_ in enumerate(rounds, 1)
        for each in round_.happening
        if each.number
    }
    return Lesson(
        game=record.header.game,
        name=name,
        header=record.header,
        seat=seat,
        opponent=asked["opponent"],
        rounds=rounds,
        steps=tuple(_step(each, moves, seat) for each in asked["step"]),
        quick=frozenset(
            number for first, last in asked.get("quick", []) for number in range(first, last + 1)
        ),
        only_here=frozenset(asked.get("only_here", ())),
    )


def _rounds(record: Record) -> tuple[LessonRound, ...]:
    deals: list[str] = []
    happening: list[list[Scripted]] = []
    for step in steps(record):
        if step.seat == TERMINAL:
            continue
        if step.outcome is not None:
            text = "\n".join(step.outcome.lines())
            if progress(step.state).round > len(deals):
                deals.append(text)
                happening.append([])
            else:
                happening[-1].append(Scripted(CHANCE, text))
        elif isinstance(step.entry, MoveEntry):
            happening[-1].append(Scripted(step.seat, step.entry.text, step.entry.number))
    return tuple(
        LessonRound(deal, tuple(each)) for deal, each in zip(deals, happening, strict=True)
    )


def _step(
    asked: Mapping[str, Any], moves: Mapping[int, tuple[int, Scripted]], seat: int
) -> LessonStep:
    name, number = asked["name"], asked["move"]
    after: Sequence[int] = asked.get("after", ())
    for each in (number, *after):
        if each not in moves:
            raise PitpropError(f"step {name}: the record has no move {each}")
    round_, scripted = moves[number]
    if scripted.seat != seat:
        raise PitpropError(f"step {name}: move {number} is seat {scripted.seat + 1}'s")
    return LessonStep(name, round_, scripted.text, number, tuple(after))
