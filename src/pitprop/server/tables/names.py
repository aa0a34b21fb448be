"""Names of people and opponents."""

from __future__ import annotations

import hashlib
import re
import unicodedata
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from pitprop.core.wording.names import can_be_shown
from pitprop.server.http.problems import RequestError
from pitprop.server.protocol.terms import MAX_NAME, MAX_TEXT, ErrorKey

# Short, and common in English, German and Dutch; more than a table has seats.
OPPONENT_NAMES: Final = (
    "Alma",
    "Bruno",
    "Clara",
    "Dirk",
    "Edda",
    "Frits",
    "Greta",
    "Hanno",
    "Ida",
    "Joost",
    "Karla",
    "Lars",
    "Mina",
    "Nils",
    "Olga",
    "Piet",
    "Runa",
    "Sven",
    "Tilda",
    "Udo",
)


# All spaces look alike, but what breaks or leaves a line has no place in a name.
_SPACES: Final = re.compile(r"[^\S\t-\r\x1c-\x1f\x85\u2028\u2029]+")

_Trouble = tuple[ErrorKey, str]


@dataclass(frozen=True, slots=True)
class _Kind:
    """A kind of text that people enter, and what is told of one that can't be taken.

    Attributes:
        most: how many characters it may have.
        empty: told where nothing is left of it.
        long: told where it has more characters.
        hidden: told where it holds some that can't be shown.
    """

    most: int
    empty: _Trouble
    long: _Trouble
    hidden: _Trouble


_NAME: Final = _Kind(
    MAX_NAME,
    empty=("name-empty", "a name has at least one character"),
    long=("name-long", f"a name has at most {MAX_NAME} characters"),
    hidden=("name-characters", "a name holds characters that can't be shown"),
)
_TEXT: Final = _Kind(
    MAX_TEXT,
    empty=("text-empty", "there is nothing to say"),
    long=("text-long", f"at most {MAX_TEXT} characters are said at once"),
    hidden=("text-characters", "it holds characters that can't be shown"),
)


def clean_name(name: str) -> str:
    """A name as it is shown: in one spelling, with single spaces and none at the ends.

    >>> clean_name("  Ada   B ")
    'Ada B'

    Args:
        name: what somebody wants to be called.

    Raises:
        RequestError: it is empty or too long, or holds characters that aren't text.
    """
    return _checked(_SPACES.sub(" ", _spelled(name)).strip(), _NAME)


def clean_text(text: str) -> str:
    """Free text as it is shown: in one spelling, on one line, with single spaces.

    Args:
        text: what somebody wants to say.

    Raises:
        RequestError: it is empty or too long, or holds characters that aren't text.
    """
    return _checked(" ".join(_spelled(text).split()), _TEXT)


def _spelled(text: str) -> str:
    return unicodedata.normalize("NFC", text)


def _checked(text: str, kind: _Kind) -> str:
    """A text of a kind, which it has to fit."""
    if not text:
        raise RequestError(400, *kind.empty)
    if len(text) > kind.most:
        raise RequestError(400, *kind.long, {"max": kind.most})
    if not can_be_shown(text):
        raise RequestError(400, *kind.hidden)
    return text


def own_name(name: str, people: Collection[str]) -> str:
    """A person's name, told apart from those of other people by a number where it has to be.

    >>> own_name("Ada", ["Ben", "ada"]), own_name("Ada", ["Ada", "Ada 2"])
    ('Ada 2', 'Ada 3')

    Args:
        name: what the person wants to be called, cleaned.
        people: what the other people at the table are called.
    """
    if not is_taken(name, people):
        return name
    endings = (f" {number}" for number in range(2, len(people) + 3))
    numbered = (_shortened(name, ending) for ending in endings)
    return next(other for other in numbered if not is_taken(other, people))


def _shortened(name: str, ending: str) -> str:
    """A name with an ending, cut to the length of a name, and not within what is one sign."""
    cut = name[: MAX_NAME - len(ending)].rstrip()
    while cut and not can_be_shown(cut + ending):
        cut = cut[:-1].rstrip()
    return cut + ending


def is_taken(name: str, others: Collection[str]) -> bool:
    """Whether somebody is called so already, in capital letters or small ones."""
    return name.casefold() in {other.casefold() for other in others}


def opponent_names(
    table: str, taken: Collection[str], count: int, gone: Collection[str] = ()
) -> Sequence[str]:
    """Names for the opponents at a table, none of them taken; the same for the same table.

    Args:
        table: the table.
        taken: the names of the others at the table.
        count: how many names.
        gone: names of others who have been there; they are given last.
    """

    def order(name: str) -> tuple[bool, bytes]:
        return is_taken(name, gone), hashlib.sha256(f"{table}\n{name}".encode()).digest()

    return sorted((name for name in OPPONENT_NAMES if not is_taken(name, taken)), key=order)[:count]
