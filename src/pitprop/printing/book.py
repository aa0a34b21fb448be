"""A game to print, from the first page to the last."""

from __future__ import annotations

import importlib
from collections.abc import Iterator
from typing import Protocol, cast

from pitprop.core.clauses import label_of
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game
from pitprop.printing.asked import Wanted
from pitprop.printing.layout import Line, Page, Placed, Sheet, lay_out
from pitprop.printing.papers import PAPERS
from pitprop.printing.pieces import PrintSet
from pitprop.printing.typeset import typeset
from pitprop.printing.words import Speaker

Fields = dict[str, object]


class _Printed(Protocol):
    """What the module of a game offers."""

    def print_set(self, language: str) -> PrintSet: ...


def print_game(wanted: Wanted) -> bytes:
    """A game with all its cards and its rules, as a PDF.

    Args:
        wanted: which, and how.

    Raises:
        PitpropError: there is no such game, paper, language or edition; or the extra `print` is
            missing.
    """
    wanted.check()
    printed = set_of(wanted)
    sheets = sheets_of(printed, wanted)
    return typeset(wanted.game, _document(wanted, printed, sheets))


def set_of(wanted: Wanted) -> PrintSet:
    """What a game consists of."""
    module = cast(_Printed, importlib.import_module(f"pitprop.printing.{wanted.game}"))
    return module.print_set(wanted.language)


def sheets_of(printed: PrintSet, wanted: Wanted) -> list[Sheet]:
    """The sheets that the cards take."""
    paper = PAPERS[wanted.paper]
    return [sheet for blocks in printed.blocks for sheet in lay_out(blocks, paper)]


def _document(wanted: Wanted, printed: PrintSet, sheets: list[Sheet]) -> Fields:
    """What `sheets.typ` sets."""
    game = find_game(wanted.game)
    paper = PAPERS[wanted.paper]
    title = game.titles.get(wanted.language, game.titles["en"])
    return {
        "language": wanted.language,
        "paper": {"width": paper.width, "height": paper.height},
        "title": title,
        "cover": _cover(wanted, printed),
        "glance": dict(printed.glance),
        "rules": _rules(game, wanted),
        "sheets": [page for sheet in sheets for page in (_page(sheet.front), _page(sheet.back))],
    }


def _cover(wanted: Wanted, printed: PrintSet) -> Fields:
    say = Speaker("pitprop.printing", wanted.language)
    pages = {"first": "{first}", "last": "{last}"}  # the typesetter knows them
    return {
        "title": say("title"),
        "how": say("how"),
        "scale": say("scale"),
        "plain": say("plain", **pages),
        "plain-one": say("plain-one", **pages),
        "shown": [{"picture": name} for name in printed.shown],
        "stock": say("stock", **pages),
        "notes": [say("cut"), *printed.notes],
        "contents": say("contents"),
        "parts": [{"copies": part.copies, "name": part.name} for part in printed.parts],
        "deck": say("own-deck", deck=printed.deck[:8]) if printed.deck else "",
        "made": say("made"),
        "bar": say("bar"),
    }


def _rules(game: Game, wanted: Wanted) -> Fields:
    book = game.clauses
    edition = wanted.edition or game.options.editions[0].name
    say = Speaker("pitprop.printing", wanted.language)
    return {
        "title": say("rules"),
        "document": book.document(edition).title.in_language(wanted.language),
        "sections": [
            {
                "title": section.title.in_language(wanted.language),
                "clauses": list(_clauses(game, section.key, edition, wanted.language)),
            }
            for section in book.sections
        ],
    }


def _clauses(game: Game, section: str, edition: str, language: str) -> Iterator[Fields]:
    """The clauses of a section that hold; each statement with what it rests on."""
    values = game.options.resolve(edition, {})
    for clause in game.clauses.in_section(section):
        statements = clause.statements_in(edition, language, values)
        if statements:
            yield {
                "id": clause.id,
                "statements": [
                    {"label": label_of(each, edition, language), "text": each.text}
                    for each in statements
                ],
            }


def _page(page: Page) -> Fields:
    return {
        "placed": [_placed(each) for each in page.placed],
        "lines": [_line(each) for each in page.lines],
    }


def _placed(placed: Placed) -> Fields:
    return {
        "picture": placed.face.picture,
        "left": placed.left,
        "top": placed.top,
        "width": placed.width,
        "height": placed.height,
        "turn": 180 if placed.is_upside_down else 0,
        "bleed": placed.has_bleed,
        "writings": [
            {
                "text": writing.text,
                "style": writing.style,
                "left": writing.area.left / 100 * placed.width,
                "top": writing.area.top / 100 * placed.height,
                "width": writing.area.width / 100 * placed.width,
                "height": writing.area.height / 100 * placed.height,
            }
            for writing in placed.face.writings
        ],
    }


def _line(line: Line) -> Fields:
    return {"start": list(line.start), "end": list(line.end), "fold": line.is_fold}
