"""One game of Sabotage with all cards known, as the search plays it: fast, without reasons."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.hand import with_card, without_card
from pitprop.games.sabotage.rules.cards import colour_of
from pitprop.games.sabotage.rules.move_codes import (
    CLOSE,
    DISCARD,
    LAY,
    OTHER,
    card_of,
    kind_of,
    place_of,
    roof_of,
)
from pitprop.games.sabotage.rules.scoring import ENOUGH_TO_CLOSE
from pitprop.opponents.sabotage.match_equity import PARTS_PER_POINT, MatchEquity
from pitprop.opponents.sabotage.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.rows import cell_at, score, total, with_cell, worth

_PER_CENT: Final = 100
"""What the shares of a `RolloutPolicy` are divided by."""


class RolloutState:
    """A game with all cards known.

    Attributes:
        first: the rows of the roof of seats 1 and 3.
        second: the rows of the roof of seats 2 and 4.
        seats: the number of players.
        hands: each seat's hand, packed.
        pile: the draw pile, the top first.
        drawn: how many cards of it have been drawn.
        turn: whose turn it is; that seat has drawn its card.
        over: whether the game has ended.
        diff: how much more the first roof has scored than the second.
    """

    __slots__ = (
        "diff",
        "drawn",
        "first",
        "hands",
        "over",
        "pile",
        "seats",
        "second",
        "turn",
    )

    def __init__(self, first: i64, second: i64, hands: vec[i64], pile: vec[i64], turn: i64) -> None:
        self.first: i64 = first
        self.second: i64 = second
        self.seats: i64 = len(hands)
        self.hands: vec[i64] = hands
        self.pile: vec[i64] = pile
        self.drawn: i64 = 0
        self.turn: i64 = turn
        self.over: bool = False
        self.diff: i64 = 0

    def clone(self) -> RolloutState:
        """A copy that goes on independently of this state."""
        copy = RolloutState(self.first, self.second, self.hands[:], self.pile, self.turn)
        copy.drawn = self.drawn
        copy.over = self.over
        copy.diff = self.diff
        return copy

    def own(self) -> i64:
        """The rows of the roof of whoever is on turn."""
        return self.second if self.turn & 1 else self.first

    def other(self) -> i64:
        """The rows of the other roof."""
        return self.first if self.turn & 1 else self.second

    def play(self, code: i64) -> None:
        """Make a move that is legal. A partner who is asked says yes."""
        kind = kind_of(code)
        if kind == CLOSE:
            self._end(1 if self.turn & 1 else -1)
            return
        card = card_of(code)
        self.hands[self.turn] = without_card(self.hands[self.turn], card)
        if kind != DISCARD:
            self._change(code, kind, card)
        self._next()

    def _change(self, code: i64, kind: i64, card: i64) -> None:
        place = place_of(code)
        roof = self.turn & 1 ^ roof_of(code)
        rows = self.second if roof else self.first
        change = -cell_at(rows, place)
        if kind == LAY:
            change += colour_of(card) + 1
        rows = with_cell(rows, place, change)
        if roof:
            self.second = rows
        else:
            self.first = rows

    def _next(self) -> None:
        """A-30, A-41: the next player who has a card draws one, if one is left."""
        seat = self.turn + 1
        if seat == self.seats:
            seat = 0
        if self.drawn < len(self.pile):
            self.hands[seat] = with_card(self.hands[seat], self.pile[self.drawn])
            self.drawn += 1
        elif not self.hands[seat]:
            self._end(0)
            return
        self.turn = seat

    def _end(self, lost: i64) -> None:
        self.over = True
        self.diff = score(worth(self.first)) - score(worth(self.second)) + lost


def value(rows: i64, policy: RolloutPolicy) -> i64:
    """What a roof is estimated to score in the end."""
    expected = total(rows, policy.rows)
    above = expected - PARTS_PER_POINT * ENOUGH_TO_CLOSE
    return expected + above * policy.doubled // _PER_CENT if above > 0 else expected


def would_close(state: RolloutState, policy: RolloutPolicy, equity: MatchEquity) -> bool:
    """Whether the quick player closes now; in the last game, whether that wins the match.

    Args:
        state: the game that is looked ahead in.
        policy: how the players choose.
        equity: how the match stands.
    """
    own = state.own()
    system = worth(own)
    if system < ENOUGH_TO_CLOSE:
        return False
    other = state.other()
    points = score(system) - 1 - score(worth(other))
    if equity.is_last:
        after = equity.after_closing(points, state.turn & 1)
        if after:
            return after > 0
    lead = PARTS_PER_POINT * points
    expected = value(own, policy) - value(other, policy)
    return lead >= policy.lead + (expected - lead) * policy.growth // _PER_CENT


def gain_of(state: RolloutState, code: i64, policy: RolloutPolicy) -> i64:
    """What playing a card gains at once on the roofs, in hundredths of a point.

    Args:
        state: the game that is looked ahead in.
        code: the code of the move.
        policy: what roofs are taken to score, and how much the other one counts.
    """
    kind = kind_of(code)
    if kind == DISCARD:
        return 0
    on_other = roof_of(code) == OTHER
    rows = state.other() if on_other else state.own()
    change = -cell_at(rows, place_of(code))
    if kind == LAY:
        change += colour_of(card_of(code)) + 1
    gain = value(with_cell(rows, place_of(code), change), policy) - value(rows, policy)
    return -gain * policy.other // _PER_CENT if on_other else gain
