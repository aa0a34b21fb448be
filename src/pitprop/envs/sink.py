"""Numbers on their way into an array: where they go, and what they are."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NUMBER_BITS: Final = 8
"""An entry of a sink is a place, and in its lowest bits the number there (in two's complement)."""

_BYTE: Final = 255
_HALF: Final = 128


class Sink:
    """The numbers of arrays in which nearly all are zero: only the others are told.

    Where a place is told twice, the later number holds.

    Attributes:
        entries: what has been told, with room for more: numbers at places (`put`), or places alone
            in arrays that hold nothing but ones (`mark`).
        used: how many of the entries count.
    """

    __slots__ = ("_room", "entries", "used")

    def __init__(self) -> None:
        self.entries: vec[i64] = vec[i64]()
        self._room: i64 = 0
        self.used: i64 = 0

    def put(self, at: i64, number: i64) -> None:
        """A number at a place."""
        if number:
            self.mark((at << NUMBER_BITS) + (number & _BYTE))

    def flag(self, at: i64, is_so: bool) -> None:
        """A one at a place, where something is so."""
        if is_so:
            self.mark((at << NUMBER_BITS) + 1)

    def mark(self, entry: i64) -> None:
        """A place, in arrays that hold nothing but ones."""
        used = self.used
        if used == self._room:
            # To grow is seldom; to write where there is room costs less than to append.
            self.entries = append(self.entries, entry)
            self._room += 1
        else:
            self.entries[used] = entry
        self.used = used + 1

    def empty(self) -> None:
        """Forget everything."""
        self.used = 0

    def numbers(self) -> dict[int, int]:
        """The numbers that were put, by their places."""
        found: dict[int, int] = {}
        for entry in self.entries[: self.used]:
            number = entry & _BYTE
            found[entry >> NUMBER_BITS] = number if number < _HALF else number - _BYTE - 1
        return found

    def marks(self) -> list[int]:
        """The places that were marked, in the order in which they were."""
        return list(self.entries[: self.used])
