"""What ways across a card cost, as tables by the card as it lies (see `cave_graph`)."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.dark_cave.rules.cards import FACES, GATE, NO_SLOT, SLOTS
from pitprop.opponents.dark_cave.ways.cave_graph import FAR
from pitprop.opponents.dark_cave.ways.shapes import NEAR, STEP_COST


def _slot_prices(face: int) -> list[list[int]]:
    """For every pair of slots of a face, the cost of the way between them, on the card alone."""
    found = [[FAR] * SLOTS for _ in range(SLOTS)]
    for start in range(SLOTS):
        found[start][start] = 0
        for _ in range(SLOTS):
            for slot in range(SLOTS):
                for near in NEAR[face][slot]:
                    there = found[start][slot] + STEP_COST[face][near]
                    found[start][near] = min(found[start][near], there, FAR)
    return found


_SLOT_PRICES: Final = [_slot_prices(face) for face in range(FACES)]


def _gate(face: int, side: int) -> int:
    return int(GATE[4 * face + side])


def _between(face: int, start: int, end: int) -> int:
    return FAR if start == NO_SLOT or end == NO_SLOT else _SLOT_PRICES[face][start][end]


INSIDE: Final[vec[i64]] = vec[i64](
    [
        _between(face, _gate(face, one), _gate(face, other))
        for face in range(FACES)
        for one in range(4)
        for other in range(4)
    ]
)
"""`INSIDE[16 * face + 4 * one + other]`: what the way from an opening to another costs."""

TO_GATE: Final[vec[i64]] = vec[i64](
    [
        _between(face, slot, _gate(face, side))
        for face in range(FACES)
        for slot in range(SLOTS)
        for side in range(4)
    ]
)
"""`TO_GATE[32 * face + 4 * slot + side]`: what the way from a field to an opening costs."""

FROM_GATE: Final[vec[i64]] = vec[i64](
    [
        _between(face, _gate(face, side), slot)
        for face in range(FACES)
        for slot in range(SLOTS)
        for side in range(4)
    ]
)
"""`FROM_GATE[32 * face + 4 * slot + side]`: what the way from an opening to a field costs."""

ENTER: Final[vec[i64]] = vec[i64](
    [
        FAR if _gate(face, side) == NO_SLOT else STEP_COST[face][_gate(face, side)]
        for face in range(FACES)
        for side in range(4)
    ]
)
"""`ENTER[4 * face + side]`: what the step onto a card costs; `FAR` at a wall."""
