"""The clauses, refusals and words of The Dark Cave are complete."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from pitprop.core.clauses import LANGUAGES, Text
from pitprop.core.errors import Refusal
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.options import OPTIONS
from pitprop.games.dark_cave.rules import why
from pitprop.games.dark_cave.rules.cards import (
    CHARACTER_NAMES,
    CLAN_NAMES,
    CREATURE_NAMES,
    GOAL_NAMES,
)
from pitprop.games.dark_cave.rules.deck_cards import ACTIONS
from pitprop.games.dark_cave.rules.table import ENDING_NAMES
from tests.reasons import clauses_of, reasons_given
from tests.sections import check_sections

BOOK, REFUSALS, WORDS = GAME.clauses, GAME.refusal_texts, GAME.words
EDITION = "amigo"

# The clauses by section. A number never changes its meaning: none goes, and none moves. What is
# added since needs no row here: a new clause says in its own file what it is.
NUMBERS = {
    "cards": [1, 2, 3, 4, 5, 6, 7, 8, 9],
    "preparing": [10, 11, 12, 13, 14, 15],
    "turn": [20, 21, 22, 23, 24, 25, 26],
    "laying": [30, 31, 32, 33, 34, 35],
    "features": [40, 41, 42, 43, 44, 45, 48],
    "action": [50, 51, 52, 53, 54, 55, 56, 57, 58, 59],
    "creatures": [60, 61, 62, 63, 64, 65, 66, 67, 68, 69],
    "moving": [70, 71, 72, 73, 74, 75, 76, 77, 78],
    "ending": [80, 81, 82, 83, 84, 85, 86, 87, 88, 89],
    "knowledge": [90, 91, 92, 93],
}

# Clauses that are not a rule of the document.
DESIGN = {"D-5", "D-6", "D-7", "D-9", "D-35", "D-48"}
HOUSE = {"D-87"}
RULINGS = {f"D-{number}" for number in (23, 24, 25, 26, 34, 45, 58, 68, 69, 73, 74, 75, 76, 77, 78)}
RULINGS |= {f"D-{number}" for number in (85, 86, 88, 89, 91, 92, 93)}

# The option that a clause carries, its value and all values.
CARRIED = {
    "D-11": ("one_clan", "drawn", {"drawn", "blue", "yellow"}),
    "D-44": ("vein_optional", "no", {"no", "yes"}),
    "D-63": ("spawn_attacks", "yes", {"no", "yes"}),
    "D-80": ("both_out", "no", {"no", "yes"}),
    "D-85": ("last_move", "no", {"no", "yes"}),
}


KEPT = [BOOK[f"D-{number}"] for numbers in NUMBERS.values() for number in numbers]


def test_each_clause_stays_in_its_section() -> None:
    check_sections(BOOK, NUMBERS)


def test_each_clause_is_what_the_document_makes_it() -> None:
    for clause in KEPT:
        expected = "ruling" if clause.id in RULINGS else "rule"
        expected = "design" if clause.id in DESIGN else expected
        expected = "house" if clause.id in HOUSE else expected
        assert clause.standing(EDITION) == expected, clause.id
        assert bool(clause.sources_in(EDITION)) == (clause.id not in DESIGN | HOUSE), clause.id


def test_every_heading_of_the_rules_is_a_source() -> None:
    sections = {source.section for clause in BOOK for source in clause.sources}
    headings = set(BOOK.document(EDITION).headings)
    assert sections == headings - {"SPIELIDEE UND SPIELZIEL"}


def test_the_options_say_what_their_values_mean() -> None:
    carried = {clause.id: clause for clause in BOOK if clause.option}
    assert {option.name: option.clause for option in OPTIONS.options} == {
        clause.option: clause.id for clause in carried.values()
    }
    for clause_id, (option, value, values) in CARRIED.items():
        clause = carried[clause_id]
        assert (clause.option, clause.values[EDITION]) == (option, value)
        whens = [statement.when for statement in clause.statements if statement.when]
        assert {*clause.value_texts, *(when.value for when in whens)} == values


@pytest.mark.clause("D-80")
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_house_rule_is_told_as_one_where_it_counts(language: str) -> None:
    clause = BOOK["D-80"]
    standings = {
        value: [part.standing for part in clause.statements_in(EDITION, language, options)]
        for value in ("no", "yes")
        for options in [OPTIONS.resolve(EDITION, {"both_out": value})]
    }
    assert standings == {"no": ["rule", "rule"], "yes": ["rule", "house"]}
    untouched = [part.standing for part in clause.statements_in(EDITION, language)]
    assert untouched == ["rule", "rule"]


@pytest.mark.clause("D-80")
@pytest.mark.parametrize(
    ("language", "instead"), [("en", "Instead, "), ("de", "Stattdessen "), ("nl", "In plaats ")]
)
def test_a_house_rule_says_that_it_takes_the_place_of_the_rule(language: str, instead: str) -> None:
    *_, house = BOOK["D-80"].statements_in(
        EDITION, language, OPTIONS.resolve(EDITION, {"both_out": "yes"})
    )
    assert house.text.startswith(instead)


@pytest.mark.clause("D-85")
@pytest.mark.clause("D-87")
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_only_a_chosen_option_brings_is_told_only_with_it(language: str) -> None:
    clause = BOOK["D-87"]
    assert clause.statements_in(EDITION, language) == ()
    assert clause.statements_in(EDITION, language, OPTIONS.resolve(EDITION, {})) == ()
    chosen = OPTIONS.resolve(EDITION, {"last_move": "yes"})
    assert [part.standing for part in clause.statements_in(EDITION, language, chosen)] == ["house"]


def sentences() -> Iterator[tuple[str, Text]]:
    """All texts that are told, each with where it stands."""
    for clause in BOOK:
        for text in clause.all_texts():
            yield clause.id, text
    for reason in REFUSALS:
        yield reason.key, reason.template


def test_texts_are_sentences_and_no_language_repeats_another() -> None:
    for where, text in sentences():
        texts = [text.in_language(language) for language in LANGUAGES]
        assert len(set(texts)) == len(texts), where
        for sentence in texts:
            assert sentence[0].isupper() or not sentence[0].isalpha(), where
            assert sentence.endswith((".", "}.")), (where, sentence)
            assert "'" not in sentence, (where, sentence)


def test_every_reason_that_the_rules_give_has_a_sentence_and_no_other() -> None:
    given = reasons_given(Path(why.__file__))
    assert {key for key, _ in given} == {text.key for text in REFUSALS}
    assert all(clause in BOOK for clauses in clauses_of(given).values() for clause in clauses)


@pytest.mark.parametrize("language", LANGUAGES)
def test_reasons_are_told_in_words(language: str) -> None:
    params: dict[str, str | int] = {
        "seat": 1,
        "card": "I:NES",
        "side": "E",
        "place": "1,0",
        "field": "1,0:NES",
        "creature": "rat",
        "count": 3,
    }
    for text in REFUSALS:
        refusal = Refusal(text.key, "D-1", {name: params[name] for name in text.params})
        sentence = REFUSALS.explain(refusal, WORDS, language, ["Ada", "Ben"])
        assert "{" not in sentence
        assert ("Ben" in sentence) == ("seat" in text.params)


def test_there_are_words_for_all_there_is() -> None:
    groups = WORDS.groups
    assert set(groups["creature"]) == set(CREATURE_NAMES)
    assert set(groups["clan"]) == set(CLAN_NAMES)
    assert set(groups["role"]) == set(groups["roles"]) == set(CHARACTER_NAMES)
    assert set(groups["goal"]) == set(GOAL_NAMES)
    assert set(groups["ending"]) == set(ENDING_NAMES)
    assert set(groups["card"]) == {"path", "start", "goal", "clan", *ACTIONS}
    assert set(groups["side"]) == set("NESW")
    assert set(groups["feature"]) == {"hole", "ladder", "vein", "bridge", "tunnel", "exit"}
    assert set(groups["edition"]) == set(BOOK.editions) == set(groups["edition_summary"])
    assert {name: set(words.values) for name, words in WORDS.options.items()} == {
        option.name: set(option.values) for option in OPTIONS.options
    }
