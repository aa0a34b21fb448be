"""Rounds with all cards known that a seat can't tell from the real one, drawn at random.

Roles and treasure come from what the seat believes, hands and draw pile from the cards that it has
not seen.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import EMPTY_HAND, with_card
from pitprop.games.saboteur.rules.cards import GOALS, TREASURE
from pitprop.opponents.drawing import EvenShares, weighted
from pitprop.opponents.saboteur.beliefs.scene import Scene
from pitprop.opponents.saboteur.search.rollout import RolloutState
from pitprop.opponents.saboteur.search.rollout_policy import RolloutPolicy
from pitprop.opponents.saboteur.ways.distances import PathFinder

_ROOM: Final = 2**15


class Known:
    """What a seat knows of the hidden cards.

    Attributes:
        seat: whose knowledge it is.
        hand: the seat's hand, packed.
        sizes: how many cards each seat holds.
        unseen: the cards that lie where the seat can't see them.
        goals: what each goal is; negative where the seat doesn't know.
        pile_size: how many cards are in the draw pile.
        weights: what the seat believes (see `Joint.own_weights`).
    """

    __slots__ = ("goals", "hand", "pile_size", "seat", "sizes", "unseen", "weights")

    def __init__(
        self,
        seat: i64,
        hand: i64,
        sizes: vec[i64],
        unseen: vec[i64],
        goals: vec[i64],
        pile_size: i64,
        weights: vec[float],
    ) -> None:
        self.seat: i64 = seat
        self.hand: i64 = hand
        self.sizes: vec[i64] = sizes
        self.unseen: vec[i64] = unseen
        self.goals: vec[i64] = goals
        self.pile_size: i64 = pile_size
        self.weights: vec[float] = weights


class Worlds:
    """Draws worlds, spread evenly over what the seat believes.

    Args:
        scene: what everybody has seen.
        known: what the seat knows beyond that.
        policy: how the players of these worlds choose.
        random: where all chance comes from.
    """

    __slots__ = ("_finder", "_known", "_policy", "_random", "_scene", "_shares")

    def __init__(
        self, scene: Scene, known: Known, policy: RolloutPolicy, random: FastRandom
    ) -> None:
        self._finder = PathFinder(_ROOM)
        self._scene = scene.clone(self._finder)
        self._known = known
        self._policy = policy
        self._random = random
        self._shares = EvenShares(random)

    def draw(self) -> RolloutState:
        """One world."""
        known = self._known
        count = len(self._scene.joint.assignments)
        believed = weighted(known.weights, self._shares.next())
        seats = len(known.sizes)
        cards = self._random.shuffled(known.unseen)
        dealt: i64 = 0
        hands = vec[i64](capacity=seats)
        seat: i64 = 0
        while seat < seats:
            if seat == known.seat:
                hands = append(hands, known.hand)
            else:
                hand: i64 = EMPTY_HAND
                end = dealt + known.sizes[seat]
                while dealt < end:
                    hand = with_card(hand, cards[dealt])
                    dealt += 1
                hands = append(hands, hand)
            seat += 1
        return RolloutState(
            self._policy,
            self._scene.clone(self._finder),
            self._finder,
            self._scene.joint.assignments[believed % count],
            self._goals(believed // count),
            hands,
            cards[dealt : dealt + known.pile_size],
            known.seat,
        )

    def _goals(self, treasure: i64) -> vec[i64]:
        """S-12: the goals that the seat doesn't know are the others, in any order."""
        goals = self._known.goals[:]
        goals[treasure] = TREASURE
        stones = vec[i64](capacity=GOALS)
        stone: i64 = 0
        while stone < GOALS:
            if stone != TREASURE and not _holds(goals, stone):
                stones = append(stones, stone)
            stone += 1
        stones = self._random.shuffled(stones)
        used: i64 = 0
        goal: i64 = 0
        while goal < GOALS:
            if goals[goal] < 0:
                goals[goal] = stones[used]
                used += 1
            goal += 1
        return goals


def _holds(numbers: vec[i64], wanted: i64) -> bool:
    found = False
    for number in numbers:
        found |= number == wanted
    return found
