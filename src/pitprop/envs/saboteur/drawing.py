"""The deal of a round of Saboteur, card by card (S-11 to S-16)."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.public_table import NO_SEAT
from pitprop.envs.drawing import Draw, hands_of
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    DECK,
    GOAL_NAMES,
    GOALS,
    GOLD_DECK,
    HAND_SIZE,
    KIND_NAMES,
    ROLE_NAMES,
    dealt_roles,
    left_over_role,
)
from pitprop.games.saboteur.rules.deal import VALUE_NAMES, Deal
from pitprop.games.saboteur.rules.state import State


def _draws(state: State) -> list[Draw]:
    table = state.table
    seats = table.seats
    roles = tuple(dealt_roles(seats, table.options.saboteurs))
    draws = [
        Draw("role", roles, len(roles), ROLE_NAMES),
        Draw("goal", tuple(range(GOALS)), GOALS, GOAL_NAMES),
        Draw("card", DECK, len(DECK), KIND_NAMES),
    ]
    if table.round == 0 or table.options.reshuffle_gold:
        gold = GOLD_DECK if table.round == 0 else state.stack
        draws.append(Draw("gold", gold, len(gold), VALUE_NAMES))
    if table.round == 0 and table.first == NO_SEAT:
        draws.append(Draw("first", tuple(range(seats)), 1))
    return draws


def next_draw(state: State, drawn: Sequence[Sequence[int]]) -> Draw | None:
    """See `Drawing.next_draw`."""
    draws = _draws(state)
    return draws[len(drawn)] if len(drawn) < len(draws) else None


def outcome(state: State, drawn: Sequence[Sequence[int]]) -> Deal:
    """See `Drawing.outcome`."""
    table = state.table
    things = dict(zip([draw.what for draw in _draws(state)], drawn, strict=True))
    size = HAND_SIZE[table.seats]
    left = left_over_role(table.seats, table.options.saboteurs)
    first = things["first"][0] if "first" in things else table.first
    return Deal(
        round=table.round + 1,
        first=first if table.round == 0 else None,
        roles=(*things["role"], *([] if left == ANY_ROLE else [left])),
        goals=tuple(things["goal"]),
        hands=hands_of(things["card"], table.seats, size),
        pile=tuple(things["card"][table.seats * size :]),
        gold=tuple(things["gold"]) if "gold" in things else None,
    )
