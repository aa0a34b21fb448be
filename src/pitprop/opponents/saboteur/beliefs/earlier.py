"""What a player believed when it decided last, so that a change of mind can be told."""

from __future__ import annotations

from collections.abc import Sequence

from pitprop.games.saboteur.events import TURN_EVENTS
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.opponents.base import Heard
from pitprop.opponents.saboteur.beliefs.hearsay import add_hearsay
from pitprop.opponents.saboteur.beliefs.replay import replay
from pitprop.opponents.saboteur.situation import Beliefs, beliefs_from, possible_goals


def believed_before(view: View, heard: Sequence[Heard]) -> Beliefs | None:
    """What a player believed before its latest turn of the round.

    Args:
        view: what the player knows.
        heard: all claims made at the table.

    Returns:
        the beliefs; None where it had no turn yet, or has seen a goal since: that explains itself.
    """
    entries = list(view.log)
    own = [
        number
        for number, entry in enumerate(entries)
        if log.seat_of(entry) == view.seat and log.event_of(entry) in TURN_EVENTS
    ]
    if not own:
        return None
    events = own[-1]
    if any(_shows_goal(entry, view.seat) for entry in entries[events:]):
        return None
    earlier = [each for each in heard if each.round < view.table.round or each.events <= events]
    joint = replay(view, events).joint.clone()
    add_hearsay(joint, view, earlier)
    return beliefs_from(joint.own(view.seat, view.role, possible_goals(view)), view.seats)


def _shows_goal(entry: int, seat: int) -> bool:
    """Whether an event shows a goal to a seat."""
    event = log.event_of(entry)
    return event == log.REVEALED or (event == log.LOOKED and log.seat_of(entry) == seat)
