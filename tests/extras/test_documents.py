"""What documents and modules show of the environments is run."""

from __future__ import annotations

import doctest
import importlib
from pathlib import Path
from typing import Any

import pytest

from tests.test_docs import OPTIONS, blocks, documents_with, run_python


@pytest.mark.parametrize(("path", "text"), documents_with("pycon"))
def test_what_a_document_shows_runs(path: Path, text: str) -> None:
    names: dict[str, Any] = {"__name__": "__document__"}
    for block in blocks(text, "pycon"):
        run_python(block, str(path), names)


@pytest.mark.parametrize("name", ["batch", "gymnasium", "openspiel", "pettingzoo"])
def test_the_examples_of_a_module_run(name: str) -> None:
    module = importlib.import_module(f"pitprop.envs.{name}")
    assert doctest.testmod(module, optionflags=OPTIONS).failed == 0
