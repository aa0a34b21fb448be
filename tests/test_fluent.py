"""Sentences in the syntax of Fluent: what they say, and what is said of files that are wrong."""

from __future__ import annotations

from importlib.resources import files
from pathlib import Path

import pytest

from pitprop.core.clauses import LANGUAGES, ClauseFileError
from pitprop.core.clauses.fluent import check_messages, load_messages, params_of, say
from pitprop.core.errors import PitpropError

PACKAGE = Path(str(files("pitprop")))
OURS = sorted({file.parent.relative_to(PACKAGE) for file in PACKAGE.rglob("en.ftl")})

MOVES = """
    { $moves ->
        [one] One move was legal.
       *[other] { $moves } moves were legal.
    }"""


def folder(where: Path, **files: str) -> Path:
    place = where / "words"
    place.mkdir()
    for language, text in files.items():
        (place / f"{language}.ftl").write_text(text, encoding="utf-8")
    return place


def test_a_sentence_says_what_it_is_told() -> None:
    assert say("I trust { $seat } ({ $percent } %).", {"seat": "Ada", "percent": 7}, "en") == (
        "I trust Ada (7 %)."
    )
    assert say("{seat} has {card}.", {"seat": "Ada", "card": "a map"}, "en") == "Ada has a map."
    assert say('{ "{" }', {}, "en") == "{"
    assert params_of("{ $seat }: { $card }, { $seat }") == ("seat", "card")


@pytest.mark.parametrize(
    ("moves", "said"),
    [(1, "One move was legal."), (0, "0 moves were legal."), ("many", "many moves were legal.")],
)
def test_a_sentence_chooses_by_a_number(moves: int | str, said: str) -> None:
    assert say(MOVES, {"moves": moves}, "en") == said


def test_a_sentence_chooses_by_a_word() -> None:
    text = "{ $side ->\n    [own] my roof\n   *[other] yours\n }"
    assert [say(text, {"side": side}, "en") for side in ("own", "other")] == ["my roof", "yours"]


def test_a_param_that_is_not_told_is_named() -> None:
    with pytest.raises(PitpropError, match="needs the param 'card'"):
        say("It is { $card }.", {}, "en")


@pytest.mark.parametrize("text", ["{ $card", "{ NUMBER($card) }", "{ other-message }", "{ -term }"])
def test_a_sentence_that_cannot_be_read_is_refused(text: str) -> None:
    with pytest.raises(PitpropError):
        say(text, {"card": "a map"}, "en")


def test_a_folder_tells_each_message_in_each_language(tmp_path: Path) -> None:
    where = folder(
        tmp_path,
        en="a = A { $card }\nb = B\n",
        de="b = Be\na = Ah { $card }\n",
        nl="""
a = A
b = B
""",
    )
    texts = load_messages(where)
    assert list(texts) == ["a", "b"]
    assert [texts["a"].in_language(language) for language in LANGUAGES] == [
        "A { $card }",
        "Ah { $card }",
        "A",
    ]


@pytest.mark.parametrize("place", OURS, ids=str)
def test_our_own_sentences_are_right_and_taken_as_they_stand(place: Path) -> None:
    assert load_messages(PACKAGE / place) == check_messages(PACKAGE / place)


def test_a_language_without_a_file_is_told_in_english(tmp_path: Path) -> None:
    assert load_messages(folder(tmp_path, en="a = A\n"))["a"].in_language("nl") == "A"


EN = "title = Title\nlay = Lay { $card }\n"


@pytest.mark.parametrize(
    ("de", "said"),
    [
        (
            "title = Titel\n",
            "words/de.ftl, line 2, lay: it is missing; words/en.ftl, line 2 has it",
        ),
        (f"{EN}titel = Titel\n", "words/de.ftl, line 3, titel: words/en.ftl has no such message"),
        (
            "title = Titel\nlay = { $karte } legen\n",
            "words/de.ftl, line 2, lay: it is never given $karte; its params: $card",
        ),
        ("title = Titel\nlay { $card }\n", "words/de.ftl, line 2, lay: Expected token"),
        ("title = Titel\nlay = { $card\n", "words/de.ftl, line 2, lay: Expected token"),
        (f"{EN}lay = Noch eine\n", "words/de.ftl, line 3, lay: it is already in line 2"),
        (
            f"{EN}-term = Wort\n",
            "words/de.ftl, line 3, term: a message has a text",
        ),
        ("title = { title }\n", "words/de.ftl, line 1, title: what is in braces is a param"),
        (
            "lay = { $card ->\n   *[other] Karten\n }\n",
            "words/de.ftl, line 1, lay: it lacks the plural [one]",
        ),
        (
            "lay = { $card ->\n    [one] eine\n    [few] einige\n   *[other] Karten\n }\n",
            "words/de.ftl, line 1, lay: it has the plural [few]",
        ),
    ],
)
def test_a_file_that_is_wrong_is_refused_with_its_line(tmp_path: Path, de: str, said: str) -> None:
    with pytest.raises(ClauseFileError) as caught:
        load_messages(folder(tmp_path, en=EN, de=de))
    assert str(caught.value).startswith(said)


def test_single_numbers_are_no_plurals(tmp_path: Path) -> None:
    text = "a = { $number ->\n    [0] gone\n   *[other] there\n }\n"
    a = load_messages(folder(tmp_path, en=text))["a"].in_language("en")
    assert [say(a, {"number": number}, "en") for number in (0, 1)] == ["gone", "there"]


def test_a_folder_without_english_is_refused(tmp_path: Path) -> None:
    with pytest.raises(ClauseFileError, match=r"words/en\.ftl: the file is missing"):
        load_messages(folder(tmp_path, de="a = A\n"))


def folders(top: Path) -> list[Path]:
    found = {file.parent for file in top.rglob("*.ftl") if "node_modules" not in file.parts}
    assert found
    return sorted(found)


def test_page_and_package_have_words_in_all_languages(root: Path) -> None:
    for place in folders(root / "client") + folders(root / "src"):
        assert {file.stem for file in place.glob("*.ftl")} == set(LANGUAGES), place


def test_all_words_of_the_package_can_be_read(root: Path) -> None:
    for place in folders(root / "src"):
        assert load_messages(place)
