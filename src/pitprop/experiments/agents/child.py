"""A process that is asked in lines and has to answer within a time."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import threading
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import IO, Final, NamedTuple

from pitprop.core.notation import cut
from pitprop.experiments.agents.answer import FAILED, LATE, FaultError

_LONGEST_LINE: Final = 1 << 20
_MOST_LINES: Final = 1_000
_KEPT_OF_ERRORS: Final = 20
_MOST_TOLD: Final = 200

Lines = list[str]


class _Question(NamedTuple):
    """What a process is told.

    Attributes:
        text: what it is sent.
        is_last: whether a line is the last one of the answer; None where none is waited for.
    """

    text: str
    is_last: Callable[[str], bool] | None


class Child:
    """A process of an agent. What it writes to its standard error is kept for messages."""

    def __init__(self, command: Sequence[str], folder: str, changes: Mapping[str, str]) -> None:
        """Start it.

        Args:
            command: the program and its arguments.
            folder: where it runs.
            changes: changes to the environment.

        Raises:
            FaultError: it can't be started.
        """
        try:
            self._process = subprocess.Popen(
                list(command),
                cwd=folder or None,
                env={**os.environ, **changes},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                start_new_session=True,
            )
        except OSError as error:
            raise FaultError(FAILED, f"{command[0]} can't be started: {error.strerror}") from error
        self._errors: deque[str] = deque(maxlen=_KEPT_OF_ERRORS)
        self._asked: queue.SimpleQueue[_Question | None] = queue.SimpleQueue()
        self._answered: queue.SimpleQueue[Lines | None] = queue.SimpleQueue()
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        threading.Thread(target=self._talk, daemon=True).start()

    def ask(self, question: str, is_last: Callable[[str], bool], seconds: float) -> Lines:
        """The lines that it answers.

        Args:
            question: what it is sent.
            is_last: whether a line is the last one of an answer.
            seconds: how long it may take; after that it is killed.

        Raises:
            FaultError: it has ended, or its time was over.
        """
        self._asked.put(_Question(question, is_last))
        try:
            lines = self._answered.get(timeout=seconds)
        except queue.Empty:
            self.stop()
            raise FaultError(LATE, f"no answer within {seconds:g} seconds") from None
        if lines is None:
            raise FaultError(FAILED, self._last_words())
        return lines

    def send(self, text: str) -> None:
        """Tell it something that needs no answer."""
        self._asked.put(_Question(text, None))

    @property
    def has_ended(self) -> bool:
        """Whether it answers nothing any more."""
        return self._process.poll() is not None

    def stop(self) -> None:
        """End it, and what it has started."""
        process = self._process
        if process.poll() is None:
            if hasattr(os, "killpg"):
                os.killpg(process.pid, signal.SIGKILL)
            else:
                process.kill()
        process.wait()
        self._asked.put(None)

    # --- In threads of its own --------------------------------------------------------------------

    def _talk(self) -> None:
        """Ask one thing after another; ends with the process."""
        source, target = self._process.stdout, self._process.stdin
        assert source is not None
        assert target is not None
        with suppress(OSError), source, target:
            while (question := self._asked.get()) is not None:
                target.write(question.text.encode())
                target.flush()
                if question.is_last is None:
                    continue
                lines = _answer(source, question.is_last)
                if lines is None:
                    break
                self._answered.put(lines)
        self._answered.put(None)

    def _listen(self) -> None:
        source = self._process.stderr
        assert source is not None
        with source:
            for line in source:
                if line.strip():
                    self._errors.append(line.decode("utf-8", "replace").strip())

    def _last_words(self) -> str:
        """How it ended, with the last line of its errors."""
        self.stop()
        self._listener.join(timeout=1)
        last = f": {self._errors[-1]}" if self._errors else ""
        return cut(f"its process ended with status {self._process.returncode}{last}", _MOST_TOLD)


def _answer(source: IO[bytes], is_last: Callable[[str], bool]) -> Lines | None:
    """The lines of an answer, no more than one could mean; None where the process has ended."""
    lines: Lines = []
    while len(lines) < _MOST_LINES:
        line = source.readline(_LONGEST_LINE)
        if not line:
            return None
        lines.append(line.decode("utf-8", "replace").rstrip("\r\n"))
        if is_last(lines[-1]):
            break
    return lines
