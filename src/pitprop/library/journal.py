"""How a state came about, as far as that is known: what a record of it is made from."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE
from pitprop.core.records.record import Header, MoveEntry, Record
from pitprop.core.records.recording import record_of_log
from pitprop.core.records.replay import Step, steps


@dataclass(frozen=True, slots=True)
class Journal:
    """What has been decided in a game since it was started.

    Attributes:
        header: how it was started.
        log: who decided, a seat or `CHANCE`, and what: a move, or the lines of chance.
    """

    header: Header
    log: list[tuple[int, str]]

    def clone(self) -> Journal:
        """A copy that goes on independently of this one."""
        return replace(self, log=self.log[:])

    def add(self, step: Step) -> None:
        """Add a step of a replay."""
        if step.outcome is not None:
            self.log.append((CHANCE, "\n".join(step.outcome.lines())))
        elif isinstance(step.entry, MoveEntry):
            self.log.append((step.seat, step.entry.text))

    def until(self, length: int) -> Journal:
        """One that ends after this many decisions."""
        return replace(self, log=self.log[:length])

    def before_last_move(self) -> Journal:
        """One that ends before the last move, and before what chance decided after it.

        Raises:
            PitpropError: no move has been made.
        """
        moves = [at for at, (seat, _) in enumerate(self.log) if seat != CHANCE]
        if not moves:
            raise PitpropError("there is no move to take back: none has been made")
        return self.until(moves[-1])

    def record(self) -> Record:
        """The record of the game so far."""
        return record_of_log(self.header, self.log)


def journal_of(record: Record) -> Journal:
    """What was decided in a record.

    Args:
        record: the record.

    Raises:
        RecordError: the record breaks a rule, or tells only what one seat knows.
    """
    journal = Journal(record.header, [])
    for step in steps(record):
        journal.add(step)
    return journal
