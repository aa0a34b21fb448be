"""The rules as one reads them, and the cards of a game."""

from __future__ import annotations

import msgspec

from pitprop.server.protocol.terms import GameView, Language


class CardText(msgspec.Struct, frozen=True):
    """A kind of card.

    Attributes:
        card: its notation; what no hand holds is called as among the printed pieces.
        copies: how many there are.
        does: what it does, in a sentence.
        clause: the clause that it follows.
    """

    card: str
    copies: int
    does: str
    clause: str


class CardGroupText(msgspec.Struct, frozen=True):
    """Cards that belong together.

    Attributes:
        key: its name in addresses of the page.
        title: what they are called.
        copies: how many there are of all kinds together.
        clause: the clause that says how many there are.
        cards: the kinds of cards.
    """

    key: str
    title: str
    copies: int
    clause: str
    cards: list[CardText]


class CardsText(msgspec.Struct, frozen=True):
    """All cards of a game as an edition or a table plays it, in one language.

    Attributes:
        game: the name of the game.
        language: the language.
        groups: the cards; none where the game tells nothing of them.
    """

    game: str
    language: Language
    groups: list[CardGroupText]


class FigureText(msgspec.Struct, frozen=True):
    """What is shown in a chapter: cards, or a position.

    Attributes:
        caption: what is to be seen.
        clauses: what it illustrates.
        cards: cards, as in `CardText.card`.
        view: the position as the first seat sees it; null where cards are shown.
        shows: the card of that seat whose places are shown, or nothing.
        refused: a move that is refused, or nothing.
        frame: the places that are seen: left, top, right, bottom; nothing for all that is laid.
    """

    caption: str
    clauses: list[str]
    cards: list[str]
    view: GameView | None
    shows: str
    refused: str
    frame: list[int]


class ChapterText(msgspec.Struct, frozen=True):
    """What a reader needs to know of one section of the rules.

    Attributes:
        section: as in `SectionText.key`.
        text: what is told before its clauses.
        figures: what is shown.
    """

    section: str
    text: str
    figures: list[FigureText]


class GuideText(msgspec.Struct, frozen=True):
    """The rules as one reads them, in the order in which one needs them.

    Attributes:
        game: the name of the game.
        language: the language.
        chapters: the chapters; none where the game has no guide.
    """

    game: str
    language: Language
    chapters: list[ChapterText]
