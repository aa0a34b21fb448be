"""One process at a time owns a folder of data."""

from __future__ import annotations

import fcntl
import os
from pathlib import Path
from types import TracebackType

from pitprop.core.errors import PitpropError


class FolderLock:
    """Held from creation to `release`; the system lets go of it when the process ends, however.

    Raises:
        PitpropError: another process holds it, or the folder can't be written.
    """

    def __init__(self, folder: Path) -> None:
        path = folder / "pitprop.lock"
        try:
            self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_CLOEXEC, 0o600)
        except OSError as error:
            raise PitpropError(f"can't write to {folder}: {error.strerror}") from error
        try:
            fcntl.flock(self._file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            owner = os.read(self._file, 20).decode(errors="replace").strip()
            os.close(self._file)
            who = f" (process {owner})" if owner else ""
            raise PitpropError(
                f"another server{who} uses {folder}; end it or choose another folder with --data"
            ) from error
        os.truncate(self._file, 0)
        os.write(self._file, f"{os.getpid()}\n".encode())

    def release(self) -> None:
        """Let go of the folder."""
        os.close(self._file)

    def __enter__(self) -> FolderLock:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.release()
