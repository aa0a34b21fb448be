"""The rules of a game as a page of the documentation, written from its clauses."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from pitprop.core.clauses import (
    LANGUAGES,
    STANDING_LABELS,
    Clause,
    EffectiveStatement,
    label_of,
    labelled_value,
)
from pitprop.core.clauses.text import STANDING_MEANINGS
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game

__all__ = ["LANGUAGES", "rules_page"]

_ABOUT: Final = {
    "en": """
These are the rules that the program follows, clause by clause. What stands without a label is what
the document of the edition says. `pitprop rules {game}` tells the same.
""",
    "de": """
Dies sind die Regeln, nach denen das Programm spielt, Absatz für Absatz. Was kein Etikett trägt,
sagt das Dokument der Ausgabe. `pitprop rules {game} --language de` sagt dasselbe.
""",
    "nl": """
Dit zijn de regels die het programma volgt, punt voor punt. Wat geen label draagt, zegt het document
van de uitgave. `pitprop rules {game} --language nl` zegt hetzelfde.
""",
}
_WORDS: Final = {
    "en": ("Editions", "Option"),
    "de": ("Ausgaben", "Option"),
    "nl": ("Uitgaven", "Optie"),
}


def rules_page(name: str, language: str) -> str:
    """The page of a game in a language.

    Args:
        name: the name of the game.
        language: the language.
    """
    game = find_game(name)
    return "\n".join(_lines(game, language)) + "\n"


def _lines(game: Game, language: str) -> Iterator[str]:
    book = game.clauses
    editions, _ = _WORDS[language]
    yield f"# {game.titles.get(language, game.titles['en'])}"
    yield ""
    yield _ABOUT[language].strip().format(game=game.name)
    yield ""
    for standing, label in STANDING_LABELS.items():
        if standing not in ("rule", "none"):
            meaning = STANDING_MEANINGS[standing].in_language(language)
            yield f"- *{label.in_language(language)}*: {_line(meaning)}"
    yield ""
    yield f"{editions}:"
    yield ""
    for edition in book.editions:
        title = game.words.word("edition", edition, language)
        yield f"- `{edition}`, {title}: {book.document(edition).title.in_language(language)}"
    for section in book.sections:
        yield ""
        yield f"## {section.title.in_language(language)}"
        for clause in book.in_section(section.key):
            yield ""
            yield from _clause(game, clause, language)


def _clause(game: Game, clause: Clause, language: str) -> Iterator[str]:
    yield f"### {clause.id}"
    by_edition = {
        edition: _said(clause.statements_in(edition, language), edition, language)
        for edition in game.clauses.editions
    }
    for said in {tuple(lines): None for lines in by_edition.values() if lines}:
        editions = [edition for edition, lines in by_edition.items() if tuple(lines) == said]
        if len(editions) < len(by_edition):
            yield ""
            yield f"{', '.join(f'`{edition}`' for edition in editions)}:"
        yield from said
    if clause.option:
        yield from _option(game, clause, language)


def _said(parts: Sequence[EffectiveStatement], edition: str, language: str) -> list[str]:
    """What a clause says to a reader of an edition, each part a paragraph."""
    lines: list[str] = []
    for part in parts:
        label = label_of(part, edition, language)
        lines += ["", f"*{label}:* {_line(part.text)}" if label else _line(part.text)]
        if part.why:
            lines += ["", f"> {_line(part.why)}"]
    return lines


def _option(game: Game, clause: Clause, language: str) -> Iterator[str]:
    """What a table may choose here."""
    words = game.words.options[clause.option]
    _, title = _WORDS[language]
    yield ""
    yield f"{title} `{clause.option}`, *{_line(words.title.in_language(language))}*:"
    yield ""
    for value, of_value in words.values.items():
        called = labelled_value(game.clauses, clause.option, value, of_value.title)
        playing = [each for each in game.clauses.editions if clause.values[each] == value]
        where = f" ({', '.join(f'`{each}`' for each in playing)})" if playing else ""
        statement = clause.value_texts.get(value)
        text = statement.text(language) if statement else ""
        said = text or of_value.explanation.in_language(language)
        yield f"- `{value}`, {_line(called.in_language(language))}{where}: {_line(said)}"


def _line(text: str) -> str:
    """A text on one line, with nothing that Markdown would take for its own."""
    joined = " ".join(text.split())
    for mark in "\\`*_[]<>#|":
        joined = joined.replace(mark, f"\\{mark}")
    return joined
