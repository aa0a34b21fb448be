"""`standard`: plays Sabotage by rules of thumb, from its view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.opponents.choosing import one_of_the_best
from pitprop.opponents.sabotage.player import ByRulesOfThumb

_AS_GOOD: Final = 0.01
"""Scores that differ by less than this count as equal."""


class Standard(ByRulesOfThumb):
    """Builds, disturbs, and closes in time."""

    name: Final = "standard"

    def pick(self, scores: Sequence[float], draw: RandomStream) -> int:
        """See `ByRulesOfThumb.pick`."""
        return one_of_the_best(scores, _AS_GOOD, draw)


OPPONENT: Final = Standard()
