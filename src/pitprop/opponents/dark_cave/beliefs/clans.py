"""Whom the players work for: the exact posterior over everything that could be dealt (D-11)."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from typing import Final

from pitprop.games.dark_cave.rules.cards import SABOTEUR
from pitprop.games.dark_cave.rules.clans import possible_deals
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.table import Table
from pitprop.opponents.dark_cave.beliefs.evidence import Evidence
from pitprop.opponents.dark_cave.beliefs.hearsay import Opinion

_MOST: Final = 30.0

AT_FACE_VALUE: Final = 1.0
"""The credence of a player to whom everything done tells something new."""

CALIBRATED: Final = 0.5
"""That of a player to whom not everything is news, as the same is often done to somebody again;
`python -m benchmarks.beliefs_dark_cave` compares the two."""

World = tuple[tuple[int, ...], float]
"""What the players may be, by seat, and how likely that is."""


def believe(
    table: Table,
    evidence: Evidence,
    characters: Sequence[int],
    aside: Sequence[int] = (),
    side: int = -1,
    opinions: Sequence[Opinion] = (),
    credence: float = CALIBRATED,
) -> list[World]:
    """Everything that the players may be, each combination with its likelihood.

    Args:
        table: what everybody sees.
        evidence: what the players have done to each other.
        characters: each seat's character where it is known, else -1.
        aside: the clan cards laid aside where they are known (D-81).
        side: the clan that the listener works for.
        opinions: what the others have said of each other.
        credence: what the evidence of what the players have done to each other is multiplied by.
    """
    worlds = possible_deals(table, characters, aside)
    weights = [
        ways * _likelihood(table, evidence, world, credence) * _said(table, opinions, side, world)
        for world, ways in worlds
    ]
    whole = sum(weights)
    return [(world, weight / whole) for weight, (world, _) in zip(weights, worlds, strict=True)]


def guilt(worlds: Sequence[World], seats: int) -> list[float]:
    """How likely each player is to be a saboteur.

    Args:
        worlds: everything that the players may be.
        seats: the number of players.
    """
    return [sum([weight for world, weight in worlds if world[seat]]) for seat in range(seats)]


def _likelihood(
    table: Table, evidence: Evidence, characters: Sequence[int], credence: float
) -> float:
    """How well what the players have done fits what they may be (see `believe`)."""
    sides = [work_for(*each) for each in zip(table.clans, characters, strict=True)]
    total = sum(
        bond / 2 if sides[one] == sides[other] else -bond / 2
        for one, row in enumerate(evidence.bonds)
        for other, bond in enumerate(row)
        if bond
    )
    return exp(max(min(credence * total, _MOST), -_MOST))


def _said(table: Table, opinions: Sequence[Opinion], side: int, characters: Sequence[int]) -> float:
    """How well what the players have said of each other fits what they may be."""
    likely = 1.0
    for each in opinions:
        mate = work_for(table.clans[each.speaker], characters[each.speaker]) == side
        likely *= each.odds(mate, characters[each.target] == SABOTEUR)
    return likely
