"""Words in the value of a header: bare, or in double quotes where they need it.

A bare word has no spaces, double quotes, backslashes or brackets. Any other is written as a JSON
string.
"""

from __future__ import annotations

import json
import re
from typing import Final

from pitprop.core.errors import NotationError
from pitprop.core.fault import fault
from pitprop.core.notation import cited

_BARE: Final = re.compile(r'[^\s"\\\[\]]+')
_WORD: Final = re.compile(r'"(?:[^"\\]|\\.)*"|[^\s"\\\[\]]+')
_SURROGATE: Final = re.compile("[\ud800-\udfff]")


def quoted(word: str) -> str:
    """A word as it is written in a header."""
    if _BARE.fullmatch(word) and word.isprintable():
        return word
    return json.dumps(word, ensure_ascii=not word.isprintable())


def words_of(value: str) -> list[str]:
    """The words of a header's value, without their quotes.

    Raises:
        NotationError: there are quotes or backslashes that belong to no word.
    """
    words: list[str] = []
    at = 0
    while at < len(value):
        if value[at] == " ":
            at += 1
            continue
        match = _WORD.match(value, at)
        if match is None or value[match.end() : match.end() + 1] not in ("", " "):
            raise NotationError(fault("not-words", text=cited(value[at:])))
        words.append(_unquoted(match[0]))
        at = match.end()
    return words


def _unquoted(word: str) -> str:
    if not word.startswith('"'):
        return word
    try:
        text = str(json.loads(word))
    except ValueError as error:
        raise NotationError(fault("not-quoted", word=cited(word))) from error
    if _SURROGATE.search(text):
        raise NotationError(fault("half-character", word=cited(word)))
    return text
