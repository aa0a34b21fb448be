"""Our own opponents as agents: they play within the process that plays the match."""

from __future__ import annotations

from time import thread_time_ns
from typing import Any

from pitprop.experiments.agents.answer import FAILED, Answer, FaultError, message_of
from pitprop.opponents import Opponent


class OwnPlayer:
    """An opponent on a seat."""

    def __init__(self, opponent: Opponent) -> None:
        self._opponent = opponent

    def begin(self) -> None:
        """See `Player.begin`; it keeps nothing."""

    def start(self) -> None:
        """Nothing has to be started."""

    def ask(self, view: Any, seed: str) -> Answer:
        """See `Player.ask`."""
        began = thread_time_ns()
        try:
            choice = self._opponent.choose(view, seed=seed)
        except Exception as error:
            raise FaultError(FAILED, message_of(error)) from error
        took = thread_time_ns() - began
        return Answer(str(choice.move), tuple(choice.reasons), None, took)

    def resume(self) -> None:
        """See `Player.resume`; it says nothing more."""

    def stop(self) -> None:
        """See `Player.stop`; there is nothing to end."""
