"""Writes the page's TypeScript types into a folder, as building the page does.

python -m pitprop.server.typescript FOLDER
"""

from __future__ import annotations

import sys
from pathlib import Path

from pitprop.server.typescript.protocol_types import generate


def main(arguments: list[str]) -> int:
    """Writes the files into the folder that is named, and makes it."""
    if len(arguments) != 1:
        sys.stderr.write("say where to: python -m pitprop.server.typescript FOLDER\n")
        return 2
    folder = Path(arguments[0])
    folder.mkdir(parents=True, exist_ok=True)
    for name, text in generate().items():
        (folder / name).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
