"""Where a player who digs or tears down believes the treasure to be, and by whose word."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import Lay, Move, Rockfall
from pitprop.games.saboteur.rules.cards import GOAL_X, GOAL_Y, GOALS, TREASURE
from pitprop.opponents.base import Heard, Reason
from pitprop.opponents.choosing import percent_but_for_certain
from pitprop.opponents.saboteur.hearsay import told_goals
from pitprop.opponents.saboteur.situation import Beliefs

_BELIEVED: Final = 0.6
"""From this chance on it is worth saying where the treasure seems to be."""

_DOUBTED: Final = 0.25
"""Up to this chance somebody who says where the treasure is is not believed."""


def treasure_reasons(
    view: View, beliefs: Beliefs, heard: Sequence[Heard], move: Move
) -> tuple[Reason, ...]:
    """What the player knows of the treasure or has heard of it; nothing where that doesn't matter.

    Args:
        view: the player's view.
        beliefs: what it goes by.
        heard: all claims made at the table.
        move: its move.
    """
    if not isinstance(move, Lay | Rockfall) or TREASURE in list(view.table.goal_face):
        return ()
    if TREASURE in view.known_goals:
        return (_reason("treasure-seen", view.known_goals.index(TREASURE)),)
    told = {
        goal: seat
        for (seat, goal), says_treasure in told_goals(view, heard).items()
        if says_treasure
    }
    likeliest = max(range(GOALS), key=lambda goal: beliefs.treasure[goal])
    chance = beliefs.treasure[likeliest]
    doubted = [goal for goal in told if beliefs.treasure[goal] <= _DOUBTED]
    found = []
    if chance >= _BELIEVED and likeliest in told:
        percent = percent_but_for_certain(chance)
        found.append(_reason("treasure-told", likeliest, seat=told[likeliest], percent=percent))
    elif chance >= _BELIEVED:
        percent = percent_but_for_certain(chance)
        found.append(_reason("treasure-guessed", likeliest, percent=percent))
    found += [_reason("treasure-doubted", goal, seat=told[goal]) for goal in doubted[:1]]
    return tuple(found)


def _reason(key: str, goal: int, **params: str | int) -> Reason:
    return Reason(key, {"place": f"{GOAL_X[goal]},{GOAL_Y[goal]}", **params}, 0.0)
