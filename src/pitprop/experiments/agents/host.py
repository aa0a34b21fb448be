"""A process in which a Python object plays: `python -m pitprop.experiments.agents.host`.

Its first line of input says which object. Each further line is a view and a seed, which it answers
with a line, or says that a match begins. It ends when nobody writes to it any more.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from time import perf_counter_ns
from typing import Any

from pitprop.core.errors import IllegalMoveError, NotationError
from pitprop.core.options.own_deck import choose_decks
from pitprop.experiments.agents.answer import FAILED, ILLEGAL, UNREADABLE, Answer, message_of
from pitprop.experiments.agents.objects import find_object
from pitprop.experiments.agents.packing import packed, unpacked
from pitprop.opponents import Opponent


def main() -> None:
    """Answer what comes, until nothing comes any more."""
    # What the object prints is for people, not part of an answer.
    target = os.fdopen(os.dup(sys.stdout.fileno()), "w", encoding="ascii")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    name, opponent = "", None
    for line in sys.stdin:
        request = unpacked(line)
        try:
            if not name:
                name = _prepared(*request)
                opponent, answer = find_object(name), None
            elif request is None:
                opponent = find_object(name)
                continue
            else:
                assert opponent is not None
                answer = _answer(opponent, *request)
            reply: tuple[str, Any] = ("", answer)
        except Exception as error:  # whatever a third-party object raises
            reply = (_kind_of(error), message_of(error))
        target.write(packed(reply))
        target.flush()


def _kind_of(error: Exception) -> str:
    if isinstance(error, NotationError):
        return UNREADABLE
    return ILLEGAL if isinstance(error, IllegalMoveError) else FAILED


def _prepared(decks: dict[str, str], name: str, folder: str, path: Sequence[str]) -> str:
    choose_decks(decks)
    # This process was started in the folder, whose path may be relative to another one.
    sys.path[:] = [os.getcwd() if folder else "", *path]
    return name


def _answer(opponent: Opponent, view: Any, seed: str) -> Answer:
    began = perf_counter_ns()
    choice = opponent.choose(view, seed=seed)
    took = perf_counter_ns() - began
    return Answer(str(choice.move), tuple(choice.reasons), None, took)


if __name__ == "__main__":
    main()
