"""Sets sheets as a PDF, with Typst: pictures as they are drawn, text in the page's own typeface."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Mapping
from importlib.resources import files
from typing import Any, Final, cast

from pitprop.printing.art import FOLDER, pictures

_TEMPLATE: Final = "sheets.typ"


def typeset(game: str, document: Mapping[str, object]) -> bytes:
    """The document as a PDF.

    Args:
        game: whose pictures are used.
        document: what `sheets.typ` sets; `picture` in it names a picture.
    """
    import typst

    drawn = pictures(game)
    used = {name: f"{at}.svg" for at, name in enumerate(dict.fromkeys(_pictures_in(document)))}
    content: dict[str, Any] = {**document, "pictures": used}
    project: dict[str, bytes] = {
        "main.typ": files("pitprop.printing").joinpath(_TEMPLATE).read_bytes(),
        "content.json": json.dumps(content, ensure_ascii=False).encode(),
        **{file: drawn[name].encode() for name, file in used.items()},
    }
    # Its own types leave out that a project may be given as a dictionary.
    compiled = cast(Callable[..., bytes], typst.compile)
    return compiled(
        project,
        font_paths=[str(FOLDER)],
        ignore_system_fonts=True,
    )


def _pictures_in(part: object) -> Iterator[str]:
    """The names of all pictures in a document."""
    if isinstance(part, Mapping):
        for key, value in part.items():
            if key == "picture" and isinstance(value, str):
                yield value
            else:
                yield from _pictures_in(value)
    elif isinstance(part, list):
        for each in part:
            yield from _pictures_in(each)
