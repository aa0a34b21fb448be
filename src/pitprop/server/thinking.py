"""What the table decides without being asked: opponents' moves, and gold picks for people."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from pitprop.core.chance import RandomStream
from pitprop.core.game import Move, View
from pitprop.opponents import Choice, find_opponent
from pitprop.server.gold_picks import best_pick

logger = logging.getLogger(__name__)

BY_TABLE: Final = "table"
"""What picked gold for a person, in `Entry.by`."""

Decide = Callable[[], Choice]


@dataclass(frozen=True, slots=True)
class Due:
    """A decision that the table makes.

    Attributes:
        number: the number of the entry that it will be in the log.
        seat: whose decision it is.
        decide: makes it, which takes time.
        is_response: whether it answers somebody in the middle of their turn.
        by: which computer player decides, or `BY_TABLE`.
    """

    number: int
    seat: int
    decide: Decide
    is_response: bool
    by: str


def by_opponent(view: View, opponent: str, seed: str, number: int) -> Due:
    """An opponent's decision.

    Args:
        view: what the opponent's seat may know.
        opponent: which opponent.
        seed: the seed of the table; the opponent gets one that says nothing about it.
        number: the number of the next entry.
    """
    own = hashlib.sha256(f"pitprop opponent\n{seed}\n{view.seat}".encode()).hexdigest()

    def decide() -> Choice:
        try:
            choice = find_opponent(opponent).choose(view, seed=f"{own} {number}")
            refusal = view.refusal(choice.move)
        except Exception:
            logger.exception("opponent %s could not decide", opponent)
            return _any(view, own, number)
        if refusal is not None:
            logger.error("opponent %s chose %s: %s", opponent, choice.move, refusal)
            return _any(view, own, number)
        return choice

    return Due(number, view.seat, decide, view.is_response, opponent)


def _any(view: View, seed: str, number: int) -> Choice:
    """A mistake in an opponent must not keep people from going on with their game."""
    moves = view.legal_moves()
    return Choice(moves[RandomStream(seed, f"any move {number}").below(len(moves))], ())


def by_table(view: View, number: int) -> Due | None:
    """S-63: the gold pick for a person; None where something else is to be decided."""
    move: Move | None = best_pick(view.legal_moves())
    if move is None:
        return None
    return Due(number, view.seat, lambda: Choice(move, ()), view.is_response, BY_TABLE)


class Thinkers:
    """The threads in which opponents think."""

    def __init__(self, threads: int) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="opponent")

    async def decide(self, due: Due) -> Choice:
        """Make a decision without holding up anything else."""
        loop = asyncio.get_running_loop()
        choice: Any = await loop.run_in_executor(self._threads, due.decide)
        assert isinstance(choice, Choice)
        return choice

    def close(self) -> None:
        """Wait for decisions that have been started; start no more."""
        self._threads.shutdown(cancel_futures=True)
