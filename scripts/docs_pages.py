"""Puts together the pages of the documentation site, which `make docs` makes of them.

    python scripts/docs_pages.py FOLDER

Documents of the repository become pages as they are, but for the names of other documents, which
become links. The rules are pages of their own for each game and language, written from its clauses;
the reference is read from the docstrings when the site is built (`::: module`).
"""

from __future__ import annotations

import argparse
import re
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final

from docs_rules import LANGUAGES, rules_page
from pitprop.core.installed.registry import find_game, own_game_names

ROOT: Final = Path(__file__).resolve().parent.parent

#: What the reader finds where: the heading, then pages with their titles. A page is a document of
#: the repository, or one that is made here. Documents of `docs` that aren't named stand last, under
#: their own titles.
NAVIGATION: Final[Mapping[str, Mapping[str, str]]] = {
    "": {"README.md": "What it is"},
    "Ten minutes for": {
        "docs/tours/player.md": "players",
        "docs/tours/host.md": "hosts",
        "docs/tours/researcher.md": "researchers",
        "docs/tours/author.md": "authors of opponents",
        "docs/tours/lawyer.md": "rule lawyers",
    },
    "Rules by clause": {},  # for each game and language, see `rules`
    "Editions and options": {"docs/options.md": "Editions and options"},
    "Notation": {"NOTATION.md": "Notation"},
    "Laboratory": {
        "docs/simulate.md": "Simulations",
        "docs/tournament.md": "Tournaments",
        "docs/agents.md": "Agents and the line protocol",
        "docs/balance.md": "How even the sides are",
        "docs/reports.md": "Reports",
        "docs/environments.md": "Environments",
        "docs/training.md": "Training by self-play",
        "docs/strength.md": "How strong the opponents are",
        "docs/levels.md": "How strong the levels are",
    },
    "Games to change": {"docs/dark_cave.md": "The deck of The Dark Cave"},
    "Hosting": {
        "docs/hosting.md": "Hosting",
        "docs/server.md": "From a rented server to a site",
        "docs/load.md": "What a server stands",
    },
    "Reference": {},  # see `REFERENCE`
    "Building on it": {
        "ARCHITECTURE.md": "Architecture",
        "CONTRIBUTING.md": "Contributing",
        "CHANGELOG.md": "Changelog",
        "docs/benchmarks.md": "How fast it is",
        "docs/page.md": "How fast the page is",
        "docs/mutants.md": "Faults that tests find",
    },
}

REFERENCE: Final[Mapping[str, tuple[str, tuple[str, ...]]]] = {
    "library": (
        "The library",
        (
            "pitprop.library.games",
            "pitprop.library.named_game",
            "pitprop.library.state",
            "pitprop.library.typed",
            "pitprop.library.views.seen",
            "pitprop.library.views.saboteur",
            "pitprop.library.views.sabotage",
            "pitprop.library.views.dark_cave",
            "pitprop.library.moves",
            "pitprop.library.cards",
            "pitprop.library.players",
            "pitprop.library.simulation",
        ),
    ),
    "environments": (
        "Environments",
        (
            "pitprop.envs.pettingzoo",
            "pitprop.envs.gymnasium",
            "pitprop.envs.batch",
            "pitprop.envs.openspiel",
            "pitprop.envs.codecs",
        ),
    ),
    "laboratory": (
        "Laboratory",
        (
            "pitprop.lab.playouts",
            "pitprop.lab.spec",
            "pitprop.experiments.spec",
            "pitprop.experiments.tournament",
            "pitprop.experiments.balance",
            "pitprop.experiments.parquet",
        ),
    ),
    "opponents": ("Opponents", ("pitprop.opponents.base", "pitprop.opponents.levels")),
    "games": (
        "What a game is",
        (
            "pitprop.core.game",
            "pitprop.core.options.option",
            "pitprop.core.errors",
            "pitprop.core.chance",
        ),
    ),
}

_IN_LANGUAGE: Final = {"en": "", "de": ", deutsch", "nl": ", Nederlands"}
_CODE: Final = re.compile(r"^(```|~~~).*?^\1[^\n]*$", re.MULTILINE | re.DOTALL)
_NAMED: Final = re.compile(r"(?<!\[)`(?P<path>(?:docs/)?[\w/]+\.md)`(?!\])")
_LINK: Final = re.compile(r"(?P<text>!?\[[^\]]*\])\((?P<target>[^)#\s]+)(?P<anchor>#[^)]*)?\)")


def page_of(document: str) -> str:
    """The page that a document of the repository becomes."""
    return "index.md" if document == "README.md" else document.removeprefix("docs/").lower()


def documents() -> list[str]:
    """The documents that become pages."""
    return [document for pages in NAVIGATION.values() for document in pages] + others()


def others() -> list[str]:
    """The documents of `docs` that have no place in the navigation."""
    named = {document for pages in NAVIGATION.values() for document in pages}
    found = [path.relative_to(ROOT).as_posix() for path in sorted((ROOT / "docs").rglob("*.md"))]
    return [document for document in found if document not in named]


def pages() -> dict[str, str]:
    """All pages, by their places in the site."""
    found = {page_of(name): linked(name) for name in documents()}
    found |= {_rules(*each): text for each, text in pages_of_rules().items()}
    for name, (title, modules) in REFERENCE.items():
        parts = [f"# {title}\n", *(f"\n## {module}\n\n::: {module}\n" for module in modules)]
        found[f"reference/{name}.md"] = "".join(parts)
    return found


def pages_of_rules() -> dict[tuple[str, str], str]:
    """The rules, by game and language."""
    return {
        (game, language): rules_page(game, language)
        for language in LANGUAGES
        for game in own_game_names()
    }


def _title(game: str, language: str) -> str:
    title = find_game(game).titles[language]
    return f"{title}{_IN_LANGUAGE[language]}"


def _rules(game: str, language: str) -> str:
    return f"rules/{game}.md" if language == "en" else f"rules/{game}.{language}.md"


def linked(document: str) -> str:
    """A document with links to other pages, where it names them or leads to files beside it."""
    text = (ROOT / document).read_text("utf-8")
    kept: list[str] = []

    def keep(found: re.Match[str]) -> str:
        kept.append(found[0])
        return f"\0{len(kept) - 1}\0"

    text = _CODE.sub(keep, text)
    text = _NAMED.sub(lambda found: _named(document, found), text)
    text = _LINK.sub(lambda found: _relative(document, found), text)
    return re.sub("\0(\\d+)\0", lambda found: kept[int(found[1])], text)


def _named(document: str, found: re.Match[str]) -> str:
    path = found["path"]
    if path not in documents() or path == document:
        return found[0]
    return f"[{found[0]}]({_from(document, page_of(path))})"


def _relative(document: str, found: re.Match[str]) -> str:
    """A link within the repository as one within the site; what isn't there is named alone."""
    target = found["target"]
    if "://" in target or target.startswith("mailto:"):
        return found[0]
    if not (ROOT / document).parent.joinpath(target).exists():
        return found[0]  # it has been made here, and leads to a page
    path = (ROOT / document).parent.joinpath(target).resolve().relative_to(ROOT).as_posix()
    place = page_of(path) if path in documents() else path.removeprefix("docs/")
    is_there = path in documents() or path.startswith("docs/images/")
    if not is_there:
        return f"`{path}`"
    return f"{found['text']}({_from(document, place)}{found['anchor'] or ''})"


def _from(document: str, place: str) -> str:
    """The way from a page to another place."""
    return "../" * page_of(document).count("/") + place


def navigation() -> Iterator[tuple[str, list[tuple[str, str]]]]:
    """The headings, and the pages below each with their titles."""
    for heading, named in NAVIGATION.items():
        below = [(title, page_of(document)) for document, title in named.items()]
        if heading == "Rules by clause":
            below = [(_title(*each), _rules(*each)) for each in pages_of_rules()]
        elif heading == "Reference":
            below = [(title, f"reference/{name}.md") for name, (title, _) in REFERENCE.items()]
        yield heading, below
    if others():
        yield "More", [(_own_title(document), page_of(document)) for document in others()]


def _own_title(document: str) -> str:
    found = re.search(r"^# (.+)$", (ROOT / document).read_text("utf-8"), re.MULTILINE)
    return found[1] if found else document


def settings() -> str:
    """What the site is built by."""
    lines = []
    for heading, below in navigation():
        listed = ", ".join(f'{{ "{title}" = "{place}" }}' for title, place in below)
        lines.append(f'  {{ "{heading}" = [{listed}] }},' if heading else f"  {listed},")
    return _SETTINGS.format(
        navigation="\n".join(lines), sources=ROOT / "src", scripts=ROOT / "scripts"
    )


# Nothing is fetched from elsewhere when it is read, fonts neither.
_SETTINGS: Final = """\
[project]
site_name = "Pitprop"
site_description = "Rules engines, a table, computer players and a laboratory for Saboteur games"
docs_dir = "pages"
site_dir = "site"
use_directory_urls = false
extra_css = ["assets/site.css"]
nav = [
{navigation}
]

[project.theme]
variant = "classic"
language = "en"
font = false
features = ["navigation.sections", "navigation.footer", "content.code.copy", "toc.follow"]

[[project.theme.palette]]
media = "(prefers-color-scheme: light)"
scheme = "default"
primary = "brown"
accent = "amber"

[[project.theme.palette]]
media = "(prefers-color-scheme: dark)"
scheme = "slate"
primary = "brown"
accent = "amber"

# The search works where pages are read as files, too.
[project.plugins.offline]

[[project.extra.polyfills]]
path = "assets/iframe-worker.js"
type = "text/javascript"
async = false
defer = false

[project.plugins.mkdocstrings.handlers.python]
paths = ["{sources}"]

[project.plugins.mkdocstrings.handlers.python.options]
docstring_style = "google"
heading_level = 3
members_order = "source"
show_root_heading = false
show_source = false
show_signature_annotations = true
separate_signature = true
extensions = ["{scripts}/docs_docstrings.py:Examples"]
"""


def write(folder: Path) -> None:
    """Write pages, pictures and settings into a folder, which is emptied first.

    Args:
        folder: where the site is built.
    """
    shutil.rmtree(folder, ignore_errors=True)
    for place, text in pages().items():
        path = folder / "pages" / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    shutil.copytree(ROOT / "docs" / "images", folder / "pages" / "images")
    shutil.copytree(ROOT / "scripts" / "site", folder / "pages" / "assets")
    (folder / "zensical.toml").write_text(settings(), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Put together the pages of the documentation.")
    parser.add_argument("folder", type=Path)
    write(parser.parse_args().folder)


if __name__ == "__main__":
    main()
