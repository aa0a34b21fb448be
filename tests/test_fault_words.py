"""What is wrong with a record is told in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from random import Random

import pytest

from pitprop.core.clauses.fluent import params_of
from pitprop.core.clauses.text import LANGUAGES
from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.fault import fault, fault_texts, message_in
from pitprop.core.installed.registry import find_game
from pitprop.core.records.replay import replay
from pitprop.core.records.text import parse_record
from pitprop.server.lookback.course import course_of
from tests.notation.mutations import GAMES, mistaken, texts

SOURCES = Path(__file__).resolve().parent.parent / "src"
PACKAGES = [
    "pitprop.core",
    *(f"pitprop.games.{name}" for name in ("saboteur", "sabotage", "dark_cave")),
]

#: Faults whose key is chosen where they are made, with the params that all of them have.
CHOSEN = {
    "pitprop.core": {"hidden-from-all", "hidden-from-seat", "too-few", "too-many"},
    "pitprop.games.saboteur": {"gold-not-shuffled", "gold-shuffled", "knows-passed", "knows-taken"},
}
WHERE = {"at-line", "at-line-and-move"}
#: The most characters of a line that says what is wrong (`NOTATION.md`).
LONGEST = 400


@cache
def calls() -> list[tuple[str, str, set[str]]]:
    """Each fault that is made: the package of its words, its key and its params."""
    return [call for file in sorted(SOURCES.rglob("*.py")) for call in _calls(file)]


def _calls(file: Path) -> Iterator[tuple[str, str, set[str]]]:
    tree = ast.parse(file.read_text("utf-8"))
    makers = {}
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and (node.module or "").endswith(".fault"):
            for name in node.names:
                if name.name == "fault":
                    makers[name.asname or name.name] = (node.module or "").removesuffix(".fault")
    for node in ast.walk(tree):
        if (
            isinstance(node, ast.Call)
            and isinstance(node.func, ast.Name)
            and node.func.id in makers
        ):
            key = node.args[0]
            if isinstance(key, ast.Constant) and isinstance(key.value, str):
                yield makers[node.func.id], key.value, {each.arg or "" for each in node.keywords}


def test_each_fault_that_is_made_has_its_words_and_its_params() -> None:
    assert len(calls()) > 100
    for package, key, params in calls():
        sentence = fault_texts(package).get(key)
        assert sentence is not None, f"{package} has no words for {key}"
        # What a word of the notation should be is told of a word that comes later.
        assert set(params_of(sentence.en)) - {"word"} == params - {"word"}, key


@pytest.mark.parametrize("package", PACKAGES)
def test_no_words_are_left_of_faults_that_nobody_makes(package: str) -> None:
    made = {key for where, key, _ in calls() if where == package}
    elsewhere = CHOSEN.get(package, set()) | (WHERE if package == "pitprop.core" else set())
    assert set(fault_texts(package)) - made == elsewhere


@pytest.mark.parametrize("package", PACKAGES)
def test_no_language_leaves_a_param_out(package: str) -> None:
    for key, text in fault_texts(package).items():
        for language in LANGUAGES:
            assert set(params_of(text.in_language(language))) == set(params_of(text.en)), key


def failed(text: str) -> PitpropError:
    with pytest.raises(PitpropError) as caught:
        replay(parse_record(text))
    return caught.value


def test_an_error_says_the_line_in_each_language() -> None:
    error = failed("[game saboteur]\n[seats 3]\n1. lay NES 3\n")
    assert [message_in(error, language) for language in LANGUAGES] == [
        "line 3: move 1: '3' is not a place; a place is x,y, such as 3,-1",
        "Zeile 3: Zug 1: '3' ist kein Platz; ein Platz ist x,y, etwa 3,-1",
        "regel 3: zet 1: '3' is geen plek; een plek is x,y, zoals 3,-1",
    ]
    assert message_in(error, "en") == str(error)


def test_a_rule_that_was_broken_is_told_in_each_language() -> None:
    game = find_game("saboteur")
    state = game.start(3, seed="words")
    state.apply_chance(state.draw())
    deal = "\n".join(find_game("saboteur").start(3, seed="words").draw().lines())
    error = failed(f"[game saboteur]\n[seats 3]\n{deal}\n1. rockfall 0,0\n")
    messages = [message_in(error, language) for language in LANGUAGES]
    assert len(set(messages)) == len(LANGUAGES)
    assert messages[0] == str(error)
    assert all("rockfall 0,0: " in each and each.endswith("]") for each in messages)
    assert [each.partition(" ")[0] for each in messages] == ["line", "Zeile", "regel"]


def test_what_is_listed_is_cut_short_in_each_language() -> None:
    error = NotationError(fault("unknown-header", name="'x'", known=tuple("abcdefghijklmnop")), 2)
    assert message_in(error, "de").endswith("h, i, j, k, l und 4 weitere")
    assert message_in(error, "nl").endswith("h, i, j, k, l en nog 4")


def test_an_error_in_english_alone_is_told_as_it_is() -> None:
    assert message_in(PitpropError("a lamp is missing"), "de") == "a lamp is missing"


@pytest.mark.wheel
@pytest.mark.parametrize("name", GAMES)
def test_whatever_is_wrong_with_a_record_is_told_in_each_language_in_one_line(name: str) -> None:
    random = Random(name)
    errors = [error for text in texts(name).records for error in mistakes(text, random)]
    assert len(errors) > 20
    for error in errors:
        said = [message_in(error, language) for language in LANGUAGES]
        assert said[0] == str(error)
        assert len(set(said)) == len(LANGUAGES), said
        assert all("\n" not in each and len(each) <= LONGEST for each in said)


def mistakes(text: str, random: Random) -> Iterator[PitpropError]:
    """What is said of a record with some mistakes in it, where they make it a broken one."""
    for _ in range(40):
        try:
            course_of(mistaken(text, random))
        except PitpropError as error:
            yield error
