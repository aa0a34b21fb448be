"""The labels before statements, which tell a reader what each one is, and what the labels mean."""

from __future__ import annotations

from collections.abc import Iterable

from pitprop.core.clauses.book import ClauseBook, EffectiveStatement
from pitprop.core.clauses.text import OTHER_EDITION, STANDING_LABELS, STANDING_MEANINGS, Text


def label_of(statement: EffectiveStatement, edition: str, language: str) -> str:
    """A statement's label; none where it is what the edition's own document says.

    Args:
        statement: the statement.
        edition: the edition that is read, or that the table started from.
        language: the reader's language.
    """
    if statement.edition != edition:
        return f"{STANDING_LABELS[statement.standing].in_language(language)} ({statement.edition})"
    if statement.standing == "rule":
        return ""
    return STANDING_LABELS[statement.standing].in_language(language)


def meanings(
    statements: Iterable[EffectiveStatement], edition: str, language: str
) -> dict[str, str]:
    """What the labels of statements mean, each once; then what the editions named after them mean.

    Args:
        statements: the statements that are shown.
        edition: the edition that is read, or that the table started from.
        language: the reader's language.
    """
    found: dict[str, str] = {}
    others: dict[str, str] = {}
    for part in statements:
        if label_of(part, edition, language):
            name = STANDING_LABELS[part.standing].in_language(language)
            found[name] = STANDING_MEANINGS[part.standing].in_language(language)
        if part.edition != edition:
            others[f"({part.edition})"] = OTHER_EDITION.in_language(language)
    return found | others


def labelled_value(book: ClauseBook, option: str, value: str, text: Text) -> Text:
    """The title of an option's value, followed by `House rule` where it is one.

    Args:
        book: the clauses of the game.
        option: the name of the option.
        value: the name of the value.
        text: the title of the value.
    """
    clause = book.carrying(option)
    if clause is None or not clause.is_house_rule(value):
        return text
    house = STANDING_LABELS["house"]
    return Text(f"{text.en} · {house.en}", f"{text.de} · {house.de}", f"{text.nl} · {house.nl}")
