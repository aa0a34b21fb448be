"""The Dark Cave: which card lets the dwarf leave, or brings it to the gold, in this turn?

Found and proven by trying every card with every way to walk. A face-down goal ends a way, so that
nothing hidden counts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, Final

from pitprop.core.game import CHANCE
from pitprop.games.dark_cave.rules.cards import kind_of_face
from pitprop.games.dark_cave.rules.move_codes import (
    EQUIP,
    LAY,
    LURE,
    PASS,
    STAY,
    STEP,
    card_of,
    face_of,
    field_of,
    kind_of,
)
from pitprop.games.dark_cave.rules.table import CARD, MOVING, OUT
from pitprop.opponents.dark_cave.situation import Situation
from pitprop.opponents.dark_cave.weighing.rules_of_thumb import weigh_all
from pitprop.puzzles.making.playing import Decision, Played, shuffled
from pitprop.puzzles.puzzle import Candidate, Puzzle

Reached = Callable[[Any, int], bool]

_CHOICES: Final = 4
_OPENS: Final = (LAY, EQUIP)
_LEAST_STEPS: Final = 2
_FAR: Final = 3


def find(course: Played) -> Iterator[Puzzle]:
    """The puzzles in a game."""
    for decision in course.decisions:
        table = decision.state.table
        if table.phase == CARD and table.dwarves[decision.seat] != OUT and not table.blocked:
            for question in ("way", "gold"):
                yield from _found(course, decision, question)


def target_of(question: str, state: Any, seat: int) -> Reached:
    """What tells whether a dwarf has got where a question asks for.

    Args:
        question: `way` or `gold`.
        state: where a card is chosen.
        seat: whose dwarf it is.
    """
    return _is_out if question == "way" else _richer(int(state.table.gold[seat]))


def _is_out(state: Any, seat: int) -> bool:
    return bool(state.table.dwarves[seat] == OUT)


def _richer(before: int) -> Reached:
    return lambda state, seat: bool(state.table.gold[seat] > before)


def _found(course: Played, decision: Decision, question: str) -> Iterator[Puzzle]:
    state, seat = decision.state, decision.seat
    reached = target_of(question, state, seat)
    codes = [int(code) for code in state.codes()]
    passed = next(code for code in codes if kind_of(code) == PASS)
    if way(state, seat, passed, reached) is not None:
        return
    ways = {
        code: found
        for code in codes
        if kind_of(code) in _OPENS and (found := way(state, seat, code, reached)) is not None
    }
    if len(ways) != 1:
        return
    ((code, line),) = ways.items()
    if len(line) < _LEAST_STEPS or _is_otherwise_done(state, seat, codes, code, reached):
        return
    chosen = shuffled([code, *_others(decision, codes, code)], f"{course.seed} {decision.after}")
    yield Puzzle(
        question=question,
        seat=seat,
        after=decision.after,
        level=_level(line),
        candidates=tuple(
            Candidate(str(state.spell(each)), 100 if each == code else 0) for each in chosen
        ),
        answer=chosen.index(code),
        record=course.record,
        line=(str(state.spell(code)), *line),
    )


def _is_otherwise_done(
    state: Any, seat: int, codes: Sequence[int], but: int, reached: Reached
) -> bool:
    """Whether any other move does it as well: one that lures a creature away, say."""
    return any(
        way(state, seat, code, reached) is not None
        for code in codes
        if code != but and kind_of(code) not in (*_OPENS, PASS)
    )


def way(state: Any, seat: int, code: int, reached: Reached) -> tuple[str, ...] | None:
    """The steps by which a dwarf gets there in this turn after a card; None where it doesn't.

    Args:
        state: where a card is chosen.
        seat: whose turn it is.
        code: the move.
        reached: whether it has got there.
    """
    after = state.clone()
    after.advance(code)
    return _walk(after, seat, reached, {})


def _walk(
    state: Any, seat: int, reached: Reached, seen: dict[tuple[int, int], None]
) -> tuple[str, ...] | None:
    while state.decider == CHANCE:
        state.apply_chance(state.draw())
    if reached(state, seat):
        return ()
    if state.decider != seat or state.table.phase != MOVING:
        return None
    at = (int(state.table.dwarves[seat]), int(state.table.steps))
    if at in seen:
        return None
    seen[at] = None
    found: list[tuple[str, ...]] = []
    for code in state.codes():
        if kind_of(code) not in (STEP, STAY):
            continue
        after = state.clone()
        after.advance(code)
        rest = _walk(after, seat, reached, seen)
        if rest is not None:
            step = (str(state.spell(code)),) if kind_of(code) == STEP else ()
            found.append((*step, *rest))
    return min(found, key=len, default=None)


def _others(decision: Decision, codes: Sequence[int], best: int) -> list[int]:
    """Other moves that look good; those that lay the same card elsewhere come first."""
    weighed = weigh_all(Situation(decision.own), list(codes))
    order = sorted(range(len(codes)), key=lambda at: -weighed[at].score)
    same = [
        codes[at]
        for at in order
        if kind_of(codes[at]) == LAY
        and kind_of_face(face_of(codes[at])) == kind_of_face(face_of(best))
        and field_of(codes[at]) != field_of(best)
        and kind_of(best) == LAY
    ]
    found = same[:1]
    for is_new in (True, False):
        for at in order:
            code = codes[at]
            cards = {(int(kind_of(each)), int(card_of(each))) for each in (best, *found)}
            if code in (best, *found) or kind_of(code) == LURE or len(found) == _CHOICES - 1:
                continue
            if not is_new or (int(kind_of(code)), int(card_of(code))) not in cards:
                found.append(code)
    return found


def _level(line: Sequence[str]) -> int:
    return 1 if len(line) <= _LEAST_STEPS else 2 if len(line) == _FAR else 3
