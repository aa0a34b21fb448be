"""Writes the tables of moves and events in NOTATION.md, from what the games say of themselves.

    python scripts/notation_tables.py            writes them
    python scripts/notation_tables.py --check    fails where the file is not up to date

A table stands between `<!-- moves of saboteur -->` and `<!-- end -->`. What a move means, and by
which clauses, is the first paragraph of its class: `Look at a goal (S-45).`
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable
from importlib import import_module
from inspect import getdoc
from pathlib import Path
from typing import Any, Final

from pitprop.core.description.events import EventKind, EventSet, Parts
from pitprop.core.description.moves import Form, MoveSet
from pitprop.core.description.words import Word

TARGET: Final = Path(__file__).resolve().parent.parent / "NOTATION.md"

_TABLE: Final = re.compile(
    r"(?P<begin><!-- (?P<what>\w+) of (?P<game>\w+) -->\n)(?P<table>.*?)(?P<end><!-- end -->)",
    re.DOTALL,
)
_MEANING: Final = re.compile(r"(?P<means>.+) \((?P<clauses>[A-Z]-\d[^()]*)\)\.")
_FEW: Final = 4


def generate(text: str) -> str:
    """The document with its tables as they have to be."""
    return _TABLE.sub(
        lambda found: "".join(
            [found["begin"], "\n", _TABLES[found["what"]](found["game"]), "\n", found["end"]]
        ),
        text,
    )


def _rows(*rows: list[str]) -> str:
    return "".join(f"{''.join(f'| {cell} ' if cell else '| ' for cell in row)}|\n" for row in rows)


# --- Moves --------------------------------------------------------------------------------------


def moves_table(game: str) -> str:
    """The moves of a game, in the order of their kinds."""
    moves: MoveSet[Any, Any] = import_module(f"pitprop.games.{game}.moves").MOVES
    return _rows(
        ["move", "means", "clauses"],
        ["---", "---", "---"],
        *([_ways(form), *meaning(form)] for form in moves.forms()),
    )


def _ways(form: Form) -> str:
    """How it is written; a card that it begins with is named where it is one of a few."""
    heads = [head for head in form.heads if form.begins(head)]
    ways = [way for head in heads for way in form.grammar_after(head)] or form.grammar
    return ", ".join(f"`{way}`" for way in ways)


def meaning(form: Form) -> tuple[str, str]:
    """What a move means, and the clauses that say so.

    Args:
        form: how it is written.

    Raises:
        ValueError: its class doesn't begin with a sentence that ends with its clauses.
    """
    first = " ".join((getdoc(form.move) or "").partition("\n\n")[0].split())
    found = _MEANING.fullmatch(first)
    if found is None:
        raise ValueError(f"{form.move.__qualname__}: {first!r} doesn't end with (CLAUSES).")
    means = found["means"]
    return means[0].lower() + means[1:], found["clauses"]


# --- Events -------------------------------------------------------------------------------------


def events_table(game: str) -> str:
    """The events of a game, in the order of their numbers."""
    events: EventSet[Any] = import_module(f"pitprop.games.{game}.events").EVENTS
    return _rows(
        ["event", "everybody sees", "some see"],
        ["---", "---", "---"],
        *(_event(kind) for kind in events.kinds),
    )


def _event(kind: EventKind) -> list[str]:
    return [f"`{kind.key}`", _parts(kind.params), _parts(kind.secret)]


def _parts(parts: Parts) -> str:
    """What is told; in parentheses what may be missing."""
    return ", ".join(
        f"(`{name}`: {_values(part.word)})" if part.may_lack else f"`{name}`: {_values(part.word)}"
        for name, part in parts.items()
    )


def _values(word: Word[Any, Any]) -> str:
    values = word.all()
    if not 0 < len(values) <= _FEW:
        values = word.grammar()
    return "/".join(values)


_TABLES: Final[dict[str, Callable[[str], str]]] = {"moves": moves_table, "events": events_table}


def main(arguments: list[str]) -> int:
    """Write the tables, or check them; returns the exit code."""
    text = TARGET.read_text(encoding="utf-8")
    generated = generate(text)
    if arguments == ["--check"]:
        if generated != text:
            print("the tables of NOTATION.md are out of date: make notation", file=sys.stderr)
        return int(generated != text)
    if arguments:
        print("usage: notation_tables.py [--check]", file=sys.stderr)
        return 2
    TARGET.write_text(generated, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
