"""Every clause of every game has a test that names it, and every name is that of a clause."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from pitprop.core.clauses import clause_book
from pitprop.core.installed.registry import game_names

NOT_RUN = {"skip", "xfail"}


def mark_name(node: ast.AST) -> str:
    """`clause` for `pytest.mark.clause` and `pytest.mark.clause(…)`; empty for anything else."""
    if isinstance(node, ast.Call):
        node = node.func
    if isinstance(node, ast.Attribute) and ast.unparse(node.value) == "pytest.mark":
        return node.attr
    return ""


def named_in(node: ast.expr) -> Iterator[tuple[str, int]]:
    """The identifiers in the clause marks of an expression, with their lines."""
    for call in ast.walk(node):
        if not isinstance(call, ast.Call) or mark_name(call) != "clause":
            continue
        for argument in call.args:
            if not isinstance(argument, ast.Constant) or not isinstance(argument.value, str):
                raise ValueError(
                    f"line {call.lineno}: a clause mark takes identifiers, spelled out"
                )
            yield argument.value, call.lineno


def named_by(module: ast.Module) -> Iterator[tuple[str, int]]:
    """The identifiers that a module's tests name, with their lines.

    Marks count on tests, on classes of tests and as a module's or a class's `pytestmark`; not on
    anything else, and not on tests that are never run or may fail.
    """
    for node in ast.walk(module):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            is_test = node.name.startswith(("test_", "Test"))
            if is_test and not any(mark_name(mark) in NOT_RUN for mark in node.decorator_list):
                for mark in node.decorator_list:
                    yield from named_in(mark)
        elif isinstance(node, ast.Assign) and any(
            isinstance(target, ast.Name) and target.id == "pytestmark" for target in node.targets
        ):
            yield from named_in(node.value)


def clause_marks(folder: Path) -> dict[str, list[str]]:
    """Every identifier named by a test under a folder, with the places that name it."""
    places: dict[str, list[str]] = {}
    for file in sorted(folder.rglob("test_*.py")):
        module = ast.parse(file.read_text("utf-8"), str(file))
        for clause_id, line in named_by(module):
            places.setdefault(clause_id, []).append(f"{file.relative_to(folder)}:{line}")
    return places


@pytest.fixture(scope="module")
def marks(root: Path) -> dict[str, list[str]]:
    return clause_marks(root / "tests")


@pytest.mark.parametrize("game", game_names())
def test_every_clause_is_named_by_a_test(game: str, marks: dict[str, list[str]]) -> None:
    untested = [
        clause.id for clause in clause_book(f"pitprop.games.{game}") if clause.id not in marks
    ]
    assert not untested, f"clauses of {game} without a test: {', '.join(untested)}"


def test_every_mark_names_a_clause(marks: dict[str, list[str]]) -> None:
    books = [clause_book(f"pitprop.games.{game}") for game in game_names()]
    unknown = {
        clause_id: places
        for clause_id, places in marks.items()
        if not any(clause_id in book for book in books)
    }
    assert not unknown, f"marks that name no clause: {unknown}"


MADE_UP = '''
import pytest

pytestmark = pytest.mark.clause("X-1")

@pytest.mark.clause("X-2", "X-3")
def test_two(): ...

@pytest.mark.parametrize("n", [pytest.param(1, marks=pytest.mark.clause("X-4"))])
def test_one(n): ...

@pytest.mark.clause("X-5")
class TestGroup:
    @pytest.mark.slow
    @pytest.mark.clause("X-6")
    async def test_inside(self): ...

@pytest.mark.clause("X-7")
def helper(): ...

@pytest.mark.skip
@pytest.mark.clause("X-8")
def test_never_run(): ...

@pytest.mark.xfail(reason="X-9 is broken")
@pytest.mark.clause("X-9")
def test_may_fail(): ...

def test_unmarked():
    """Mentions X-10."""
'''


def test_only_marks_of_tests_that_run_count(tmp_path: Path) -> None:
    folder = tmp_path / "deep" / "down"
    folder.mkdir(parents=True)
    (folder / "test_made_up.py").write_text(MADE_UP)
    (folder / "positions.py").write_text(MADE_UP.replace("X-", "Y-"))
    found = clause_marks(tmp_path)
    assert set(found) == {"X-1", "X-2", "X-3", "X-4", "X-5", "X-6"}
    assert found["X-2"] == ["deep/down/test_made_up.py:6"]


def test_a_clause_that_no_test_names_is_found(tmp_path: Path) -> None:
    everything = [clause.id for clause in clause_book("pitprop.games.saboteur")]
    named = ", ".join(repr(clause_id) for clause_id in everything if clause_id != "S-31")
    (tmp_path / "test_almost.py").write_text(
        f"import pytest\n\n@pytest.mark.clause({named})\ndef test_all(): ...\n"
    )
    with pytest.raises(AssertionError, match=r"clauses of saboteur without a test: S-31\n"):
        test_every_clause_is_named_by_a_test("saboteur", clause_marks(tmp_path))


def test_a_mark_that_names_no_clause_is_found(tmp_path: Path) -> None:
    (tmp_path / "test_wrong.py").write_text(
        "import pytest\n\n@pytest.mark.clause('S-31', 'S-99')\ndef test_it(): ...\n"
    )
    with pytest.raises(AssertionError, match=r"\{'S-99': \['test_wrong.py:3'\]\}"):
        test_every_mark_names_a_clause(clause_marks(tmp_path))


def test_a_mark_has_to_spell_its_clauses_out(tmp_path: Path) -> None:
    (tmp_path / "test_hidden.py").write_text(
        "import pytest\nIDS = ['X-1']\n\n@pytest.mark.clause(*IDS)\ndef test_it(): ...\n"
    )
    with pytest.raises(ValueError, match="line 4: a clause mark takes identifiers"):
        clause_marks(tmp_path)
