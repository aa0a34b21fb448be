"""What the cards that a quick player may lay change for it and for its nearest rival."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.games.dark_cave.rules.cards import FACE_SHAPE, IS_TURNABLE
from pitprop.games.dark_cave.rules.move_codes import LAY, pack
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.opponents.dark_cave.search.scene import Scene

DETOUR: Final = 5
"""The most steps that an obstacle in the way counts as.

Working out exactly how long the way around is makes quick players weaker (see
`docs/dark_cave.md`).
"""

_NOISE: Final = 0.5
_PRECISION: Final = 1024

_NOTHING: Final = -1000.0


class Walker:
    """A dwarf that is in the cave, and the ways that it has.

    Args:
        scene: the world.
        seat: whose dwarf it is.

    Attributes:
        steps: how far it has to go.
    """

    __slots__ = ("_far", "_gates", "_goals", "_walk", "steps")

    def __init__(self, scene: Scene, seat: i64) -> None:
        field = scene.state.table.dwarves[seat]
        self._gates = scene.gates
        self._goals: i64 = scene.goals_of(seat)
        self._far: vec[i64] = scene.to_goals(self._goals)
        self._walk: vec[i64] = scene.gates.walk(field)
        self.steps: i64 = scene.gates.from_field(self._far, field)

    def nearer(self, cell: i64, face: i64) -> float:
        """How many steps nearer a card brings the dwarf; below 0 where the card is in its way.

        Args:
            cell: the empty cell where the card would lie.
            face: the card as it would lie.
        """
        after = self._gates.with_card(cell, face, self._walk, self._far, self._goals)
        if after <= self.steps:
            return float(self.steps - after)
        if self._gates.by_way_of(cell, self._walk, self._far) > self.steps:
            return 0.0
        return -float(min(after - self.steps, DETOUR))


class Lays:
    """The lays of one decision.

    Args:
        scene: the world.
        seat: whose decision it is.
        rival: the rival that is to be hindered; -1 for none.
        weight: how much each step that it loses counts.
        random: where the choice among lays that are about equally good comes from.

    Attributes:
        code: the best lay of the card asked about last.
    """

    __slots__ = ("_open", "_own", "_random", "_rival", "_scene", "_weight", "code")

    def __init__(
        self, scene: Scene, seat: i64, rival: i64, weight: float, random: FastRandom
    ) -> None:
        table = scene.state.table
        self._scene = scene
        self._weight = weight
        self._random = random
        self._open = table.net.maze.beside_openings()
        self._own: Walker | None = None
        if table.dwarves[seat] != OUT:
            self._own = Walker(scene, seat)
        self._rival: Walker | None = None
        if rival >= 0:
            self._rival = Walker(scene, rival)
        self.code: i64 = -1

    def best(self, kind: i64) -> float:
        """What the best lay of a card is worth, in steps; `code` then holds it."""
        cells = self._scene.gates.cell
        maze = self._scene.state.table.net.maze
        best = _NOTHING
        for place in self._open:
            turned: i64 = 0
            while cells[place] and turned <= IS_TURNABLE[kind]:
                face = 2 * kind + turned
                if maze.fits(place, FACE_SHAPE[face]):
                    noise = float(self._random.below(_PRECISION)) / float(_PRECISION)
                    worth = self._worth(cells[place], face) + _NOISE * noise
                    if worth > best:
                        best = worth
                        self.code = pack(LAY, kind, 0, place, -1, face)
                turned += 1
        return best

    def _worth(self, cell: i64, face: i64) -> float:
        worth = 0.0
        if self._own is not None:
            worth = self._own.nearer(cell, face)
        if self._rival is not None:
            worth -= self._weight * self._rival.nearer(cell, face)
        return worth
