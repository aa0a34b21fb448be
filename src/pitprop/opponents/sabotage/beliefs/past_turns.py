"""What the others have played in a game, and how likely each kind of card was to be played."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec

from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.opponents.sabotage.beliefs.card_odds import CardOdds
from pitprop.opponents.sabotage.search.rows import rows_of
from pitprop.opponents.sabotage.weighing.roof_changes import take_back


class PastTurn:
    """A turn in which somebody played a card.

    Attributes:
        seat: whose turn it was.
        card: what was played.
        drawn: how many cards that seat had drawn by then, as far as the log tells.
        odds: how likely each kind was to be played, where it was held.
    """

    __slots__ = ("card", "drawn", "odds", "seat")

    def __init__(self, seat: int, card: int, drawn: int, odds: vec[float]) -> None:
        self.seat: Final = seat
        self.card: Final = card
        self.drawn: Final = drawn
        self.odds: Final = odds


def past_turns(view: View, left: int, odds: CardOdds) -> list[PastTurn]:
    """The turns of the others in this game, in order.

    Args:
        view: what one seat knows.
        left: how many cards are still to be played.
        odds: how likely cards are to be played.
    """
    roofs = [int(rows_of(roof)) for roof in view.table.roofs]
    drawn = draws_of(view)
    found: list[PastTurn] = []
    for at in range(len(view.log) - 1, -1, -1):
        logged = view.log[at]
        event = log.event_of(logged)
        seat = int(log.seat_of(logged))
        if event == log.DREW:
            drawn[seat] -= 1
        if not log.plays_card(event):
            continue
        left += 1
        if log.changes_roof(event):
            take_back(roofs, logged)
        if seat != view.seat:
            own = seat & 1
            likely = odds.of_all(roofs[own], roofs[1 - own], left)
            found.append(PastTurn(seat, int(log.card_of(logged)), drawn[seat], likely))
    found.reverse()
    return found


def draws_of(view: View) -> list[int]:
    """How many cards each seat has drawn in this game, as far as the log tells."""
    drawn = [0] * view.seats
    for logged in view.log:
        if log.event_of(logged) == log.DREW:
            drawn[log.seat_of(logged)] += 1
    return drawn
