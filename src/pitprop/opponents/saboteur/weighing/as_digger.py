"""How a digger weighs its moves: nearer to the treasure, mates whole, saboteurs stopped."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import GOAL_BIT, KIND_NAMES, TOOLS
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    card_of,
    kind_of,
    seat_of,
    tool_of,
    x_of,
    y_of,
)
from pitprop.opponents.choosing import percent, percent_but_for_certain
from pitprop.opponents.saboteur.ways.costs import CARD, cards_about
from pitprop.opponents.saboteur.ways.grid import goal_at_cell
from pitprop.opponents.saboteur.ways.shapes import IS_DEAD_END, is_dead_end_card, is_double_repair
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState, cell_at, copies_of
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.worth import worth

BLUNDER: Final = -100.0
"""What a blunder counts."""

_WIN: Final = 6.0
_OPENING: Final = 0.04
_LOOKS: Final = 0.08
_BREAK_FROM: Final = 0.9
_BREAK: Final = 1.4
_MAP: Final = 1.2
_OWN_FIRST: Final = 0.3

_NEARER: Final = 0.5
"""With less gain a place is only easier to lead through, or one of several goals nearer."""

_NOTHING: Final = 1e-9
"""A gain this small is none: probabilities don't add up exactly."""


def weigh(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    """What a move is worth to a digger, in path cards of progress.

    Args:
        belief: what the player goes by.
        code: the move.
        reasons: where the reasons go, if anybody asks for them.
    """
    kind = kind_of(code)
    if kind == LAY:
        return _laying(belief, code, reasons)
    if kind == PASS:
        return _passing(belief, code, reasons)
    if kind == BREAK_TOOL:
        return _breaking(belief, code, reasons)
    if kind == MEND:
        return _mending(belief, code, reasons)
    if kind == LOOK_AT:
        return _looking(belief, code, reasons)
    if kind == ROCKFALL_ON:
        return _rockfall(belief, code, reasons)
    raise ValueError(f"no gold digger weighs moves of kind {kind}")


def _laying(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    shape = card_of(code)
    if IS_DEAD_END[shape]:
        if reasons is not None:
            reasons.add(BLUNDER, "dead-end")
        return BLUNDER
    belief.try_move(code)
    left = belief.expected_then()
    gain = belief.expected() - left
    weight = gain
    key = "nearer" if gain >= _NEARER else "easier"
    if gain < -0.1:
        weight = 2 * gain
        key = "farther"
    elif gain <= _NOTHING:
        weight = gain - 0.1
        key = "no-nearer"
    score = weight
    if reasons is not None:
        reasons.add(weight, key, cards=cards_about(left))
    chance = belief.reaches()
    if chance > 0.0:
        score += _WIN * chance
        if reasons is not None:
            stated = percent_but_for_certain(belief.stated_reach())
            reasons.add(_WIN * chance, "reaches", percent=stated)
    score += _OPENING * float(belief.scene.openings(cell_at(code), shape))
    return score - _LOOKS * belief.looks(code)


def _rockfall(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    cell = cell_at(code)
    gain = 0.0
    if belief.scene.may_clear(cell):
        belief.try_move(code)
        gain = belief.expected() - belief.expected_then()
    if gain < 0.3:
        if reasons is not None:
            reasons.add(BLUNDER, "rockfall-harms", place=f"{x_of(code)},{y_of(code)}")
        return BLUNDER
    if reasons is not None:
        reasons.add(gain - 0.1, "rockfall-clears", place=f"{x_of(code)},{y_of(code)}")
    return gain - 0.1


def _stated(belief: BeliefState, target: i64) -> int:
    """How likely the player says another one is to be a saboteur, in percent."""
    return percent(belief.stated_guilt(target))


def _breaking(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    target = seat_of(code)
    if target == belief.seat:
        if reasons is not None:
            reasons.add(BLUNDER, "own-tool")
        return BLUNDER
    guilt = belief.guilt(target)
    if guilt < _BREAK_FROM:
        if reasons is not None:
            reasons.add(BLUNDER, "trusted", seat=target, percent=_stated(belief, target))
        return BLUNDER
    score = guilt * _BREAK - (1 - guilt) * 2.2
    if belief.scene.broken[target]:
        score = guilt * 0.4 - (1 - guilt)
    if belief.turns < 4:
        score *= float(belief.turns) / 4.0
    if reasons is not None:
        reasons.add(score, "suspected", seat=target, percent=_stated(belief, target))
    return score


def _mending(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    target = seat_of(code)
    broken = belief.scene.broken[target]
    only = not broken & (broken - 1)
    double = -0.05 if is_double_repair(card_of(code)) else 0.0
    if target == belief.seat:
        value = (1.6 if only else 1.0) + double
        if reasons is not None:
            reasons.add(value, "mend-own", tool=TOOLS[tool_of(code)])
        return value
    guilt = belief.guilt(target)
    if guilt > 0.4:
        if reasons is not None:
            reasons.add(BLUNDER, "no-mending", seat=target, percent=_stated(belief, target))
        return BLUNDER
    value = (1 - guilt) * (1.1 if only else 0.4) - guilt * 1.5 + double
    if belief.scene.broken[belief.seat]:
        value -= _OWN_FIRST
    if reasons is not None:
        _explain_mending(belief, code, value, reasons)
    return value


def _explain_mending(belief: BeliefState, code: i64, value: float, reasons: Reasons) -> None:
    target = seat_of(code)
    if value > 0.0:
        trust = percent(1 - belief.stated_guilt(target))
        reasons.add(value, "mend-mate", seat=target, tool=TOOLS[tool_of(code)], percent=trust)
    elif belief.scene.broken[belief.seat] and value + _OWN_FIRST > 0.0:
        reasons.add(value, "own-first")
    else:
        reasons.add(value, "no-mending", seat=target, percent=_stated(belief, target))


def _looking(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    goal = goal_at_cell(cell_at(code))
    chances = belief.beliefs.treasure
    surest = belief.surest()
    if belief.possible() == 1 or chances[goal] <= 0.0:
        if reasons is not None:
            reasons.add(BLUNDER, "map-known", place=f"{x_of(code)},{y_of(code)}")
        return BLUNDER
    nearest = belief.nearest(0.0)
    urgency = _MAP if nearest > 5 * CARD else 1.8
    doubt = chances[goal] * (1 - chances[goal])
    value = urgency * (1 - surest) + doubt - 0.05 * float(_seen_by(belief, goal))
    if reasons is not None:
        key = "map-tells" if value > 0.0 else "map-seen"
        reasons.add(value, key, place=f"{x_of(code)},{y_of(code)}")
    return value


def _seen_by(belief: BeliefState, goal: i64) -> i64:
    """How many players have looked at a goal."""
    count: i64 = 0
    for looked in belief.scene.looked:
        if looked & GOAL_BIT[goal]:
            count += 1
    return count


def _passing(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    kind = card_of(code)
    broken = belief.scene.broken[belief.seat]
    value = worth(kind, copies_of(belief.hand, kind), broken, 1 - belief.surest())
    score = 0.2 - 0.5 * value
    if reasons is not None:
        # It says why this card rather than another: that doesn't speak against passing.
        key = "drop-dead-end" if is_dead_end_card(kind) else "drop"
        reasons.add(max(score, 0.0), key, card=KIND_NAMES[kind])
    return score
