"""How `python -m benchmarks.card_odds_sabotage` finds how likely cards are to be played."""

from __future__ import annotations

from math import exp
from random import Random

import numpy as np
import pytest

from benchmarks.card_odds_sabotage import Alternative, Fit, Seen, source_lines, watch
from pitprop.opponents.sabotage.beliefs.card_odds import CLASSES, TERMS, USES

ROWS = len(USES) * len(CLASSES)


def test_weights_by_which_cards_were_chosen_are_found() -> None:
    draw = Random(7)
    weights = np.array([draw.uniform(-2, 2) for _ in range(ROWS * len(TERMS))])
    weights[0] = 0.0
    seen = Seen()
    for _ in range(6_000):
        choices = [_any_alternative(draw) for _ in range(8)]
        odds = [exp(np.dot(weights.reshape(ROWS, -1)[row], terms)) for row, terms in choices]
        seen.first.append(len(seen.alternatives))
        seen.match.append(draw.randrange(40))
        seen.chosen.append(len(seen.alternatives) + draw.choices(range(8), odds)[0])
        seen.alternatives += choices
    fit = Fit(seen)
    found = fit.best()
    assert fit.likelihood(found) == pytest.approx(fit.likelihood(weights), abs=0.03)
    assert fit.likelihood(found) > fit.likelihood(np.zeros(len(weights))) + 0.3
    assert np.corrcoef(found, weights)[0, 1] > 0.9
    assert len(list(source_lines(found))) == ROWS


def _any_alternative(draw: Random) -> Alternative:
    terms = (1.0, *(draw.random() for _ in TERMS[1:]))
    return Alternative(draw.randrange(ROWS), terms)


def test_every_card_played_in_a_match_is_counted_once() -> None:
    seen = Seen()
    watch(seen, 2, "counted")
    assert seen.matches == 1
    assert len(seen.first) == len(seen.chosen) == len(seen.match)
    ends = [*seen.first[1:], len(seen.alternatives)]
    for first, chosen, end in zip(seen.first, seen.chosen, ends, strict=True):
        assert first <= chosen < end
