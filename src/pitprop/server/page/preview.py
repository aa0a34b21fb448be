"""What an address is about, in a line or two: for previews of links and for search engines."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final

from pitprop.core.clauses.fluent import Messages, load_messages, say
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.server.protocol.tables import TableInfo
from pitprop.server.protocol.terms import Language

NAME: Final = "Pitprop"


@dataclass(frozen=True, slots=True)
class Preview:
    """What a link is shown with.

    Attributes:
        title: in a line.
        description: in a sentence or two.
    """

    title: str
    description: str


def page_preview(language: Language) -> Preview:
    """What any page that says nothing else of itself is about."""
    return Preview(NAME, _say("description", {}, language))


def table_preview(info: TableInfo, language: Language) -> Preview:
    """What a table is about: the game, and who invites to it; no more than anybody may know.

    Args:
        info: the table, as it is told to somebody without a seat.
        language: the language of the preview.
    """
    free = sum(seat.kind == "open" for seat in info.seats)
    host = info.seats[info.host].name or NAME
    params: dict[str, str | int] = {"name": host, "game": _title(info.game, language), "free": free}
    if info.started or not free:
        return Preview(_say("table", params, language), _say("begun", {}, language))
    return Preview(_say("invites", params, language), _say("free", params, language))


def _title(name: str, language: Language) -> str:
    try:
        titles = find_game(name).titles
    except PitpropError:
        return name
    return titles.get(language) or titles["en"]


def _say(key: str, params: dict[str, str | int], language: Language) -> str:
    return say(_messages()[key].in_language(language), params, language)


@cache
def _messages() -> Messages:
    return load_messages(files("pitprop.server") / "words")
