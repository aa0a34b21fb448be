"""The cards of a game: what each is called, how many there are, and what it does."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field

from pitprop.core.asked import checked_text
from pitprop.core.catalogue import CardKind, catalogue_of
from pitprop.core.errors import PitpropError
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited, listed
from pitprop.core.wording.meant import asked_back
from pitprop.tunnels.card import SHAPE, SPELLING, TURNED


@dataclass(frozen=True, slots=True)
class Card:
    """A kind of card. In a notebook it shows itself.

    Attributes:
        name: its notation; for a card that no hand holds, a name such as `goal:treasure`.
        copies: how many there are.
        clause: the clause that it follows.
        game: the name of the game.
    """

    name: str
    copies: int
    clause: str
    _does: str = field(repr=False)
    game: str = field(repr=False, compare=False)

    def explain(self, language: str = "en") -> str:
        """What the card does, in a sentence.

        Args:
            language: `en`, `de` or `nl`.

        Raises:
            PitpropError: the language is unknown.
        """
        return f"{find_game(self.game).words.word('does', self._does, language)} [{self.clause}]"

    def __str__(self) -> str:
        return self.name

    def _repr_svg_(self) -> str:
        """A picture, for notebooks."""
        from pitprop.library.showing import show_card  # for notebooks alone

        return show_card(self.game, self.name)


def cards_of(game: Game, edition: str, options: Mapping[str, str] | None) -> list[Card]:
    """All kinds of cards of a game.

    Args:
        game: the game.
        edition: an edition's name; the default edition where empty.
        options: changes to the edition.

    Raises:
        PitpropError: the game has no such edition or option.
    """
    name = game.options.editions[0].name if edition == "" else edition
    return [
        Card(kind.card, kind.copies, kind.clause, kind.does, game.name)
        for kind in _kinds(game, game.options.resolve(name, options or {}))
    ]


def _kinds(game: Game, options: Mapping[str, str]) -> Iterator[CardKind]:
    for group in catalogue_of(game, options):
        yield from group.kinds


def card_named(game: Game, name: str) -> Card:
    """The card of that name; a path card is found either way round.

    Args:
        game: the game.
        name: its notation.

    Raises:
        PitpropError: the game has no such card.
    """
    cards = cards_of(game, "", None)
    checked_text(name, "the name of a card")
    turned = _half_turned(name)
    for card in cards:
        if card.name in (name, turned):
            return card
    names = [card.name for card in cards]
    known = listed(names) if names else "it names none"
    raise PitpropError(
        f"{game.name} has no card {cited(name)}; its cards: {known}{asked_back(name, names)}"
    )


def _half_turned(name: str) -> str:
    """The name of a path card that lies the other way round; other names as they are."""
    before, colon, rest = name.rpartition(":")
    path, plus, more = rest.partition("+")
    turned = SPELLING[TURNED[SHAPE[path]]] if path in SHAPE else path
    return f"{before}{colon}{turned}{plus}{more}"
