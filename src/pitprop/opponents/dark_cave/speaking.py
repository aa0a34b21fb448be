"""What `standard` says at a table of The Dark Cave, and when it prefers to say nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.games.dark_cave.claims import saw_goal
from pitprop.games.dark_cave.events import TURN_EVENTS
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import EXIT, GOALS
from pitprop.games.dark_cave.rules.table import HIDDEN
from pitprop.opponents.base import Heard
from pitprop.opponents.dark_cave.beliefs.looks import goal_looked_at
from pitprop.opponents.dark_cave.situation import Situation

_QUIET: Final = 3
"""How many of its own cards it keeps silent for after a claim, unless it looks at a goal."""

# How often, out of a hundred times, it says what it could; about goals the more often, the more
# of the others are mates or rivals.
_TELLS_MATES: Final = 120
_LIES_TO_RIVALS: Final = 30
_NAMES_A_SUSPECT: Final = 35

_GUILTY: Final = 0.7
"""How sure it has to be that somebody is a saboteur to say so."""


def spoken(view: View, heard: Sequence[Heard], draw: RandomStream) -> Claim | None:
    """What a player says after its own decision, if anything.

    The more of the others are believed to be mates, the more often it tells what it has seen of a
    goal; the fewer, the more often it says nothing, or what leads them astray.

    Args:
        view: what the player knows after the decision.
        heard: all claims made at the table.
        draw: decides whether it speaks.
    """
    if not len(view.log) or view.decider < 0:
        return None
    last = view.log[-1]
    goal = goal_looked_at(view, last)
    if goal >= 0 and log.seat_of(last) == view.seat:
        return _about_goal(Situation(view, heard), goal, draw)
    own = [each for each in heard if each.seat == view.seat]
    since = own[-1].events if own else 0
    cards = [
        number
        for number, entry in enumerate(view.log)
        if log.seat_of(entry) == view.seat and log.event_of(entry) in TURN_EVENTS
    ]
    is_card = bool(cards) and cards[-1] == len(view.log) - 1
    if not is_card or sum(number >= since for number in cards) < _QUIET:
        return None
    return _suspicion(Situation(view, heard), own, draw)


def _about_goal(situation: Situation, goal: int, draw: RandomStream) -> Claim | None:
    view = situation.view
    seen = view.known_goals[goal]
    mates = (sum(situation.sides) - 1) / (view.seats - 1)
    dice = int(draw.below(100))
    if dice < _TELLS_MATES * mates:
        return saw_goal(goal, seen)
    return (
        saw_goal(goal, _other(view, seen, draw))
        if dice >= 100 - _LIES_TO_RIVALS * (1 - mates)
        else None
    )


def _other(view: View, seen: int, draw: RandomStream) -> int:
    """A lie about a goal: that it isn't the exit though it is, or is the exit though it isn't."""
    if seen != EXIT:
        return EXIT
    unknown = [kind for kind in range(GOALS) if kind != EXIT and kind not in view.known_goals]
    return unknown[draw.below(len(unknown))] if unknown else EXIT


def _suspicion(situation: Situation, own: Sequence[Heard], draw: RandomStream) -> Claim | None:
    view = situation.view
    hidden = [
        seat for seat in range(view.seats) if seat != view.seat and view.table.shown[seat] == HIDDEN
    ]
    worst = max(hidden, key=lambda seat: situation.saboteur[seat], default=-1)
    if worst < 0 or situation.saboteur[worst] < _GUILTY or draw.below(100) >= _NAMES_A_SUSPECT:
        return None
    claim = Claim("suspect", {"seat": worst})
    return None if claim in [each.claim for each in own] else claim
