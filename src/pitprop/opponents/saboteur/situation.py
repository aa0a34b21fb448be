"""What a player knows and believes, from its view and from what was said."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.hand import packed
from pitprop.games.saboteur.knowledge.sample import looked_at
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS, TREASURE
from pitprop.opponents.base import Heard
from pitprop.opponents.saboteur.beliefs.calibration import calibrated_guilt
from pitprop.opponents.saboteur.beliefs.hearsay import add_hearsay
from pitprop.opponents.saboteur.beliefs.joint import Joint, Marginals
from pitprop.opponents.saboteur.beliefs.replay import deeds_in, replay
from pitprop.opponents.saboteur.beliefs.scene import Scene
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState

UNKNOWN: Final = -1


class Beliefs(NamedTuple):
    """What somebody believes.

    Attributes:
        saboteur: for each seat, how likely it is to be a saboteur.
        treasure: for each goal, how likely it is to be the treasure.
    """

    saboteur: tuple[float, ...]
    treasure: tuple[float, ...]


class Situation:
    """What a player knows and believes.

    Attributes:
        view: the player's view.
        heard: what has been said.
        scene: what everybody has seen.
        joint: the same weights as in the scene, but including what was said.
        belief_state: what the player goes by.
    """

    __slots__ = ("_calibrated_guilt", "belief_state", "heard", "joint", "scene", "view")

    def __init__(self, view: View, heard: Sequence[Heard] = ()) -> None:
        self.view = view
        self.heard = heard
        self.scene: Scene = replay(view)
        if view.seat >= 0:
            # In a set-up position somebody may have looked before the log begins (S-45).
            self.scene.looked[view.seat] = looked_at(view)[view.seat]
        self.joint: Joint = self.scene.joint.clone()
        self._calibrated_guilt: dict[int, tuple[float, ...]] = {}
        add_hearsay(self.joint, view, heard)
        self.belief_state = BeliefState(
            self.scene,
            view.seat,
            view.role,
            packed(view.hand),
            view.table.pile_size,
            self.joint.own(view.seat, view.role, possible_goals(view)),
        )

    def own_weights(self) -> vec[float]:
        """What the player believes, by place of the treasure and assignment of roles."""
        return self._weights_with(self.view.role)

    def _weights_with(self, role: int) -> vec[float]:
        view = self.view
        return self.joint.own_weights(view.seat, role, possible_goals(view))

    def belief_state_by(self, weights: vec[float]) -> BeliefState:
        """What the player would go by if it believed this; it still states what it does believe."""
        at, left = self.belief_state, self.view.table.pile_size
        beliefs = self.joint.marginals(weights)
        found = BeliefState(at.scene, at.seat, at.role, at.hand, left, beliefs)
        found.stated = at.beliefs
        return found

    @property
    def beliefs(self) -> Beliefs:
        """What the player believes."""
        return beliefs_from(self.belief_state.beliefs, self.view.seats)

    @property
    def public(self) -> Beliefs:
        """What somebody who knows only what everybody has seen believes."""
        return beliefs_from(self.belief_state.public, self.view.seats)

    def calibrated_guilt(self, seat: int) -> float:
        """How likely a player is to be a saboteur, as this player claims: surer than it acts."""
        return self.guilt_stated_as(self.view.role)[seat]

    def guilt_stated_as(self, role: int) -> tuple[float, ...]:
        """For each seat, `calibrated_guilt` as this player would state it if it had a role.

        Args:
            role: this player's role, or the one that it pretends to have.
        """
        found = self._calibrated_guilt.get(role)
        if found is None:
            view = self.view
            weights = list(self._weights_with(role))
            assignments = list(self.joint.assignments)
            found = calibrated_guilt(view.seats, assignments, weights, deeds_in(view.log))
            self._calibrated_guilt[role] = found
        return found

    @property
    def exposure(self) -> float:
        """How likely this player is to be a saboteur, as far as everybody can know."""
        return self.belief_state.exposure()


def beliefs_from(marginals: Marginals, seats: int) -> Beliefs:
    """What somebody believes, by seat and by goal."""
    return Beliefs(tuple(marginals.saboteur)[:seats], tuple(marginals.treasure))


def possible_goals(view: View) -> i64:
    """Which goals can be the treasure, as far as the player knows, as a mask."""
    known = view.known_goals
    wanted = TREASURE if TREASURE in known else UNKNOWN
    mask: i64 = 0
    for goal in range(GOALS):
        if known[goal] == wanted:
            mask |= GOAL_BIT[goal]
    return mask
