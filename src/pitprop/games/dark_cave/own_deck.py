"""Playing a game with a deck of one's own, where its rules leave the deck to its owner (D-5)."""

from __future__ import annotations

from typing import Final

from pitprop.core.asked import checked_text
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.core.options import own_deck
from pitprop.games.dark_cave.rules.deck import parse_deck

OPEN: Final = "dark_cave"
"""The only game whose rules leave its deck to its owner (D-5)."""


def check_is_open(game: str, asked_as: str) -> None:
    """Check that a game can be played with a deck of one's own.

    Args:
        game: its name.
        asked_as: what asks for the deck, for the message.

    Raises:
        PitpropError: there is no such game, or its rules settle its deck.
    """
    if game != OPEN:
        name = find_game(game).name
        raise PitpropError(f"{asked_as} is for {OPEN}: the rules of {name} settle its deck")


def choose_deck(game: str, text: str, name: str = "the deck") -> None:
    """Play a game with a deck other than its own, as long as the program runs.

    It has to be chosen before any game is asked for: cards are numbers that are worked out from the
    deck, and all games are loaded together. `pitprop deck dark_cave --toml FILE` writes a deck to
    start from.

    Args:
        game: the game's name; only the rules of `dark_cave` leave the deck to its owner (D-5).
        text: the deck, in the same form as the game's own (TOML).
        name: what messages call it, such as its file's name.

    Raises:
        PitpropError: the rules of the game settle its deck, or don't allow this one, or a game
            has been asked for already; or `text` isn't a string.
    """
    check_is_open(game, "a deck of one's own")
    checked_text(text, "a deck")
    parse_deck(text, name)
    try:
        own_deck.choose_deck(game, text)
    except RuntimeError as error:
        raise PitpropError(f"{error}: choose a deck before any game is asked for") from None
