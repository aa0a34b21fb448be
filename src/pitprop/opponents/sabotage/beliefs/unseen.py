"""The cards that a seat can't see (A-60), and how many are still to be played."""

from __future__ import annotations

from pitprop.games.sabotage.knowledge.census import cards_on_table
from pitprop.games.sabotage.knowledge.view import View


def unseen_counts(view: View) -> list[int]:
    """How many copies of each kind lie where the seat can't see them."""
    left = view.table.options.copies()[:]
    for kind in [*cards_on_table(view.table), *view.hand]:
        left[kind] -= 1
    return left


def cards_left(view: View) -> int:
    """How many cards are still to be played, hands and draw pile together.

    In a set-up position cards may be missing: those are unseen, too, but nobody will play them.
    """
    table = view.table
    return int(table.pile_size) + sum(int(table.hand_size(seat)) for seat in range(table.seats))
