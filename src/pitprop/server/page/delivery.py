"""Which files of the built client a page needs: `client/delivery/plugin.js` writes them down."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = "delivery.json"


class Part(msgspec.Struct, frozen=True):
    """What belongs to a part of the page, beside what belongs to all.

    Attributes:
        scripts: its files of script.
        styles: its files of style.
    """

    scripts: list[str]
    styles: list[str]


class Delivery(msgspec.Struct, frozen=True):
    """The files by part.

    Attributes:
        fonts: the files of the typeface that every page needs.
        parts: by where the part stands in `client/src`: `shell/home/Home.svelte`,
            `words/de/around`.
    """

    fonts: list[str] = []
    parts: dict[str, Part] = {}

    def links(self, names: Iterable[str], prefix: str) -> list[str]:
        """What tells a browser at once of all files that it will need.

        Args:
            names: the parts; those that there are not are left out.
            prefix: the way to the folder of the client.
        """
        parts = [self.parts[name] for name in names if name in self.parts]
        styles = dict.fromkeys(file for part in parts for file in part.styles)
        scripts = dict.fromkeys(file for part in parts for file in part.scripts)
        return [
            *(
                f'<link rel="preload" as="font" crossorigin href="{prefix}{file}" />'
                for file in self.fonts
            ),
            *(f'<link rel="stylesheet" crossorigin href="{prefix}{file}" />' for file in styles),
            *(
                f'<link rel="modulepreload" crossorigin href="{prefix}{file}" />'
                for file in scripts
            ),
        ]


def read_delivery(static: Path) -> Delivery:
    """What is written down in a built client; nothing where it isn't."""
    file = static / FILE
    if not file.is_file():
        return Delivery()
    return msgspec.json.decode(file.read_bytes(), type=Delivery)
