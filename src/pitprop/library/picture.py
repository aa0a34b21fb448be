"""A picture of the table, for notebooks and environments: what a view shows, as SVG.

Plain cards are quickly drawn and small, as environments need them; with `Drawings` the cards are
those of the page.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from pitprop.library.drawings import Drawings, svg, tile

SIZE: Final = 48.0
"""The width of a card."""

GAP: Final = 4.0
"""What is left between cards."""

_DEAD_END: Final = 0.55
"""How far towards the middle a tunnel goes if it leads nowhere."""

_STONE: Final = "#6b6258"
_START: Final = "#3f6b4a"
_TUNNEL: Final = "#d8c49a"
_LIT: Final = "#f2b632"
_UNLIT: Final = "#1d1712"
_HIDDEN: Final = "#3d5a6c"
_FREE: Final = "#8d8577"
_COLOURS: Final = {
    "yellow": "#e6c229",
    "red": "#d1495b",
    "blue": "#3a7ca5",
    "purple": "#7d5ba6",
}
_CREATURE: Final = "#5c2a2a"


class Cell(NamedTuple):
    """A place, and what is drawn there."""

    column: int
    row: int
    content: str


class Drawn(NamedTuple):
    """A picture before it is framed."""

    width: float
    height: float
    content: str


def picture(shown: Any) -> str:
    """What a view shows of the table, in plain cards.

    Args:
        shown: the view's fields (`View.wire`); a game without maze, net or roofs gets an empty
            picture.
    """
    return svg(*table(shown))


def height_of(game: str) -> float:
    """The height of the page's cards of a game."""
    return SIZE * 1.5 if game == "saboteur" else SIZE


def table(shown: Any, drawings: Drawings | None = None) -> Drawn:
    """What a view shows of the table, to be framed.

    Args:
        shown: the view's fields.
        drawings: draws the page's cards; plain ones are drawn where None.
    """
    height = height_of(shown.game) if drawings else SIZE
    if hasattr(shown, "roofs"):
        cells = list(_roofs(shown.roofs, drawings))
    else:
        maze = _Maze(shown, drawings, height)
        cells = [*maze.cards(), *maze.goals(), *maze.figures()]
    return _placed(cells, height)


def _placed(cells: list[Cell], card_height: float) -> Drawn:
    columns = [cell.column for cell in cells] or [0]
    rows = [cell.row for cell in cells] or [0]
    step, step_down = SIZE + GAP, card_height + GAP
    content = "".join(
        f'<g transform="translate({GAP + (cell.column - min(columns)) * step:g}'
        f' {GAP + (cell.row - min(rows)) * step_down:g})">{cell.content}</g>'
        for cell in cells
    )
    # Tunnels reach a little beyond their cards.
    width = GAP + (max(columns) - min(columns) + 1) * step
    return Drawn(width, GAP + (max(rows) - min(rows) + 1) * step_down, content)


# --- Mazes --------------------------------------------------------------------------------------


class _Maze:
    """The cards of a maze or a net, its goals, and who stands there."""

    def __init__(self, shown: Any, drawings: Drawings | None, height: float) -> None:
        self._shown = shown
        self._drawings = drawings
        self._height = height
        self._goals = list(getattr(shown, "goals", []))
        self._laid = list(getattr(shown, "maze", None) or getattr(shown, "net", None) or [])

    def cards(self) -> Iterator[Cell]:
        for card in self._laid:
            openings = getattr(card, "openings", card.card)
            if self._drawings is None:
                text = card.card if card.kind == "goal" else ""
                ground = _START if card.kind == "start" else _STONE
                drawn = tile(SIZE, self._height, ground) + self._tunnels(openings, card.lit)
                yield Cell(card.x, card.y, drawn + _label(text))
            else:
                drawn = self._drawings.card(self._name(card), SIZE, self._height)
                yield Cell(card.x, card.y, drawn + self._shade(openings, card.lit))

    def _name(self, card: Any) -> str:
        """What the card's drawing is called."""
        if hasattr(card, "feature"):  # of The Dark Cave
            feature = f"bridge-{card.upper}" if card.upper else card.feature
            group = card.group or card.kind
            return f"{group}:{card.openings}" + (f"+{feature}" if feature else "")
        if card.kind == "goal":
            face = next(goal.face for goal in self._goals if (goal.x, goal.y) == (card.x, card.y))
            return "goal:treasure" if face == "treasure" else f"goal:{card.card}"
        return "start" if card.kind == "start" else str(card.card)

    def goals(self) -> Iterator[Cell]:
        """Goals that lie face down, and stones that have no orientation yet."""
        laid = {(card.x, card.y) for card in self._laid}
        for goal in self._goals:
            if (goal.x, goal.y) not in laid:
                yield Cell(goal.x, goal.y, self._goal(goal.face or goal.known or "?"))

    def _goal(self, text: str) -> str:
        if self._drawings is None:
            return tile(SIZE, self._height, _HIDDEN, text)
        drawn = self._drawings.card("back:goal", SIZE, self._height)
        top = self._height / 2 - 9
        known = tile(SIZE - 6, 18, _HIDDEN, text)
        return f'{drawn}<g transform="translate(3 {top:g})">{known}</g>'

    # --- Tunnels --------------------------------------------------------------------------------

    def _tunnels(self, openings: str, lit: str) -> str:
        """The tunnels of a plain card."""
        return "".join(
            self._path(group, _LIT if set(group) & set(lit) else _TUNNEL)
            for group in openings.split(".")
        )

    def _shade(self, openings: str, lit: str) -> str:
        """Darkness over those tunnels of a drawn card that aren't joined to the start."""
        dark = [group for group in openings.split(".") if not set(group) & set(lit)]
        paths = "".join(self._path(group, _UNLIT) for group in dark)
        flat = paths.replace('stroke-linecap="round"', 'stroke-linecap="butt"')
        return f'<g opacity="0.55">{flat}</g>' if paths else ""

    def _path(self, group: str, colour: str) -> str:
        """Joined openings meet, a single one is a dead end."""
        middle_x, middle_y = SIZE / 2, self._height / 2
        ends = [self._edge(side) for side in group]
        if len(ends) == 1:
            x, y = ends[0]
            to_x, to_y = x + (middle_x - x) * _DEAD_END, y + (middle_y - y) * _DEAD_END
            return _line(f"M{x:g} {y:g}L{to_x:g} {to_y:g}", colour)
        if len(ends) == 2:
            (x, y), (to_x, to_y) = ends
            return _line(f"M{x:g} {y:g}Q{middle_x:g} {middle_y:g} {to_x:g} {to_y:g}", colour)
        return "".join(_line(f"M{x:g} {y:g}L{middle_x:g} {middle_y:g}", colour) for x, y in ends)

    def _edge(self, side: str) -> tuple[float, float]:
        east, south = {"N": (0.5, 0.0), "E": (1.0, 0.5), "S": (0.5, 1.0), "W": (0.0, 0.5)}[side]
        return SIZE * east, self._height * south

    # --- Figures --------------------------------------------------------------------------------

    def figures(self) -> Iterator[Cell]:
        """Dwarves by their seats, in the colour of their clan, and creatures (The Dark Cave)."""
        standing: dict[str, list[tuple[str, str]]] = {}
        for seat, player in enumerate(getattr(self._shown, "players", [])):
            if getattr(player, "field", None):
                standing.setdefault(player.field, []).append((_COLOURS[player.clan], f"{seat + 1}"))
        for creature in getattr(self._shown, "creatures", []):
            standing.setdefault(creature.field, []).append((_CREATURE, creature.name[0].upper()))
        for field, figures in standing.items():
            place, _, name = field.partition(":")
            column, row = map(int, place.split(","))
            yield Cell(column, row, "".join(self._figures(name, figures)))

    def _figures(self, field: str, figures: list[tuple[str, str]]) -> Iterator[str]:
        sides = [self._edge(side) for side in field if side in "NESW"] or [(SIZE / 2, SIZE / 2)]
        x = (sum(x for x, _ in sides) / len(sides) + SIZE / 2) / 2
        y = (sum(y for _, y in sides) / len(sides) + self._height / 2) / 2
        for at, (colour, text) in enumerate(figures):
            x_at = x + 11 * (at - (len(figures) - 1) / 2)
            yield (
                f'<circle cx="{x_at:g}" cy="{y:g}" r="7" fill="{colour}" stroke="#fff"/>'
                f'<text x="{x_at:g}" y="{y + 4:g}" fill="#fff">{text}</text>'
            )


def _line(path: str, colour: str) -> str:
    return (
        f'<path d="{path}" stroke="{colour}" stroke-width="9" stroke-linecap="round" fill="none"/>'
    )


def _label(text: str) -> str:
    return f'<text x="{SIZE / 2:g}" y="{SIZE / 2 + 4:g}" fill="#fff">{text}</text>' if text else ""


# --- Roofs --------------------------------------------------------------------------------------


def _roofs(roofs: list[Any], drawings: Drawings | None) -> Iterator[Cell]:
    """Two roofs side by side, three by three places each."""
    for at, roof in enumerate(roofs):
        for place, card in enumerate(roof.cards):
            yield Cell(4 * at + place % 3, place // 3, _on_roof(card, place, drawings))


def _on_roof(card: str | None, place: int, drawings: Drawings | None) -> str:
    if card and drawings:
        return drawings.card(card, SIZE, SIZE)
    name, _, colour = (card or "").rpartition("-")
    return tile(SIZE, SIZE, _COLOURS.get(colour, _FREE), name or "abcdefghi"[place])
