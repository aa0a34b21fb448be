"""What can be asked for, and whether it can be made here."""

from __future__ import annotations

import importlib.util
from dataclasses import dataclass
from functools import cache
from typing import Final

from pitprop.core.clauses import LANGUAGES
from pitprop.core.errors import PitpropError
from pitprop.core.installed.extras import need
from pitprop.core.installed.registry import find_game, own_game_names
from pitprop.printing import art
from pitprop.printing.papers import PAPERS

MODULE: Final = "typst"
"""What sets the sheets: the extra `print`."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """What is to be printed.

    Attributes:
        game: the game's name.
        paper: the name of a paper.
        language: the language of all that is written.
        edition: whose rules; the game's first edition where it is empty.
    """

    game: str
    paper: str = "a4"
    language: str = "en"
    edition: str = ""

    def check(self) -> None:
        """Whether there is all of this.

        Raises:
            MissingExtraError: what sets the sheets isn't installed.
            PitpropError: there isn't; or it can't be printed here.
        """
        game = find_game(self.game)
        if self.edition:
            game.options.resolve(self.edition, {})
        if self.paper not in PAPERS:
            raise PitpropError(f"{self.paper!r} is not a paper size; they are {', '.join(PAPERS)}")
        if self.language not in LANGUAGES:
            raise PitpropError(
                f"{self.language!r} is not a language; they are {', '.join(LANGUAGES)}"
            )
        if not has_set(self.game):
            raise PitpropError(f"{self.game} has nothing to print; pitprop games lists the games")
        need("print", MODULE)
        art.pictures(self.game)


def can_print(game: str) -> bool:
    """Whether a game can be printed with what is installed here."""
    return has_set(game) and _has_typesetter() and art.is_there(game)


@cache
def has_set(game: str) -> bool:
    """Whether this package knows what a game consists of."""
    own = game in own_game_names()
    return own and importlib.util.find_spec(f"pitprop.printing.{game}") is not None


def _has_typesetter() -> bool:
    return importlib.util.find_spec(MODULE) is not None
