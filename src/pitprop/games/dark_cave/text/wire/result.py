"""How the game ended."""

from __future__ import annotations

from pitprop.games.dark_cave.rules.cards import (
    CLAN_NAMES,
)
from pitprop.games.dark_cave.rules.table import (
    ENDING_NAMES,
    NOBODY_WON,
    Result,
)
from pitprop.games.dark_cave.text.wire.structures import (
    WireResult,
)


def result_told(result: Result) -> WireResult:
    """How the game ended."""
    winner = "nobody" if result.winner == NOBODY_WON else CLAN_NAMES[result.winner]
    return WireResult(
        ending=ENDING_NAMES[result.ending],  # type: ignore[arg-type]  # just these names
        saved=result.saved,
        workers=result.workers,
        treasures=result.treasures,
        winner=winner,  # type: ignore[arg-type]  # just these names
    )
