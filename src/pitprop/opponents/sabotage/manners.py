"""What opponents say at a table of Sabotage: nothing that carries a plan (A-51).

What they say follows from what everybody has seen, and from chance: a hit on one's own roof hurts,
a win is to the partner's credit, a loss to the other side's, or due to its luck. At the
end of a match they say that it was well played.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.chance import RandomStream
from pitprop.core.claims import Claim
from pitprop.core.game import TERMINAL
from pitprop.core.public_table import DEALING
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import roof_of
from pitprop.games.sabotage.rules.move_codes import OTHER
from pitprop.games.sabotage.rules.table import RoundResult
from pitprop.opponents.base import Heard

_WELL_PLAYED: Final = Claim("well-played")
_IN_PARTNERSHIPS: Final = 4

# How often, out of a hundred times, they say what they could.
_OUCH: Final = 25
_PRAISES: Final = 50
_CALLS_LUCKY: Final = 25


def spoken(view: View, heard: Sequence[Heard], draw: RandomStream) -> Claim | None:
    """What a player says after its own decision, if anything; each thing only once in a game.

    Args:
        view: what the player knows after the decision.
        heard: all claims made at the table.
        draw: decides whether it speaks.
    """
    claim = _remark(view, int(draw.below(100)))
    said = [
        each.claim.key
        for each in heard
        if each.seat == view.seat and each.round == view.table.round
    ]
    return None if claim is None or claim.key in said else claim


def _remark(view: View, dice: int) -> Claim | None:
    if view.decider == TERMINAL:
        return _WELL_PLAYED
    results = view.table.results
    if view.table.phase == DEALING:
        return _about(results[-1], view, dice) if results else None
    own = [at for at, entry in enumerate(view.log) if _is_card_of(entry, view.seat)]
    if not own or own[-1] < _last_card(view):
        return None
    if len(own) == 1:
        return _about(results[-1], view, dice) if results else None
    hit = any(_hits(entry, view.seat) for entry in view.log[own[-2] + 1 : own[-1]])
    return Claim("ouch") if hit and dice < _OUCH else None


def _about(result: RoundResult, view: View, dice: int) -> Claim | None:
    """What is said about a game of the match that is over."""
    mine = roof_of(view.seat)
    won = result.scores[mine] - result.scores[1 - mine]
    if won > 0:
        partner = (view.seat + 2) % _IN_PARTNERSHIPS
        has_partner = view.seats == _IN_PARTNERSHIPS
        return Claim("praise", {"seat": partner}) if has_partner and dice < _PRAISES else None
    if won == 0:
        return None
    # It is the rival who closed that did it; where none did, the next player.
    rival = result.closed_by
    if rival < 0 or roof_of(rival) == mine:
        rival = (view.seat + 1) % view.seats
    if dice < _PRAISES:
        return Claim("praise", {"seat": int(rival)})
    return Claim("luck", {"seat": int(rival)}) if dice < _PRAISES + _CALLS_LUCKY else None


def _is_card_of(entry: int, seat: int) -> bool:
    return log.seat_of(entry) == seat and log.plays_card(log.event_of(entry))


def _last_card(view: View) -> int:
    """Where in the log a card was last played."""
    cards = (at for at, entry in enumerate(view.log) if log.plays_card(log.event_of(entry)))
    return max(cards, default=-1)


def _hits(entry: int, seat: int) -> bool:
    """Whether somebody of the other side has done something to the roof of a seat."""
    is_rival = roof_of(log.seat_of(entry)) != roof_of(seat)
    return is_rival and log.changes_roof(log.event_of(entry)) and log.roof_of(entry) == OTHER
