"""Everything that a player weighs before a move, made from its view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import GOALS, TREASURE
from pitprop.games.saboteur.rules.move_codes import LAY, ROCKFALL_ON, card_of, kind_of, x_of, y_of
from pitprop.opponents.base import Heard
from pitprop.opponents.saboteur.beliefs import Beliefs, believe
from pitprop.opponents.saboteur.frontier import OUT_OF_REACH, Front
from pitprop.opponents.saboteur.hearsay import with_hearsay
from pitprop.opponents.saboteur.lay_evidence import Change, Odds, fell, laid
from pitprop.opponents.saboteur.replay import Replay, replay
from pitprop.opponents.saboteur.shapes import IS_DEAD_END

UNKNOWN: Final = -1


class Situation:
    """What a player knows, believes and can do.

    Attributes:
        view: the player's view.
        replay: what everybody has seen.
        beliefs: what the player believes.
        public: what somebody believes who knows only what everybody has seen.
        missing: the cards missing to each goal.
        turns: about how many turns the player has left, this one counted.
    """

    __slots__ = ("_after", "beliefs", "missing", "public", "replay", "turns", "view")

    def __init__(self, view: View, heard: Sequence[Heard] = ()) -> None:
        table = view.table
        self.view = view
        self.replay: Replay = replay(view)
        self.missing: Sequence[float] = self.replay.front().missing
        self.beliefs: Beliefs = believe(
            with_hearsay(self.replay.evidence, view, heard),
            view.seats,
            possible_goals(view),
            view.seat,
            view.role,
        )
        self.public: Beliefs = self.replay.public_beliefs()
        self.turns: int = len(view.hand) + table.pile_size // view.seats
        self._after: dict[int, Sequence[float]] = {}

    @property
    def front(self) -> Front:
        """How far the tunnel is from the goals."""
        return self.replay.front()

    def guilt(self, seat: int) -> float:
        """How likely a player is a saboteur, as this player sees it."""
        return self.beliefs.saboteur[seat]

    @property
    def exposure(self) -> float:
        """How likely others take this player for a saboteur."""
        return self.public.saboteur[self.view.seat]

    def expected(self, missing: Sequence[float]) -> float:
        """The number of cards missing to the treasure, over the places where it may be."""
        return sum(
            chance * min(cards, OUT_OF_REACH)
            for chance, cards in zip(self.beliefs.treasure, missing, strict=True)
        )

    def after(self, code: int) -> Sequence[float]:
        """The cards missing to each goal after a path card or a rockfall."""
        if code not in self._after:
            x, y = x_of(code), y_of(code)
            if kind_of(code) == LAY:
                self._after[code] = self.front.after_laying(x, y, card_of(code))
            else:
                self._after[code] = self.front.after_rockfall(self.replay.maze, x, y)
        return self._after[code]

    def gain(self, code: int) -> float:
        """By how many cards a path card or a rockfall brings the treasure nearer."""
        return self.expected(self.missing) - self.expected(self.after(code))

    def reaches(self, code: int) -> float:
        """How likely a path card reaches the treasure."""
        return sum(
            chance
            for chance, cards in zip(self.beliefs.treasure, self.after(code), strict=True)
            if not cards
        )

    def looks(self, code: int) -> float:
        """How suspicious a path card or a rockfall looks: the logarithm of how much likelier it
        makes a saboteur of the player in the eyes of those who know what everybody knows."""
        looked = self.replay.looked[self.view.seat]
        change = Change(self.missing, self.after(code), self.replay.hidden, looked)
        total = 0.0
        for goal in range(GOALS):
            if self.replay.hidden[goal]:
                odds = _odds(code, change, goal)
                total += self.public.treasure[goal] * (odds.saboteur - odds.digger)
        return total


def _odds(code: int, change: Change, goal: int) -> Odds:
    if kind_of(code) == ROCKFALL_ON:
        return fell(change, goal)
    return laid(change, goal, IS_DEAD_END[card_of(code)])


def possible_goals(view: View) -> list[bool]:
    """Which goals can be the treasure, as far as the player of a view knows."""
    if TREASURE in view.known_goals:
        return [known == TREASURE for known in view.known_goals]
    return [known == UNKNOWN for known in view.known_goals]
