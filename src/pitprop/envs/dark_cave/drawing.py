"""The deal of The Dark Cave, card by card, and the cards that are lost (D-10 to D-15, D-93)."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.core.hand import unpacked
from pitprop.core.public_table import DEALING, NO_SEAT
from pitprop.envs.drawing import Draw
from pitprop.games.dark_cave.rules.cards import (
    CLAN_CARD_NAMES,
    CLAN_NAMES,
    DECKS,
    DRAWN_BY_GROUP,
    GOAL_NAMES,
    GOALS,
    GROUP_OF,
    KIND_NAMES,
    TAKEN_OUT,
    clan_cards,
)
from pitprop.games.dark_cave.rules.deal import DRAWN, Deal, Loss
from pitprop.games.dark_cave.rules.state import State

_CLAN = "clan"


def _draws(state: State, drawn: Sequence[Sequence[int]]) -> list[Draw]:
    table = state.table
    seats = table.seats
    clan = table.options.one_clan
    draws: list[Draw] = []
    if clan == DRAWN and seats in (3, 4):
        draws.append(Draw(_CLAN, (0, 1), 1, CLAN_NAMES))
        clan = drawn[0][0] if drawn else 0
    cards = tuple(clan_cards(seats, clan % len(CLAN_NAMES)))
    draws += [
        Draw("clan card", cards, len(cards), CLAN_CARD_NAMES),
        Draw("goal", tuple(range(GOALS)), GOALS, GOAL_NAMES),
        *(Draw("card", deck, len(deck), KIND_NAMES) for deck in DECKS),
    ]
    if table.first == NO_SEAT:
        draws.append(Draw("first", tuple(range(seats)), 1))
    return draws


def next_draw(state: State, drawn: Sequence[Sequence[int]]) -> Draw | None:
    """See `Drawing.next_draw`."""
    if state.table.phase != DEALING:
        hand = tuple(unpacked(state.hands[state.next_to_lose()]))
        return Draw("lose", hand, 1, KIND_NAMES) if not drawn else None
    draws = _draws(state, drawn)
    return draws[len(drawn)] if len(drawn) < len(draws) else None


def outcome(state: State, drawn: Sequence[Sequence[int]]) -> Deal | Loss:
    """See `Drawing.outcome`."""
    table = state.table
    if table.phase != DEALING:
        (kind,) = drawn[0]
        return Loss(state.next_to_lose(), kind, GROUP_OF[kind])
    draws = _draws(state, drawn)
    cards = list(drawn[1:] if draws[0].what == _CLAN else drawn)
    clans, goals, *piles = cards[:5]
    seats = table.seats
    sizes = (*DRAWN_BY_GROUP[seats], 0)
    first = drawn[-1][0] if table.first == NO_SEAT else table.first
    dealt = [
        [
            pile[TAKEN_OUT + seat * size : TAKEN_OUT + (seat + 1) * size]
            for pile, size in zip(piles, sizes, strict=True)
        ]
        for seat in range(seats)
    ]
    return Deal(
        first=first,
        clans=tuple(clans[:seats]),
        aside=tuple(sorted(clans[seats:])),
        goals=tuple(goals),
        hands=tuple(tuple(sorted(kind for part in hand for kind in part)) for hand in dealt),
        pile=tuple(
            kind
            for pile, size in zip(piles, sizes, strict=True)
            for kind in pile[TAKEN_OUT + seats * size :]
        ),
        box=tuple(sorted(kind for pile in piles for kind in pile[:TAKEN_OUT])),
    )
