"""The PDF itself: pages, sizes, language; and what is refused."""

from __future__ import annotations

import sys
from io import BytesIO
from typing import Any

import pytest
from pypdf import PdfReader

from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.printing import PAPERS, Wanted, can_print, print_game
from tests.printing.sheets import GAMES, LANGUAGES, sheets

# Papers and languages take turns.
PRINTED = [
    ("dark_cave", "a4", "en"),
    ("dark_cave", "letter", "de"),
    ("dark_cave", "a4", "nl"),
    ("sabotage", "letter", "nl"),
    ("saboteur", "a4", "de"),
]
A_POINT = 72 / 25.4


def read(wanted: Wanted) -> PdfReader:
    return PdfReader(BytesIO(print_game(wanted)))


@pytest.mark.parametrize(("game", "paper", "language"), PRINTED)
def test_pages_have_the_size_of_the_paper_and_tell_all_rules(
    game: str, paper: str, language: str
) -> None:
    pdf = read(Wanted(game, paper, language))
    size = PAPERS[paper]
    for page in pdf.pages:
        assert float(page.mediabox.width) == pytest.approx(size.width * A_POINT, abs=0.01)
        assert float(page.mediabox.height) == pytest.approx(size.height * A_POINT, abs=0.01)
    on_cards = 2 * len(sheets(game, paper))
    reading = len(pdf.pages) - on_cards
    # So that the first front is printed on the front of a sheet.
    assert reading % 2 == 0
    assert 4 <= reading <= 8
    text = "\n".join(page.extract_text() for page in pdf.pages[:reading])
    book = find_game(game)
    assert book.titles[language] in " ".join(text.split())
    clauses = [
        each.id
        for each in book.clauses
        if each.statements_in(book.options.editions[0].name, language)
    ]
    assert [name for name in clauses if name not in text] == []
    assert f"{pdf.root_object['/Lang']}" == language


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_first_page_says_which_pages_are_cards(language: str) -> None:
    pdf = read(Wanted("dark_cave", "a4", language))
    first = len(pdf.pages) - 2 * len(sheets("dark_cave")) + 1
    numbers = "".join(letter if letter.isdigit() else " " for letter in pdf.pages[0].extract_text())
    assert f" {first} " in " ".join(["", *numbers.split(), ""])
    assert f" {len(pdf.pages)} " in " ".join(["", *numbers.split(), ""])


def test_the_same_game_is_the_same_file_and_brings_its_typeface_along() -> None:
    wanted = Wanted("sabotage")
    made = print_game(wanted)
    assert made == print_game(wanted)
    fonts = [each for each in objects(made) if each.get("/Type") == "/FontDescriptor"]
    assert {font["/FontName"].partition("+")[2] for font in fonts} == {"Vollkorn-Regular"}
    assert all("/FontFile2" in font for font in fonts)


def objects(made: bytes) -> list[dict[str, Any]]:
    """All dictionaries of a PDF."""
    pdf = PdfReader(BytesIO(made))
    size = int(f"{pdf.trailer['/Size']}")
    found: list[Any] = [pdf.get_object(number) for number in range(1, size)]
    return [each for each in found if isinstance(each, dict)]


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        (Wanted("saboteurs"), "there is no game 'saboteurs'"),
        (Wanted("saboteur", paper="a5"), "'a5' is not a paper size; they are a4, letter"),
        (Wanted("saboteur", language="fr"), "'fr' is not a language; they are en, de, nl"),
        (Wanted("saboteur", edition="home"), "there is no edition 'home'"),
    ],
)
def test_what_there_is_not_is_refused_by_name(wanted: Wanted, message: str) -> None:
    with pytest.raises(PitpropError, match=message):
        print_game(wanted)


def test_without_the_extra_one_line_says_how_to_get_it(monkeypatch: pytest.MonkeyPatch) -> None:
    assert all(can_print(game) for game in GAMES)
    monkeypatch.setitem(sys.modules, "typst", None)
    assert not can_print("dark_cave")
    with pytest.raises(PitpropError, match=r"^typst isn't .*: pip install 'pitprop\[print\]'$"):
        print_game(Wanted("dark_cave"))
