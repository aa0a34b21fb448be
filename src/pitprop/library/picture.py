"""A picture of the table, for notebooks: what everybody sees, as SVG."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, Final

_SIZE: Final = 48
_GAP: Final = 4
_MIDDLE: Final = _SIZE / 2
_EDGES: Final = {
    "N": (_MIDDLE, 0.0),
    "E": (float(_SIZE), _MIDDLE),
    "S": (_MIDDLE, float(_SIZE)),
    "W": (0.0, _MIDDLE),
}
_DEAD_END: Final = 0.55
"""How far towards the middle a tunnel goes if it leads nowhere."""

_STONE: Final = "#6b6258"
_TUNNEL: Final = "#d8c49a"
_LIT: Final = "#f2b632"
_HIDDEN: Final = "#3d5a6c"
_COLOURS: Final = {
    "yellow": "#e6c229",
    "red": "#d1495b",
    "blue": "#3a7ca5",
    "purple": "#7d5ba6",
}


def picture(shown: Any) -> str:
    """What a view shows of the table.

    Args:
        shown: the view's fields (`View.wire`); a game without maze, net or roofs gets an empty
            picture.
    """
    if hasattr(shown, "roofs"):
        cells = list(_roofs(shown.roofs))
    else:
        cards = getattr(shown, "maze", None) or getattr(shown, "net", None) or []
        cells = [*_cards(cards), *_hidden_goals(getattr(shown, "goals", []))]
    return _svg(cells)


Cell = tuple[int, int, str]
"""A column, a row, and what is drawn there."""


def _svg(cells: list[Cell]) -> str:
    columns = [column for column, _, _ in cells] or [0]
    rows = [row for _, row, _ in cells] or [0]
    step = _SIZE + _GAP
    width = (max(columns) - min(columns) + 1) * step
    height = (max(rows) - min(rows) + 1) * step
    drawn = "".join(
        f'<g transform="translate({(column - min(columns)) * step} {(row - min(rows)) * step})">'
        f"{content}</g>"
        for column, row, content in cells
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}"'
        f' width="{width}" height="{height}" font-family="sans-serif" font-size="11"'
        f' text-anchor="middle">{drawn}</svg>'
    )


# --- Mazes --------------------------------------------------------------------------------------


def _cards(cards: list[Any]) -> Iterator[Cell]:
    for card in cards:
        openings = getattr(card, "openings", card.card)
        content = _tile(_STONE) + "".join(_paths(openings, card.lit))
        yield card.x, card.y, content + _label(card.card if card.kind == "goal" else "")


def _hidden_goals(goals: list[Any]) -> Iterator[Cell]:
    for goal in goals:
        if not goal.face:
            yield goal.x, goal.y, _tile(_HIDDEN) + _label(goal.known or "?")


def _paths(openings: str, lit: str) -> Iterator[str]:
    """The tunnels of a card: joined openings meet, a single one is a dead end."""
    for group in openings.split("."):
        colour = _LIT if set(group) & set(lit) else _TUNNEL
        ends = [_EDGES[side] for side in group if side in _EDGES]
        if len(ends) == 1:
            x, y = ends[0]
            yield _line(
                f"M{x} {y}L{x + (_MIDDLE - x) * _DEAD_END} {y + (_MIDDLE - y) * _DEAD_END}", colour
            )
        elif len(ends) == 2:
            (x, y), (to_x, to_y) = ends
            yield _line(f"M{x} {y}Q{_MIDDLE} {_MIDDLE} {to_x} {to_y}", colour)
        else:
            yield from (_line(f"M{x} {y}L{_MIDDLE} {_MIDDLE}", colour) for x, y in ends)


def _line(path: str, colour: str) -> str:
    return (
        f'<path d="{path}" stroke="{colour}" stroke-width="9" stroke-linecap="round" fill="none"/>'
    )


# --- Roofs --------------------------------------------------------------------------------------


def _roofs(roofs: list[Any]) -> Iterator[Cell]:
    """Two roofs side by side, three by three places each."""
    for at, roof in enumerate(roofs):
        for place, card in enumerate(roof.cards):
            colour = _COLOURS.get(card.rpartition("-")[2], _STONE)
            name = card.rpartition("-")[0] or "ABCDEFGHI"[place].lower()
            yield 4 * at + place % 3, place // 3, _tile(colour) + _label(name)


def _tile(colour: str) -> str:
    return f'<rect width="{_SIZE}" height="{_SIZE}" rx="6" fill="{colour}"/>'


def _label(text: str) -> str:
    if not text:
        return ""
    return f'<text x="{_MIDDLE}" y="{_MIDDLE + 4}" fill="#fff">{escape(text)}</text>'
