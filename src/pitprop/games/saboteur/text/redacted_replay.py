"""The table after a redacted record: what one seat knows of a game, played once more.

What the record doesn't tell is made up, so that the rules can carry out the moves: a hidden hand
holds whatever its player is about to play. Nothing made up is shown: what the reader
knows of a round has to be told.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.hand import packed, unpacked
from pitprop.core.notation import UNKNOWN
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
from pitprop.games.saboteur.fault import fault
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import MOVES, Move, Take, Turn, encode
from pitprop.games.saboteur.rules.cards import (
    ANY_ROLE,
    DECK,
    GOALS,
    GOLD_DECK,
    KIND_NAMES,
    SHAPE_KIND,
    dwarf_cards,
    left_over_role,
)
from pitprop.games.saboteur.rules.deal import Deal
from pitprop.games.saboteur.rules.move_codes import LAY, card_of, kind_of
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import HIDDEN
from pitprop.games.saboteur.text.deal_text import parse_deal
from pitprop.games.saboteur.text.drawing import draw_table
from pitprop.games.saboteur.text.notation import GOAL_PLACES
from pitprop.games.saboteur.text.stated_gold import StatedGold


class SaboteurRedactedReplay(RedactedReplay[State, View]):
    def __init__(self, record: Record, state: State) -> None:
        super().__init__(record, state)
        self._gold = StatedGold(state, self.reader)
        self._deal: Deal | None = None

    def decide(self, lines: Sequence[str]) -> Deal:
        self._gold.go_on()
        state, seat = self.state, self.reader
        deal = parse_deal(DealReader(lines, state.seats, is_redacted=True), state.table)
        if seat >= 0 and NOT_TOLD in (*deal.roles[seat:][:1], *deal.hands[seat]):
            raise PitpropError(fault("knows-own", seat=seat + 1))
        check_hidden_hands(deal.hands, seat, "S-82")
        dealt = _dealt(deal, state)
        state.apply_chance(dealt)
        self._deal = deal
        return dealt

    def play(self, entry: MoveEntry) -> None:
        """Put what is played into the hand, or the gold taken into the offer; then play it."""
        state, seat = self.state, self.state.decider
        if seat == CHANCE or self._deal is None:
            raise PitpropError(fault("deal-missing"))
        move = MOVES.read_known(entry.text)
        if seat == self.reader and MOVES.is_redacted(move):
            key = "knows-taken" if isinstance(move, Take) else "knows-passed"
            raise PitpropError(fault(key, move=str(move), seat=seat + 1))
        if isinstance(move, Take):
            move = _taken(state, move)
        elif not isinstance(move, Turn) and seat not in (TERMINAL, self.reader):
            move = _held(state, move)
        state.play(move)
        self._check_completeness(self._deal)
        self.check_note(entry.note, seat, move, "S-45, S-81")
        self._gold.check_takes()

    def check_result(self, text: str) -> None:
        self._gold.check(text)

    def _check_completeness(self, deal: Deal) -> None:
        """S-57, S-80, S-81: the deal has to tell what the reader has got to know."""
        view = self.seen()
        for goal, known in enumerate(view.known_goals):
            if known != HIDDEN and deal.goals[goal] == NOT_TOLD:
                raise PitpropError(fault("goal-known", place=str(GOAL_PLACES[goal])))
        if len(view.table.results) == deal.round and NOT_TOLD in deal.roles:
            raise PitpropError(fault("roles-known"))
        drawn = drawn_by(self.reader, view.log, [log.DREW])
        if any(deal.pile[at] == NOT_TOLD for at in drawn):
            raise PitpropError(fault("knows-drawn", seat=self.reader + 1))

    def draw(self, seen: View) -> str:
        self._gold.go_on()
        return draw_table(seen, self.names, self._gold.known())

    def scores(self) -> Sequence[int] | None:
        """S-72: everybody's gold pieces, where what is told leaves no doubt of them."""
        worth = [held.worth for held in self._gold.known().held]
        known = [each for each in worth if each is not None]
        return known if len(known) == len(worth) else None

    def winners(self) -> Sequence[int]:
        scores = self.scores() or ()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]


def _dealt(deal: Deal, state: State) -> Deal:
    """The deal with something in place of what isn't told."""
    left = left_over(DECK, [*deal.pile, *(kind for hand in deal.hands for kind in hand)])
    hands = tuple([completed(hand, left) for hand in deal.hands])
    return replace(
        deal,
        roles=_dealt_roles(deal, state),
        goals=completed(deal.goals, left_over(range(GOALS), deal.goals)),
        hands=hands,
        pile=completed(deal.pile, left),
        gold=None if deal.gold is None else state.stack or GOLD_DECK,
    )


def _dealt_roles(deal: Deal, state: State) -> tuple[int, ...]:
    """S-10: which role is left over may be certain."""
    seats, saboteurs = state.table.seats, state.table.options.saboteurs
    roles, left = list(deal.roles), left_over_role(seats, saboteurs)
    if left != ANY_ROLE and roles[seats:] == [NOT_TOLD]:
        roles[seats] = left
    return completed(roles, left_over(dwarf_cards(seats, saboteurs), roles))


def _taken(state: State, move: Take) -> Take:
    if not state.offer:
        return replace(move, value=move.value or 1)
    if MOVES.is_redacted(move):
        return Take(state.offer[0])
    if move.value not in state.offer:
        state.offer = tuple(sorted([*state.offer[1:], move.value]))
    return move


def _held(state: State, move: Move) -> Move:
    """S-82: what others hold isn't known; it was what they played."""
    seat = state.decider
    hand = unpacked(state.hands[seat])
    if not hand:
        return move
    if MOVES.is_redacted(move):
        return MOVES.read(str(move).replace(UNKNOWN, KIND_NAMES[hand[0]]))
    code = encode(move)
    kind = SHAPE_KIND[card_of(code)] if kind_of(code) == LAY else card_of(code)
    if kind not in hand:
        state.hands[seat] = packed([*hand[1:], kind])
    return move
