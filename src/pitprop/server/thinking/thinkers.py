"""What the table decides without being asked: opponents' moves, and gold picks for people."""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.core.game import Move, View
from pitprop.opponents import Choice, Heard, choice_of, claim_of, find_opponent
from pitprop.server.monitoring.meters import Meters
from pitprop.server.thinking.fair_queue import NO_ASKER
from pitprop.server.thinking.gold_picks import best_pick
from pitprop.server.thinking.workers import LostError, WorkError, Workers

logger = logging.getLogger(__name__)

BY_TABLE: Final = "table"
"""What picked gold for a person, in `Entry.by`."""

BY_LESSON: Final = "lesson"
"""What made a quick move for a learner, in `Entry.by`."""

# Nothing to think about: it is done before another process has heard of it.
_QUICK: Final = frozenset({"random"})

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
    decide = Decision(view, opponent, own, number, tuple(heard))
    return Due(number, view.seat, decide, view.is_response, opponent)


@dataclass(frozen=True, slots=True)
class Decision:
    """What a computer player decides: called in whatever process has time for it.

    Attributes:
        view: what its seat may know.
        opponent: which computer player.
        seed: its own, which says nothing about that of the table.
        number: the number of the next entry.
        heard: all claims made at the table.
    """

    view: View
    opponent: str
    seed: str
    number: int
    heard: tuple[Heard, ...] = ()

    def __call__(self) -> Choice:
        """The move; any, where the computer player makes a mistake."""
        try:
            opponent = find_opponent(self.opponent)
            choice = choice_of(opponent, self.view, f"{self.seed} {self.number}", self.heard)
            refusal = self.view.refusal(choice.move)
        except Exception:
            logger.exception("computer player %s could not decide", self.opponent)
            return self.any_move()
        if refusal is not None:
            logger.error("computer player %s chose %s: %s", self.opponent, choice.move, refusal)
            return self.any_move()
        return choice

    def any_move(self) -> Choice:
        """A mistake in an opponent must not keep people from going on with their game."""
        moves = self.view.legal_moves()
        drawn = RandomStream(self.seed, f"any move {self.number}").below(len(moves))
        return Choice(moves[drawn], ())


@dataclass(frozen=True, slots=True)
class Speech:
    """What a computer player says after its move, if anything.

    Attributes:
        view: what its seat may know after the move.
        opponent: which computer player.
        seed: decides where it might speak or stay silent.
        heard: all claims made at the table.
    """

    view: View
    opponent: str
    seed: str
    heard: tuple[Heard, ...]

    def __call__(self) -> Claim | None:
        """The claim; nothing where the computer player makes a mistake."""
        try:
            return claim_of(find_opponent(self.opponent), self.view, self.seed, self.heard)
        except Exception:
            logger.exception("computer player %s could not speak", self.opponent)
            return None


@dataclass(frozen=True, slots=True)
class Settled:
    """A decision that there is nothing to think about.

    Attributes:
        choice: the decision.
    """

    choice: Choice

    def __call__(self) -> Choice:
        """The decision."""
        return self.choice


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
    return Speech(view, opponent, f"{own} {number} talk", tuple(heard))


def _own_seed(seed: str, seat: int) -> str:
    return hashlib.sha256(f"pitprop opponent\n{seed}\n{seat}".encode()).hexdigest()


def by_table(view: View, number: int) -> Due | None:
    """S-63: the gold pick for a person; None where something else is to be decided."""
    move: Move | None = best_pick(view.legal_moves())
    if move is None:
        return None
    return Due(number, view.seat, Settled(Choice(move, ())), view.is_response, BY_TABLE)


def by_lesson(view: View, number: int, move: Move, by: str) -> Due:
    """A move that is written down in a lesson.

    Args:
        view: what the seat may know that makes it.
        number: the number of the next entry.
        move: the move.
        by: which computer player makes it, or `BY_LESSON`.
    """
    return Due(number, view.seat, Settled(Choice(move, ())), view.is_response, by)


class Thinkers:
    """Where computer players think: in processes of their own, people's tables first.

    Args:
        most: how many may think at the same time.
        meters: what is counted; anew where None.
    """

    def __init__(self, most: int, meters: Meters | None = None) -> None:
        self._workers = Workers(most)
        self._meters = meters or Meters()

    @property
    def processes(self) -> int:
        """How many processes there are."""
        return len(self._workers)

    @property
    def waiting(self) -> int:
        """How many decisions wait for a process."""
        return self._workers.waiting

    async def decide(self, due: Due, asker: str = NO_ASKER) -> Choice:
        """Make a decision without holding up anything else.

        Args:
            due: the decision.
            asker: who waits for it.
        """
        decide = due.decide
        if not isinstance(decide, Decision) or decide.opponent in _QUICK:
            return decide()
        try:
            with self._meters.thought.timed():
                return await self._workers.work_out(decide, asker)
        except LostError as error:
            logger.error("computer player %s could not decide: %s", due.by, error)
            return decide.any_move()
        except WorkError:
            # What another package brings need not be fit for other processes.
            return await asyncio.to_thread(decide)

    async def speak(self, speak: Speak, asker: str = NO_ASKER) -> Claim | None:
        """Find out what an opponent says without holding up anything else.

        Args:
            speak: finds it out.
            asker: who waits for it.
        """
        if isinstance(speak, Speech) and speak.opponent in _QUICK:
            return speak()
        try:
            return await self._workers.work_out(speak, asker)
        except LostError as error:
            logger.error("a computer player could not speak: %s", error)
            return None
        except WorkError:
            return await asyncio.to_thread(speak)

    async def close(self) -> None:
        """Let nobody think any longer."""
        await self._workers.close()
