"""What cards in hand, and harm done to dwarves, are worth."""

from __future__ import annotations

from typing import Final

from pitprop.core.hand import EMPTY_HAND
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    AXE,
    BOOTS,
    DECKS,
    GOBLIN,
    INFO,
    LINDWORM,
    PATH_CARDS,
    RAT,
    ROCKFALL,
    STEPS,
    SWAP,
    WEB,
    is_path,
)
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.dark_cave.situation import Situation

A_CARD: Final = 0.03
"""What a card of the draw pile is worth, in gold."""

A_LOST_CARD: Final = 0.06
"""What a hand card that is lost for the rest of the game (D-42, D-66) is worth, in gold.

Somebody with fewer cards in hand less often has one that fits.
"""

AN_AXE: Final = 0.01
"""What it is worth to keep an axe in front of one rather than to use it, in gold."""

_AN_AXE_READY: Final = 0.2
"""What it is worth to have an axe in front of one while somebody may send creatures, in gold."""

_SECRET_INFORMATION: Final = 0.5
"""How much more a secret information card is worth than others while the exit isn't known."""

_INFORMATION: Final = [
    sum(not is_path(kind) and ACTION[kind] == INFO for kind in deck) / len(deck) for deck in DECKS
]
"""How likely a card of each group is to be a secret information card (D-5)."""

_AXE_HELPS: Final = 0.4
"""What share of an attack's worth is left where a victim has an axe."""

_ACTIONS: Final = {
    INFO: 0.0,
    ROCKFALL: 0.03,
    SWAP: 0.0,
    WEB: 0.03,
    BOOTS: 0.03,
    AXE: 0.02,
    RAT: 0.01,
    LINDWORM: 0.04,
    GOBLIN: 0.04,
}
_HINDERING: Final = (ROCKFALL, WEB, RAT, LINDWORM, GOBLIN)
"""Cards that are of use only against somebody who would get out."""

_ANOTHER_TURN: Final = 0.02
"""What a card is worth once nothing is drawn: each card is a turn, and a turn a walk (D-21)."""

_UNKNOWN_EXIT: Final = 0.1
_BY_OPENINGS: Final = (0.0, 0.0, 0.035, 0.045, 0.05)
_LADDER: Final = 0.03


def drawing(situation: Situation) -> float:
    """What it is worth to draw a card, in gold; nothing where none is left."""
    table = situation.view.table
    if not table.pile_size():
        return 0.0
    searches = situation.at[situation.seat] != OUT and max(situation.exit) < 1
    top = min(group for group, count in enumerate(table.pile) if count)
    return A_CARD + (_SECRET_INFORMATION * _INFORMATION[top] if searches else 0.0)


def axe_ready(situation: Situation) -> float:
    """What an axe in front of one is worth while one's dwarf is inside, in gold (D-55)."""
    return AN_AXE + _AN_AXE_READY * situation.threat


def keeping(situation: Situation, kind: int) -> float:
    """What it is worth to have a card in hand, in gold."""
    if is_path(kind):
        card = PATH_CARDS[kind]
        openings = len(card.openings.partition(".")[0])
        return _BY_OPENINGS[openings] + (_LADDER if card.feature == "ladder" else 0.0)
    action = int(ACTION[kind])
    if action == INFO and max(situation.exit) < 1:
        return _UNKNOWN_EXIT
    turn = 0.0 if situation.view.table.pile_size() else _ANOTHER_TURN
    return turn + _ACTIONS[action] * (situation.threat if action in _HINDERING else 1.0)


def harm(situation: Situation, seat: int, creature: int) -> float:
    """What an attack costs a dwarf's player, in gold that would be carried out (D-66).

    Args:
        situation: the situation.
        seat: the seat whose dwarf is attacked.
        creature: the number of the creature.
    """
    table = situation.view.table
    node = situation.at[seat]
    if creature == RAT - RAT:
        return A_LOST_CARD if table.hand_size(seat) else 0.0
    if creature == LINDWORM - RAT:
        if table.lying[seat]:
            return 0.0
        return (
            situation.value_at(seat, node) - situation.value_at(seat, node, STEPS)
        ) * situation.gold(seat)
    return situation.value_at(seat, node) if table.gold[seat] else 0.0


def axe_share(situation: Situation, seats: list[int]) -> float:
    """What share of an attack to expect: somebody may drive the creature off (D-57)."""
    axes = situation.view.table.axes
    return _AXE_HELPS if any(axes[seat] != EMPTY_HAND for seat in seats) else 1.0
