"""All cards of a state, counted where they lie."""

from __future__ import annotations

from collections import Counter

from pitprop.games.sabotage.rules.cards import KIND_NAMES
from pitprop.games.sabotage.rules.roof import pipes_on
from pitprop.games.sabotage.rules.table import Table


def cards_on_table(table: Table) -> list[int]:
    """The kinds that lie face up: on the roofs and on the discard pile (A-60)."""
    return [*table.discards, *(card for roof in table.roofs for card, _ in pipes_on(roof))]


def census(table: Table, hidden: list[int]) -> dict[str, int]:
    """How many there are of each card (A-2).

    Args:
        table: what lies face up.
        hidden: the kinds of the cards in hands and in the draw pile.
    """
    return dict(Counter([KIND_NAMES[kind] for kind in [*cards_on_table(table), *hidden]]))
