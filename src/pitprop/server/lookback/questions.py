"""What can be asked of a record that takes long to work out, in pieces."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from pitprop.opponents import judge_name
from pitprop.server.lookback.course import Course
from pitprop.server.lookback.judging import judged
from pitprop.server.lookback.reviewing import reviewed
from pitprop.server.protocol.lookback import DecisionJudged, MomentJudged

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Question(Generic[T]):
    """Something that is asked of a record.

    Attributes:
        name: by what the answer is kept; another one when the answer would be another.
        count: into how many parts the answer falls.
        piece: how many of them are worked out at once.
        work: works some of them out, in another process: the record, the first one, how many.
        kind: the type of all of them.
    """

    name: str
    count: Callable[[Course], int]
    piece: int
    work: Callable[[str, int, int], list[T]]
    kind: Any


def _moments(course: Course) -> int:
    return len(course.game.moments)


def _decisions(course: Course) -> int:
    """None where nobody judges the game."""
    return len(course.decisions) if judge_name(course.record.header.game) else 0


BELIEFS: Final[Question[MomentJudged]] = Question(
    "beliefs-6", _moments, 12, judged, list[MomentJudged]
)
REVIEW: Final[Question[DecisionJudged | None]] = Question(
    "review-4", _decisions, 2, reviewed, list[DecisionJudged | None]
)
