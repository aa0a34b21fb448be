"""What the tables of all games show, and how their options are kept."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.game import CHANCE
from pitprop.core.options.option import OptionBook

DEALING: Final = 0
"""The phase before a deal, which is every game's first one."""

NO_SEAT: Final = -1

NOTHING: Final[vec[i64]] = vec[i64]()
"""What a vector is until it is prepared; never changed."""


class TableOptions:
    """The options of a table.

    Attributes:
        edition: the edition that the values started from.
        values: the value of every option by name.
        flags: which of the book's `flags` are the case, by number.

    Args:
        book: all options of the game.
    """

    def __init__(self, edition: str, values: dict[str, str], book: OptionBook) -> None:
        self.edition = edition
        self.values = values
        self.flags = book.flags_of(values)

    def is_yes(self, name: str) -> bool:
        """Whether an option whose values are `yes` and `no` is set to `yes`."""
        return self.values[name] == "yes"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, TableOptions) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(self.values.items()))


class PublicTable:
    """The public part of a game, as far as all games share it.

    Attributes:
        seats: the number of players.
        first: the seat named to begin, or `NO_SEAT` where it is drawn.
        phase: what has to be decided: `DEALING`, or what the game says.
        decider: who has to decide: a seat, `CHANCE` or `TERMINAL`.
        on_turn: whose turn it is, also while somebody else decides.
        discards: the discard pile, bottom first: kinds (or see `face_down`).
    """

    def __init__(self, seats: i64, first: i64) -> None:
        self.seats = seats
        self.first = first
        self.phase: i64 = DEALING
        self.decider: i64 = CHANCE
        self.on_turn: i64 = NO_SEAT
        self.discards = NOTHING

    def next_seat(self, seat: i64) -> i64:
        """The next seat clockwise."""
        after = seat + 1
        if after == self.seats:
            return 0
        return after


def filled(count: i64, value: i64) -> vec[i64]:
    """A vector of equal values."""
    values = vec[i64](capacity=count)
    while len(values) < count:
        values = append(values, value)
    return values
