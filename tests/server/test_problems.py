"""What a request can fail for has one list, from which the page's sentences are checked."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final, get_args

import pytest

import pitprop.server
from pitprop.server.protocol.terms import CLOSE_CODES, CloseCode, ErrorKey

SOURCES: Final = sorted(Path(pitprop.server.__file__).parent.rglob("*.py"))
KEYS: Final = set(get_args(ErrorKey))
# What says that something failed, and which of its arguments is the key.
FAILURES: Final = {"RequestError": 1, "Failed": 1, "problem_answer": 1}


def literals(source: Path) -> Iterator[str]:
    """All texts in a source that aren't documentation."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Constant) and isinstance(node.value, str):
            yield node.value


def raised(source: Path) -> Iterator[str]:
    """The keys that a source names where it says that something failed."""
    for node in ast.walk(ast.parse(source.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            at = FAILURES.get(node.func.id)
            arguments = node.args
            if at is not None and at < len(arguments):
                key = arguments[at]
                if isinstance(key, ast.Constant) and isinstance(key.value, str):
                    yield key.value


@pytest.mark.parametrize("source", SOURCES, ids=lambda source: source.name)
def test_whatever_is_raised_is_listed(source: Path) -> None:
    assert set(raised(source)) <= KEYS


def test_whatever_is_listed_is_raised() -> None:
    named = {text for source in SOURCES if source.stem != "terms" for text in literals(source)}
    assert named >= KEYS


def test_the_page_has_a_sentence_for_each(root: Path) -> None:
    troubles = root / "client" / "src" / "shell" / "server" / "troubles.ts"
    page = troubles.read_text(encoding="utf-8")
    sentences = set(re.findall(r"^  '?([a-z-]+)'?: \(", page, re.MULTILINE))
    assert sentences == KEYS | {"offline", "other-answer"}


def test_each_close_code_says_why() -> None:
    assert set(CLOSE_CODES) == set(get_args(CloseCode))
    assert set(CLOSE_CODES.values()) <= KEYS
