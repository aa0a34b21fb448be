"""How a saboteur weighs its moves: hiding while the treasure is far, striking when it is near."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.hand import lowest, without_lowest
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    GOALS,
    KIND_NAMES,
    ROCKFALL,
    TOOL_KINDS,
    TOOLS,
    is_path,
)
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
from pitprop.opponents.saboteur.beliefs.rates import LOOKS, PASSED, breaking_looks
from pitprop.opponents.saboteur.ways.costs import CARD, FAR, cards_about, cards_of
from pitprop.opponents.saboteur.ways.grid import goal_at_cell
from pitprop.opponents.saboteur.ways.shapes import IS_DEAD_END, is_dead_end_card
from pitprop.opponents.saboteur.weighing.as_digger import BLUNDER
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState, cell_at
from pitprop.opponents.saboteur.weighing.candidate import Reasons
from pitprop.opponents.saboteur.weighing.worth import PATH_WORTH

# What each consideration weighs, in cards of distance; found by play, see
# benchmarks/strength.py.
_NEAR: Final = 3.0
_FARTHER: Final = 7.0
_PACE: Final = 0.45
_KEEP: Final = 0.3
_AGAIN: Final = 0.4
_MAP: Final = 0.6
_MEND: Final = 0.8
_DANGER: Final = 3.0
_REST: Final = 3.0

_NOTICED: Final = 0.005
"""Less than this isn't told."""

_SOME_HARM: Final = 0.1
_BLOCKED: Final = 2.5
"""From so many cards more on, people say that a way is blocked, even if there is another one."""

_LIKELY: Final = 0.1
"""A goal less likely than this to be the treasure doesn't make a saboteur hurry."""


class Manner:
    """What some saboteurs care about more than others, in cards of distance.

    Attributes:
        hide: what looking harmless is worth while the treasure is far.
        hide_late: what it is worth even when the treasure is near.
        break_tool: what the first tool of a gold digger is worth.
        looked: what is added if that digger has looked at a goal.
        later: what is taken off for each player who has a turn before that digger.
        drop: what it is worth to pass the best path card.
        way: what is added for a path card that leads on.
        dead_end: what is added for one that doesn't.
        rockfall: what is added for a rockfall.
    """

    __slots__ = (
        "break_tool",
        "dead_end",
        "drop",
        "hide",
        "hide_late",
        "later",
        "looked",
        "rockfall",
        "way",
    )

    def __init__(
        self,
        hide: float,
        hide_late: float,
        break_tool: float,
        drop: float,
        looked: float = 0.0,
        later: float = 0.0,
        way: float = 0.0,
        dead_end: float = 0.0,
        rockfall: float = 0.0,
    ) -> None:
        self.hide: float = hide
        self.hide_late: float = hide_late
        self.break_tool: float = break_tool
        self.looked: float = looked
        self.later: float = later
        self.drop: float = drop
        self.way: float = way
        self.dead_end: float = dead_end
        self.rockfall: float = rockfall


CAUTIOUS: Final[Manner] = Manner(hide=0.25, hide_late=0.15, break_tool=1.5, drop=0.35)
"""How `standard` plays."""

BLUNT: Final[Manner] = Manner(
    hide=0.05,
    hide_late=0.0,
    break_tool=2.0,
    drop=1.2,
    looked=1.0,
    later=0.3,
    way=-0.4,
    dead_end=0.4,
    rockfall=-0.75,
)
"""How `expert` expects itself to play on: it hides less, passes good cards, and stops whoever has a
turn soon or knows a goal (see `docs/levels.md`)."""


class Plot:
    """What a saboteur works out once before it weighs its moves.

    Attributes:
        manner: what the player cares about.
        near: how many cards are missing on the way to the nearest goal that may be the treasure.
        urgency: how urgent it is to strike: 0 while the treasure is far, 1 when it is near.
        builders: how many others are diggers with whole tools, as the player sees it.
        danger: how likely the treasure is to be reached before the player's next turn.
    """

    __slots__ = ("_poisson_tail", "builders", "danger", "manner", "near", "urgency")

    def __init__(self, belief: BeliefState, manner: Manner = CAUTIOUS) -> None:
        self.manner = manner
        self.near: float = float(belief.nearest(_LIKELY)) / CARD
        self.urgency: float = _urgency(belief, self.near)
        self.builders: float = _builders(belief)
        self._poisson_tail: vec[float] = _poisson_tail(_PACE * self.builders)
        self.danger: float = _danger(belief, belief.scene.missing, self._poisson_tail)

    def danger_then(self, belief: BeliefState) -> float:
        """The danger after what was tried out last."""
        return _danger(belief, belief.scene.after_trial, self._poisson_tail)

    def danger_with(self, belief: BeliefState, builders: float) -> float:
        """The danger if there were this many builders."""
        return _danger(belief, belief.scene.missing, _poisson_tail(_PACE * builders))


def _urgency(belief: BeliefState, near: float) -> float:
    diggers = float(belief.scene.seats)
    for guilt in belief.beliefs.saboteur:
        diggers -= guilt
    left = min(float(belief.turns), near / (_PACE * diggers))
    by_distance = (_FARTHER - near) / (_FARTHER - _NEAR)
    by_turns = (float(_weapons(belief.hand)) + 1.0 - left) / 2.0
    return max(0.0, min(1.0, max(by_distance, by_turns)))


def _builders(belief: BeliefState) -> float:
    count = 0.0
    seat: i64 = 0
    while seat < belief.scene.seats:
        if seat != belief.seat and not belief.scene.broken[seat]:
            count += 1.0 - belief.guilt(seat)
        seat += 1
    return count


def _weapons(hand: i64) -> i64:
    """How many cards of the hand do harm."""
    count: i64 = 0
    while hand:
        kind = lowest(hand)
        if kind == ROCKFALL or is_dead_end_card(kind) or BREAK <= kind < BREAK + TOOL_KINDS:
            count += 1
        hand = without_lowest(hand)
    return count


_MOST_CARDS: Final = FAR // CARD


def _poisson_tail(mean: float) -> vec[float]:
    """The upper tail of a Poisson distribution: how likely at least `n` events are.

    Args:
        mean: how many events there are on average.

    Returns:
        the chance for each `n` up to the number of cards that is out of reach.
    """
    found = vec[float]([0.0] * (_MOST_CARDS + 1))
    term = exp(-mean)
    less = 0.0
    count: i64 = 0
    while count <= _MOST_CARDS:
        found[count] = 1.0 - less
        less += term
        count += 1
        term *= mean / float(count)
    return found


def _danger(belief: BeliefState, missing: vec[i64], soon: vec[float]) -> float:
    total = 0.0
    goal: i64 = 0
    while goal < GOALS:
        chance = belief.beliefs.treasure[goal]
        if chance > 0.0:
            cards = cards_of(missing[goal])
            total += chance * soon[max(1, cards)]
        goal += 1
    return total


def weigh(belief: BeliefState, plot: Plot, code: i64, reasons: Reasons | None) -> float:
    """What a move is worth to a saboteur, in path cards of harm.

    Args:
        belief: what the player goes by.
        plot: what the player has worked out from that.
        code: the move.
        reasons: where the reasons go, if anybody asks for them.
    """
    kind = kind_of(code)
    if kind == LAY:
        return _laying(belief, plot, code, reasons)
    if kind == PASS:
        return _passing(belief, plot, code, reasons)
    if kind == BREAK_TOOL:
        return _breaking(belief, plot, code, reasons)
    if kind == MEND:
        return _mending(belief, code, reasons)
    if kind == LOOK_AT:
        return _looking(belief, code, reasons)
    if kind == ROCKFALL_ON:
        return _rockfall(belief, plot, code, reasons)
    raise ValueError(f"no saboteur weighs moves of kind {kind}")


def _hiding(belief: BeliefState, plot: Plot, looks: float, reasons: Reasons | None) -> float:
    """Count what others will think: the nearer the treasure and the more they know, the less."""
    manner = plot.manner
    caution = manner.hide * (1 - plot.urgency) + manner.hide_late
    caution *= 1 - max(0.0, belief.exposure() - 0.5) * 2
    weight = -caution * looks
    if abs(weight) <= 0.01:
        return 0.0
    if reasons is not None:
        reasons.add(weight, "shows" if weight < 0 else "hides", percent=percent(belief.exposure()))
    return weight


def _keeping(plot: Plot, reasons: Reasons | None) -> float:
    """Harmful cards do more harm when the treasure is near."""
    weight = -_KEEP * (1 - plot.urgency)
    if reasons is not None and weight < -_NOTICED:
        reasons.add(weight, "keep")
    return weight


def _laying(belief: BeliefState, plot: Plot, code: i64, reasons: Reasons | None) -> float:
    belief.try_move(code)
    left = belief.expected_then()
    # Also what it is worth that the treasure is less likely to be reached before the next turn.
    harm = left - belief.expected() + _DANGER * (plot.danger - plot.danger_then(belief))
    score = harm
    chance = belief.reaches()
    if chance > 0.0:
        score += BLUNDER * chance
        if reasons is not None:
            stated = percent_but_for_certain(belief.stated_reach())
            reasons.add(BLUNDER * chance, "hands-over", percent=stated)
    if reasons is not None:
        reasons.add(harm, _harm_key(harm), cards=cards_about(left))
    looks = belief.looks(code)
    if IS_DEAD_END[card_of(code)]:
        score += _keeping(plot, reasons) + plot.manner.dead_end
    else:
        score += plot.manner.way
    return score + _hiding(belief, plot, looks, reasons)


def _harm_key(harm: float) -> str:
    if harm >= _BLOCKED:
        return "blocks"
    if harm > _SOME_HARM:
        return "lengthens"
    return "builds" if harm < 0.0 else "no-help"


def _rockfall(belief: BeliefState, plot: Plot, code: i64, reasons: Reasons | None) -> float:
    belief.try_move(code)
    harm = (
        belief.expected_then()
        - belief.expected()
        + _DANGER * (plot.danger - plot.danger_then(belief))
    )
    if reasons is not None:
        key = (
            "rockfall-tears"
            if harm > _SOME_HARM
            else "rockfall-helps"
            if harm < 0.0
            else "rockfall-idle"
        )
        reasons.add(harm, key, place=f"{x_of(code)},{y_of(code)}")
    looks = belief.looks(code)
    score = harm + plot.manner.rockfall
    return score + _keeping(plot, reasons) + _hiding(belief, plot, looks, reasons)


def _breaking(belief: BeliefState, plot: Plot, code: i64, reasons: Reasons | None) -> float:
    target = seat_of(code)
    if target == belief.seat:
        if reasons is not None:
            reasons.add(BLUNDER, "own-tool")
        return BLUNDER
    guilt = belief.guilt(target)
    broken = belief.scene.broken[target]
    gain = _AGAIN if broken else plot.manner.break_tool
    loss = 0.3 if broken else 1.2
    rest = min(float(belief.turns), plot.near / (_PACE * max(plot.builders, 0.5)))
    score = ((1 - guilt) * gain - guilt * loss) * min(1.0, rest / _REST)
    if not broken:
        fewer = max(plot.builders - (1 - guilt), 0.0)
        score += _DANGER * (plot.danger - plot.danger_with(belief, fewer))
        score += _pressing(belief, plot.manner, target)
    if reasons is not None:
        if score < 0.0:
            reasons.add(score, "breaks-friend", seat=target, percent=percent(guilt))
        else:
            key = "stop-longer" if broken else "stop-digger"
            reasons.add(score, key, seat=target, percent=percent(1 - guilt))
    score += _keeping(plot, reasons)
    return score + _hiding(belief, plot, breaking_looks(belief.suspicion(target)), reasons)


def _pressing(belief: BeliefState, manner: Manner, target: i64) -> float:
    """What speaks for stopping this one rather than another: a turn that comes soon, and maps."""
    ahead = target - belief.seat
    if ahead < 0:
        ahead += belief.scene.seats
    weight = -manner.later * float(ahead - 1)
    return weight + manner.looked if belief.scene.looked[target] else weight


def _mending(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    target = seat_of(code)
    if target == belief.seat:
        if reasons is not None:
            reasons.add(_MEND, "mend-own", tool=TOOLS[tool_of(code)])
        return _MEND
    guilt = belief.guilt(target)
    if reasons is not None:
        _explain_mending(code, guilt, reasons)
    return guilt - 0.9


def _explain_mending(code: i64, guilt: float, reasons: Reasons) -> None:
    target = seat_of(code)
    if guilt > 0.9:
        tool = TOOLS[tool_of(code)]
        reasons.add(guilt - 0.9, "mend-friend", seat=target, tool=tool, percent=percent(guilt))
    else:
        reasons.add(guilt - 0.9, "mends-stranger", seat=target, percent=percent(guilt))


def _looking(belief: BeliefState, code: i64, reasons: Reasons | None) -> float:
    goal = goal_at_cell(cell_at(code))
    chances = belief.beliefs.treasure
    surest = belief.surest()
    if surest > 0.99 or chances[goal] <= 0.0:
        if reasons is not None:
            reasons.add(-1.0, "map-known", place=f"{x_of(code)},{y_of(code)}")
        return -1.0
    value = _MAP * (1 - surest) + 0.2 * chances[goal]
    if reasons is not None:
        reasons.add(value, "map-tells", place=f"{x_of(code)},{y_of(code)}")
    return value


def _passing(belief: BeliefState, plot: Plot, code: i64, reasons: Reasons | None) -> float:
    kind = card_of(code)
    value = -0.1
    if is_path(kind) and not is_dead_end_card(kind):
        value = plot.manner.drop * PATH_WORTH[kind]
    elif kind == ROCKFALL or is_dead_end_card(kind):
        value = -0.4
    if reasons is not None:
        # It says why this card rather than another: that doesn't speak against passing.
        key = "drop-good" if value > 0 else "drop"
        reasons.add(max(value, 0.0), key, card=KIND_NAMES[kind])
    if not belief.scene.broken[belief.seat]:
        return value + _hiding(belief, plot, LOOKS[PASSED], reasons)
    return value
