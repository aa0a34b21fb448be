"""Codes that take a seat along, where any of several servers may be asked."""

from __future__ import annotations

import hashlib
from typing import Final

from sqlalchemy import Connection, bindparam, delete, select
from sqlalchemy.dialects.postgresql import insert

from pitprop.server.http.identity import hash_of
from pitprop.server.storage.schema import CARRIES
from pitprop.server.storage.store import Store
from pitprop.server.system.moment import now
from pitprop.server.tables.carries import SECONDS, carry_gone, new_code

# Whoever forgets the same at the same time is left to it, so that no two wait for each other.
_OLD: Final = (
    select(CARRIES.c.code)
    .where(CARRIES.c.until <= bindparam("at"))
    .with_for_update(skip_locked=True)
)
_FORGET: Final = delete(CARRIES).where(CARRIES.c.code.in_(_OLD))


class SharedCarries:
    """The codes, in the database.

    Everything else keeps hashes of tokens alone, so that nobody who reads the database can be
    somebody else. Here a token is kept as well, made unreadable by its code: that can't be guessed,
    is used for this one token, and only its hash is kept.

    Args:
        store: the database.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def offer(self, table: str, token: str) -> str:
        """See `AnyCarries`."""
        code = new_code()
        await self._store.run(self._offer, table, token, code)
        return code

    def _offer(self, table: str, token: str, code: str) -> None:
        offered = insert(CARRIES).values(
            code=hash_of(code),
            table_id=table,
            token=hash_of(token),
            sealed=_mixed(token.encode(), code).hex(),
            until=now() + SECONDS * 1000,
        )
        # Of several that are asked for at the same time the last one counts.
        changed = {name: offered.excluded[name] for name in ("code", "sealed", "until")}
        with self._store.engine.begin() as connection:
            connection.execute(
                offered.on_conflict_do_update(constraint="one_code_each", set_=changed)
            )
            connection.execute(_FORGET, {"at": now()})

    async def look(self, table: str, code: str) -> str:
        """See `AnyCarries`."""
        return await self._store.run(self._find, table, code, False)

    async def take(self, table: str, code: str) -> str:
        """See `AnyCarries`."""
        return await self._store.run(self._find, table, code, True)

    def _find(self, table: str, code: str, is_taken: bool) -> str:
        with self._store.engine.begin() as connection:
            sealed = _sealed(connection, table, hash_of(code), is_taken)
        if sealed is None:
            raise carry_gone()
        return _mixed(bytes.fromhex(sealed), code).decode()


def _sealed(connection: Connection, table: str, code: str, is_taken: bool) -> str | None:
    here = (CARRIES.c.code == code) & (CARRIES.c.table_id == table) & (CARRIES.c.until > now())
    if is_taken:
        return connection.scalar(delete(CARRIES).where(here).returning(CARRIES.c.sealed))
    return connection.scalar(select(CARRIES.c.sealed).where(here))


def _mixed(text: bytes, code: str) -> bytes:
    """A text that only the code makes readable, or the other way round."""
    pad = hashlib.shake_256(f"pitprop carry\n{code}".encode()).digest(len(text))
    return bytes(one ^ other for one, other in zip(text, pad, strict=True))
