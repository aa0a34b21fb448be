"""The pages of the documentation hold all that they have to, and lead nowhere where nothing is."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.util import find_spec
from pathlib import Path

import pytest

import docs_offline
import docs_pages
from pitprop.core.clauses import LANGUAGES
from pitprop.core.installed.registry import find_game, own_game_names

pytestmark = pytest.mark.sources

ROOT = Path(__file__).resolve().parent.parent
CODE = re.compile(r"^(```|~~~).*?^\1[^\n]*$|`[^`\n]*`", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\]\((?P<place>[^)#\s]*)(?:#(?P<anchor>[^)\s]*))?\)")
HEADING = re.compile(r"^#+ (?P<title>.+)$", re.MULTILINE)


@cache
def pages() -> dict[str, str]:
    return docs_pages.pages()


def anchors(page: str) -> set[str]:
    titles = [found["title"].lower() for found in HEADING.finditer(pages()[page])]
    return {re.sub(r"[^\w\- ]", "", title).strip().replace(" ", "-") for title in titles}


def test_every_document_is_a_page() -> None:
    there = {path.relative_to(ROOT).as_posix() for path in (ROOT / "docs").rglob("*.md")}
    there |= {path.name for path in ROOT.glob("*.md")}
    assert set(docs_pages.documents()) == there


def test_every_page_is_listed_once() -> None:
    listed = [place for _, below in docs_pages.navigation() for _, place in below]
    assert sorted(listed) == sorted(pages())
    settings = tomllib.loads(docs_pages.settings())
    assert len(settings["project"]["nav"]) == len(list(docs_pages.navigation()))


@pytest.mark.parametrize("page", sorted(pages()))
def test_links_lead_somewhere(page: str) -> None:
    for found in LINK.finditer(CODE.sub("", pages()[page])):
        place = found["place"]
        if "://" in place:
            continue
        target = (Path(page).parent / place).as_posix() if place else page
        target = re.sub(r"(^|/)\w+/\.\./", r"\1", target)
        is_picture = target.startswith("images/") and (ROOT / "docs" / target).exists()
        assert is_picture or target in pages(), found[0]
        if found["anchor"]:
            assert found["anchor"] in anchors(target), found[0]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", own_game_names())
def test_every_clause_stands_there_with_all_that_it_says(game: str, language: str) -> None:
    page = docs_pages.pages_of_rules()[game, language]
    headings = [found["title"] for found in HEADING.finditer(page)]
    book = find_game(game).clauses
    assert [clause.id for clause in book] == [each for each in headings if each in book]
    bare = page.replace("\\", "")
    for clause in book:
        for edition in book.editions:
            for statement in clause.statements_in(edition, language):
                assert " ".join(statement.text.split()) in bare, clause.id
    for option in find_game(game).options.options:
        for value in option.values:
            assert f"- `{value}`, " in page


def test_what_the_reference_tells_of_is_there() -> None:
    modules = [module for _, listed in docs_pages.REFERENCE.values() for module in listed]
    for module in modules:
        path = ROOT / "src" / Path(*module.split("."))
        assert path.with_suffix(".py").exists() or (path / "__init__.py").exists(), module
        assert find_spec(module.rpartition(".")[0]), module


def test_what_would_be_fetched_from_elsewhere_is_found(tmp_path: Path) -> None:
    own = (
        '<link rel="canonical" href="https://x.org"><script src="a.js"></script><a href="http://b">'
    )
    (tmp_path / "a.html").write_text(own)
    assert list(docs_offline.fetched(tmp_path)) == []
    (tmp_path / "b.html").write_text('<script async src="https://x.org/a.js"></script>')
    (tmp_path / "c.html").write_text('<link rel="stylesheet" href="https://x.org/a.css">')
    (tmp_path / "d.css").write_text("a { background: url(https://x.org/a.png) }")
    lines = list(docs_offline.fetched(tmp_path))
    assert [line.partition(":")[0] for line in lines] == ["b.html", "c.html", "d.css"]


def test_documents_are_linked_where_they_are_named() -> None:
    assert "[`docs/hosting.md`](../hosting.md)" in pages()["tours/host.md"]
    assert "[`NOTATION.md`](notation.md)" in pages()["agents.md"]
