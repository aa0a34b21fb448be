"""Places, fields and edges by their names, and by the numbers that a net gives them."""

from __future__ import annotations

from typing import Final, NamedTuple

from pitprop.games.dark_cave.rules.cards import FACES, SLOT_NAMES, SLOTS
from pitprop.games.dark_cave.rules.net import NO_FACE, NO_FIELD, Net
from pitprop.tunnels.card import SIDES
from pitprop.tunnels.maze import NO_PLACE
from pitprop.tunnels.places import Place, place_at

# By face, the slot of each field's name.
_SLOT: Final[list[dict[str, int]]] = [
    {SLOT_NAMES[SLOTS * face + slot]: slot for slot in range(SLOTS)} for face in range(FACES)
]


class Field(NamedTuple):
    """A field: a place, and the field's name on its card (`NES`, `N`, `*NES`, `T`)."""

    x: int
    y: int
    name: str

    def __str__(self) -> str:
        return f"{self.x},{self.y}:{self.name}"

    @property
    def place(self) -> Place:
        """Where its card lies."""
        return Place(self.x, self.y)


class Edge(NamedTuple):
    """The opening of a card on a side, where a web can lie (D-34)."""

    place: Place
    side: str

    def __str__(self) -> str:
        return f"{self.place} {self.side}"


# --- Names on a net -----------------------------------------------------------------------------


def place_name(net: Net, place: int) -> Place:
    """The coordinates of a place."""
    return place_at(net.maze, place)


def field_name(net: Net, field: int) -> Field:
    """A field in words."""
    place = field // SLOTS
    face = net.face(place)
    return Field(net.maze.x(place), net.maze.y(place), SLOT_NAMES[SLOTS * face + field % SLOTS])


def edge_name(net: Net, edge: int) -> Edge:
    """D-34: a web's place."""
    named = net.named_side(edge)
    return Edge(place_name(net, named // 4), SIDES[named % 4])


def find_place(net: Net, place: Place) -> int:
    """The number of a place; `NO_PLACE` where the net has none."""
    return net.maze.find(place.x, place.y)


def find_field(net: Net, field: Field) -> int:
    """A field by its name; `NO_FIELD` where the net has none."""
    place = net.maze.find(field.x, field.y)
    face = NO_FACE if place == NO_PLACE else net.face(place)
    if face == NO_FACE or not field.name:
        return NO_FIELD
    slot = _SLOT[face].get(field.name, NO_FIELD)
    return NO_FIELD if slot == NO_FIELD else SLOTS * place + slot


def find_edge(net: Net, edge: Edge) -> int:
    """The edge at an opening; -1 where there is no opening."""
    place = find_place(net, edge.place)
    side = SIDES.index(edge.side)
    if place == NO_PLACE or net.gate(place, side) == NO_FIELD:
        return -1
    return net.edge(place, side)
