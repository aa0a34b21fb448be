"""A move as a sentence names it that speaks of another one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.games.saboteur.rules.cards import KIND_NAMES, SHAPE_KIND, TOOLS
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    card_of,
    kind_of,
    seat_of,
    tool_of,
    x_of,
    y_of,
)
from pitprop.opponents.searched import NOWHERE

_KINDS: Final = {
    LAY: "lay",
    BREAK_TOOL: "break",
    MEND: "mend",
    ROCKFALL_ON: "rockfall",
    LOOK_AT: "look",
    PASS: "drop",
}

_PLACED: Final = (LAY, ROCKFALL_ON, LOOK_AT)


def named(code: i64, seat: int, made: i64) -> dict[str, str | int] | None:
    """What a sentence takes to name a move; None for a stone that is turned or gold that is taken.

    Args:
        code: the move.
        seat: whose move it would be.
        made: the move that is made instead, with which it may have much in common.
    """
    kind = int(kind_of(code))
    instead = _KINDS.get(kind)
    if instead is None:
        return None
    target = int(seat_of(code))
    if kind in (BREAK_TOOL, MEND) and target == seat:
        instead += "-own"
    if kind == kind_of(made):
        if kind == LAY and _place_and_card(code) == _place_and_card(made):
            instead = "turned"
        elif kind == MEND and (target, tool_of(code)) == (int(seat_of(made)), tool_of(made)):
            instead = "mend-with"
    card = SHAPE_KIND[card_of(code)] if kind == LAY else card_of(code)
    return {
        "instead": instead,
        "card": KIND_NAMES[card],
        "place": f"{x_of(code)},{y_of(code)}" if kind in _PLACED else NOWHERE,
        "seat": target,
        "tool": TOOLS[tool_of(code)],
    }


def _place_and_card(code: i64) -> tuple[int, int, int]:
    """Where a path card is laid, and which, whichever way round."""
    return int(x_of(code)), int(y_of(code)), int(SHAPE_KIND[card_of(code)])
