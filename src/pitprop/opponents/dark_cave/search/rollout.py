"""Playing on a game with quick players, in a world with all cards known."""

from __future__ import annotations

from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.games.dark_cave.rules.cards import SEAT_BIT
from pitprop.games.dark_cave.rules.move_codes import (
    LAY,
    ROCKFALL_ON,
    STEP_GOAL,
    TAKE_VEIN,
    TURN,
    USE_AXE,
    VOTE,
    WEB_ON,
    kind_of,
    pack,
)
from pitprop.games.dark_cave.rules.table import CARD, DEFENDING, MOVING, TAKING, TURNING
from pitprop.opponents.dark_cave.search.quick_cards import QuickCards
from pitprop.opponents.dark_cave.search.quick_steps import quick_step
from pitprop.opponents.dark_cave.search.scene import Scene


class Rollout:
    """A world that is played on.

    Args:
        scene: the world, changed in place.
        random: where the quick players' choices come from.
        rivalry: how much a step lost by a rival counts (see `QuickCards`).
    """

    __slots__ = ("_cards", "_scene")

    def __init__(self, scene: Scene, random: FastRandom, rivalry: float) -> None:
        self._scene = scene
        self._cards = QuickCards(scene, random, rivalry)

    def play_on(self, end: i64) -> None:
        """Let quick players play until the game is over, or a turn has begun.

        Args:
            end: the number of that turn, as the table counts them.
        """
        scene = self._scene
        state = scene.state
        table = state.table
        while table.decider != TERMINAL and table.turns < end:
            if table.decider == CHANCE:
                state.deal()
                continue
            code = self.choice()
            state.advance(code)
            if changes_cave(code):
                scene.look()

    def choice(self) -> i64:
        """What the quick player that has to decide does."""
        scene = self._scene
        phase = scene.state.table.phase
        if phase == CARD:
            scene.look_for_webs()
            return self._cards.choose()
        if phase == MOVING:
            return quick_step(scene)
        if phase == TURNING:
            return scene.state.codes()[0]
        if phase == DEFENDING:
            return pack(USE_AXE, 0, 1 if self._is_worth_an_axe() else 0)
        if phase == TAKING:
            return pack(TAKE_VEIN, 0, 1)
        seat = scene.state.table.decider
        return pack(VOTE, 0, 1 if scene.winner_now() == scene.side[seat] else 0)

    def _is_worth_an_axe(self) -> bool:
        """Whether more of those attacked work for the same clan than for the other."""
        scene = self._scene
        table = scene.state.table
        balance: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            if table.victims & SEAT_BIT[seat]:
                balance += 1 if scene.side[seat] == scene.side[table.decider] else -1
            seat += 1
        return balance > 0


def changes_cave(code: i64) -> bool:
    """Whether a move may change the ways through the cave."""
    kind = kind_of(code)
    return kind in (LAY, ROCKFALL_ON, WEB_ON, STEP_GOAL, TURN)
