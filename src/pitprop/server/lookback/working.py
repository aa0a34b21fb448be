"""What the process that thinks about records has at hand; it lets all that is played go first."""

from __future__ import annotations

import contextlib
import os
import signal
from collections.abc import Mapping
from functools import lru_cache
from typing import Final

from pitprop.core.options.own_deck import choose_decks
from pitprop.server.lookback.course import Course, course_of

_NICE: Final = 15


def begin_worker(decks: Mapping[str, str]) -> None:
    """What the process does before its first piece of work.

    Args:
        decks: those that the server was told to play with (`core.options.own_deck`).
    """
    choose_decks(decks)
    # The server ends its workers itself.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    with contextlib.suppress(OSError, AttributeError):
        os.nice(_NICE)


@lru_cache(maxsize=4)
def course_at_hand(text: str) -> Course:
    """The course of a record that has been replayed before.

    Args:
        text: the record in notation.
    """
    return course_of(text)
