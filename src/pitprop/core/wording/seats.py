"""Seats in texts, where they count from 1, and numbers of players in words."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

from pitprop.core.errors import NotationError, Sentence
from pitprop.core.fault import either, fault
from pitprop.core.notation import cited

_SEAT: Final = re.compile(r"[1-9][0-9]?")


class SeatError(NotationError):
    """A word that is not a seat.

    Attributes:
        word: the word, as messages quote it.

    Args:
        most: the largest number of players.
        line: see `NotationError`.
    """

    def __init__(self, word: str, most: int, line: int = 0) -> None:
        super().__init__(fault("not-a-seat-to", word=word, most=most), line)
        self.word = word


def at_table(error: NotationError, seats: int) -> NotationError:
    """The error, with the seats of a table instead of those of its game.

    Args:
        error: the error.
        seats: the number of players, or 0 where that isn't known.
    """
    if isinstance(error, SeatError) and seats:
        return SeatError(error.word, seats, error.line)
    return error


def seat_range(counts: Sequence[int]) -> Sentence:
    """Numbers of players in words: `3 to 10`, `2 or 4`, `2`."""
    if len(counts) > 1 and list(counts) == list(range(counts[0], counts[-1] + 1)):
        return fault("from-to", least=counts[0], most=counts[-1])
    return either(counts)


def parse_seat(text: str, most: int) -> int:
    """Read a seat, which texts count from 1.

    Args:
        text: the word.
        most: the largest number of players that the game is for.

    Raises:
        SeatError: the text is not a seat.
    """
    if not _SEAT.fullmatch(text) or int(text) > most:
        raise SeatError(cited(text), most)
    return int(text) - 1
