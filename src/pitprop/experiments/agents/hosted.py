"""A Python object as an agent on a seat, in a process of its own."""

from __future__ import annotations

import sys
from typing import Any, Final

from pitprop.core.chance import derived_seed
from pitprop.core.options.own_deck import chosen_decks
from pitprop.experiments.agents.answer import Answer, FaultError
from pitprop.experiments.agents.child import Child
from pitprop.experiments.agents.packing import packed, unpacked
from pitprop.experiments.agents.processed import SECONDS_TO_START, ProcessPlayer

_HOST: Final = "pitprop.experiments.agents.host"


class HostedPlayer(ProcessPlayer):
    """A Python object on a seat. It may do whatever it likes to its process."""

    def __init__(self, name: str, folder: str, seconds: float, fresh: bool) -> None:
        """An agent; if `name` is a class, its process makes a new object for each match.

        Args:
            name: `module:name`, or the name of an opponent that a package has brought.
            folder: where modules are looked for first, and where it runs.
            seconds: how long a decision may take.
            fresh: whether it is started anew for each match.
        """
        super().__init__(folder, seconds, fresh, new_match=packed(None))
        self._name = name

    def start(self) -> None:
        """Start its process.

        Raises:
            FaultError: the object can't be used.
        """
        self._child = Child((sys.executable, "-m", _HOST), self._folder, {})
        request = packed((dict(chosen_decks()), self._name, self._folder, sys.path))
        self._answer(request, SECONDS_TO_START)

    def ask(self, view: Any, seed: str) -> Answer:
        """See `Player.ask`."""
        if self._child is None:
            self.start()
        answer = self._answer(packed((view, derived_seed(seed, "object"))), self._seconds)
        assert isinstance(answer, Answer)
        return answer

    def resume(self) -> None:
        """See `Player.resume`: our own host answers each question once, unless it has ended."""
        if self._child is not None and self._child.has_ended:
            self.stop()

    def _answer(self, text: str, seconds: float) -> Any:
        assert self._child is not None
        (line, *_) = self._child.ask(text, lambda _: True, seconds)
        fault, answer = unpacked(line)
        if fault:
            raise FaultError(fault, answer)
        return answer
