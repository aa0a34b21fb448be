"""Games to print and play, made when they are asked for."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from pitprop.printing import PAPERS, Wanted, can_print, print_game

_KEPT: Final = 8
"""How many are kept; each takes about a megabyte."""


def papers_of(game: str) -> list[str]:
    """The papers that a game can be printed on with what is installed here; none where it can't."""
    return list(PAPERS) if can_print(game) else []


class Prints:
    """Makes one at a time, in a thread of its own, and keeps what was asked for last."""

    def __init__(self) -> None:
        self._made: OrderedDict[Wanted, bytes] = OrderedDict()
        self._one_at_a_time = asyncio.Lock()

    def has(self, wanted: Wanted) -> bool:
        """Whether it has been made already."""
        return wanted in self._made

    async def give(self, wanted: Wanted) -> bytes:
        """The game as a PDF.

        Args:
            wanted: which game, and how.

        Raises:
            PitpropError: there is no such game, paper, language or edition; or the extra `print` is
                missing.
        """
        async with self._one_at_a_time:
            made = self._made.pop(wanted, None)
            if made is None:
                made = await asyncio.to_thread(print_game, wanted)
            self._made[wanted] = made
            while len(self._made) > _KEPT:
                self._made.popitem(last=False)
            return made
