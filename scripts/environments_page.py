"""Writes the tables of actions and fields in docs/environments.md, from what the code goes by.

    python scripts/environments_page.py            writes them
    python scripts/environments_page.py --check    fails where the file is not up to date

A table stands between `<!-- actions of saboteur -->` (or `fields`) and `<!-- end -->`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Final

from pitprop.envs.codecs import environment
from pitprop.envs.fields import Axis

TARGET: Final = Path(__file__).resolve().parent.parent / "docs" / "environments.md"

_TABLE: Final = re.compile(
    r"(?P<begin><!-- (?P<what>actions|fields) of (?P<game>\w+) -->\n)(?P<table>.*?)"
    r"(?P<end><!-- end -->)",
    re.DOTALL,
)


def generate(text: str) -> str:
    """The document with its tables as they have to be."""
    return _TABLE.sub(
        lambda found: "".join(
            [found["begin"], "\n", _TABLES[found["what"]](found["game"]), "\n", found["end"]]
        ),
        text,
    )


def missing(text: str, games: Iterable[str]) -> list[str]:
    """The tables that the document has no place for."""
    there = {(found["what"], found["game"]) for found in _TABLE.finditer(text)}
    return [f"{what} of {game}" for game in games for what in _TABLES if (what, game) not in there]


def _rows(*rows: Iterable[object]) -> str:
    return "".join(f"| {' | '.join(map(str, row))} |\n" for row in rows)


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
    return head + _rows(
        ["numbers", "", "what they do", "the first and the last"], ["---"] * 4, *rows
    )


def fields_table(game: str) -> str:
    """The fields of a game's observations."""
    fields = environment(game).fields
    rows = [
        [
            f"{fields.at(field.name)}",
            field.name,
            " × ".join(map(str, field.shape)),
            f"{field.low} – {field.high}",
            f"{field.meaning} {'; '.join(_told(axis) for axis in field.axes)}",
        ]
        for field in fields.fields
    ]
    head = f"{fields.size:,} numbers:\n\n"
    return head + _rows(
        ["from", "field", "shape", "numbers", "what they say; axes"], ["---"] * 5, *rows
    )


def _told(axis: Axis) -> str:
    """What an axis counts, and what its places stand for."""
    if not axis.labels:
        return f"*{axis.name}*"
    return f"*{axis.name}*: {', '.join(axis.labels)}"


_TABLES: Final[dict[str, Callable[[str], str]]] = {
    "actions": actions_table,
    "fields": fields_table,
}


def main(arguments: list[str]) -> int:
    text = TARGET.read_text(encoding="utf-8")
    wanted = generate(text)
    if "--check" in arguments:
        if text != wanted:
            print(f"{TARGET.name} is not up to date: make environments", file=sys.stderr)
            return 1
        return 0
    TARGET.write_text(wanted, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
