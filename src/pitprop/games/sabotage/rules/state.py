"""The whole state of a match, and how moves and deals change it."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.asked import check_seat
from pitprop.core.description.moves import DescribedMove
from pitprop.core.description.state import DescribedState
from pitprop.core.errors import Refusal, no_rule_for
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.hand import EMPTY_HAND, hand_of, unpacked, with_card, without_card
from pitprop.core.public_table import DEALING, NO_SEAT, filled
from pitprop.games.sabotage.content import STATE
from pitprop.games.sabotage.events import EVENTS
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.census import census
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import MOVES, Move, decode
from pitprop.games.sabotage.rules.allowed import codes, refusal
from pitprop.games.sabotage.rules.cards import HAND_SIZE, ROOFS, roof_of
from pitprop.games.sabotage.rules.deal import Deal, PackedDeal, draw_deal, packed_deal
from pitprop.games.sabotage.rules.move_codes import (
    ANSWER,
    CLOSE,
    DISCARD,
    LAY,
    TAKE_OFF,
    card_of,
    kind_of,
    place_of,
    plays_card,
)
from pitprop.games.sabotage.rules.move_codes import roof_of as roof_in
from pitprop.games.sabotage.rules.roof import EMPTY_ROOF, card_at, with_pipe, without
from pitprop.games.sabotage.rules.scoring import round_result, worth
from pitprop.games.sabotage.rules.table import ANSWERING, OVER, PLAYING, Table, partner_of
from pitprop.games.sabotage.text.deal_check import check_deal
from pitprop.games.sabotage.text.notation import print_table

# Room for as many events, and as many discards, as most games have, so that they seldom grow.
_MANY_EVENTS: Final = 240
_MANY_DISCARDS: Final = 100


def new_state(table: Table, seed: str | None) -> State:
    """The state before the first deal."""
    state = State(table, seed)
    state.hands = filled(table.seats, EMPTY_HAND)
    return state


class State(DescribedState):
    """Everything about one match of Sabotage, at one moment.

    Attributes:
        table: what everybody sees.
    """

    content = STATE
    event_set = EVENTS
    move_set = MOVES

    def __init__(self, table: Table, seed: str | None) -> None:
        super().__init__(table, seed)
        self.table = table

    def clone(self) -> State:
        """A state that is equal to this one and never changes with it."""
        copy = State(self.table.clone(), self.seed)
        copy.hands = self.hands[:]
        copy.pile = self.pile  # as dealt: never changed
        copy.drawn = self.drawn
        copy.log = self.log[:]
        return copy

    # --- What can be asked ----------------------------------------------------------------------

    def table_text(self) -> str:
        """What the table shows, in words."""
        return print_table(self.table)

    def view(self, seat: int) -> View:
        """What a seat (or `SPECTATOR`) may know: built up from what A-60 names.

        Raises:
            PitpropError: there is no such seat.
        """
        check_seat(seat, self.table.seats)
        return View(
            table=self.table.clone(),
            seat=seat,
            hand=unpacked(self.hands[seat]) if 0 <= seat < self.table.seats else [],
            log=self.log_of(seat),
        )

    def codes(self) -> vec[i64]:
        """The codes of the moves of whoever decides (see `moves`)."""
        return codes(self.table, hand_of(self.hands, self.table.decider))

    def legal_moves(self) -> list[Move]:
        """The moves of whoever decides."""
        return [decode(code) for code in self.codes()]

    def why_not(self, move: DescribedMove, code: i64) -> Refusal | None:
        """Why the decider may not make a move with this code, or None where it may."""
        table = self.table
        hand = hand_of(self.hands, table.decider)
        return refusal(table, table.decider, hand, code)

    def scores(self) -> list[int]:
        """Each seat's score so far; partners have theirs together (A-54)."""
        totals = self.table.totals()
        return [totals[roof_of(seat)] for seat in range(self.table.seats)]

    def winners(self) -> list[int]:
        """A-42: whoever has the highest sum over all games; those who tie share the win."""
        return self.table.winners()

    def result_lines(self, seat: int | None = None) -> list[str]:
        """A line for each finished game: who closed it, what both systems were worth and scored."""
        return [
            f"round {number} {result.ending()} · worth {_pair(result.worth)}"
            f" · score {_pair(result.scores)}"
            for number, result in enumerate(self.table.results, 1)
        ]

    def census(self) -> dict[str, int]:
        """How many there are of each card, wherever they lie (A-2)."""
        hands = [kind for hand in self.hands for kind in unpacked(hand)]
        return census(self.table, [*hands, *self.pile[self.drawn :]])

    # --- The deal -------------------------------------------------------------------------------

    def draw(self) -> Deal:
        """The next deal, from the state's own seed. Changes nothing.

        Raises:
            PitpropError: nothing is to be dealt, or the state has no seed.
        """
        return self._drawn_deal().as_deal()

    def _drawn_deal(self) -> PackedDeal:
        self.check_chance()
        return draw_deal(self.own_seed(), self.table)

    def apply_chance(self, deal: Deal) -> None:
        """Prepare a game as dealt (A-20, A-21, A-53).

        Raises:
            PitpropError: nothing is to be dealt, or (`DealError`) this isn't a deal for this game.
        """
        self.check_chance()
        check_deal(deal, self.table)
        self._prepare(packed_deal(deal))

    def deal(self) -> None:
        """Draw the next deal from the state's own seed and carry it out.

        Raises:
            PitpropError: nothing is to be dealt, or the state has no seed.
        """
        self._prepare(self._drawn_deal())

    def _prepare(self, deal: PackedDeal) -> None:
        """A-20, A-53: the next seat deals next; whoever sits after the dealer opens."""
        table = self.table
        table.dealer = deal.dealer if deal.dealer != NO_SEAT else table.next_seat(table.dealer)
        table.round = deal.round
        table.phase = PLAYING
        table.last_seat = NO_SEAT
        table.roofs = filled(ROOFS, EMPTY_ROOF)
        table.hand_sizes = 0
        table.pile_size = len(deal.pile)
        table.discards = vec[i64](capacity=_MANY_DISCARDS)
        self.hands = deal.hands
        self.pile = deal.pile
        self.drawn = 0
        self.log = vec[i64](capacity=_MANY_EVENTS)
        seat: i64
        for seat in range(table.seats):
            table.add_cards(seat, HAND_SIZE)
        self.log_event(log.entry(log.DEALT, table.dealer, card=table.round))
        self._begin_turn(table.next_seat(table.dealer))

    # --- Moves ----------------------------------------------------------------------------------

    def advance(self, code: i64) -> None:
        """Carry out a move that is known to be legal: one of `codes()`. Nothing is checked."""
        kind = kind_of(code)
        if plays_card(kind):
            self._play_card(kind, code)
        elif kind == CLOSE:
            self._close()
        elif kind == ANSWER:
            self._answer(card_of(code))
        else:
            raise no_rule_for(kind)

    def _play_card(self, kind: i64, code: i64) -> None:
        """A-30: one card is laid, discarded with a card of a roof, or just discarded."""
        table = self.table
        seat = table.decider
        card = card_of(code)
        self.hands[seat] = without_card(self.hands[seat], card)
        table.add_cards(seat, -1)
        if kind == LAY:
            self._lay(seat, card, roof_in(code), place_of(code))
        elif kind == DISCARD:
            self.discard(card)
            self.log_event(log.entry(log.DISCARDED, seat, card))
        elif kind == TAKE_OFF:
            self._take_off(seat, card, roof_in(code), place_of(code))
        else:
            raise no_rule_for(kind)
        table.last_seat = seat
        self._finish_turn()

    def _lay(self, seat: i64, card: i64, whose: i64, place: i64) -> None:
        """A-31 to A-33: what lies under a wrench goes to the discard pile."""
        roofs = self.table.roofs
        at = roof_of(seat) ^ whose
        gone = card_at(roofs[at], place)
        if gone >= 0:
            self.discard(gone)
        roofs[at] = with_pipe(without(roofs[at], place), card, place)
        self.log_event(log.entry(log.LAID, seat, card, whose, place, gone))

    def _take_off(self, seat: i64, card: i64, whose: i64, place: i64) -> None:
        """A-34, A-35: the card taken off goes under the one that did it (A-60)."""
        roofs = self.table.roofs
        at = roof_of(seat) ^ whose
        gone = card_at(roofs[at], place)
        roofs[at] = without(roofs[at], place)
        self.discard(gone)
        self.discard(card)
        self.log_event(log.entry(log.TOOK_OFF, seat, card, whose, place, gone))

    # --- Closing --------------------------------------------------------------------------------

    def _close(self) -> None:
        """A-40; with four players the partner is asked first (A-52)."""
        table = self.table
        if table.seats == 2:
            self._end_round(table.on_turn)
            return
        self.log_event(log.entry(log.ASKED, table.on_turn))
        table.asked = True
        table.phase = ANSWERING
        table.decider = partner_of(table.on_turn)

    def _answer(self, yes: i64) -> None:
        """A-52: with consent the game is closed; refused, a card must be played."""
        table = self.table
        self.log_event(log.entry(log.ANSWERED, table.decider, yes))
        if yes:
            self._end_round(table.on_turn)
            return
        table.phase = PLAYING
        table.decider = table.on_turn

    # --- The end of turns, games and the match --------------------------------------------------

    def _begin_turn(self, seat: i64) -> None:
        """A-30: a card is drawn while there is one (A-41)."""
        table = self.table
        table.on_turn = seat
        table.decider = seat
        table.asked = False
        if self.drawn < len(self.pile):
            card = self.pile[self.drawn]
            self.drawn += 1
            table.pile_size -= 1
            self.hands[seat] = with_card(self.hands[seat], card)
            table.add_cards(seat, 1)
            self.log_event(log.entry(log.DREW, seat, secret=card))

    def _finish_turn(self) -> None:
        """A-41: the next player who can have a card; without any left the game ends."""
        table = self.table
        seat = table.next_seat(table.on_turn)
        if not table.pile_size:
            if not table.hand_sizes:
                self._end_round(NO_SEAT)
                return
            while not table.hand_size(seat):
                self.log_event(log.entry(log.SKIPPED, seat))
                seat = table.next_seat(seat)
        self._begin_turn(seat)

    def _end_round(self, closed_by: i64) -> None:
        """A-40 to A-42, A-54: both systems are scored; so many games make a match."""
        table = self.table
        if closed_by != NO_SEAT:
            self.log_event(log.entry(log.CLOSED, closed_by))
        self._score(closed_by)
        table.asked = False
        if table.games_left() > 0:
            table.phase = DEALING
            table.decider = CHANCE
            return
        table.phase = OVER
        table.decider = TERMINAL
        self.log_event(log.entry(log.GAME_OVER))

    def _score(self, closed_by: i64) -> None:
        table = self.table
        result = round_result(closed_by, worth(table.roofs[0]), worth(table.roofs[1]))
        for roof in range(ROOFS):
            self.log_event(log.scored(roof, result.worth[roof], result.scores[roof]))
        table.results = (*table.results, result)


def _pair(numbers: tuple[int, int]) -> str:
    return f"{numbers[0]} {numbers[1]}"
