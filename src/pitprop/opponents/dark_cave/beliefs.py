"""For whom the players work: the exact posterior over all that could have been dealt (D-11)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from math import exp, perm

from pitprop.games.dark_cave.cards import clan_cards
from pitprop.games.dark_cave.table import Table
from pitprop.opponents.dark_cave.evidence import Evidence


def believe(table: Table, evidence: Evidence, characters: Sequence[int]) -> list[float]:
    """How likely each player is a saboteur.

    Args:
        table: what everybody sees.
        evidence: what the players have done to each other.
        characters: each seat's character where it is known, else -1.
    """
    seats = int(table.seats)
    clans = list(table.clans)
    worlds = [
        (prior_blue * prior_yellow, saboteurs | others)
        for (prior_blue, saboteurs), (prior_yellow, others) in product(
            _dealt(table, 0, characters), _dealt(table, 1, characters)
        )
    ]
    weights = []
    for prior, saboteurs in worlds:
        sides = [clans[seat] ^ (seat in saboteurs) for seat in range(seats)]
        total = sum(
            bond / 2 if sides[one] == sides[other] else -bond / 2
            for one, row in enumerate(evidence.bonds)
            for other, bond in enumerate(row)
            if bond
        )
        weights.append(prior * exp(max(min(total, 30.0), -30.0)))
    whole = sum(weights)
    return [
        sum(
            weight
            for weight, (_, saboteurs) in zip(weights, worlds, strict=True)
            if seat in saboteurs
        )
        / whole
        for seat in range(seats)
    ]


def _dealt(
    table: Table, clan: int, characters: Sequence[int]
) -> list[tuple[float, frozenset[int]]]:
    """Who of a clan may be a saboteur, with the number of ways to deal the cards so."""
    seats = [seat for seat, of in enumerate(table.clans) if of == clan]
    cards = clan_cards(table.seats, clan)
    loyal, saboteurs = cards.count(2 * clan), cards.count(2 * clan + 1)
    found: list[tuple[float, frozenset[int]]] = []
    for size in range(len(seats) + 1):
        ways = perm(saboteurs, size) * perm(loyal, len(seats) - size)
        found += [
            (float(ways), frozenset(guilty))
            for guilty in (combinations(seats, size) if ways else ())
            if all(characters[seat] in (-1, int(seat in guilty)) for seat in seats)
        ]
    return found
