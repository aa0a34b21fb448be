"""The gold goes to those who have won the round; then the round is closed (S-60 to S-72).

How many cards go to whom, and which, is worked out in `gold`.
"""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.public_table import DEALING
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.secrets import Pick, Returned
from pitprop.games.saboteur.rules import gold
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.state_data import StateData
from pitprop.games.saboteur.rules.table import (
    OVER,
    SABOTEURS_WON,
    TAKING,
    RoundResult,
    replaced,
)


def offer_gold(state: StateData, reached_by: i64) -> None:
    """S-60 to S-62: draw the diggers' gold cards; the first digger picks."""
    table = state.table
    roles = state.roles[: table.seats]
    due = gold.cards_for_diggers(roles, table.options.gold_for_players)
    state.offer = tuple(sorted(state.stack[:due]))
    state.stack = state.stack[due:]
    table.offered = len(state.offer)
    table.stack_size = len(state.stack)
    state.log_event(log.entry(log.OFFERED, card=table.offered))
    table.phase = TAKING
    table.decider = gold.first_picker(roles, reached_by)
    if not state.offer or roles[table.decider] == SABOTEUR:
        close_round(state)


def take_gold(state: StateData, value: i64) -> None:
    """S-61: pick one, pass the rest on to the next digger."""
    table = state.table
    seat = table.decider
    state.picks = (*state.picks, Pick(table.round, seat, state.offer, value))
    at = state.offer.index(value)
    state.offer = state.offer[:at] + state.offer[at + 1 :]
    table.offered -= 1
    state.log_event(log.entry(log.TOOK, seat, secret=value))
    _gain(state, seat, (value,))
    table.results = (*table.results[:-1], table.results[-1].with_card(seat))
    if state.offer:
        table.decider = gold.next_digger(state.roles[: table.seats], seat)
    else:
        close_round(state)


def pay_saboteurs(state: StateData) -> None:
    """S-64 to S-66, S-69."""
    table = state.table
    served = gold.saboteurs_in_order(state.roles[: table.seats], table.last_seat)
    worth = gold.SABOTEUR_PAY[len(served)]
    cards = [0] * table.seats
    pay, due, put_back = cards[:], cards[:], cards[:]
    for seat in served:
        paid, returned = _pay(state, worth)
        for value in returned:
            state.returned = (*state.returned, Returned(table.round, seat, value))
            state.log_event(log.entry(log.RETURNED, seat, secret=value))
        _gain(state, seat, paid)
        for value in paid:
            pay[seat] += value
        cards[seat] = len(paid)
        due[seat] = worth
        put_back[seat] = len(returned)
        state.log_event(log.entry(log.PAID, seat, card=len(paid), target=pay[seat]))
    table.stack_size = len(state.stack)
    result = RoundResult(
        SABOTEURS_WON,
        table.last_seat,
        state.roles,
        tuple(cards),
        tuple(pay),
        tuple(due),
        tuple(put_back),
    )
    table.results = (*table.results, result)


def _pay(state: StateData, worth: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """S-65: the cards that the stack gives for one saboteur's pay, and those put back."""
    if state.table.options.pay_by_drawing:
        paid, returned, state.stack = gold.pay_by_drawing(state.stack, worth)
    else:
        paid, returned, state.stack = gold.pay_exactly(state.stack, worth)
    return paid, returned


def _gain(state: StateData, seat: i64, cards: tuple[int, ...]) -> None:
    """Gold cards of this round come to a seat."""
    state.give_gold(seat, cards)
    state.table.gold_sizes[seat] += len(cards)
    gained = state.gained[-1]
    worth = gained[seat]
    for value in cards:
        worth += value
    state.gained = (*state.gained[:-1], replaced(gained, seat, worth))


def close_round(state: StateData) -> None:
    """S-70, S-72: so many rounds make a game, three by all documents."""
    table = state.table
    if table.round < table.options.rounds:
        table.phase = DEALING
        table.decider = CHANCE
        return
    table.phase = OVER
    table.decider = TERMINAL
    table.all_gold = state.gold
    state.log_event(log.entry(log.GAME_OVER))
