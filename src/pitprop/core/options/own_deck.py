"""A deck of one's own, where the rules of a game leave the deck to its owner.

It is chosen once, before the game is loaded: a game's cards are numbers that are worked out from
its deck. Processes that are started later are told of it by whoever starts them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

_chosen: Final[dict[str, str]] = {}
_asked: Final[set[str]] = set()


def choose_deck(game: str, text: str) -> None:
    """Play a game with a deck other than its own, as long as the program runs.

    Args:
        game: the game's name.
        text: the deck, in the same form as the game's own. It has been checked.

    Raises:
        RuntimeError: the game has been loaded with another deck already.
    """
    if game in _asked and _chosen.get(game) != text:
        raise RuntimeError(f"{game} has been loaded with another deck already")
    _chosen[game] = text


def own_deck(game: str) -> str | None:
    """The deck that was chosen for a game; None where it is played with its own."""
    _asked.add(game)
    return _chosen.get(game)


def chosen_decks() -> Mapping[str, str]:
    """All decks that were chosen, by game: for other processes."""
    return dict(_chosen)


def choose_decks(decks: Mapping[str, str]) -> None:
    """Choose here what was chosen elsewhere (`chosen_decks`)."""
    for game, text in decks.items():
        choose_deck(game, text)
