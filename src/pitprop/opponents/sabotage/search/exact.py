"""Solving the end of a game: every move to the last card, with all cards known."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import lowest, without_lowest
from pitprop.games.sabotage.rules.cards import (
    PIPE_KINDS,
    PLACES,
    SABOTAGE,
    WRENCH,
    colour_of,
    letter_of,
)
from pitprop.games.sabotage.rules.move_codes import (
    ANSWER,
    CLOSE,
    DISCARD,
    LAY,
    OTHER,
    OWN,
    TAKE_OFF,
    card_of,
    kind_of,
    pack,
)
from pitprop.games.sabotage.rules.scoring import ENOUGH_TO_CLOSE
from pitprop.opponents.sabotage.search.lookahead import Tried
from pitprop.opponents.sabotage.search.match_equity import MatchEquity
from pitprop.opponents.sabotage.search.rollout import RolloutState, gain_of
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.search.rows import cell_at, worth
from pitprop.opponents.sabotage.search.worlds import Worlds

_INFINITE: Final = 1 << 60


class Solver:
    """Calculates games to their end, for one side.

    Attributes:
        nodes: how many positions may still be looked at; below 0 the results are worthless.

    Args:
        equity: what scores are worth in the match, and to which side.
        policy: how promising moves are; the most promising are looked at first.
    """

    __slots__ = ("_equity", "_policy", "_side", "nodes")

    def __init__(self, equity: MatchEquity, policy: RolloutPolicy, nodes: int) -> None:
        self._equity = equity
        self._policy = policy
        self._side: i64 = 0 if equity.sign > 0 else 1
        self.nodes: i64 = nodes

    def value(self, state: RolloutState, low: i64, high: i64, may_close: bool) -> i64:
        """The value with best play by both sides, where it lies between two bounds (alpha-beta).

        Args:
            state: the game that is looked ahead in.
            low: the lower bound.
            high: the upper bound.
            may_close: whether closing a roof is considered.
        """
        if state.over:
            return self._equity.value(state.diff)
        self.nodes -= 1
        if self.nodes < 0:
            return 0
        mine = state.turn & 1 == self._side
        best: i64 = -_INFINITE if mine else _INFINITE
        for code in moves_of(state, self._policy, may_close):
            after = state.clone()
            after.play(code)
            found = self.value(after, low, high, True)
            if mine:
                best = max(best, found)
                low = max(low, found)
            else:
                best = min(best, found)
                high = min(high, found)
            if low >= high:
                break
        return best


def calculate(
    worlds: Worlds,
    codes: vec[i64],
    equity: MatchEquity,
    policy: RolloutPolicy,
    tries: tuple[int, int],
    seed: int,
) -> Tried | None:
    """Calculate each move to the end, in several worlds where not all cards are known.

    Args:
        worlds: what the player knows.
        codes: its moves.
        equity: what results are worth.
        policy: which moves are looked at first.
        tries: in how many worlds, and how many positions may be looked at in each.
        seed: where the worlds come from.

    Returns:
        what came of each move; None where that takes too long.
    """
    random = FastRandom(seed)
    tried = Tried(codes)
    for _ in range(tries[0] if worlds.hidden else 1):
        world = worlds.world(random)
        solver = Solver(equity, policy, tries[1])
        at: i64 = 0
        while at < len(codes):
            found = _value_after(solver, world.clone(), codes[at])
            tried.add(at, found, 0)
            at += 1
        if solver.nodes < 0:
            return None
    return tried


def _value_after(solver: Solver, state: RolloutState, code: i64) -> i64:
    if kind_of(code) == ANSWER and not card_of(code):
        return solver.value(state, -_INFINITE, _INFINITE, False)  # a card has to be played
    state.play(pack(CLOSE) if kind_of(code) == ANSWER else code)
    return solver.value(state, -_INFINITE, _INFINITE, True)


def moves_of(state: RolloutState, policy: RolloutPolicy, may_close: bool) -> vec[i64]:
    """The moves of whoever is on turn that lead to different positions, the most promising first.

    Args:
        state: the game that is looked ahead in.
        policy: how the players choose.
        may_close: whether closing a roof is considered.
    """
    found = vec[i64](capacity=64)
    if may_close and worth(state.own()) >= ENOUGH_TO_CLOSE:
        found = append(found, pack(CLOSE))
    first = len(found)
    hand = state.hands[state.turn]
    last: i64 = -1
    while hand:
        card = lowest(hand)
        hand = without_lowest(hand)
        if card != last:
            found = _add_uses(state, card, found)
            last = card
    _order_moves(found, first, state, policy)
    return found


def _add_uses(state: RolloutState, card: i64, found: vec[i64]) -> vec[i64]:
    found = append(found, pack(DISCARD, card))
    if card >= PIPE_KINDS:
        found = _add_removals(state.own(), pack(TAKE_OFF, card, OWN), found)
        if card == SABOTAGE:
            found = _add_removals(state.other(), pack(TAKE_OFF, card, OTHER), found)
        return found
    letter = letter_of(card)
    if letter >= PLACES:
        return _add_places(state.own(), card, found)
    if not cell_at(state.own(), letter):
        found = append(found, pack(LAY, card, OWN, letter))
    if not cell_at(state.other(), letter):
        found = append(found, pack(LAY, card, OTHER, letter))
    return found


def _add_removals(rows: i64, code: i64, found: vec[i64]) -> vec[i64]:
    place: i64 = 0
    while place < PLACES:
        if cell_at(rows, place):
            found = append(found, code + pack(0, 0, OWN, place))
        place += 1
    return found


def _add_places(rows: i64, card: i64, found: vec[i64]) -> vec[i64]:
    """A wrench over a card of its own colour is as good as discarded."""
    is_wrench = letter_of(card) == WRENCH
    place: i64 = 0
    while place < PLACES:
        cell = cell_at(rows, place)
        if not cell or (is_wrench and cell != colour_of(card) + 1):
            found = append(found, pack(LAY, card, OWN, place))
        place += 1
    return found


def _order_moves(codes: vec[i64], first: i64, state: RolloutState, policy: RolloutPolicy) -> None:
    """Those that gain most at once come first."""
    gains = vec[i64](capacity=len(codes))
    at: i64 = 0
    while at < len(codes):
        gains = append(gains, 0 if at < first else gain_of(state, codes[at], policy))
        at += 1
    at = first + 1
    while at < len(codes):
        code = codes[at]
        gain = gains[at]
        to = at
        while to > first and gains[to - 1] < gain:
            codes[to] = codes[to - 1]
            gains[to] = gains[to - 1]
            to -= 1
        codes[to] = code
        gains[to] = gain
        at += 1
