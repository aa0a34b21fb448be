"""What the log tells of cards that were laid on a roof or taken off it."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.rules.cards import colour_of, roof_of
from pitprop.opponents.sabotage.search.rows import cell_at, with_cell


def changed_roof(logged: i64) -> int:
    """Which roof an event changed, 0 or 1."""
    return int(roof_of(log.seat_of(logged)) ^ log.roof_of(logged))


def take_back(roofs: list[int], logged: i64) -> None:
    """Restore a roof to what it was before an event changed it.

    Args:
        roofs: the rows of both; changed.
        logged: the entry of the log that tells it.
    """
    roof = changed_roof(logged)
    gone = log.gone_of(logged)
    lay = colour_of(gone) + 1 if gone >= 0 else 0
    place = log.place_of(logged)
    roofs[roof] = with_cell(roofs[roof], place, lay - cell_at(roofs[roof], place))
