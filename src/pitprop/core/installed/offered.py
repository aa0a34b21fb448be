"""Names that a package offers and loads when they are first asked for."""

from __future__ import annotations

import sys
from collections.abc import Mapping
from importlib import import_module
from typing import Any


def offered(package: str, homes: Mapping[str, str], name: str) -> Any:
    """What a package's `__getattr__` gives; it is kept there.

    Args:
        package: the package.
        homes: the module that each name is in.
        name: what is asked for.

    Raises:
        AttributeError: the package offers no such name.
    """
    if name not in homes:
        offers = ", ".join(sys.modules[package].__all__)
        raise AttributeError(f"{package} has no {name!r}; it offers {offers}")
    found = getattr(import_module(homes[name]), name)
    setattr(sys.modules[package], name, found)
    return found
