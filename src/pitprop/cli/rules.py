"""`pitprop rules`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

import click

from pitprop.cli import output
from pitprop.cli.changes import OPTIONS, changes_to
from pitprop.cli.shared import EDITION, json_option

if TYPE_CHECKING:
    from pitprop.core.clauses import Clause, EffectiveStatement
    from pitprop.core.game import Game

NOTHING_FOUND: Final = 1
_INDENT: Final = " " * 6

# Titles that say nothing that their values don't.
_PLAIN: Final = ("Yes", "No", "Ja", "Nein", "Nee")

_VALUE_INDENT: Final = " " * 8

# The labels of a reason, a source, an option, and the value that is played here.
_LABELS: Final = {
    "en": ("Why", "Source", "Option", "here"),
    "de": ("Warum", "Quelle", "Option", "hier"),
    "nl": ("Waarom", "Bron", "Optie", "hier"),
}


@click.command(short_help="Show the rules, clause by clause.")
@click.argument("game")
@click.argument("clauses", nargs=-1, metavar="[CLAUSE]...")
@EDITION
@OPTIONS
@click.option(
    "--language",
    default="en",
    show_default=True,
    type=click.Choice(["en", "de", "nl"]),
    help="The language to show them in.",
)
@click.option("--search", metavar="WORDS", help="Only clauses in which all these words occur.")
@json_option()
@click.pass_context
def rules(
    context: click.Context,
    game: str,
    clauses: tuple[str, ...],
    edition: str,
    options: tuple[str, ...],
    language: str,
    search: str | None,
    as_json: bool,
) -> None:
    """Show the rules of GAME: all clauses, or some of them with their reasons and sources.

    A clause that carries an option is followed by the option's values, for --options. --search
    searches the clauses that are named, or all of them.

    \b
    pitprop rules saboteur
    pitprop rules saboteur S-31 --edition nl --language de
    pitprop rules dark_cave --search "dark hole"
    pitprop rules sabotage A-3 --options hundred_cards=yes
    """
    from pitprop.core.errors import PitpropError
    from pitprop.core.installed.registry import find_game

    found = find_game(game)
    name = edition or found.options.editions[0].name
    values = found.options.resolve(name, changes_to(found, options))
    printer = _RulesPrinter(found, name, values, language)
    wanted = tuple(printer.book[typed] for typed in clauses)
    if search is not None:
        if not search.strip():
            raise PitpropError("--search takes words to look for; it is empty")
        holding = printer.book.search(search, language, name, values, found.words.options)
        wanted = tuple(clause for clause in wanted or holding if clause in holding)
        if not wanted:
            among = "none of these clauses" if clauses else "no clause"
            click.echo(f"pitprop: {among} contains {search!r}", err=True)
            context.exit(NOTHING_FOUND)
    if as_json:
        from pitprop.cli.rules_json import rules_json

        told = wanted or tuple(printer.book)
        output.json_of(rules_json(found, name, values, language, told))
    elif wanted:
        for clause in wanted:
            printer.print_in_full(clause)
        printer.print_meanings()
    else:
        printer.print_book()


class _RulesPrinter:
    """Shows the clauses of an edition, perhaps with changes, in one language."""

    def __init__(self, game: Game, edition: str, options: Mapping[str, str], language: str) -> None:
        self.book = game.clauses
        self._game = game
        self._document = self.book.document(edition).title.in_language(language)
        self._edition = edition
        self._options = options
        self._language = language
        self._said: list[EffectiveStatement] = []

    def print_book(self) -> None:
        """All clauses of the edition, under their sections."""
        title = self._game.titles.get(self._language, self._game.titles["en"])
        output.heading(f"{title} · {self._edition} · {self._document}")
        for section in self.book.sections:
            output.say()
            output.heading(section.title.in_language(self._language))
            self.print_all(self.book.in_section(section.key))
        self.print_meanings()

    def print_meanings(self) -> None:
        """What the labels of the statements that have been shown mean."""
        from pitprop.core.clauses import meanings

        found = meanings(self._said, self._edition, self._language)
        if found:
            output.say()
        for label, meaning in found.items():
            output.paragraph(f"{label} = {meaning}", _INDENT)

    def print_all(self, clauses: Sequence[Clause]) -> None:
        """Clauses without their reasons and sources; those that don't apply are left out."""
        for clause in clauses:
            statements = clause.statements_in(self._edition, self._language, self._options)
            for at, statement in enumerate(statements):
                self._print_statement(clause.id if at == 0 else "", statement)
            if clause.option:
                self._print_option(clause)

    def print_in_full(self, clause: Clause) -> None:
        """A clause with reasons, sources and, where it carries an option, the option's values."""
        from pitprop.core.clauses import STANDING_LABELS

        why, source, *_ = _LABELS[self._language]
        statements = clause.statements_in(self._edition, self._language, self._options)
        if not statements:
            label = STANDING_LABELS["none"].in_language(self._language)
            output.paragraph(f"{self._edition}: {label}", _INDENT, f"{clause.id:<6}")
        for at, statement in enumerate(statements):
            self._print_statement(clause.id if at == 0 else "", statement)
            if statement.why:
                output.paragraph(f"{why}: {statement.why}", _INDENT)
        if clause.option:
            self._print_option(clause)
        for edition, headings in clause.headings(statements, self._edition).items():
            document = self.book.document(edition).title.in_language(self._language)
            output.paragraph(f"{source}: {' · '.join([document, *headings])}", _INDENT)

    def _print_option(self, clause: Clause) -> None:
        """What a table may choose: each value with what it does, and what is chosen here."""
        *_, option, here = _LABELS[self._language]
        played = dict(clause.values)
        if self._options[clause.option] != played[self._edition]:
            played[here] = self._options[clause.option]
        values = ", ".join(f"{name} {value}" for name, value in played.items())
        from pitprop.core.clauses import labelled_value

        words = self._game.words.options[clause.option]
        explanation = words.explanation.in_language(self._language)
        output.paragraph(f"{option} {clause.option}: {values}. {explanation}", _INDENT)
        for name, value in words.values.items():
            titled = labelled_value(self.book, clause.option, name, value.title)
            title = titled.in_language(self._language)
            does = value.explanation.in_language(self._language)
            output.paragraph(f"{_named(name, title)}: {does}", _VALUE_INDENT)

    def _print_statement(self, identifier: str, statement: EffectiveStatement) -> None:
        from pitprop.core.clauses import label_of

        self._said.append(statement)
        label = label_of(statement, self._edition, self._language)
        text = f"{label}: {statement.text}" if label else statement.text
        output.paragraph(text, _INDENT, output.bold(f"{identifier:<6}"))


def _named(name: str, title: str) -> str:
    """A value with its title; `no – No` says nothing that `no` doesn't."""
    words, *label = title.split(" · ")
    return " · ".join([name if words in _PLAIN else f"{name} – {words}", *label])
