"""The characters of computer players at a table, drawn seat by seat."""

from __future__ import annotations

import hashlib

from pitprop.opponents import CHARACTERS, LEVELS, with_character


def in_character(opponent: str, table: str, seat: int) -> str:
    """The name of an opponent with the character that its seat is drawn; only levels have one.

    Seats next to each other have different ones, and the same seat of a table always the same.

    Args:
        opponent: which opponent.
        table: the table.
        seat: its seat.
    """
    if opponent not in LEVELS:
        return opponent

    def place(character: str) -> bytes:
        return hashlib.sha256(f"{table}\n{character}".encode()).digest()

    order = sorted(CHARACTERS, key=place)
    return with_character(opponent, order[seat % len(order)])
