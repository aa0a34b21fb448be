"""All that an object holds, however deep, so that two objects can be compared.

A view might show one thing and hold another. What counts here is what it holds: all attributes,
even those that its `==` leaves out, of all objects that can be reached from it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Set
from types import FunctionType, GetSetDescriptorType, MemberDescriptorType, MethodType, ModuleType
from typing import Any, Final

_PLAIN: Final = frozenset((int, bool, str, bytes, float, complex, type(None)))
_NAMED: Final = (type, ModuleType)
_ATTRIBUTES: Final = (MemberDescriptorType, GetSetDescriptorType)

_MISSING: Final = object()

_slots: dict[type, tuple[str, ...]] = {}


def contents(value: object) -> Any:
    """What an object holds, as nested lists and dicts of plain values."""
    return _contents(value, ())


def _contents(value: object, above: tuple[int, ...]) -> Any:
    kind = type(value)
    if kind in _PLAIN:
        return value
    if isinstance(value, (list, tuple)) and kind in (list, tuple):
        return _items(value, above)
    if isinstance(value, _NAMED):
        return value.__name__
    if id(value) in above:
        return "(this again)"
    above = (*above, id(value))
    if isinstance(value, Mapping):
        return {repr(key): _contents(held, above) for key, held in value.items()}
    if isinstance(value, Set):
        return sorted(repr(_contents(held, above)) for held in value)
    if isinstance(value, (FunctionType, MethodType)):
        return _held_by_function(value, above)
    held = _attributes(value, above)
    if isinstance(value, Iterable) and hasattr(value, "__len__"):
        items = _items(value, above)
        return {**held, "items": items} if held and not isinstance(value, tuple) else items
    return {"type": kind.__name__, **held}


def _items(values: Iterable[object], above: tuple[int, ...]) -> list[Any]:
    # Most are plain numbers, and to call a function for each takes longer than all the rest.
    return [value if type(value) in _PLAIN else _contents(value, above) for value in values]


def _held_by_function(function: FunctionType | MethodType, above: tuple[int, ...]) -> Any:
    if isinstance(function, MethodType):
        return [function.__qualname__, _contents(function.__self__, above)]
    cells = [cell.cell_contents for cell in function.__closure__ or ()]
    return [function.__qualname__, *(_contents(held, above) for held in cells)]


def _attributes(value: object, above: tuple[int, ...]) -> dict[str, Any]:
    """Everything that the object itself holds, in slots and elsewhere, by its name."""
    kind = type(value)
    if kind not in _slots:
        _slots[kind] = _slots_of(kind)
    names = (*_slots[kind], *getattr(value, "__dict__", ()))
    held = ((name, getattr(value, name, _MISSING)) for name in names)
    return {
        name: found if type(found) in _PLAIN else _contents(found, above)
        for name, found in held
        if found is not _MISSING
    }


def _slots_of(kind: type) -> tuple[str, ...]:
    names = {
        name
        for base in kind.__mro__
        for name, held in vars(base).items()
        if isinstance(held, _ATTRIBUTES) and not name.startswith("__")
    }
    return tuple(sorted(names))


def difference(one: Any, other: Any, path: str = "") -> str:
    """Where two contents first differ, and how; nothing where they are equal.

    Args:
        one: a content, as `contents` gives it.
        other: another.
        path: where in the objects the two were found.
    """
    if one == other:
        return ""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted(one.keys() ^ other.keys()):
            return f"{path}.{key}".lstrip(".") + " is held by one of them alone"
        return next(
            difference(one[key], other[key], f"{path}.{key}")
            for key in one
            if one[key] != other[key]
        )
    if isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        at = next(
            at for at, (here, there) in enumerate(zip(one, other, strict=True)) if here != there
        )
        return difference(one[at], other[at], f"{path}[{at}]")
    return f"{path.lstrip('.') or 'it'} is {_short(one)} and {_short(other)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 200 else f"{text[:200]}…"
