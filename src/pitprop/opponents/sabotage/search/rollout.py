"""One game of Sabotage with all cards known, as the search plays it: fast, without reasons."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.hand import lowest, with_card, without_card, without_lowest
from pitprop.games.sabotage.rules.cards import (
    DEMONTAGE,
    PIPE_KINDS,
    PLACES,
    WRENCH,
    colour_of,
    letter_of,
)
from pitprop.games.sabotage.rules.move_codes import (
    CLOSE,
    DISCARD,
    LAY,
    OTHER,
    OWN,
    TAKE_OFF,
    card_of,
    kind_of,
    pack,
    place_of,
    roof_of,
)
from pitprop.games.sabotage.rules.scoring import ENOUGH_TO_CLOSE
from pitprop.opponents.sabotage.search.match_equity import PARTS_PER_POINT, MatchEquity
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.search.rows import cell_at, score, total, with_cell, worth

_PER_CENT: Final = 100
"""What the shares of a `RolloutPolicy` are divided by."""

_CODE_BITS: Final = 14
_CODE_MASK: Final = (1 << _CODE_BITS) - 1
_NEVER: Final = -1_000_000 << _CODE_BITS


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
        seat = self._seat_after(self.turn)
        if self.drawn < len(self.pile):
            self.hands[seat] = with_card(self.hands[seat], self.pile[self.drawn])
            self.drawn += 1
        else:
            while not self.hands[seat]:
                if seat == self.turn:
                    self._end(0)
                    return
                seat = self._seat_after(seat)
        self.turn = seat

    def _seat_after(self, seat: i64) -> i64:
        seat += 1
        return 0 if seat == self.seats else seat

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


def quick_move(state: RolloutState, policy: RolloutPolicy, equity: MatchEquity) -> i64:
    """The move of the quick player.

    Args:
        state: the game that is looked ahead in.
        policy: how the players choose.
        equity: how the match stands.
    """
    if would_close(state, policy, equity):
        return pack(CLOSE)
    return best_play(state, policy)


def best_play(state: RolloutState, policy: RolloutPolicy) -> i64:
    """The card that the quick player plays."""
    own = state.own()
    other = state.other()
    own_value = value(own, policy)
    other_value = value(other, policy)
    hand = state.hands[state.turn]
    best: i64 = _NEVER
    clear_own: i64 = 0
    clear_other: i64 = 0
    last: i64 = -1
    while hand:
        card = lowest(hand)
        hand = without_lowest(hand)
        if card == last:
            continue
        last = card
        use: i64 = _NEVER
        if card >= PIPE_KINDS:
            if not clear_own:
                clear_own = _clear(OWN, own, own_value, policy)
                clear_other = _clear(OTHER, other, other_value, policy)
            use = clear_own
            if card != DEMONTAGE and clear_other > clear_own:
                use = clear_other
        elif letter_of(card) < PLACES:
            use = _lay_letter(card, own, other, own_value, other_value, policy)
        else:
            use = _lay_anywhere(card, own, own_value, policy)
        use = _with_card_used(use, card, policy)
        if use > best:
            best = use
    return best & _CODE_MASK


def _use(gain: i64, code: i64) -> i64:
    """A move packed below its gain, so that the greater number is the better move."""
    return (gain << _CODE_BITS) + code


def _lay_letter(
    card: i64, own: i64, other: i64, own_value: i64, other_value: i64, policy: RolloutPolicy
) -> i64:
    """A-31: a letter goes onto its own place, on either roof."""
    place = letter_of(card)
    colour = colour_of(card) + 1
    best: i64 = _NEVER
    if not cell_at(own, place):
        gain = value(with_cell(own, place, colour), policy) - own_value
        best = _use(gain, pack(LAY, card, OWN, place))
    if not cell_at(other, place):
        harm = other_value - value(with_cell(other, place, colour), policy)
        use = _use(harm * policy.other // _PER_CENT, pack(LAY, card, OTHER, place))
        if use > best:
            best = use
    return best


def _lay_anywhere(card: i64, own: i64, own_value: i64, policy: RolloutPolicy) -> i64:
    """A-32, A-33: an X goes onto an empty place of one's own, a wrench onto any."""
    colour = colour_of(card) + 1
    is_wrench = letter_of(card) == WRENCH
    best: i64 = _NEVER
    place: i64 = 0
    while place < PLACES:
        cell = cell_at(own, place)
        if not cell or (is_wrench and cell != colour):
            gain = value(with_cell(own, place, colour - cell), policy) - own_value
            use = _use(gain, pack(LAY, card, OWN, place))
            if use > best:
                best = use
        place += 1
    return best


def _clear(roof: i64, rows: i64, before: i64, policy: RolloutPolicy) -> i64:
    """A-34, A-35: the card that is best taken off a roof, with whichever card does that.

    Args:
        roof: `OWN` or `OTHER`.
        rows: its rows.
        before: what they are worth.
        policy: how the players choose.
    """
    best: i64 = _NEVER
    place: i64 = 0
    while place < PLACES:
        cell = cell_at(rows, place)
        if cell:
            gain = value(with_cell(rows, place, -cell), policy) - before
            if roof == OTHER:
                gain = -gain * policy.other // _PER_CENT
            use = _use(gain, pack(TAKE_OFF, 0, roof, place))
            if use > best:
                best = use
        place += 1
    return best


def _with_card_used(use: i64, card: i64, policy: RolloutPolicy) -> i64:
    """What a use is worth less what the card could do later; or discarding the card instead."""
    gain = use >> _CODE_BITS
    code = use & _CODE_MASK
    if gain < 0:
        return _use(-keep(card, policy), pack(DISCARD, card))
    if card >= PIPE_KINDS:
        code += pack(LAY, card)
    return _use(gain - gain * policy.kept // _PER_CENT - keep(card, policy), code)


def keep(card: i64, policy: RolloutPolicy) -> i64:
    """What it is worth to keep a card, whatever may come."""
    if card >= PIPE_KINDS:
        return policy.demontage if card == DEMONTAGE else policy.sabotage
    letter = letter_of(card)
    if letter < PLACES:
        return policy.letter
    return policy.wrench if letter == WRENCH else policy.x


def gain_of(state: RolloutState, code: i64, policy: RolloutPolicy) -> i64:
    """What playing a card gains at once, in the eyes of the quick player.

    Args:
        state: the game that is looked ahead in.
        code: the code of the move.
        policy: how the players choose.
    """
    kind = kind_of(code)
    card = card_of(code)
    gain: i64 = 0
    if kind != DISCARD:
        on_other = roof_of(code) == OTHER
        rows = state.other() if on_other else state.own()
        change = -cell_at(rows, place_of(code))
        if kind == LAY:
            change += colour_of(card) + 1
        gain = value(with_cell(rows, place_of(code), change), policy) - value(rows, policy)
        if on_other:
            gain = -gain * policy.other // _PER_CENT
        gain -= gain * policy.kept // _PER_CENT
    return gain - keep(card, policy)


def play_on(state: RolloutState, policy: RolloutPolicy, equity: MatchEquity, moves: i64) -> None:
    """Let quick players go on until the game is over.

    Args:
        state: where to begin; changed.
        policy: how they play.
        equity: how the match stands.
        moves: how many moves to play at most.
    """
    while moves and not state.over:
        state.play(quick_move(state, policy, equity))
        moves -= 1
