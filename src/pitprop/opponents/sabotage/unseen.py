"""The cards that a seat can't see (A-60)."""

from __future__ import annotations

from pitprop.games.sabotage.knowledge.census import cards_on_table
from pitprop.games.sabotage.knowledge.view import View


def unseen_counts(view: View) -> list[int]:
    """How many copies of each kind lie where the seat can't see them."""
    left = view.table.options.copies()[:]
    for kind in [*cards_on_table(view.table), *view.hand]:
        left[kind] -= 1
    return left
