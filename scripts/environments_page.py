"""Writes the tables of actions and fields in docs/environments.md, from what the code goes by.

python scripts/environments_page.py            writes them
python scripts/environments_page.py --check    fails where the file is not up to date
"""

from __future__ import annotations

import sys
from typing import Final

from page_tables import PageTables, table
from pitprop.envs.codecs import environment
from pitprop.envs.fields import Axis


def actions_table(game: str) -> str:
    """The actions of a game, block by block."""
    actions = environment(game).actions
    rows: list[list[object]] = []
    at = 0
    for block in actions.blocks:
        count = len(block.codes)
        numbers = f"{at}" if count == 1 else f"{at} – {at + count - 1}"
        ends = dict.fromkeys([block.texts[0], block.texts[-1]])
        shown = " … ".join(f"`{text}`" for text in ends)
        rows.append([numbers, block.name, block.meaning, shown])
        at += count
    head = f"{len(actions):,} actions:\n\n"
    return head + table(["numbers", "", "what they do", "the first and the last"], rows)


def fields_table(game: str) -> str:
    """The fields of a game's observations."""
    fields = environment(game).fields
    rows = [
        [
            f"{fields.at(field.name)}",
            field.name,
            " × ".join(map(str, field.shape)),
            f"{field.low} – {field.high}",
            f"{field.meaning} {'; '.join(_axis_in_words(axis) for axis in field.axes)}",
        ]
        for field in fields.fields
    ]
    head = f"{fields.size:,} numbers:\n\n"
    return head + table(["from", "field", "shape", "numbers", "what they say; axes"], rows)


def _axis_in_words(axis: Axis) -> str:
    """What an axis counts, and what its places stand for."""
    if not axis.labels:
        return f"*{axis.name}*"
    return f"*{axis.name}*: {', '.join(axis.labels)}"


PAGE: Final = PageTables(
    "docs/environments.md", "environments", {"actions": actions_table, "fields": fields_table}
)


if __name__ == "__main__":
    sys.exit(PAGE.main(sys.argv[1:]))
