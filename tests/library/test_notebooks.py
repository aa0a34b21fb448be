"""The notebooks among the examples run from top to bottom, and are kept without what they show."""

from __future__ import annotations

import ast
import json
from pathlib import Path
from typing import Any

import pytest

pytestmark = pytest.mark.wheel

NOTEBOOKS = sorted((Path(__file__).resolve().parents[2] / "examples").glob("*.ipynb"))

WAYS_TO_SHOW = ("_repr_html_", "_repr_svg_", "__repr__")


def cells(path: Path, kind: str) -> list[dict[str, Any]]:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    return [cell for cell in notebook["cells"] if cell["cell_type"] == kind]


def run(source: str, names: dict[str, Any], where: str) -> str:
    """Run a cell as a notebook does; what its last line is worth, as it would be shown."""
    body = ast.parse(source, where).body
    last = body.pop() if isinstance(body[-1], ast.Expr) else None
    exec(compile(ast.Module(body, []), where, "exec", dont_inherit=True), names)
    if not isinstance(last, ast.Expr):
        return ""
    value = eval(compile(ast.Expression(last.value), where, "eval", dont_inherit=True), names)
    return "" if value is None else shown(value)


def shown(value: object) -> str:
    """How a notebook shows a value."""
    way = next(way for way in WAYS_TO_SHOW if hasattr(value, way))
    text: str = getattr(value, way)()
    return text


def test_there_are_notebooks() -> None:
    assert [path.stem for path in NOTEBOOKS] == ["agent", "opponents", "tour"]


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_top_to_bottom(path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    names: dict[str, Any] = {"__name__": "__main__"}
    pictures = 0
    for cell in cells(path, "code"):
        text = run("".join(cell["source"]), names, f"{path.name}, cell {cell['id']}")
        pictures += "svg" in text
        is_silent = not text and not capsys.readouterr().out
        assert not is_silent, f"{cell['id']} shows nothing"
    assert pictures


@pytest.mark.parametrize("path", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_is_one_and_keeps_nothing_that_it_showed(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    assert (notebook["nbformat"], notebook["nbformat_minor"]) == (4, 5)
    every = notebook["cells"]
    assert {cell["cell_type"] for cell in every} == {"code", "markdown"}
    assert len({cell["id"] for cell in every}) == len(every)
    assert all(cell["metadata"] == {} for cell in every)
    for cell in cells(path, "code"):
        assert cell["outputs"] == []
        assert cell["execution_count"] is None


def test_a_cell_shows_its_last_line() -> None:
    names: dict[str, Any] = {}
    assert run("a = 1", names, "cell") == ""
    assert run("b = a + 1\nb", names, "cell") == "2"
    with pytest.raises(NameError):
        run("c", names, "cell")
