"""The reasons that a module of rules gives for refusing a move, read from its source."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path


def reasons_given(source: Path) -> set[tuple[str, str]]:
    """The keys of refusals, each with a clause that stands with it.

    They stand in calls of `Refusal`, and in the rows of tables from which such calls take them.
    """
    module = ast.parse(source.read_text())
    functions = {node.name: node for node in module.body if isinstance(node, ast.FunctionDef)}
    found = set(_rows(module))
    for function in functions.values():
        for call in _refusals(function):
            keys, clauses = (_said(word, function, functions) for word in _key_and_clause(call))
            found |= set(product(keys, clauses))
    return found


def clauses_of(given: set[tuple[str, str]]) -> dict[str, set[str]]:
    """The clauses that the rules name with each reason."""
    clauses: dict[str, set[str]] = {}
    for key, clause in given:
        clauses.setdefault(key, set()).add(clause)
    return clauses


def _rows(module: ast.Module) -> Iterator[tuple[str, str]]:
    """Key and clause, at the end of each row of the module's tables."""
    for table in module.body:
        value = table.value if isinstance(table, (ast.Assign, ast.AnnAssign)) else None
        rows = value.values if isinstance(value, ast.Dict) else []
        for row in rows:
            match row:
                case ast.Tuple(elts=[*_, ast.Constant(value=str(key)), ast.Constant(str(clause))]):
                    yield key, clause


def _refusals(function: ast.FunctionDef) -> Iterator[ast.Call]:
    for node in ast.walk(function):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "Refusal":
            yield node


def _key_and_clause(call: ast.Call) -> list[ast.expr]:
    """Both may be one word that stands for a row of a table."""
    first = call.args[0]
    return [first, first] if isinstance(first, ast.Starred) else call.args[:2]


def _said(
    word: ast.expr, function: ast.FunctionDef, functions: dict[str, ast.FunctionDef]
) -> set[str]:
    """What a word in a function may stand for; nothing where it is from the row of a table."""
    match word:
        case ast.Constant(value=str(text)):
            return {text}
        case ast.IfExp(body=one, orelse=other):
            return _said(one, function, functions) | _said(other, function, functions)
        case ast.Call(func=ast.Name(id=name)):
            called = functions[name]
            return {text for value in _returned(called) for text in _said(value, called, functions)}
        case ast.Name(id=name):
            values = [value for target, value in _assigned(function) if target == name]
            return {text for value in values for text in _said(value, function, functions)}
        case ast.Starred(value=ast.Subscript()):
            return set()
    raise AssertionError(f"{function.name}: what {ast.unparse(word)} stands for can't be read")


def _returned(function: ast.FunctionDef) -> Iterator[ast.expr]:
    for node in ast.walk(function):
        if isinstance(node, ast.Return) and node.value is not None:
            yield node.value


def _assigned(function: ast.FunctionDef) -> Iterator[tuple[str, ast.expr]]:
    for node in ast.walk(function):
        if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
            yield node.targets[0].id, node.value
