"""What `standard` says at a table of Saboteur, and when it prefers to say nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.saboteur.claims import saw_goal
from pitprop.games.saboteur.events import TURN_EVENTS
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import (
    DIGGER,
    ROLE_NAMES,
    SABOTEUR,
    TOOL_BIT,
    TOOLS,
    TREASURE,
)
from pitprop.games.saboteur.rules.table import PLAYING
from pitprop.opponents.base import Heard
from pitprop.opponents.saboteur.beliefs.looks import goal_looked_at
from pitprop.opponents.saboteur.situation import Situation

_QUIET: Final = 3
"""How many of its own turns it keeps silent for after a claim, unless it plays a map."""

# How often, out of a hundred times, it says what it could.
_AFTER_A_MAP: Final = 90
_LIES: Final = 50
_ASKS_FOR_REPAIR: Final = 50
_NAMES_A_SUSPECT: Final = 35
_DENIES: Final = 30
_INTRODUCES_ITSELF: Final = 8

_GUILTY: Final = 0.7
"""How sure a digger has to be that somebody is a saboteur to say so."""

_SCAPEGOAT: Final = 0.4
"""A saboteur accuses a digger of whom a digger in its place could believe this much."""

_EXPOSED: Final = 0.6
"""If suspected as much as this, or accused, it says the more often that it is a digger."""


def spoken(view: View, heard: Sequence[Heard], draw: RandomStream) -> Claim | None:
    """What a player says after its own move, if anything.

    Diggers say what they believe. Saboteurs speak as often and at the same moments, so that nobody
    is known by that alone: they lie about half of the goals that they have seen, accuse a digger
    where another one could suspect it and else whom all suspect, and say that they are diggers.

    Args:
        view: what the player knows after the move.
        heard: all claims made at the table.
        draw: decides whether it speaks.
    """
    if view.table.phase != PLAYING or view.seat < 0:
        return None
    plays = [
        (number, entry)
        for number, entry in enumerate(view.log)
        if log.seat_of(entry) == view.seat and log.event_of(entry) in TURN_EVENTS
    ]
    if not plays:
        return None
    last = plays[-1][1]
    goal = goal_looked_at(last)
    if goal >= 0:
        return _about_goal(view, goal, draw)
    own = [each for each in heard if each.seat == view.seat and each.round == view.table.round]
    since = own[-1].events if own else 0
    if sum(number >= since for number, _ in plays) < _QUIET:
        return None
    return _asking(view, draw) or _about_players(Situation(view, heard), own, draw)


def _happens(draw: RandomStream, percent: int) -> bool:
    return draw.below(100) < percent


def _about_goal(view: View, goal: int, draw: RandomStream) -> Claim | None:
    dice = draw.below(100)
    if dice >= _AFTER_A_MAP:
        return None
    is_lie = view.role == SABOTEUR and dice < _LIES
    return saw_goal(goal, (view.known_goals[goal] == TREASURE) != is_lie)


def _asking(view: View, draw: RandomStream) -> Claim | None:
    broken = int(view.table.broken[view.seat])
    tools = [tool for number, tool in enumerate(TOOLS) if broken & TOOL_BIT[number]]
    if tools and _happens(draw, _ASKS_FOR_REPAIR):
        return Claim("mend", {"tool": tools[0]})
    return None


def _about_players(situation: Situation, own: Sequence[Heard], draw: RandomStream) -> Claim | None:
    said = [each.claim for each in own]
    suspect = _suspect(situation)
    if suspect >= 0 and _happens(draw, _NAMES_A_SUSPECT):
        claim = Claim("suspect", {"seat": suspect})
        return None if claim in said else claim
    denial = Claim("role", {"role": ROLE_NAMES[DIGGER]})
    is_suspected = situation.exposure >= _EXPOSED or _is_accused(situation)
    chance = _DENIES if is_suspected else _INTRODUCES_ITSELF
    return denial if denial not in said and _happens(draw, chance) else None


def _is_accused(situation: Situation) -> bool:
    accusation = Claim("suspect", {"seat": situation.view.seat})
    return any(
        each.claim == accusation and each.round == situation.view.table.round
        for each in situation.heard
    )


def _suspect(situation: Situation) -> int:
    """Whom the player accuses, if anybody; else -1."""
    view = situation.view
    others = [seat for seat in range(view.seats) if seat != view.seat]
    guilt = situation.guilt_stated_as(DIGGER)
    worst = max(others, key=lambda seat: guilt[seat])
    if guilt[worst] < _GUILTY:
        return -1
    if view.role != SABOTEUR:
        return worst
    # A digger would accuse somebody now, and so does a saboteur.
    diggers = [seat for seat in others if situation.calibrated_guilt(seat) < 1 - _GUILTY]
    victim = max(diggers, key=lambda seat: guilt[seat], default=worst)
    return victim if guilt[victim] >= _SCAPEGOAT else worst
