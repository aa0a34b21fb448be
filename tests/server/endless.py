"""Work for the process that judges games, beside that of real questions."""

from __future__ import annotations


def endless(_text: str, _start: int, _count: int) -> list[int]:
    """Never ends."""
    while True:
        pass


def then_endless(text: str, start: int, count: int) -> list[int]:
    """Has a first part and never another."""
    return endless(text, start, count) if start else short(text, start, count)


def short(_text: str, start: int, count: int) -> list[int]:
    """Numbers the parts of the answer."""
    return list(range(start, start + count))
