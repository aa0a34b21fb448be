"""The deck of The Dark Cave as data (D-5): read from a file, and checked.

A deck of one's own (`core.options.own_deck`) takes the place of the game's, as long as the program
runs.
"""

from __future__ import annotations

import pkgutil
from collections.abc import Mapping, Sequence
from typing import Any, Final

from pitprop.core.errors import PitpropError
from pitprop.core.options.own_deck import own_deck
from pitprop.core.wording.toml_text import parse_toml
from pitprop.games.dark_cave.rules.deck_cards import (
    ACTIONS,
    BRIDGES,
    GOAL_FEATURES,
    GROUPS,
    Deck,
    PathCard,
)
from pitprop.games.dark_cave.rules.deck_checks import complaints, wrong_card
from pitprop.tunnels.card import FIRST, SHAPE, SPELLING, spelling_order

_FILE: Final = "deck.toml"
_TABLES: Final = ("start", "goals", "paths", "actions")

# Path cards of a group are in this order, whatever their order in the file.
_FEATURE_ORDER: Final = ("", "hole", "ladder", *BRIDGES, "tunnel", "vein")
_STRAIGHTS: Final = ("NS", "EW")


class DeckError(PitpropError):
    """A deck that the rules don't allow; its text says the first thing that is wrong.

    Attributes:
        faults: all that is wrong, a line for each.
    """

    def __init__(self, faults: Sequence[str]) -> None:
        super().__init__(faults[0])
        self.faults = tuple(faults)


def deck_text() -> str:
    """The file of the deck that is played with."""
    own = own_deck("dark_cave")
    if own is not None:
        return own
    return (pkgutil.get_data("pitprop.games.dark_cave", _FILE) or b"").decode()


def load_deck() -> Deck:
    """The deck that is played with.

    Raises:
        DeckError: its file breaks a rule.
    """
    return parse_deck(deck_text())


def parse_deck(text: str, name: str = _FILE) -> Deck:
    """Read a deck and check it.

    Args:
        text: the content of its file.
        name: of the file, for messages.

    Raises:
        DeckError: it breaks rules; says each, and what would be right.
    """
    try:
        data = parse_toml(text)
    except PitpropError as error:
        raise DeckError([f"{name}: {error}"]) from error
    reader = _Reader(name, data)
    deck = reader.deck()
    # Cards that can't be read can't be counted either.
    found = reader.faults or [f"{name}: {complaint}" for complaint in complaints(deck)]
    if found:
        raise DeckError(found)
    return deck


class _Reader:
    """Reads the tables of a file, and remembers what can't be read.

    Args:
        name: of the file.
        data: what it says.
    """

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        self._name = name
        self._data = data
        self.faults: list[str] = []

    def deck(self) -> Deck:
        """The deck, as far as it can be read."""
        for name in _TABLES:
            if name not in self._data:
                self._fault("", f"{name!r} is missing [D-5]")
        for name in self._data:
            if name not in _TABLES:
                known = ", ".join(_TABLES)
                self._fault("", f"{name!r} is not a part of a deck; its parts are {known} [D-5]")
        start = self._card("start", "start", self._data.get("start", "NESW+ladder"), 1)
        goals = [self._card("goal", "goals", text, 1) for text in self._goals()]
        paths = [
            self._card(group, f"paths.{group}", text, copies)
            for group, cards in self._groups("paths").items()
            for text, copies in cards.items()
        ]
        deck = Deck(
            start=start or PathCard("start", "NESW", "ladder"),
            goals=tuple(sorted((card for card in goals if card), key=_place_among_goals)),
            paths=tuple(sorted((card for card in paths if card), key=_place)),
            actions={
                group: self._actions(group, cards)
                for group, cards in self._groups("actions").items()
            },
        )
        if self.faults:
            for card in (deck.start, *deck.goals, *deck.paths):
                self.faults += [f"{self._name}: {fault}" for fault in wrong_card(card)]
        return deck

    def _fault(self, where: str, fault: str) -> None:
        message = f"{self._name}, {where}: {fault}" if where else f"{self._name}: {fault}"
        if message not in self.faults:
            self.faults.append(message)

    def _goals(self) -> list[object]:
        goals = self._data.get("goals", [])
        if isinstance(goals, list):
            return goals
        self._fault("goals", f'{goals!r} is not a list; it looks like ["NESW+exit", …] [D-2]')
        return []

    def _groups(self, name: str) -> dict[str, dict[str, object]]:
        """The tables of the three groups; one that is missing is empty."""
        tables = self._data.get(name, {})
        if not isinstance(tables, dict):
            self._fault(name, f"{tables!r} is not a table; it looks like [{name}.I] [D-5]")
            tables = {}
        for group, table in tables.items():
            if group not in GROUPS:
                self._fault(name, f"{group!r} is not a group; they are I, II, III [D-4]")
            elif not isinstance(table, dict):
                where = f"{name}.{group}"
                self._fault(where, f"{table!r} is not a table of cards and copies [D-5]")
        given = {group: tables.get(group, {}) for group in GROUPS}
        return {group: table for group, table in given.items() if isinstance(table, dict)}

    def _actions(self, group: str, cards: Mapping[str, object]) -> dict[str, int]:
        """The copies of a group's action cards; those that it has none of are left out."""
        where = f"actions.{group}"
        for name in cards:
            if name not in ACTIONS:
                known = ", ".join(ACTIONS)
                self._fault(where, f"{name!r} is not an action card; they are {known} [D-3]")
        copies = {name: self._copies(where, name, value, 0) for name, value in cards.items()}
        return {name: copies[name] for name in ACTIONS if copies.get(name)}

    def _card(self, group: str, where: str, text: object, copies: object) -> PathCard | None:
        openings, _, feature = text.partition("+") if isinstance(text, str) else ("", "", "")
        count = self._copies(where, text, copies, 1)
        if openings not in SHAPE or not SHAPE[openings]:
            self._fault(where, f'{text!r} is not a card; one looks like "NES+hole" [D-5]')
            return None
        first = SPELLING[FIRST[SHAPE[openings]]]
        if first != openings:
            self._fault(where, f"{text!r} is spelled {first} in its first spelling [D-5]")
            return None
        return PathCard(group, openings, feature, count)

    def _copies(self, where: str, card: object, copies: object, least: int) -> int:
        # The type itself: `true` is an int, too.
        if type(copies) is int and copies >= least:
            return copies
        self._fault(
            where,
            f"{card!r} has {copies!r} copies; it needs a whole number, {least} or more [D-5]",
        )
        return least


def _place_among_goals(card: PathCard) -> int:
    return [*GOAL_FEATURES, card.feature].index(card.feature)


def _place(card: PathCard) -> tuple[int, int, int, bool, list[int]]:
    """A seed's deals depend on the order of the cards, so that must not depend on the file's."""
    return (
        GROUPS.index(card.group),
        # An unknown feature comes last; a later check complains about it.
        [*_FEATURE_ORDER, card.feature].index(card.feature),
        len(card.openings),
        card.openings not in _STRAIGHTS,
        spelling_order(card.openings),
    )
