"""The sentences of one language: a file in the syntax of Fluent, checked against another one."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from typing import NoReturn

from fluent.syntax import FluentParser, ast

from pitprop.core.clauses.entry import ClauseFileError
from pitprop.core.clauses.sentence import faults_in, params_in


class MessageFile:
    """The messages of one language."""

    def __init__(self, folder: Traversable, language: str) -> None:
        self._name = f"{folder.name}/{language}.ftl"
        self._language = language
        file = folder / f"{language}.ftl"
        if not file.is_file():
            raise ClauseFileError(f"{self._name}: the file is missing")
        self._text = file.read_text(encoding="utf-8").replace("\r\n", "\n")
        self._patterns: dict[str, ast.Pattern] = {}
        self._lines: dict[str, int] = {}
        self.sentences: dict[str, str] = {}
        for entry in FluentParser().parse(self._text).body:
            self._take(entry)

    def _take(self, entry: ast.EntryType) -> None:
        if isinstance(entry, ast.BaseComment):
            return
        line = self._line(entry)
        if isinstance(entry, ast.Junk):
            reason = entry.annotations[0].message if entry.annotations else "it is not a message"
            key = re.split(r"[=\s]", (entry.content or "").strip(), maxsplit=1)[0]
            self._fail(line, key, reason or "")
        key = entry.id.name
        if not isinstance(entry, ast.Message) or entry.value is None or entry.attributes:
            self._fail(line, key, "a message has a text and nothing else")
        if key in self._patterns:
            self._fail(line, key, f"it is already in line {self._lines[key]}")
        for fault in faults_in(entry.value, self._language):
            self._fail(line, key, fault)
        span = entry.value.span
        assert span is not None  # the parser keeps them
        self._patterns[key] = entry.value
        self._lines[key] = line
        self.sentences[key] = self._text[span.start : span.end]

    def check_against(self, reference: MessageFile) -> None:
        """Check that this file has the same messages as another one, and no params of its own.

        Raises:
            ClauseFileError: says which is missing or has a param too many.
        """
        for key in reference.sentences:
            if key not in self._patterns:
                where = f"{reference._name}, line {reference._lines[key]}"
                self._fail(self._text.count("\n") + 1, key, f"it is missing; {where} has it")
        for key, pattern in self._patterns.items():
            if key not in reference._patterns:
                self._fail(self._lines[key], key, f"{reference._name} has no such message")
            known = set(params_in(reference._patterns[key]))
            for param in params_in(pattern):
                if param not in known:
                    params = ", ".join(f"${name}" for name in sorted(known)) or "none"
                    self._fail(
                        self._lines[key], key, f"it is never given ${param}; its params: {params}"
                    )

    def fail(self, key: str, message: str) -> NoReturn:
        """Refuse a message of the file."""
        self._fail(self._lines[key], key, message)

    def _line(self, entry: ast.SyntaxNode) -> int:
        start = entry.span.start if entry.span else 0
        return self._text.count("\n", 0, start) + 1

    def _fail(self, line: int, key: str, message: str) -> NoReturn:
        raise ClauseFileError(f"{self._name}, line {line}, {key}: {message}")
