"""Names of players: which of them can be shown on one line as they are."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import Final

from pitprop.core.errors import NotationError
from pitprop.core.notation import cited

LONGEST_NAME: Final = 60
"""The most characters of a name in a header."""


def can_be_shown(name: str) -> bool:
    """Whether a name is text and spaces, and nothing that breaks, hides or turns a line.

    >>> can_be_shown("Zoë B."), can_be_shown("Zoë" + chr(27)), can_be_shown("Zoë" + chr(0x202E))
    (True, False, False)
    """
    return all(char.isprintable() or unicodedata.category(char) == "Zs" for char in name)


def check_names(names: Sequence[str]) -> None:
    """See that players' names can be in a header.

    Raises:
        NotationError: one can't; says which.
    """
    for name in names:
        if len(name) > LONGEST_NAME:
            raise NotationError(f"a name has at most {LONGEST_NAME} characters, not {len(name)}")
        if not can_be_shown(name):
            raise NotationError(f"the name {cited(name)} holds characters that can't be shown")
