"""One round of Saboteur with all cards known, as the search plays it: fast, without reasons."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import with_card, without_card
from pitprop.games.saboteur.rules.cards import (
    GOAL_BIT,
    GOAL_SHAPE,
    GOALS,
    SABOTEUR,
    SHAPE_KIND,
    TREASURE,
)
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    card_of,
    kind_of,
    seat_of,
    tool_of,
)
from pitprop.opponents.drawing import ANY_WORSE, softmax
from pitprop.opponents.saboteur.beliefs.joint import SEAT_BIT
from pitprop.opponents.saboteur.beliefs.scene import Scene
from pitprop.opponents.saboteur.search.rollout_moves import moves_of
from pitprop.opponents.saboteur.search.rollout_policy import RolloutPolicy
from pitprop.opponents.saboteur.ways.costs import CARD
from pitprop.opponents.saboteur.ways.distances import PathFinder
from pitprop.opponents.saboteur.ways.grid import (
    GOAL_CELL,
    NO_CELL,
    STEP,
    goal_at_cell,
)
from pitprop.opponents.saboteur.weighing.as_saboteur import BLUNT, CAUTIOUS
from pitprop.opponents.saboteur.weighing.belief_state import BeliefState, cell_at, hand_size
from pitprop.opponents.saboteur.weighing.policy import scores_of
from pitprop.opponents.saboteur.weighing.turning import weigh_turning
from pitprop.tunnels.card import OPEN, SHAPE_BIT, SIDE_BIT, TURNED
from pitprop.tunnels.maze import FITS

_MANY_LEFT: Final = 40.0
_MANY_MISSING: Final = 10.0

_BLUNT: Final = 0.04
"""How freely whoever plays bluntly chooses."""


class RolloutState:
    """A round with all cards known.

    Attributes:
        policy: how it is played.
        scene: what everybody sees.
        guilty: the seats that are saboteurs, as a mask.
        goals: what each goal is.
        hands: each seat's hand, packed.
        pile: the draw pile, the top first.
        drawn: how many cards of it have been drawn.
        turn: whose turn it is.
        over: whether the round has ended.
        reached: whether the treasure has been reached.
        weighed: how many moves its quick players have weighed, a measure of the time it took.

    Args:
        finder: looks for ways; shared by all rounds that are played out one after the other.
    """

    __slots__ = (
        "_finder",
        "_laid",
        "drawn",
        "goals",
        "guilty",
        "hands",
        "over",
        "pile",
        "policy",
        "reached",
        "scene",
        "turn",
        "weighed",
    )

    def __init__(
        self,
        policy: RolloutPolicy,
        scene: Scene,
        finder: PathFinder,
        guilty: i64,
        goals: vec[i64],
        hands: vec[i64],
        pile: vec[i64],
        turn: i64,
    ) -> None:
        self.policy = policy
        self.scene = scene
        self.guilty: i64 = guilty
        self.goals: vec[i64] = goals
        self.hands: vec[i64] = hands
        self.pile: vec[i64] = pile
        self.drawn: i64 = 0
        self.turn: i64 = turn
        self.over: bool = False
        self.reached: bool = False
        self.weighed: i64 = 0
        self._finder = finder
        self._laid: i64 = NO_CELL

    def clone(self) -> RolloutState:
        """A copy that goes on independently of this round."""
        copy = RolloutState(
            self.policy,
            self.scene.clone(self._finder),
            self._finder,
            self.guilty,
            self.goals,
            self.hands[:],
            self.pile,
            self.turn,
        )
        copy.drawn = self.drawn
        copy.over = self.over
        copy.reached = self.reached
        return copy

    def codes(self) -> vec[i64]:
        """The codes of the moves of whoever is on turn."""
        return moves_of(self.scene, self.policy, self.turn, self.hands[self.turn])

    # --- What is done ---------------------------------------------------------------------------

    def play(self, code: i64) -> None:
        """Make a move that is legal."""
        seat = self.turn
        kind = kind_of(code)
        card = SHAPE_KIND[card_of(code)] if kind == LAY else card_of(code)
        self.hands[seat] = without_card(self.hands[seat], card)
        scene = self.scene
        if kind == LAY:
            self._lay(seat, cell_at(code), card_of(code))
            if self.over:
                return
        elif kind == PASS:
            scene.see_passed(seat)
        elif kind == BREAK_TOOL:
            scene.see_broken(seat, seat_of(code), tool_of(code))
        elif kind == MEND:
            scene.see_mended(seat, seat_of(code), tool_of(code))
        elif kind == LOOK_AT:
            scene.see_looked(seat, goal_at_cell(cell_at(code)))
        elif kind == ROCKFALL_ON:
            cell = cell_at(code)
            scene.try_fall(cell)
            scene.see_fallen(seat, cell)
        else:
            raise ValueError(f"no quick player makes moves of kind {kind}")
        self._next()

    def _next(self) -> None:
        """S-21, S-22, S-56: draw; then the next player with a card, or the round is over."""
        seat = self.turn
        if self.drawn < len(self.pile):
            self.hands[seat] = with_card(self.hands[seat], self.pile[self.drawn])
            self.drawn += 1
        seats: i64 = len(self.hands)
        asked: i64 = 0
        while asked < seats:
            seat += 1
            if seat == seats:
                seat = 0
            if self.hands[seat]:
                self.turn = seat
                return
            asked += 1
        self.over = True

    def _lay(self, seat: i64, cell: i64, shape: i64) -> None:
        """S-30, S-50 to S-55."""
        scene = self.scene
        scene.try_card(cell, shape)
        scene.see_laid(seat, cell, shape)
        self._laid = cell
        self.reach_goals()

    def reach_goals(self) -> None:
        """S-50 to S-55: turn up what has been joined, and orient the stones."""
        scene = self.scene
        while True:
            reached = self._joined_goals()
            if not reached:
                return
            goal: i64 = 0
            while goal < GOALS:
                if reached & GOAL_BIT[goal]:
                    if self.goals[goal] == TREASURE:
                        self.over = True
                        self.reached = True
                        return
                    scene.see_revealed(goal)
                goal += 1
            goal = 0
            while goal < GOALS:
                if reached & GOAL_BIT[goal]:
                    scene.see_turned(goal, self._way_to_lie(goal))
                goal += 1

    def _joined_goals(self) -> i64:
        scene = self.scene
        reached: i64 = 0
        goal: i64 = 0
        while goal < GOALS:
            if scene.hidden & GOAL_BIT[goal] and scene.grid.lit[GOAL_CELL[goal]]:
                reached |= GOAL_BIT[goal]
            goal += 1
        return reached

    def _way_to_lie(self, goal: i64) -> i64:
        """How a stone is turned: where there is a choice, as the player likes it."""
        ways = self.ways_to_lie(goal, GOAL_SHAPE[self.goals[goal]])
        if len(ways) == 1:
            return ways[0]
        at = self.belief_state()
        first = weigh_turning(at, goal, ways[0], None)
        return ways[0] if first >= weigh_turning(at, goal, ways[1], None) else ways[1]

    def ways_to_lie(self, goal: i64, shape: i64) -> vec[i64]:
        """S-52 to S-55, S-58: the shapes that a stone may be turned to."""
        grid = self.scene.grid
        cell = GOAL_CELL[goal]
        both = vec[i64]([shape, TURNED[shape]])
        faced = self._sides_to_join(cell)
        fitting = vec[i64]()
        joining = vec[i64]()
        for way in both:
            if FITS[grid.key[cell]] & SHAPE_BIT[way]:
                fitting = append(fitting, way)
            if OPEN[way] & faced:
                joining = append(joining, way)
        if self.policy.stone_choice:
            return fitting[:1] if len(fitting) else both
        if len(joining) == 1:
            return joining
        return fitting[:1] if len(fitting) else joining

    def _sides_to_join(self, cell: i64) -> i64:
        faced = self.scene.grid.lit[cell]
        side: i64 = 0
        while side < 4:
            if cell + STEP[side] == self._laid and faced & SIDE_BIT[side]:
                return SIDE_BIT[side]
            side += 1
        return faced

    # --- How the quick players play -------------------------------------------------------------

    def is_guilty(self, seat: i64) -> bool:
        """Whether a player is a saboteur."""
        return self.guilty & SEAT_BIT[seat] != 0

    def margin(self) -> float:
        """How well the diggers did in a round that is over, from 0 to 1: if they reached the
        treasure by the cards that were left then, else by the cards still missing to it."""
        if self.reached:
            left = len(self.pile) - self.drawn
            for hand in self.hands:
                left += hand_size(hand)
            return min(1.0, float(left) / _MANY_LEFT)
        goal: i64 = 0
        while goal < GOALS and self.goals[goal] != TREASURE:
            goal += 1
        return max(0.0, 1.0 - float(self.scene.missing[goal]) / (_MANY_MISSING * CARD))

    def belief_state(self) -> BeliefState:
        """What whoever is on turn goes by."""
        scene = self.scene
        seat = self.turn
        role: i64 = SABOTEUR if self.is_guilty(seat) else 0
        looked = scene.looked[seat]
        possible = scene.hidden & ~looked
        goal: i64 = 0
        while goal < GOALS:
            if looked & GOAL_BIT[goal] and self.goals[goal] == TREASURE:
                possible = GOAL_BIT[goal]
            goal += 1
        beliefs = scene.joint.own(seat, role, possible)
        left: i64 = len(self.pile) - self.drawn
        return BeliefState(scene, seat, role, self.hands[seat], left, beliefs)

    def play_on(self, random: FastRandom) -> None:
        """Let quick players play to the end of the round."""
        policy = self.policy
        while not self.over:
            codes = self.codes()
            self.weighed += len(codes)
            at = self.belief_state()
            manner = CAUTIOUS
            temperature = policy.saboteur if at.role == SABOTEUR else policy.digger
            if at.role == SABOTEUR and self.turn == policy.blunt:
                manner = BLUNT
                temperature = _BLUNT
            self.play(codes[softmax(scores_of(at, codes, manner), temperature, ANY_WORSE, random)])
