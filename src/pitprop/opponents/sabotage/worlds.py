"""Games with all cards known that a seat can't tell from the real one, drawn at random."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import EMPTY_HAND, packed, with_card, without_card
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import KINDS
from pitprop.games.sabotage.rules.move_codes import card_of
from pitprop.opponents.sabotage.rollout import RolloutState, best_play
from pitprop.opponents.sabotage.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.rows import rows_of
from pitprop.opponents.sabotage.unseen import unseen_counts

_TURNS: Final = 2
"""How many of each player's turns tell what they don't hold."""


class Worlds:
    """What a seat knows of a game, ready to be filled in.

    Others have played what seemed best to them. So they are dealt a few cards more than they hold,
    and play as many, as quick players do; what they are left with reflects what they did not play.

    Args:
        view: what the seat knows.
        policy: how the others choose.
        turns: how many turns of each of them are used for this.

    Attributes:
        seat: whose knowledge it is.
        left: how many cards are still to be played, hands and draw pile together.
        hidden: how many of them the seat doesn't know the owner of; 0 where all is known.
    """

    __slots__ = (
        "_first",
        "_hand",
        "_policy",
        "_second",
        "_sizes",
        "_turn",
        "_turns",
        "_unseen",
        "hidden",
        "left",
        "seat",
    )

    def __init__(self, view: View, policy: RolloutPolicy, turns: int = _TURNS) -> None:
        table = view.table
        counts = unseen_counts(view)
        self.seat: i64 = view.seat
        self._first: i64 = rows_of(table.roofs[0])
        self._second: i64 = rows_of(table.roofs[1])
        self._hand: i64 = packed(view.hand)
        self._turn: i64 = table.on_turn
        self._sizes: vec[i64] = vec[i64]([table.hand_size(seat) for seat in range(table.seats)])
        self._unseen: vec[i64] = vec[i64](
            [kind for kind in range(KINDS) for _ in range(counts[kind])]
        )
        self.left: i64 = len(self._unseen) + len(view.hand)
        self._policy = policy
        self._turns: vec[i64] = vec[i64]([min(turns, count) for count in _turns_of(view)])
        known = table.seats == 2 and not table.pile_size
        self.hidden: i64 = 0 if known else len(self._unseen)

    def world(self, random: FastRandom) -> RolloutState:
        """One of the games that this may be; equally likely but for what others' turns tell."""
        cards = _shuffled(self._unseen, random)
        dealt: i64 = 0
        seats: i64 = len(self._sizes)
        hands = vec[i64](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            if seat == self.seat:
                hands = append(hands, self._hand)
            else:
                end = dealt + self._sizes[seat]
                hands = append(hands, _hand_of(cards, dealt, end))
                dealt = end
            seat += 1
        state = RolloutState(self._first, self._second, hands, cards[dealt:], self._turn)
        self._infer(state, random)
        return state

    def _infer(self, state: RolloutState, random: FastRandom) -> None:
        """Let the others have played what seemed best, and put that into the pile instead."""
        pile: i64 = len(state.pile)
        if not pile:
            return
        seat: i64 = 0
        while seat < state.seats:
            turns = self._turns[seat] if seat != self.seat and seat != self._turn else 0
            state.turn = seat
            while turns > 0:
                at = random.below(pile)
                state.hands[seat] = with_card(state.hands[seat], state.pile[at])
                played = card_of(best_play(state, self._policy))
                state.hands[seat] = without_card(state.hands[seat], played)
                state.pile[at] = played
                turns -= 1
            seat += 1
        state.turn = self._turn


def _turns_of(view: View) -> list[int]:
    """How many turns each seat has had in this game."""
    counts = [0] * view.seats
    for logged in view.log:
        if log.plays_card(log.event_of(logged)):
            counts[log.seat_of(logged)] += 1
    return counts


def _shuffled(cards: vec[i64], random: FastRandom) -> vec[i64]:
    order = cards[:]
    last: i64 = len(order) - 1
    while last > 0:
        other = random.below(last + 1)
        card = order[last]
        order[last] = order[other]
        order[other] = card
        last -= 1
    return order


def _hand_of(cards: vec[i64], start: i64, end: i64) -> i64:
    hand: i64 = EMPTY_HAND
    at = start
    while at < end:
        hand = with_card(hand, cards[at])
        at += 1
    return hand
