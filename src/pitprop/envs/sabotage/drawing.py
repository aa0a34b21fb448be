"""The deal of a game of Sabotage, card by card (A-20, A-21)."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.public_table import NO_SEAT
from pitprop.envs.drawing import Draw, hands_of
from pitprop.games.sabotage.rules.cards import HAND_SIZE, KIND_NAMES
from pitprop.games.sabotage.rules.deal import Deal
from pitprop.games.sabotage.rules.state import State


def next_draw(state: State, drawn: Sequence[Sequence[int]]) -> Draw | None:
    """See `Drawing.next_draw`."""
    table = state.table
    if not drawn:
        cards = tuple(table.options.deck())
        return Draw("card", cards, len(cards), KIND_NAMES)
    if len(drawn) == 1 and table.round == 0 and table.first == NO_SEAT:
        return Draw("dealer", tuple(range(table.seats)), 1)
    return None


def outcome(state: State, drawn: Sequence[Sequence[int]]) -> Deal:
    """See `Drawing.outcome`."""
    table = state.table
    dealer = drawn[1][0] if len(drawn) > 1 else (table.first - 1) % table.seats
    return Deal(
        round=table.round + 1,
        dealer=dealer if table.round == 0 else None,
        hands=hands_of(drawn[0], table.seats, HAND_SIZE),
        pile=tuple(drawn[0][table.seats * HAND_SIZE :]),
    )
