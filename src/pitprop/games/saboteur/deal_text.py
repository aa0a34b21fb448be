"""Reading a deal, and printing what one seat knows of it when the round is over."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from itertools import pairwise
from typing import Final, TypeVar

from pitprop.core.errors import NotationError
from pitprop.games.saboteur.cards import GOAL_NAMES, KIND, KIND_NAMES, ROLE_NAMES
from pitprop.games.saboteur.deal import Deal
from pitprop.games.saboteur.notation import UNKNOWN, parse_seat
from pitprop.games.saboteur.view import View

T = TypeVar("T")

NOT_TOLD: Final = -1
"""Stands in a redacted deal for what the reader doesn't know."""

_ROLE: Final = {name: role for role, name in enumerate(ROLE_NAMES)}
_GOAL: Final = {name: goal for goal, name in enumerate(GOAL_NAMES)}
_VALUE: Final = {"1": 1, "2": 2, "3": 3}


def parse_deal(
    lines: Sequence[str], seats: int, has_first: bool, has_gold: bool, is_redacted: bool = False
) -> Deal:
    """Read a deal; whether it is one that could be dealt is asked where it is carried out.

    Args:
        lines: the lines, perhaps with others after them.
        seats: the number of players.
        has_first: whether it tells who begins (S-16).
        has_gold: whether the gold stack was shuffled (S-15).
        is_redacted: whether it may hold a `?`, which is read as `NOT_TOLD`.

    Raises:
        NotationError: a line is missing or is another; `line` counts from the first of them.
    """
    reader = _Reader(lines, is_redacted)
    return Deal(
        round=reader.take("round", lambda words: _number(_one(words))),
        first=reader.take("first", lambda words: parse_seat(_one(words))) if has_first else None,
        roles=reader.take("roles", lambda words: reader.all(_players_first(words), _ROLE, "role")),
        goals=reader.take("goals", lambda words: reader.all(words, _GOAL, "goal")),
        hands=tuple(
            reader.take(f"hand {seat + 1}", lambda words: reader.all(words, KIND, "card"))
            for seat in range(seats)
        ),
        pile=reader.take("pile", lambda words: reader.all(words, KIND, "card")),
        gold=reader.take("gold", lambda words: reader.all(words, _VALUE, "gold card"))
        if has_gold
        else None,
    )


def known_deal_lines(deal: Deal, views: Sequence[View]) -> list[str]:
    """A deal as a reader knows it in the end: with the cards drawn, the goals and roles seen.

    Args:
        deal: the deal.
        views: what the reader knew, from just after the deal on.
    """
    last = views[-1]
    drawn = _drawn(deal, views)
    known = {
        "goals": [UNKNOWN if goal < 0 else GOAL_NAMES[goal] for goal in last.known_goals],
        "pile": [KIND_NAMES[kind] if at in drawn else UNKNOWN for at, kind in enumerate(deal.pile)],
    }
    is_over = len(last.table.results) == deal.round
    return [
        " ".join([word, *known[word]]) if (word := line.split()[0]) in known else line
        for line in deal.lines(last.seat, roles_shown=is_over)
    ]


def _drawn(deal: Deal, views: Sequence[View]) -> set[int]:
    """Which cards of the pile the reader has drawn: one at most after each own play (S-21)."""
    return {
        len(deal.pile) - before.table.pile_size
        for before, after in pairwise(views)
        if before.table.on_turn == before.seat and after.table.pile_size < before.table.pile_size
    }


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

    def all(self, words: Sequence[str], numbers: Mapping[str, int], what: str) -> tuple[int, ...]:
        """The numbers of all words."""
        for word in words:
            if word == UNKNOWN and not self._is_redacted:
                raise NotationError("what one seat doesn't know is a ?: such a deal isn't played")
            if word not in numbers and word != UNKNOWN:
                raise NotationError(f"{word!r} is no {what}; there are {', '.join(numbers)}")
        return tuple(numbers.get(word, NOT_TOLD) for word in words)


def _one(words: Sequence[str]) -> str:
    if len(words) != 1:
        raise NotationError(f"one word follows, not {len(words)}")
    return words[0]


def _number(word: str) -> int:
    if not re.fullmatch(r"[1-9][0-9]?", word):
        raise NotationError(f"{word!r} is no number of a round")
    return int(word)


def _players_first(words: Sequence[str]) -> Sequence[str]:
    """The roles without the bar before the one left over."""
    if "|" not in words[-2:-1]:
        raise NotationError("the roles end with | and the dwarf card left over")
    return [*words[:-2], words[-1]]
