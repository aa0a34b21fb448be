"""The guide and the cards of a game, as the page is told about them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from pitprop.core.catalogue import CardGroup, catalogue_of
from pitprop.core.clauses import Chapter, Figure, chapters_of
from pitprop.core.game import Game, State
from pitprop.core.installed.registry import find_game
from pitprop.server.protocol.guide import (
    CardGroupText,
    CardsText,
    CardText,
    ChapterText,
    FigureText,
    GuideText,
)
from pitprop.server.protocol.terms import Language

_READER: Final = 0
_KEPT: Final = 64


def cards_text(
    name: str, language: Language, edition: str, changes: Mapping[str, str]
) -> CardsText:
    """The cards of a game as an edition or a table plays it.

    Args:
        name: the name of the game.
        language: the language.
        edition: the name of the edition; nothing for the default.
        changes: the options that a table has changed in it.

    Raises:
        PitpropError: the game, edition, option or value is unknown.
    """
    game = find_game(name)
    _, options = _played(game, edition, changes)
    groups = [_group(game, group, language) for group in catalogue_of(game, options)]
    return CardsText(name, language, groups)


def _group(game: Game, group: CardGroup, language: Language) -> CardGroupText:
    words = game.words
    return CardGroupText(
        key=group.key,
        title=words.word("deck", group.key, language),
        copies=group.copies,
        clause=group.clause,
        cards=[
            CardText(kind.card, kind.copies, words.word("does", kind.does, language), kind.clause)
            for kind in group.kinds
        ],
    )


def guide_text(
    name: str, language: Language, edition: str, changes: Mapping[str, str]
) -> GuideText:
    """The guide of a game as an edition or a table plays it.

    Args:
        name: the name of the game.
        language: the language.
        edition: the name of the edition; nothing for the default.
        changes: the options that a table has changed in it.

    Raises:
        PitpropError: the game, edition, option or value is unknown.
    """
    game = find_game(name)
    edition, options = _played(game, edition, changes)
    return _guide(name, language, edition, tuple(options.items()))


def _played(game: Game, edition: str, changes: Mapping[str, str]) -> tuple[str, dict[str, str]]:
    """An edition's name, and the value of each option there or at a table."""
    edition = edition or game.options.editions[0].name
    return edition, dict(game.options.resolve(edition, changes))


@lru_cache(_KEPT)
def _guide(
    name: str, language: Language, edition: str, values: tuple[tuple[str, str], ...]
) -> GuideText:
    game, options = find_game(name), dict(values)
    words = _GuideWords(game, language, edition, options)
    return GuideText(name, language, [words.chapter(each) for each in chapters_of(game)])


class _GuideWords:
    """Tells the chapters of a guide by the rules of a table, in one language."""

    def __init__(
        self, game: Game, language: Language, edition: str, options: Mapping[str, str]
    ) -> None:
        self._game = game
        self._language = language
        self._edition = edition
        self._options = options

    def chapter(self, chapter: Chapter) -> ChapterText:
        """A chapter, without the figures that don't hold here."""
        figures = [self._figure(each) for each in chapter.figures if each.holds(self._options)]
        return ChapterText(chapter.section, chapter.text.in_language(self._language), figures)

    def _figure(self, figure: Figure) -> FigureText:
        state = self._state(figure) if figure.position else None
        view: Any = state.view(_READER).wire() if state else None
        return FigureText(
            caption=figure.caption.in_language(self._language),
            clauses=list(figure.clauses),
            cards=list(figure.cards),
            view=view,
            shows=figure.shows,
            refused=figure.refused,
            frame=list(figure.frame or ()),
        )

    def _state(self, figure: Figure) -> State:
        state = position_of(self._game, figure, self._edition, self._options)
        for move in figure.moves:
            state.play(self._game.parse_move(move))
        return state


def position_of(game: Game, figure: Figure, edition: str, options: Mapping[str, str]) -> State:
    """The position of a figure by the rules of a table, before its moves.

    Args:
        game: the game.
        figure: a figure with a position.
        edition: the name of the edition.
        options: the value of each option.

    Raises:
        PitpropError: it isn't a position.
    """
    played = " ".join(f"{name}={value}" for name, value in options.items())
    head = [f"[game {game.name}]", f"[edition {edition}]"]
    head += [f"[options {played}]"] if played else []
    head += [f"[seats {figure.seats}]"] if figure.seats else []
    return game.parse_position("\n".join([*head, figure.position]) + "\n")
