"""How a saboteur weighs its moves: hiding while the treasure is far, striking when it is near."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pitprop.games.saboteur.rules.cards import KIND_NAMES, ROCKFALL, TOOLS, is_path
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    card_of,
    kind_of,
    seat_of,
    tool_of,
    x_of,
    y_of,
)
from pitprop.opponents.saboteur.as_digger import NEVER
from pitprop.opponents.saboteur.candidate import Candidate, percent
from pitprop.opponents.saboteur.evidence import PASSED, breaking_looks
from pitprop.opponents.saboteur.opening import goal_at
from pitprop.opponents.saboteur.shapes import IS_DEAD_END
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.worth import is_dead_end, path_worth

# What each consideration weighs, in cards of way; found by play, see benchmarks/strength.py.
_NEAR: Final = 3.0
_FARTHER: Final = 7.0
_PACE: Final = 0.45
_HIDE: Final = 0.25
_HIDE_LATE: Final = 0.15
_KEEP: Final = 0.3
_BREAK: Final = 1.5
_DROP: Final = 0.35
_AGAIN: Final = 0.4
_MAP: Final = 0.6
_MEND: Final = 0.8
_DANGER: Final = 3.0
_REST: Final = 3.0


def urgency(at: Situation) -> float:
    """How much it is time to strike: 0 while the treasure is far, 1 when it is near."""
    near = min(
        cards for chance, cards in zip(at.beliefs.treasure, at.missing, strict=True) if chance > 0.1
    )
    diggers = at.view.seats - sum(at.beliefs.saboteur)
    left = min(at.turns, near / (_PACE * diggers))
    by_distance = (_FARTHER - near) / (_FARTHER - _NEAR)
    by_turns = (_weapons(at) + 1 - left) / 2
    return max(0.0, min(1.0, max(by_distance, by_turns)))


def danger(at: Situation, missing: Sequence[float], builders: float) -> float:
    """How likely the treasure is reached before the player's next turn.

    Args:
        at: the situation.
        missing: the cards missing to each goal.
        builders: how many diggers can lay path cards until then.
    """
    return sum(
        chance * _at_least(max(1, round(cards)), _PACE * builders)
        for chance, cards in zip(at.beliefs.treasure, missing, strict=True)
    )


def _at_least(count: int, mean: float) -> float:
    """How likely it is to see something so often that is seen so often in the mean (Poisson)."""
    term = exp(-mean)
    less = 0.0
    for number in range(count):
        less += term
        term *= mean / (number + 1)
    return 1 - less


def builders(at: Situation) -> float:
    """How many others are diggers with whole tools, as the player sees it."""
    broken = at.view.table.broken
    return sum(
        1 - at.guilt(seat)
        for seat in range(at.view.seats)
        if seat != at.view.seat and not broken[seat]
    )


def _weapons(at: Situation) -> int:
    """How many cards of the hand do harm."""
    return sum(
        is_dead_end(kind) or kind == ROCKFALL or KIND_NAMES[kind].startswith("break")
        for kind in at.view.hand
    )


def weigh(at: Situation, code: int) -> Candidate:
    """What a move is worth to a saboteur."""
    move = Candidate(code)
    kind = kind_of(code)
    if kind == LAY:
        _weigh_laying(at, move)
    elif kind == BREAK_TOOL:
        _weigh_breaking(at, move)
    elif kind == MEND:
        _weigh_mending(at, move)
    elif kind == LOOK_AT:
        _weigh_looking(at, move)
    elif kind == PASS:
        _weigh_passing(at, move)
    else:
        _weigh_rockfall(at, move)
    return move


def _hide(at: Situation, move: Candidate, looks: float) -> None:
    """Count what others will think, the less the nearer the treasure and the more they know."""
    caution = _HIDE * (1 - urgency(at)) + _HIDE_LATE
    caution *= 1 - max(0.0, at.exposure - 0.5) * 2
    weight = -caution * looks
    if abs(weight) > 0.01:
        key = "shows" if weight < 0 else "hides"
        move.add(weight, key, percent=percent(at.exposure))


def _weigh_laying(at: Situation, move: Candidate) -> None:
    code = move.code
    harm = -at.gain(code) + _relief(at, code)
    left = round(at.expected(at.after(code)))
    if chance := at.reaches(code):
        move.add(NEVER * chance, "reaches", percent=percent(chance))
    if harm > 0.1:
        move.add(harm, "blocks", cards=left)
    else:
        move.add(harm, "builds", cards=left)
    if IS_DEAD_END[card_of(code)]:
        move.add(-_KEEP * (1 - urgency(at)), "keep")
    _hide(at, move, at.looks(code))


def _relief(at: Situation, code: int) -> float:
    """What it is worth that the treasure is less likely reached before the player's next turn."""
    count = builders(at)
    return _DANGER * (danger(at, at.missing, count) - danger(at, at.after(code), count))


def _weigh_rockfall(at: Situation, move: Candidate) -> None:
    harm = -at.gain(move.code) + _relief(at, move.code)
    place = f"{x_of(move.code)},{y_of(move.code)}"
    move.add(harm, "rockfall-tears", place=place)
    move.add(-_KEEP * (1 - urgency(at)), "keep")
    _hide(at, move, at.looks(move.code))


def _weigh_breaking(at: Situation, move: Candidate) -> None:
    target = seat_of(move.code)
    if target == at.view.seat:
        move.add(NEVER, "own-tool")
        return
    guilt = at.guilt(target)
    broken = at.view.table.broken[target] != 0
    gain, loss = (_AGAIN, 0.3) if broken else (_BREAK, 1.2)
    count = builders(at)
    near = min(
        cards for chance, cards in zip(at.beliefs.treasure, at.missing, strict=True) if chance > 0.1
    )
    rest = min(at.turns, near / (_PACE * max(count, 0.5)))
    score = ((1 - guilt) * gain - guilt * loss) * min(1, rest / _REST)
    if not broken:
        less = danger(at, at.missing, max(count - (1 - guilt), 0))
        score += _DANGER * (danger(at, at.missing, count) - less)
    move.add(score, "stop-digger", seat=target, percent=percent(1 - guilt))
    move.add(-_KEEP * (1 - urgency(at)), "keep")
    _hide(at, move, breaking_looks(at.public.saboteur[target]))


def _weigh_mending(at: Situation, move: Candidate) -> None:
    target = seat_of(move.code)
    tool = TOOLS[tool_of(move.code)]
    if target == at.view.seat:
        move.add(_MEND, "mend-own", tool=tool)
        return
    guilt = at.guilt(target)
    move.add(guilt - 0.9, "mend-friend", seat=target, tool=tool, percent=percent(guilt))


def _weigh_looking(at: Situation, move: Candidate) -> None:
    goal = goal_at(x_of(move.code), y_of(move.code))
    chances = at.beliefs.treasure
    place = f"{x_of(move.code)},{y_of(move.code)}"
    if max(chances) > 0.99 or not chances[goal]:
        move.add(-1.0, "map-known", place=place)
        return
    move.add(_MAP * (1 - max(chances)) + 0.2 * chances[goal], "map-tells", place=place)


def _weigh_passing(at: Situation, move: Candidate) -> None:
    kind = card_of(move.code)
    if is_path(kind) and not is_dead_end(kind):
        value = _DROP * path_worth(kind)
    elif kind == ROCKFALL or is_dead_end(kind):
        value = -0.4
    else:
        value = -0.1
    move.add(value, "drop-good" if value > 0 else "drop", card=KIND_NAMES[kind])
    if not at.view.table.broken[at.view.seat]:
        _hide(at, move, PASSED.saboteur - PASSED.digger)
