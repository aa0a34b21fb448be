"""What is told of a clause, by the command line and by the server: all of it, to every reader."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

from pitprop.core.clauses import (
    LANGUAGES,
    STANDING_LABELS,
    Clause,
    edition_files,
    label_of,
    labelled_value,
)
from pitprop.core.installed.registry import find_game, game_names, package_of
from pitprop.server.content.texts import rules_text
from pitprop.server.protocol.terms import Language

Changes = Mapping[str, str]


def readings(game: str) -> Iterator[tuple[str, Changes]]:
    """Every edition, as it is and with each value of each of its options."""
    book = find_game(game).options
    for edition in book.editions:
        yield edition.name, {}
        for option in book.options:
            for value in option.values:
                yield edition.name, {option.name: value}


def text_of(game: str, clause: Clause, edition: str, language: str, changes: Changes) -> str:
    """All that a clause says to a reader."""
    options = find_game(game).options.resolve(edition, changes)
    return "\n".join(part.text for part in clause.statements_in(edition, language, options))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_what_is_told_holds_the_clause_itself(game: str, language: str) -> None:
    for edition, changes in readings(game):
        for clause in find_game(game).clauses:
            text = text_of(game, clause, edition, language, changes)
            if text and clause.statements[0].when is None:
                assert clause.text(language, edition) in text, (clause.id, edition, changes)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_what_is_told_of_an_option_is_what_the_table_plays(game: str, language: str) -> None:
    book = find_game(game).clauses
    for option in find_game(game).options.options:
        clause = book[option.clause]
        for edition in book.editions:
            texts = {
                value: text_of(game, clause, edition, language, {option.name: value})
                for value in option.values
            }
            for value, statement in clause.value_texts.items():
                holding = {name for name, text in texts.items() if statement.text(language) in text}
                assert holding == {value}, (clause.id, edition)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_nothing_is_told_twice(game: str, language: str) -> None:
    """No sentence of a clause stands in it again, in the same words."""
    for edition, changes in readings(game):
        for clause in find_game(game).clauses:
            text = text_of(game, clause, edition, language, changes).replace("\n", " ")
            sentences = [sentence for sentence in text.split(". ") if sentence]
            assert len(sentences) == len(set(sentences)), clause.id


@pytest.mark.parametrize("game", game_names())
def test_what_no_edition_plays_is_not_told_as_its_rule(game: str) -> None:
    book = find_game(game).clauses
    for clause in book:
        for value, statement in clause.value_texts.items():
            if value in clause.values.values():
                continue
            for edition in book.editions:
                sourced = (clause.id, value) == ("A-3", "yes")  # the author's own suggestion
                assert statement.standing(edition) == ("rule" if sourced else "house"), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_every_house_rule_and_nothing_else_is_called_one(game: str, language: str) -> None:
    """A value that no edition with a document plays and no document tells of is a house rule."""
    book = find_game(game).clauses
    documented = [each.name for each in edition_files(package_of(game)) if each.has_own_document]
    house = STANDING_LABELS["house"].in_language(language)
    for option in find_game(game).options.options:
        clause = book[option.clause]
        of_documents = {clause.values[edition] for edition in documented}
        for value, words in find_game(game).words.options[option.name].values.items():
            is_house = value not in of_documents and (clause.id, value) != ("A-3", "yes")
            for edition in documented:
                options = find_game(game).options.resolve(edition, {option.name: value})
                labels = [
                    label_of(part, edition, language)
                    for part in clause.statements_in(edition, language, options)
                ]
                assert (house in labels) == is_house, (clause.id, value)
            title = labelled_value(book, option.name, value, words.title).in_language(language)
            assert title.endswith(f" · {house}") == is_house
            assert house.lower() not in words.title.in_language(language).lower()
            assert house.lower() not in words.explanation.in_language(language).lower()


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", game_names())
def test_every_label_is_explained(game: str, language: Language) -> None:
    for edition, changes in readings(game):
        sent = rules_text(game, language, edition, changes)
        parts = [
            part for section in sent.sections for each in section.clauses for part in each.parts
        ]
        explained = {each.label for each in sent.meanings if each.meaning}
        used = {part.label.partition(" (")[0] for part in parts if part.label}
        editions = {"(" + part.label.partition(" (")[2] for part in parts if "(" in part.label}
        assert explained == used | editions
        assert all(part.label or part.standing == "rule" for part in parts)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", game_names())
def test_all_that_is_told_is_found(game: str, language: str) -> None:
    book = find_game(game).clauses
    looked_for: set[tuple[str, str]] = set()
    for edition, changes in readings(game):
        options = find_game(game).options.resolve(edition, changes)
        for clause in book:
            for part in clause.statements_in(edition, language, options):
                words = f"{part.text} {part.why}"
                if (clause.id, words) not in looked_for:
                    looked_for.add((clause.id, words))
                    assert clause in book.search(words, language, edition, options), clause.id


@pytest.mark.parametrize("language", ["en", "de", "nl"])
@pytest.mark.parametrize("game", game_names())
def test_the_page_is_sent_what_is_told(game: str, language: Language) -> None:
    book = find_game(game).clauses
    for edition, changes in readings(game):
        options = find_game(game).options.resolve(edition, changes)
        sent = rules_text(game, language, edition, changes)
        assert [
            (clause.id, [(part.label, part.text, part.why) for part in clause.parts])
            for section in sent.sections
            for clause in section.clauses
        ] == [
            (
                clause.id,
                [(label_of(part, edition, language), part.text, part.why) for part in parts],
            )
            for clause in book
            if (parts := clause.statements_in(edition, language, options))
        ]


@pytest.mark.clause("A-3")
@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "author demontage left out"),
        ("de", "Autor Demontage Verschärfung"),
        ("nl", "auteur demontage verscherping"),
    ],
)
def test_the_innovation_of_the_author_is_told_and_found(language: str, words: str) -> None:
    book = find_game("sabotage").clauses
    for value in ("no", "yes"):
        options = find_game("sabotage").options.resolve("franjos", {"hundred_cards": value})
        assert [clause.id for clause in book.search(words, language, "franjos", options)] == ["A-3"]


@pytest.mark.clause("A-37")
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "advised below six"), ("de", "geraten sechs"), ("nl", "aangeraden zes")],
)
def test_the_advice_on_closing_is_told_and_found(language: str, words: str) -> None:
    found = find_game("sabotage").clauses.search(words, language)
    assert [clause.id for clause in found] == ["A-37"]


@pytest.mark.parametrize("game", game_names())
def test_each_rule_that_is_told_names_the_document_that_it_stands_in(game: str) -> None:
    """That of the edition which is read, and of those that it follows since a table changed it."""
    book = find_game(game).clauses
    titles: dict[str, set[str]] = {}  # an edition that is based on another may share its document
    for edition in book.editions:
        titles.setdefault(book.document(edition).title.in_language("en"), set()).add(edition)
    for edition, changes in readings(game):
        options = find_game(game).options.resolve(edition, changes)
        sent = rules_text(game, "en", edition, changes)
        for clause in [clause for section in sent.sections for clause in section.clauses]:
            parts = book[clause.id].statements_in(edition, "en", options)
            where = f"{clause.id} as {edition} tells it" + (f" with {changes}" if changes else "")
            named = [titles[source.document] for source in clause.sources]
            followed = {edition, *(part.edition for part in parts)}
            unnamed = {part.edition for part in parts if part.standing == "rule"}.difference(*named)
            assert not unnamed, f"{where} is a rule of {unnamed} without a source there"
            assert edition not in set().union(*named[1:]) or edition in named[0], (
                f"the document of {edition} itself is to be named first by {where}"
            )
            assert all(each & followed for each in named), (
                f"{where} names a document that it doesn't follow"
            )
            assert all(source.headings for source in clause.sources), (
                f"{where} names a document, and no heading in it"
            )


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "edition"), [("dark_cave", "amigo"), ("sabotage", "franjos")])
def test_every_ruling_and_nothing_else_gives_its_reason(
    game: str, edition: str, language: str
) -> None:
    for clause in find_game(game).clauses:
        for statement in clause.statements_in(edition, language):
            assert statement.text
            assert (statement.why != "") == (statement.standing == "ruling"), clause.id
