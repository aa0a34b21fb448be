"""What a table decides itself: for chance, for computer players, and what it does for a person."""

from __future__ import annotations

from collections.abc import Callable

import msgspec

from pitprop.core.game import CHANCE, State
from pitprop.opponents import Choice
from pitprop.server.history.wire_reasons import wire_reasons
from pitprop.server.lessons.guide import Guide
from pitprop.server.storage.rows import CHANCE_SEAT, Entry
from pitprop.server.system.moment import now
from pitprop.server.table.absence import Absence
from pitprop.server.table.clock import has_clock
from pitprop.server.table.memory import TableMemory
from pitprop.server.table.talk import Talk
from pitprop.server.thinking.thinkers import (
    BY_LESSON,
    BY_TABLE,
    Due,
    Speak,
    by_lesson,
    by_opponent,
    by_table,
    speech,
)


class Decisions:
    """Says what is to be decided, and carries out what has been.

    Args:
        memory: the table.
        absence: who is away.
        talk: what was said.
        guide: what a lesson says; None at other tables.
        wrote: is called after each entry of the log.
    """

    def __init__(
        self,
        memory: TableMemory,
        absence: Absence,
        talk: Talk,
        guide: Guide | None,
        wrote: Callable[[Entry], None],
    ) -> None:
        self._memory = memory
        self._absence = absence
        self._talk = talk
        self._guide = guide
        self._wrote = wrote

    def due(self) -> Due | None:
        """The decision that the table is to make now: an opponent's, or a person's gold pick.

        Where all people have gone, nobody plays on for them: no game ends while they sleep.
        """
        memory = self._memory
        seat = memory.state.decider
        if memory.is_in_doubt or seat < 0:
            return None
        row = memory.seats.rows[seat]
        if row.stand_in and self._absence.is_deserted:
            return None
        number = memory.number + 1
        player = row.opponent or row.stand_in
        written = self._guide.move(memory.state, memory.log) if self._guide else None
        if written is not None:
            return by_lesson(memory.state.view(seat), number, written, player or BY_LESSON)
        if player:
            heard = self._talk.claims
            return by_opponent(memory.state.view(seat), player, memory.row.seed, number, heard)
        return by_table(memory.state.view(seat), number) if memory.row.auto_pick else None

    def speech(self, due: Due) -> Speak | None:
        """What a computer player may say after its own move; those that stand in don't speak."""
        memory = self._memory
        if memory.is_in_doubt or memory.row.talk == "none":
            return None
        if due.by == BY_TABLE or memory.seats.rows[due.seat].opponent != due.by:
            return None
        view = memory.state.view(due.seat)
        return speech(view, due.by, memory.row.seed, due.number, self._talk.claims)

    async def make(self, due: Due, choice: Choice) -> None:
        """Make a decision of the table, unless somebody else has made it."""
        row = self._memory.seats.rows[due.seat]
        deciders = (row.opponent, row.stand_in, BY_TABLE, BY_LESSON)
        if due.number != self._memory.number + 1 or due.by not in deciders:
            return
        reasons = wire_reasons(choice.reasons)
        await self.write(
            due.seat,
            str(choice.move),
            lambda state: state.play(choice.move),
            reasons=msgspec.json.encode(reasons).decode() if reasons else None,
            by=due.by,
        )
        await self.settle()

    async def settle(self) -> None:
        """Carry out what chance decides without being asked, or once everybody is ready."""
        while self._memory.state.decider == CHANCE and self._chance_is_due():
            await self.draw(None)

    def _chance_is_due(self) -> bool:
        memory = self._memory
        if not memory.is_started:
            return not memory.seats.open and all(row.ready == 0 for row in memory.seats.people)
        return not memory.waits_for_deal or self._all_are_ready()

    def _all_are_ready(self) -> bool:
        """Those who are away aren't waited for, but somebody has to be ready."""
        people = self._memory.seats.people
        waited_for = [row for row in people if not self._absence.is_gone(row)]
        ready = [row for row in waited_for if row.ready == self._memory.number]
        return bool(ready) and len(ready) == len(waited_for)

    async def draw(self, request: str | None) -> int:
        """Carry out what chance decides now.

        Args:
            request: by which request; None where nobody asked.

        Returns:
            How many entries the log has then.
        """
        state, guide = self._memory.state, self._guide
        chance = guide.chance(state, self._memory.log) if guide else state.draw()
        text = "\n".join(chance.lines())
        return await self.write(
            CHANCE_SEAT, text, lambda state: state.apply_chance(chance), request
        )

    async def write(
        self,
        seat: int,
        text: str,
        change: Callable[[State], None],
        request: str | None = None,
        reasons: str | None = None,
        by: str | None = None,
    ) -> int:
        """Change the game: first in the database, then in memory, then for the subscribers.

        Args:
            seat: who has decided.
            text: what, in notation.
            change: carries it out.
            request: by which request; it's done once.
            reasons: why a computer player did so, as JSON.
            by: which computer player; None for people and chance.

        Returns:
            How many entries the log has then.

        Raises:
            ConflictError: another server has changed the table.
        """
        following = self._memory.state.clone()
        change(following)
        began = self._absence.began(seat) if has_clock(self._memory.row) else None
        entry = Entry(self._memory.number + 1, seat, text, request, reasons, now(), by, began)
        await self._memory.write(entry, following)
        self._wrote(entry)
        return entry.number
