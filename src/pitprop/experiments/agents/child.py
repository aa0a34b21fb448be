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
from typing import Final, NamedTuple

from pitprop.core.notation import cut
from pitprop.experiments.agents.answer import FAILED, LATE, FaultError

_LONGEST_LINE: Final = 1 << 20
_MOST_LINES: Final = 1_000
_CHUNK: Final = 1 << 16
_MOST_WAITING: Final = 16
_KEPT_OF_ERRORS: Final = 20
_LONGEST_MESSAGE: Final = 200
_SECONDS_TO_END: Final = 1.0

Lines = list[str]


class _Question(NamedTuple):
    """What a process is told.

    Attributes:
        text: what it is sent.
        is_last: whether a line is the last one of the answer; None where no answer is awaited.
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
        # What it has written, lines that came together in a batch; None once it writes no more. And
        # what has been taken from there and isn't part of an answer yet.
        self._written: queue.Queue[Lines | None] = queue.Queue(_MOST_WAITING)
        self._taken: deque[str] = deque()
        self._is_stopped = threading.Event()
        self._has_said_all = False
        self._listener = threading.Thread(target=self._listen, daemon=True)
        self._listener.start()
        threading.Thread(target=self._read, daemon=True).start()
        threading.Thread(target=self._talk, daemon=True).start()

    def ask(self, question: str, is_last: Callable[[str], bool], seconds: float) -> Lines:
        """The lines that it answers.

        Args:
            question: what it is sent.
            is_last: whether a line is the last one of an answer.
            seconds: how long it may take; after that it is killed.

        Raises:
            FaultError: it has ended, or its time ran out.
        """
        self._asked.put(_Question(question, is_last))
        try:
            lines = self._answered.get(timeout=seconds)
        except queue.Empty:
            self.stop()
            raise FaultError(LATE, f"no answer within {seconds:g} s") from None
        if lines is None:
            raise FaultError(FAILED, self._last_words())
        return lines

    def send(self, text: str) -> None:
        """Tell it something that needs no answer."""
        self._asked.put(_Question(text, None))

    def unasked(self) -> Lines:
        """What it has said beyond its last answer; to be asked while no question is open."""
        with suppress(queue.Empty):
            while not self._has_said_all:
                self._take(self._written.get_nowait())
        found = list(self._taken)
        self._taken.clear()
        return found

    @property
    def has_ended(self) -> bool:
        """Whether it answers nothing any more."""
        return self._process.poll() is not None

    def stop(self) -> None:
        """End it, and what it has started."""
        process = self._process
        self._is_stopped.set()
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
        target = self._process.stdin
        assert target is not None
        with suppress(OSError), target:
            while (question := self._asked.get()) is not None:
                target.write(question.text.encode())
                target.flush()
                if question.is_last is None:
                    continue
                lines = self._answer(question.is_last)
                if lines is None:
                    break
                self._answered.put(lines)
        self._answered.put(None)

    def _answer(self, is_last: Callable[[str], bool]) -> Lines | None:
        """The lines of an answer, cut off if absurdly many; None where the process has ended."""
        lines: Lines = []
        while len(lines) < _MOST_LINES:
            while not self._taken:
                if self._has_said_all:
                    return None
                self._take(self._written.get())
            lines.append(self._taken.popleft())
            if is_last(lines[-1]):
                break
        return lines

    def _take(self, lines: Lines | None) -> None:
        self._has_said_all = lines is None
        self._taken.extend(lines or ())

    def _read(self) -> None:
        """Take what it writes; a process that writes without end has to wait until that is read."""
        source = self._process.stdout
        assert source is not None
        begun = b""
        with source:
            while chunk := os.read(source.fileno(), _CHUNK):
                *whole, begun = (begun + chunk).split(b"\n")
                if len(begun) > _LONGEST_LINE:
                    whole, begun = [*whole, begun], b""
                self._put([line.decode("utf-8", "replace").rstrip("\r") for line in whole])
        if begun:
            self._put([begun.decode("utf-8", "replace")])
        self._put(None)

    def _put(self, lines: Lines | None) -> None:
        while True:
            try:
                return self._written.put(lines, timeout=_SECONDS_TO_END)
            except queue.Full:
                if self._is_stopped.is_set():
                    return None

    def _listen(self) -> None:
        source = self._process.stderr
        assert source is not None
        with source:
            for line in source:
                if line.strip():
                    self._errors.append(line.decode("utf-8", "replace").strip())

    def _last_words(self) -> str:
        """How it ended, with the last line of its errors."""
        with suppress(subprocess.TimeoutExpired):
            # It writes no more, so it is about to end by itself.
            self._process.wait(_SECONDS_TO_END)
        self.stop()
        self._listener.join(timeout=1)
        last = f": {self._errors[-1]}" if self._errors else ""
        return cut(
            f"its process ended with status {self._process.returncode}{last}", _LONGEST_MESSAGE
        )
