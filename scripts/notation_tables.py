"""Writes the tables of moves and events in NOTATION.md, from what the games say of themselves.

    python scripts/notation_tables.py            writes them
    python scripts/notation_tables.py --check    fails where the file is not up to date

What a move means, and by which clauses, is the first paragraph of its class: `Look at a goal
(S-45).`
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from inspect import getdoc
from typing import Any, Final

from page_tables import PageTables, table
from pitprop.core.description.events import EventKind, EventSet, Parts
from pitprop.core.description.moves import Form, MoveSet
from pitprop.core.description.words import Word

_MEANING: Final = re.compile(r"(?P<means>.+) \((?P<clauses>[A-Z]-\d[^()]*)\)\.")
_FEW: Final = 4


# --- Moves --------------------------------------------------------------------------------------


def moves_table(game: str) -> str:
    """The moves of a game, in the order of their kinds."""
    moves: MoveSet[Any, Any] = import_module(f"pitprop.games.{game}.moves").MOVES
    rows = ([_ways(form), *meaning(form)] for form in moves.forms())
    return table(["move", "means", "clauses"], rows)


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
    return table(["event", "everybody sees", "some see"], map(_event, events.kinds))


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


PAGE: Final = PageTables("NOTATION.md", "notation", {"moves": moves_table, "events": events_table})


if __name__ == "__main__":
    sys.exit(PAGE.main(sys.argv[1:]))
