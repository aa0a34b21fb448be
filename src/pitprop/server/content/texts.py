"""The games and their rules, as the page is told about them."""

from __future__ import annotations

import logging
from collections.abc import Mapping, Sequence
from functools import cache

from pitprop.core.claims import SEAT, ClaimKind, claims_of, may_write
from pitprop.core.clauses import (
    LANGUAGES,
    Clause,
    ClauseBook,
    EffectiveStatement,
    OptionWords,
    Text,
    ValueWords,
    Words,
    label_of,
    labelled_value,
    meanings,
)
from pitprop.core.errors import PitpropError
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game, game_names
from pitprop.core.options.option import Edition, Option
from pitprop.opponents import offered_names, opponent_title, reason_texts, sides_of, wins_of
from pitprop.server.content.prints import papers_of
from pitprop.server.lessons.lesson import lesson_names
from pitprop.server.protocol.games import (
    ClaimInfo,
    ClaimParamInfo,
    ClauseText,
    EditionInfo,
    GameInfo,
    GameTexts,
    LabelText,
    OpponentInfo,
    OptionInfo,
    RulesText,
    SectionText,
    SidesInfo,
    SourceText,
    ValueInfo,
    WordedText,
)
from pitprop.server.protocol.terms import Language

logger = logging.getLogger(__name__)

TextsByKey = Mapping[str, Text]


def game_infos(languages: Sequence[str] = LANGUAGES) -> list[GameInfo]:
    """All games; those whose words can't be used are left out.

    Args:
        languages: the languages that they are told in.
    """
    infos = []
    for name in game_names():
        try:
            infos.append(_game_info(find_game(name), languages))
        except PitpropError as error:
            logger.error("the game %s can't be offered: %s", name, error)
    return infos


def _game_info(game: Game, languages: Sequence[str]) -> GameInfo:
    words = game.words
    book = game.options
    return GameInfo(
        name=game.name,
        titles=by_language(Text.of(game.titles), languages),
        min_seats=game.min_seats,
        max_seats=game.max_seats,
        seat_counts=list(game.seat_counts),
        editions=[_edition_info(edition, words, languages) for edition in book.editions],
        options=[
            _option_info(option, _option_words(option, words), game, languages)
            for option in game.options.options
        ],
        opponents=[
            OpponentInfo(
                name,
                by_language(opponent_title(name, game.name), languages),
                dict(wins_of(game.name, name)),
            )
            for name in offered_names(game.name)
        ],
        claims=[_claim_info(kind) for kind in claims_of(game)],
        wordless=[seats for seats in game.seat_counts if not may_write(game, seats)],
        papers=papers_of(game.name),
        lessons=list(lesson_names(game.name)),
    )


def _claim_info(kind: ClaimKind) -> ClaimInfo:
    return ClaimInfo(
        kind.key,
        [
            ClaimParamInfo(name, "seat" if values == SEAT else "word", list(values))
            for name, values in kind.params.items()
        ],
    )


def _edition_info(edition: Edition, words: Words, languages: Sequence[str]) -> EditionInfo:
    titles = words.groups.get("edition", {})
    summaries = words.groups.get("edition_summary", {})
    return EditionInfo(
        name=edition.name,
        titles=by_language(titles.get(edition.name) or _as_named(edition.name), languages),
        summaries=by_language(summaries.get(edition.name) or _as_named(""), languages),
        values=dict(edition.values),
    )


def _option_words(option: Option, words: Words) -> OptionWords:
    """The words for an option; its names if the game has no words for it."""
    values = {value: ValueWords(_as_named(value), _as_named("")) for value in option.values}
    return words.options.get(option.name) or OptionWords(
        _as_named(option.name), _as_named(""), values
    )


def _as_named(name: str) -> Text:
    return Text.of({"en": name})


def _option_info(
    option: Option, words: OptionWords, game: Game, languages: Sequence[str]
) -> OptionInfo:
    return OptionInfo(
        name=option.name,
        clause=option.clause,
        titles=by_language(words.title, languages),
        explanations=by_language(words.explanation, languages),
        values=[
            ValueInfo(
                name=value,
                titles=by_language(
                    labelled_value(game.clauses, option.name, value, words.values[value].title),
                    languages,
                ),
                explanations=by_language(words.values[value].explanation, languages),
            )
            for value in option.values
        ],
        seat_counts=list(option.seat_counts or game.seat_counts),
    )


def by_language(text: Text, languages: Sequence[str]) -> dict[str, str]:
    """A text in some languages."""
    return {language: text.in_language(language) for language in languages}


@cache
def game_texts(name: str, language: Language) -> GameTexts:
    """The words of a game in one language.

    Raises:
        PitpropError: the game is unknown.
    """
    game = find_game(name)
    words = game.words
    return GameTexts(
        language=language,
        refusals={text.key: text.template.in_language(language) for text in game.refusal_texts},
        words={group: _in_language(texts, language) for group, texts in words.groups.items()},
        reasons={text.key: text.template.in_language(language) for text in reason_texts(name)},
        params=dict(words.group_of_param),
    )


def _in_language(texts: TextsByKey, language: Language) -> dict[str, str]:
    return {key: text.in_language(language) for key, text in texts.items()}


@cache
def sides_infos(name: str) -> list[SidesInfo]:
    """By edition and number of players, with what the sides are nearest to even.

    Raises:
        PitpropError: the game is unknown.
    """
    return [
        SidesInfo(
            edition=table.edition,
            players=table.players,
            option=table.nearest.option,
            value=table.nearest.value,
            usual=table.usual.value,
            rounds=table.rounds,
            diggers=round(table.nearest.diggers),
            low=round(table.nearest.low),
            high=round(table.nearest.high),
            usual_diggers=round(table.usual.diggers),
        )
        for table in sides_of(find_game(name).name)
    ]


def rules_text(
    name: str, language: Language, edition: str, changes: Mapping[str, str]
) -> RulesText:
    """The rules of a game as an edition or a table plays them.

    Args:
        name: the name of the game.
        language: the language.
        edition: the name of the edition; nothing for the default.
        changes: the options that a table has changed in it.

    Raises:
        PitpropError: the game, edition, option or value is unknown.
    """
    game = find_game(name)
    book = game.clauses
    edition = edition or book.editions[0]
    options = game.options.resolve(edition, changes)
    statements = [
        part for clause in book for part in clause.statements_in(edition, language, options)
    ]
    return RulesText(
        game=name,
        language=language,
        sections=[
            SectionText(
                section.key,
                section.title.in_language(language),
                [
                    _clause(book, clause, parts, edition, options, language)
                    for clause in book.in_section(section.key)
                    if (parts := clause.statements_in(edition, language, options))
                ],
            )
            for section in book.sections
        ],
        meanings=[LabelText(*each) for each in meanings(statements, edition, language).items()],
    )


def _clause(
    book: ClauseBook,
    clause: Clause,
    parts: Sequence[EffectiveStatement],
    edition: str,
    options: Mapping[str, str],
    language: Language,
) -> ClauseText:
    return ClauseText(
        id=clause.id,
        option=clause.option,
        value=clause.value(edition, options),
        parts=[
            WordedText(part.standing, label_of(part, edition, language), part.text, part.why)
            for part in parts
        ],
        sources=[
            SourceText(book.document(each).title.in_language(language), list(headings))
            for each, headings in clause.headings(parts, edition).items()
        ],
    )
