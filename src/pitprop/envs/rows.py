"""Rows of small numbers on their way into an array: one byte each, in two's complement."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pitprop.core.public_table import TableOptions

_BYTE: Final = 255


def blank(size: i64) -> vec[u8]:
    """A row of zeros."""
    row = vec[u8](capacity=size)
    while len(row) < size:
        row = append(row, 0)
    return row


def put(row: vec[u8], at: i64, number: i64) -> None:
    """Write a number.

    Args:
        row: where it is written.
        at: its place there.
        number: the number, which fits into a byte.
    """
    row[at] = u8(number & _BYTE)


def flag(row: vec[u8], at: i64, is_so: bool) -> None:
    """Write a one if something is the case.

    Args:
        row: where it is written.
        at: its place there, which holds zero.
        is_so: whether it is.
    """
    if is_so:
        row[at] = 1


def write_options(row: vec[u8], at: i64, options: TableOptions) -> None:
    """Write what the options of a table say: a one for each value that isn't the first.

    Args:
        row: where it is written.
        at: the place of the first one, which hold zeros.
        options: the options.
    """
    number: i64
    for number in options.flags:
        row[at + number] = 1
