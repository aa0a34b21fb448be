"""Path cards and mazes as text art: heavy lines for tunnels joined to the start, light for others.

A card is five characters wide and three high. Openings that are joined meet in its middle; the
others end before it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pitprop.tunnels.card import EAST, JOINED, NORTH, OPEN, SIDE_BIT, SOUTH, WEST

WIDTH: Final = 5
HEIGHT: Final = 3

Cell = tuple[str, str, str]
"""The three lines of a card."""

EMPTY: Final[Cell] = (" " * WIDTH,) * 3

# By the mask of the sides that a line leads to, north the lowest bit.
_LIGHT: Final = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
_HEAVY: Final = " ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"

_NORTH_SOUTH: Final = 5
_EAST_WEST: Final = 10
# Two joined pairs on one card: what is drawn in the middle, by the pair that has the north.
_TWO_PAIRS: Final = {3: "╲", 9: "╱"}


def card_cell(shape: int, lit: int = 0, middle: str = "") -> Cell:
    """A card as it lies.

    Args:
        shape: how it lies.
        lit: the openings that are joined to the start, as a mask.
        middle: what is drawn in the middle instead of the tunnel.
    """
    north, east, south, west = (_arm(shape, side, lit) for side in range(4))
    centre = middle or _middle(shape, lit)
    return (f"  {north}  ", f"{west}{centre}{east}", f"  {south}  ")


def _arm(shape: int, side: int, lit: int) -> str:
    """The line from a side towards the middle; it stops short where it is joined to nothing."""
    across = side in (EAST, WEST)
    if not OPEN[shape] & SIDE_BIT[side]:
        return "  " if across else " "
    lines = _HEAVY if lit & SIDE_BIT[side] else _LIGHT
    joined = JOINED[4 * shape + side] != SIDE_BIT[side]
    if across:
        through = lines[_EAST_WEST]
        stub = through if joined else lines[SIDE_BIT[side]]
        return stub + through if side == EAST else through + stub
    return lines[_NORTH_SOUTH] if joined else lines[SIDE_BIT[side]]


def _middle(shape: int, lit: int) -> str:
    groups = {JOINED[4 * shape + side] for side in (NORTH, EAST, SOUTH, WEST)}
    joined = [group for group in groups if int(group).bit_count() > 1]
    if not joined:
        return " "
    lines = _HEAVY if joined[0] & lit else _LIGHT
    if len(joined) == 1:
        return lines[joined[0]]
    upper = next(group for group in joined if group & SIDE_BIT[NORTH])
    return _TWO_PAIRS.get(upper, (_HEAVY if upper & lit else _LIGHT)[_NORTH_SOUTH])


def boxed(text: str) -> Cell:
    """A card that lies face down, with up to three characters on it."""
    return ("┌───┐", f"│{text:^3}│", "└───┘")


def draw_grid(cells: Mapping[tuple[int, int], Cell]) -> list[str]:
    """Cells on their places, with the coordinates along the border; no line ends with spaces.

    Args:
        cells: by x and y; at least one.
    """
    columns = range(min(x for x, _ in cells), max(x for x, _ in cells) + 1)
    rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)
    margin = max(len(str(y)) for y in rows)
    lines = [" " * margin + " " + "".join(f"{x:^{WIDTH}}" for x in columns)]
    for y in rows:
        lines += _row([cells.get((x, y), EMPTY) for x in columns], str(y), margin)
    return [line.rstrip() for line in lines]


def _row(cells: Sequence[Cell], label: str, margin: int) -> list[str]:
    labels = ("", label, "")
    return [
        f"{labels[line]:>{margin}} " + "".join(cell[line] for cell in cells)
        for line in range(HEIGHT)
    ]


def in_columns(rows: Sequence[Sequence[str]]) -> list[str]:
    """Lines of words, each of which begins below the one above; empty columns take no room."""
    widths = [max(map(len, column)) for column in zip(*rows, strict=True)]
    return [
        "  ".join(
            word.ljust(width) for word, width in zip(row, widths, strict=True) if width
        ).rstrip()
        for row in rows
    ]
