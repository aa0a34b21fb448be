"""What the players have done to each other, as far as it tells whom they work for.

What players without a purpose do tells nothing.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.table import Table
from pitprop.tunnels.card import SIDES

_EQUIPPED: Final = 1.1
_WEBBED: Final = -0.7
_HIT: Final = -1.2
_SWAPPED: Final = -0.3

_HITS: Final = (log.LAID_DOWN, log.LOST_GOLD, log.LOST_CARD, log.DROVE_OFF)
"""What tells whom a creature was sent at: it costs them an axe, or what the creature takes."""

_GOES_ON: Final = (log.ATTACKED, log.HELD_BACK, *_HITS)
"""The events that belong to a creature's attack."""

_START: Final = 0
_NOWHERE: Final = -2


class Evidence:
    """For each pair of players, how strong the evidence is that they work for the same clan.

    Args:
        table: what everybody sees.
        entries: what has happened.
        purpose: how likely each player plays with a purpose.

    Attributes:
        bonds: `bonds[one][other]`: log likelihoods; below 0, they seem to be enemies.
    """

    __slots__ = ("_attacker", "_came_from", "_maze", "_places", "_purposefulness", "bonds")

    def __init__(self, table: Table, entries: Iterable[int], purpose: Sequence[float]) -> None:
        seats = table.seats
        self._purposefulness = purpose
        self.bonds = [[0.0] * seats for _ in range(seats)]
        self._maze = table.net.maze
        self._places = [_START] * seats
        self._came_from = [_NOWHERE] * seats
        self._attacker = -1
        for logged in entries:
            self._add(logged)

    def _add(self, logged: int) -> None:
        event, seat, target = log.event_of(logged), log.seat_of(logged), log.target_of(logged)
        if event == log.STEPPED:
            self._went(seat, log.end_of(logged) // 64)
        elif event == log.TURNED:
            self._went(seat, log.spot_of(logged) // 64)
        elif event == log.LEFT:
            self._went(seat, _NOWHERE)
        elif event == log.EQUIPPED:
            self._bind(seat, target, _EQUIPPED)
        elif event == log.SWAPPED:
            self._bind(seat, target, _SWAPPED)
        elif event == log.WEBBED:
            self._webbed(seat, *divmod(log.spot_of(logged), 64))
        elif event in _HITS and self._attacker >= 0:
            self._bind(self._attacker, seat, _HIT)
        if event == log.LURED:
            self._attacker = seat
        elif event not in _GOES_ON:
            self._attacker = -1

    def _went(self, seat: int, place: int) -> None:
        if place != self._places[seat]:
            self._came_from[seat] = self._places[seat]
            self._places[seat] = place

    def _webbed(self, seat: int, place: int, label: int) -> None:
        """A web right in front of a dwarf is meant for it, whichever card it is named by (D-34)."""
        beyond = int(self._maze.beside(place, SIDES.index(log.LABELS[label])))
        for other, here in enumerate(self._places):
            if here not in (place, beyond) or here == self._places[seat]:
                continue
            if self._came_from[other] != (beyond if here == place else place):
                self._bind(seat, other, _WEBBED)

    def _bind(self, one: int, other: int, weight: float) -> None:
        if one != other:
            self.bonds[one][other] += weight * self._purposefulness[one]
