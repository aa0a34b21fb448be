"""The page as the server hands it out: `index.html`, with what it would otherwise have to ask for.

The built file is the same for everybody. Each address adds its own: the language and the theme that
the reader has chosen, so that nothing flashes up; what the address is about, for previews of links;
the files that it will need, so that the browser fetches them at once; and the games, where the page
begins with them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from typing import Final, get_args

import msgspec
from starlette.requests import Request

from pitprop.server.http.accepting import preferred_language
from pitprop.server.page.delivery import Delivery
from pitprop.server.page.preview import NAME, Preview
from pitprop.server.protocol.games import GameInfo
from pitprop.server.protocol.terms import Language

LANGUAGES: Final[tuple[Language, ...]] = get_args(Language)

TABLE_PART: Final = "shell/table/TablePage.svelte"
"""The part of the page that shows a table."""

WAITING_PARTS: Final = ("shell/joining/JoinPage.svelte", "shell/joining/WaitingRoom.svelte")
"""The parts that it shows as long as the game hasn't begun."""

#: What an answer depends on, beside its address.
VARYING: Final = "Accept-Language, Cookie"

_THEMES: Final = ("dark", "light")
_PICTURE: Final = "preview.jpg"
_PICTURE_SIZE: Final = (1200, 630)
_HTML: Final = '<html lang="en">'
_TITLE: Final = f"<title>{NAME}</title>"
_HEAD_END: Final = "</head>"
_UNLISTED: Final = '<meta name="robots" content="noindex" />'
_AROUND: Final = "around"
#: What is said at all tables.
_COMPANY: Final = "company"


@dataclass(frozen=True, slots=True)
class Reader:
    """What is known of whoever asks for a page.

    Attributes:
        language: what the page will be in.
        theme: what was chosen; nothing where the system decides.
    """

    language: Language
    theme: str

    @classmethod
    def of(cls, request: Request) -> Reader:
        """As the page has told in its cookies, else as the browser says."""
        chosen = request.cookies.get("pitprop-language", "")
        accepted = request.headers.get("accept-language", "")
        wanted = chosen if chosen in LANGUAGES else preferred_language(accepted, LANGUAGES)
        theme = request.cookies.get("pitprop-theme", "")
        language = next(each for each in LANGUAGES if each == wanted)
        return cls(language, theme if theme in _THEMES else "")


@dataclass(frozen=True, slots=True)
class Front:
    """What an address adds to the page.

    Attributes:
        preview: what it is about.
        part: the part of the page that is shown, as `Delivery.parts` names it.
        game: the game whose table is shown; nothing on other pages.
        is_private: whether search engines are asked to leave it out.
        also: further parts that are shown there.
        words: the words that it needs beside those around the tables and those of the game.
        games: the games in the reader's language, where the page begins with them.
        asks: addresses of the interface that the page asks at once.
    """

    preview: Preview
    part: str
    game: str = ""
    is_private: bool = False
    also: Sequence[str] = ()
    words: Sequence[str] = ()
    games: Sequence[GameInfo] = ()
    asks: Sequence[str] = ()


def page_text(index: str, front: Front, reader: Reader, delivery: Delivery, address: str) -> str:
    """The page for an address.

    Args:
        index: the built page.
        front: what the address adds.
        reader: who asks for it.
        delivery: the files of the built client.
        address: the whole address, from which those of the files are relative.
    """
    path = address.partition("//")[2].partition("?")[0].partition("/")[2]
    # The build refers to its files by addresses relative to the first page.
    prefix = "../" * path.count("/")
    root = address.partition("?")[0].removesuffix(path)
    theme = f' data-theme="{reader.theme}"' if reader.theme else ""
    links = delivery.links(_parts(front, reader.language), prefix)
    asks = [
        f'<link rel="preload" as="fetch" crossorigin href="{prefix}{ask}" />' for ask in front.asks
    ]
    head = [
        *_described(front.preview, reader.language, address, root),
        _UNLISTED if front.is_private else "",
        *links,
        *asks,
        _data(front, reader),
    ]
    return (
        index.replace('="./', f'="{prefix}')
        .replace(_HTML, f'<html lang="{reader.language}"{theme}>', 1)
        .replace(_TITLE, f"<title>{escape(front.preview.title)}</title>", 1)
        .replace(_HEAD_END, "".join(f"    {line}\n" for line in head if line) + "  </head>", 1)
    )


def _parts(front: Front, language: Language) -> list[str]:
    parts = [front.part, *front.also, f"words/{language}/{_AROUND}"]
    if front.part == TABLE_PART:
        parts.append(f"words/{language}/{_COMPANY}")
    parts += [f"words/{language}/{name}" for name in front.words]
    if front.game:
        parts += [f"words/{language}/{front.game}", f"games/{front.game}/page.ts"]
    return parts


def _described(preview: Preview, language: Language, address: str, root: str) -> list[str]:
    title, description = escape(preview.title), escape(preview.description)
    width, height = _PICTURE_SIZE
    properties = {
        "og:type": "website",
        "og:site_name": NAME,
        "og:locale": {"en": "en_GB", "de": "de_DE", "nl": "nl_NL"}[language],
        "og:title": title,
        "og:description": description,
        "og:url": escape(address.partition("?")[0]),
        "og:image": escape(root + _PICTURE),
        "og:image:width": str(width),
        "og:image:height": str(height),
    }
    return [
        f'<meta name="description" content="{description}" />',
        *(f'<meta property="{name}" content="{text}" />' for name, text in properties.items()),
        '<meta name="twitter:card" content="summary_large_image" />',
    ]


def _data(front: Front, reader: Reader) -> str:
    """The games as JSON that can't end the element that it stands in.

    It says which language they are told in: whoever chooses another one asks for them again.
    """
    if not front.games:
        return ""
    games = msgspec.json.encode(front.games).decode().replace("<", "\\u003c")
    return f'<script type="application/json" id="games" lang="{reader.language}">{games}</script>'
