"""The standing of a clause in an edition that is based on another."""

from __future__ import annotations

from dataclasses import replace

from pitprop.core.clauses.book import Clause, Source, Statement
from pitprop.core.clauses.editions import Difference, EditionFile
from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.notation import listed


def in_edition(clause: Clause, edition: EditionFile) -> Clause:
    """The clause with its standing in one more edition, which is based on one that it has already.

    Raises:
        ClauseFileError: what the edition says about the clause can't be.
    """
    statements = [_inherited(statement, edition) for statement in clause.statements]
    sources = clause.sources
    if not edition.has_own_document:
        sources += _sources(edition, clause.sources_in(edition.based_on))
    difference = edition.differences.get(clause.id)
    if difference is not None:
        statements[0] = _differing(clause, statements[0], edition.name, difference)
        if difference.sections is not None:
            sources = tuple(source for source in sources if source.edition != edition.name)
            sources += tuple(Source(edition.name, section) for section in difference.sections)
    value_texts = {
        value: _inherited(statement, edition) for value, statement in clause.value_texts.items()
    }
    inherited = replace(
        clause,
        statements=tuple(statements),
        values={**clause.values, edition.name: edition.values[clause.option]}
        if clause.option
        else {},
        value_texts=value_texts,
        sources=sources,
    )
    _check_source(inherited, edition)
    return inherited


def _sources(edition: EditionFile, inherited: tuple[Source, ...]) -> tuple[Source, ...]:
    return tuple(Source(edition.name, source.section) for source in inherited)


def _check_source(clause: Clause, edition: EditionFile) -> None:
    """Check that a rule of the edition's document says where it is found there."""
    name = edition.name
    said = (*clause.statements, *clause.value_texts.values())
    own = [statement for statement in said if name not in statement.taken_from]
    is_rule = any(statement.standings[name] == "rule" for statement in own)
    if is_rule and not clause.sources_in(name):
        raise ClauseFileError(
            f"editions/{name}.toml, {clause.id}: a rule says under which heading of the document it"
            f' stands (source = ["…"]); there are {listed(edition.document.headings)}. What'
            ' stands under none is a house rule (standing = "house")'
        )


def _inherited(statement: Statement, edition: EditionFile) -> Statement:
    """A statement as the edition has it from the one it is based on.

    Where it depends on a value that this edition has and its base doesn't, it takes its standing
    from the first edition that has the value.
    """
    name, base = edition.name, edition.based_on
    when = statement.when
    plays = when is None or edition.values[when.option] == when.value
    like = statement.edition_for(base, edition.values) if plays else base
    is_none = not plays and not statement.left_to_tables
    words, reasons = statement.edition_wordings, statement.edition_reasons
    taken = statement.taken_from
    return replace(
        statement,
        standings={**statement.standings, name: "none" if is_none else statement.standings[like]},
        edition_wordings={**words, name: words[like]} if like in words else words,
        edition_reasons={**reasons, name: reasons[like]} if like in reasons else reasons,
        taken_from=taken if like == base else {**taken, name: like},
        chosen_by=statement.chosen_by | {name}
        if plays and statement.left_to_tables
        else statement.chosen_by,
    )


def _differing(
    clause: Clause, statement: Statement, name: str, difference: Difference
) -> Statement:
    standing = difference.standing or statement.standings[name]
    words, reasons = statement.edition_wordings, statement.edition_reasons
    changed = replace(
        statement,
        standings={**statement.standings, name: standing},
        edition_wordings={**words, name: difference.text} if difference.text else words,
        edition_reasons={**reasons, name: difference.why} if difference.why else reasons,
        taken_from={by: other for by, other in statement.taken_from.items() if by != name},
    )
    if standing == "ruling" and not changed.why("en", name):
        raise ClauseFileError(f"editions/{name}.toml, {clause.id}: a ruling needs a reason ('why')")
    return changed
