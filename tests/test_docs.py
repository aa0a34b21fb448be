"""What the documents show is run, and gives what they show.

A block with a title is a file of that name, which the others of its document find.

In README.md and the other documents, in the order in which they stand:

- a block marked `python` is run; with `>>>` prompts its results are compared, too; one marked
  `pycon` needs extras, and is run where they are (`tests/extras`), and so is what stands in a block
  marked `shell-session` (`tests/experiments`), with what reads their results in `py` blocks;
- in a block marked `console`, each line `$ pitprop …` is run by the shell, in a folder that the
  document has for itself, and what it prints is compared; one shown without output must succeed.

`...` stands for anything in what is compared. Examples in docstrings are run as well.
"""

from __future__ import annotations

import doctest
import importlib
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from pitprop.core.installed.extras import MissingExtraError

ROOT = Path(__file__).resolve().parent.parent
SOURCES = ROOT / "src"

DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
BLOCK = re.compile(r"^```(?P<kind>\w+)[^\n]*\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
TITLED = re.compile(
    r'^```\w+ title="(?P<name>[^"]+)"\n(?P<text>.*?)^```$', re.MULTILINE | re.DOTALL
)
COMMAND = re.compile(r"^\$ (?P<line>pitprop\b.*)$")
OPTIONS = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


class Block(NamedTuple):
    """A block of a document, and the number of the line before its text."""

    kind: str
    text: str
    line: int


class Example(NamedTuple):
    """A command of a document, and what is shown below it."""

    command: str
    output: str


def blocks(text: str, kind: str) -> Iterator[Block]:
    for match in BLOCK.finditer(text):
        if match["kind"] == kind:
            yield Block(kind, match["text"], text.count("\n", 0, match.start("text")))


def write_files(text: str, folder: Path) -> list[Path]:
    """Writes the blocks of a document that have a title."""
    written = []
    for found in TITLED.finditer(text):
        written.append(folder / found["name"])
        written[-1].write_text(found["text"], encoding="utf-8")
    return written


def examples(block: str) -> Iterator[Example]:
    for part in re.split(r"^(?=\$ )", block, flags=re.MULTILINE):
        first, _, rest = part.partition("\n")
        if match := COMMAND.match(first):
            yield Example(match["line"], rest)


def run_python(block: Block, name: str, names: dict[str, Any]) -> None:
    """Runs a block in the names of those before it."""
    if ">>>" not in block.text:
        padded = "\n" * block.line + block.text
        exec(compile(padded, name, "exec", dont_inherit=True), names)
        return
    test = doctest.DocTestParser().get_doctest(block.text, names, name, name, block.line)
    # The next block goes on with the names of this one.
    test.globs = names
    report: list[str] = []
    doctest.DocTestRunner(optionflags=OPTIONS).run(test, out=report.append, clear_globs=False)
    assert not report, "".join(report)


def run_command(example: Example, folder: Path) -> None:
    environment = {
        **os.environ,
        "PATH": f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}",
        "HOME": str(folder),
        "COLUMNS": "100",
        "NO_COLOR": "1",
    }
    ran = subprocess.run(
        ("/bin/sh", "-c", example.command),
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    if not example.output.strip():
        assert ran.returncode == 0, f"$ {example.command}\n{ran.stdout}"
        return
    matches = doctest.OutputChecker().check_output(example.output, ran.stdout, OPTIONS)
    assert matches, f"$ {example.command}\n{ran.stdout}"


def documents_with(kind: str) -> list[Any]:
    texts = {path: path.read_text(encoding="utf-8") for path in DOCUMENTS}
    return [
        pytest.param(path, text, id=str(path.relative_to(ROOT)))
        for path, text in texts.items()
        if any(blocks(text, kind))
    ]


def modules_with_examples() -> list[str]:
    found = [path for path in SOURCES.rglob("*.py") if ">>> " in path.read_text(encoding="utf-8")]
    return sorted(
        ".".join(path.relative_to(SOURCES).with_suffix("").parts).removesuffix(".__init__")
        for path in found
    )


@pytest.mark.wheel
@pytest.mark.parametrize(("path", "text"), documents_with("python"))
def test_the_python_of_a_document_runs(
    path: Path, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    written = write_files(text, tmp_path)
    names: dict[str, Any] = {"__name__": "__document__"}
    try:
        for block in blocks(text, "python"):
            run_python(block, str(path), names)
    finally:
        for each in written:
            sys.modules.pop(each.stem, None)


@pytest.mark.wheel
@pytest.mark.parametrize(("path", "text"), documents_with("console"))
def test_the_commands_of_a_document_print_what_it_shows(
    path: Path, text: str, tmp_path: Path
) -> None:
    for block in blocks(text, "console"):
        for example in examples(block.text):
            run_command(example, tmp_path)


@pytest.mark.parametrize("name", modules_with_examples())
def test_the_examples_of_a_module_run(name: str) -> None:
    try:
        module = importlib.import_module(name)
    except MissingExtraError as missing:  # tests/extras runs them
        pytest.skip(str(missing))
    assert doctest.testmod(module, optionflags=OPTIONS).failed == 0


@pytest.mark.parametrize(
    "text", ["assert 1 + 1 == 3\n", ">>> 1 + 1\n3\n", ">>> nothing\n", "nothing\n"]
)
def test_wrong_python_is_found(text: str) -> None:
    with pytest.raises((AssertionError, NameError)):
        run_python(Block("python", text, 0), "example", {})


def test_a_block_knows_the_names_of_those_before_it() -> None:
    names: dict[str, Any] = {}
    for text in ("a = 1\n", ">>> b = a + 1\n>>> b\n2\n", "assert b == 2\n"):
        run_python(Block("python", text, 0), "example", names)


def test_blocks_are_found_by_their_kind_with_their_lines() -> None:
    text = (
        "# A\n\n```python\na\n```\n\n```console\n$ pitprop a\nb\n\nc\n$ make d\n$ pitprop e\n```\n"
    )
    assert list(blocks(text, "python")) == [Block("python", "a\n", 3)]
    (shown,) = blocks(text, "console")
    assert list(examples(shown.text)) == [
        Example("pitprop a", "b\n\nc\n"),
        Example("pitprop e", ""),
    ]


@pytest.mark.parametrize("example", [Example("echo one", "two\n"), Example("exit 1", "")])
def test_a_command_that_does_otherwise_is_found(example: Example, tmp_path: Path) -> None:
    with pytest.raises(AssertionError):
        run_command(example, tmp_path)


@pytest.mark.parametrize("example", [Example("echo one", "o...\n"), Example("echo one", "")])
def test_a_command_that_does_as_shown_is_let_be(example: Example, tmp_path: Path) -> None:
    run_command(example, tmp_path)
