"""Writes the tables of columns and of reasons in docs/tournament.md, from what the code goes by.

    python scripts/results_page.py            writes them
    python scripts/results_page.py --check    fails where the file is not up to date

A table stands between `<!-- matches.parquet -->`, or `<!-- reasons of saboteur -->`, and
`<!-- end -->`.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path
from typing import Final

from pitprop.core.clauses.fluent import outline
from pitprop.core.installed.registry import own_game_names
from pitprop.core.wording.grading import measure_of
from pitprop.experiments.schema import TABLES, Column
from pitprop.opponents.texts import reason_texts

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "tournament.md"

_TABLE: Final = re.compile(
    r"(?P<begin><!-- (?P<name>\w+\.parquet|reasons of \w+) -->\n).*?(?P<end><!-- end -->)",
    re.DOTALL,
)
_REASONS: Final = "reasons of "


def generate(text: str) -> str:
    """The document with its tables as they have to be."""
    return _TABLE.sub(
        lambda found: f"{found['begin']}\n{_table(found['name'])}\n{found['end']}", text
    )


def names() -> list[str]:
    """The tables that there are."""
    return [*TABLES, *(f"{_REASONS}{game}" for game in own_game_names())]


def _table(name: str) -> str:
    if name.startswith(_REASONS):
        return reasons(name.removeprefix(_REASONS))
    return table(TABLES[name])


def reasons(game: str) -> str:
    """What the opponents of a game may say for and against a move."""
    rows = [("key", "says", "params"), ("---",) * 3]
    for text in sorted(reason_texts(game), key=lambda each: each.key):
        params = dict.fromkeys(map(measure_of, text.params))
        names = ", ".join(f"`{param}`" for param in params)
        rows.append((f"`{text.key}`", outline(text.template.en), names or "–"))
    return "".join(f"| {' | '.join(row)} |\n" for row in rows)


def table(columns: tuple[Column, ...]) -> str:
    """The columns of a file."""
    rows = [("column", "holds", "which is"), ("---",) * 3]
    rows += [(f"`{each.name}`", f"`{each.type_name}`", each.meaning) for each in columns]
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
