"""The table after a redacted record: what one seat knows of a match, played once more.

What the record doesn't tell is made up, so that the rules can carry out the moves: a hidden hand
holds whatever its player is about to play. Nothing made up is shown: the reader's own
cards have to be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE
from pitprop.core.hand import holds, packed, unpacked
from pitprop.core.records.deal_lines import (
    NOT_TOLD,
    DealReader,
    check_hidden_hands,
    completed,
    drawn_by,
    left_over,
)
from pitprop.core.records.record import MoveEntry, Record
from pitprop.core.records.redacted_replay import RedactedReplay
from pitprop.games.sabotage.fault import fault
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import MOVES, Move, encode
from pitprop.games.sabotage.rules.deal import Deal
from pitprop.games.sabotage.rules.move_codes import card_of, kind_of, plays_card
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.text.deal_text import parse_deal


class SabotageRedactedReplay(RedactedReplay[State, View]):
    def __init__(self, record: Record, state: State) -> None:
        super().__init__(record, state)
        self._deal: Deal | None = None

    def decide(self, lines: Sequence[str]) -> Deal:
        table = self.state.table
        deal = parse_deal(DealReader(lines, table.seats, is_redacted=True), table)
        if self.reader >= 0 and NOT_TOLD in deal.hands[self.reader]:
            raise PitpropError(fault("knows-own"))
        check_hidden_hands(deal.hands, self.reader, "A-60")
        dealt = _dealt(deal, list(table.options.deck()))
        self.state.apply_chance(dealt)
        self._deal = deal
        self._check_draws(deal)
        return dealt

    def play(self, entry: MoveEntry) -> None:
        seat, move = self.state.decider, MOVES.read_known(entry.text)
        _play(self.state, move, self.reader)
        self.check_note(entry.note, seat, move, "A-60")
        if self._deal is not None:
            self._check_draws(self._deal)

    def _check_draws(self, deal: Deal) -> None:
        """A-60: the deal has to tell what the reader has drawn."""
        drawn = drawn_by(self.reader, self.state.log, [log.DREW])
        if any(deal.pile[at] == NOT_TOLD for at in drawn):
            raise PitpropError(fault("knows-drawn"))


def _dealt(deal: Deal, deck: Sequence[int]) -> Deal:
    """The deal with something in place of what isn't told."""
    left = left_over(deck, [*deal.pile, *(kind for hand in deal.hands for kind in hand)])
    hands = tuple([completed(hand, left) for hand in deal.hands])
    return replace(deal, hands=hands, pile=completed(deal.pile, left))


def _play(state: State, move: Move, reader: int) -> None:
    """Put what somebody else plays into the hand; then play it."""
    if state.decider == CHANCE:
        raise PitpropError(fault("deal-missing"))
    code = encode(move)
    if state.decider >= 0 and state.decider != reader and plays_card(kind_of(code)):
        _hold(state, card_of(code))
    state.play(move)


def _hold(state: State, card: int) -> None:
    """A-60: what others hold isn't known; it was what they played."""
    seat = state.decider
    hand = state.hands[seat]
    if hand and not holds(hand, card):
        state.hands[seat] = packed([*unpacked(hand)[1:], card])
