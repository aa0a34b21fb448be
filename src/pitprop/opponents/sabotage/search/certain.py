"""What needs no search: closing that decides the match, and asking for what was refused."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import roof_of
from pitprop.games.sabotage.rules.move_codes import ANSWER, CLOSE, card_of, kind_of
from pitprop.games.sabotage.rules.scoring import final_score
from pitprop.opponents.sabotage.search.rows import rows_of, worth
from pitprop.opponents.sabotage.weighing.roof_changes import take_back

_SOON: Final = 16
"""How many cards later a partner who has refused may be asked again, whatever the lead."""


def sensible(view: View, codes: vec[i64]) -> vec[i64]:
    """The moves without those that no search has to look at.

    In the last game closing ends the match (A-42): if it wins, it is the only move kept; if it
    loses, it is dropped. A partner who has refused isn't asked again until more speaks for it.

    Args:
        view: what the player knows.
        codes: its moves.
    """
    closing = [code for code in codes if is_closing(code)]
    if not closing:
        return codes
    after = match_lead(view) if view.table.games_left() == 0 else 0
    if after > 0:
        return vec[i64](closing)
    if after < 0 or (kind_of(closing[0]) == CLOSE and was_refused(view)):
        return vec[i64]([code for code in codes if not is_closing(code)])
    return codes


def is_closing(code: i64) -> bool:
    """Whether a move closes the game, asks to, or consents to it."""
    return kind_of(code) == CLOSE or (kind_of(code) == ANSWER and card_of(code) == 1)


def match_lead(view: View) -> int:
    """By how much the player's side leads the match if it closes the game now."""
    mine = roof_of(view.seat)
    totals = view.table.totals()
    return totals[mine] - totals[1 - mine] + game_lead(view.table.roofs, mine)


def game_lead(roofs: vec[i64], mine: int) -> int:
    """By how much a side leads the game if it closes it now (A-14, A-15).

    Args:
        roofs: what lies on both roofs.
        mine: the roof of the side.
    """
    return _lead([int(rows_of(roof)) for roof in roofs], mine)


def _lead(roofs: list[int], mine: int) -> int:
    """The same by the rows of both."""
    return final_score(worth(roofs[mine]), True) - final_score(worth(roofs[1 - mine]), False)


def was_refused(view: View) -> bool:
    """Whether a partner on this side recently said no, with a lead at least as large as now."""
    mine = roof_of(view.seat)
    roofs = [int(rows_of(roof)) for roof in view.table.roofs]
    lead = _lead(roofs, mine)
    cards = 0
    for logged in reversed(list(view.log)):
        event = log.event_of(logged)
        if event == log.ANSWERED and roof_of(log.seat_of(logged)) == mine:
            return lead <= _lead(roofs, mine)
        if log.changes_roof(event):
            take_back(roofs, logged)
        cards += log.plays_card(event)
        if cards == _SOON:
            return False
    return False
