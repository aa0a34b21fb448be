"""The clauses, refusals and words of Sabotage are complete."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from pitprop.core.clauses import LANGUAGES, Text
from pitprop.core.errors import Refusal
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.options import OPTIONS
from pitprop.games.sabotage.rules import allowed as rules
from pitprop.games.sabotage.rules.cards import COLOUR_NAMES, KIND_NAMES
from pitprop.games.sabotage.rules.move_codes import ROOF_NAMES
from tests.reasons import reasons_given
from tests.sections import check_sections

BOOK, REFUSALS, WORDS = GAME.clauses, GAME.refusal_texts, GAME.words
EDITION = "franjos"

# The clauses by section. A number never changes its meaning: none goes, and none moves. What is
# added since needs no row here: a new clause says in its own file what it is.
NUMBERS = {
    "cards": [1, 2, 3],
    "worth": [10, 11, 12, 13, 14, 15],
    "preparing": [20, 21],
    "turn": [30, 31, 32, 33, 34, 35, 36, 37, 38],
    "ending": [40, 41, 42, 43],
    "partners": [50, 51, 52, 53, 54],
    "knowledge": [60],
}

# What comes with a clause; all clauses proper but A-38 are rules of the document.
FURTHER = {
    "A-2": ["ruling", "design"],
    "A-20": ["ruling"],
    "A-33": ["ruling"],
    "A-37": ["rule", "ruling"],
    "A-41": ["ruling", "fact"],
    "A-42": ["ruling"],
    "A-43": ["design"],
    "A-51": ["ruling"],
    "A-52": ["ruling"],
    "A-53": ["ruling"],
    "A-60": ["ruling"],
}


KEPT = [BOOK[f"A-{number}"] for numbers in NUMBERS.values() for number in numbers]


def test_each_clause_stays_in_its_section() -> None:
    check_sections(BOOK, NUMBERS)


def test_the_editions_are_those_of_the_game() -> None:
    assert BOOK.editions == tuple(edition.name for edition in OPTIONS.editions)
    assert BOOK.editions[0] == EDITION


def test_each_clause_is_what_the_document_makes_it() -> None:
    for clause in KEPT:
        expected = "ruling" if clause.id == "A-38" else "rule"
        assert clause.standing(EDITION) == expected, clause.id
        assert clause.sources_in(EDITION), clause.id
    assert {
        clause.id: [statement.standing(EDITION) for statement in clause.statements[1:]]
        for clause in KEPT
        if len(clause.statements) > 1
    } == FURTHER


def test_every_heading_of_the_rules_is_a_source() -> None:
    sections = {source.section for clause in BOOK for source in clause.sources}
    assert sections == set(BOOK.document(EDITION).headings) - {"Sabotage"}


def test_each_option_stands_in_its_clause() -> None:
    assert {option.name: option.clause for option in OPTIONS.options} == {
        clause.option: clause.id for clause in BOOK if clause.option
    }


def test_the_option_says_what_its_values_mean() -> None:
    clause = BOOK["A-3"]
    assert (clause.option, clause.values[EDITION]) == ("hundred_cards", "no")
    assert set(clause.value_texts) == {"no", "yes"}
    (innovation, all_cards) = clause.statements_in(EDITION, "en")
    assert (innovation.standing, all_cards.standing) == ("rule", "ruling")
    assert "four of the eight demontage cards are left out" in innovation.text
    assert "all 104 cards" in all_cards.text
    (played,) = clause.statements_in(
        EDITION, "en", OPTIONS.resolve(EDITION, {"hundred_cards": "yes"})
    )
    assert played.text.startswith(innovation.text)
    assert "This table plays that way" in played.text


def sentences() -> Iterator[tuple[str, Text]]:
    """Every text for players that is a sentence, and where it is from."""
    for clause in BOOK:
        for text in clause.all_texts():
            yield clause.id, text
    for refusal in REFUSALS:
        yield refusal.key, refusal.template


def test_sentences_begin_large_and_end_in_each_language() -> None:
    for where, text in sentences():
        assert len({text.en, text.de, text.nl}) == len(LANGUAGES), where
        for language in LANGUAGES:
            said = text.in_language(language)
            assert said[0].isupper(), where
            assert said.endswith("."), where
            assert "  " not in said, where
            assert "'" not in said, where


def test_the_terms_of_each_language_are_used() -> None:
    foreign = {
        "en": ("karte", "kaart", "dach", "röhre"),
        "de": ("pipe card", "kaart", "buizen", "wrench"),
        "nl": ("pipe card", "karte", "röhre", "wrench"),
    }
    for where, text in sentences():
        for language, strangers in foreign.items():
            said = text.in_language(language).casefold()
            assert not [word for word in strangers if word in said], where


def test_every_reason_that_the_rules_give_has_a_sentence_and_no_other() -> None:
    given = reasons_given(Path(str(rules.__file__)).parent / "allowed.py")  # also where compiled
    assert {key for key, _ in given} == {text.key for text in REFUSALS}
    assert all(clause in BOOK for _, clause in given)


def test_no_sentence_begins_with_a_param() -> None:
    for text in REFUSALS:
        for language in LANGUAGES:
            assert not text.template.in_language(language).startswith("{"), text.key


def test_a_refusal_is_told_in_words() -> None:
    refusal = Refusal("wrong-place", "A-31", {"card": "C-blue", "place": "A"})
    assert REFUSALS.explain(refusal, WORDS, "en").startswith("The card “blue C” does not belong")
    assert REFUSALS.explain(refusal, WORDS, "de").startswith("Die Karte „C blau“ gehört nicht auf")
    asked = Refusal("answer-first", "A-52", {"seat": 2})
    assert "whether Cem may finish" in REFUSALS.explain(asked, WORDS, "en", ["Ada", "Ben", "Cem"])
    assert "speler 3" in REFUSALS.explain(asked, WORDS, "nl")


def test_everything_in_the_game_has_a_word() -> None:
    assert set(WORDS.groups["card"]) >= {*KIND_NAMES, "pipe", "X", "wrench"}
    assert set(WORDS.groups["colour"]) == set(COLOUR_NAMES)
    assert set(WORDS.groups["roof"]) == set(ROOF_NAMES)
    assert set(WORDS.groups["answer"]) == {"no", "yes"}
    assert set(WORDS.groups["edition"]) == set(WORDS.groups["edition_summary"])
    assert set(WORDS.groups["edition"]) == set(BOOK.editions)
    assert {name: set(option.values) for name, option in WORDS.options.items()} == {
        option.name: set(option.values) for option in OPTIONS.options
    }
    for words in WORDS.options.values():
        assert words.explanation.en.endswith(".")
