"""Public functions and classes with three or more parameters say what each of them is."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "pitprop"

#: With fewer parameters the summary says what they are.
FEWEST_THAT_NEED_A_LIST = 3

#: A method by its name and its parameters, which its overrides share.
Method = tuple[str, ...]

MODULES = sorted(SOURCE.rglob("*.py"))

Function = ast.FunctionDef | ast.AsyncFunctionDef


def test_every_parameter_of_a_public_function_is_described() -> None:
    documented = {method for path in MODULES for method in documented_methods(path)}
    missing = [fault for path in MODULES for fault in faults(path, documented)]
    assert not missing, "\n".join(missing)


def test_every_parameter_of_a_public_class_is_described() -> None:
    """As something to pass (`Args`) or to have (`Attributes`), in the class or in one above it."""
    classes = [(path, each) for path in MODULES for each in public_classes(path)]
    by_name: dict[str, list[ast.ClassDef]] = {}
    for _, each in classes:
        by_name.setdefault(each.name, []).append(each)
    missing = [
        f"{path.relative_to(SOURCE)}: {each.name} doesn't describe {', '.join(left)}"
        for path, each in classes
        for made_by in constructors(each)
        if len(parameters(made_by)) >= FEWEST_THAT_NEED_A_LIST
        if (left := sorted(set(parameters(made_by)) - described_by(each, by_name)))
    ]
    assert not missing, "\n".join(missing)


def public_classes(path: Path) -> list[ast.ClassDef]:
    tree = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    return [each for each in tree if isinstance(each, ast.ClassDef) and each.name[0] != "_"]


def constructors(kind: ast.ClassDef) -> list[ast.FunctionDef]:
    return [
        each for each in kind.body if isinstance(each, ast.FunctionDef) and each.name == "__init__"
    ]


def described_by(kind: ast.ClassDef, by_name: dict[str, list[ast.ClassDef]]) -> set[str]:
    """What a class, its constructor and its bases describe."""
    docstrings = [
        ast.get_docstring(kind) or "",
        *(ast.get_docstring(made_by) or "" for made_by in constructors(kind)),
    ]
    lines = [
        line
        for docstring in docstrings
        for line in re.findall(r"^    (\w[\w, ]*):", docstring, re.MULTILINE)
    ]
    bases = [each for base in kind.bases for each in by_name.get(ast.unparse(base), [])]
    names = {name for line in lines for name in line.split(", ")}
    return names.union(*(described_by(base, by_name) for base in bases if base is not kind))


@pytest.mark.parametrize(
    ("docstring", "missing"),
    [
        ("Lay.\n\nArgs:\n    a: one.\n    b, c: two.\n", set()),
        ("Lay.\n\nArgs:\n    a: one.\n    b: two.\n\nReturns:\n    c: three.\n", {"c"}),
        ("Lay a, b, c.", {"a", "b", "c"}),
    ],
)
def test_what_counts_as_a_description(docstring: str, missing: set[str]) -> None:
    assert {"a", "b", "c"} - described(docstring) == missing


def faults(path: Path, documented: set[Method]) -> Iterator[str]:
    """The functions of a module that leave a parameter undescribed; `documented` as below."""
    for function, in_class in public_functions(ast.parse(path.read_text(encoding="utf-8")).body):
        names = parameters(function)
        if is_command(function) or (in_class and (function.name, *names) in documented):
            continue
        missing = sorted(set(names) - described(ast.get_docstring(function) or ""))
        if len(names) >= FEWEST_THAT_NEED_A_LIST and missing:
            where = f"{path.relative_to(SOURCE)}:{function.lineno}"
            yield f"{where}: {function.name} doesn't describe {', '.join(missing)}"


def documented_methods(path: Path) -> Iterator[Method]:
    """The methods that describe all their parameters: overrides needn't do it again."""
    for function, in_class in public_functions(ast.parse(path.read_text(encoding="utf-8")).body):
        names = parameters(function)
        if in_class and set(names) <= described(ast.get_docstring(function) or ""):
            yield function.name, *names


def is_command(function: Function) -> bool:
    """Whether click makes a command of it; its docstring is the help, where options say more."""
    return any("command" in ast.unparse(decorator) for decorator in function.decorator_list)


def public_functions(
    body: list[ast.stmt], in_class: bool = False
) -> Iterator[tuple[Function, bool]]:
    for statement in body:
        if isinstance(statement, ast.ClassDef) and not statement.name.startswith("_"):
            yield from public_functions(statement.body, in_class=True)
        elif (
            isinstance(statement, Function)
            and not statement.name.startswith("_")
            and not is_overload(statement)
        ):
            yield statement, in_class


def is_overload(function: Function) -> bool:
    return any("overload" in ast.unparse(decorator) for decorator in function.decorator_list)


def parameters(function: Function) -> list[str]:
    arguments = function.args
    every = [*arguments.posonlyargs, *arguments.args, *arguments.kwonlyargs]
    return [each.arg for each in every if each.arg not in ("self", "cls") and each.arg[0] != "_"]


def described(docstring: str) -> set[str]:
    """The names that stand before colons in the section `Args:`."""
    match = re.search(r"^Args:\n((?:    .*\n?|\n)*)", docstring, re.MULTILINE)
    lines = re.findall(r"^    (\w[\w, ]*):", match[1], re.MULTILINE) if match else []
    return {name for line in lines for name in line.split(", ")}
