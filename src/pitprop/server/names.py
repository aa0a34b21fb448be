"""Names of people and opponents."""

from __future__ import annotations

import hashlib
import unicodedata
from collections.abc import Collection, Sequence
from typing import Final

from pitprop.core.names import can_be_shown
from pitprop.server.problems import RequestError
from pitprop.server.protocol.terms import MAX_NAME, MAX_TEXT

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


def clean_name(name: str) -> str:
    """A name as it is shown: without spaces at the ends, in one spelling.

    Args:
        name: what somebody wants to be called.

    Raises:
        RequestError: it is empty or too long, or holds characters that aren't text.
    """
    cleaned = " ".join(unicodedata.normalize("NFC", name).split(" ")).strip()
    if not cleaned:
        raise RequestError(400, "name-empty", "a name has at least one character")
    if len(cleaned) > MAX_NAME:
        raise RequestError(
            400, "name-long", f"a name has at most {MAX_NAME} characters", {"max": MAX_NAME}
        )
    if not can_be_shown(cleaned):
        raise RequestError(400, "name-characters", "a name holds characters that can't be shown")
    return cleaned


def clean_text(text: str) -> str:
    """Free text as it is shown: without spaces at the ends, in one spelling.

    Args:
        text: what somebody wants to say.

    Raises:
        RequestError: it is empty or too long, or holds characters that aren't text.
    """
    cleaned = " ".join(unicodedata.normalize("NFC", text).split())
    if not cleaned:
        raise RequestError(400, "text-empty", "there is nothing to say")
    if len(cleaned) > MAX_TEXT:
        raise RequestError(
            400, "text-long", f"at most {MAX_TEXT} characters are said at once", {"max": MAX_TEXT}
        )
    if not can_be_shown(cleaned):
        raise RequestError(400, "text-characters", "it holds characters that can't be shown")
    return cleaned


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


def opponent_names(table: str, taken: Collection[str], count: int) -> Sequence[str]:
    """Names for the opponents at a table, none of them taken; the same for the same table.

    Args:
        table: the table.
        taken: the names of the others at the table.
        count: how many names.
    """
    busy = {name.casefold() for name in taken}
    free = [name for name in OPPONENT_NAMES if name.casefold() not in busy]
    free.sort(key=lambda name: hashlib.sha256(f"{table}\n{name}".encode()).digest())
    return free[:count]
