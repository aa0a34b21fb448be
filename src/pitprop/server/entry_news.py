"""An entry of a log as servers on one PostgreSQL tell it each other, so that nobody has to read it.

It goes with the news that a table has changed. Whoever may use the database may say anything on its
channels; so it is sealed with what only they know who can read the table, its seed and salt. One
whose seal is broken, or that comes out of order, is no more than a hint to look.
"""

from __future__ import annotations

import hashlib
from hmac import compare_digest
from typing import Final

import msgspec

from pitprop.server.rows import Entry, TableRow

# PostgreSQL carries 8,000 bytes at most.
_LONGEST: Final = 7_000
_SEAL: Final = 16

_decode = msgspec.json.Decoder(Entry).decode


def entry_told(process: str, row: TableRow, entry: Entry, version: int) -> str:
    """What the other servers are told; nothing where that is too long to be told.

    Args:
        process: who tells it.
        row: the table.
        entry: the entry.
        version: how often the table has changed with it.
    """
    encoded = msgspec.json.encode(entry)
    if len(encoded) > _LONGEST:
        return ""
    text = encoded.decode()
    return f"entry {process} {row.id} {version} {_seal(row, version, text)} {text}"


def entry_heard(row: TableRow, version: int, seal: str, text: str) -> Entry | None:
    """The entry that another server has told; None where nobody who may has told it.

    Args:
        row: the table.
        version: how often the table has changed with it, as it is told.
        seal: its seal.
        text: the entry, as it is told.
    """
    if not compare_digest(seal.encode(), _seal(row, version, text).encode()):
        return None
    return _decode(text)


def _seal(row: TableRow, version: int, text: str) -> str:
    key = hashlib.blake2b(f"{row.seed} {row.salt}".encode(), digest_size=32).digest()
    told = f"{row.id} {version} {text}".encode()
    return hashlib.blake2b(told, key=key, digest_size=_SEAL).hexdigest()
