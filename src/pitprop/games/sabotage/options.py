"""The options of Sabotage, as data."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.options.book import option_book
from pitprop.core.options.option import Option
from pitprop.core.public_table import TableOptions
from pitprop.games.sabotage.rules.cards import COPIES, DECKS

OPTIONS: Final = option_book(
    "pitprop.games.sabotage",
    [
        Option("games", "A-20", ("four", "two", "one")),
        Option("hundred_cards", "A-3", ("no", "yes")),
    ],
)

_GAMES: Final = {"four": 4, "two": 2, "one": 1}


class Options(TableOptions):
    """What the engine asks: one flag per option, named after the value that is the exception.

    How many games make a match is a number.
    """

    def __init__(self, edition: str, values: dict[str, str]) -> None:
        super().__init__(edition, values, OPTIONS)
        self.hundred_cards: bool = self.is_yes("hundred_cards")
        self.games: int = _GAMES[values["games"]]

    def copies(self) -> list[int]:
        """How many copies of each kind are played with (A-2, A-3)."""
        return COPIES[int(self.hundred_cards)]

    def deck(self) -> vec[i64]:
        """The cards that are played with, sorted (A-2, A-3)."""
        return DECKS[int(self.hundred_cards)]
