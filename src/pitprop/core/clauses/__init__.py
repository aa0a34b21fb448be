"""The rules as data: clauses, the sentences of refusals and the words of a game.

Each game keeps them in its folder `clauses` in English, German and Dutch: the clauses as TOML
files, sentences and words as Fluent files. They are read when they are first asked for, and then
kept.

    from pitprop.core.clauses import clause_book

    book = clause_book("pitprop.games.saboteur")
    print(book["S-31"].text("de"))
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from pitprop.core.installed.offered import offered

if TYPE_CHECKING:
    from pitprop.core.clauses.book import (
        STANDINGS,
        Clause,
        ClauseBook,
        Document,
        EffectiveStatement,
        Section,
        Source,
        Standing,
        Statement,
        UnknownClauseError,
        When,
    )
    from pitprop.core.clauses.editions import EditionFile, load_editions
    from pitprop.core.clauses.entry import ClauseFileError
    from pitprop.core.clauses.every_edition import edition_files
    from pitprop.core.clauses.guide import Chapter, Figure, chapters_of, guide_of, load_guide
    from pitprop.core.clauses.labels import label_of, labelled_value, meanings
    from pitprop.core.clauses.loader import clause_book, load_clauses, word_book
    from pitprop.core.clauses.refusals import (
        RefusalText,
        RefusalTexts,
        load_refusals,
        refusal_texts,
    )
    from pitprop.core.clauses.text import LANGUAGES, PLAYER, STANDING_LABELS, Text
    from pitprop.core.clauses.word_files import load_words
    from pitprop.core.clauses.words import OptionWords, ValueWords, Words

__all__ = [
    "LANGUAGES",
    "PLAYER",
    "STANDINGS",
    "STANDING_LABELS",
    "Chapter",
    "Clause",
    "ClauseBook",
    "ClauseFileError",
    "Document",
    "EditionFile",
    "EffectiveStatement",
    "Figure",
    "OptionWords",
    "RefusalText",
    "RefusalTexts",
    "Section",
    "Source",
    "Standing",
    "Statement",
    "Text",
    "UnknownClauseError",
    "ValueWords",
    "When",
    "Words",
    "chapters_of",
    "clause_book",
    "edition_files",
    "guide_of",
    "label_of",
    "labelled_value",
    "load_clauses",
    "load_editions",
    "load_guide",
    "load_refusals",
    "load_words",
    "meanings",
    "refusal_texts",
    "word_book",
]

_HOMES: Final = {
    "LANGUAGES": "pitprop.core.clauses.text",
    "PLAYER": "pitprop.core.clauses.text",
    "STANDINGS": "pitprop.core.clauses.book",
    "STANDING_LABELS": "pitprop.core.clauses.text",
    "Chapter": "pitprop.core.clauses.guide",
    "Clause": "pitprop.core.clauses.book",
    "ClauseBook": "pitprop.core.clauses.book",
    "ClauseFileError": "pitprop.core.clauses.entry",
    "Document": "pitprop.core.clauses.book",
    "EditionFile": "pitprop.core.clauses.editions",
    "EffectiveStatement": "pitprop.core.clauses.book",
    "Figure": "pitprop.core.clauses.guide",
    "OptionWords": "pitprop.core.clauses.words",
    "RefusalText": "pitprop.core.clauses.refusals",
    "RefusalTexts": "pitprop.core.clauses.refusals",
    "Section": "pitprop.core.clauses.book",
    "Source": "pitprop.core.clauses.book",
    "Standing": "pitprop.core.clauses.book",
    "Statement": "pitprop.core.clauses.book",
    "Text": "pitprop.core.clauses.text",
    "UnknownClauseError": "pitprop.core.clauses.book",
    "ValueWords": "pitprop.core.clauses.words",
    "When": "pitprop.core.clauses.book",
    "Words": "pitprop.core.clauses.words",
    "chapters_of": "pitprop.core.clauses.guide",
    "clause_book": "pitprop.core.clauses.loader",
    "edition_files": "pitprop.core.clauses.every_edition",
    "guide_of": "pitprop.core.clauses.guide",
    "label_of": "pitprop.core.clauses.labels",
    "labelled_value": "pitprop.core.clauses.labels",
    "load_clauses": "pitprop.core.clauses.loader",
    "load_editions": "pitprop.core.clauses.editions",
    "load_guide": "pitprop.core.clauses.guide",
    "load_refusals": "pitprop.core.clauses.refusals",
    "load_words": "pitprop.core.clauses.word_files",
    "meanings": "pitprop.core.clauses.labels",
    "refusal_texts": "pitprop.core.clauses.refusals",
    "word_book": "pitprop.core.clauses.loader",
}


def __getattr__(name: str) -> Any:
    """What is offered, loaded when it is first asked for: whoever only plays reads no rules."""
    return offered(__name__, _HOMES, name)


def __dir__() -> list[str]:
    return __all__
