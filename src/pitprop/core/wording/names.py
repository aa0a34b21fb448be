"""Names of players: which of them can be shown on one line as they are."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from typing import Final

from pitprop.core.errors import NotationError
from pitprop.core.fault import fault
from pitprop.core.notation import cited

LONGEST_NAME: Final = 60
"""The most characters of a name in a header."""

MOST_MARKS: Final = 3
"""The most marks that one letter carries; living scripts need no more."""

# Letters, a symbol and marks by Unicode's categories, but invisible.
_INVISIBLE: Final = frozenset("\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5")
_JOINER: Final = "\u200d"
_NON_JOINER: Final = "\u200c"
_EMOJI_STYLES: Final = "\ufe0e\ufe0f"
_KEYCAP: Final = re.compile("[0-9#*]\ufe0f?\u20e3")
_SKINS: Final = range(0x1F3FB, 0x1F400)
# Selectors of a character's form, and what the name of that character begins with.
_FORMS: Final = {range(0xE0100, 0xE01F0): "CJK", range(0x180B, 0x1810): "MONGOLIAN"}
_OTHER_FORMS: Final = range(0xFE00, 0xFE0E)
_JOINS_LETTERS: Final = 9  # the combining class of what joins letters in the scripts of India
_ARABIC: Final = "AL"


def can_be_shown(name: str) -> bool:
    """Whether a name is text and spaces, and nothing that breaks, hides, reverses or leaves a line.

    A character that joins or modifies others counts as text only where it does so: a joiner between
    emoji or between letters that it shapes, a mark on a letter that doesn't carry too many already.

    >>> can_be_shown("Zoë B."), can_be_shown("Zoë" + chr(27)), can_be_shown("Zoë" + chr(0x202E))
    (True, False, False)
    """
    text = _KEYCAP.sub("#", name)
    can_carry, carried = False, 0
    for place, char in enumerate(text):
        if _is_dressing(char):
            if not _dresses(char, text[max(0, place - 1) : place], text[place + 1 : place + 2]):
                return False
        elif not _is_text(char):
            return False
        elif unicodedata.category(char) in ("Mn", "Me"):
            carried += 1
            if not can_carry or carried > MOST_MARKS:
                return False
        else:
            can_carry, carried = unicodedata.category(char) != "Zs", 0
    return True


def _is_text(char: str) -> bool:
    if char in _INVISIBLE or ord(char) in _OTHER_FORMS:
        return False
    return char.isprintable() or unicodedata.category(char) == "Zs"


def _is_dressing(char: str) -> bool:
    """Whether it only says how its neighbours look, and is nothing by itself."""
    if char in (_JOINER, _NON_JOINER) or char in _EMOJI_STYLES:
        return True
    return any(ord(char) in forms for forms in _FORMS)


def _dresses(char: str, before: str, after: str) -> bool:
    """Whether it does so between these two, of which either may be missing."""
    if not before:
        return False
    if char in _EMOJI_STYLES:
        return _is_symbol(before)
    for forms, kind in _FORMS.items():
        if ord(char) in forms:
            return unicodedata.name(before, "").startswith(kind)
    if not after:
        return False
    if unicodedata.combining(before) == _JOINS_LETTERS:
        return True
    if char == _NON_JOINER:
        return unicodedata.bidirectional(before) == unicodedata.bidirectional(after) == _ARABIC
    return (before in _EMOJI_STYLES or _is_symbol(before)) and _is_symbol(after)


def _is_symbol(char: str) -> bool:
    """Whether it is an emoji, as far as categories tell, or a skin tone."""
    return unicodedata.category(char) == "So" or ord(char) in _SKINS


def check_names(names: Sequence[str]) -> None:
    """Check that players' names can be in a header.

    Raises:
        NotationError: one can't; says which.
    """
    for name in names:
        if len(name) > LONGEST_NAME:
            raise NotationError(fault("long-name", most=LONGEST_NAME, count=len(name)))
        if not can_be_shown(name):
            raise NotationError(fault("hidden-name", name=cited(name)))


def distinct_names(names: Sequence[str]) -> list[str]:
    """The names, with the number of the seat after those that several players have.

    >>> distinct_names(["standard", "Ada", "standard", "", ""])
    ['standard 1', 'Ada', 'standard 3', '', '']
    """
    found: list[str] = []
    for seat, name in enumerate(names, 1):
        distinct = f"{name} {seat}" if name and names.count(name) > 1 else name
        while distinct != name and distinct in (*names, *found):
            distinct = f"{distinct} {seat}"
        found.append(distinct)
    return found
