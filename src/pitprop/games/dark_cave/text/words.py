"""The words of the notation of The Dark Cave: cards, places, fields and edges.

A table numbers its places as they come into play, so such numbers hold for one table only.
"""

from __future__ import annotations

import re
from typing import Final

from pitprop.core.description.words import Choice, Seat, Word, YesNo
from pitprop.core.errors import NotationError
from pitprop.core.notation import UNKNOWN, cited
from pitprop.games.dark_cave.fault import fault
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    CLAN_CARD_NAMES,
    CLAN_NAMES,
    FACE,
    FACE_NAMES,
    FACE_SHAPE,
    GOAL_FACE,
    GROUP_OF,
    KIND_NAMES,
    MAX_SEATS,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.table import Table
from pitprop.games.dark_cave.text.spelling import (
    Edge,
    Field,
    edge_name,
    field_name,
    find_edge,
    find_field,
    find_place,
    place_name,
)
from pitprop.tunnels.card import SHAPE, SIDES, SPELLING
from pitprop.tunnels.places import Coordinates, Place, packed_coordinates, parse_place

_FIELD_NAME: Final = re.compile(r"T|\*?(?=.)N?E?S?W?")

UNKNOWN_CHARACTER: Final = 8
"""`UNKNOWN_CHARACTER + clan` is a clan card of which the reader knows only the back (D-12)."""

CLAN_CARD_NUMBERS: Final = {
    **{name: card for card, name in enumerate(CLAN_CARD_NAMES)},
    **{f"{name}-{UNKNOWN}": UNKNOWN_CHARACTER + clan for clan, name in enumerate(CLAN_NAMES)},
}
"""The clan cards by their names, and their backs."""

_BACKS: Final = [f"{group}:{UNKNOWN}" for group in GROUPS]


def clan_of(card: int) -> int:
    """The clan of a clan card, of which only the back may be known."""
    return card - UNKNOWN_CHARACTER if card >= UNKNOWN_CHARACTER else card >> 1


# --- Places -------------------------------------------------------------------------------------


class _PlaceWord(Word[Place, Table]):
    """A place; codes hold its number."""

    is_local = True
    name = "PLACE"
    page_like = Coordinates.page_like

    def read(self, text: str) -> Place:
        place = parse_place(text)
        packed_coordinates(place)
        return place

    def number(self, value: Place, table: Table) -> int:
        return find_place(table.net, value)

    def value(self, number: int, table: Table) -> Place:
        return place_name(table.net, number)

    def key(self, number: int, table: Table) -> int:
        return table.net.maze.coordinates[number]


class _FieldWord(Word[Field, Table]):
    """A field."""

    is_local = True
    name = "FIELD"
    page_like = f"{Coordinates.page_like}:.+"

    def read(self, text: str) -> Field:
        there, colon, name = text.partition(":")
        if not colon or not _FIELD_NAME.fullmatch(name) or name == "*":
            raise NotationError(fault("not-a-field", word=cited(text)))
        return Field(*PLACE.read(there), name)

    def fits(self, text: str) -> bool:
        return ":" in text

    def number(self, value: Field, table: Table) -> int:
        return find_field(table.net, value)

    def value(self, number: int, table: Table) -> Field:
        return field_name(table.net, number)

    def key(self, number: int, table: Table) -> int:
        return table.net.field_key(number)


class _EdgeWord(Word[Edge, Table]):
    """The place of a web."""

    is_local = True
    name = "PLACE SIDE"
    sizes = (2, 2)

    def read(self, text: str) -> Edge:
        place, _, side = text.partition(" ")
        there = PLACE.read(place)
        if len(side) != 1 or side not in SIDES:
            raise NotationError(fault("not-a-side", word=cited(side)))
        return Edge(there, side)

    def number(self, value: Edge, table: Table) -> int:
        return find_edge(table.net, value)

    def value(self, number: int, table: Table) -> Edge:
        return edge_name(table.net, number)

    def key(self, number: int, table: Table) -> int:
        return table.net.edge_key(number)


class _SpotWord(_FieldWord):
    """A field as it was named when something happened there (see `log`)."""

    def number(self, value: Field, table: Table) -> int:
        return 64 * find_place(table.net, value.place) + log.LABELS.index(value.name)

    def value(self, number: int, table: Table) -> Field:
        return Field(*place_name(table.net, number // 64), log.LABELS[number % 64])

    def key(self, number: int, table: Table) -> int:
        return 64 * table.net.maze.coordinates[number // 64] + number % 64


# --- Cards --------------------------------------------------------------------------------------


class ActionCard(Choice):
    """An action card with one of some effects.

    Args:
        actions: what it does (`INFO` … `GOBLIN`).
    """

    def __init__(self, *actions: int) -> None:
        super().__init__(
            "CARD",
            [name if ACTION[kind] in actions else "" for kind, name in enumerate(KIND_NAMES)],
            fault("not-such-an-action"),
        )

    def examples(self) -> list[str]:
        return ["an action card such as I:rat"]


class _Openings(Word[str, Table]):
    """A goal, by its openings as it lies."""

    is_local = True
    name = "OPENINGS"

    def read(self, text: str) -> str:
        if text not in SHAPE or not text:
            raise NotationError(fault("not-openings", word=cited(text)))
        return text

    def number(self, value: str, table: Table) -> int:
        """The waiting goal as it lies like that; as it lies first if it can't."""
        goal = table.goal_shown[table.turning] if table.turning >= 0 else 0
        face = GOAL_FACE + 2 * goal
        return face + 1 if FACE_SHAPE[face] != SHAPE[value] else face

    def value(self, number: int, table: Table) -> str:
        return SPELLING[FACE_SHAPE[number]]


class _Passed(Word[tuple[str, ...], object]):
    """One or two cards, in codes `card + 256 * (second + 1)`; others see only the backs (D-92)."""

    name = "CARDS"
    sizes = (1, 2)

    def grammar(self) -> list[str]:
        return ["CARD", "CARD CARD"]

    def read(self, text: str) -> tuple[str, ...]:
        cards = tuple(text.split(" "))
        kinds = [CARD.number(card, None) for card in cards]
        if kinds != sorted(kinds, key=lambda kind: (GROUP_OF[kind], kind)):
            raise NotationError(fault("other-order", first=cards[1], second=cards[0]))
        return cards

    def write(self, value: tuple[str, ...]) -> str:
        return " ".join(value)

    def number(self, value: tuple[str, ...], table: object) -> int:
        kinds = [CARD.number(card, None) for card in value]
        if not 1 <= len(kinds) <= 2:
            raise NotationError(fault("one-or-two"))
        return kinds[0] + sum(256 * (second + 1) for second in kinds[1:])

    def value(self, number: int, table: object) -> tuple[str, ...]:
        first, second = KIND_NAMES[number & 255], (number >> 8) - 1
        return (first,) if second < 0 else (first, KIND_NAMES[second])

    def hidden(self, value: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(f"{card.partition(':')[0]}:{UNKNOWN}" for card in value)

    def read_hidden(self, text: str) -> tuple[str, ...] | None:
        cards = tuple(text.split(" "))
        if not any(card.endswith(f":{UNKNOWN}") for card in cards):
            return None
        if any(card not in _BACKS for card in cards):
            raise NotationError(fault("backs-of-passed"))
        if list(cards) != sorted(cards, key=_BACKS.index):
            raise NotationError(fault("lower-group-first"))
        return cards


class _ClanCards(Word[str, object]):
    """Some clan cards, which the log holds as one integer."""

    name = "CLAN-CARDS"
    sizes = (1, len(CLAN_CARD_NAMES))

    def read(self, text: str) -> str:
        self.number(text, None)
        return text

    def number(self, value: str, table: object) -> int:
        return log.pack_clan_cards(tuple(CLAN_CARD.number(card, None) for card in value.split()))

    def value(self, number: int, table: object) -> str:
        return " ".join(CLAN_CARD_NAMES[card] for card in log.clan_cards_of(number))


# --- All of them --------------------------------------------------------------------------------

PLACE: Final = _PlaceWord()
FIELD: Final = _FieldWord()
EDGE: Final = _EdgeWord()
SPOT: Final = _SpotWord()
CLAN_CARD: Final = Choice("CLAN-CARD", CLAN_CARD_NAMES, fault("not-a-clan-card"))
CLAN_CARDS: Final = _ClanCards()
CARD: Final = Choice("CARD", KIND_NAMES, fault("not-a-card"))
PATH_CARD: Final = Choice(
    "CARD",
    [name if FACE.get(name) == face else "" for face, name in enumerate(FACE_NAMES)],
    fault("not-a-path-card"),
)
SEAT: Final = Seat(MAX_SEATS)
OPENINGS: Final = _Openings()
PASSED: Final = _Passed()
ANSWER: Final = YesNo()
