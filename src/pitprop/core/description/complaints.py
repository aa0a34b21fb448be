"""What is wrong with a position that cannot arise, and which of its lines is to blame."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Mapping
from contextlib import contextmanager

from pitprop.core.errors import PositionError
from pitprop.core.notation import cited

Complaint = str | PositionError
"""What is wrong; a `PositionError` where a particular line is to blame."""


def blame(part: str, complaints: Iterable[Complaint]) -> Iterator[PositionError]:
    """Complaints as errors: those that blame no particular line blame `part`.

    Args:
        part: the beginnings of the lines in question, with commas.
        complaints: what is wrong.
    """
    for complaint in complaints:
        yield PositionError(complaint, part) if isinstance(complaint, str) else complaint


def absent_seats(
    named: Mapping[str, Iterable[int | None]], seats: int, clause: str
) -> Iterator[PositionError]:
    """A complaint for each seat that doesn't exist.

    Args:
        named: the seats that lines mention, by the names of the lines.
        seats: the number of players.
        clause: the clause that says how many there can be.
    """
    for part, mentioned in named.items():
        for seat in mentioned:
            if seat is not None and seat >= seats:
                message = f"there is no seat {seat + 1}: there are {seats} players [{clause}]"
                yield PositionError(message, part)


@contextmanager
def blaming(part: str) -> Iterator[None]:
    """Errors raised within it that blame no particular line blame `part` (see `blame`)."""
    try:
        yield
    except PositionError as error:
        raise PositionError(error.message, error.part or part, error.line) from None


def refuse_missing(lines: Collection[str], needed: Iterable[str]) -> None:
    """Check that what a seat sees is told in full.

    Args:
        lines: the names of the lines that are told.
        needed: those that can't be left out.

    Raises:
        PositionError: one isn't told.
    """
    for line in needed:
        if line not in lines:
            raise PositionError(f"what a seat sees is told in full: {cited(line)} is missing")


def numbered_lines(word: str, count: int) -> list[str]:
    """The names of a number of lines that begin with the same word, and are numbered."""
    return [f"{word} {number}" for number in range(1, count + 1)]
