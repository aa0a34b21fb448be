"""Whether a value that a program puts into a field is of the type that the field declares."""

from __future__ import annotations

from types import NoneType, UnionType
from typing import Any, Final, Union, get_args, get_origin, get_type_hints


def is_of(value: object, kind: Any) -> bool:
    """Whether a value is of a kind, and so are its parts.

    Args:
        value: anything.
        kind: a class, a named tuple, `tuple[X, ...]`, or several of them with `|` between.

    >>> is_of(("I:NES",), tuple[str, ...]), is_of(True, int), is_of(None, str | None)
    (True, False, True)
    """
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return any(is_of(value, each) for each in get_args(kind))
    if origin is tuple:
        of_each, _ = get_args(kind)
        return isinstance(value, tuple) and all(is_of(each, of_each) for each in value)
    if isinstance(value, bool):
        return kind is bool
    if not isinstance(value, kind):
        return False
    parts = get_type_hints(kind) if hasattr(kind, "_fields") else {}
    return all(is_of(getattr(value, name), of_part) for name, of_part in parts.items())


def type_name(kind: Any) -> str:
    """What a message calls a kind.

    >>> type_name(int), type_name(tuple[str, ...]), type_name(str | None)
    ('a whole number', 'a tuple of strings', 'a string or None')
    """
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return " or ".join(type_name(each) for each in get_args(kind))
    if origin is tuple:
        return f"a tuple of {_NAMES[get_args(kind)[0]].split()[-1]}s"
    if hasattr(kind, "_fields"):
        return f"{kind.__name__}({', '.join(kind._fields)})"
    return _NAMES[kind]


_NAMES: Final = {int: "a whole number", str: "a string", bool: "True or False", NoneType: "None"}
