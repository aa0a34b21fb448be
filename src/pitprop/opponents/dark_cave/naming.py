"""What is done with a card, as a sentence names it that speaks of another move."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import (
    MOVES,
    Equip,
    Lay,
    LookClan,
    LookGoal,
    Lure,
    Pass,
    Rockfall,
    Swap,
    Web,
)
from pitprop.games.dark_cave.rules.cards import KIND_NAMES
from pitprop.games.dark_cave.rules.move_codes import card_of
from pitprop.opponents.searched import NOWHERE


def named(code: i64, view: View) -> dict[str, str | int] | None:
    """What a sentence takes to name a move; None for one that plays several cards or none.

    Args:
        code: the move.
        view: what the player knows whose move it would be.
    """
    move = MOVES.decode(code, view.table)
    card = KIND_NAMES[card_of(code)]
    match move:
        case Lay():
            return {"instead": "lay", "card": card, "place": str(move.place)}
        case LookGoal():
            return {"instead": "look", "card": card, "place": str(move.place)}
        case Rockfall():
            return {"instead": "rockfall", "card": card, "place": str(move.place)}
        case Pass(cards=(only,)):
            return {"instead": "discard", "card": only, "place": NOWHERE}
        case LookClan() | Swap() | Web() | Equip() | Lure():
            return {"instead": "play", "card": card, "place": NOWHERE}
    return None
