"""Numbers on their way into an array: where they go, and what they are."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

_BYTE: Final = 255


class Sink:
    """The numbers of arrays in which nearly all are zero: only the others are told.

    Where a place is told twice, the later number holds.

    Attributes:
        where: the places in the flat array.
        what: the numbers at these places, as bytes (negative ones in two's complement).
    """

    __slots__ = ("what", "where")

    def __init__(self, room: i64 = 64) -> None:
        self.where: vec[i64] = vec[i64](capacity=room)
        self.what: vec[u8] = vec[u8](capacity=room)

    def put(self, at: i64, number: i64) -> None:
        """A number at a place."""
        if number:
            self.where = append(self.where, at)
            self.what = append(self.what, u8(number & _BYTE))

    def flag(self, at: i64, is_so: bool) -> None:
        """A one at a place, where something is so."""
        if is_so:
            self.put(at, 1)

    def mark(self, at: i64) -> None:
        """A one at a place, in arrays that hold nothing else."""
        self.where = append(self.where, at)

    def empty(self) -> None:
        """Forget everything; there will be about as much again."""
        self.where = vec[i64](capacity=len(self.where) + 64)
        self.what = vec[u8](capacity=len(self.what) + 64)
