"""The clauses, refusals and words of Saboteur are complete, and broken files are told apart."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from shutil import copytree

import pytest

from pitprop.core.clauses import (
    LANGUAGES,
    Clause,
    ClauseBook,
    ClauseFileError,
    RefusalTexts,
    Text,
    UnknownClauseError,
    Words,
    clause_book,
    load_clauses,
    load_editions,
    load_refusals,
    load_words,
    refusal_texts,
    word_book,
)
from pitprop.core.errors import PitpropError, Refusal
from pitprop.core.installed.registry import find_game
from pitprop.games.saboteur.options import OPTIONS
from pitprop.games.saboteur.rules import allowed as rules
from pitprop.games.saboteur.rules.cards import KIND_NAMES, ROLE_NAMES, TOOLS
from tests.reasons import clauses_of, reasons_given
from tests.sections import check_sections

PACKAGE = "pitprop.games.saboteur"
DOCUMENTED = ("amigo", "web", "nl")
"""The editions that have a rule document of their own; the tables below say what those make of the
clauses. What is added since needs no row here: another edition says in its file what differs, and a
new clause in its own what it is."""

# The clauses by section. A number never changes its meaning: none goes, and none moves.
NUMBERS = {
    "cards": [1, 2, 3, 4, 5, 6],
    "preparing": [10, 11, 12, 13, 14, 15, 16],
    "turn": [20, 21, 22, 23],
    "laying": [30, 31, 32, 33, 34, 35, 36],
    "action": [40, 41, 42, 43, 44, 45, 46, 47],
    "goals": [50, 51, 52, 53, 54, 55, 56, 57, 58],
    "gold": [60, 61, 62, 63, 64, 65, 66, 67, 68, 69],
    "rounds": [70, 71, 72],
    "knowledge": [80, 81, 82, 83],
}

# Clauses that are not a rule of every document: what they are in each edition.
STANDINGS = {
    "S-3": ("fact", "fact", "fact"),
    "S-4": ("fact", "fact", "fact"),
    "S-5": ("fact", "fact", "fact"),
    "S-6": ("fact", "fact", "fact"),
    "S-22": ("ruling", "ruling", "rule"),
    "S-33": ("none", "none", "ruling"),
    "S-34": ("rule", "rule", "ruling"),
    "S-36": ("none", "none", "ruling"),
    "S-47": ("ruling", "ruling", "ruling"),
    "S-55": ("ruling", "rule", "ruling"),
    "S-57": ("rule", "ruling", "rule"),
    "S-58": ("ruling", "ruling", "ruling"),
    "S-62": ("rule", "ruling", "rule"),
    "S-66": ("ruling", "ruling", "ruling"),
    "S-67": ("rule", "ruling", "rule"),
    "S-69": ("none", "ruling", "none"),
    "S-83": ("ruling", "ruling", "ruling"),
}

# Clauses with more than one statement: what the further ones are in each edition.
FURTHER = {
    "S-2": [("rule", "rule", "none"), ("design", "design", "design")],
    "S-11": [("rule", "ruling", "rule")],
    "S-12": [("rule", "fact", "rule"), ("fact", "fact", "rule"), ("fact", "fact", "fact")],
    "S-16": [("ruling", "ruling", "ruling"), ("rule", "ruling", "rule")],
    "S-21": [("none", "none", "ruling")],
    "S-23": [("ruling", "ruling", "rule")],
    "S-30": [("ruling", "ruling", "ruling")],
    "S-31": [("ruling", "ruling", "ruling")],
    "S-44": [
        ("rule", "ruling", "rule"),
        ("ruling", "ruling", "ruling"),
        ("ruling", "ruling", "ruling"),
    ],
    "S-45": [("ruling", "ruling", "ruling")],
    "S-46": [("rule", "rule", "none"), ("none", "none", "rule")],
    "S-52": [("ruling", "ruling", "ruling")],
    "S-55": [("ruling", "ruling", "ruling")],
    "S-56": [("ruling", "ruling", "ruling")],
    "S-58": [("ruling", "none", "ruling"), ("none", "ruling", "none")],
    "S-60": [("none", "ruling", "none")],
    "S-61": [
        ("rule", "none", "none"),
        ("none", "rule", "rule"),
        ("design", "design", "design"),
        ("ruling", "ruling", "ruling"),
    ],
    "S-62": [("ruling", "ruling", "ruling")],
    "S-63": [("design", "design", "design")],
    "S-65": [("ruling", "none", "ruling"), ("ruling", "ruling", "ruling")],
    "S-66": [("ruling", "none", "ruling"), ("none", "ruling", "none")],
    "S-71": [("none", "ruling", "none")],
    "S-72": [("ruling", "ruling", "ruling")],
    "S-80": [("ruling", "ruling", "ruling")],
}

# What comes with an option's value, where that is not what the clause proper is: in the editions
# that have the value. A value that none of them has is a house rule.
HOUSE = ("house", "house", "house")
VALUED = {
    ("S-41", "yes"): ("ruling", "rule", "none"),
    ("S-54", "no"): ("rule", "none", "ruling"),
    ("S-54", "yes"): ("none", "ruling", "none"),
}

# The option that a clause carries, and its value in each edition.
OPTION_VALUES = {
    "S-10": ("saboteurs", ("drawn", "drawn", "drawn")),
    "S-15": ("reshuffle_gold", ("no", "no", "yes")),
    "S-32": ("attach", ("start", "start", "tunnel")),
    "S-41": ("break_own_tool", ("yes", "yes", "no")),
    "S-54": ("stone_choice", ("no", "yes", "no")),
    "S-60": ("gold_draw", ("diggers", "players", "players")),
    "S-65": ("saboteur_pay", ("exact", "draw", "exact")),
    "S-70": ("rounds", ("three", "three", "three")),
    "S-71": ("next_starter", ("after_last_card", "after_starter", "after_last_card")),
}

# The reasons for a refusal: the clause behind each and the names of its params.
REFUSALS = {
    "not-your-turn": ({"S-20"}, {"seat"}),
    "not-in-hand": ({"S-20"}, {"card"}),
    "wrong-phase-turn": ({"S-54", "S-58"}, set()),
    "wrong-phase-take": ({"S-61"}, set()),
    "wrong-phase-deal": ({"S-70"}, set()),
    "game-over": ({"S-72"}, set()),
    "nothing-to-turn": ({"S-54", "S-58"}, set()),
    "nothing-to-take": ({"S-61"}, set()),
    "broken-tool": ({"S-35"}, {"tools"}),
    "place-taken": ({"S-30"}, {"place"}),
    "in-the-air": ({"S-34"}, {"place"}),
    "goals-alone": ({"S-34"}, {"place"}),
    "crosswise": ({"S-30"}, {"card"}),
    "opening-meets-wall": ({"S-31"}, {"place", "side"}),
    "wall-meets-opening": ({"S-31"}, {"place", "side"}),
    "not-joined-to-start": ({"S-32"}, {"place"}),
    "nothing-continued": ({"S-33"}, {"place"}),
    "already-broken": ({"S-40"}, {"tool", "seat"}),
    "own-tool": ({"S-41"}, set()),
    "no-such-seat": ({"S-2"}, {"seat"}),
    "not-broken": ({"S-42"}, {"tool", "seat"}),
    "wrong-repair": ({"S-43"}, {"card", "tool"}),
    "no-card-there": ({"S-44"}, {"place"}),
    "not-the-start": ({"S-44"}, {"place"}),
    "not-a-goal": ({"S-44"}, {"place"}),
    "no-goal-there": ({"S-45"}, {"place"}),
    "goal-face-up": ({"S-45"}, {"place"}),
    "turn-does-not-fit": ({"S-52"}, {"card"}),
    "not-offered": ({"S-61"}, {"value"}),
}


@pytest.fixture(scope="module")
def book() -> ClauseBook:
    return clause_book(PACKAGE)


@pytest.fixture(scope="module")
def refusals() -> RefusalTexts:
    return refusal_texts(PACKAGE)


@pytest.fixture(scope="module")
def words() -> Words:
    return word_book(PACKAGE)


# --- The clauses of Saboteur ------------------------------------------------------------------


def kept(book: ClauseBook) -> list[Clause]:
    """The clauses that the tables above speak of."""
    return [book[number] for numbers in NUMBERS.values() for number in numbers]


def test_the_clauses_stand_in_order(book: ClauseBook) -> None:
    numbers = [clause.number for clause in book]
    assert numbers == sorted(set(numbers))
    assert [clause.id for clause in book] == [f"S-{number}" for number in numbers]


def test_each_clause_stays_in_its_section(book: ClauseBook) -> None:
    check_sections(book, NUMBERS)


def test_the_editions_are_those_of_the_game(book: ClauseBook) -> None:
    assert book.editions == tuple(edition.name for edition in OPTIONS.editions)
    assert book.editions[: len(DOCUMENTED)] == DOCUMENTED


def test_each_clause_is_what_the_documents_make_it(book: ClauseBook) -> None:
    rule = ("rule", "rule", "rule")
    for clause in kept(book):
        found = tuple(clause.standing(edition) for edition in DOCUMENTED)
        assert found == STANDINGS.get(clause.id, rule), clause.id


def test_what_comes_with_a_clause_is_what_the_documents_make_it(book: ClauseBook) -> None:
    for clause in kept(book):
        found = [
            tuple(statement.standing(edition) for edition in DOCUMENTED)
            for statement in clause.statements[1:]
        ]
        assert found == FURTHER.get(clause.id, []), clause.id


def test_options_have_the_values_of_the_documents(book: ClauseBook) -> None:
    assert {
        clause.id: (clause.option, tuple(clause.values[edition] for edition in DOCUMENTED))
        for clause in kept(book)
        if clause.option
    } == OPTION_VALUES


def test_the_engine_sets_the_options_as_the_clauses_say(book: ClauseBook) -> None:
    assert {option.name: option.clause for option in OPTIONS.options} == {
        clause.option: clause.id for clause in book if clause.option
    }
    for edition in OPTIONS.editions:
        assert edition.values == {
            clause.option: clause.values[edition.name] for clause in book if clause.option
        }


def test_an_option_says_what_each_of_its_values_means(book: ClauseBook) -> None:
    for option in OPTIONS.options:
        clause = book[option.clause]
        assert set(clause.value_texts) == set(option.values)
        for value, text in clause.value_texts.items():
            found = tuple(text.standing(edition) for edition in DOCUMENTED)
            playing = [clause.values[edition] == value for edition in DOCUMENTED]
            if not any(playing):
                assert found == HOUSE, clause.id
            elif clause.id in OPTION_VALUES:
                expected = tuple("rule" if here else "none" for here in playing)
                assert found == VALUED.get((clause.id, value), expected), clause.id


def test_every_ruling_gives_its_reason(book: ClauseBook) -> None:
    for clause in book:
        for edition in book.editions:
            for language in LANGUAGES:
                for statement in clause.statements_in(edition, language):
                    assert statement.text
                    assert (statement.why != "") >= (statement.standing == "ruling"), clause.id
                    assert not (statement.why and statement.standing == "rule"), clause.id


def texts_of(book: ClauseBook, refusals: RefusalTexts) -> Iterator[tuple[str, Text]]:
    """Every text for players that is a sentence, and where it is from."""
    for section in book.sections:
        yield section.key, section.title
    for clause in book:
        for text in clause.all_texts():
            yield clause.id, text
    for refusal in refusals:
        yield refusal.key, refusal.template


def test_each_language_is_its_own(book: ClauseBook, refusals: RefusalTexts) -> None:
    for where, text in texts_of(book, refusals):
        assert len({text.en, text.de, text.nl}) == len(LANGUAGES), where


def test_sentences_begin_large_and_end(book: ClauseBook, refusals: RefusalTexts) -> None:
    titles = {section.key for section in book.sections}
    for where, text in texts_of(book, refusals):
        for language in LANGUAGES:
            said = text.in_language(language)
            assert said[0].isupper(), where
            assert where in titles or said.endswith("."), where
            assert "  " not in said, where
            assert "'" not in said, where


def test_the_terms_of_each_language_are_used(book: ClauseBook) -> None:
    foreign = {
        "en": ("karte", "kaart", "zielk", "doelk"),
        "de": ("path card", "kaart", "dead end"),
        "nl": ("path card", "karte", "goldsucher", "dead end"),
    }
    for clause in book:
        for text in clause.all_texts():
            for language, strangers in foreign.items():
                said = text.in_language(language).casefold()
                assert not [word for word in strangers if word in said], clause.id


# --- Reading the book ---------------------------------------------------------------------------


def test_a_clause_is_found_by_its_identifier(book: ClauseBook) -> None:
    assert book["S-31"].id == "S-31"
    assert "S-31" in book
    assert book.get("S-99") is None
    assert "S-99" not in book
    assert len(book) == len(list(book))


def test_an_unknown_identifier_names_the_nearest(book: ClauseBook) -> None:
    *_, third, second, last = book
    beyond = f"S-{last.number + 1}"
    with pytest.raises(UnknownClauseError) as caught:
        book[beyond]
    nearest = f"{last.id}, {second.id}, {third.id}"
    assert str(caught.value) == f"there is no clause '{beyond}'; the nearest are {nearest}"
    assert isinstance(caught.value, KeyError)
    assert isinstance(caught.value, PitpropError)


def test_an_identifier_without_a_number_names_the_range(book: ClauseBook) -> None:
    *_, last = book
    with pytest.raises(UnknownClauseError, match=f"they run from S-1 to {last.id}$"):
        book["rockfall"]


def test_a_clause_may_be_asked_for_by_its_number(book: ClauseBook) -> None:
    assert book[35] is book["S-35"]
    *_, last = book
    with pytest.raises(UnknownClauseError, match=f"the nearest are {last.id}"):
        book[last.number + 52]


def test_the_book_is_read_once_and_not_before_it_is_asked_for() -> None:
    script = (
        "import sys; opened = []\n"
        "sys.addaudithook(lambda name, about: opened.append(str(about[0])) "
        "if name == 'open' else None)\n"
        "from pitprop.core.clauses import clause_book\n"
        "before = [path for path in opened if path.endswith('.toml')]\n"
        f"book = clause_book({PACKAGE!r})\n"
        "read = [path for path in opened if path.endswith('.toml')]\n"
        f"again = clause_book({PACKAGE!r})\n"
        "after = [path for path in opened if path.endswith('.toml')]\n"
        "print(len(before), len(read), len(after), again is book)\n"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    sections = len(clause_book(PACKAGE).sections)
    # The book itself, and once more for the languages of the editions.
    read = str(2 + sections + len(OPTIONS.editions))
    assert ran.stdout.split() == ["0", read, read, "True"]


def test_searching_takes_all_words_in_any_case(book: ClauseBook) -> None:
    assert [clause.id for clause in book.search("LEITER hochformat", "de")] == ["S-4"]
    assert "S-44" in [clause.id for clause in book.search("instorting", "nl")]
    assert [clause.id for clause in book.search("gold_draw", "en")] == ["S-60"]
    assert [clause.id for clause in book.search("s-31", "en")] == ["S-31"]
    assert book.search("instorting", "en") == ()
    assert book.search("ladder zeppelin", "en") == ()
    assert book.search("  ", "en") == ()


def test_searching_looks_in_what_is_told_and_nowhere_else(book: ClauseBook) -> None:
    assert book.search("any opening may be carried on", "en") == ()
    assert [clause.id for clause in book.search("any opening may", "en", "nl")] == ["S-36"]
    mixed = OPTIONS.resolve("amigo", {"attach": "tunnel"})
    assert [each.id for each in book.search("any opening may", "en", "amigo", mixed)] == ["S-36"]
    assert book.search("without a break joined inside", "en", "amigo", mixed) == ()
    assert [clause.id for clause in book.search("general sentence", "en")] == ["S-41"]


def test_unknown_languages_and_editions_are_refused(book: ClauseBook) -> None:
    with pytest.raises(PitpropError, match="the languages are en, de, nl"):
        book["S-1"].text("fr")
    with pytest.raises(PitpropError, match="the editions are amigo, web, nl"):
        book.document("fr")


def test_a_reader_of_an_edition_is_told_what_holds_there(book: ClauseBook) -> None:
    (start,) = book["S-32"].statements_in("amigo", "en")
    (tunnel,) = book["S-32"].statements_in("nl", "en")
    assert "lead back to the start card without a break" in start.text
    assert "does not matter" in tunnel.text
    assert book["S-33"].statements_in("amigo", "en") == ()
    assert [part.standing for part in book["S-33"].statements_in("nl", "en")] == ["ruling"]
    assert book["S-16"].text("en", "web") != book["S-16"].text("en", "amigo")


def test_a_table_that_mixes_options_is_told_what_holds_there(book: ClauseBook) -> None:
    mixed = OPTIONS.resolve("amigo", {"attach": "tunnel", "saboteur_pay": "draw"})
    (proper, tunnel) = book["S-32"].statements_in("amigo", "en", mixed)
    assert "does not matter" in tunnel.text
    assert (proper.edition, tunnel.edition) == ("amigo", "nl")
    (opening,) = book["S-33"].statements_in("amigo", "en", mixed)
    assert (opening.standing, opening.edition) == ("ruling", "nl")
    assert [part.edition for part in book["S-69"].statements_in("amigo", "en", mixed)] == ["web"]
    assert "As few cards as possible" not in " ".join(
        part.text for part in book["S-65"].statements_in("amigo", "en", mixed)
    )


def test_a_value_changed_at_the_table_is_no_rule_of_its_edition(book: ClauseBook) -> None:
    mixed = OPTIONS.resolve("nl", {"break_own_tool": "yes"})
    (proper, ruling) = book["S-41"].statements_in("nl", "de", mixed)
    assert (proper.standing, proper.edition) == ("rule", "nl")
    assert (ruling.standing, ruling.edition) == ("ruling", "amigo")
    assert "auch vor dich selbst" in ruling.text


def test_options_as_the_edition_has_them_change_nothing(book: ClauseBook) -> None:
    for clause in book:
        for edition in book.editions:
            options = OPTIONS.resolve(edition, {})
            assert clause.statements_in(edition, "nl", options) == clause.statements_in(
                edition, "nl"
            ), clause.id


# --- Refusals and words ---------------------------------------------------------------------------


def test_the_sentences_of_reasons_speak_of_what_they_are_told(refusals: RefusalTexts) -> None:
    params = {text.key: set(text.params) for text in refusals}
    assert {key: params.get(key) for key in REFUSALS} == {
        key: params for key, (_, params) in REFUSALS.items()
    }


def test_every_reason_that_the_rules_give_has_a_sentence_and_no_other(
    book: ClauseBook, refusals: RefusalTexts
) -> None:
    given = reasons_given(Path(str(rules.__file__)).parent / "allowed.py")  # also where compiled
    assert {key for key, _ in given} == {text.key for text in refusals}
    assert all(clause in book for _, clause in given)
    known = {clause.id for clause in kept(book)}
    found = clauses_of({(key, clause) for key, clause in given if clause in known})
    assert {key: found.get(key) for key in REFUSALS} == {
        key: clauses for key, (clauses, _) in REFUSALS.items()
    }


def test_no_sentence_begins_with_a_param(refusals: RefusalTexts) -> None:
    for text in refusals:
        for language in LANGUAGES:
            assert not text.template.in_language(language).startswith("{"), text.key


def test_a_refusal_is_told_in_words(refusals: RefusalTexts, words: Words) -> None:
    refusal = Refusal("already-broken", "S-40", {"tool": "pickaxe", "seat": 1})
    assert refusals.explain(refusal, words, "en", ["Ada", "Ben"]).startswith(
        "A broken pickaxe lies in front of Ben already;"
    )
    assert refusals.explain(refusal, words, "de").startswith(
        "Vor Spieler 2 liegt schon eine beschädigte Spitzhacke;"
    )
    assert refusals.explain(refusal, words, "nl").startswith(
        "Bij speler 2 wacht al een pikhouweel op reparatie;"
    )


def test_params_are_spoken_in_words(words: Words) -> None:
    params: dict[str, str | int] = {
        "tools": "lamp+cart+pickaxe",
        "card": "lamp+cart",
        "side": "E",
        "place": "3,-1",
        "seat": 11,
    }
    assert words.speak(params, "de", ["Ada"]) == {
        "tools": "Lampe, Lore und Spitzhacke",
        "card": "Reparatur: Lampe oder Lore",
        "side": "Osten",
        "place": "3,-1",
        "seat": "Spieler 12",
    }
    assert words.speak({"card": "NES"}, "nl") == {"card": "NES"}


def test_decimals_are_written_as_the_reader_does(words: Words) -> None:
    said = {language: words.speak({"turns": "1.5"}, language) for language in ("en", "de", "nl")}
    assert said == {"en": {"turns": "1.5"}, "de": {"turns": "1,5"}, "nl": {"turns": "1,5"}}


def test_a_sentence_needs_just_its_params(refusals: RefusalTexts) -> None:
    with pytest.raises(PitpropError, match="the params of 'place-taken' are: place"):
        refusals.render("place-taken", {}, "en")
    with pytest.raises(PitpropError, match="the params of 'own-tool' are: none"):
        refusals.render("own-tool", {"seat": "Ada"}, "en")
    with pytest.raises(PitpropError, match="there is no refusal 'because': no sentence in cl"):
        refusals.render("because", {}, "en")


def test_everything_in_the_game_has_a_word(words: Words) -> None:
    actions = {name for name in KIND_NAMES if name[0].islower()}
    assert set(words.groups["tool"]) == set(TOOLS)
    assert set(words.groups["card"]) >= actions | {"path", "dead-end"}
    assert set(words.groups["goal"]) == {"treasure", "stone"}
    assert set(words.groups["role"]) == set(words.groups["roles"]) == set(ROLE_NAMES)
    assert set(words.groups["side"]) == {"N", "E", "S", "W"}
    assert set(words.groups["edition"]) == set(words.groups["edition_summary"])
    assert set(words.groups["edition"]) == {edition.name for edition in OPTIONS.editions}


def test_every_option_and_value_has_its_words(words: Words) -> None:
    assert {name: set(option.values) for name, option in words.options.items()} == {
        option.name: set(option.values) for option in OPTIONS.options
    }
    for option in words.options.values():
        titles = {value.title.en for value in option.values.values()}
        assert len(titles) == len(option.values)
        for text in (option.explanation, *(value.explanation for value in option.values.values())):
            assert len({text.en, text.de, text.nl}) == len(LANGUAGES)
            assert all(text.in_language(language).endswith(".") for language in LANGUAGES)


def test_a_word_that_is_not_there_is_refused(words: Words) -> None:
    assert words.word("tool", "cart", "nl") == "mijnkar"
    with pytest.raises(PitpropError, match="there is no word 'spade' in the group 'tool'"):
        words.word("tool", "spade", "nl")


# --- Broken files ---------------------------------------------------------------------------------

BOOK = """
prefix = "X"
section = [{ key = "all", en = "All", de = "Alles", nl = "Alles" }]
"""

ONE = """
place = 1
title = { en = "First", de = "Erste", nl = "Eerste" }
summary = { en = "It.", de = "Sie.", nl = "Die." }
values = { wind = "calm" }
[document]
en = "One"
de = "Eins"
nl = "Een"
language = "en"
headings = ["Start"]
"""

TWO = """
place = 2
title = { en = "Second", de = "Zweite", nl = "Tweede" }
summary = { en = "It.", de = "Sie.", nl = "Die." }
values = { wind = "storm" }
[document]
en = "Two"
de = "Zwei"
nl = "Twee"
language = "de"
headings = ["Anfang"]
"""

CLAUSES = """
[[clause]]
id = "X-1"
option = "wind"
standing = "rule"
en = "It is windy."
de = "Es ist windig."
nl = "Het waait."
source = [{ edition = "one", section = "Start" }, { edition = "two", section = "Anfang" }]

[[clause]]
id = "X-2"
standing = { one = "none", two = "ruling" }
when = { option = "wind", value = "storm" }
en = "Stay in."
de = "Bleib drin."
nl = "Blijf binnen."
why = { en = "It storms.", de = "Es stürmt.", nl = "Het stormt." }
"""

SENTENCES = {
    "refusals/en.ftl": "too-wet = It rains at { $place }.\n",
    "refusals/de.ftl": "too-wet = Es regnet auf { $place }.\n",
    "refusals/nl.ftl": "too-wet = Het regent op { $place }.\n",
}

Folder = Callable[..., Path]


@pytest.fixture
def folder(tmp_path: Path) -> Folder:
    """A small clause folder, after a replacement in one of its files."""

    def make(file: str = "", old: str = "", new: str = "") -> Path:
        (tmp_path / "editions").mkdir(exist_ok=True)
        (tmp_path / "refusals").mkdir(exist_ok=True)
        for name, text in (
            ("editions/one.toml", ONE),
            ("editions/two.toml", TWO),
            ("book.toml", BOOK),
            ("all.toml", CLAUSES),
            *SENTENCES.items(),
        ):
            assert name != file or text.count(old) >= 1
            (tmp_path / name).write_text(text.replace(old, new, 1) if name == file else text)
        return tmp_path

    return make


def load(where: Path) -> ClauseBook:
    """The clauses of a small folder."""
    return load_clauses(where, load_editions(where / "editions"))


def test_the_small_folder_is_sound(folder: Folder) -> None:
    where = folder()
    book = load(where)
    assert [clause.id for clause in book] == ["X-1", "X-2"]
    assert book.carrying("wind") is book["X-1"]
    assert book.carrying("rain") is None
    (text,) = load_refusals(where)
    assert text.key == "too-wet"


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        ("all.toml", 'id = "X-1"', 'id = "X-01"', "all.toml, X-01: an identifier looks like X-1"),
        ("all.toml", 'id = "X-1"', 'id = "S-1"', "all.toml, S-1: an identifier looks like X-1"),
        ("all.toml", 'id = "X-2"', 'id = "X-1"', "all.toml, X-1: all.toml has a clause with the"),
        ("all.toml", 'id = "X-1"', 'id = "X-3"', "all.toml, X-2: the clauses of a file are in"),
        ("all.toml", 'id = "X-1"', "", "all.toml, clause 1: 'id' is missing"),
        ("all.toml", 'de = "Bleib drin."', "", "all.toml, X-2: the German text ('de') is missing"),
        ("all.toml", 'nl = "Het waait."', 'nl = " "', "all.toml, X-1: 'nl' has to be a string"),
        (
            "all.toml",
            'nl = "Het waait."',
            "nl = 3",
            "all.toml, X-1: 'nl' has to be a string in quotes, not 3",
        ),
        ("all.toml", ', nl = "Het stormt."', "", "all.toml, X-2, why: the Dutch text ('nl') is"),
        (
            "all.toml",
            'two = "ruling"',
            'three = "ruling"',
            "all.toml, X-2, standing: the edition 'two' is missing",
        ),
        (
            "all.toml",
            'two = "ruling" }',
            'two = "ruling", three = "rule" }',
            "all.toml, X-2, standing: there is no edition 'three'",
        ),
        (
            "all.toml",
            'standing = "rule"',
            'standing = "law"',
            "all.toml, X-1: a standing is one of rule, ruling, fact, design, house, none,",
        ),
        (
            "editions/two.toml",
            'wind = "storm"',
            "",
            "all.toml, X-1: the edition 'two' has no value for 'wind'",
        ),
        (
            "all.toml",
            'section = "Anfang"',
            'section = "Ende"',
            "all.toml, X-1, source 2: the document has no section 'Ende'",
        ),
        (
            "all.toml",
            ', { edition = "two", section = "Anfang" }',
            "",
            "all.toml, X-1: it is a rule of two without a 'source' there",
        ),
        ("all.toml", "why = {", "note = {", "all.toml, X-2: 'note' has no meaning here"),
        (
            "all.toml",
            CLAUSES.splitlines()[-1],
            "",
            "all.toml, X-2: a ruling needs a reason ('why'), here for two",
        ),
        (
            "all.toml",
            'option = "wind", value',
            'option = "rain", value',
            "all.toml, X-2: 'when' names 'rain', an option that no clause carries",
        ),
        (
            "all.toml",
            'value = "storm"',
            'value = "hail"',
            "all.toml, X-2: X-1 knows no value 'hail'",
        ),
        (
            "all.toml",
            'value = "storm"',
            'value = "calm"',
            "all.toml, X-2: in one 'when' and 'standing' contradict each other",
        ),
        (
            "all.toml",
            'standing = { one = "none", two = "ruling" }',
            'standing = "house"',
            "all.toml, X-2: an edition has 'storm', so it is not a house rule",
        ),
        (
            "all.toml",
            'standing = "rule"',
            'standing = "house"',
            "all.toml, X-1: a house rule depends on the value of an option ('when')",
        ),
        (
            "all.toml",
            'standing = "rule"',
            'standing = "rule"\nvalue_text.calm = { en = "a", de = "b", nl = "c" }',
            "all.toml, X-1: 'value_text' has to have a text for each value of the option",
        ),
        (
            "all.toml",
            'option = "wind"\nstanding',
            'value_text.calm = { en = "a", de = "b", nl = "c" }\nstanding',
            "all.toml, X-1: 'value_text' has no meaning here",
        ),
        (
            "all.toml",
            'standing = "rule"',
            'standing = "rule"\nvalue_text.calm = { en = "a", de = "b", nl = "c" }\n'
            'value_text.storm = { en = "a", de = "b", nl = "c", standing = "ruling" }',
            "all.toml, X-1, value_text, storm: a ruling needs a reason ('why'), here for two",
        ),
        (
            "all.toml",
            'standing = "rule"',
            'standing = "rule"\nvalue_text.calm = { en = "a", de = "b", nl = "c" }\n'
            'value_text.storm = { en = "a", de = "b", nl = "c", '
            'standing = { one = "rule", two = "rule" } }',
            "all.toml, X-1: in one 'when' and 'standing' contradict each other",
        ),
        ("all.toml", 'en = "Stay in."', "en = Stay in.", "all.toml: "),
        ("all.toml", "[[clause]]", "[[klause]]", "all.toml: 'klause' has no meaning here"),
        ("book.toml", 'key = "all"', 'key = "wind"', "all.toml: book.toml names no such section"),
        (
            "editions/two.toml",
            'language = "de"',
            'language = "fr"',
            "editions/two.toml, document: 'language' has to be one of en, de, nl",
        ),
        ("book.toml", 'prefix = "X"', "", "book.toml: 'prefix' is missing"),
    ],
)
def test_a_broken_clause_file_is_told(
    folder: Folder, file: str, old: str, new: str, message: str
) -> None:
    with pytest.raises(ClauseFileError) as caught:
        load(folder(file, old, new))
    assert str(caught.value).startswith(message)


def test_an_option_carried_twice_is_told(folder: Folder) -> None:
    twice = 'id = "X-2"\noption = "wind"'
    with pytest.raises(ClauseFileError, match=r"all\.toml, X-2: X-1 carries 'wind' already"):
        load(folder("all.toml", 'id = "X-2"', twice))


def test_a_section_without_a_file_is_told(folder: Folder) -> None:
    where = folder()
    (where / "all.toml").unlink()
    with pytest.raises(ClauseFileError, match=r"all\.toml: there is no such file"):
        load(where)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "refusals/de.ftl",
            "$place",
            "$side",
            "refusals/de.ftl, line 1, too-wet: it is never given $side; its params: $place",
        ),
        ("refusals/nl.ftl", "too-wet", "te-nat", "refusals/nl.ftl, line 2, too-wet: it is missing"),
        (
            "refusals/nl.ftl",
            "$place",
            "place",
            "refusals/nl.ftl, line 1, too-wet: what is in braces is a param, such as { $seat }",
        ),
        ("refusals/nl.ftl", "}.", "", "refusals/nl.ftl, line 1, too-wet: Expected token"),
    ],
)
def test_a_broken_refusal_is_told(
    folder: Folder, file: str, old: str, new: str, message: str
) -> None:
    where = folder(file, old, new)
    with pytest.raises(ClauseFileError) as caught:
        load_refusals(where)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("file", "old", "new", "message"),
    [
        (
            "words/de.ftl",
            "tool-cart = Lore",
            "",
            "tool-cart: it is missing; words/en.ftl, line 6 has it",
        ),
        (
            "words/de.ftl",
            "= Lore",
            "= { $card }",
            "words/de.ftl, line 4, tool-cart: it is never given $card; its params: none",
        ),
        (
            "words/en.ftl",
            "= cart",
            "= { $card }",
            "words/en.ftl, line 6, tool-cart: it is never given $card; its params: none",
        ),
        (
            "words/en.ftl",
            "lamp_plus_cart",
            "lamp+cart",
            "words/en.ftl, line 22, card-lamp+cart: Expected token",
        ),
        (
            "words.toml",
            'side = "side"',
            'side = "wind"',
            "words.toml, params: 'side' takes its words from 'wind'",
        ),
        (
            "words.toml",
            "[params]",
            "[tool.cart]",
            "words.toml: 'tool' has no meaning here",
        ),
    ],
)
def test_a_broken_word_is_told(tmp_path: Path, file: str, old: str, new: str, message: str) -> None:
    where = tmp_path / "clauses"
    copytree(Path(str(rules.__file__)).parents[1] / "clauses", where)
    broken = where / file
    text = broken.read_text("utf-8")
    assert old in text
    broken.write_text(text.replace(old, new, 1), "utf-8")
    with pytest.raises(ClauseFileError) as caught:
        load_words(where)
    assert str(caught.value).startswith(file)
    assert message in str(caught.value)


# --- The words of a small folder ------------------------------------------------------------------

WORDS_OF_WIND = """\
card-sun_plus_rain = { "" }sun
    and rain
card-7_dot_5_comma_1 = figures
move-blow_space_off = Blow it { $words }
option-wind = Wind
explanation-wind = Whether it blows.
option-wind-so_so = A little
explanation-wind-so_so = Now and then.
"""


def words_of(where: Path, english: str) -> Words:
    """The words of a folder that is in English alone."""
    (where / "words").mkdir()
    (where / "book.toml").write_text('languages = ["en"]')
    (where / "words" / "en.ftl").write_text(english)
    return load_words(where)


def test_what_a_key_cannot_hold_is_spelled_out(tmp_path: Path) -> None:
    words = words_of(tmp_path, WORDS_OF_WIND)
    assert list(words.groups) == ["card", "move"]
    assert words.word("card", "sun+rain", "en") == "sun and rain"
    assert words.word("card", "7.5,1", "en") == "figures"
    assert words.word("move", "blow off", "en") == "Blow it { $words }"
    assert list(words.options) == ["wind"]
    assert words.options["wind"].values["so_so"].explanation.de == "Now and then."


@pytest.mark.parametrize(
    ("english", "message"),
    [
        ("cart = cart", "words/en.ftl, line 1, cart: it needs its group in front, as in tool-lamp"),
        ("a-b = c\noption-wind = Wind", "line 2, option-wind: explanation-wind is missing"),
        ("explanation-wind = It blows.", "line 1, explanation-wind: option-wind is missing"),
        (
            "option-wind = Wind\nexplanation-wind = It blows.",
            "line 1, option-wind: the option has no values",
        ),
        (
            "option-wind-yes = Wind\nexplanation-wind-yes = It blows.",
            "line 1, option-wind-yes: option-wind is missing",
        ),
    ],
)
def test_options_without_their_words_are_told(tmp_path: Path, english: str, message: str) -> None:
    with pytest.raises(ClauseFileError) as caught:
        words_of(tmp_path, english)
    assert message in str(caught.value)


@pytest.mark.clause("S-46", "S-58", "S-61")
@pytest.mark.parametrize(
    ("clause", "option", "said"),
    [
        (
            "S-46",
            "attach",
            {"start": "they can’t be carried on", "tunnel": "can be carried on mea"},
        ),
        ("S-58", "stone_choice", {"no": "that join one of them", "yes": "chooses freely"}),
        ("S-61", "gold_draw", {"diggers": "digger gets one", "players": "some get more than one"}),
    ],
)
def test_a_table_is_told_what_holds_there_and_no_conditions(
    clause: str, option: str, said: dict[str, str]
) -> None:
    game = find_game("saboteur")
    for edition in game.clauses.editions:
        for value in said:
            options = game.options.resolve(edition, {option: value})
            text = " ".join(
                part.text for part in game.clauses[clause].statements_in(edition, "en", options)
            )
            assert [name for name, words in said.items() if words in text] == [value]
            assert "unless the table" not in text
            assert "Where every new card" not in text
