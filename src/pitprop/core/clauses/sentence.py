"""A sentence in the syntax of Fluent, taken apart: its params, its choices, what is wrong with it.

It imports the parser of that syntax, which takes long. Whoever only plays never needs it, so
`fluent.py` imports this module only where there is a sentence to read.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from functools import cache
from typing import Final

from fluent.syntax import FluentParser, ast

from pitprop.core.clauses.text import REFERENCE
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

Params = Mapping[str, str | int]

_BARE: Final = re.compile(r"\{(\w+)\}")
_CATEGORIES: Final = frozenset(("zero", "one", "two", "few", "many", "other"))


def _one_or_other(number: int) -> str:
    return "one" if number == 1 else "other"


PLURALS: Final[Mapping[str, Callable[[int], str]]] = {
    "en": _one_or_other,
    "de": _one_or_other,
    "nl": _one_or_other,
}
"""Which plural a whole number takes, by language."""


@cache
def parsed(sentence: str) -> ast.Pattern:
    """A sentence taken apart; params may do without their dollar sign.

    Raises:
        PitpropError: it can't be read.
    """
    source = _BARE.sub(r"{ $\1 }", sentence)
    entry = FluentParser().parse_entry(f"sentence = {source}")
    if not isinstance(entry, ast.Message) or entry.value is None:
        raise PitpropError(f"{cited(sentence)} is not a sentence: params go in braces")
    if fault := next(faults_in(entry.value, REFERENCE), None):
        raise PitpropError(f"{cited(sentence)}: {fault}")
    return entry.value


def _expressions(pattern: ast.Pattern) -> Iterator[ast.InlineExpression | ast.SelectExpression]:
    """What is in braces, inside variants too."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable):
            expression = element.expression
            while isinstance(expression, ast.Placeable):
                expression = expression.expression
            yield expression
            if isinstance(expression, ast.SelectExpression):
                for variant in expression.variants:
                    yield from _expressions(variant.value)


def params_in(pattern: ast.Pattern) -> Iterator[str]:
    """The names of its params in the order in which they stand, each as often as it does."""
    for expression in _expressions(pattern):
        if isinstance(expression, ast.SelectExpression):
            expression = expression.selector
        if isinstance(expression, ast.VariableReference):
            yield expression.id.name


def faults_in(pattern: ast.Pattern, language: str) -> Iterator[str]:
    """What is not understood here, and plurals that are wrong in the language."""
    for expression in _expressions(pattern):
        if isinstance(expression, ast.SelectExpression):
            if not isinstance(expression.selector, ast.VariableReference):
                yield "a choice depends on a param and nothing else"
            yield from _plural_faults([_key(each) for each in expression.variants], language)
        elif not isinstance(expression, ast.VariableReference | ast.StringLiteral):
            yield "what is in braces is a param, such as { $seat }, or a choice"


def _plural_faults(keys: list[str], language: str) -> Iterator[str]:
    plurals = {key for key in keys if not _is_number(key)}
    single_numbers = plurals == {"other"} and len(keys) > 1
    if not plurals <= _CATEGORIES or single_numbers:
        return
    needed = {PLURALS[language](number) for number in range(200)}
    if missing := sorted(needed - plurals):
        yield f"it lacks the plural [{missing[0]}] that the language has"
    if foreign := sorted(plurals - needed):
        yield f"it has the plural [{foreign[0]}] that the language doesn't have"


def said(pattern: ast.Pattern, params: Params, language: str) -> str:
    """The sentence with its params.

    Args:
        pattern: the sentence.
        params: the params in words, and numbers where a plural may depend on them.
        language: the language of the sentence, which decides its plurals.

    Raises:
        KeyError: a param isn't told.
        PitpropError: something other than a param or a choice is in braces.
    """
    return "".join(
        element.value
        if isinstance(element, ast.TextElement)
        else _put_in(element.expression, params, language)
        for element in pattern.elements
    )


def outlined(pattern: ast.Pattern) -> str:
    """Its first choice, with params in braces."""
    text = ""
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            text += element.value
            continue
        expression = element.expression
        if isinstance(expression, ast.SelectExpression):
            text += outlined(expression.variants[0].value)
        elif isinstance(expression, ast.VariableReference):
            text += f"{{{expression.id.name}}}"
        elif isinstance(expression, ast.StringLiteral):
            text += str(expression.parse()["value"])
    return text


def _put_in(
    expression: ast.InlineExpression | ast.Placeable | ast.SelectExpression,
    params: Params,
    language: str,
) -> str:
    match expression:
        case ast.Placeable():
            return _put_in(expression.expression, params, language)
        case ast.VariableReference():
            return str(params[expression.id.name])
        case ast.StringLiteral():
            return str(expression.parse()["value"])
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            chosen = _variant(expression.variants, params[selector.id.name], language)
            return said(chosen.value, params, language)
        case _:
            raise PitpropError("what is in braces is a param or a choice")


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
