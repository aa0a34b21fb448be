"""The lines of a position: which of them is to blame where a position cannot arise."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager

from pitprop.core.errors import PositionError
from pitprop.core.notation import UNKNOWN

Complaint = str | PositionError
"""What is wrong; a `PositionError` where a line of its own is to blame."""


def blame(part: str, complaints: Iterable[Complaint]) -> Iterator[PositionError]:
    """Complaints as errors: those that blame no line of their own blame these.

    Args:
        part: the beginnings of the lines that tell of it, with commas.
        complaints: what is wrong.
    """
    for complaint in complaints:
        yield PositionError(complaint, part) if isinstance(complaint, str) else complaint


def absent_seats(
    named: Mapping[str, Iterable[int | None]], seats: int, clause: str
) -> Iterator[PositionError]:
    """A complaint for each seat that nobody sits on.

    Args:
        named: the seats that lines tell of, by the names of the lines.
        seats: the number of players.
        clause: the clause that says how many there can be.
    """
    for part, told in named.items():
        for seat in told:
            if seat is not None and seat >= seats:
                message = f"there is no seat {seat + 1}: there are {seats} players [{clause}]"
                yield PositionError(message, part)


@contextmanager
def blaming(part: str) -> Iterator[None]:
    """Errors raised within that blame no line of their own blame these (see `blame`)."""
    try:
        yield
    except PositionError as error:
        raise PositionError(error.message, error.part or part, error.line) from None


@contextmanager
def located(lines: Mapping[str, int]) -> Iterator[None]:
    """Gives errors raised within the number of the line to blame.

    Where several lines tell of it, that is the last of them; where none does, the last of all,
    behind which it is missing.

    Args:
        lines: the numbers of the lines of a text, by their names, those of headers in brackets.
    """
    try:
        yield
    except PositionError as error:
        if error.line:
            raise
        parts = [part.strip() for part in error.part.split(",") if part.strip()]
        told = [
            number
            for name, number in lines.items()
            if any(name == part or name.startswith(f"{part} ") for part in parts)
        ]
        line = max(told or lines.values(), default=0)
        raise PositionError(error.message, error.part, line) from None


def line_numbers(headers: Mapping[str, int], lines: Mapping[str, int]) -> dict[str, int]:
    """The numbers of all lines of a position by their names, those of headers in brackets."""
    return {**{f"[{name}]": number for name, number in headers.items()}, **lines}


def line_of_unknown(text: str) -> int:
    """The first line on which something stands that isn't told; 0 where there is none."""
    return next((at for at, line in enumerate(text.split("\n"), 1) if UNKNOWN in line), 0)
