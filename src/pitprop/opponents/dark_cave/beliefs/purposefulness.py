"""How purposefully the others play: pacing to and fro endangers nobody, and says nothing of goals.

Steps, creatures that hit nobody and proposals to end a game that can still be won are public; so
everybody can see who seems to know what to do.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pitprop.games.dark_cave.events import TURN_EVENTS
from pitprop.games.dark_cave.knowledge import log
from pitprop.opponents.dark_cave.beliefs.odds import probability

_AT_FIRST: Final = 1.0
_WALKS_ON: Final = 0.45
_TURNS_BACK: Final = -1.6
_PROPOSES: Final = -1.2
_HITS_NOBODY: Final = -0.5
_HITS: Final = 0.3
_MOST: Final = 4.0

_BEGINS_A_TURN: Final = TURN_EVENTS | {log.SAT_OUT}
"""D-20, D-21: nobody walks before a card is played. With an empty draw pile nothing else may be
logged between the last step of one movement and the first of the next."""


def purposefulness(seats: int, entries: Iterable[int]) -> list[float]:
    """For each player, how likely it is to be playing with a purpose.

    Args:
        seats: the number of players.
        entries: what has happened.
    """
    watched = _Watched(seats)
    for logged in entries:
        watched.see(logged)
    return [probability(max(-_MOST, min(sign, _MOST))) for sign in watched.signs]


class _Watched:
    """The evidence that each player has a purpose, as log likelihoods."""

    __slots__ = ("_came_from", "_luring", "_somebody_left", "signs")

    def __init__(self, seats: int) -> None:
        self.signs = [_AT_FIRST] * seats
        self._came_from: set[int] = set()
        self._luring = -1
        self._somebody_left = False

    def see(self, logged: int) -> None:
        """Take an event into account."""
        event, seat = log.event_of(logged), log.seat_of(logged)
        if event in _BEGINS_A_TURN:
            self._came_from.clear()
            self._luring = -1
        if event == log.STEPPED:
            self._step(seat, log.spot_of(logged), log.end_of(logged))
        elif event == log.PROPOSED:
            self.signs[seat] += 0.0 if self._somebody_left else _PROPOSES
        elif event == log.LEFT:
            self._somebody_left = True
        elif event == log.LURED:
            self._luring = seat
            self.signs[seat] += _HITS_NOBODY
        elif event == log.ATTACKED and self._luring >= 0:
            self.signs[self._luring] += _HITS - _HITS_NOBODY
            self._luring = -1

    def _step(self, seat: int, start: int, end: int) -> None:
        self._luring = -1
        if end in self._came_from:
            self.signs[seat] += _TURNS_BACK
        elif self._came_from:
            self.signs[seat] += _WALKS_ON
        self._came_from.add(start)
