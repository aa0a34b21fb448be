"""The line protocol: what a program is asked, line by line, and how its answer is read.

`docs/agents.md` describes it for those who write programs.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Any, Final

import msgspec

from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited, cut
from pitprop.experiments.agents.answer import UNREADABLE, Answer, FaultError
from pitprop.opponents import Reason

HELLO: Final = "pitprop 1\n"
"""What a program is told when it has been started."""

READY: Final = "ready"
"""What it answers to that."""

BEGIN: Final = "begin\n"
"""What it is told when a match begins."""

OWN: Final = "told"
"""The key of a reason that a program gives in words of its own."""

_MOVE: Final = "move"
_REASON: Final = "reason"
_BELIEF: Final = "belief"
_LONGEST_REASON: Final = 200


def question(view: Any, seed: str, seconds: float) -> str:
    """What a program is asked at a decision.

    Args:
        view: what its seat may know.
        seed: where its own chance comes from.
        seconds: how long it may take.
    """
    return "".join(f"{line}\n" for line in _question(view, seed, seconds))


def _question(view: Any, seed: str, seconds: float) -> Iterator[str]:
    yield "decide"
    yield f"game {view.game}"
    yield f"players {view.seats}"
    yield f"seat {view.seat + 1}"
    yield f"seed {seed}"
    yield f"milliseconds {round(1000 * seconds)}"
    for line in find_game(view.game).print_position(view).splitlines():
        if line:
            yield f"position {line}"
    yield f"view {msgspec.json.encode(view.wire()).decode()}"
    for move in view.legal_moves():
        yield f"{_MOVE} {move}"
    yield "go"


def is_said(line: str) -> bool:
    """Whether a line says something: one that isn't blank, and no comment."""
    return bool(line.strip()) and line[0] != "#"


def is_last(line: str) -> bool:
    """Whether a line is the last one of an answer: one that isn't a comment, reason or belief."""
    return is_said(line) and _word(line) not in (_REASON, _BELIEF)


def read_answer(lines: Sequence[str], seats: int) -> Answer:
    """The answer in the lines of a program.

    Args:
        lines: they end with the one that says the move.
        seats: the number of players.

    Raises:
        FaultError: they say no move.
    """
    last = lines[-1].strip()
    if _word(last) != _MOVE or not last[len(_MOVE) :].strip():
        wanted = "an answer is `move` and one of the moves that it was told"
        raise FaultError(UNREADABLE, f"{cited(last)} isn't an answer; {wanted}")
    reasons = [_rest(line) for line in lines if _word(line) == _REASON]
    beliefs = [_rest(line) for line in lines if _word(line) == _BELIEF]
    return Answer(
        _rest(last),
        tuple(Reason(OWN, {"text": cut(text, _LONGEST_REASON)}) for text in reasons if text),
        _read_beliefs(beliefs[-1], seats) if beliefs else None,
    )


def _read_beliefs(text: str, seats: int) -> tuple[float, ...]:
    try:
        found = tuple(float(word) for word in text.split())
    except ValueError:
        found = ()
    if len(found) != seats or not all(math.isfinite(each) and 0 <= each <= 1 for each in found):
        wanted = f"a belief is {seats} numbers from 0 to 1, one for each seat"
        raise FaultError(UNREADABLE, f"{cited(text)} isn't a belief; {wanted}")
    return found


def _word(line: str) -> str:
    return line.split(maxsplit=1)[0] if line.strip() else ""


def _rest(line: str) -> str:
    return line.strip().partition(" ")[2].strip()
