"""How a digger weighs its moves: nearer to the treasure, mates whole, saboteurs stopped."""

from __future__ import annotations

from typing import Final

from pitprop.games.saboteur.rules.cards import KIND_NAMES, TOOLS
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
from pitprop.opponents.saboteur.candidate import Candidate, percent
from pitprop.opponents.saboteur.opening import goal_at
from pitprop.opponents.saboteur.shapes import IS_DEAD_END
from pitprop.opponents.saboteur.situation import Situation
from pitprop.opponents.saboteur.worth import is_dead_end, worth

NEVER: Final = -100.0
"""What a blunder counts."""

_WIN: Final = 6.0
_OPENING: Final = 0.04
_LOOKS: Final = 0.08
_BREAK_FROM: Final = 0.9
_BREAK: Final = 1.4
_MAP: Final = 1.2


def weigh(at: Situation, code: int) -> Candidate:
    """What a move is worth to a digger."""
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


def _weigh_laying(at: Situation, move: Candidate) -> None:
    code = move.code
    shape = card_of(code)
    if IS_DEAD_END[shape]:
        move.add(NEVER, "dead-end")
        return
    gain = at.gain(code)
    left = round(at.expected(at.after(code)))
    if gain > 0:
        move.add(gain, "nearer", cards=left)
    elif gain < -0.1:
        move.add(2 * gain, "farther", cards=left)
    else:
        move.add(gain - 0.1, "no-nearer", cards=left)
    if chance := at.reaches(code):
        move.add(_WIN * chance, "reaches", percent=percent(chance))
    move.score += _OPENING * at.front.openings(x_of(code), y_of(code), shape)
    move.score -= _LOOKS * at.looks(code)


def _weigh_rockfall(at: Situation, move: Candidate) -> None:
    gain = at.gain(move.code)
    place = f"{x_of(move.code)},{y_of(move.code)}"
    if gain < 0.3:
        move.add(NEVER, "rockfall-harms", place=place)
    else:
        move.add(gain - 0.1, "rockfall-clears", place=place)


def _weigh_breaking(at: Situation, move: Candidate) -> None:
    target = seat_of(move.code)
    if target == at.view.seat:
        move.add(NEVER, "own-tool")
        return
    guilt = at.guilt(target)
    if guilt < _BREAK_FROM:
        move.add(NEVER, "trusted", seat=target, percent=percent(guilt))
        return
    broken = at.view.table.broken[target] != 0
    gain, loss = (0.4, 1.0) if broken else (_BREAK, 2.2)
    score = guilt * gain - (1 - guilt) * loss
    move.add(score * min(1.0, at.turns / 4), "suspected", seat=target, percent=percent(guilt))


def _weigh_mending(at: Situation, move: Candidate) -> None:
    target = seat_of(move.code)
    only = int(at.view.table.broken[target]).bit_count() == 1
    tool = TOOLS[tool_of(move.code)]
    double = -0.05 if "+" in KIND_NAMES[card_of(move.code)] else 0.0
    if target == at.view.seat:
        move.add((1.6 if only else 1.0) + double, "mend-own", tool=tool)
        return
    guilt = at.guilt(target)
    if guilt > 0.4:
        move.add(NEVER, "no-mending", seat=target, percent=percent(guilt))
        return
    value = (1 - guilt) * (1.1 if only else 0.4) - guilt * 1.5
    if at.view.table.broken[at.view.seat]:
        value -= 0.3
    move.add(value + double, "mend-mate", seat=target, tool=tool, percent=percent(1 - guilt))


def _weigh_looking(at: Situation, move: Candidate) -> None:
    goal = goal_at(x_of(move.code), y_of(move.code))
    chances = at.beliefs.treasure
    place = f"{x_of(move.code)},{y_of(move.code)}"
    possible = sum(chance > 0 for chance in chances)
    if possible == 1 or not chances[goal]:
        move.add(NEVER, "map-known", place=place)
        return
    nearest = min(cards for at_goal, cards in enumerate(at.missing) if chances[at_goal])
    urgency = _MAP if nearest > 5 else 1.8
    uncertain = 1 - max(chances)
    seen = sum(flags[goal] for flags in at.replay.looked) * 0.05
    doubt = chances[goal] * (1 - chances[goal])
    move.add(urgency * uncertain + doubt - seen, "map-tells", place=place)


def _weigh_passing(at: Situation, move: Candidate) -> None:
    kind = card_of(move.code)
    hand = at.view.hand
    value = worth(
        kind,
        list(hand).count(kind),
        at.view.table.broken[at.view.seat],
        1 - max(at.beliefs.treasure),
    )
    key = "drop-dead-end" if is_dead_end(kind) else "drop"
    move.add(0.2 - 0.5 * value, key, card=KIND_NAMES[kind])
