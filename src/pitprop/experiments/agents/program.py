"""Any program that speaks the line protocol, as an agent on a seat."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter_ns
from typing import Any

from pitprop.core.chance import derived_seed
from pitprop.core.notation import cited
from pitprop.experiments.agents.answer import UNREADABLE, Answer, FaultError
from pitprop.experiments.agents.child import Child
from pitprop.experiments.agents.lines import (
    BEGIN,
    HELLO,
    READY,
    is_last,
    is_said,
    question,
    read_answer,
)
from pitprop.experiments.agents.processed import SECONDS_TO_START, ProcessPlayer


class ProgramPlayer(ProcessPlayer):
    """A program on a seat, in a process for this seat alone."""

    def __init__(self, command: Sequence[str], folder: str, seconds: float, fresh: bool) -> None:
        """An agent; its process is started when it is first asked.

        Args:
            command: the program and its arguments.
            folder: where it runs.
            seconds: how long a decision may take.
            fresh: whether it is started anew for each match.
        """
        super().__init__(folder, seconds, fresh, new_match=BEGIN)
        self._command = command

    def start(self) -> None:
        """Start its process.

        Raises:
            FaultError: it doesn't get ready.
        """
        child = self._child = Child(self._command, self._folder, {})
        (line, *_) = child.ask(HELLO, lambda _: True, SECONDS_TO_START)
        if line.strip() != READY:
            self.stop()
            raise FaultError(UNREADABLE, f"it says {cited(line)} where it has to say {READY}")
        child.send(BEGIN)

    def ask(self, view: Any, seed: str) -> Answer:
        """See `Player.ask`."""
        if self._child is None:
            self.start()
        assert self._child is not None
        beyond = [line for line in self._child.unasked() if is_said(line)]
        if beyond:
            raise FaultError(UNREADABLE, f"{cited(beyond[0])} was said beyond its last answer")
        # The deal may follow from the decision's seed, and is none of the program's business.
        asked = question(view, derived_seed(seed, "program"), self._seconds)
        began = perf_counter_ns()
        lines = self._child.ask(asked, is_last, self._seconds)
        took = perf_counter_ns() - began
        answer = read_answer(lines, view.seats)
        return Answer(answer.move, answer.reasons, answer.beliefs, took)

    def resume(self) -> None:
        """See `Player.resume`: late lines can't be told from those of an answer."""
        self.stop()
