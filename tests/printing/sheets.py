"""What is printed, as tests look at it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from pitprop.printing import PAPERS, Wanted
from pitprop.printing.book import set_of, sheets_of
from pitprop.printing.layout import Page, Placed, Sheet
from pitprop.printing.pieces import Card, Figure

GAMES = ["dark_cave", "sabotage", "saboteur"]
LANGUAGES = ["en", "de", "nl"]


def sheets(game: str, paper: str = "a4", language: str = "en") -> list[Sheet]:
    """All sheets of cards of a game."""
    wanted = Wanted(game, paper, language)
    return sheets_of(set_of(wanted), wanted)


def pieces(game: str) -> list[Card | Figure]:
    """All that is cut out, each copy by itself."""
    blocks = [block for together in set_of(Wanted(game)).blocks for block in together]
    return [piece for block in blocks for piece in block.pieces]


def cards(game: str) -> Counter[str]:
    """How many there are of each thing with two sides, by what it is."""
    return Counter(piece.name for piece in pieces(game) if isinstance(piece, Card))


def opposite(placed: Placed, page: Page, paper: str) -> list[Placed]:
    """What lies behind something, when the sheet is turned over along its long edge."""
    width = PAPERS[paper].width
    return [
        other
        for other in page.placed
        if abs(other.left + other.width - (width - placed.left)) < 1e-6
        and abs(other.top - placed.top) < 1e-6
        and (other.width, other.height) == (placed.width, placed.height)
    ]


def pages(game: str, paper: str = "a4") -> Iterator[Page]:
    """Both sides of all sheets."""
    for sheet in sheets(game, paper):
        yield sheet.front
        yield sheet.back
