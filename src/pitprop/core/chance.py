"""Randomness: named draws from one seed, and a fast generator for search.

Each draw has a name ("saboteur round 1"). Its outcome is a function of the seed and that name
alone, so a draw doesn't depend on how many were made before it, and no outcome says anything about
another: the bits are those of SHAKE-256 over seed and name.
"""

from __future__ import annotations

import hashlib
import struct
from abc import ABCMeta, abstractmethod
from collections.abc import MutableSequence
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

# As many as a deal takes, so that one digest is enough.
_BYTES: Final = 544
_WORD_BYTES: Final = 4
_DERIVED: Final = 32
_WORD_RANGE: Final = 2**32
_WORD_MASK: Final = 2**32 - 1
_MOST_DECIMAL: Final = 2048
"""How many bits a number may have to be written in decimal whatever Python is told."""


def derived_seed(seed: str, name: str) -> str:
    """A seed that follows from another one, which can't be worked out from it.

    Args:
        seed: the other one; what it decides may be hidden from whoever gets the derived one.
        name: what it is for.
    """
    return hashlib.sha256(f"{name}\n{seed}".encode()).hexdigest()[:_DERIVED]


class RandomNumbers(metaclass=ABCMeta):
    """Where random choices come from."""

    __slots__ = ()

    @abstractmethod
    def below(self, bound: i64) -> i64:
        """A whole number from 0 up to but not including `bound`."""

    def shuffled(self, items: vec[i64]) -> vec[i64]:
        """The items in random order (Fisher and Yates)."""
        order = items[:]
        last: i64 = len(order) - 1
        while last > 0:
            other = self.below(last + 1)
            item = order[last]
            order[last] = order[other]
            order[other] = item
            last -= 1
        return order


class RandomStream(RandomNumbers):
    """The random numbers of one named draw.

    Args:
        seed: the seed of the game, any text.
        name: the name of the draw.
    """

    __slots__ = ("_bytes", "_hash", "_used")

    def __init__(self, seed: str, name: str) -> None:
        self._hash = hashlib.shake_256(f"{seed}\n{name}".encode())
        self._bytes = self._hash.digest(_BYTES)
        self._used: i64 = 0

    def below(self, bound: i64) -> i64:
        """A whole number from 0 up to but not including `bound`, all equally likely.

        Args:
            bound: at least 1 and at most 2**32.
        """
        word = self._word()
        # Divides only for the few words that may belong to the remainder at the end of the range.
        while word >= _WORD_RANGE - bound and word >= _WORD_RANGE - _WORD_RANGE % bound:
            word = self._word()
        return word % bound

    def shuffle(self, items: MutableSequence[int]) -> None:
        """Put the items into random order, the one that `shuffled` gives."""
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def _word(self) -> i64:
        """The next four bytes as a number, the first byte counting most."""
        if self._used == len(self._bytes):
            self._bytes = self._hash.digest(2 * len(self._bytes))
        word: i64 = 0
        end = self._used + _WORD_BYTES
        while self._used < end:
            word = (word << 8) + self._bytes[self._used]
            self._used += 1
        return word


class FastRandom(RandomNumbers):
    """Marsaglia's xorshift128: for choices that need to be fair and fast, not unpredictable.

    Args:
        seed: any number; equal seeds give equal numbers, on every machine.
    """

    __slots__ = ("_w", "_x", "_y", "_z")

    def __init__(self, seed: int) -> None:
        # Python may refuse to write a long number in decimal (`sys.set_int_max_str_digits`).
        text = f"{seed}" if seed.bit_length() <= _MOST_DECIMAL else f"{seed:#x}"
        digest = hashlib.shake_256(text.encode()).digest(16)
        x, y, z, w = struct.unpack(">4I", digest)
        self._x: i64 = x
        self._y: i64 = y
        self._z: i64 = z
        self._w: i64 = w | 1  # the four must not all be zero

    def below(self, bound: i64) -> i64:
        """A whole number from 0 up to but not including `bound` (at most 2**30).

        No number is likelier than another by more than one part in 2**32 / `bound`.
        """
        mixed = self._x ^ (self._x << 11 & _WORD_MASK)
        self._x = self._y
        self._y = self._z
        self._z = self._w
        self._w = self._w ^ self._w >> 19 ^ mixed ^ mixed >> 8
        return self._w * bound >> 32


def with_others(known: list[int], others: vec[i64]) -> list[int]:
    """What is known, with one of the others after another in place of each that isn't (-1)."""
    found: list[int] = []
    at: i64 = 0
    for each in known:
        if each >= 0:
            found.append(each)
        else:
            found.append(others[at])
            at += 1
    return found
