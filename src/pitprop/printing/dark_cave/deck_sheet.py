"""The deck as one picture (D-5), drawn from the data of its cards: that of an own deck, too."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    COPIES,
    EXIT_SLOT,
    FACE_SHAPE,
    GATE,
    GOAL_FACE,
    GOALS,
    GROUP_OF,
    HOLE,
    KIND_NAMES,
    LADDER,
    NEXT,
    PATH_CARDS,
    PATH_KINDS,
    SLOT_BIT,
    SLOT_NAMES,
    SLOTS,
    START_FACE,
    TUNNEL_SLOT,
    VEIN,
)
from pitprop.games.dark_cave.rules.deck import load_deck
from pitprop.games.dark_cave.rules.deck_cards import ACTIONS, GROUPS
from pitprop.tunnels.card import SIDES, SPELLING

Point = tuple[float, float]

# A card is a square of 100; its name stands below it.
_SIZE: Final = 100
_GAP: Final = 14
_NAME: Final = 12
_COLUMNS: Final = 10
_MIDDLE: Final[Point] = (50, 50)
_AT_SIDE: Final[list[Point]] = [(50, 20), (80, 50), (50, 80), (20, 50)]
_EDGE: Final[list[Point]] = [(50, 0), (100, 50), (50, 100), (0, 50)]
_MARKS: Final = ((HOLE, "●"), (LADDER, "‡"), (VEIN, "$"), (EXIT_SLOT, "◆"))
_GROUP_COLOURS: Final = {"I": "#f3e2c0", "II": "#d9e4d2", "III": "#cfd9ea", "": "#eeeeee"}


def sheet() -> str:
    """All 87 cards as one SVG picture, a card for each copy."""
    cards = list(_cards())
    lines = -(-len(cards) // _COLUMNS)
    width = _COLUMNS * (_SIZE + _GAP) + _GAP
    height = lines * (_SIZE + _GAP + _NAME) + _GAP
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" font-family="sans-serif">',
        "<title>The Dark Cave: all cards</title>",
        f'<rect width="{width}" height="{height}" fill="#ffffff"/>',
    ]
    for at, (name, group, drawing) in enumerate(cards):
        x = _GAP + at % _COLUMNS * (_SIZE + _GAP)
        y = _GAP + at // _COLUMNS * (_SIZE + _GAP + _NAME)
        parts += [
            f'<g transform="translate({x},{y})">',
            f'<rect width="{_SIZE}" height="{_SIZE}" rx="6" fill="{_GROUP_COLOURS[group]}"'
            ' stroke="#444444"/>',
            *drawing,
            f'<text x="50" y="{_SIZE + 10}" font-size="9" text-anchor="middle">'
            f"{escape(name)}</text>",
            "</g>",
        ]
    return "\n".join([*parts, "</svg>", ""])


def _cards() -> Iterator[tuple[str, str, list[str]]]:
    """Each card: its name, its group and what is drawn on it."""
    deck = load_deck()
    yield deck.start.name, "", _path(START_FACE)
    for goal in range(GOALS):
        yield deck.goals[goal].name, "", _path(GOAL_FACE + 2 * goal)
    for kind, name in enumerate(KIND_NAMES):
        group = GROUPS[GROUP_OF[kind]]
        if kind < PATH_KINDS:
            drawing = _path(2 * kind)
        else:
            drawing = [_text(_MIDDLE, ACTIONS[ACTION[kind]], 16)]
        for _ in range(COPIES[kind]):
            yield name, group, [*drawing, _text((88, 14), group, 10)]


def _path(face: int) -> list[str]:
    """Fields as circles, paths as lines, the upper path of a bridge above the lower one."""
    drawn = [part for group in _levels(face) for part in group]
    for slots, mark in _MARKS:
        if slots[face] >= 0:
            drawn.append(_text(_point(face, slots[face]), mark, 15))
    return drawn


def _levels(face: int) -> Iterator[list[str]]:
    sets = SPELLING[FACE_SHAPE[face]].split(".")
    upper = _upper(face)
    for openings in sorted(sets, key=lambda openings: openings == upper):
        slots = [slot for slot in range(SLOTS) if _is_of(face, slot, openings)]
        lines = [
            (_point(face, slot), _point(face, other))
            for slot in slots
            for other in slots
            if slot < other and NEXT[SLOTS * face + slot] & SLOT_BIT[other]
        ]
        lines += [
            (_point(face, GATE[4 * face + side]), _EDGE[side])
            for side in map(SIDES.index, openings)
        ]
        colour = "#8a4b16" if openings == upper else "#777777"
        yield [_line(*ends, "#ffffff", 14) for ends in lines] if openings == upper else []
        yield [_line(*ends, colour, 8) for ends in lines]
        yield [_circle(_point(face, slot)) for slot in slots]
    if SLOT_NAMES[SLOTS * face + TUNNEL_SLOT] == "T":
        ends = [slot for slot in range(SLOTS) if NEXT[SLOTS * face + TUNNEL_SLOT] & SLOT_BIT[slot]]
        yield [_line(_MIDDLE, _point(face, slot), "#222222", 2) for slot in ends]
        yield [_circle(_MIDDLE, "#222222")]


def _upper(face: int) -> str:
    if face >= START_FACE:
        return ""
    word, _, upper = PATH_CARDS[face // 2].feature.partition("-")
    return upper if word == "bridge" else ""


def _is_of(face: int, slot: int, openings: str) -> bool:
    """Whether a field belongs to a set of joined openings."""
    name = SLOT_NAMES[SLOTS * face + slot].removeprefix("*")
    return bool(name) and name != "T" and set(name) <= set(openings)


def _point(face: int, slot: int) -> Point:
    """Where a field is drawn."""
    if slot < 4:
        return _AT_SIDE[slot]
    name = SLOT_NAMES[SLOTS * face + slot].removeprefix("*")
    if name == "T":
        return _MIDDLE
    sides = [_AT_SIDE[SIDES.index(side)] for side in name]
    if name in ("NS", "EW") and _upper(face) not in ("", name):
        return (50, 66) if name == "NS" else (34, 50)
    x = sum(point[0] for point in sides) / len(sides)
    y = sum(point[1] for point in sides) / len(sides)
    is_alone = "." not in SPELLING[FACE_SHAPE[face]] and len(name) > 1
    return _MIDDLE if is_alone else ((x + 50) / 2, (y + 50) / 2)


def _line(start: Point, end: Point, colour: str, width: int) -> str:
    return (
        f'<line x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"'
        f' stroke="{colour}" stroke-width="{width}"/>'
    )


def _circle(at: Point, fill: str = "#ffffff") -> str:
    return f'<circle cx="{at[0]:g}" cy="{at[1]:g}" r="8" fill="{fill}" stroke="#222222"/>'


def _text(at: Point, text: str, size: int) -> str:
    y = at[1] + size / 3
    return (
        f'<text x="{at[0]:g}" y="{y:g}" font-size="{size}" text-anchor="middle">'
        f"{escape(text)}</text>"
    )
