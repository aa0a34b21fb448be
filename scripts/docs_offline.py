"""Sees that a site needs nothing from elsewhere when it is read.

    python scripts/docs_offline.py FOLDER

Links to other sites are for the reader to follow; scripts, styles, pictures and frames aren't.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final

_FETCHED: Final = re.compile(
    r"<(?:script|img|iframe|source)\b[^>]*\bsrc=[\"']?(?P<from>https?:[^\"'\s>]+)"
    r"|<link\b(?![^>]*\brel=[\"']?(?:canonical|next|prev))[^>]*\bhref=[\"']?(?P<link>https?:[^\"'\s>]+)"
    r"|@import[^;]*https?:[^;]+|url\([\"']?https?:[^)]+",
)


def fetched(folder: Path) -> Iterator[str]:
    """What pages and styles would fetch from elsewhere, each with the file that does."""
    for path in sorted([*folder.rglob("*.html"), *folder.rglob("*.css")]):
        for found in _FETCHED.finditer(path.read_text("utf-8")):
            yield f"{path.relative_to(folder)}: {found['from'] or found['link'] or found[0]}"


def main() -> int:
    """Say what would be fetched, if anything."""
    found = list(fetched(Path(sys.argv[1])))
    for each in found:
        print(each)
    return int(bool(found))


if __name__ == "__main__":
    sys.exit(main())
