"""A player who seeks the exit, so that games reach goals, creatures, tunnels and the end."""

from __future__ import annotations

from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.game import Move, View

# How many tickets each kind of move has, by its first word or the name of its card.
_TICKETS: Final = {"stay": 2, "pass": 1, "axe": 20, "boots": 20}
_OTHER: Final = 6
_FAR: Final = 8


def caving_pilot(view: View, draw: RandomStream) -> Move:
    """Moves by lot: lays and steps are likelier, towards goals above all; no end is proposed."""
    moves = view.legal_moves()
    tickets = [_tickets(str(move)) for move in moves]
    if not sum(tickets):
        return moves[draw.below(len(moves))]
    drawn = draw.below(sum(tickets))
    for move, count in zip(moves, tickets, strict=True):
        drawn -= count
        if drawn < 0:
            return move
    raise AssertionError("a ticket is always drawn")


def _tickets(text: str) -> int:
    words = text.replace(":", " ").split()
    name = words[1] if words[0] in ("I", "II", "III") else words[0]
    if text == "end propose":
        return 0
    if words[0] == "step":
        is_goal = ":" not in text
        return 4_000 if is_goal else int(2 ** _distance(words[1]))
    if words[0] == "lay":
        return int(2 ** _distance(words[-1]))
    return _TICKETS.get(name, _OTHER)


def _distance(place: str) -> int:
    x, y = place.split(",")
    return int(min(abs(int(x)) + abs(int(y)), _FAR))
