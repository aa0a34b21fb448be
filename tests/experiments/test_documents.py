"""What documents show of tournaments, data sets and reports is run where their packages are."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.test_docs import blocks, documents_with, examples, run_command, run_python, write_files


@pytest.mark.parametrize(("path", "text"), documents_with("shell"))
def test_the_commands_of_a_document_run_on_its_files(
    path: Path, text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A block with a title is a file of that name; `shell-session` blocks are run beside them.

    What reads their results follows them in blocks marked `py`.
    """
    write_files(text, tmp_path)
    for block in blocks(text, "shell"):
        for example in examples(block.text):
            run_command(example, tmp_path)
    monkeypatch.chdir(tmp_path)
    for block in blocks(text, "py"):
        run_python(block, str(path), {})
