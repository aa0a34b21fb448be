"""What a player who has to decide goes by, whether that comes from a view or from a world."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.hand import lowest, without_lowest
from pitprop.games.saboteur.rules.cards import GOALS
from pitprop.games.saboteur.rules.move_codes import LAY, card_of, coordinates_of, kind_of
from pitprop.opponents.saboteur.beliefs.joint import Marginals
from pitprop.opponents.saboteur.beliefs.scene import Scene
from pitprop.opponents.saboteur.ways.costs import CARD
from pitprop.opponents.saboteur.ways.grid import EMPTY, cell_of
from pitprop.tunnels.maze import packed_x, packed_y

_CARDS: Final = 1.0 / CARD


class BeliefState:
    """What a player goes by.

    Attributes:
        scene: what everybody has seen.
        seat: who decides.
        role: that player's role.
        hand: the player's hand, packed.
        turns: about how many turns the player has left, including this one.
        beliefs: what the player believes.
        public: what somebody who knows only what everybody has seen believes.
        stated: what the player says it believes: whoever acts on surer beliefs states only those
            that looking back shows.

    Args:
        pile_size: how many cards can still be drawn.
    """

    __slots__ = ("beliefs", "hand", "public", "role", "scene", "seat", "stated", "turns")

    def __init__(
        self, scene: Scene, seat: i64, role: i64, hand: i64, pile_size: i64, beliefs: Marginals
    ) -> None:
        self.scene = scene
        self.seat: i64 = seat
        self.role: i64 = role
        self.hand: i64 = hand
        self.turns: i64 = hand_size(hand) + pile_size // scene.seats
        self.beliefs = beliefs
        self.public = scene.public()
        self.stated = beliefs

    def guilt(self, seat: i64) -> float:
        """How likely a player is to be a saboteur, as this player sees it."""
        return self.beliefs.saboteur[seat]

    def stated_guilt(self, seat: i64) -> float:
        """How likely this player says another one is to be a saboteur."""
        return self.stated.saboteur[seat]

    def exposure(self) -> float:
        """How likely this player is to be a saboteur, as far as everybody can know."""
        return self.public.saboteur[self.seat]

    def suspicion(self, seat: i64) -> float:
        """How likely another player is to be a saboteur, as far as everybody can know."""
        return self.public.saboteur[seat]

    def surest(self) -> float:
        """How likely the likeliest place of the treasure is."""
        most = 0.0
        goal: i64 = 0
        while goal < GOALS:
            if self.beliefs.treasure[goal] > most:
                most = self.beliefs.treasure[goal]
            goal += 1
        return most

    def possible(self) -> i64:
        """How many places the treasure may be at."""
        count: i64 = 0
        for chance in self.beliefs.treasure:
            if chance > 0.0:
                count += 1
        return count

    def try_move(self, code: i64) -> None:
        """Work out what is missing after a path card or a rockfall (`scene.after_trial`)."""
        cell = cell_at(code)
        if kind_of(code) == LAY:
            self.scene.try_card(cell, card_of(code))
        else:
            self.scene.try_fall(cell)

    def expected(self) -> float:
        """The cards missing on the way to the treasure, on average over where it may be."""
        return self._expected(self.scene.missing)

    def expected_then(self) -> float:
        """The same after what was tried out last."""
        return self._expected(self.scene.after_trial)

    def _expected(self, missing: vec[i64]) -> float:
        total = 0.0
        goal: i64 = 0
        while goal < GOALS:
            total += self.beliefs.treasure[goal] * float(missing[goal])
            goal += 1
        return total * _CARDS

    def reaches(self) -> float:
        """How likely what was tried out last is to reach the treasure."""
        return self._reached(self.beliefs)

    def stated_reach(self) -> float:
        """How likely the player says that is."""
        return self._reached(self.stated)

    def _reached(self, beliefs: Marginals) -> float:
        chance = 0.0
        goal: i64 = 0
        while goal < GOALS:
            if not self.scene.after_trial[goal]:
                chance += beliefs.treasure[goal]
            goal += 1
        return chance

    def looks(self, code: i64) -> float:
        """How suspicious what was tried out last looks (see `Scene.looks`)."""
        return self.scene.looks(self.seat, card_of(code) if kind_of(code) == LAY else EMPTY)

    def nearest(self, least: float) -> i64:
        """What is missing to the nearest goal that is likelier than `least` to be the treasure."""
        near: i64 = -1
        goal: i64 = 0
        while goal < GOALS:
            missing = self.scene.missing[goal]
            if self.beliefs.treasure[goal] > least and (near < 0 or missing < near):
                near = missing
            goal += 1
        return near


def hand_size(hand: i64) -> i64:
    """How many cards are in a hand."""
    count: i64 = 0
    while hand:
        hand = without_lowest(hand)
        count += 1
    return count


def copies_of(hand: i64, kind: i64) -> i64:
    """How many cards of a kind are in a hand."""
    count: i64 = 0
    while hand:
        if lowest(hand) == kind:
            count += 1
        hand = without_lowest(hand)
    return count


def cell_at(code: i64) -> i64:
    """The cell of a move's place."""
    there = coordinates_of(code)
    return cell_of(packed_x(there), packed_y(there))
