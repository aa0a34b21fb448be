"""What the players have done to each other, as far as it tells for whom they work."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pitprop.games.dark_cave import log

_EQUIPPED: Final = 1.1
_WEBBED: Final = -0.7
_HIT: Final = -1.2
_SWAPPED: Final = -0.3

_HITS: Final = (log.LAID_DOWN, log.LOST_GOLD, log.LOST_CARD)
_GOES_ON: Final = (
    log.ATTACKED,
    log.DROVE_OFF,
    log.HELD_BACK,
    *_HITS,
)
"""The events that belong to a creature's attack."""


class Evidence:
    """For each pair of players how much speaks for their working for the same clan.

    Attributes:
        bonds: `bonds[one][other]`: logarithms of likelihoods; below 0, they seem to be enemies.
    """

    __slots__ = ("_attacker", "_places", "bonds")

    def __init__(self, seats: int, entries: Iterable[int]) -> None:
        self.bonds = [[0.0] * seats for _ in range(seats)]
        self._places = [0] * seats
        self._attacker = -1
        for logged in entries:
            self._add(logged)

    def _add(self, logged: int) -> None:
        event, seat, target = log.event_of(logged), log.seat_of(logged), log.target_of(logged)
        if event == log.STEPPED:
            self._places[seat] = log.end_of(logged) // 64
        elif event == log.TURNED:
            self._places[seat] = log.spot_of(logged) // 64
        elif event == log.LEFT:
            self._places[seat] = -1
        elif event == log.EQUIPPED:
            self._bind(seat, target, _EQUIPPED)
        elif event == log.SWAPPED:
            self._bind(seat, target, _SWAPPED)
        elif event == log.WEBBED:
            for other, place in enumerate(self._places):
                if place == log.spot_of(logged) // 64 and place != self._places[seat]:
                    self._bind(seat, other, _WEBBED)
        elif event in _HITS and self._attacker >= 0:
            self._bind(self._attacker, seat, _HIT)
        if event == log.LURED:
            self._attacker = seat
        elif event not in _GOES_ON:
            self._attacker = -1

    def _bind(self, one: int, other: int, weight: float) -> None:
        if one != other:
            self.bonds[one][other] += weight
