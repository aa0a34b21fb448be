"""The option of Sabotage, as data."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.editions import option_book
from pitprop.core.options import Option
from pitprop.games.sabotage.rules.cards import COPIES, DECKS

OPTIONS: Final = option_book(
    "pitprop.games.sabotage",
    [
        Option("hundred_cards", "A-3", ("no", "yes")),
    ],
)


class Options:
    """What the engine asks: one flag an option, named after the value that is the exception.

    Attributes:
        edition: the edition that the values started from.
        values: the value of every option by name.
    """

    __slots__ = ("edition", "hundred_cards", "values")

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        self.edition = edition
        self.values = values
        self.hundred_cards: bool = values["hundred_cards"] == "yes"

    def copies(self) -> list[int]:
        """How many copies of each kind are played with (A-2, A-3)."""
        return COPIES[int(self.hundred_cards)]

    def deck(self) -> vec[i64]:
        """The cards that are played with, sorted (A-2, A-3)."""
        return DECKS[int(self.hundred_cards)]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Options) and self.values == other.values

    def __hash__(self) -> int:
        return hash(tuple(self.values.items()))
