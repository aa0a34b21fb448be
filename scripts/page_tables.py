"""Tables of a page that are made of what the code goes by.

A table stands between `<!-- moves of saboteur -->` and `<!-- end -->`.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Final

_ROOT: Final = Path(__file__).resolve().parent.parent

_TABLE: Final = re.compile(
    r"(?P<begin><!-- (?P<what>\w+) of (?P<game>\w+) -->\n).*?(?P<end><!-- end -->)", re.DOTALL
)


@dataclass(frozen=True)
class PageTables:
    """The tables of one page.

    Attributes:
        name: the page, from the project's folder on.
        target: what `make` is asked for to write them.
        tables: what makes a table of a game, by what the table is of.
    """

    name: str
    target: str
    tables: Mapping[str, Callable[[str], str]]

    @property
    def path(self) -> Path:
        """Where the page is."""
        return _ROOT / self.name

    def generate(self, text: str) -> str:
        """The page with its tables as they have to be."""
        return _TABLE.sub(
            lambda found: (
                f"{found['begin']}\n{self.tables[found['what']](found['game'])}\n{found['end']}"
            ),
            text,
        )

    def missing(self, text: str, games: Iterable[str]) -> list[str]:
        """The tables that the page has no place for."""
        there = {(found["what"], found["game"]) for found in _TABLE.finditer(text)}
        wanted = [(what, game) for game in games for what in self.tables]
        return [f"{what} of {game}" for what, game in wanted if (what, game) not in there]

    def main(self, arguments: Sequence[str], path: Path | None = None) -> int:
        """Write the tables, or see whether they are up to date; returns the exit code.

        Args:
            arguments: nothing, or `--check`.
            path: the page, if it isn't in its usual place.
        """
        if arguments not in ([], ["--check"]):
            print("Only --check can be asked for.", file=sys.stderr)
            return 2
        page = path or self.path
        text = page.read_text(encoding="utf-8")
        wanted = self.generate(text)
        if not arguments:
            page.write_text(wanted, encoding="utf-8")
        elif text != wanted:
            print(f"{self.name} isn't up to date: make {self.target}", file=sys.stderr)
            return 1
        return 0


def table(head: Sequence[str], rows: Iterable[Sequence[object]]) -> str:
    """A table in Markdown.

    Args:
        head: the heads of the columns.
        rows: the cells of each row.
    """
    lines = [head, ["---"] * len(head), *rows]
    return "".join(
        f"{''.join(f'| {cell} ' if cell != '' else '| ' for cell in row)}|\n" for row in lines
    )
