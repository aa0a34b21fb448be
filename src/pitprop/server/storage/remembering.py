"""For how long it is remembered that something was done around a table, so that it is done once."""

from __future__ import annotations

from typing import Final

REMEMBERED: Final = 1_000
"""How many of the requests around a table are remembered as done."""


def forgetting(table: str, kept: int = REMEMBERED) -> str:
    """The statement that forgets what was done at a table and is long past.

    Args:
        table: the table's name, as the statement has it: a parameter, or where it is found.
        kept: how many requests of those that the statement sees are kept.
    """
    return f"""
        DELETE FROM arranged WHERE table_id = {table} AND at <= (
            SELECT at FROM arranged WHERE table_id = {table}
            ORDER BY at DESC LIMIT 1 OFFSET {kept}
        )
    """
