"""How often diggers and saboteurs do each kind of thing.

A digger builds towards where the treasure may be, as far as that digger knows; a saboteur does so
less often, and does harm more often. The rates were counted over games between `standard` players
and rounded towards caution, since people make mistakes and are dealt bad hands.
"""

from __future__ import annotations

from math import log
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import DIGGER, SABOTEUR

# How often a card with at least this progress (in cards) is laid, by a digger and by a saboteur;
# then dead ends beside the way and on it, rockfalls, and passing with whole tools.
_PROGRESS: Final[list[float]] = [0.7, 0.2, -0.2, -0.7, -1.5]
_LAID: Final[list[tuple[float, float]]] = [
    (0.62, 0.40),
    (0.16, 0.15),
    (0.16, 0.22),
    (0.04, 0.10),
    (0.02, 0.09),
    (0.01, 0.08),
]
_DEAD_ENDS: Final[list[tuple[float, float]]] = [(0.010, 0.05), (0.004, 0.08)]
_FELL: Final[list[tuple[float, float]]] = [(0.80, 0.10), (0.15, 0.30), (0.05, 0.60)]
_PASSED: Final[list[tuple[float, float]]] = [(0.30, 0.36)]
_ALL: Final[list[tuple[float, float]]] = [*_LAID, *_DEAD_ENDS, *_FELL, *_PASSED]

DIGGER_DOES: Final[vec[float]] = vec[float]([digger for digger, _ in _ALL])
"""How often a digger does each kind of thing."""

SABOTEUR_DOES: Final[vec[float]] = vec[float]([saboteur for _, saboteur in _ALL])
"""How often a saboteur does it."""

LOOKS: Final[vec[float]] = vec[float]([log(saboteur) - log(digger) for digger, saboteur in _ALL])
"""How suspicious it looks: the logarithm of the likelihood ratio of saboteur to digger."""

PASSED: Final = len(_ALL) - 1
_FIRST_DEAD_END: Final = len(_LAID)
_FIRST_FALL: Final = len(_LAID) + len(_DEAD_ENDS)
_LEAST: Final[vec[float]] = vec[float](_PROGRESS)


def laid(gain: float, dead_end: bool) -> i64:
    """The kind of thing that laying a path card with some progress is.

    Args:
        gain: by how many cards it brings the tunnel nearer.
        dead_end: whether it is a dead end.
    """
    if dead_end:
        return _FIRST_DEAD_END if gain > -0.3 else _FIRST_DEAD_END + 1
    kind: i64 = 0
    while kind < len(_LEAST) and gain < _LEAST[kind]:
        kind += 1
    return kind


def fell(gain: float) -> i64:
    """The kind of thing that a rockfall with some progress is."""
    if gain >= 0.4:
        return _FIRST_FALL
    return _FIRST_FALL + 1 if gain >= -0.4 else _FIRST_FALL + 2


def _by_roles(rates: dict[tuple[int, int], tuple[float, float]]) -> vec[float]:
    roles = [(one, other) for one in (DIGGER, SABOTEUR) for other in (DIGGER, SABOTEUR)]
    return vec[float]([rates[both][end] for end in range(2) for both in roles])


# How often a player breaks or mends another's tools, by both roles: first where nobody could take
# the other for a saboteur at that time, then where everybody did.
BREAKS: Final[vec[float]] = _by_roles(
    {
        (DIGGER, DIGGER): (0.03, 0.60),
        (DIGGER, SABOTEUR): (0.25, 0.95),
        (SABOTEUR, DIGGER): (0.60, 0.70),
        (SABOTEUR, SABOTEUR): (0.30, 0.40),
    }
)
MENDS: Final[vec[float]] = _by_roles(
    {
        (DIGGER, DIGGER): (0.90, 0.15),
        (DIGGER, SABOTEUR): (0.50, 0.05),
        (SABOTEUR, DIGGER): (0.15, 0.08),
        (SABOTEUR, SABOTEUR): (0.35, 0.40),
    }
)


def breaking_looks(suspicion: float) -> float:
    """How suspicious it looks to break a tool of a player (see `LOOKS`).

    Args:
        suspicion: how likely the other is to be a saboteur, as far as everybody can know.
    """
    return log(_breaks(SABOTEUR, suspicion) / _breaks(DIGGER, suspicion))


def _breaks(role: i64, suspicion: float) -> float:
    at = 2 * role
    digger = BREAKS[at] + (BREAKS[at + 4] - BREAKS[at]) * suspicion
    saboteur = BREAKS[at + 1] + (BREAKS[at + 5] - BREAKS[at + 1]) * suspicion
    return (1 - suspicion) * digger + suspicion * saboteur
