"""The cards of The Dark Cave, counted from the deck that is played with (D-1 to D-5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pitprop.core.catalogue import CardGroup, CardKind
from pitprop.games.dark_cave.rules.cards import CHARACTER_NAMES, CLAN_COPIES, CLAN_NAMES
from pitprop.games.dark_cave.rules.deck import load_deck
from pitprop.games.dark_cave.rules.deck_cards import GROUPS, Deck, PathCard

_FEATURES: Final = {
    "": ("lay", "D-30"),
    "hole": ("hole", "D-40"),
    "ladder": ("ladder", "D-41"),
    "bridge": ("bridge", "D-42"),
    "tunnel": ("tunnel", "D-43"),
    "vein": ("vein", "D-44"),
    "exit": ("exit", "D-72"),
}
_ACTIONS: Final = {
    "info": "D-50",
    "rockfall": "D-51",
    "swap": "D-52",
    "web": "D-53",
    "boots": "D-54",
    "axe": "D-55",
    "rat": "D-60",
    "lindworm": "D-60",
    "goblin": "D-60",
}


def catalogue(_options: Mapping[str, str]) -> Sequence[CardGroup]:
    """All cards of the deck that is played with, the clan cards among them."""
    deck = load_deck()
    return (
        *(
            CardGroup(
                f"paths-{group}", "D-4", [_path(card) for card in deck.paths if card.group == group]
            )
            for group in GROUPS
        ),
        CardGroup("actions", "D-3", _actions(deck)),
        CardGroup("layout", "D-2", [_path(deck.start), *map(_path, deck.goals)]),
        CardGroup(
            "clans",
            "D-1",
            [
                CardKind(f"clan:{clan}-{character}", copies, character, "D-83")
                for clan in CLAN_NAMES
                for character, copies in zip(CHARACTER_NAMES, CLAN_COPIES, strict=True)
            ],
        ),
    )


def _path(card: PathCard) -> CardKind:
    return CardKind(card.name, card.copies, *_FEATURES[card.feature.partition("-")[0]])


def _actions(deck: Deck) -> list[CardKind]:
    """The action cards, each with the groups that it is in."""
    return [
        CardKind(f"{group}:{action}", deck.actions[group][action], action, clause)
        for action, clause in _ACTIONS.items()
        for group in GROUPS
        if action in deck.actions[group]
    ]
