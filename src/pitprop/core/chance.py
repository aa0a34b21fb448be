"""Randomness: named draws from one seed.

Each draw has a name ("round 1 cards"). Its outcome is a function of the seed and that name alone,
so a draw doesn't depend on how many were made before it, and no outcome tells anything about
another: the bits are those of SHAKE-256 over seed and name.
"""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence

_BLOCK = 1024
_WORD = 4
_WORD_RANGE = 2**32


class Draw:
    """The random numbers of one named draw.

    Args:
        seed: the seed of the game, any text.
        name: the name of the draw.
    """

    def __init__(self, seed: str, name: str) -> None:
        self._hash = hashlib.shake_256(f"{seed}\n{name}".encode())
        self._bytes = b""
        self._used = 0

    def below(self, bound: int) -> int:
        """A whole number from 0 up to but not including `bound`, all equally likely.

        Args:
            bound: at least 1 and at most 2**32.
        """
        limit = _WORD_RANGE - _WORD_RANGE % bound
        word = self._word()
        while word >= limit:
            word = self._word()
        return word % bound

    def shuffle(self, items: MutableSequence[int]) -> None:
        """Bring the items into random order (Fisher and Yates), every order equally likely."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _word(self) -> int:
        if self._used == len(self._bytes):
            self._bytes = self._hash.digest(len(self._bytes) + _BLOCK)
        word = int.from_bytes(self._bytes[self._used : self._used + _WORD], "big")
        self._used += _WORD
        return word
