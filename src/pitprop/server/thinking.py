"""What the table decides without being asked: opponents' moves, and gold picks for people."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.core.game import Move, View
from pitprop.opponents import Choice, Heard, choice_of, claim_of, find_opponent
from pitprop.server.gold_picks import best_pick

logger = logging.getLogger(__name__)

BY_TABLE: Final = "table"
"""What picked gold for a person, in `Entry.by`."""

Decide = Callable[[], Choice]
Speak = Callable[[], Claim | None]


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


def by_opponent(
    view: View, opponent: str, seed: str, number: int, heard: Sequence[Heard] = ()
) -> Due:
    """An opponent's decision.

    Args:
        view: what the opponent's seat may know.
        opponent: which opponent.
        seed: the seed of the table; the opponent gets one that says nothing about it.
        number: the number of the next entry.
        heard: all claims made at the table.
    """
    own = _own_seed(seed, view.seat)

    def decide() -> Choice:
        try:
            choice = choice_of(find_opponent(opponent), view, f"{own} {number}", heard)
            refusal = view.refusal(choice.move)
        except Exception:
            logger.exception("opponent %s could not decide", opponent)
            return _any(view, own, number)
        if refusal is not None:
            logger.error("opponent %s chose %s: %s", opponent, choice.move, refusal)
            return _any(view, own, number)
        return choice

    return Due(number, view.seat, decide, view.is_response, opponent)


def speech(view: View, opponent: str, seed: str, number: int, heard: Sequence[Heard]) -> Speak:
    """What an opponent says after its move, which takes a moment to find out.

    Args:
        view: what the opponent's seat may know after the move.
        opponent: which opponent.
        seed: the seed of the table; the opponent gets one that says nothing about it.
        number: the number of the move's entry.
        heard: all claims made at the table.
    """
    own = _own_seed(seed, view.seat)

    def speak() -> Claim | None:
        try:
            return claim_of(find_opponent(opponent), view, f"{own} {number} talk", heard)
        except Exception:
            logger.exception("opponent %s could not speak", opponent)
            return None

    return speak


def _own_seed(seed: str, seat: int) -> str:
    return hashlib.sha256(f"pitprop opponent\n{seed}\n{seat}".encode()).hexdigest()


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

    async def speak(self, speak: Speak) -> Claim | None:
        """Find out what an opponent says without holding up anything else."""
        said: Claim | None = await asyncio.get_running_loop().run_in_executor(self._threads, speak)
        return said

    def close(self) -> None:
        """Wait for decisions that have been started; start no more."""
        self._threads.shutdown(cancel_futures=True)
