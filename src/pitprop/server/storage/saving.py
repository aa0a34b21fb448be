"""Whether what is to be saved can be: noticed where it is written, and tried where that failed."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from sqlalchemy import Engine, delete

from pitprop.server.storage.refusals import ConflictError, FullError
from pitprop.server.storage.schema import FINDINGS

_TRIAL: Final = "trial"
_BYTES: Final = 16_384
"""More than is written for a move, which may still fit into what a full disk has left."""


class Saving:
    """Remembers whether the last thing that was to be written was.

    Attributes:
        has_failed: whether it wasn't.
    """

    def __init__(self) -> None:
        self.has_failed = False

    @contextmanager
    def watched(self) -> Iterator[None]:
        """Watch something that is to be written."""
        try:
            yield
        except (ConflictError, FullError):
            raise  # The database has answered, and the answer is no.
        except Exception:
            self.has_failed = True
            raise
        self.has_failed = False


def try_to_save(engine: Engine) -> None:
    """Write something, and take it away again.

    Raises:
        Exception: it can't be written; it is tried again by whoever wants to know.
    """
    row = {"record": _TRIAL, "question": "", "answer": bytes(_BYTES), "found": 0}
    with engine.begin() as connection:
        # What a transaction takes away again itself never gets to the disk.
        connection.execute(delete(FINDINGS).where(FINDINGS.c.record == _TRIAL))
        connection.execute(FINDINGS.insert().values(**row))
    with engine.begin() as connection:
        connection.execute(delete(FINDINGS).where(FINDINGS.c.record == _TRIAL))
