"""Pickling and deep copies of immutable values that are compiled.

A compiled frozen dataclass can't be restored attribute by attribute; it is made anew from its
fields.
"""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from dataclasses import fields
from typing import Any


def restore_by_fields(classes: Iterable[type]) -> None:
    """Let instances of these dataclasses be pickled and copied by their fields."""
    for each in classes:
        copyreg.pickle(each, _made_of)


def _made_of(value: Any) -> tuple[type, tuple[Any, ...]]:
    return type(value), tuple(getattr(value, field.name) for field in fields(value))
