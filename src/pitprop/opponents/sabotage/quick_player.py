"""The players of the search: fast, and without reasons.

They judge a card by what it leaves behind: both roofs, and what the rest of the hand can do with
them in the next turn.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.hand import lowest, without_lowest
from pitprop.games.sabotage.rules.cards import (
    DEMONTAGE,
    MAX_HAND,
    PIPE_KINDS,
    PLACES,
    WRENCH,
    letter_of,
)
from pitprop.games.sabotage.rules.move_codes import CLOSE, DISCARD, LAY, OTHER, OWN, TAKE_OFF, pack
from pitprop.opponents.sabotage.card_uses import (
    LOWER,
    NOWHERE,
    RAISE,
    best_use,
    can_harm,
    change_of,
    closing_lead,
    gain_in,
    place_in,
)
from pitprop.opponents.sabotage.match_equity import PARTS_PER_POINT, MatchEquity
from pitprop.opponents.sabotage.rollout import RolloutState, value, would_close
from pitprop.opponents.sabotage.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.rows import cell_at, with_cell, worth

_PER_CENT: Final = 100
"""What the weights of a `RolloutPolicy` are divided by; here all is a hundred times as much."""

_BLANK: Final = vec[i64]([0] * MAX_HAND)
_NEVER: Final = -(1 << 50)


class QuickPlayer:
    """Plays for all seats of a `RolloutState`, each by its own hand and the two roofs.

    It works on lists of its own, which are filled anew for each decision, so a search has its own.

    Args:
        policy: how it weighs.

    Attributes:
        policy: how it weighs.
    """

    __slots__ = (
        "_cards",
        "_copies",
        "_count",
        "_gain",
        "_gain_at",
        "_gains",
        "_harm",
        "_harm_at",
        "_harms",
        "_other",
        "_other_value",
        "_own",
        "_own_value",
        "_places",
        "_second_gain",
        "_second_gain_at",
        "_second_harm",
        "_targets",
        "_third_gain",
        "policy",
    )

    def __init__(self, policy: RolloutPolicy) -> None:
        self.policy = policy
        self._own: i64 = 0
        self._other: i64 = 0
        self._own_value: i64 = 0
        self._other_value: i64 = 0
        # For each kind of card in the hand: how many there are, and its best uses on both roofs.
        self._count: i64 = 0
        self._cards: vec[i64] = _BLANK[:]
        self._copies: vec[i64] = _BLANK[:]
        self._gains: vec[i64] = _BLANK[:]
        self._places: vec[i64] = _BLANK[:]
        self._harms: vec[i64] = _BLANK[:]
        self._targets: vec[i64] = _BLANK[:]
        # The best of these uses, so that any card can be thought away.
        self._gain: i64 = 0
        self._gain_at: i64 = -1
        self._second_gain: i64 = 0
        self._second_gain_at: i64 = -1
        self._third_gain: i64 = 0
        self._harm: i64 = 0
        self._harm_at: i64 = -1
        self._second_harm: i64 = 0

    def play_on(self, state: RolloutState, equity: MatchEquity, moves: i64) -> None:
        """Go on until the game is over.

        Args:
            state: where to begin; changed.
            equity: how the match stands.
            moves: how many moves to play at most.
        """
        while moves and not state.over:
            closes = would_close(state, self.policy, equity)
            state.play(pack(CLOSE) if closes else self.best_play(state))
            moves -= 1

    def best_play(self, state: RolloutState) -> i64:
        """The card that whoever is on turn plays, as the code of a move."""
        self._look_at(state)
        roofs = self._roofs(self._own, self._other, self._own_value, self._other_value)
        best: i64 = _NEVER
        code: i64 = 0
        at: i64 = 0
        while at < self._count:
            card = self._cards[at]
            kind: i64 = LAY if card < PIPE_KINDS else TAKE_OFF
            kept = _PER_CENT * self._keep(card)
            best_next = self._best_next(at)
            harm_next = self._harm_next(at)
            left = roofs + best_next + harm_next - kept
            if left > best:
                best = left
                code = pack(DISCARD, card)
            place = self._places[at]
            if place != NOWHERE:
                left = self._after_raising(at, place) + harm_next - kept
                if left > best:
                    best = left
                    code = pack(kind, card, OWN, place)
            place = self._targets[at]
            if place != NOWHERE:
                left = self._after_lowering(at, place) + best_next - kept
                if left > best:
                    best = left
                    code = pack(kind, card, OTHER, place)
            at += 1
        return code

    def _look_at(self, state: RolloutState) -> None:
        """Note the roofs, and what each card of the hand can do as they stand."""
        policy = self.policy
        self._own = state.own()
        self._other = state.other()
        self._own_value = value(self._own, policy)
        self._other_value = value(self._other, policy)
        self._gain = self._second_gain = self._third_gain = 0
        self._harm = self._second_harm = 0
        self._gain_at = self._second_gain_at = self._harm_at = -1
        hand = state.hands[state.turn]
        last: i64 = -1
        self._count = 0
        while hand:
            card = lowest(hand)
            hand = without_lowest(hand)
            if card == last:
                self._copies[self._count - 1] += 1
                continue
            last = card
            self._cards[self._count] = card
            self._copies[self._count] = 1
            self._look_at_own(card)
            self._look_at_other(card)
            self._count += 1

    def _look_at_own(self, card: i64) -> None:
        at = self._count
        use = best_use(card, self._own, self._own_value, RAISE, self.policy)
        gain = gain_in(use)
        self._gains[at] = gain
        self._places[at] = place_in(use)
        if gain > self._gain:
            self._third_gain = self._second_gain
            self._second_gain = self._gain
            self._second_gain_at = self._gain_at
            self._gain = gain
            self._gain_at = at
        elif gain > self._second_gain:
            self._third_gain = self._second_gain
            self._second_gain = gain
            self._second_gain_at = at
        elif gain > self._third_gain:
            self._third_gain = gain

    def _look_at_other(self, card: i64) -> None:
        at = self._count
        self._harms[at] = 0
        self._targets[at] = NOWHERE
        if not can_harm(card):
            return
        use = best_use(card, self._other, self._other_value, LOWER, self.policy)
        harm = gain_in(use)
        self._harms[at] = harm
        self._targets[at] = place_in(use)
        if harm > self._harm:
            self._second_harm = self._harm
            self._harm = harm
            self._harm_at = at
        elif harm > self._second_harm:
            self._second_harm = harm

    def _roofs(self, own: i64, other: i64, own_value: i64, other_value: i64) -> i64:
        """What two roofs are worth to the builder of the first."""
        policy = self.policy
        first = worth(own)
        second = worth(other)
        closing = closing_lead(first, second) - closing_lead(second, first)
        values = _PER_CENT * own_value - policy.other * other_value
        return values + PARTS_PER_POINT * policy.closing * closing

    def _after_raising(self, at: i64, place: i64) -> i64:
        """What the roofs and one's own next card are worth once a card lies on one's own roof."""
        change = change_of(self._cards[at], cell_at(self._own, place))
        rows = with_cell(self._own, place, change)
        now = self._own_value + self._gains[at]
        best: i64 = 0
        second: i64 = 0
        other: i64 = 0
        while other < self._count:
            if other != at or self._copies[at] > 1:
                gain = gain_in(best_use(self._cards[other], rows, now, RAISE, self.policy))
                if gain > best:
                    second = best
                    best = gain
                elif gain > second:
                    second = gain
            other += 1
        roofs = self._roofs(rows, self._other, now, self._other_value)
        return roofs + self.policy.best * best + self.policy.second * second

    def _after_lowering(self, at: i64, place: i64) -> i64:
        """What the roofs and the next harm are worth once a card has changed the other roof."""
        change = change_of(self._cards[at], cell_at(self._other, place))
        rows = with_cell(self._other, place, change)
        now = self._other_value - self._harms[at]
        most: i64 = 0
        other: i64 = 0
        while other < self._count:
            card = self._cards[other]
            if can_harm(card) and (other != at or self._copies[at] > 1):
                most = max(most, gain_in(best_use(card, rows, now, LOWER, self.policy)))
            other += 1
        return self._roofs(self._own, rows, self._own_value, now) + self.policy.harm * most

    def _best_next(self, used: i64) -> i64:
        """What the two best of the other cards are worth on one's own roof as it stands."""
        best = self._gain
        second = self._second_gain
        if self._copies[used] == 1:
            if used == self._gain_at:
                best = second
                second = self._third_gain
            elif used == self._second_gain_at:
                second = self._third_gain
        return self.policy.best * best + self.policy.second * second

    def _harm_next(self, used: i64) -> i64:
        """What the best of the other cards is worth against the other roof as it stands."""
        is_last = used == self._harm_at and self._copies[used] == 1
        return self.policy.harm * (self._second_harm if is_last else self._harm)

    def _keep(self, card: i64) -> i64:
        """What it is worth to keep a card, whatever may come."""
        if card >= PIPE_KINDS:
            return self.policy.demontage if card == DEMONTAGE else self.policy.sabotage
        letter = letter_of(card)
        if letter < PLACES:
            return 0
        return self.policy.wrench if letter == WRENCH else self.policy.x
