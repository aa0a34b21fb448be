"""Which decisions of a game cost something, by what their players could know, in pieces."""

from __future__ import annotations

from typing import Final

from pitprop.core.installed.registry import find_game
from pitprop.opponents import Judge, Judgement, judge_of, review_seed
from pitprop.server.history.wire_reasons import wire_reasons
from pitprop.server.lookback.course import Course
from pitprop.server.lookback.hearing import heard_until
from pitprop.server.lookback.working import course_at_hand
from pitprop.server.protocol.lookback import DecisionJudged

_DIGITS: Final = 3


def reviewed(text: str, start: int, count: int) -> list[DecisionJudged | None]:
    """Some decisions of a record beside the best of the other moves.

    None stands for each that was clearly the best, or about which nothing is to be said.

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
    if moment.seat is None:
        return None  # nobody decides what is dealt
    ((view,),) = course.game.views(at - 1, 1, [moment.seat])
    move = find_game(course.record.header.game).parse_move(moment.text)
    seed = review_seed(moment.round, moment.move)
    found = judge.judge(view, move, seed=seed, heard=heard_until(course, at - 1))
    return None if found is None else _decision_judged(found, at, moment.seat, moment.text)


def _decision_judged(found: Judgement, at: int, seat: int, move: str) -> DecisionJudged:
    return DecisionJudged(
        at=at,
        seat=seat,
        move=move,
        better=str(found.better),
        unit=found.unit,
        made=round(found.made, _DIGITS),
        best=round(found.best, _DIGITS),
        cost=round(found.cost, _DIGITS),
        reasons=wire_reasons(found.reasons),
        against=wire_reasons(found.against),
        merits=wire_reasons(found.merits),
        drawbacks=wire_reasons(found.drawbacks),
        how=found.how,
        worlds=found.worlds,
        doubt=round(found.doubt, _DIGITS),
        clear=found.is_clear,
    )
