"""Games with all cards known that a seat can't tell from the real one, drawn at random."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.hand import EMPTY_HAND, packed
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import KINDS
from pitprop.opponents.sabotage.beliefs.card_odds import CardOdds
from pitprop.opponents.sabotage.beliefs.hidden_hands import HiddenHands
from pitprop.opponents.sabotage.beliefs.unseen import cards_left, unseen_counts
from pitprop.opponents.sabotage.search.rollout import RolloutState
from pitprop.opponents.sabotage.search.rollout_policy import RolloutPolicy
from pitprop.opponents.sabotage.search.rows import rows_of


class Worlds:
    """What a seat knows of a game, ready to be filled in.

    What the others hold is drawn with its likelihood by all that they have played
    (see `hidden_hands`).

    Args:
        view: what the seat knows.
        policy: what roofs are taken to score.

    Attributes:
        seat: whose knowledge it is.
        left: how many cards are still to be played, hands and draw pile together.
        hidden: how many of them the seat doesn't know the owner of; 0 where all is known.
    """

    __slots__ = (
        "_first",
        "_hand",
        "_odds",
        "_others",
        "_second",
        "_turn",
        "_unseen",
        "_view",
        "hidden",
        "left",
        "seat",
    )

    def __init__(self, view: View, policy: RolloutPolicy) -> None:
        table = view.table
        counts = unseen_counts(view)
        self.seat: i64 = view.seat
        self._view = view
        self._first: i64 = rows_of(table.roofs[0])
        self._second: i64 = rows_of(table.roofs[1])
        self._hand: i64 = packed(view.hand)
        self._turn: i64 = table.on_turn
        self._unseen: vec[i64] = vec[i64](
            [kind for kind in range(KINDS) for _ in range(counts[kind])]
        )
        self.left: i64 = cards_left(view)
        self._odds = CardOdds(table.seats, policy)
        self._others: HiddenHands | None = None
        known = (
            table.seats == 2
            and view.seat >= 0
            and len(self._unseen) == table.hand_size(1 - view.seat)
        )
        self.hidden: i64 = 0 if known else self.left - len(view.hand)

    def world(self, random: FastRandom) -> RolloutState:
        """One of the games that this may be, drawn with its likelihood."""
        others = self._others
        if others is None:
            others = HiddenHands(self._view, self._unseen, self._odds, random)
            self._others = others
        others.next_deal(random)
        hands = vec[i64]([EMPTY_HAND] * self._view.seats)
        hands[self.seat] = self._hand
        others.add_to(hands)
        return RolloutState(self._first, self._second, hands, others.pile(random), self._turn)
