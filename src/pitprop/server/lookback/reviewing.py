"""Which decisions of a game cost something, by what their players could know, in pieces."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pitprop.core.claims import is_hint
from pitprop.core.registry import find_game
from pitprop.opponents import Heard, Judge, Judgement, judge_of
from pitprop.server.lookback.course import Course
from pitprop.server.lookback.working import course_at_hand
from pitprop.server.protocol.lookback import DecisionJudged, GameMoment
from pitprop.server.told_reasons import told_reasons

_DIGITS: Final = 3


def reviewed(text: str, start: int, count: int) -> list[DecisionJudged | None]:
    """What some decisions of a record cost; None for each that cost nothing.

    Args:
        text: the record; it has been replayed before.
        start: the first of its decisions (`Course.decisions`).
        count: how many.
    """
    course = course_at_hand(text)
    judge = judge_of(course.record.header.game)
    decisions = course.decisions[start : start + count]
    if judge is None:
        return [None] * len(decisions)
    return [_judged(course, judge, at) for at in decisions]


def _judged(course: Course, judge: Judge, at: int) -> DecisionJudged | None:
    moment = course.game.moments[at]
    ((view,),) = course.game.views(at - 1, 1, [moment.seat])
    move = find_game(course.record.header.game).parse_move(moment.text)
    # Nothing of what was hidden decides in which worlds the moves are tried.
    seed = f"review {moment.round}.{moment.move}"
    found = judge.judge(view, move, seed=seed, heard=list(_heard(course, at - 1)))
    return None if found is None else _told(found, at, moment)


def _told(found: Judgement, at: int, moment: GameMoment) -> DecisionJudged:
    return DecisionJudged(
        at=at,
        seat=moment.seat,
        move=moment.text,
        better=str(found.better),
        unit=found.unit,
        made=round(found.made, _DIGITS),
        best=round(found.best, _DIGITS),
        cost=round(found.cost, _DIGITS),
        reasons=told_reasons(found.reasons),
        against=told_reasons(found.against),
    )


def _heard(course: Course, at: int) -> Iterator[Heard]:
    """The claims that had been made at a moment, as computer players hear them."""
    moments = course.game.moments
    by_number = {moment.number: moment for moment in moments[: at + 1]}
    for said in course.record.said:
        then = by_number.get(said.after)
        if then is not None and said.claim is not None and not is_hint(said.claim):
            yield Heard(said.seat, then.round, then.events, said.claim)
