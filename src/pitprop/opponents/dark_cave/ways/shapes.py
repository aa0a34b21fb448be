"""What is often asked of faces, as plain lists."""

from __future__ import annotations

from typing import Final

from pitprop.games.dark_cave.rules.cards import (
    BRIDGE_FROM,
    FACE_SHAPE,
    FACES,
    FIELDS,
    GATE,
    GROUP_OF,
    HAS_TUNNEL,
    LADDER,
    NEXT,
    NO_SLOT,
    PATH_CARDS,
    SLOT_BIT,
    SLOTS,
    START_FACE,
    TUNNEL_SLOT,
    VEIN,
)
from pitprop.tunnels.card import JOINED, OPEN, SIDE_BIT, SIDES

SLOTS_OF: Final[list[list[int]]] = [
    [slot for slot in range(SLOTS) if FIELDS[face] & SLOT_BIT[slot]] for face in range(FACES)
]
"""The slots that are fields of each face."""

NEAR: Final[list[list[list[int]]]] = [
    [
        [other for other in range(SLOTS) if NEXT[SLOTS * face + slot] & SLOT_BIT[other]]
        for slot in range(SLOTS)
    ]
    for face in range(FACES)
]
"""`NEAR[face][slot]`: the slots one step away on the same card."""

GATES: Final[list[list[tuple[int, int]]]] = [
    [(side, GATE[4 * face + side]) for side in range(4) if GATE[4 * face + side] != NO_SLOT]
    for face in range(FACES)
]
"""For each face, the sides with an opening, each with the slot there."""

TUNNEL_PRICE: Final = 2
"""What the gold that a tunnel costs is worth, in steps (D-43)."""

_BRIDGE_PRICE: Final = 3
"""What the hand card that a bridge costs is worth, in steps (D-42)."""


def _step_cost(face: int, slot: int) -> int:
    """How much it costs to step there, in steps: saving gold and cards is worth a detour."""
    if HAS_TUNNEL[face] and slot == TUNNEL_SLOT:
        return 1 + TUNNEL_PRICE
    return 1 + (_BRIDGE_PRICE if BRIDGE_FROM[SLOTS * face + slot] else 0)


STEP_COST: Final[list[list[int]]] = [
    [_step_cost(face, slot) for slot in range(SLOTS)] for face in range(FACES)
]
"""`STEP_COST[face][slot]`: what a step onto a field costs, in steps."""


class Link:
    """Openings of a card that one can walk between.

    Attributes:
        sides: those openings.
        cost: the steps from a neighbour's field onto the card and across it.
        ladder: whether there is a ladder on the way.
        vein: whether there is a vein on the way.
    """

    __slots__ = ("cost", "ladder", "sides", "vein")

    def __init__(
        self, sides: tuple[int, ...], cost: int, ladder: bool = False, vein: bool = False
    ) -> None:
        self.sides = sides
        self.cost = cost
        self.ladder = ladder
        self.vein = vein


def _links(face: int) -> list[Link]:
    shape = FACE_SHAPE[face]
    across = int(GROUP_OF[face >> 1]) + 1
    if HAS_TUNNEL[face]:
        sides = tuple(side for side in range(4) if OPEN[shape] & SIDE_BIT[side])
        return [Link(sides, across), *_sets(face, across)]
    return _sets(face, across)


def _sets(face: int, across: int) -> list[Link]:
    shape = FACE_SHAPE[face]
    upper = PATH_CARDS[face >> 1].feature.partition("bridge-")[2]
    found: dict[int, Link] = {}
    for side in range(4):
        if OPEN[shape] & SIDE_BIT[side]:
            joined = int(JOINED[4 * shape + side])
            sides = tuple(other for other in range(4) if joined & SIDE_BIT[other])
            price = _BRIDGE_PRICE if SIDES[side] in upper else 0
            found[joined] = Link(
                sides, across + price, LADDER[face] != NO_SLOT, VEIN[face] != NO_SLOT
            )
    return list(found.values())


def _paid(face: int) -> list[Link]:
    """The tunnel's price is part of the walk through it, as the bridge's is."""
    links = _links(face)
    if HAS_TUNNEL[face]:
        links[0].cost += 1 + TUNNEL_PRICE
    return links


LINKS: Final[list[list[Link]]] = [_paid(face) for face in range(START_FACE)]
"""The links of each path card as it lies."""
