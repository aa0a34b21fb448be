"""What has changed at a table, as servers on one PostgreSQL database tell each other.

It goes with the news that something has, so that nobody has to read it. Whoever may use the
database hears its channels, and may say anything there; so what is told is made unreadable and
sealed with what only they know who can read the table, its seed and salt. What isn't sealed so, or
comes out of order, is no more than a hint to look.
"""

from __future__ import annotations

import hashlib
from base64 import b64decode, b64encode
from functools import lru_cache
from hmac import compare_digest
from typing import Final

import msgspec

from pitprop.server.storage.rows import Arranged, Entry, SeatRow, TableRow

# PostgreSQL carries 8,000 bytes at most.
_LONGEST: Final = 7_500
_SEAL: Final = 16
_KEY: Final = 32


class TableNews(msgspec.Struct, frozen=True, array_like=True):
    """One change of a table.

    Attributes:
        entry: the entry that has come to its log.
        seats: the seats that have changed, as they are now.
        arranged: the request that was done with it.
    """

    entry: Entry | None = None
    seats: tuple[SeatRow, ...] = ()
    arranged: Arranged | None = None


_decode = msgspec.json.Decoder(TableNews).decode


def news_message(process: str, row: TableRow, news: TableNews, version: int) -> str:
    """What the other servers are told; nothing where that is too long to be told.

    Args:
        process: who tells it.
        row: the table.
        news: what has changed.
        version: how often the table has changed with it.
    """
    mixed = b64encode(_mixed(msgspec.json.encode(news), row, version)).decode()
    message = f"news {process} {row.id} {version} {_seal(row, version, mixed)} {mixed}"
    return message if len(message) <= _LONGEST else ""


def news_heard(row: TableRow, version: int, seal: str, mixed: str) -> TableNews | None:
    """What another server has told; None where nobody who may has told it.

    Args:
        row: the table.
        version: how often the table has changed with it, as it is told.
        seal: its seal.
        mixed: what is told, unreadable.
    """
    if not compare_digest(seal.encode(), _seal(row, version, mixed).encode()):
        return None
    return _decode(_mixed(b64decode(mixed), row, version))


@lru_cache
def _key(use: str, seed: str, salt: str) -> bytes:
    return hashlib.blake2b(f"{use} {seed} {salt}".encode(), digest_size=_KEY).digest()


def _seal(row: TableRow, version: int, mixed: str) -> str:
    sealed = f"{row.id} {version} {mixed}".encode()
    return hashlib.blake2b(
        sealed, key=_key("seal", row.seed, row.salt), digest_size=_SEAL
    ).hexdigest()


def _mixed(text: bytes, row: TableRow, version: int) -> bytes:
    """A text that can't be read without the key, or the other way round; each version is one."""
    started = _key("news", row.seed, row.salt) + f"{row.id} {version}".encode()
    pad = hashlib.shake_256(started).digest(len(text))
    mixed = int.from_bytes(text, "big") ^ int.from_bytes(pad, "big")
    return mixed.to_bytes(len(text), "big")
