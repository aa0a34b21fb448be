"""What all readers of one moment are told alike, and so has to be made only once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

T = TypeVar("T")

Shared = dict[str, Any]
"""Parts of a view by name. It is for one moment of one game, and holds only what everybody sees."""


def once(shared: Shared | None, name: str, make: Callable[[], T]) -> T:
    """A part that is the same for all, made by whoever asks first.

    Args:
        shared: what has been made; None where nobody else asks.
        name: what the part is called.
        make: makes it of what everybody sees.
    """
    if shared is None:
        return make()
    if name not in shared:
        shared[name] = make()
    part: T = shared[name]
    return part
