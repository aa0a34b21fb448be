"""Everything that a player weighs before a move, made from its view."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import (
    COLOURS,
    DEMONTAGE,
    KINDS,
    PIPE_KINDS,
    PLACES,
    SABOTAGE,
    WRENCH,
    X,
    colour_of,
    roof_of,
)
from pitprop.games.sabotage.rules.roof import card_at
from pitprop.games.sabotage.rules.scoring import final_score, is_worth_closing, worth
from pitprop.opponents.sabotage.beliefs.unseen import cards_left, unseen_counts
from pitprop.opponents.sabotage.weighing.expected_roof import (
    THOUSAND,
    cells,
    expected_score,
    reach_by_copies,
    reach_of_empty,
    reach_of_taken,
    with_colours,
)
from pitprop.opponents.sabotage.weighing.roof_changes import changed_roof


class Side:
    """One roof, as this player sees its future.

    Attributes:
        roof: what lies there.
        worth: what its system is worth now.
        hand: how many cards of each kind this player can use for it; none for the others' roof.
        expected: what it is expected to score, in points.

    Args:
        to_come: for each kind of pipe card, how likely a builder is to get one that this player
            hasn't seen (see `reach_by_copies`).
    """

    __slots__ = ("_reach", "_to_come", "_with", "_without", "expected", "hand", "roof", "worth")

    def __init__(self, roof: int, hand: list[int], to_come: list[int]) -> None:
        self.roof = roof
        self.worth: int = worth(roof)
        self.hand = hand
        self._to_come = to_come
        # A decision asks for the same several times: of moves, and of the cards that they keep.
        self._with: dict[int, float] = {}
        self._without: dict[int, float] = {}
        self._reach: vec[i64] = cells()
        for place in range(PLACES):
            card = card_at(roof, place)
            colours = self._empty(place) if card < 0 else self._taken(colour_of(card))
            self._reach = with_colours(self._reach, place, colours)
        self.expected: float = expected_score(self._reach) / THOUSAND

    def with_card(self, place: int, kind: int) -> float:
        """What would be expected with a card on a place, in points."""
        colour = colour_of(kind)
        at = place * COLOURS + colour
        if at not in self._with:
            self._with[at] = self._score(place, self._taken(colour))
        return self._with[at]

    def without_card(self, place: int) -> float:
        """What would be expected with nothing on a place, in points."""
        if place not in self._without:
            self._without[place] = self._score(place, self._empty(place))
        return self._without[place]

    def _score(self, place: int, colours: vec[i64]) -> float:
        return expected_score(with_colours(self._reach, place, colours)) / THOUSAND

    def _empty(self, place: int) -> vec[i64]:
        return vec[i64](
            [
                reach_of_empty(
                    self.hand[COLOURS * place + colour],
                    self._to_come[COLOURS * place + colour],
                    self.hand[COLOURS * X + colour],
                )
                for colour in range(COLOURS)
            ]
        )

    def _taken(self, there: int) -> vec[i64]:
        removers = self.hand[DEMONTAGE] + self.hand[SABOTAGE]
        return vec[i64](
            [
                reach_of_taken(colour == there, self.hand[COLOURS * WRENCH + colour], removers)
                for colour in range(COLOURS)
            ]
        )


class Situation:
    """What a player knows and expects.

    Attributes:
        view: the player's view.
        own: the roof that the player builds on.
        other: the other roof.
        hand: how many cards of each kind the player holds.
        left: how many cards are still to be played, hands and draw pile together.
        before: by how many points one's own side leads in the finished games of the match.
        partners: the places of one's own roof where a card lies that the partner chose (A-50).
        is_last: whether it is the last game of the match.
    """

    __slots__ = ("before", "hand", "is_last", "left", "other", "own", "partners", "view")

    def __init__(self, view: View) -> None:
        table = view.table
        mine = roof_of(view.seat)
        unseen = unseen_counts(view)
        self.view = view
        self.hand = [0] * KINDS
        for kind in view.hand:
            self.hand[kind] += 1
        self.left: int = cards_left(view)
        by_copies = reach_by_copies(sum(unseen), self.left - len(view.hand))
        to_come = [int(by_copies[count]) for count in unseen[:PIPE_KINDS]]
        self.own = Side(table.roofs[mine], self.hand, to_come)
        self.other = Side(table.roofs[1 - mine], [0] * KINDS, to_come)
        totals = table.totals()
        self.before: int = totals[mine] - totals[1 - mine]
        self.partners: frozenset[int] = _laid_by_partner(view)
        self.is_last: bool = table.games_left() == 0

    @property
    def held(self) -> list[int]:
        """The kinds of card in the player's hand."""
        return [kind for kind, count in enumerate(self.hand) if count]

    @property
    def lead(self) -> int:
        """By how many points this side wins the game if it closes now (A-14, A-15)."""
        return final_score(self.own.worth, True) - final_score(self.other.worth, False)

    @property
    def is_threatened(self) -> bool:
        """Whether the others can close when they are on turn."""
        return is_worth_closing(self.other.roof)


def _laid_by_partner(view: View) -> frozenset[int]:
    """What lies on one's own roof by the partner's hand."""
    places: set[int] = set()
    for logged in view.log:
        event = log.event_of(logged)
        if not log.changes_roof(event):
            continue
        at = log.place_of(logged)
        seat = log.seat_of(logged)
        if changed_roof(logged) != roof_of(view.seat):
            continue
        places.discard(at)
        if event == log.LAID and seat == view.seat ^ 2:
            places.add(at)
    return frozenset(places)
