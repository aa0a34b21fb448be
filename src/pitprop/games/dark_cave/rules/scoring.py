"""The end of the game: what each clan's treasure is worth, and who has won (D-83)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.dark_cave.rules.table import NOBODY_WON, Result, Table

_CLANS: Final = (0, 1)


def work_for(clan: int, character: int) -> int:
    """The clan that a dwarf works for: a saboteur works for the other one."""
    return clan ^ character


def score(
    ending: int,
    clans: Sequence[int],
    characters: Sequence[int],
    gold: Sequence[int],
    left: Sequence[int],
) -> Result:
    """How a game ends.

    Args:
        ending: why it ends.
        clans: each seat's clan.
        characters: each seat's character.
        gold: the gold that each seat carries.
        left: the seats whose dwarves have left the cave, in the order in which they left.
    """
    sides = [work_for(clan, character) for clan, character in zip(clans, characters, strict=True)]
    saved = [sum(gold[seat] for seat in left if sides[seat] == clan) for clan in _CLANS]
    workers = [sides.count(clan) for clan in _CLANS]
    treasures = [saved[clan] * workers[1 - clan] for clan in _CLANS]
    return Result(
        ending,
        tuple(characters),
        (saved[0], saved[1]),
        (workers[0], workers[1]),
        (treasures[0], treasures[1]),
        _winner(treasures, [sides[seat] for seat in left]),
    )


def _winner(treasures: Sequence[int], left: Sequence[int]) -> int:
    """The clan with the more valuable treasure; on a tie, that of the first worker to leave."""
    if not left:
        return NOBODY_WON
    if treasures[0] == treasures[1]:
        return left[0]
    return 0 if treasures[0] > treasures[1] else 1


def winners(table: Table) -> list[int]:
    """D-83: all who worked for the clan that has won; nobody while the game goes on."""
    result = table.result
    if result is None or result.winner == NOBODY_WON:
        return []
    return [
        seat
        for seat, character in enumerate(result.characters)
        if work_for(table.clans[seat], character) == result.winner
    ]
