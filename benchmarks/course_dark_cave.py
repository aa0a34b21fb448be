"""How games of The Dark Cave go: how long the exit is sought, what is passed, what is used."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from pitprop.core.description.events import Hand
from pitprop.games.dark_cave.events import EVENTS
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import EXIT, GOAL_NAMES, GOALS
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import BY_AGREEMENT

_PLAYED: Final = frozenset(EVENTS.numbers(Hand.PLAYED))
"""The events that say that a card was played, not passed."""

_COUNTED: Final = {
    log.LOOKED_CLAN: "clan cards looked at",
    log.TOOK_GOLD: "veins taken",
    log.CUT: "axes used",
    log.DROVE_OFF: "axes used",
}

_LEARNED: Final = frozenset((log.LOOKED_GOAL, log.REVEALED))
"""The events by which somebody learns what a goal is."""


@dataclass(slots=True)
class Course:
    """How one game went, updated after each decision.

    Attributes:
        known: the turn in which somebody first knew the exit; 0 if nobody did.
        cards: the turns in which a card was played or passed, each with whether it was passed.
        goals: the goals that were turned up.
        counted: how often each counted event has happened.
        read: how many entries of the log have been read.
    """

    known: int = 0
    cards: list[tuple[int, bool]] = field(default_factory=list)
    goals: set[int] = field(default_factory=set)
    counted: Counter[str] = field(default_factory=Counter)
    read: int = 0

    def see(self, state: State, turn: int) -> None:
        """Take into account what came of a decision in a turn."""
        entries = list(state.log)[self.read :]
        self.read += len(entries)
        for event, logged in [(log.event_of(logged), logged) for logged in entries]:
            if event in _COUNTED:
                self.counted[_COUNTED[event]] += 1
            if event in _PLAYED:
                self.cards.append((turn, False))
            elif event == log.PASSED and self.cards[-1:] != [(turn, True)]:
                self.cards.append((turn, True))
            elif event == log.REVEALED:
                self.goals.add(int(log.card_of(logged)))
            if event in _LEARNED and not self.known and _is_exit_known(state):
                self.known = turn


def _is_exit_known(state: State) -> bool:
    """Whether somebody has seen the exit, or all other goals."""
    return any(_knows_exit(state.view(seat).known_goals) for seat in range(state.table.seats))


def _knows_exit(known: Iterable[int]) -> bool:
    seen = [goal for goal in known if goal >= 0]
    return EXIT in seen or len(seen) == GOALS - 1


@dataclass(slots=True)
class Courses:
    """How many games went."""

    games: int = 0
    found_early: int = 0
    agreed: int = 0
    passed: int = 0
    cards: int = 0
    passed_late: int = 0
    cards_late: int = 0
    goals: Counter[int] = field(default_factory=Counter)
    counted: Counter[str] = field(default_factory=Counter)

    def add(self, course: Course, state: State) -> None:
        """Count a game that is over."""
        result = state.table.result
        assert result is not None
        turns = int(state.table.turns)
        self.games += 1
        self.found_early += 0 < 3 * course.known <= turns
        self.agreed += result.ending == BY_AGREEMENT
        self.passed += sum(passed for _, passed in course.cards)
        self.cards += len(course.cards)
        late = [passed for turn, passed in course.cards if 3 * turn > 2 * turns]
        self.passed_late += sum(late)
        self.cards_late += len(late)
        self.goals.update(course.goals)
        self.counted.update(course.counted)

    def summary(self) -> str:
        """All of it on a line."""
        goals = ", ".join(
            f"{name} {100 * self.goals[goal] / self.games:.1f} %"
            for goal, name in enumerate(GOAL_NAMES)
        )
        counted = ", ".join(
            f"{name} {self.counted[name] / self.games:.2f}"
            for name in dict.fromkeys(_COUNTED.values())
        )
        return (
            f"exit known in the first third {100 * self.found_early / self.games:.1f} % · passed "
            f"{100 * self.passed / self.cards:.1f} % of card turns, "
            f"{100 * self.passed_late / max(self.cards_late, 1):.1f} % in the last third · turned "
            f"up: {goals} · a game: {counted} · ended by agreement "
            f"{100 * self.agreed / self.games:.1f} %"
        )
