"""Codes of moves by number, and numbers by code, without a search."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

_NONE: Final = -1


class CodeTable:
    """A fixed list of codes, each with its place in it.

    Attributes:
        codes: the codes, by their numbers.
    """

    __slots__ = ("_at", "_code_at", "_slots", "codes")

    def __init__(self, codes: Sequence[int]) -> None:
        self.codes: vec[i64] = vec[i64](codes)
        slots = _prime_from(3 * len(codes))
        at = [_NONE] * slots
        code_at = [_NONE] * slots
        for number, code in enumerate(codes):
            slot = code % slots
            while code_at[slot] != _NONE:
                slot = (slot + 1) % slots
            at[slot] = number
            code_at[slot] = code
        self._slots: i64 = slots
        self._at: vec[i64] = vec[i64](at)
        self._code_at: vec[i64] = vec[i64](code_at)

    def number(self, code: i64) -> i64:
        """The number of a code, or -1 if it isn't in the list."""
        slot = code % self._slots
        while True:
            found = self._code_at[slot]
            if found == code:
                return self._at[slot]
            if found == _NONE:
                return _NONE
            slot += 1
            if slot == self._slots:
                slot = 0


def _prime_from(number: int) -> int:
    """The first prime that isn't smaller: codes divided by it leave many different remainders."""
    while any(number % divisor == 0 for divisor in range(2, int(number**0.5) + 1)):
        number += 1
    return number
