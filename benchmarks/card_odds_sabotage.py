"""How likely cards of Sabotage are to be played: fits the weights in its `card_odds.py`.

    PITPROP_EFFORT=10 python -m benchmarks.card_odds_sabotage --players 4 --minutes 5

`expert` plays matches on all seats. For each card played, everything useful is noted that could
have been done with the cards of the hand. The weights printed make what was done likeliest (a
conditional logit, found by Newton's method). The logarithms of the likelihood, of these and of the
weights in use, are means over the cards played in every fourth match, which is held out; beside
them is that of taking all uses for equally likely. Needs NumPy, as in the environment of
`make bench`.
"""

from __future__ import annotations

from collections.abc import Iterator
from time import monotonic
from typing import NamedTuple, TypeAlias

import numpy as np

from benchmarks import asking
from benchmarks.strength_sabotage import measured_on
from pitprop.core.game import CHANCE
from pitprop.core.hand import unpacked
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import encode
from pitprop.games.sabotage.rules.move_codes import (
    DISCARD,
    OTHER,
    OWN,
    card_of,
    kind_of,
    plays_card,
    roof_of,
)
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents.sabotage.beliefs.card_odds import CLASSES, TERMS, USES, class_of, weights_of
from pitprop.opponents.sabotage.players.expert import Expert, policy_of
from pitprop.opponents.sabotage.search.card_uses import can_harm, most_lowered, most_raised
from pitprop.opponents.sabotage.search.match_equity import PARTS_PER_POINT
from pitprop.opponents.sabotage.search.rollout import value
from pitprop.opponents.sabotage.search.rows import rows_of

_HELD_OUT = 4
_DISCARDED = USES.index("discard")
_HUNDRED = 100
_RIDGE = 1.0
_MOST_STEPS = 40
_LONGEST_STEP = 2.0
_ENOUGH = 1e-4

Floats: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.float64]]
Ints: TypeAlias = np.ndarray[tuple[int, ...], np.dtype[np.int64]]


class Alternative(NamedTuple):
    """What could have been done with a card: its row of weights, and the terms."""

    row: int
    terms: tuple[float, ...]


class Seen:
    """Everything that was seen.

    Attributes:
        matches: how many matches were played.
        alternatives: of all decisions, one after the other.
        chosen: for each decision, which of them was chosen.
        first: for each decision, which is its first.
        match: for each decision, the number of the match.
    """

    def __init__(self) -> None:
        self.matches = 0
        self.alternatives: list[Alternative] = []
        self.chosen: list[int] = []
        self.first: list[int] = []
        self.match: list[int] = []

    def add(self, state: State, code: int) -> None:
        """Count a decision in which a card is played, unless what was done was of no use."""
        first = len(self.alternatives)
        chosen = -1
        for card in unpacked(state.hands[state.decider]):  # each copy counts by itself
            played = _use_of(code) if card == card_of(code) else -1
            for use, found in _uses(state, card):
                if use == played:
                    chosen = len(self.alternatives)
                self.alternatives.append(found)
        if chosen < 0:
            del self.alternatives[first:]
            return
        self.first.append(first)
        self.match.append(self.matches)
        self.chosen.append(chosen)


def _use_of(code: int) -> int:
    """Which of `USES` a move makes of its card."""
    return _DISCARDED if kind_of(code) == DISCARD else int(roof_of(code))


def _uses(state: State, card: int) -> Iterator[tuple[int, Alternative]]:
    """What can be done with a card.

    Args:
        state: where the game stands.
        card: the kind of card.
    """
    table = state.table
    policy = policy_of(table.seats)
    own, other = (rows_of(table.roofs[roof ^ table.decider & 1]) for roof in (OWN, OTHER))
    raised = int(most_raised(card, own, value(own, policy), policy))
    lowered = 0
    if can_harm(card):
        lowered = int(most_lowered(card, other, value(other, policy), policy))
    hands = sum(len(unpacked(hand)) for hand in state.hands)
    left = hands + len(state.pile) - int(state.drawn)
    terms = (1.0, left / _HUNDRED, *_points(raised), *_points(lowered))
    for use, helps in ((OWN, raised), (OTHER, lowered), (_DISCARDED, True)):
        if helps:
            yield use, Alternative(use * len(CLASSES) + int(class_of(card)), terms)


def _points(change: int) -> tuple[float, float]:
    """A change in points, and what of it is within the first one."""
    points = change / PARTS_PER_POINT
    return points, min(points, 1.0)


def watch(seen: Seen, players: int, seed: str) -> None:
    """Let `expert` play a match, and count what it does.

    Args:
        seen: where it is counted.
        players: the number of players.
        seed: where the match comes from.
    """
    state: State = GAME.start(players, seed=seed)
    expert = Expert()
    made = 0
    while state.decider >= 0 or state.decider == CHANCE:
        if state.decider == CHANCE:
            state.apply_chance(state.draw())
            continue
        choice = expert.choose(state.view(state.decider), seed=f"{seed} move {made}")
        code = encode(choice.move)
        if plays_card(kind_of(code)):
            seen.add(state, code)
        state.play(choice.move)
        made += 1
    seen.matches += 1


class Fit:
    """Finds the weights.

    Args:
        seen: everything that was seen.
    """

    def __init__(self, seen: Seen) -> None:
        rows = np.array([alternative.row for alternative in seen.alternatives])
        terms = np.array([alternative.terms for alternative in seen.alternatives])
        self._table = np.zeros((len(rows), len(USES) * len(CLASSES) * len(TERMS)))
        for term in range(len(TERMS)):
            self._table[np.arange(len(rows)), rows * len(TERMS) + term] = terms[:, term]
        self._table[:, 0] = 0.0  # only differences count, so one weight is 0
        self._chosen: Ints = np.array(seen.chosen)
        self._first: Ints = np.array(seen.first)
        sizes = np.diff([*seen.first, len(rows)])
        self._decision: Ints = np.repeat(np.arange(len(sizes)), sizes)
        self._held_out = np.array(seen.match) % _HELD_OUT == 0

    def shares(self, weights: Floats) -> Floats:
        """How likely each alternative is."""
        sums = self._table @ weights
        sums -= np.maximum.reduceat(sums, self._first)[self._decision]
        odds = np.exp(sums)
        shares: Floats = odds / np.add.reduceat(odds, self._first)[self._decision]
        return shares

    def likelihood(self, weights: Floats) -> float:
        """The mean logarithm of the likelihood of what was chosen in the matches held out."""
        return float(np.log(self.shares(weights)[self._chosen][self._held_out]).mean())

    def best(self) -> Floats:
        """The weights that make what was chosen in the other matches likeliest."""
        used = ~self._held_out
        counted = used[self._decision]
        table = self._table[counted]
        decisions = self._decision[counted]
        weights = np.zeros(self._table.shape[1])
        for _ in range(_MOST_STEPS):
            shares = self.shares(weights)[counted]
            expected = shares[:, None] * table
            starts = np.flatnonzero(np.diff(decisions, prepend=-1))
            means = np.add.reduceat(expected, starts)
            gradient = self._table[self._chosen][used].sum(0) - means.sum(0) - _RIDGE * weights
            curvature = table.T @ expected - means.T @ means + _RIDGE * np.eye(len(weights))
            step = np.linalg.solve(curvature, gradient)
            longest = float(np.abs(step).max())
            weights = weights + step / max(1.0, longest / _LONGEST_STEP)
            if longest < _ENOUGH:
                break
        return weights


def source_lines(weights: Floats) -> Iterator[str]:
    """The weights as they stand in `card_odds`."""
    rows = [(use, kind) for use in USES for kind in CLASSES]
    for names, row in zip(rows, weights.reshape(len(rows), len(TERMS)), strict=True):
        if row.any():
            use, kind = names
            yield f'("{use}", "{kind}"): {tuple(round(float(weight), 2) for weight in row)},'


def main() -> None:
    parser = asking.Parser("card_odds_sabotage", "Fit how likely cards of Sabotage are played.")
    parser.add_argument("--players", type=int, choices=(2, 4), default=4)
    parser.add_argument("--minutes", type=asking.minutes, default=5.0)
    parser.add_argument("--seed", default="odds")
    arguments = parser.asked()
    print(measured_on(), flush=True)
    until = monotonic() + 60 * arguments.minutes
    seen = Seen()
    while seen.matches <= _HELD_OUT or monotonic() < until:
        watch(seen, arguments.players, f"{arguments.seed} {seen.matches}")
    fit = Fit(seen)
    weights = fit.best()
    print(f"{arguments.players} players, {seen.matches} matches, {len(seen.chosen)} cards played")
    for line in source_lines(weights):
        print(line)
    likelihoods = (weights, np.array(weights_of(arguments.players)), np.zeros(len(weights)))
    fitted, in_use, at_random = map(fit.likelihood, likelihoods)
    print(f"held out: {fitted:.3f} fitted, {in_use:.3f} as in use, {at_random:.3f} at random")


if __name__ == "__main__":
    main()
