"""Writes the tables of columns in docs/tournament.md, from what the code goes by.

    python scripts/results_page.py            writes them
    python scripts/results_page.py --check    fails where the file is not up to date

A table stands between `<!-- matches.parquet -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from pitprop.experiments.schema import TABLES, Column

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "tournament.md"

_TABLE: Final = re.compile(
    r"(?P<begin><!-- (?P<name>\w+\.parquet) -->\n).*?(?P<end><!-- end -->)", re.DOTALL
)


def generate(text: str) -> str:
    """The document with its tables as they have to be."""
    return _TABLE.sub(
        lambda found: f"{found['begin']}\n{table(TABLES[found['name']])}\n{found['end']}", text
    )


def table(columns: tuple[Column, ...]) -> str:
    """The columns of a file."""
    rows = [("column", "holds", "which is"), ("---",) * 3]
    rows += [(f"`{each.name}`", f"`{each.told}`", each.meaning) for each in columns]
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def main() -> int:
    """Write the tables, or say that they are not what they have to be."""
    text = TARGET.read_text(encoding="utf-8")
    made = generate(text)
    if "--check" in sys.argv:
        if made != text:
            print(f"{TARGET} is out of date; make results-page writes it anew")
        return int(made != text)
    TARGET.write_text(made, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
