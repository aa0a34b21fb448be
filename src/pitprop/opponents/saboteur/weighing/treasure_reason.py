"""Where a player who digs or tears down believes the treasure to be, and by whose word."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pitprop.games.saboteur.moves import Lay, Move, Rockfall
from pitprop.games.saboteur.rules.cards import GOAL_X, GOAL_Y, GOALS, TREASURE
from pitprop.opponents.base import Reason
from pitprop.opponents.choosing import percent_but_for_certain
from pitprop.opponents.saboteur.beliefs.earlier import believed_before
from pitprop.opponents.saboteur.beliefs.hearsay import claimed_goals
from pitprop.opponents.saboteur.situation import Beliefs, Situation

_BELIEVED: Final = 0.6
"""From this chance on it is worth saying where the treasure seems to be."""

_DOUBTED: Final = 0.25
"""Up to this chance somebody who says where the treasure is is not believed."""

_LEAST_CHANGE: Final = 0.1
"""By how much somebody has to be suspected more, or less, for that to be why."""

_PLACES: Final = [f"{GOAL_X[goal]},{GOAL_Y[goal]}" for goal in range(GOALS)]


def treasure_reasons(
    situation: Situation, move: Move, *, remembers: bool = True
) -> tuple[Reason, ...]:
    """What the player knows of the treasure or has heard of it; nothing where that doesn't matter.

    Args:
        situation: what the player goes by.
        move: its move.
        remembers: whether it remembers what it believed a turn ago.
    """
    view, heard, beliefs = situation.view, situation.heard, situation.beliefs
    if not isinstance(move, Lay | Rockfall) or TREASURE in list(view.table.goal_face):
        return ()
    if TREASURE in view.known_goals:
        return (_reason("treasure-seen", view.known_goals.index(TREASURE)),)
    speakers = {
        goal: seat
        for (seat, goal), says_treasure in claimed_goals(view, heard).items()
        if says_treasure
    }
    found = _opinions(beliefs, speakers)
    before = believed_before(view, heard) if found and remembers else None
    return tuple(found) if before is None else (*found, *_turns(before, beliefs, found))


def _opinions(beliefs: Beliefs, speakers: Mapping[int, int]) -> list[Reason]:
    """Where the treasure seems to be, and whose word isn't believed.

    Args:
        beliefs: what the player goes by.
        speakers: who says of which goal that it is the treasure.
    """
    likeliest = _likeliest(beliefs)
    chance = beliefs.treasure[likeliest]
    doubted = [goal for goal in speakers if beliefs.treasure[goal] <= _DOUBTED]
    found = []
    if chance >= _BELIEVED and likeliest in speakers:
        percent = percent_but_for_certain(chance)
        found.append(_reason("treasure-told", likeliest, seat=speakers[likeliest], percent=percent))
    elif chance >= _BELIEVED:
        percent = percent_but_for_certain(chance)
        found.append(_reason("treasure-guessed", likeliest, percent=percent))
    found += [_reason("treasure-doubted", goal, seat=speakers[goal]) for goal in doubted[:1]]
    return found


def _turns(before: Beliefs, now: Beliefs, opinions: Sequence[Reason]) -> list[Reason]:
    """How an opinion has changed since the player's latest turn, and why.

    Args:
        before: what it believed then.
        now: what it believes now.
        opinions: what it says now.
    """
    found = []
    for each in opinions:
        if "seat" not in each.params:
            continue
        seat, goal = int(each.params["seat"]), _PLACES.index(str(each.params["place"]))
        suspicion = now.saboteur[seat] - before.saboteur[seat]
        was = before.treasure[goal]
        if each.key == "treasure-doubted" and was >= _BELIEVED:
            key = "treasure-distrusts" if suspicion >= _LEAST_CHANGE else "treasure-unlikely"
            found.append(Reason(key, {"seat": seat}))
        elif each.key == "treasure-told" and was <= _DOUBTED:
            key = "treasure-trusts" if suspicion <= -_LEAST_CHANGE else "treasure-likely"
            found.append(Reason(key, {"seat": seat}))
    first, second = _likeliest(before), _likeliest(now)
    if first != second and min(before.treasure[first], now.treasure[second]) >= _BELIEVED:
        found = found or [_reason("treasure-before", first)]
    return found


def _likeliest(beliefs: Beliefs) -> int:
    """The goal that is likeliest to be the treasure."""
    return max(range(GOALS), key=lambda goal: beliefs.treasure[goal])


def _reason(key: str, goal: int, **params: str | int) -> Reason:
    return Reason(key, {"place": _PLACES[goal], **params}, 0.0)
