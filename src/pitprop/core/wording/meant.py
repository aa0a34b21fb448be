"""What somebody may have meant by a name that doesn't exist."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pitprop.core.errors import Sentence
from pitprop.core.fault import fault
from pitprop.core.notation import cited

_LONGEST: Final = 40
"""The most letters of a name that is compared with others."""


def meant_by(word: object, known: Iterable[str]) -> str | None:
    """The name that a word is most like; None where it is like none of them.

    Names that differ in capitals alone come first, then those of the same letters.

    Args:
        word: what was asked for, which may be anything.
        known: the names that there are.

    >>> meant_by("NL", ["amigo", "web", "nl"]), meant_by("standrad", ["random", "standard"])
    ('nl', 'standard')
    """
    if not isinstance(word, str) or not 1 < len(word) <= _LONGEST:
        return None
    from difflib import get_close_matches  # where something went wrong alone

    folded = word.casefold()
    names = {name.casefold(): name for name in known if name and name != word}
    if folded in names:
        return names[folded]
    alike = [name for name in names if sorted(name) == sorted(folded)]
    alike = alike or get_close_matches(folded, names, 1)
    return names[alike[0]] if alike else None


def with_meant(what: Sentence, word: object, known: Iterable[str]) -> Sentence:
    """A sentence about a name that doesn't exist, with the one that may have been meant.

    Args:
        what: the sentence.
        word: what was asked for, which may be anything.
        known: the names that there are.
    """
    meant = meant_by(word, known)
    return what if meant is None else fault("is-meant", what=what, meant=cited(meant))


def asked_back(word: object, known: Iterable[str]) -> str:
    """The end of an English sentence: the name that may have been meant, or nothing.

    Args:
        word: what was asked for, which may be anything.
        known: the names that there are.
    """
    meant = meant_by(word, known)
    return "" if meant is None else f"; did you mean {cited(meant)}?"
