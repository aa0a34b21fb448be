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


def named(code: i64, view: View, made: i64) -> dict[str, str | int] | None:
    """What a sentence takes to name a move; None for one that plays several cards or none.

    Args:
        code: the move.
        view: what the player knows whose move it would be.
        made: the move that is made instead, with which it may have much in common.
    """
    move = MOVES.decode(code, view.table)
    other = MOVES.decode(made, view.table)
    card, beside = KIND_NAMES[card_of(code)], KIND_NAMES[card_of(made)]
    is_alike = type(move) is type(other) and _looks_like(card, beside)
    match move:
        case Lay():
            instead = "lay"
            if is_alike and isinstance(other, Lay) and move.place == other.place:
                instead = "turned" if card == beside else "like"
            return {"instead": instead, "card": card, "place": str(move.place)}
        case LookGoal():
            return {"instead": "look", "card": card, "place": str(move.place)}
        case Rockfall():
            return {"instead": "rockfall", "card": card, "place": str(move.place)}
        case Pass(cards=(only,)):
            return {"instead": "discard", "card": only, "place": NOWHERE}
        case LookClan() | Swap() | Web() | Equip() | Lure():
            instead = "play-otherwise" if is_alike else "play"
            return {"instead": instead, "card": card, "place": NOWHERE}
    return None


def _looks_like(one: str, other: str) -> bool:
    """Whether two cards are called the same: they may be of different levels."""
    return one.partition(":")[2] == other.partition(":")[2]
