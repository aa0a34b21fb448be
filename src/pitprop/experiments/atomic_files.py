"""Files that are written as a whole or not at all (atomically)."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from pitprop.core.errors import PitpropError


@contextmanager
def atomic_path(path: Path) -> Iterator[Path]:
    """Where a file is to be written; it takes its place when all of it has been.

    Args:
        path: its place.

    Raises:
        PitpropError: it can't be written; what was there before is still there.
    """
    part = path.with_name(f".{path.name}.part")
    try:
        yield part
        part.replace(path)
    except OSError as error:
        raise PitpropError(f"can't write {path}: {error.strerror or error}") from error
    finally:
        part.unlink(missing_ok=True)


def write_atomic(path: Path, text: str) -> None:
    """Write a text, all of it or nothing.

    Args:
        path: the file.
        text: what it holds.

    Raises:
        PitpropError: it can't be written.
    """
    with atomic_path(path) as part:
        part.write_text(text, encoding="utf-8")
