"""The games and their rules, as the page is told of them."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from pitprop.core.clauses import (
    LANGUAGES,
    STANDING_LABELS,
    STANDINGS,
    Clause,
    Document,
    OptionWords,
    Source,
    Statement,
    Text,
    Words,
    word_book,
)
from pitprop.core.game import Game
from pitprop.core.options import Edition, Option
from pitprop.core.registry import find_game, game_names
from pitprop.opponents import opponent_names, opponent_title, reason_texts
from pitprop.server.protocol import (
    ClauseText,
    EditionInfo,
    GameInfo,
    GameTexts,
    Language,
    OpponentInfo,
    OptionInfo,
    SectionText,
    SourceText,
    StatementText,
    ValueInfo,
    WhenText,
)

TextsByKey = Mapping[str, Text]


def game_infos() -> list[GameInfo]:
    """All games."""
    return [_game_info(find_game(name)) for name in game_names()]


def _game_info(game: Game) -> GameInfo:
    words = _words(game)
    book = game.options
    return GameInfo(
        name=game.name,
        titles=dict(game.titles),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        seat_counts=list(game.seat_counts),
        editions=[_edition_info(edition, words) for edition in book.editions],
        options=[
            _option_info(option, words.options[option.name]) for option in game.options.options
        ],
        opponents=[
            OpponentInfo(name, by_language(opponent_title(name)))
            for name in opponent_names(game.name)
        ],
    )


def _words(game: Game) -> Words:
    return word_book(f"pitprop.games.{game.name}")


def _edition_info(edition: Edition, words: Words) -> EditionInfo:
    return EditionInfo(
        name=edition.name,
        titles=by_language(words.groups["edition"][edition.name]),
        summaries=by_language(words.groups["edition_summary"][edition.name]),
        values=dict(edition.values),
    )


def _option_info(option: Option, words: OptionWords) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        clause=option.clause,
        titles=by_language(words.title),
        explanations=by_language(words.explanation),
        values=[
            ValueInfo(
                name=value,
                titles=by_language(words.values[value].title),
                explanations=by_language(words.values[value].explanation),
            )
            for value in option.values
        ],
    )


def by_language(text: Text) -> dict[str, str]:
    """A text in all languages."""
    return {language: text.in_language(language) for language in LANGUAGES}


@cache
def game_texts(name: str, language: Language) -> GameTexts:
    """The rules and words of a game in one language.

    Raises:
        PitpropError: there is no such game.
    """
    game = find_game(name)
    words = _words(game)
    documents = {document.edition: document for document in game.clauses.documents}
    return GameTexts(
        language=language,
        sections=[
            SectionText(section.key, section.title.in_language(language))
            for section in game.clauses.sections
        ],
        clauses=[_clause(clause, documents, language) for clause in game.clauses],
        refusals={text.key: text.template.in_language(language) for text in game.refusal_texts},
        words={group: _in_language(texts, language) for group, texts in words.groups.items()},
        reasons={text.key: text.template.in_language(language) for text in reason_texts(name)},
        params=dict(words.group_of_param),
        standings={
            standing: STANDING_LABELS[standing].in_language(language) for standing in STANDINGS
        },
    )


def _in_language(texts: TextsByKey, language: Language) -> dict[str, str]:
    return {key: text.in_language(language) for key, text in texts.items()}


def _clause(clause: Clause, documents: Mapping[str, Document], language: Language) -> ClauseText:
    first, *others = (_statement(statement, language) for statement in clause.statements)
    return ClauseText(
        id=clause.id,
        section=clause.section,
        text=first.text,
        edition_texts=first.edition_texts,
        standing=first.standing,
        why=first.why,
        edition_whys=first.edition_whys,
        option=clause.option,
        value_texts=_in_language(clause.value_texts, language),
        more=others,
        sources=[_source(source, documents[source.edition], language) for source in clause.sources],
    )


def _source(source: Source, document: Document, language: Language) -> SourceText:
    return SourceText(source.edition, document.title.in_language(language), source.section)


def _statement(statement: Statement, language: Language) -> StatementText:
    when = statement.when
    return StatementText(
        text=statement.wording.in_language(language),
        edition_texts=_in_language(statement.edition_wordings, language),
        standing=dict(statement.standings),
        why=statement.reason.in_language(language) if statement.reason else "",
        edition_whys=_in_language(statement.edition_reasons, language),
        when=WhenText(when.option, when.value) if when else None,
    )
