"""Reading TOML, with a hint at what would be right where it is wrong."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping
from typing import Any, Final

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

_PLACE: Final = re.compile(r"at line (\d+), column \d+")

_QUOTES: Final = 'a string goes in quotes, such as name = "value"'
_END: Final = "a string ends on its line, with the quote that it begins with"
_BRACES: Final = "what is in { } goes on one line, with commas between and none after the last"

_HINTS: Final[Mapping[str, str]] = {
    "Invalid value": _QUOTES,
    "Illegal character": _END,
    "Unterminated string": _END,
    "Invalid initial character": _BRACES,
    "Unclosed inline table": _BRACES,
}
"""What would be right, by how the parser's complaint begins."""


def parse_toml(text: str) -> dict[str, Any]:
    """What a text in TOML holds.

    Raises:
        PitpropError: it isn't TOML; says where, and what is probably meant.
    """
    try:
        return tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise PitpropError(f"this is not TOML: {_with_line(str(error), text)}") from None


def _with_line(complaint: str, text: str) -> str:
    """The complaint with the line that it is about, and a hint."""
    place = _PLACE.search(complaint)
    line = f": {cited(text.splitlines()[int(place[1]) - 1].strip())}" if place else ""
    hints = (f"; {hint}" for begin, hint in _HINTS.items() if complaint.startswith(begin))
    return f"{complaint}{line}{next(hints, '')}"
