"""The rules as data: clauses, the sentences of refusals and the words of a game.

Each game keeps them in its folder `clauses` in English, German and Dutch: the clauses as TOML
files, sentences and words as Fluent files. They are read when they are first asked for, and then
kept.

    from pitprop.core.clauses import clause_book

    book = clause_book("pitprop.games.saboteur")
    print(book["S-31"].text("de"))
"""

from __future__ import annotations

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
from pitprop.core.clauses.edition_files import edition_files, stray_editions
from pitprop.core.clauses.editions import EditionFile, load_editions
from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.clauses.guide import Chapter, Figure, chapters_of, guide_of, load_guide
from pitprop.core.clauses.labels import label_of, labelled_value, meanings
from pitprop.core.clauses.loader import clause_book, load_clauses, word_book
from pitprop.core.clauses.refusals import RefusalText, RefusalTexts, load_refusals, refusal_texts
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
    "stray_editions",
    "word_book",
]
