"""What has been played, appended deal by deal so that it outlives the process: `journal.jsonl`.

The first line says which tournament it is. Each further one is a deal; a truncated last line is
ignored, and its deal is played again.
"""

from __future__ import annotations

import base64
import os
import zlib
from collections.abc import Iterator
from pathlib import Path
from types import TracebackType
from typing import IO, Any, Final

import msgspec
from filelock import FileLock, Timeout

from pitprop.core.errors import PitpropError
from pitprop.core.notation import listed
from pitprop.experiments.agents.sources import source_fingerprint
from pitprop.experiments.decisions import Decision
from pitprop.experiments.matches import Match
from pitprop.experiments.spec import Task, TournamentSpec
from pitprop.experiments.version import own_version

NAME: Final = "journal.jsonl"
_LOCK: Final = "lock"


class _Head(msgspec.Struct):
    pitprop: str
    mark: str
    sources: dict[str, str] = {}


class Played(msgspec.Struct):
    """A deal that has been played.

    Attributes:
        task: which.
        matches: what came of it, without the logs of decisions.
        logs: the logs, packed; empty where decisions aren't kept.
    """

    task: Task
    matches: list[Match]
    logs: str = ""

    def decisions(self) -> list[list[Decision]]:
        """The logs of its matches."""
        if not self.logs:
            return [[] for _ in self.matches]
        text = zlib.decompress(base64.b64decode(self.logs))
        return msgspec.json.decode(text, type=list[list[Decision]])


def played(task: Task, matches: list[Match]) -> Played:
    """A deal, with its logs packed.

    Args:
        task: which deal.
        matches: what came of it.
    """
    logs = ""
    if any(match.log for match in matches):
        text = msgspec.json.encode([match.log for match in matches])
        logs = base64.b64encode(zlib.compress(text)).decode()
    for match in matches:
        match.log.clear()
    return Played(task, matches, logs)


class Journal:
    """The journal of a tournament, which one process at a time may write."""

    def __init__(self, folder: Path, spec: TournamentSpec) -> None:
        """Open it, or begin it.

        Args:
            folder: where the results are.
            spec: what is played.

        Raises:
            PitpropError: another process is writing it, it belongs to another tournament, or it
                can't be written.
        """
        self.path = folder / NAME
        self._spec = spec
        self._file: IO[bytes] | None = None
        self._lock = FileLock(folder / _LOCK)
        try:
            folder.mkdir(parents=True, exist_ok=True)
            self._lock.acquire(timeout=0)
        except Timeout:
            raise PitpropError(f"{folder} is being written by another tournament") from None
        except OSError as error:
            raise PitpropError(f"can't write {folder}: {error.strerror}") from error
        try:
            self._open()
        except OSError as error:
            self._close()
            raise PitpropError(f"can't write {self.path}: {error.strerror}") from error
        except BaseException:
            self._close()
            raise

    def _open(self) -> None:
        """Go on after the last whole line; a journal that has none begins anew."""
        sources = {name: source_fingerprint(agent) for name, agent in self._spec.agents.items()}
        head = _Head(own_version(), self._spec.mark, sources)
        self._file = self.path.open("a+b")
        self._file.seek(0)
        first = self._file.readline()
        if msgspec.json.encode(head).startswith(first):
            self._file.truncate(0)
            self._write(head)
            return
        _check_head(self.path, first, head)
        whole = len(first) + sum(len(line) for line in self._file if line.endswith(b"\n"))
        self._file.truncate(whole)

    def append(self, deal: Played) -> None:
        """Write a deal down; once this returns, it survives whatever happens to the process."""
        self._write(deal)

    def _write(self, line: Any) -> None:
        assert self._file is not None
        try:
            self._file.write(msgspec.json.encode(line) + b"\n")
            self._file.flush()
            os.fsync(self._file.fileno())
        except OSError as error:
            raise PitpropError(f"can't write {self.path}: {error.strerror}") from error

    def __enter__(self) -> Journal:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._close()

    def _close(self) -> None:
        if self._file is not None:
            self._file.close()
        self._lock.release()


def read_journal(path: Path) -> Iterator[Played]:
    """The deals of a journal, in the order in which they were done.

    Args:
        path: the file.

    Raises:
        PitpropError: it can't be read; names file and line.
    """
    try:
        with path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if number > 1 and line.endswith(b"\n"):
                    yield _read(path, number, line, Played)
    except OSError as error:
        raise PitpropError(f"can't read {path}: {error.strerror}") from error


class _Place(msgspec.Struct):
    """Only the task of a line."""

    task: Task


def offsets(path: Path) -> dict[Task, int]:
    """Where in a journal the line of each deal begins.

    Raises:
        PitpropError: it can't be read; names file and line.
    """
    found: dict[Task, int] = {}
    at = 0
    try:
        with path.open("rb") as lines:
            for number, line in enumerate(lines, 1):
                if number > 1 and line.endswith(b"\n"):
                    found[_read(path, number, line, _Place).task] = at
                at += len(line)
    except OSError as error:
        raise PitpropError(f"can't read {path}: {error.strerror}") from error
    return found


def read_at(path: Path, offset: int) -> Played:
    """The deal whose line begins there (`offsets`)."""
    with path.open("rb") as lines:
        lines.seek(offset)
        deal: Played = msgspec.json.decode(lines.readline(), type=Played)
        return deal


def _read(path: Path, number: int, line: bytes, kind: type[Any]) -> Any:
    try:
        return msgspec.json.decode(line, type=kind)
    except (msgspec.MsgspecError, UnicodeDecodeError) as error:
        wrong = f"{path}, line {number}, is not what a tournament has written: {error}"
        raise PitpropError(wrong) from error


def _check_head(path: Path, line: bytes, own: _Head) -> None:
    if not line.endswith(b"\n"):
        raise PitpropError(f"{path} is not a tournament's journal; choose another folder with -o")
    found = _read(path, 1, line, _Head)
    if found.mark != own.mark:
        raise PitpropError(
            f"{path.parent} holds another tournament: agents, games, seed, pairs or decisions"
            " differ; choose another folder with -o"
        )
    changed = [name for name in own.sources if own.sources[name] != found.sources.get(name)]
    if changed:
        raise PitpropError(
            f"{path.parent} holds deals of another version of {listed(changed)}, whose source has"
            " changed since; choose another folder with -o"
        )
    if found.pitprop != own.pitprop:
        raise PitpropError(
            f"{path.parent} was begun by Pitprop {found.pitprop}, and this is {own.pitprop};"
            " choose another folder with -o"
        )
