"""Reading a game's guide: its rules as running text, in the order in which a reader needs them.

`guide.toml` in the folder of the clauses has a chapter for each of their sections, told in a few
sentences, with figures. A figure is given in notation and drawn by the page, so that it can't go
stale: cards by their names in the catalogue, or a position, perhaps after a few moves:

    [[chapter]]
    section = "laying"
    en = "…"  de = "…"  nl = "…"            # each on a line of its own, here and below

    [[chapter.figure]]
    cards = ["NES", "rockfall"]             # cards; or a position:
    position = "maze EW@1,0"                # its lines without those in brackets
    seats = 3                               # optional: the number of players
    moves = ["lay NES 2,0"]                 # optional: what is played first
    shows = "NES"                           # optional: the card whose places are shown,
    refused = "lay NS 2,0"                  # or a move that is refused by one of its clauses
    frame = [0, -1, 3, 1]                   # optional: what is seen of it: left, top, right, bottom
    clauses = ["S-31"]                      # what it illustrates
    when = { option = "attach", value = "start" }           # optional: where it holds
    en = "…"  de = "…"  nl = "…"
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final

from pitprop.core.clauses.book import When
from pitprop.core.clauses.entry import Entry, languages_of, read_file
from pitprop.core.clauses.text import Text

GUIDE: Final = "guide.toml"
"""The name of the file."""

Frame = tuple[int, int, int, int]


@dataclass(frozen=True, slots=True)
class Figure:
    """What is shown in a chapter, in notation.

    Attributes:
        caption: what it shows.
        clauses: what it illustrates.
        cards: cards by their names in the catalogue; none where a position is shown.
        position: the lines of a position, without those in brackets.
        seats: the number of players; 0 where the position tells it.
        moves: what is played first.
        shows: the card of the first seat whose places are shown, or empty.
        refused: a move that is refused, or empty.
        frame: the places that are seen: left, top, right, bottom; none for all that is laid.
        when: the option value that it depends on.
    """

    caption: Text
    clauses: Sequence[str]
    cards: Sequence[str] = ()
    position: str = ""
    seats: int = 0
    moves: Sequence[str] = ()
    shows: str = ""
    refused: str = ""
    frame: Frame | None = None
    when: When | None = None

    def holds(self, options: Mapping[str, str]) -> bool:
        """Whether it applies at a table with these options."""
        return self.when is None or options[self.when.option] == self.when.value


@dataclass(frozen=True, slots=True)
class Chapter:
    """What a reader needs to know of one section of the clauses.

    Attributes:
        section: the key of the section.
        text: what is told before its clauses.
        figures: what is shown.
    """

    section: str
    text: Text
    figures: Sequence[Figure]


@cache
def guide_of(package: str) -> Sequence[Chapter]:
    """The guide of a game, read once; none where there is no such file.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.

    Raises:
        ClauseFileError: the file can't be used.
    """
    return load_guide(files(package) / "clauses")


def chapters_of(game: object) -> Sequence[Chapter]:
    """The guide of a game, where it has one as its attribute `guide`; else none.

    Args:
        game: the game.
    """
    found: Sequence[Chapter] = getattr(game, "guide", ())
    return found


def load_guide(folder: Traversable) -> Sequence[Chapter]:
    """Read the guide of a folder.

    Args:
        folder: the folder.

    Raises:
        ClauseFileError: the text says which entry, and what is wrong.
    """
    if not (folder / GUIDE).is_file():
        return ()
    file = read_file(folder, GUIDE, languages_of(folder))
    chapters = tuple(_chapter(each) for each in file.tables("chapter"))
    file.done()
    return chapters


def _chapter(entry: Entry) -> Chapter:
    section = entry.string("section")
    figures = tuple(_figure(each) for each in entry.tables("figure"))
    chapter = Chapter(section, entry.text(), figures)
    entry.done()
    return chapter


def _figure(entry: Entry) -> Figure:
    cards = entry.strings("cards") if entry.has("cards") else ()
    if bool(cards) == entry.has("position"):
        entry.fail("it shows either 'cards' or a 'position'")
    figure = Figure(
        clauses=entry.strings("clauses"),
        cards=cards,
        position=_lines(entry) if entry.has("position") else "",
        seats=entry.number("seats") if entry.has("seats") else 0,
        moves=entry.strings("moves") if entry.has("moves") else (),
        shows=entry.string("shows") if entry.has("shows") else "",
        refused=entry.string("refused") if entry.has("refused") else "",
        frame=_frame(entry) if entry.has("frame") else None,
        when=_when(entry.table("when")) if entry.has("when") else None,
        caption=entry.text(),
    )
    entry.done()
    return figure


def _lines(entry: Entry) -> str:
    lines = entry.take("position")
    if not isinstance(lines, str):
        entry.fail("'position' has to be a string")
    return lines.strip()


def _frame(entry: Entry) -> Frame:
    value = entry.take("frame")
    if not isinstance(value, list) or [type(each) for each in value] != [int] * 4:
        entry.fail("'frame' has to be four whole numbers: left, top, right, bottom")
    left, top, right, bottom = value
    return left, top, right, bottom


def _when(entry: Entry) -> When:
    when = When(entry.string("option"), entry.string("value"))
    entry.done()
    return when
