"""How much is tried: everything on the compiled engine, a part of it on the sources.

`tests/compiled` holds that both play alike, and the compiled one is many times as fast. So what
searches for counter-examples searches long in the wheel (`make test-compiled`), and on the sources
just long enough to find out soon that something is badly wrong.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Final, TypeVar

from pitprop import engine_mode

T = TypeVar("T")

# `PITPROP_THOROUGH=1` tries everything, on the sources and of what takes long on the wheel, too.
IS_ALL_ASKED_FOR: Final = os.environ.get("PITPROP_THOROUGH") == "1"
IS_THOROUGH: Final = engine_mode() == "compiled" or IS_ALL_ASKED_FOR

_PART: Final = 8
_LEAST: Final = 5


def trials(wanted: int) -> int:
    """How many of so many examples, games or seeds are tried here."""
    return wanted if IS_THOROUGH else min(wanted, max(_LEAST, wanted // _PART))


def some(all_of_them: Sequence[T], count: int = 1) -> Sequence[T]:
    """All of these, or on the sources so many of them, spread over the whole."""
    if IS_THOROUGH or len(all_of_them) <= count:
        return all_of_them
    return [all_of_them[(2 * at + 1) * len(all_of_them) // (2 * count)] for at in range(count)]
