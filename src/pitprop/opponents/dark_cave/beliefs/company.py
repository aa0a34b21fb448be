"""Whom the players work for and where the exit is, as far as a player knows and believes."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import SABOTEUR
from pitprop.games.dark_cave.rules.scoring import work_for
from pitprop.games.dark_cave.rules.table import HIDDEN, OUT
from pitprop.opponents.base import Heard
from pitprop.opponents.dark_cave.beliefs.clans import (
    AT_FACE_VALUE,
    CALIBRATED,
    World,
    believe,
    guilt,
)
from pitprop.opponents.dark_cave.beliefs.evidence import Evidence
from pitprop.opponents.dark_cave.beliefs.exit_beliefs import CLOSELY, ROUGHLY, exit_chances
from pitprop.opponents.dark_cave.beliefs.hearsay import claimed, opinions
from pitprop.opponents.dark_cave.beliefs.looks import looks
from pitprop.opponents.dark_cave.beliefs.purposefulness import purposefulness

_EARLY: Final = 6.0
"""With this many rounds left it is as early as can be."""


class Company:
    """What a player knows and believes of everybody.

    Args:
        view: the player's view.
        heard: what was said at the table.
        closely: whether it judges as measured (`benchmarks.beliefs_dark_cave`): what rivals build
            and where they walk tells of the exit, too, and what players do to each other counts
            half.

    Attributes:
        view: the player's view.
        heard: what was said at the table.
        closely: whether it judges as measured.
        rounds: about how many turns each player still has.
        purposefulness: how likely each player plays with a purpose.
        trust: how far each player's movements are believed to tell of the goals by one who doesn't
            look closely, and how far one expects to learn from them later.
        exit: how likely each goal is to be the exit.
        worlds: everything that the players may be, each with its likelihood, as this player
            sees it.
        saboteur: how likely each player is to be a saboteur, as this player sees it.
        suspected: how likely this player is to be a saboteur, as the others see it.
        sides: for each seat, how likely it is to work for the same clan as this player.
        at: the node of each seat's dwarf; -1 where it has left.
    """

    __slots__ = (
        "_suspicion",
        "at",
        "closely",
        "exit",
        "heard",
        "purposefulness",
        "rounds",
        "saboteur",
        "sides",
        "suspected",
        "trust",
        "view",
        "worlds",
    )

    def __init__(self, view: View, heard: Sequence[Heard] = (), closely: bool = False) -> None:
        table = view.table
        self.view = view
        self.heard = heard
        self.closely = closely
        self.at: list[int] = list(table.dwarves)
        cards = int(table.pile_size()) + sum(int(table.hand_size(s)) for s in range(view.seats))
        self.rounds: float = cards / view.seats
        self.purposefulness: list[float] = purposefulness(view.seats, view.log)
        evidence = Evidence(table, view.log, self.purposefulness)
        said = opinions(view, heard) if heard else ()
        credence = CALIBRATED if closely else AT_FACE_VALUE
        self.worlds: list[World] = believe(
            table, evidence, view.characters, view.aside, self.side, said, credence
        )
        self.saboteur: list[float] = guilt(self.worlds, view.seats)
        in_public = believe(table, evidence, list(table.shown), credence=credence)
        self._suspicion: list[float] = guilt(in_public, view.seats)
        self.suspected: float = self._suspicion[view.seat]
        self.sides: list[float] = [self._same_side(seat) for seat in range(view.seats)]
        self.trust: list[float] = [self._trust(seat) for seat in range(view.seats)]
        self.exit: list[float] = exit_chances(
            view,
            self.purposefulness if closely else self.trust,
            claimed(view, self.sides, heard) if heard else (),
            CLOSELY if closely else ROUGHLY,
        )

    @property
    def seat(self) -> int:
        """Whose situation it is."""
        return self.view.seat

    @property
    def side(self) -> int:
        """The clan that this player works for."""
        return work_for(self.view.table.clans[self.seat], self.view.characters[self.seat])

    def _same_side(self, seat: int) -> float:
        if seat == self.seat:
            return 1.0
        guilty = self.saboteur[seat]
        return guilty if self.view.table.clans[seat] != self.side else 1 - guilty

    def _trust(self, seat: int) -> float:
        """Those of the other clan may mislead; those one knows nothing about are believed."""
        return self.purposefulness[seat] * min(1.0, 2 * self.sides[seat])

    def inside(self) -> list[int]:
        """The seats whose dwarves are in the cave."""
        return [seat for seat, node in enumerate(self.at) if node != OUT]

    @property
    def threat(self) -> float:
        """How likely it is that somebody inside who knows what to do works for the other clan."""
        return max(
            [(1 - self.sides[seat]) * self.purposefulness[seat] for seat in self.inside()],
            default=0.0,
        )

    def looks_like_mate(self, seat: int) -> float:
        """How likely it seems to others that this player and another work for the same clan."""
        clans = self.view.table.clans
        one, other = self.suspected, self._suspicion[seat]
        alike = one * other + (1 - one) * (1 - other)
        return alike if clans[seat] == clans[self.seat] else 1 - alike

    @property
    def hides(self) -> bool:
        """Whether this player is a saboteur that nobody knows yet."""
        view = self.view
        is_saboteur = view.characters[view.seat] == SABOTEUR
        return is_saboteur and view.table.shown[view.seat] == HIDDEN

    @property
    def earliness(self) -> float:
        """How much is still to come, from 1 down to 0: what an undetected saboteur has to lose."""
        return min(1.0, self.rounds / _EARLY)

    def informed_by_others(self, goal: int) -> float:
        """How far one can expect to learn what a goal is from another who has looked at it."""
        lookers = {look.seat for look in looks(self.view) if look.goal == goal}
        return max([self.trust[seat] for seat in lookers - {self.seat}], default=0.0)
