"""The page's types for moves, events, refusals and claims, from the descriptions of the games.

Each is a union whose members are told apart by one field, so that a `switch` of the page that
leaves a kind out is a type error.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Final

from pitprop.core.claims import SEAT, ClaimKind
from pitprop.core.clauses import RefusalText
from pitprop.core.description.events import EventKind, Parts
from pitprop.core.description.moves import Form
from pitprop.core.description.words import Word

_NOTHING: Final = "Record<string, never>"
_SEAT: Final = "seat"


def event_union(name: str, kinds: Iterable[EventKind]) -> str:
    """The events of a game, told apart by `key`.

    Args:
        name: the name of the type.
        kinds: the events.
    """
    return _union(
        name,
        [
            {
                "key": f"'{kind.key}'",
                "seat": "null" if kind.is_nobodys else "number",
                "params": _parts(kind.params),
                "secret": _secret(kind.secret),
            }
            for kind in kinds
        ],
    )


def move_union(name: str, forms: Sequence[Form]) -> str:
    """The moves of a game, told apart by `word`.

    Args:
        name: the name of the type.
        forms: how each kind of them is written.
    """
    return _union(name, [_move(form) for form in forms])


def move_forms(name: str, forms: Sequence[Form]) -> str:
    """How the moves of a game are written, as a constant for the page's reader.

    Args:
        name: the name of the constant.
        forms: how each kind of them is written.
    """
    lines = [f"  {json.dumps(_form(form))}," for form in forms]
    return "\n".join([f"export const {name}: readonly MoveForm[] = [", *lines, "];\n"])


def refusal_union(name: str, refusals: Iterable[RefusalText]) -> str:
    """The reasons why a move of a game is not allowed, told apart by `key`.

    Args:
        name: the name of the type.
        refusals: the reasons.
    """
    return _union(
        name,
        [
            {
                "key": f"'{each.key}'",
                "clause": "string",
                "params": _fields({name: _param(name) for name in each.params}),
            }
            for each in refusals
        ],
    )


def claim_union(name: str, kinds: Iterable[ClaimKind]) -> str:
    """What can be said ready-made, told apart by `claim`.

    Args:
        name: the name of the type.
        kinds: all that can be said.
    """
    return _union(
        name,
        [
            {
                "claim": f"'{kind.key}'",
                "params": _fields({name: _said(values) for name, values in kind.params.items()}),
            }
            for kind in kinds
        ],
    )


def _said(values: tuple[str, ...]) -> str:
    return "number" if values == SEAT else " | ".join(f"'{value}'" for value in values)


def _param(name: str) -> str:
    return "number" if name == _SEAT else "string | number"


def _move(form: Form) -> dict[str, str]:
    fields = {
        name + ("?" if name == form.optional else ""): slot.word.typescript
        for name, slot in form.slots.items()
    }
    return {"word": f"'{form.move.word}'", **fields}


def _form(form: Form) -> dict[str, Any]:
    first = form.ways[0][0]
    head = form.slots.get(first.strip("{}"))
    return {
        "word": form.move.word,
        "heads": [first] if head is None else head.word.all(),
        "ways": form.ways,
        "fields": {name: _field(slot.word) for name, slot in form.slots.items()},
    }


def _field(word: Word[Any, Any]) -> dict[str, Any]:
    least, most = word.sizes
    sizes = {} if (least, most) == (1, 1) else {"least": least, "most": most}
    like = {"like": f"^(?:{word.page_like})$"} if word.page_like else {}
    return {"reads": word.page_reads, **sizes, **like}


def _parts(parts: Parts) -> str:
    return _fields(
        {
            name + ("?" if part.may_lack else ""): part.word.typescript
            for name, part in parts.items()
        }
    )


def _secret(parts: Parts) -> str:
    """What only some readers are told."""
    return _fields({f"{name}?": part.word.typescript for name, part in parts.items()})


def _fields(fields: Mapping[str, str]) -> str:
    inner = "; ".join(f"{name}: {spelled}" for name, spelled in fields.items())
    return f"{{ {inner} }}" if inner else _NOTHING


def _union(name: str, members: Sequence[Mapping[str, str]]) -> str:
    return (
        "\n".join([f"export type {name} =", *(f"  | {_fields(each)}" for each in members)]) + ";\n"
    )
