"""The rules of one game, clause by clause."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Final, Literal, get_args

from pitprop.core.clauses.text import Text
from pitprop.core.clauses.words import OptionWords
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

Standing = Literal["rule", "ruling", "fact", "design", "house", "none"]
"""What a statement is in an edition: the document's rule; our ruling where the document is silent
or ambiguous; a fact from outside the document; our design; a house rule, which no edition has and
tables may choose; or nothing, as it does not apply."""

STANDINGS: Final[tuple[Standing, ...]] = get_args(Standing)


class UnknownClauseError(PitpropError, KeyError):
    """An identifier that no clause has; the text names the nearest ones."""

    def __str__(self) -> str:
        return str(self.args[0])


@dataclass(frozen=True, slots=True)
class Document:
    """The rule document that an edition follows.

    Attributes:
        edition: the name of the edition.
        title: what the document is.
        language: the language it is written in.
        headings: its sections' headings, in order, as they stand there.
    """

    edition: str
    title: Text
    language: str
    headings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Section:
    """A named part of the clauses."""

    key: str
    title: Text


@dataclass(frozen=True, slots=True)
class Source:
    """Where in a document a clause comes from, or where the document leaves it open."""

    edition: str
    section: str


@dataclass(frozen=True, slots=True)
class When:
    """A statement applies only at tables where an option has this value."""

    option: str
    value: str


@dataclass(frozen=True, slots=True)
class EffectiveStatement:
    """One statement as a reader sees it.

    Attributes:
        standing: what it is in that edition; never `none`.
        edition: the edition that the standing refers to. At a table that has changed options it may
            differ from the table's own: then that edition's document is followed here.
        text: what is said.
        why: the reason, or empty.
    """

    standing: Standing
    edition: str
    text: str
    why: str


@dataclass(frozen=True, slots=True)
class Statement:
    """Something that a clause says, with its standing in each edition.

    Attributes:
        standings: by edition, in the order of the editions.
        wording: what it says.
        edition_wordings: other wordings, for the editions that put it differently.
        reason: why we decide it that way, where the document doesn't.
        edition_reasons: other reasons, for the editions that have their own.
        when: the option value that it depends on.
        chosen_by: the editions that have the value, where other tables have to choose it.
        taken_from: by edition, which other one it has taken this over from.
    """

    standings: Mapping[str, Standing]
    wording: Text
    edition_wordings: Mapping[str, Text]
    reason: Text | None
    edition_reasons: Mapping[str, Text]
    when: When | None
    chosen_by: frozenset[str] = frozenset()
    taken_from: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_house_rule(self) -> bool:
        """Whether it is in no document, though some tables choose it."""
        return set(self.standings.values()) == {"house"}

    @property
    def left_to_tables(self) -> bool:
        """Whether it depends on a value that no rule document has: a table has to choose it."""
        return self.when is not None and self.is_house_rule

    def applies(self, edition: str, options: Mapping[str, str] | None) -> bool:
        """Whether it applies with the table's options; without any the editions decide."""
        if options is None:
            return not self.left_to_tables or edition in self.chosen_by
        return self.when is None or options[self.when.option] == self.when.value

    def edition_for(self, edition: str, options: Mapping[str, str] | None) -> str:
        """The edition in whose form a reader or a table of `edition` gets it, where it applies.

        What a table has taken over from another edition keeps the standing that it has there.
        """
        if options is None or self.when is None or self.standings[edition] != "none":
            return self.taken_from.get(edition, edition)
        return next(name for name, standing in self.standings.items() if standing != "none")

    def standing(self, edition: str) -> Standing:
        """What the statement is in an edition."""
        return self.standings[edition]

    def text(self, language: str, edition: str = "") -> str:
        """What it says, to a reader of an edition or to anyone."""
        return self.edition_wordings.get(edition, self.wording).in_language(language)

    def why(self, language: str, edition: str = "") -> str:
        """The reason, or an empty string."""
        reason = self.edition_reasons.get(edition, self.reason)
        return reason.in_language(language) if reason else ""

    def all_texts(self) -> Iterator[Text]:
        """Every text of the statement, in whichever edition it is told."""
        yield self.wording
        yield from self.edition_wordings.values()
        if self.reason:
            yield self.reason
        yield from self.edition_reasons.values()


@dataclass(frozen=True, slots=True)
class Clause:
    """One numbered clause.

    Its first statement is the clause proper, which holds whatever the option's value; the others
    say what comes with it, often with another standing: a rule may have a point on which the
    document is silent.

    Attributes:
        id: such as `S-31`; it never changes its meaning.
        section: the key of its section.
        statements: at least one.
        option: the name of the option that it carries, or empty.
        values: the option's value in each edition; empty without an option.
        value_texts: what is said after the clause proper under each value of the option.
        sources: where it stands in the documents.
    """

    id: str
    section: str
    statements: tuple[Statement, ...]
    option: str
    values: Mapping[str, str]
    value_texts: Mapping[str, Statement]
    sources: tuple[Source, ...]

    @property
    def number(self) -> int:
        """The number in the identifier."""
        return int(self.id.rpartition("-")[2])

    def text(self, language: str = "en", edition: str = "") -> str:
        """What the clause proper says, to a reader of an edition or to anyone."""
        return self.statements[0].text(language, edition)

    def standing(self, edition: str) -> Standing:
        """What the clause proper is in an edition."""
        return self.statements[0].standing(edition)

    def why(self, language: str = "en", edition: str = "") -> str:
        """Why the clause proper is decided that way, or an empty string."""
        return self.statements[0].why(language, edition)

    def value(self, edition: str, options: Mapping[str, str] | None = None) -> str:
        """The value of its option in an edition or at a table; empty without an option."""
        if not self.option:
            return ""
        return self.values[edition] if options is None else options[self.option]

    def is_house_rule(self, value: str) -> bool:
        """Whether a value of its option brings a rule that is in no document."""
        said = [self.value_texts[value]] if value in self.value_texts else []
        said += [each for each in self.statements if each.when == When(self.option, value)]
        return any(statement.is_house_rule for statement in said)

    def statements_in(
        self, edition: str, language: str, options: Mapping[str, str] | None = None
    ) -> tuple[EffectiveStatement, ...]:
        """All that the clause says to a reader of an edition, each part with its standing.

        Args:
            edition: the name of the edition.
            language: the reader's language.
            options: the value of every option, at a table that has changed some.

        Returns:
            Nothing where the clause does not apply.
        """
        proper, *more = self.statements
        value = self.value_texts.get(self.value(edition, options))
        effective = [
            _effective(statement, statement.edition_for(edition, options), language)
            for statement in ([proper, value, *more] if value else self.statements)
            if statement is value or statement.applies(edition, options)
        ]
        parts = [part for part in effective if part.standing != "none"]
        return _joined(parts) if value else tuple(parts)

    def sources_in(self, edition: str) -> tuple[Source, ...]:
        """Where it stands in the document of one edition."""
        return tuple(source for source in self.sources if source.edition == edition)

    def headings(
        self, statements: Sequence[EffectiveStatement], edition: str
    ) -> Mapping[str, Sequence[str]]:
        """The headings that it is found under, by the edition whose document has them.

        A house rule that an edition has in place of the document's words is found under none,
        unless something else that the clause says there is a rule of the document.

        Args:
            statements: what it says.
            edition: the edition that is read, which comes first; after it come those that are
                followed here.
        """
        editions = dict.fromkeys((edition, *(part.edition for part in statements)))
        own = [part.standing for part in statements if part.edition == edition]
        first = next(iter(statements), None)
        is_own_house = first is not None and (first.standing, first.edition) == ("house", edition)
        if is_own_house and "rule" not in own:
            del editions[edition]  # its own words took the place of those in the document
        found = {
            each: list(dict.fromkeys(source.section for source in self.sources_in(each)))
            for each in editions
        }
        return {each: headings for each, headings in found.items() if headings}

    def __str__(self) -> str:
        return f"{self.id}: {self.text('en')}"

    def all_texts(self) -> Iterator[Text]:
        """Every text of the clause, in whichever edition or under whichever value it is told."""
        for statement in (*self.statements, *self.value_texts.values()):
            yield from statement.all_texts()


def _shown_with(words: OptionWords | None, language: str) -> str:
    """What is said about an option below its clause."""
    if words is None:
        return ""
    return "\n".join(["", *(text.in_language(language) for text in words.all_texts())]).casefold()


def _effective(statement: Statement, edition: str, language: str) -> EffectiveStatement:
    standing = statement.standing(edition)
    why = "" if standing == "rule" else statement.why(language, edition)
    return EffectiveStatement(standing, edition, statement.text(language, edition), why)


def _joined(parts: Sequence[EffectiveStatement]) -> tuple[EffectiveStatement, ...]:
    """The clause proper and its value's text as one where they differ in nothing but the words."""
    first, second, *others = parts
    if replace(first, text="") != replace(second, text=""):
        return tuple(parts)
    return (replace(first, text=f"{first.text} {second.text}"), *others)


class ClauseBook:
    """All clauses of one game, in the order of their numbers.

    Attributes:
        prefix: the letter that their numbers begin with.
        documents: the document of each edition, that of the default one first.
        sections: the sections that the clauses belong to, in order.
        clauses: the clauses.
    """

    __slots__ = ("_by_id", "clauses", "documents", "prefix", "sections")

    def __init__(
        self,
        prefix: str,
        documents: tuple[Document, ...],
        sections: tuple[Section, ...],
        clauses: tuple[Clause, ...],
    ) -> None:
        self.prefix = prefix
        self.documents = documents
        self.sections = sections
        self.clauses = tuple(sorted(clauses, key=lambda clause: clause.number))
        self._by_id = {clause.id: clause for clause in self.clauses}

    @property
    def editions(self) -> tuple[str, ...]:
        """The names of the editions; the first is the default."""
        return tuple(document.edition for document in self.documents)

    def __getitem__(self, clause_id: str | int) -> Clause:
        """The clause of that identifier, such as `S-35`; `s-35`, `S35`, `"35"` and 35 will do.

        Raises:
            UnknownClauseError: no clause has it.
        """
        if isinstance(clause_id, str):
            asked = clause_id
            number = asked.upper().removeprefix(self.prefix).removeprefix("-")
        else:
            asked = number = cited(clause_id)
        clause = self._by_id.get(f"{self.prefix}-{number}")
        if clause is None:
            raise UnknownClauseError(self._unknown(asked))
        return clause

    def get(self, clause_id: str) -> Clause | None:
        """The clause of that identifier, or None."""
        return self._by_id.get(clause_id)

    def __contains__(self, clause_id: object) -> bool:
        return clause_id in self._by_id

    def __iter__(self) -> Iterator[Clause]:
        return iter(self.clauses)

    def __len__(self) -> int:
        return len(self.clauses)

    def __repr__(self) -> str:
        return f"<{len(self)} clauses, {self.clauses[0].id} to {self.clauses[-1].id}>"

    def document(self, edition: str) -> Document:
        """The document that an edition follows.

        Raises:
            PitpropError: there is no such edition.
        """
        for document in self.documents:
            if document.edition == edition:
                return document
        known = ", ".join(self.editions)
        raise PitpropError(f"there is no edition {cited(edition)}; the editions are {known}")

    def in_section(self, key: str) -> tuple[Clause, ...]:
        """The clauses of a section, in order."""
        return tuple(clause for clause in self.clauses if clause.section == key)

    def carrying(self, option: str) -> Clause | None:
        """The clause that carries an option, or None."""
        return next((clause for clause in self.clauses if clause.option == option), None)

    def search(
        self,
        words: str,
        language: str = "en",
        edition: str = "",
        options: Mapping[str, str] | None = None,
        option_words: Mapping[str, OptionWords] | None = None,
    ) -> tuple[Clause, ...]:
        """The clauses in which every word occurs; case is ignored.

        Only the text that is shown is searched: no other edition's, and no other value's.

        Args:
            words: parts of words, separated by spaces. The identifier, the section's title, the
                option's name and the reasons count too.
            language: the language to search in.
            edition: whose rules; the default edition's where empty.
            options: the value of every option, at a table that has changed some.
            option_words: what the options and their values are called and do, where that is shown
                with the clauses.
        """
        wanted = words.casefold().split()
        found = []
        for clause in self.clauses if wanted else ():
            statements = clause.statements_in(edition or self.editions[0], language, options)
            words_of = (option_words or {}).get(clause.option)
            haystack = self._haystack(clause, statements, language)
            haystack += _shown_with(words_of, language)
            if statements and all(word in haystack for word in wanted):
                found.append(clause)
        return tuple(found)

    def _haystack(
        self, clause: Clause, statements: Sequence[EffectiveStatement], language: str
    ) -> str:
        title = next(section.title for section in self.sections if section.key == clause.section)
        parts = [clause.id, title.in_language(language), clause.option]
        parts += [text for each in statements for text in (each.text, each.why)]
        return "\n".join(parts).casefold()

    def _unknown(self, clause_id: str) -> str:
        digits = re.search(r"\d{1,9}", clause_id)
        if not self.clauses:
            return f"there is no clause {cited(clause_id)}"
        if digits is None:
            first, last = self.clauses[0].id, self.clauses[-1].id
            return f"there is no clause {cited(clause_id)}; they run from {first} to {last}"
        wanted = int(digits.group())
        near = sorted(self.clauses, key=lambda clause: abs(clause.number - wanted))[:3]
        return f"there is no clause {cited(clause_id)}; the nearest are " + ", ".join(
            clause.id for clause in near
        )
