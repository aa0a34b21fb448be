"""The gold goes to those who have won the round; then it is closed (S-60 to S-72).

How many cards, to whom and which is worked out in `gold`.
"""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.described_state import log_event
from pitprop.core.game import CHANCE, NOBODY
from pitprop.core.public_table import DEALING
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.secrets import Pick, Returned
from pitprop.games.saboteur.rules.cards import SABOTEUR
from pitprop.games.saboteur.rules.gold import (
    SABOTEUR_PAY,
    cards_for_diggers,
    first_picker,
    next_digger,
    pay_by_drawing,
    pay_exactly,
    saboteurs_in_order,
)
from pitprop.games.saboteur.rules.mine import Mine
from pitprop.games.saboteur.rules.table import (
    OVER,
    ROUNDS,
    SABOTEURS_WON,
    TAKING,
    RoundResult,
    replaced,
)


def offer_gold(mine: Mine, reached_by: i64) -> None:
    """S-60 to S-62: draw the diggers' gold cards; the first digger picks."""
    table = mine.table
    roles = mine.roles[: table.seats]
    due = cards_for_diggers(roles, table.options.gold_for_players)
    mine.offer = tuple(sorted(mine.stack[:due]))
    mine.stack = mine.stack[due:]
    table.offered = len(mine.offer)
    table.stack_size = len(mine.stack)
    log_event(mine, log.entry(log.OFFERED, card=table.offered))
    table.phase = TAKING
    table.decider = first_picker(roles, reached_by)
    if not mine.offer or roles[table.decider] == SABOTEUR:
        close_round(mine)


def take_gold(mine: Mine, value: i64) -> None:
    """S-61: pick one, pass the rest on to the next digger."""
    table = mine.table
    seat = table.decider
    mine.picks = (*mine.picks, Pick(table.round, seat, mine.offer, value))
    at = mine.offer.index(value)
    mine.offer = mine.offer[:at] + mine.offer[at + 1 :]
    table.offered -= 1
    log_event(mine, log.entry(log.TOOK, seat, secret=value))
    _gain(mine, seat, (value,))
    table.results = (*table.results[:-1], table.results[-1].with_card(seat))
    if mine.offer:
        table.decider = next_digger(mine.roles[: table.seats], seat)
    else:
        close_round(mine)


def pay_saboteurs(mine: Mine) -> None:
    """S-64 to S-66, S-69."""
    table = mine.table
    served = saboteurs_in_order(mine.roles[: table.seats], table.last_seat)
    worth = SABOTEUR_PAY[len(served)]
    cards = [0] * table.seats
    pay, due, put_back = cards[:], cards[:], cards[:]
    for seat in served:
        paid, returned = _pay(mine, worth)
        for value in returned:
            mine.returned = (*mine.returned, Returned(table.round, seat, value))
            log_event(mine, log.entry(log.RETURNED, seat, secret=value))
        _gain(mine, seat, paid)
        for value in paid:
            pay[seat] += value
        cards[seat] = len(paid)
        due[seat] = worth
        put_back[seat] = len(returned)
        log_event(mine, log.entry(log.PAID, seat, card=len(paid), target=pay[seat]))
    table.stack_size = len(mine.stack)
    result = RoundResult(
        SABOTEURS_WON,
        table.last_seat,
        mine.roles,
        tuple(cards),
        tuple(pay),
        tuple(due),
        tuple(put_back),
    )
    table.results = (*table.results, result)


def _pay(mine: Mine, worth: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """S-65: the cards that the stack gives for one saboteur's pay, and those put back."""
    if mine.table.options.pay_by_drawing:
        paid, returned, mine.stack = pay_by_drawing(mine.stack, worth)
    else:
        paid, returned, mine.stack = pay_exactly(mine.stack, worth)
    return paid, returned


def _gain(mine: Mine, seat: i64, cards: tuple[int, ...]) -> None:
    """Gold cards of this round come to a seat."""
    mine.give_gold(seat, cards)
    mine.table.gold_sizes[seat] += len(cards)
    gained = mine.gained[-1]
    worth = gained[seat]
    for value in cards:
        worth += value
    mine.gained = (*mine.gained[:-1], replaced(gained, seat, worth))


def close_round(mine: Mine) -> None:
    """S-70, S-72: three rounds make a game."""
    table = mine.table
    if table.round < ROUNDS:
        table.phase = DEALING
        table.decider = CHANCE
        return
    table.phase = OVER
    table.decider = NOBODY
    table.all_gold = mine.gold
    log_event(mine, log.entry(log.GAME_OVER))
