"""What was worked out about games that were looked back on: once, and kept.

A game is known by a hash of its record; the record itself isn't here.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import ColumnElement, Engine, delete, select
from sqlalchemy.exc import IntegrityError

from pitprop.server.storage.schema import FINDINGS
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now

_KEPT: Final = 3_000
"""How many answers are kept; those that were found first go first."""

_LARGEST: Final = 1_000_000
"""An answer of more bytes isn't kept."""


class KeptFindings:
    """Answers to questions about records, in the database.

    Args:
        store: the database.
        most: how many answers are kept.
    """

    def __init__(self, store: Store, most: int = _KEPT) -> None:
        self._store = store
        self._most = most

    async def find(self, key: str, question: str) -> bytes | None:
        """See `Findings.find`."""
        return await self._store.read(_find, self._store.engine, key, question)

    async def keep(self, key: str, question: str, answer: bytes) -> None:
        """See `Findings.keep`."""
        if len(answer) <= _LARGEST:
            row = {"record": key, "question": question, "answer": answer, "found": now()}
            await self._store.run(_keep, self._store.engine, row, self._most)


def _find(engine: Engine, key: str, question: str) -> bytes | None:
    with engine.connect() as connection:
        return connection.scalar(select(FINDINGS.c.answer).where(_is(key, question)))


def _is(key: object, question: object) -> ColumnElement[bool]:
    return (FINDINGS.c.record == key) & (FINDINGS.c.question == question)


def _keep(engine: Engine, row: dict[str, object], most: int) -> None:
    past = select(FINDINGS.c.found).order_by(FINDINGS.c.found.desc())
    oldest = past.offset(most).limit(1).scalar_subquery()
    try:
        with engine.begin() as connection:
            # What was known before is a part of it.
            connection.execute(delete(FINDINGS).where(_is(row["record"], row["question"])))
            connection.execute(FINDINGS.insert().values(row))
            connection.execute(delete(FINDINGS).where(FINDINGS.c.found <= oldest))
    except IntegrityError:
        return  # another server has found the same
