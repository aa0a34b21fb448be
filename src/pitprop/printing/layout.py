"""Puts cards and figures on sheets: where each lies in millimetres, so that fronts meet backs.

Every sheet has two pages, the fronts and what is printed on their other side. A sheet is turned
over along its long edge, so what lies on the left of one page lies on the right of the other.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import accumulate, groupby
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.printing.papers import Paper
from pitprop.printing.pieces import FOLD, Block, Card, Face, Figure

MARGIN: Final = 10.0
"""What printers may leave white at each edge, in millimetres."""

BLEED: Final = 2.0
"""How far the outer cards are printed beyond where they are cut."""

_GAP: Final = 14.0
"""Between blocks on one sheet."""

_MARK_FROM: Final = BLEED + 0.8
_MARK_TO: Final = _MARK_FROM + 4


@dataclass(frozen=True, slots=True)
class Placed:
    """A face on a page, in millimetres from its upper left corner.

    Attributes:
        face: what is printed.
        left: where.
        top: where.
        width: how wide.
        height: how high.
        is_upside_down: whether it is turned by half a turn.
        has_bleed: whether it is printed beyond where it is cut.
    """

    face: Face
    left: float
    top: float
    width: float
    height: float
    is_upside_down: bool = False
    has_bleed: bool = True


@dataclass(frozen=True, slots=True)
class Line:
    """A mark, in millimetres: where to cut, or where to fold."""

    start: tuple[float, float]
    end: tuple[float, float]
    is_fold: bool = False


@dataclass(slots=True)
class Page:
    """One side of a sheet."""

    placed: list[Placed] = field(default_factory=list)
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Sheet:
    """Both sides of a sheet of paper."""

    front: Page
    back: Page


@dataclass(frozen=True, slots=True)
class _Row:
    """Pieces of a block that lie side by side."""

    block: Block
    pieces: Sequence[Card | Figure]
    columns: int

    @property
    def height(self) -> float:
        """How much of the sheet it takes."""
        height = self.block.height
        return 2 * (height + FOLD) if isinstance(self.pieces[0], Figure) else height


def lay_out(blocks: Sequence[Block], paper: Paper) -> list[Sheet]:
    """The sheets that some blocks take, one below the other.

    Args:
        blocks: what is printed.
        paper: the paper.

    Raises:
        PitpropError: a piece is larger than the paper.
    """
    sheets = []
    for rows in _by_sheet([row for block in blocks for row in _rows(block, paper)], paper):
        sheet = Sheet(Page(), Page())
        top = _top(rows, paper)
        for _, alike in groupby(rows, key=lambda row: id(row.block)):
            own = list(alike)
            for at, row in enumerate(own):
                _put(sheet, row, top + at * row.height, paper)
            top = _mark(sheet, own, top, paper) + _GAP
        sheets.append(sheet)
    return sheets


def columns(block: Block, paper: Paper) -> int:
    """How many pieces of a block lie side by side."""
    return int((paper.width - 2 * MARGIN) // block.width)


def _rows(block: Block, paper: Paper) -> Iterator[_Row]:
    side_by_side = columns(block, paper)
    if not side_by_side:
        raise PitpropError(f"{paper.name} is narrower than what is printed")
    for first in range(0, len(block.pieces), side_by_side):
        yield _Row(block, block.pieces[first : first + side_by_side], side_by_side)


def _by_sheet(rows: Sequence[_Row], paper: Paper) -> Iterator[list[_Row]]:
    found: list[_Row] = []
    for row in rows:
        if found and _height([*found, row]) > paper.height - 2 * MARGIN:
            yield found
            found = []
        found.append(row)
    if found:
        yield found


def _height(rows: Sequence[_Row]) -> float:
    blocks = len({id(row.block) for row in rows})
    return sum(row.height for row in rows) + (blocks - 1) * _GAP


def _top(rows: Sequence[_Row], paper: Paper) -> float:
    """Where the first row begins: a sheet that isn't full begins where a full one does."""
    if len({id(row.block) for row in rows}) > 1:
        return (paper.height - _height(rows)) / 2
    high = int((paper.height - 2 * MARGIN) // rows[0].height)
    return (paper.height - high * rows[0].height) / 2


def _put(sheet: Sheet, row: _Row, top: float, paper: Paper) -> None:
    width, height = row.block.width, row.block.height
    for at, piece in enumerate(row.pieces):
        left = _left(row, paper) + at * width
        if isinstance(piece, Card):
            across = paper.width - left - width
            sheet.front.placed.append(Placed(piece.front, left, top, width, height))
            sheet.back.placed.append(Placed(piece.back, across, top, width, height))
        else:
            middle = top + FOLD + height
            sheet.front.placed += [
                Placed(
                    piece.face,
                    left,
                    top + FOLD,
                    width,
                    height,
                    is_upside_down=True,
                    has_bleed=False,
                ),
                Placed(piece.face, left, middle, width, height, has_bleed=False),
            ]


def _left(row: _Row, paper: Paper) -> float:
    """Full rows lie in the middle; one that isn't full begins where they do."""
    return (paper.width - row.columns * row.block.width) / 2


# --- Marks --------------------------------------------------------------------------------------


def _mark(sheet: Sheet, rows: Sequence[_Row], top: float, paper: Paper) -> float:
    """Marks the rows of one block, and tells where they end."""
    block = rows[0].block
    left = _left(rows[0], paper)
    widest = max(len(row.pieces) for row in rows)
    down = [left + at * block.width for at in range(widest + 1)]
    across = list(accumulate((row.height for row in rows), initial=top))
    sheet.front.lines += _marks(down, across)
    if isinstance(rows[0].pieces[0], Card):
        sheet.back.lines += _marks([paper.width - x for x in reversed(down)], across)
    else:
        sheet.front.lines += _folds(down, top, block.height)
    return across[-1]


def _marks(down: Sequence[float], across: Sequence[float]) -> Iterator[Line]:
    """Short lines outside, which the cuts go on."""
    for x in down:
        yield Line((x, across[0] - _MARK_TO), (x, across[0] - _MARK_FROM))
        yield Line((x, across[-1] + _MARK_FROM), (x, across[-1] + _MARK_TO))
    for y in across:
        yield Line((down[0] - _MARK_TO, y), (down[0] - _MARK_FROM, y))
        yield Line((down[-1] + _MARK_FROM, y), (down[-1] + _MARK_TO, y))


def _folds(down: Sequence[float], top: float, height: float) -> Iterator[Line]:
    """Along the feet and between the heads of figures; and the sides of their flaps."""
    for y in (top + FOLD, top + FOLD + height, top + FOLD + 2 * height):
        yield Line((down[0] - _MARK_TO, y), (down[0] - _MARK_FROM, y), is_fold=True)
        yield Line((down[-1] + _MARK_FROM, y), (down[-1] + _MARK_TO, y), is_fold=True)
    for x in down:
        yield Line((x, top), (x, top + FOLD))
        yield Line((x, top + FOLD + 2 * height), (x, top + 2 * FOLD + 2 * height))
