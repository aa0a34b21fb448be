"""Sentences as translators write them: in the syntax of Fluent, a file for each language.

    farther = This makes the way longer; cards missing after it: about { $cards }.
    moves =
        { $moves ->
            [one] One move was legal.
           *[other] { $moves } moves were legal.
        }

A folder has `en.ftl` with all messages, and each other language the same ones (`de.ftl`, `nl.ftl`).
What stands in braces is a param; a sentence may choose between variants by a number or by a word.
That much of Fluent is understood here, and the rest refused. The page understands all of it.

A sentence that stands in another file has the same form; there a param may do without its dollar
sign: `{cards}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources.abc import Traversable
from typing import Final, NoReturn

from fluent.syntax import FluentParser, ast

from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.clauses.text import LANGUAGES, Text
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

Params = Mapping[str, str | int]

_REFERENCE: Final = "en"
_BARE: Final = re.compile(r"\{(\w+)\}")
_CATEGORIES: Final = frozenset(("zero", "one", "two", "few", "many", "other"))


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


#: Which plural a whole number takes, by language.
PLURALS: Final[Mapping[str, Callable[[int], str]]] = {
    "en": _one_or_other,
    "de": _one_or_other,
    "nl": _one_or_other,
}


def params_of(sentence: str) -> tuple[str, ...]:
    """The names of the params of a sentence, in the order in which they stand.

    Raises:
        PitpropError: it can't be read.
    """
    return tuple(dict.fromkeys(_params(_parsed(sentence))))


def say(sentence: str, told: Params, language: str) -> str:
    """The sentence with its params.

    Args:
        sentence: in the syntax of Fluent.
        told: the params in words, and numbers where a plural may depend on them.
        language: the language of the sentence, which decides on plurals.

    Raises:
        PitpropError: it can't be read, or has a param that isn't told.
    """
    try:
        return _said(_parsed(sentence), told, language)
    except KeyError as error:
        raise PitpropError(f"the sentence {cited(sentence)} needs the param {error}") from error


def outline(sentence: str) -> str:
    """A sentence as a document shows it: its first choice, with params in braces.

    Args:
        sentence: in the syntax of Fluent.

    >>> outline("{ $seat } takes { $card }.")
    '{seat} takes {card}.'
    """
    return _outlined(_parsed(sentence))


class Messages(dict[str, Text]):
    """The sentences of a folder, by key: each in the syntax of Fluent."""

    def __init__(self, files: Mapping[str, _File]) -> None:
        self._reference = files[_REFERENCE]
        super().__init__(
            (key, Text.of({language: file.sentences[key] for language, file in files.items()}))
            for key in self._reference.sentences
        )

    def fail(self, key: str, message: str) -> NoReturn:
        """Refuse a message.

        Args:
            key: its key.
            message: what is wrong with it.

        Raises:
            ClauseFileError: always; the text says in which file and line it stands in English.
        """
        self._reference.fail(key, message)


def load_messages(folder: Traversable, languages: Sequence[str] | None = None) -> Messages:
    """The sentences of a folder.

    Args:
        folder: where the files are.
        languages: those that have to have a file, English first; all that have one where None. In
            others the sentences are told in English.

    Raises:
        ClauseFileError: a message is missing or wrong; the text says in which file and line.
    """
    if languages is None:
        others = [each for each in LANGUAGES if (folder / f"{each}.ftl").is_file()]
        languages = [_REFERENCE, *(each for each in others if each != _REFERENCE)]
    files = {language: _File(folder, language) for language in languages}
    for file in files.values():
        file.check_against(files[_REFERENCE])
    return Messages(files)


class _File:
    """The messages of one language."""

    def __init__(self, folder: Traversable, language: str) -> None:
        self._name = f"{folder.name}/{language}.ftl"
        self._language = language
        file = folder / f"{language}.ftl"
        if not file.is_file():
            raise ClauseFileError(f"{self._name}: the file is missing")
        self._text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
        self._patterns: dict[str, ast.Pattern] = {}
        self._lines: dict[str, int] = {}
        self.sentences: dict[str, str] = {}
        for entry in FluentParser().parse(self._text).body:
            self._take(entry)

    def _take(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.BaseComment):
            return
        line = self._line(entry)
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "it is not a message"
            key = re.split(r"[=\s]", (entry.content or "").strip(), maxsplit=1)[0]
            self._fail(line, key, reason or "")
        key = entry.id.name
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            self._fail(line, key, "a message has a text and nothing else")
        if key in self._patterns:
            self._fail(line, key, f"it stands already in line {self._lines[key]}")
        for fault in _faults(entry.value, self._language):
            self._fail(line, key, fault)
        span = entry.value.span
        assert span is not None  # the parser keeps them
        self._patterns[key] = entry.value
        self._lines[key] = line
        self.sentences[key] = self._text[span.start : span.end]

    def check_against(self, reference: _File) -> None:
        """The same messages with no other params.

        Raises:
            ClauseFileError: says which is missing or has a param too many.
        """
        for key in reference.sentences:
            if key not in self._patterns:
                where = f"{reference._name}, line {reference._lines[key]}"
                self._fail(self._text.count("\n") + 1, key, f"it is missing; {where} has it")
        for key, pattern in self._patterns.items():
            if key not in reference._patterns:
                self._fail(self._lines[key], key, f"{reference._name} has no such message")
            known = set(_params(reference._patterns[key]))
            for param in _params(pattern):
                if param not in known:
                    params = ", ".join(f"${name}" for name in sorted(known)) or "none"
                    self._fail(
                        self._lines[key], key, f"it is never told ${param}; its params: {params}"
                    )

    def fail(self, key: str, message: str) -> NoReturn:
        """Refuse a message of the file."""
        self._fail(self._lines[key], key, message)

    def _line(self, entry: ast.SyntaxNode) -> int:
        start = entry.span.start if entry.span else 0
        return self._text.count("\n", 0, start) + 1

    def _fail(self, line: int, key: str, message: str) -> NoReturn:
        raise ClauseFileError(f"{self._name}, line {line}, {key}: {message}")


@cache
def _parsed(sentence: str) -> ast.Pattern:
    source = _BARE.sub(r"{ $\1 }", sentence)
    entry = FluentParser().parse_entry(f"sentence = {source}")
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise PitpropError(f"{cited(sentence)} is not a sentence: params stand in braces")
    if fault := next(_faults(entry.value, _REFERENCE), None):
        raise PitpropError(f"{cited(sentence)}: {fault}")
    return entry.value


def _expressions(pattern: ast.Pattern) -> Iterator[ast.InlineExpression | ast.SelectExpression]:
    """What stands in braces, that within variants included."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            expression = element.expression
            while isinstance(expression, ast.Placeable):
                expression = expression.expression
            yield expression
            if isinstance(expression, ast.SelectExpression):
                for variant in expression.variants:
                    yield from _expressions(variant.value)


def _params(pattern: ast.Pattern) -> Iterator[str]:
    for expression in _expressions(pattern):
        if isinstance(expression, ast.SelectExpression):
            expression = expression.selector
        if isinstance(expression, ast.VariableReference):
            yield expression.id.name


def _faults(pattern: ast.Pattern, language: str) -> Iterator[str]:
    """What is not understood here, and plurals that are wrong in the language."""
    for expression in _expressions(pattern):
        if isinstance(expression, ast.SelectExpression):
            if not isinstance(expression.selector, ast.VariableReference):
                yield "it chooses by a param and nothing else"
            yield from _plural_faults([_key(each) for each in expression.variants], language)
        elif not isinstance(expression, ast.VariableReference | ast.StringLiteral):
            yield "in braces stands a param, such as { $seat }, or a choice"


def _plural_faults(keys: list[str], language: str) -> Iterator[str]:
    plurals = {key for key in keys if not _is_number(key)}
    single_numbers = plurals == {"other"} and len(keys) > 1
    if not plurals <= _CATEGORIES or single_numbers:
        return
    needed = {PLURALS[language](number) for number in range(200)}
    if missing := sorted(needed - plurals):
        yield f"it lacks the plural [{missing[0]}] that the language has"
    if foreign := sorted(plurals - needed):
        yield f"it has the plural [{foreign[0]}] that the language doesn't know"


def _said(pattern: ast.Pattern, told: Params, language: str) -> str:
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else _put_in(element.expression, told, language)
        for element in pattern.elements
    )


def _outlined(pattern: ast.Pattern) -> str:
    told = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            told += element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            told += _outlined(expression.variants[0].value)
        elif isinstance(expression, ast.VariableReference):
            told += f"{{{expression.id.name}}}"
        elif isinstance(expression, ast.StringLiteral):
            told += str(expression.parse()["value"])
    return told


def _put_in(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
    told: Params,
    language: str,
) -> str:
    match expression:
        case ast.Placeable():
            return _put_in(expression.expression, told, language)
        case ast.VariableReference():
            return str(told[expression.id.name])
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            chosen = _variant(expression.variants, told[selector.id.name], language)
            return _said(chosen.value, told, language)
        case _:
            raise PitpropError("in braces stands a param or a choice")


def _variant(variants: list[ast.Variant], value: str | int, language: str) -> ast.Variant:
    by_key = {_key(variant): variant for variant in variants}
    keys = [str(value)]
    if isinstance(value, int):
        keys.append(PLURALS[language](value))
    default = next(variant for variant in variants if variant.default)
    return next((by_key[key] for key in keys if key in by_key), default)


def _key(variant: ast.Variant) -> str:
    key = variant.key
    return key.value if isinstance(key, ast.NumberLiteral) else key.name


def _is_number(key: str) -> bool:
    return key.lstrip("-").replace(".", "", 1).isdigit()
