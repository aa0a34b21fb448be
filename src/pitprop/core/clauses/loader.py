"""Reading a game's clauses.

The folder holds `book.toml` (the prefix of the identifiers, the languages of the texts unless they
are in all languages, the sections) and a file for each section, named after its key, with its
clauses:

    [[clause]]
    id = "S-41"
    standing = "rule"                       # or by edition: { amigo = "ruling", web = "rule", … }
    en = "…"  de = "…"  nl = "…"            # each on a line of its own, here and below
    edition_text.web.en = "…"               # optional: another wording for an edition
    why.en = "…"                            # the reason: a ruling needs one
    edition_why.web.en = "…"                # optional: another reason for an edition
    option = "break_own_tool"               # optional: the option that the clause carries,
    value_text.yes.en = "…"                 # and what it adds under each value; `standing` and
                                            # `why` where they are not those of the clause itself
    source = [{ edition = "amigo", section = "Passen" }]    # every rule needs one

    [[clause.more]]                         # optional: what else it says, with its own standing,
    when = { option = "attach", value = "tunnel" }          # perhaps only under an option's value;
                                            # a value that no edition has makes it a house rule

The editions are in files of their own (`editions`). "By edition" means by each edition that isn't
based on another.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import NoReturn

from pitprop.core.clauses.book import (
    Clause,
    ClauseBook,
    Section,
    Source,
    Standing,
    Statement,
    UnknownClauseError,
    When,
)
from pitprop.core.clauses.editions import EditionFile, standing_of
from pitprop.core.clauses.entry import ClauseFileError, Entry, read_file
from pitprop.core.clauses.every_edition import edition_files
from pitprop.core.clauses.guide import GUIDE
from pitprop.core.clauses.inheriting import in_edition
from pitprop.core.clauses.text import Text
from pitprop.core.clauses.word_files import load_words
from pitprop.core.clauses.words import Words

OTHER_FILES = ("book.toml", "words.toml", GUIDE)


@cache
def clause_book(package: str, playable: tuple[str, ...] | None = None) -> ClauseBook:
    """The clauses of a game, read once.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.
        playable: the editions that can be played; all that can be read where None.

    Raises:
        ClauseFileError: a file of its clause folder can't be used.
    """
    editions = edition_files(package)
    if playable is not None:
        editions = tuple(edition for edition in editions if edition.name in playable)
    return load_clauses(files(package) / "clauses", editions)


@cache
def word_book(package: str) -> Words:
    """The words of a game, read once; those of its editions are in the editions' own files.

    Args:
        package: the game's package, such as `pitprop.games.saboteur`.

    Raises:
        ClauseFileError: a file can't be used.
    """
    editions = edition_files(package)
    more = {
        "edition": {edition.name: edition.title for edition in editions},
        "edition_summary": {edition.name: edition.summary for edition in editions},
    }
    return load_words(files(package) / "clauses", more)


def load_clauses(folder: Traversable, editions: Sequence[EditionFile]) -> ClauseBook:
    """Read and check the clauses of a folder.

    Args:
        folder: the folder.
        editions: the editions of the game, each after the one that it is based on.

    Raises:
        ClauseFileError: the text says which file and clause, and what is wrong.
    """
    entry = read_file(folder, "book.toml")
    prefix = entry.string("prefix")
    sections = tuple(_section(each) for each in entry.tables("section"))
    entry.done()
    if not sections:
        entry.fail("it has to name at least one section")
    _no_stray_files(folder, sections)
    reader = _ClauseReader(prefix, editions, entry.languages)
    for section in sections:
        reader.read_section(folder, section.key)
    documents = tuple(edition.document for edition in editions)
    book = ClauseBook(prefix, documents, sections, tuple(reader.clauses))
    _check_options(book, reader.files)
    clauses = book.clauses
    for edition in editions:
        if edition.based_on:
            _check_differences(book, edition)
            clauses = tuple(in_edition(clause, edition) for clause in clauses)
    return ClauseBook(prefix, documents, sections, clauses)


def _check_differences(book: ClauseBook, edition: EditionFile) -> None:
    where = f"editions/{edition.name}.toml, clause"
    for clause_id in edition.differences:
        try:
            found = book[clause_id].id
        except UnknownClauseError as error:
            raise ClauseFileError(f"{where}: {error}") from None
        # The book finds a clause however it is written; a file names it in one way alone, so that
        # nothing is said of it twice.
        if found != clause_id:
            raise ClauseFileError(f"{where}: {clause_id!r} is written {found!r} here")


def _section(entry: Entry) -> Section:
    section = Section(entry.string("key"), entry.text())
    entry.done()
    return section


def _no_stray_files(folder: Traversable, sections: tuple[Section, ...]) -> None:
    expected = {*OTHER_FILES, *(f"{section.key}.toml" for section in sections)}
    for file in folder.iterdir():
        if file.name.endswith(".toml") and file.name not in expected:
            raise ClauseFileError(f"{file.name}: book.toml names no such section")


class _ClauseReader:
    """Reads one section after another and keeps what it has read."""

    def __init__(
        self, prefix: str, editions: Sequence[EditionFile], languages: Sequence[str]
    ) -> None:
        self._languages = languages
        self.clauses: list[Clause] = []
        self.files: dict[str, str] = {}
        self._pattern = re.compile(rf"{re.escape(prefix)}-[1-9][0-9]*")
        self._example = f"{prefix}-1"
        standalone = [edition for edition in editions if not edition.based_on]
        self._headings = {edition.name: edition.document.headings for edition in standalone}
        self._played = {edition.name: edition.values for edition in standalone}

    def read_section(self, folder: Traversable, key: str) -> None:
        name = f"{key}.toml"
        file = read_file(folder, name, self._languages)
        last = 0
        for entry in file.tables("clause"):
            clause = self._clause(entry, name, key)
            if clause.number <= last:
                entry.fail("the clauses of a file are in the order of their numbers")
            last = clause.number
            self.clauses.append(clause)
            self.files[clause.id] = name
        file.done()
        if not last:
            file.fail("it holds no clause")

    def _clause(self, entry: Entry, file: str, section: str) -> Clause:
        clause_id = entry.string("id")
        entry.where = f"{file}, {clause_id}"
        if not self._pattern.fullmatch(clause_id):
            entry.fail(f"an identifier looks like {self._example}")
        if clause_id in self.files:
            entry.fail(f"{self.files[clause_id]} has a clause with the same identifier")
        option = entry.string("option") if entry.has("option") else ""
        values = self._values(entry, option) if option else {}
        value_entries = entry.optional_table("value_text").subtables() if option else {}
        if value_entries and not set(values.values()) <= set(value_entries):
            entry.fail("'value_text' has to have a text for each value of the option")
        sources = tuple(self._source(each) for each in entry.tables("source"))
        more = entry.tables("more")
        statements = (self._statement(entry), *(self._statement(each) for each in more))
        value_texts = {
            value: self._value_text(each, statements[0], values, When(option, value))
            for value, each in value_entries.items()
        }
        self._check_sources(entry, (*statements, *value_texts.values()), sources)
        return Clause(clause_id, section, statements, option, values, value_texts, sources)

    def _values(self, entry: Entry, option: str) -> dict[str, str]:
        for edition, values in self._played.items():
            if option not in values:
                entry.fail(f"the edition {edition!r} has no value for {option!r}")
        return {edition: values[option] for edition, values in self._played.items()}

    def _source(self, entry: Entry) -> Source:
        source = Source(entry.string("edition"), entry.string("section"))
        entry.done()
        if source.edition not in self._headings:
            entry.fail(f"there is no edition {source.edition!r}")
        if source.section not in self._headings[source.edition]:
            entry.fail(f"the document has no section {source.section!r}")
        return source

    def _statement(self, entry: Entry) -> Statement:
        return self._stated(entry, self._standings(entry, self._headings), _when(entry))

    def _value_text(
        self, entry: Entry, proper: Statement, values: Mapping[str, str], when: When
    ) -> Statement:
        """What comes with a value: its standing is the clause's unless it says otherwise.

        The text of a value that no edition has is a house rule.
        """
        playing = [edition for edition, value in values.items() if value == when.value]
        if entry.has("standing"):
            return self._stated(entry, self._standings(entry, playing or self._headings), when)
        if not playing:
            return self._stated(entry, dict.fromkeys(self._headings, "house"), when)
        standings: dict[str, Standing] = dict.fromkeys(self._headings, "none")
        standings |= {edition: proper.standings[edition] for edition in playing}
        return self._stated(entry, standings, when, proper)

    def _stated(
        self,
        entry: Entry,
        standings: Mapping[str, Standing],
        when: When | None,
        reasoned: Statement | None = None,
    ) -> Statement:
        """The rest of a statement; without reasons of its own it takes those of another."""
        statement = Statement(
            standings=standings,
            edition_wordings=self._by_edition(entry, "edition_text"),
            reason=_reason(entry) or (reasoned.reason if reasoned else None),
            edition_reasons=self._by_edition(entry, "edition_why")
            or (reasoned.edition_reasons if reasoned else {}),
            when=when,
            wording=entry.text(),
        )
        entry.done()
        if "house" in statement.standings.values() and statement.when is None:
            entry.fail("a house rule depends on the value of an option ('when')")
        for edition, standing in statement.standings.items():
            if standing == "ruling" and not statement.why("en", edition):
                entry.fail(f"a ruling needs a reason ('why'), here for {edition}")
        return statement

    def _standings(self, entry: Entry, editions: Collection[str]) -> dict[str, Standing]:
        """One standing for all of these editions, or a table that names every edition."""
        value = entry.take("standing")
        if isinstance(value, str):
            standing = standing_of(entry, value)
            return {name: standing if name in editions else "none" for name in self._headings}
        if not isinstance(value, dict):
            entry.fail("'standing' has to be a string or a table by edition")
        table = Entry(f"{entry.where}, standing", value)
        return {
            edition: standing_of(table, table.string(edition)) for edition in self._complete(table)
        }

    def _complete(self, table: Entry) -> list[str]:
        """The editions; the table has to name each of them and nothing else."""
        for edition in self._headings:
            if not table.has(edition):
                table.fail(f"the edition {edition!r} is missing")
        for name in table.names():
            if name not in self._headings:
                table.fail(f"there is no edition {name!r}")
        return list(self._headings)

    def _by_edition(self, entry: Entry, key: str) -> dict[str, Text]:
        table = entry.optional_table(key)
        texts = table.texts()
        for edition in texts:
            if edition not in self._headings:
                table.fail(f"there is no edition {edition!r}")
        return texts

    def _check_sources(
        self, entry: Entry, statements: tuple[Statement, ...], sources: tuple[Source, ...]
    ) -> None:
        """Check that a rule from a document says where it is found there."""
        sourced = {source.edition for source in sources}
        for statement in statements:
            for edition, standing in statement.standings.items():
                if standing == "rule" and edition not in sourced:
                    entry.fail(f"it is a rule of {edition} without a 'source' there")


def _reason(entry: Entry) -> Text | None:
    if not entry.has("why"):
        return None
    table = entry.table("why")
    reason = table.text()
    table.done()
    return reason


def _when(entry: Entry) -> When | None:
    if not entry.has("when"):
        return None
    table = entry.table("when")
    when = When(table.string("option"), table.string("value"))
    table.done()
    return when


def _check_options(book: ClauseBook, files: Mapping[str, str]) -> None:
    """No option is carried twice; a statement bound to a value applies where the value does."""
    carriers: dict[str, Clause] = {}
    for clause in book:
        if clause.option in carriers:
            _fail(files, clause, f"{carriers[clause.option].id} carries {clause.option!r} already")
        if clause.option:
            carriers[clause.option] = clause
    for clause in book:
        played = set(clause.values.values())
        valued = [text for value, text in clause.value_texts.items() if value in played]
        for statement in (*clause.statements, *valued):
            if statement.when is not None:
                _check_when(files, clause, statement, statement.when, carriers)


def _check_when(
    files: Mapping[str, str],
    clause: Clause,
    statement: Statement,
    when: When,
    carriers: Mapping[str, Clause],
) -> None:
    carrier = carriers.get(when.option)
    if carrier is None:
        _fail(files, clause, f"'when' names {when.option!r}, an option that no clause carries")
    if "house" in statement.standings.values() and when.value in carrier.values.values():
        _fail(files, clause, f"an edition has {when.value!r}, so it is not a house rule")
    if statement.left_to_tables and when.value not in carrier.values.values():
        return
    if when.value not in carrier.values.values():
        _fail(files, clause, f"{carrier.id} knows no value {when.value!r}")
    for edition, value in carrier.values.items():
        if (value == when.value) != (statement.standings[edition] != "none"):
            _fail(files, clause, f"in {edition} 'when' and 'standing' contradict each other")


def _fail(files: Mapping[str, str], clause: Clause, message: str) -> NoReturn:
    raise ClauseFileError(f"{files[clause.id]}, {clause.id}: {message}")
