"""What mypyc is known to compile wrongly does not stand in a module that it compiles.

It makes C of a shift as it stands, and to C a small constant is an `int` of 32 bits: with
`s: i64`, `1 << s` is wrong from 31 on and `8 >> s` from 32 on. The constant may also come from a
`Final`, from `i64(1)`, or from a variable that is bound once. Use a table, or a variable that
changes.

It gives the objects of a class below `ABC` or `Generic` a place for weak references and forgets
those when an object ends, so that whoever makes one reads freed memory later. Instead of `ABC`,
`metaclass=ABCMeta` says the same; nothing says what `Generic` does.

And it looks a module's variables up by their names whenever they are read, so that a constant is
told to be `Final`.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

import engine_build

INTEGERS = {"int", "i64", "i32", "i16", "u8"}


class Names:
    """The names that stand for constants at one place of a module."""

    def __init__(self, constants: set[str], imported: dict[str, Path]) -> None:
        self.constants = constants
        self.imported = imported

    def is_constant(self, node: ast.expr) -> bool:
        """Whether mypyc may put a number in its place."""
        match node:
            case ast.Constant(value):
                return isinstance(value, int)
            case ast.UnaryOp(operand=operand):
                return self.is_constant(operand)
            case ast.BinOp(left, _, right):
                return self.is_constant(left) and self.is_constant(right)
            case ast.Call(ast.Name(name), [argument]):
                return name in INTEGERS and self.is_constant(argument)
            case ast.Name(name):
                return name in self.constants
            case ast.Attribute(ast.Name(module), name):
                return module in self.imported and name in constants_of(self.imported[module])
        return False

    def might_be_constant(self, node: ast.expr) -> bool:
        """The same, and what is named like one."""
        return self.is_constant(node) or (isinstance(node, ast.Name) and node.id.isupper())


def wrong_shifts(source: str, names: Names | None = None) -> list[int]:
    """The lines where a constant is shifted by what is not a constant."""
    tree = ast.parse(source)
    return sorted(_wrong_shifts(tree, names or _names_of(tree)))


def _wrong_shifts(scope: ast.AST, names: Names) -> Iterator[int]:
    for node in ast.iter_child_nodes(scope):
        inner = names
        if isinstance(node, ast.FunctionDef):
            inner = Names(names.constants | set(_bound_once(node, names)), names.imported)
        elif isinstance(node, ast.BinOp) and _is_wrong(node, names):
            yield node.lineno
        yield from _wrong_shifts(node, inner)


def _is_wrong(node: ast.BinOp, names: Names) -> bool:
    shifts = isinstance(node.op, ast.LShift | ast.RShift)
    return shifts and names.might_be_constant(node.left) and not names.is_constant(node.right)


def _bound_once(function: ast.FunctionDef, names: Names) -> Iterator[str]:
    """The variables that are bound to a constant and to nothing else."""
    bound = [
        node.id
        for node in ast.walk(function)
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    ]
    for name, value in _assignments(ast.walk(function)):
        if bound.count(name) == 1 and names.is_constant(value):
            yield name


def _assignments(nodes: Iterator[ast.AST]) -> Iterator[tuple[str, ast.expr]]:
    for node in nodes:
        match node:
            case ast.Assign([ast.Name(name)], value):
                yield name, value
            case ast.AnnAssign(ast.Name(name), _, ast.expr() as value):
                yield name, value


def _names_of(tree: ast.Module) -> Names:
    names = Names(set(), {})
    for node in tree.body:
        if isinstance(node, ast.ImportFrom):
            _add_imported(node, names)
        for name, value in _assignments(iter([node])):
            if names.is_constant(value) and _is_final(node):
                names.constants.add(name)
    return names


def _is_final(node: ast.AST) -> bool:
    return isinstance(node, ast.AnnAssign) and ast.unparse(node.annotation).startswith("Final")


def _add_imported(node: ast.ImportFrom, names: Names) -> None:
    source = engine_build.SOURCES.joinpath(*(node.module or "").split("."))
    for alias in node.names:
        name = alias.asname or alias.name
        if (module := source / f"{alias.name}.py").is_file():
            names.imported[name] = module
        elif alias.name in constants_of(source.with_suffix(".py")):
            names.constants.add(name)


@cache
def constants_of(module: Path) -> frozenset[str]:
    """The constants that a module of ours defines or passes on."""
    if not module.is_file():
        return frozenset()
    return frozenset(_names_of(ast.parse(module.read_text())).constants)


@pytest.mark.parametrize("module", engine_build.modules(), ids=lambda path: path.stem)
def test_no_constant_is_shifted_by_a_variable(module: Path) -> None:
    assert wrong_shifts(module.read_text()) == []


WRONG = [
    "def f(s: i64) -> i64:\n    return 1 << s",
    "def f(s: i64) -> i64:\n    return -1 << s + 1",
    "def f(s: i64) -> i64:\n    return 1000 >> s",
    "def f(s: i64) -> i64:\n    return i64(1) << s",
    "def f(s: i64) -> i64:\n    return (2 | 1) << s",
    "def f(v: vec[i64]) -> i64:\n    return 1 << v[0]",
    "def f(s: i64) -> i64:\n    return x + 3 & (1 << s)",
    "def f(s: i64) -> i64:\n    one: i64 = 1\n    return one << s",
    "def f(s: i64) -> i64:\n    one = 1\n    return one << s",
    "BIT: Final = 1\ndef f(s: i64) -> i64:\n    return BIT << s",
    "BIT: Final = 1 << 3\ndef f(s: i64) -> i64:\n    return BIT << s",
    "WIDTH: Final = len(SIDES)\ndef f() -> i64:\n    return 1 << WIDTH",
    "from pitprop.tunnels.maze import REACH\ndef f(s: i64) -> i64:\n    return REACH << s",
    "from pitprop.tunnels import maze\ndef f(s: i64) -> i64:\n    return maze.REACH << s",
    "class C:\n    def f(self) -> i64:\n        return 1 << self.s",
    "table = [1 << s for s in range(64)]",
]


@pytest.mark.parametrize("source", WRONG)
def test_a_constant_shifted_by_a_variable_is_found(source: str) -> None:
    assert len(wrong_shifts(source)) == 1


RIGHT = [
    "def f(s: i64) -> i64:\n    return s << 3",
    "def f(s: i64) -> i64:\n    return 1 << 3",
    "def f(s: i64, t: i64) -> i64:\n    return s << t",
    "def f(s: i64) -> i64:\n    bit: i64 = 1\n    bit <<= s\n    return bit",
    "def f(s: i64) -> i64:\n    bit: i64 = 1\n    bit = s\n    return bit << s",
    "AT: Final = 5\ndef f(s: i64) -> i64:\n    return 15 << AT",
    "from pitprop.tunnels.maze import REACH\ndef f() -> i64:\n    return 1 << REACH",
    "def f(s: i64) -> i64:\n    return BITS[s] << s",
]


@pytest.mark.parametrize("source", RIGHT)
def test_other_shifts_are_let_be(source: str) -> None:
    assert wrong_shifts(source) == []


OTHER_BASES = ("ABC", "abc.ABC", "Generic", "typing.Generic")


def bases_that_are_not_compiled(source: str) -> list[int]:
    """The lines of the classes that are made abstract or generic by a base."""
    return [
        node.lineno
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.ClassDef)
        and any(ast.unparse(base).partition("[")[0] in OTHER_BASES for base in node.bases)
    ]


@pytest.mark.parametrize("module", engine_build.modules(), ids=lambda path: path.stem)
def test_no_class_is_made_abstract_or_generic_by_a_base(module: Path) -> None:
    assert bases_that_are_not_compiled(module.read_text()) == []


def test_a_class_that_is_made_abstract_or_generic_by_a_base_is_found() -> None:
    assert bases_that_are_not_compiled(
        "class C(ABC):\n    pass\nclass D(C, abc.ABC):\n    pass\nclass E(Generic[T]):\n    pass"
    ) == [1, 3, 5]
    assert bases_that_are_not_compiled("class C(metaclass=ABCMeta):\n    pass") == []


def constants_that_are_looked_up(source: str) -> list[str]:
    """The constants of a module that aren't told to be final."""
    tree = ast.parse(source)
    return [
        name
        for node in tree.body
        for name, _ in _assignments(iter([node]))
        if name.isupper() and not _is_final(node)
    ]


@pytest.mark.parametrize("module", engine_build.modules(), ids=lambda path: path.stem)
def test_no_constant_is_looked_up_by_its_name(module: Path) -> None:
    assert constants_that_are_looked_up(module.read_text()) == []


def test_a_constant_that_is_looked_up_by_its_name_is_found() -> None:
    assert constants_that_are_looked_up("_MANY = 48\nFEW: int = 2") == ["_MANY", "FEW"]
    assert constants_that_are_looked_up("_MANY: Final = 48\nBIT: Final[int] = 1\nOne = int") == []
