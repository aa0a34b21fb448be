"""What agents with a process of their own have in common."""

from __future__ import annotations

from typing import Final

from pitprop.experiments.agents.child import Child

SECONDS_TO_START: Final = 60.0
"""How long an agent may take to get ready."""


class ProcessPlayer:
    """An agent on a seat whose process is started when it is first asked."""

    def __init__(self, folder: str, seconds: float, fresh: bool, new_match: str) -> None:
        """An agent whose process isn't running yet.

        Args:
            folder: where it runs.
            seconds: how long a decision may take.
            fresh: whether it is started anew for each match.
            new_match: what a process that goes on is sent before a match.
        """
        self._folder = folder
        self._seconds = seconds
        self._fresh = fresh
        self._new_match = new_match
        self._child: Child | None = None

    def begin(self) -> None:
        """See `Player.begin`."""
        if self._fresh:
            self.stop()
        elif self._child is not None:
            self._child.send(self._new_match)

    def stop(self) -> None:
        """See `Player.stop`."""
        if self._child is not None:
            self._child.stop()
        self._child = None
