"""The editions of a game: a file each in its folder `editions`, named after the edition.

    place = 1                           # its place among the editions; the first is the default
    title.en = "…"                      # in all languages, here and below
    summary.en = "…"                    # one line, for those who have to choose
    document.en = "…"                   # the rule document, the language it is in, and the
    document.language = "de"            # headings of its sections as they stand there
    document.headings = ["Passen"]
    values.attach = "start"             # the value of every option

An edition may be based on another. Then it is the same in whatever its file doesn't mention: the
standing and words of each clause, where it is in the document, the document itself. Where the two
have different values of an option, what depends on the value comes from an edition that has it.

    based_on = "amigo"
    values.attach = "tunnel"
    clause.S-41.standing = "ruling"     # the standing of a clause here, where it differs,
    clause.S-41.en = "…"                # what it says,
    clause.S-41.why.en = "…"            # why,
    clause.S-41.source = ["Passen"]     # and where it is found in the document
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import NoReturn

from pitprop.core.clauses.book import STANDINGS, Document, Standing
from pitprop.core.clauses.entry import ClauseFileError, Entry, read_file
from pitprop.core.clauses.text import LANGUAGES, Text
from pitprop.core.notation import listed

_LAST = 1_000

_NAME = re.compile("[a-z_]+")


@dataclass(frozen=True, slots=True)
class Difference:
    """How a clause differs from that of the edition it is based on; None where it doesn't.

    Attributes:
        standing: its standing.
        text: what it says.
        why: the reason.
        sections: the headings in the document that it is found under.
    """

    standing: Standing | None
    text: Text | None
    why: Text | None
    sections: tuple[str, ...] | None


@dataclass(frozen=True, slots=True)
class EditionFile:
    """An edition with all that it has from the one it is based on.

    Attributes:
        name: the name of the file.
        based_on: the name of that edition, or empty.
        title: what it is called.
        summary: one line about it.
        document: the rule document that it follows.
        has_own_document: whether that differs from the document of the edition it is based on.
        values: the value of every option.
        differences: the clauses that differ from those of that edition, by identifier.
    """

    name: str
    based_on: str
    title: Text
    summary: Text
    document: Document
    has_own_document: bool
    values: Mapping[str, str]
    differences: Mapping[str, Difference]


def load_editions(
    folder: Traversable, languages: tuple[str, ...] = LANGUAGES
) -> tuple[EditionFile, ...]:
    """Read the editions of a folder: the default one first, each after the one it is based on.

    Args:
        folder: the folder of their files.
        languages: the languages of the game's texts.

    Raises:
        ClauseFileError: the text says which file, and what is wrong.
    """
    names = sorted(file.name for file in folder.iterdir() if file.name.endswith(".toml"))
    if not names:
        raise ClauseFileError("editions: there are none; each is a TOML file")
    for name in names:
        _check_name(name)
    entries = {
        name.removesuffix(".toml"): read_file(folder, name, languages, f"editions/{name}")
        for name in names
    }
    reader = _Reader(entries)
    for name in entries:
        reader.edition(name, ())
    return tuple(sorted(reader.found.values(), key=lambda each: reader.places[each.name]))


def load_edition(
    folder: Traversable, name: str, known: Mapping[str, EditionFile], languages: tuple[str, ...]
) -> EditionFile:
    """Read an edition that is in a different folder from those that it may be based on.

    Args:
        folder: the folder of its file.
        name: the name of the file.
        known: those that it may be based on, by name.
        languages: the languages of the game's texts.

    Raises:
        ClauseFileError: the text says which file, and what is wrong.
    """
    _check_name(name)
    entry = read_file(folder, name, languages, f"editions/{name}")
    base = entry.string("based_on")
    if base not in known:
        _no_base(entry, base, known)
    return _edition(entry, name.removesuffix(".toml"), known[base])


def _no_base(entry: Entry, base: str, known: Iterable[str]) -> NoReturn:
    there = listed(sorted(known))
    entry.fail(f"it is based on {base!r}, an edition that doesn't exist; there are {there}")


def _check_name(name: str) -> None:
    """Records name editions by a word of their grammar (`NOTATION.md`)."""
    if not _NAME.fullmatch(name.removesuffix(".toml")):
        raise ClauseFileError(
            f"editions/{name}: an edition is named in lower-case letters and _, like at_home.toml"
        )


class _Reader:
    """Reads editions, beginning with those that others are based on."""

    def __init__(self, entries: Mapping[str, Entry]) -> None:
        self.found: dict[str, EditionFile] = {}
        self.places: dict[str, tuple[int, int, str]] = {}
        self._entries = entries

    def edition(self, name: str, asking: tuple[str, ...]) -> EditionFile:
        """An edition; `asking` are those that are based on it."""
        if name in self.found:
            return self.found[name]
        entry = self._entries[name]
        base: EditionFile | None = None
        if entry.has("based_on"):
            base = self._base(entry, (*asking, name))
        place = entry.number("place") if entry.has("place") else _LAST
        depth = self.places[base.name][1] + 1 if base else 0
        self.places[name] = (place, depth, name)
        self.found[name] = _edition(entry, name, base)
        return self.found[name]

    def _base(self, entry: Entry, asking: tuple[str, ...]) -> EditionFile:
        name = entry.string("based_on")
        if name not in self._entries:
            _no_base(entry, name, self._entries)
        if name in asking:
            entry.fail("it is based on itself")
        return self.edition(name, asking)


def _edition(entry: Entry, name: str, base: EditionFile | None) -> EditionFile:
    has_document = entry.has("document")
    if base is None and not has_document:
        entry.fail("it has neither a 'document' nor an edition that it is 'based_on'")
    document = _document(entry.table("document"), name) if has_document else _of(base, name)
    title, summary = _text(entry, "title"), _text(entry, "summary")
    values = dict(base.values) if base else {}
    own = entry.table("values") if base is None else entry.optional_table("values")
    values |= {option: own.string(option) for option in own.names()}
    differences: dict[str, Difference] = {}
    if base is not None:
        clauses = entry.optional_table("clause").subtables()
        differences = {name: _difference(each, document) for name, each in clauses.items()}
    entry.done()
    return EditionFile(
        name=name,
        based_on=base.name if base else "",
        title=title,
        summary=summary,
        document=document,
        has_own_document=has_document,
        values=values,
        differences=differences,
    )


def _of(base: EditionFile | None, name: str) -> Document:
    """The document of the edition that this one is based on."""
    assert base is not None
    return Document(name, base.document.title, base.document.language, base.document.headings)


def _document(entry: Entry, edition: str) -> Document:
    document = Document(edition, entry.text(), entry.string("language"), entry.strings("headings"))
    if document.language not in LANGUAGES:
        entry.fail(f"'language' has to be one of {', '.join(LANGUAGES)}")
    entry.done()
    return document


def _difference(entry: Entry, document: Document) -> Difference:
    difference = Difference(
        standing=standing_of(entry, entry.string("standing")) if entry.has("standing") else None,
        text=entry.text() if any(map(entry.has, entry.languages)) else None,
        why=_text(entry, "why") if entry.has("why") else None,
        sections=entry.strings("source") if entry.has("source") else None,
    )
    for section in difference.sections or ():
        if section not in document.headings:
            entry.fail(f"the document has no section {section!r}")
    entry.done()
    return difference


def standing_of(entry: Entry, value: str) -> Standing:
    """A standing by its name.

    Raises:
        ClauseFileError: there is no standing of that name.
    """
    if value not in STANDINGS:
        entry.fail(f"a standing is one of {', '.join(STANDINGS)}, not {value!r}")
    return value


def _text(entry: Entry, key: str) -> Text:
    table = entry.table(key)
    text = table.text()
    table.done()
    return text
