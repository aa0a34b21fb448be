"""All cards of a state, counted where they lie."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from pitprop.core.hand import unpacked
from pitprop.games.sabotage.cards import KIND_NAMES
from pitprop.games.sabotage.roof import pipes_on
from pitprop.games.sabotage.table import Table

if TYPE_CHECKING:
    from pitprop.games.sabotage.state import State


def cards_on_table(table: Table) -> list[int]:
    """The kinds that lie face up: on the roofs and on the discard pile (A-60)."""
    return [*table.discards, *(card for roof in table.roofs for card, _ in pipes_on(roof))]


def census(state: State) -> dict[str, int]:
    """How many there are of each card (A-2)."""
    hands = [kind for hand in state.hands for kind in unpacked(hand)]
    kinds = [*cards_on_table(state.table), *hands, *state.pile[state.drawn :]]
    return dict(Counter([KIND_NAMES[kind] for kind in kinds]))
