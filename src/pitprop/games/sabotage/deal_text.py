"""Reading a deal, and printing what one seat knows of it when the game is over."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeVar

from pitprop.core.errors import NotationError
from pitprop.games.sabotage import log
from pitprop.games.sabotage.cards import KIND
from pitprop.games.sabotage.deal import Deal
from pitprop.games.sabotage.notation import UNKNOWN, parse_seat
from pitprop.games.sabotage.view import View

T = TypeVar("T")

NOT_TOLD: Final = -1
"""Stands in a redacted deal for what the reader doesn't know."""


def parse_deal(
    lines: Sequence[str], seats: int, has_dealer: bool, is_redacted: bool = False
) -> Deal:
    """Read a deal; whether it is one that could be dealt is asked where it is carried out.

    Args:
        lines: the lines, perhaps with others after them.
        seats: the number of players.
        has_dealer: whether it tells who deals (A-20).
        is_redacted: whether it may hold a `?`, which is read as `NOT_TOLD`.

    Raises:
        NotationError: a line is missing or is another; `line` counts from the first of them.
    """
    reader = _Reader(lines, is_redacted)
    return Deal(
        round=reader.take("round", lambda words: _number(_one(words))),
        dealer=reader.take("dealer", lambda words: parse_seat(_one(words))) if has_dealer else None,
        hands=tuple([reader.take(f"hand {seat + 1}", reader.hand) for seat in range(seats)]),
        pile=reader.take("pile", reader.kinds),
    )


def known_deal_lines(deal: Deal, views: Sequence[View]) -> list[str]:
    """A deal as a reader knows it in the end: with the cards that the reader has drawn.

    Args:
        deal: the deal.
        views: what the reader knew, from just after the deal on.
    """
    last = views[-1]
    draws = [logged for logged in last.log if log.event_of(logged) == log.DREW]
    own = [at for at, logged in enumerate(draws) if log.seat_of(logged) == last.seat]
    return deal.lines(last.seat, frozenset(own))


class _Reader:
    """Takes one line after the other."""

    def __init__(self, lines: Sequence[str], is_redacted: bool) -> None:
        self._lines = lines
        self._next = 0
        self._is_redacted = is_redacted

    def take(self, name: str, read: Callable[[Sequence[str]], T]) -> T:
        """The next line, which has to have this name."""
        line = self._lines[self._next] if self._next < len(self._lines) else ""
        self._next += 1
        count = len(name.split())
        words = line.split()
        if words[:count] != name.split():
            raise NotationError(f"the line {name!r} of a deal is expected here", self._next)
        try:
            return read(words[count:])
        except NotationError as error:
            raise NotationError(error.message, self._next) from error

    def hand(self, words: Sequence[str]) -> tuple[int, ...]:
        """The kinds of a hand, which has no order."""
        return tuple(sorted(self.kinds(words)))

    def kinds(self, words: Sequence[str]) -> tuple[int, ...]:
        """The kinds of cards in order."""
        for word in words:
            if word == UNKNOWN and not self._is_redacted:
                raise NotationError(
                    "what one seat doesn't know is a ?: a deal is played in full only"
                )
            if word not in KIND and word != UNKNOWN:
                raise NotationError(f"{word!r} is no card; cards are {', '.join(KIND)}")
        return tuple([KIND.get(word, NOT_TOLD) for word in words])


def _one(words: Sequence[str]) -> str:
    if len(words) != 1:
        raise NotationError(f"one word follows, not {len(words)}")
    return words[0]


def _number(word: str) -> int:
    if word not in ("1", "2", "3", "4"):
        raise NotationError(f"{word!r} is no number of a game")
    return int(word)
