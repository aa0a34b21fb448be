"""The net of paths: cards on places, their fields, and who can step where.

Places are those of `tunnels.maze`; a *field* is `8 * place + slot` (see `cards`). A web lies on an
*edge*, the line between two places: `2 * place` east of a place, `2 * place + 1` south of it.
Ladders, holes and gold are kept as short lists of fields, so that no step has to look for them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from pitprop.games.dark_cave.rules.cards import (
    FACE_SHAPE,
    GATE,
    GATES_OF,
    HOLE,
    LADDER,
    NEXT,
    NO_SLOT,
    SLOTS,
    VEIN,
)
from pitprop.tunnels.card import EAST, NORTH, OPPOSITE, SOUTH
from pitprop.tunnels.maze import GOAL, HIDDEN_GOAL, NO_PLACE, NOTHING, TUNNEL, Maze, empty_maze

NO_FACE: Final = -1
NO_FIELD: Final = -1
START_PLACE: Final = 0
"""The start card is laid first (D-10)."""

# A web: its edge, its number, whose it is and its card, packed.
_NUMBER_AT: Final = 10
_OWNER_AT: Final = 12
_KIND_AT: Final = 16
_EDGE_MASK: Final = 1023

# Room for a face and a slot.
_FACE_BITS: Final = 11

# 32 fields a word, for sets of fields.
_WORD_BITS: Final = 5
_WORD_MASK: Final = 31
_BIT: Final[vec[i64]] = vec[i64]([2**bit for bit in range(32)])


def web(edge: i64, number: i64, owner: i64, kind: i64) -> i64:
    """A web as one integer.

    Args:
        edge: the opening that it lies at.
        number: its number.
        owner: the seat that laid it.
        kind: the kind of its card.
    """
    return edge + (number << _NUMBER_AT) + (owner << _OWNER_AT) + (kind << _KIND_AT)


def web_edge(packed: i64) -> i64:
    """Where a web lies."""
    return packed & _EDGE_MASK


def web_number(packed: i64) -> i64:
    """2 or 1: what a web shows."""
    return packed >> _NUMBER_AT & 3


def web_owner(packed: i64) -> i64:
    """In front of whom its card lies."""
    return packed >> _OWNER_AT & 15


def web_kind(packed: i64) -> i64:
    """The kind of its card."""
    return packed >> _KIND_AT


def place_of(field: i64) -> i64:
    """The place of a field."""
    return field >> 3


def slot_of(field: i64) -> i64:
    """The slot of a field."""
    return field & 7


class Net:
    """All cards that lie face up, with what lies on them.

    Attributes:
        maze: which openings are where.
        faces: what lies on each place; `NO_FACE` for nothing, and for a face-down goal.
        ladders: the fields with a ladder.
        holes: the fields with a hole.
        gold: the fields of veins on which gold lies.
        webs: the webs (see `web`).
    """

    __slots__ = ("faces", "gold", "holes", "ladders", "maze", "webs")

    def __init__(
        self,
        maze: Maze,
        faces: vec[i64],
        ladders: vec[i64],
        holes: vec[i64],
        gold: vec[i64],
        webs: vec[i64],
    ) -> None:
        self.maze = maze
        self.faces = faces
        self.ladders = ladders
        self.holes = holes
        self.gold = gold
        self.webs = webs

    def clone(self) -> Net:
        """A net that shares nothing mutable with this one."""
        return Net(
            self.maze.clone(),
            self.faces[:],
            self.ladders[:],
            self.holes[:],
            self.gold[:],
            self.webs[:],
        )

    # --- What can be asked ----------------------------------------------------------------------

    def face(self, place: i64) -> i64:
        """What lies face up on a place, or `NO_FACE`."""
        if 0 <= place < len(self.faces):
            return self.faces[place]
        return NO_FACE

    def gate(self, place: i64, side: i64) -> i64:
        """The field at a card's opening on a side, or `NO_FIELD`."""
        face = self.face(place)
        if face == NO_FACE or GATE[4 * face + side] == NO_SLOT:
            return NO_FIELD
        return SLOTS * place + GATE[4 * face + side]

    def edge(self, place: i64, side: i64) -> i64:
        """The edge of a place on a side; -1 where nothing was ever laid near it."""
        if side == NORTH or side == 3:
            place = self.maze.beside(place, side)
            if place == NO_PLACE:
                return -1
            side = OPPOSITE[side]
        return 2 * place + (0 if side == EAST else 1)

    def web_at(self, edge: i64) -> i64:
        """Which of the webs lies on an edge, or -1."""
        at: i64
        for at in range(len(self.webs)):
            if self.webs[at] & _EDGE_MASK == edge:
                return at
        return -1

    def is_webbed(self, place: i64, side: i64) -> bool:
        """D-53: whether a web blocks the way out of a card on a side."""
        return len(self.webs) > 0 and self.web_at(self.edge(place, side)) >= 0

    def across(self, place: i64, side: i64) -> i64:
        """D-73: the field on the other side of an opening, or `NO_FIELD`; webs are ignored."""
        beside = self.maze.beside(place, side)
        if beside == NO_PLACE:
            return NO_FIELD
        return self.gate(beside, OPPOSITE[side])

    def neighbours(self, field: i64) -> vec[i64]:
        """The fields one step away: on the card, across its edges, and by ladder (D-41, D-71)."""
        found = vec[i64](capacity=8)
        place = field >> 3
        slot = field & 7
        face = self.faces[place]
        near = NEXT[SLOTS * face + slot]
        other: i64 = SLOTS * place
        while near:
            if near & 1:
                found = append(found, other)
            near >>= 1
            other += 1
        gates = GATES_OF[SLOTS * face + slot]
        side: i64 = 0
        while gates:
            if gates & 1:
                there = self.across(place, side)
                if there != NO_FIELD and not self.is_webbed(place, side):
                    found = append(found, there)
            gates >>= 1
            side += 1
        if LADDER[face] == slot:
            for ladder in self.ladders:
                if ladder != field and not contains(found, ladder):
                    found = append(found, ladder)
        return found

    def hidden_goals_beside(self, field: i64) -> vec[i64]:
        """The places of the face-down goals onto which a step leads (D-70)."""
        found = vec[i64]()
        place = field >> 3
        gates = GATES_OF[SLOTS * self.faces[place] + (field & 7)]
        side: i64 = 0
        while gates:
            if gates & 1:
                beside = self.maze.beside(place, side)
                if self.maze.occupant(beside) == HIDDEN_GOAL and not self.is_webbed(place, side):
                    found = append(found, beside)
            gates >>= 1
            side += 1
        return found

    def side_towards(self, place: i64, other: i64) -> i64:
        """The side of a place on which another lies, or -1."""
        side: i64
        for side in range(4):
            if self.maze.beside(place, side) == other:
                return side
        return -1

    def reach(self, start: i64, steps: i64, stops: vec[i64]) -> vec[i64]:
        """The fields that can be reached, the nearest first, without the start.

        Args:
            start: the field where the way begins.
            steps: how many steps it may have.
            stops: fields at which it ends (D-62).
        """
        seen = vec[i64](capacity=len(self.faces) // 4 + 1)
        while len(seen) <= len(self.faces) >> 2:
            seen = append(seen, 0)
        seen[start >> _WORD_BITS] |= _BIT[start & _WORD_MASK]
        found = vec[i64](capacity=32)
        found = append(found, start)
        at: i64 = 0
        while steps > 0 and at < len(found):
            end: i64 = len(found)
            while at < end:
                field = found[at]
                if field == start or not contains(stops, field):
                    for near in self.neighbours(field):
                        bit = _BIT[near & _WORD_MASK]
                        if seen[near >> _WORD_BITS] & bit == 0:
                            seen[near >> _WORD_BITS] |= bit
                            found = append(found, near)
                at += 1
            steps -= 1
        return found[1:]

    # --- What changes it ------------------------------------------------------------------------

    def lay_at(self, coordinates: i64, face: i64, occupant: i64 = TUNNEL) -> i64:
        """Lay a card face up, or turn up a goal; returns its place. Gold is not laid with it.

        Args:
            coordinates: the place, as packed coordinates.
            face: the card as it lies.
            occupant: what lies there then.
        """
        place = self.maze.lay_at(coordinates, FACE_SHAPE[face], occupant)
        self._grow()
        self.faces[place] = face
        if LADDER[face] != NO_SLOT:
            self.ladders = append(self.ladders, SLOTS * place + LADDER[face])
        if HOLE[face] != NO_SLOT:
            self.holes = append(self.holes, SLOTS * place + HOLE[face])
        return place

    def hide_goal(self, x: i64, y: i64) -> i64:
        """Lay a goal face down; returns its place."""
        place = self.maze.hide_goal(x, y)
        self._grow()
        return place

    def put_gold(self, place: i64) -> bool:
        """D-44: lay gold on the vein of a card; returns whether it has one."""
        slot = VEIN[self.faces[place]]
        if slot == NO_SLOT:
            return False
        self.gold = append(self.gold, SLOTS * place + slot)
        return True

    def take_gold(self, field: i64) -> bool:
        """Take the gold off a field; returns whether there was any."""
        if not contains(self.gold, field):
            return False
        self.gold = remove(self.gold, field)
        return True

    def remove(self, place: i64) -> None:
        """D-51: take a card off the net. Its gold and webs have to be removed before."""
        face = self.faces[place]
        if LADDER[face] != NO_SLOT:
            self.ladders = remove(self.ladders, SLOTS * place + LADDER[face])
        if HOLE[face] != NO_SLOT:
            self.holes = remove(self.holes, SLOTS * place + HOLE[face])
        self.faces[place] = NO_FACE
        self.maze.remove(place)
        self._grow()

    def _grow(self) -> None:
        while len(self.faces) < self.maze.places():
            self.faces = append(self.faces, NO_FACE)

    def is_free(self, place: i64) -> bool:
        """Whether nothing lies there, face up or face down."""
        return self.maze.occupant(place) == NOTHING

    def is_face_down_goal(self, place: i64) -> bool:
        """Whether a goal lies there face down."""
        return self.maze.occupant(place) == HIDDEN_GOAL

    def is_goal(self, place: i64) -> bool:
        """Whether a goal lies there face up."""
        return self.maze.occupant(place) == GOAL

    # --- Names ----------------------------------------------------------------------------------

    def named_side(self, edge: i64) -> i64:
        """D-34: the card that an edge is named after: `4 * place + side`.

        It is the card west or north of it, if that has an opening there, else the other.
        """
        place = edge >> 1
        side: i64 = SOUTH if edge & 1 else EAST
        if self.gate(place, side) != NO_FIELD:
            return 4 * place + side
        return 4 * self.maze.beside(place, side) + OPPOSITE[side]

    def field_key(self, field: i64) -> i64:
        """A field without place numbers: coordinates, face and slot."""
        place = field >> 3
        return (
            (self.maze.coordinates[place] << _FACE_BITS) + SLOTS * self.faces[place] + (field & 7)
        )

    def edge_key(self, edge: i64) -> i64:
        """An edge without them: the coordinates of the card that names it, and its side."""
        named = self.named_side(edge)
        return 4 * self.maze.coordinates[named >> 2] + (named & 3)


def contains(fields: vec[i64], field: i64) -> bool:
    """Whether a field is in a list."""
    for known in fields:  # noqa: SIM110  # compiled, a loop is faster
        if known == field:
            return True
    return False


def empty_net() -> Net:
    """A net in which nothing lies."""
    nothing = vec[i64]()
    return Net(empty_maze(), nothing[:], nothing[:], nothing[:], nothing[:], nothing[:])
