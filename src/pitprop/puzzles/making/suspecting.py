"""Who is it? What a reader could believe over a game, and what it was that told."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pitprop.core.game import SPECTATOR
from pitprop.opponents import Hindsight
from pitprop.puzzles.making.playing import Decision, Played
from pitprop.puzzles.puzzle import Candidate, Clue, Puzzle

Suspects = tuple[int, ...]
"""Seats, in their order."""

SURE: Final = 0.85
"""From here on an answer is clear."""

NEXT: Final = 0.12
"""What the next one is at most."""

_LEAST_CHANGE: Final = 0.05
_MOST_CLUES: Final = 5
_LEAST_CLUES: Final = 2
_MOST: Final = 6
_EASY_JUMP: Final = 0.4
_HARD_JUMP: Final = 0.25


@dataclass(frozen=True, slots=True)
class Watched:
    """What could be believed at each decision of a round, up to the one that is asked about.

    Attributes:
        beliefs: at each decision how likely each answer was.
        seats: the same for single seats.
    """

    beliefs: Sequence[Mapping[Suspects, float]]

    @property
    def now(self) -> Mapping[Suspects, float]:
        """What can be believed in the end."""
        return self.beliefs[-1]

    def share(self, at: int, seat: int) -> float:
        """How likely a seat was one of those asked for.

        Args:
            at: the decision.
            seat: the seat.
        """
        return sum(share for who, share in self.beliefs[at].items() if seat in who)


@dataclass(frozen=True, slots=True)
class Asked:
    """Who is looked for, and by whom.

    Attributes:
        question: the question.
        seat: who asks it.
        truth: the answer.
        believed: what can be believed of a view; None from where on nothing is left to ask.
        phase: the phase of one of its own turns in which it is asked.
        hindsight: says what it was that somebody did.
        facts: what the question is told with.
    """

    question: str
    seat: int
    truth: Suspects
    believed: Callable[[Any], Mapping[Suspects, float] | None]
    phase: int
    hindsight: Hindsight
    facts: Mapping[str, int] = field(default_factory=dict)


def when_clear(course: Played, asked: Asked) -> Iterator[Puzzle]:
    """The first own turn at which the answer is clear and what was done tells it, as a puzzle.

    Args:
        course: the game.
        asked: who is looked for.
    """
    beliefs: list[Mapping[Suspects, float]] = []
    for at, decision in enumerate(course.decisions):
        view = decision.view(asked.seat)
        now = asked.believed(view)
        if now is None:
            return
        beliefs.append(now)
        is_own = decision.seat == asked.seat and view.table.phase == asked.phase
        if not is_own or not is_clear(now, asked.truth):
            continue
        decisions = course.decisions[: at + 1]
        clues = clues_of(Watched(beliefs), decisions, asked.seat, asked.truth, asked.hindsight)
        if not clues_suffice(clues, asked.truth):
            continue
        candidates = candidates_of(now, asked.truth)
        yield Puzzle(
            question=asked.question,
            seat=asked.seat,
            after=decision.after,
            level=level_of(clues, asked.truth),
            candidates=candidates,
            answer=[each.seats for each in candidates].index(asked.truth),
            record=course.record,
            clues=clues,
            facts=asked.facts,
        )
        return


def is_clear(now: Mapping[Suspects, float], truth: Suspects) -> bool:
    """Whether the truth is by far the likeliest.

    Args:
        now: how likely each answer is.
        truth: the answer that is true.
    """
    others = [share for who, share in now.items() if who != truth]
    return now.get(truth, 0.0) >= SURE and max(others, default=1.0) <= NEXT


def clues_of(
    watched: Watched,
    decisions: Sequence[Decision],
    reader: int,
    truth: Suspects,
    hindsight: Hindsight,
) -> tuple[Clue, ...]:
    """What told most of what the others did, in the order of the game.

    Args:
        watched: what could be believed.
        decisions: the decisions that belong to it.
        reader: who believes it.
        truth: the answer.
        hindsight: says what it was that somebody did.
    """
    found: list[tuple[float, Clue]] = []
    seats = {seat for who in watched.now for seat in who}
    for at in range(1, len(watched.beliefs)):
        moved = [(seat, watched.share(at - 1, seat), watched.share(at, seat)) for seat in seats]
        seat, before, then = max(moved, key=lambda each: abs(each[2] - each[1]))
        speaks = (then > before) == (seat in truth) and decisions[at - 1].seat != reader
        if abs(then - before) < _LEAST_CHANGE or not speaks:
            continue
        why = hindsight.why(decisions[at - 1].view(SPECTATOR), decisions[at].view(SPECTATOR))
        clue = Clue(
            decisions[at].after,
            seat,
            _percent(before),
            _percent(then),
            why.key if why else "",
            dict(why.params) if why else {},
        )
        found.append((abs(then - before), clue))
    found.sort(key=lambda each: -each[0])
    return tuple(sorted((clue for _, clue in found[:_MOST_CLUES]), key=lambda clue: clue.after))


def clues_suffice(clues: Sequence[Clue], truth: Suspects) -> bool:
    """Whether it can be seen from what they did, of each of them.

    Args:
        clues: what told.
        truth: the answer.
    """
    of_truth = [clue.seat for clue in clues if clue.seat in truth]
    return len(of_truth) >= max(_LEAST_CLUES, len(truth)) and set(of_truth) >= set(truth)


def candidates_of(now: Mapping[Suspects, float], truth: Suspects) -> tuple[Candidate, ...]:
    """The answers to choose from, in the order of the seats.

    Args:
        now: how likely each answer is.
        truth: the right one.
    """
    likeliest = sorted(now, key=lambda who: (who != truth, -now[who], who))[:_MOST]
    return tuple(
        Candidate("+".join(str(seat + 1) for seat in who), _percent(now[who]))
        for who in sorted(likeliest)
    )


def level_of(clues: Sequence[Clue], truth: Suspects) -> int:
    """How hard it is to see: easy where one deed says nearly everything.

    Args:
        clues: what told.
        truth: the answer.
    """
    jumps = [abs(clue.then - clue.before) / 100 for clue in clues if clue.seat in truth]
    most = max(jumps)
    if len(truth) > 1:
        return 3 if most < _EASY_JUMP else 2
    return 1 if most >= _EASY_JUMP else 2 if most >= _HARD_JUMP else 3


def _percent(share: float) -> int:
    return round(100 * share)
