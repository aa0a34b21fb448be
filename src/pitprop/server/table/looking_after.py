"""What a server does at a table that it looks after: the table's own decisions, and its clocks."""

from __future__ import annotations

from pitprop.core.claims import Claim
from pitprop.opponents import Choice
from pitprop.server.cluster.others import Others
from pitprop.server.storage.refusals import ConflictError
from pitprop.server.storage.rows import TableRow
from pitprop.server.table.absence import Absence
from pitprop.server.table.decisions import Decisions
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.presence import Presence
from pitprop.server.table.talk import Talk
from pitprop.server.table.tempo import Tempo
from pitprop.server.table.work import WorkInTurn
from pitprop.server.thinking.thinkers import Due, Speak


class LookingAfter:
    """Makes the decisions of a table in their turn, unless another server does.

    Args:
        memory: the table.
        presence: who has it open.
        decisions: what is to be decided.
        absence: who is away.
        talk: what was said.
        tempo: how quickly decisions follow each other.
        work: what is done there in turn.
        others: the other servers on the same data.
    """

    def __init__(
        self,
        memory: TableMemory,
        presence: Presence,
        decisions: Decisions,
        absence: Absence,
        talk: Talk,
        tempo: Tempo,
        work: WorkInTurn,
        others: Others,
    ) -> None:
        self._memory = memory
        self._presence = presence
        self._decisions = decisions
        self._absence = absence
        self._talk = talk
        self._tempo = tempo
        self._work = work
        self._others = others

    @property
    def row(self) -> TableRow:
        """The table itself."""
        return self._memory.row

    @property
    def pace(self) -> int:
        """About how many milliseconds a computer player takes now."""
        return self._tempo.pace

    @property
    def asker(self) -> str:
        """Whom the decisions of the table are counted for: one of those who have it open.

        Where those are who have it open at other servers isn't known here; then the table counts.
        """
        here = min((each.sender for each in self._presence if each.sender), default="")
        return here or (f"table {self.row.id}" if self._presence.is_open_elsewhere else "")

    @property
    def _is_ours(self) -> bool:
        return self._others.looks_after(self.row.id)

    def due(self) -> Due | None:
        """The decision that the table is to make now, unless another server does."""
        return self._decisions.due() if self._is_ours else None

    async def make(self, due: Due, choice: Choice) -> None:
        """Make a decision of the table."""
        await self._work.do(lambda: self._decisions.make(due, choice))

    def speech(self, due: Due) -> Speak | None:
        """What a computer player may say after its own move."""
        return self._decisions.speech(due)

    async def say(self, due: Due, claim: Claim) -> None:
        """Say what a computer player says."""
        await self._work.do(lambda: self._talk.claim(due.seat, claim, due.number))

    async def settle(self) -> None:
        """Go on where the log ends: deal the first round if it is time, let opponents play."""
        await self._work.do(self._decisions.settle)

    def go_on(self) -> None:
        """Look after it from now on: no other server does."""
        self._work.begin(self._settle_and_watch)

    async def _settle_and_watch(self) -> None:
        await self._decisions.settle()
        self._absence.watch()

    def ring(self) -> None:
        """A time that somebody was given is over."""
        self._work.begin(self._rung)

    async def _rung(self) -> None:
        if not self._is_ours:
            return
        try:
            await self._absence.rung()
            await self._decisions.settle()
        except ConflictError:  # What another server has changed sets the alarm anew.
            raise
        except Exception:
            self._absence.try_again()
            raise
