"""What cards there are in a game: how many of each, and which words tell what they do.

A game counts them from the definitions that it plays with, so that no list has to be kept beside
them; its words say what the groups are called (`deck`) and what the cards do (`does`).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class CardKind:
    """A kind of card.

    Attributes:
        card: its notation; for a card that no hand holds, its name among the printed pieces, such
            as `goal:treasure`.
        copies: how many there are.
        does: the word of the group `does` that says what it does.
        clause: the clause that it follows.
    """

    card: str
    copies: int
    does: str
    clause: str


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Cards that belong together.

    Attributes:
        key: the word of the group `deck` that says what they are called.
        clause: the clause that says how many there are.
        kinds: the cards.
    """

    key: str
    clause: str
    kinds: Sequence[CardKind]

    @property
    def copies(self) -> int:
        """How many cards there are of all kinds together."""
        return sum(kind.copies for kind in self.kinds)


def no_cards(_options: Mapping[str, str]) -> Sequence[CardGroup]:
    """The catalogue of a game that says nothing about its cards."""
    return ()


def catalogue_of(game: object, options: Mapping[str, str]) -> Sequence[CardGroup]:
    """The cards of a game, as its attribute `catalogue` tells them; none where it has none.

    Args:
        game: the game.
        options: the value of each option.
    """
    found: Sequence[CardGroup] = getattr(game, "catalogue", no_cards)(options)
    return found
