"""Worlds that a seat can't tell from the real one, drawn at random (law 9).

Everything is built from a view: what the seat knows stays as it is, what it doesn't know is filled
in with the cards that it has not seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import RandomStream
from pitprop.core.hand import hand_from, packed, unpacked
from pitprop.core.records.deal_lines import left_over
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.census import cards_on_table
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.state import State, new_state

_SEED_WORDS: Final = 4
_WORD_RANGE: Final = 2**32


def sample_state(view: View, draw: RandomStream) -> State:
    """A state in which the seat would see just this view.

    The deals of later games come from a seed of its own, taken from `draw`. The draw pile holds
    what is left of it, as if nothing had been drawn yet.
    """
    state = new_state(view.table.clone(), _fresh_seed(draw))
    if view.table.round == 0:
        return state
    _deal_unseen_cards(state, view, draw)
    state.log = _full_log(state, view, draw)
    return state


def _fresh_seed(draw: RandomStream) -> str:
    return "".join([f"{draw.below(_WORD_RANGE):08x}" for _ in range(_SEED_WORDS)])


def unseen_cards(view: View) -> vec[i64]:
    """The cards played with that lie where the seat can't see them, sorted."""
    deck = view.table.options.deck()
    return vec[i64](left_over(deck, [*cards_on_table(view.table), *view.hand]))


def _deal_unseen_cards(state: State, view: View, draw: RandomStream) -> None:
    """A-60: the other hands and the draw pile are the unseen cards, in any order."""
    table = view.table
    unseen = draw.shuffled(unseen_cards(view))
    at: i64 = 0
    hands = vec[i64](capacity=table.seats)
    seat: i64
    for seat in range(table.seats):
        if seat == view.seat:
            hands = append(hands, packed(view.hand))
        else:
            size = table.hand_size(seat)
            hands = append(hands, hand_from(unseen, at, size))
            at += size
    state.hands = hands
    state.pile = unseen[at : at + table.pile_size]
    state.drawn = 0


def _full_log(state: State, view: View, draw: RandomStream) -> vec[i64]:
    """The log with cards that the others may have drawn.

    It is told backwards from the last entry: what a seat holds or has played since is what it held
    then, and any of those cards may be the one that it drew.
    """
    held = [unpacked(hand) for hand in state.hands]
    entries = view.log[:]
    at: i64 = len(entries) - 1
    while at >= 0:
        logged = entries[at]
        event = log.event_of(logged)
        seat = log.seat_of(logged)
        if log.plays_card(event):
            held[seat].append(log.card_of(logged))
        elif event == log.DREW:
            entries[at] = _with_draw(logged, held[seat], draw)
        at -= 1
    return entries


def _with_draw(logged: i64, held: list[int], draw: RandomStream) -> i64:
    """The entry of a draw; the card drawn leaves those that were held before it."""
    known = log.secret_of(logged)
    if known < 0:
        known = held[draw.below(len(held))]
        logged = log.with_secret(logged, known)
    held.remove(known)
    return logged
