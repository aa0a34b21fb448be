"""The table after a redacted record: what one seat knows of a match, played once more.

What the record doesn't tell is made up, so that the rules can carry out the moves: a hidden hand
holds whatever its player is about to play. Nothing of what is made up is shown: the reader's own
cards have to be told.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from pitprop.core.deal_lines import NOT_TOLD, check_hidden_hands
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE
from pitprop.core.hand import holds, packed, unpacked
from pitprop.core.recorded import MoveEntry, Record
from pitprop.core.retelling import Retelling
from pitprop.core.told_results import ToldResults
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import MOVES, Move, encode
from pitprop.games.sabotage.rules.deal import Deal
from pitprop.games.sabotage.rules.move_codes import DISCARD, card_of, kind_of
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.text.deal_text import parse_deal
from pitprop.games.sabotage.text.drawing import draw_table


class SabotageRetelling(Retelling[State, View]):
    def __init__(self, record: Record, state: State) -> None:
        super().__init__(record, state)
        self._results = ToldResults(state, self.reader)
        self._deal: Deal | None = None

    def decide(self, lines: Sequence[str]) -> tuple[int, Any]:
        table = self.state.table
        deal = parse_deal(lines, table.seats, table.round == 0, is_redacted=True)
        if self.reader >= 0 and NOT_TOLD in deal.hands[self.reader]:
            raise PitpropError("a seat knows its own hand [A-60]")
        check_hidden_hands(deal.hands, self.reader, "A-60")
        made_up = _made_up(deal, list(table.options.deck()))
        self.state.apply_chance(made_up)
        self._deal = deal
        self._check_draws(deal)
        return len(made_up.lines()), made_up

    def play(self, entry: MoveEntry) -> None:
        seat, move = self.state.decider, MOVES.read_known(entry.text)
        _play(self.state, move, self.reader)
        self.check_note(entry.note, seat, move, "A-60")
        if self._deal is not None:
            self._check_draws(self._deal)

    def check_result(self, text: str) -> None:
        self._results.check(text)

    def draw(self, seen: View) -> str:
        return draw_table(seen, self.names)

    def seen(self) -> View:
        return self.state.view(self.reader)

    def _check_draws(self, deal: Deal) -> None:
        """A-60: what the reader has drawn the deal has to tell."""
        draws = [logged for logged in self.state.log if log.event_of(logged) == log.DREW]
        for card, logged in zip(deal.pile, draws, strict=False):
            if card == NOT_TOLD and log.seat_of(logged) == self.reader:
                raise PitpropError("a seat knows the cards that it draws [A-60]")


def _made_up(deal: Deal, deck: Sequence[int]) -> Deal:
    """The deal with something in place of what isn't told."""
    told = Counter([*deal.pile, *(kind for hand in deal.hands for kind in hand)])
    left = list((Counter(deck) - told).elements())
    return replace(
        deal,
        hands=tuple([_filled(hand, left) for hand in deal.hands]),
        pile=_filled(deal.pile, left),
    )


def _filled(told: Sequence[int], left: list[int]) -> tuple[int, ...]:
    return tuple([left.pop() if kind == NOT_TOLD and left else kind for kind in told])


def _play(state: State, move: Move, reader: int) -> None:
    """Put what somebody else plays into the hand; then play it."""
    if state.decider == CHANCE:
        raise PitpropError("a deal is missing before this move")
    code = encode(move)
    if state.decider >= 0 and state.decider != reader and kind_of(code) <= DISCARD:
        _hold(state, card_of(code))
    state.play(move)


def _hold(state: State, card: int) -> None:
    """A-60: what others hold isn't known; it was what they played."""
    seat = state.decider
    hand = state.hands[seat]
    if hand and not holds(hand, card):
        state.hands[seat] = packed([*unpacked(hand)[1:], card])
