"""Codes that take a seat along, where any of several servers may be asked."""

from __future__ import annotations

import hashlib

from sqlalchemy import Connection, delete, or_, select

from pitprop.server.carrying import SECONDS, carry_gone, new_code
from pitprop.server.identity import hash_of
from pitprop.server.moment import now
from pitprop.server.schema import CARRIES
from pitprop.server.store import Store


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
        owner = hash_of(token)
        same = (CARRIES.c.table_id == table) & (CARRIES.c.token == owner)
        with self._store.engine.begin() as connection:
            connection.execute(delete(CARRIES).where(or_(CARRIES.c.until <= now(), same)))
            connection.execute(
                CARRIES.insert().values(
                    code=hash_of(code),
                    table_id=table,
                    token=owner,
                    sealed=_mixed(token.encode(), code).hex(),
                    until=now() + SECONDS * 1000,
                )
            )

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
