"""Who may work for whom: all ways in which the clan cards may have been dealt (D-11, D-80)."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, product
from math import perm

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.dark_cave.rules.allowed import clan_is_out
from pitprop.games.dark_cave.rules.cards import LOYAL, SABOTEUR, clan_cards
from pitprop.games.dark_cave.rules.table import HIDDEN, Table


def possible_deals(
    table: Table, known: Sequence[int], aside: Sequence[int]
) -> list[tuple[tuple[int, ...], int]]:
    """The characters that the players of a game that goes on may have, by seat.

    Args:
        table: what everybody sees.
        known: each seat's character where it is known, else `HIDDEN`.
        aside: the clan cards laid aside where they are known (D-81), else nothing.

    Returns:
        Each with the number of ways to deal it. Since the game goes on, each clan that anybody
        works for still has somebody in the cave.
    """
    found: list[tuple[tuple[int, ...], int]] = []
    for (one, ways), (other, more) in product(
        _of_clan(table, 0, known, aside), _of_clan(table, 1, known, aside)
    ):
        guilty = (*one, *other)
        characters = tuple(SABOTEUR if seat in guilty else LOYAL for seat in range(table.seats))
        if not clan_is_out(table, vec[i64](characters)):
            found.append((characters, ways * more))
    return found


def _of_clan(
    table: Table, clan: int, known: Sequence[int], aside: Sequence[int]
) -> list[tuple[tuple[int, ...], int]]:
    """Who of a clan may be saboteurs, each with the number of ways to deal the clan's cards so."""
    seats = [seat for seat in range(table.seats) if table.clans[seat] == clan]
    cards = clan_cards(table.seats, clan)
    loyal, saboteurs = cards.count(2 * clan + LOYAL), cards.count(2 * clan + SABOTEUR)
    among_them = saboteurs - aside.count(2 * clan + SABOTEUR)
    found: list[tuple[tuple[int, ...], int]] = []
    for size in range(len(seats) + 1):
        ways = perm(saboteurs, size) * perm(loyal, len(seats) - size)
        if not ways or (aside and seats and size != among_them):
            continue
        found += [
            (guilty, ways)
            for guilty in combinations(seats, size)
            if all(known[seat] in (HIDDEN, SABOTEUR if seat in guilty else LOYAL) for seat in seats)
        ]
    return found
