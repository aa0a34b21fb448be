"""The whole state of a game, and how moves and deals change it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.asked import check_seat
from pitprop.core.description.moves import DescribedMove
from pitprop.core.errors import Refusal
from pitprop.core.face_down import own_face_down
from pitprop.core.hand import EMPTY_HAND, hand_of, unpacked
from pitprop.core.public_table import filled
from pitprop.games.saboteur.content import STATE
from pitprop.games.saboteur.events import EVENTS
from pitprop.games.saboteur.knowledge.census import census
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import MOVES, Move, decode
from pitprop.games.saboteur.rules.allowed import codes, refusal
from pitprop.games.saboteur.rules.cards import GOAL_BIT, GOALS, GOLD_DECK, SABOTEUR
from pitprop.games.saboteur.rules.deal import Deal, PackedDeal, draw_deal, packed_deal
from pitprop.games.saboteur.rules.move_codes import TAKE, TURN, card_of, kind_of
from pitprop.games.saboteur.rules.playing import play_card
from pitprop.games.saboteur.rules.preparing import prepare
from pitprop.games.saboteur.rules.reaching import turn_stone
from pitprop.games.saboteur.rules.sharing import take_gold
from pitprop.games.saboteur.rules.state_data import StateData
from pitprop.games.saboteur.rules.table import (
    OVER,
    TAKING,
    WINNER_NAMES,
    RoundResult,
    Table,
)
from pitprop.games.saboteur.text.deal_check import check_deal
from pitprop.games.saboteur.text.notation import print_table


def new_state(table: Table, seed: str | None) -> State:
    """The state before the first deal."""
    state = State(table, seed)
    state.hands = filled(table.seats, EMPTY_HAND)
    state.looked = filled(table.seats, 0)
    state.gold = ((),) * table.seats
    return state


class State(StateData):
    """Everything about one game of Saboteur, at one moment, and how it goes on."""

    content = STATE
    event_set = EVENTS
    move_set = MOVES

    def clone(self) -> State:
        """A state that is equal to this one and never changes with it."""
        copy = State(self.table.clone(), self.seed)
        copy.roles = self.roles
        copy.goals = self.goals
        copy.hands = self.hands[:]
        copy.pile = self.pile  # as dealt: never changed
        copy.drawn = self.drawn
        copy.passed = self.passed[:]
        copy.stack = self.stack
        copy.gold = self.gold
        copy.offer = self.offer
        copy.looked = self.looked[:]
        copy.picks = self.picks
        copy.returned = self.returned
        copy.gained = self.gained
        copy.log = self.log[:]
        return copy

    # --- What can be asked ----------------------------------------------------------------------

    def table_text(self) -> str:
        """What the table shows, in words."""
        return print_table(self.table)

    def view(self, seat: int) -> View:
        """What a seat (or `SPECTATOR`) may know: built up from what S-80 and S-81 name.

        Raises:
            PitpropError: there is no such seat.
        """
        check_seat(seat, self.table.seats)
        table = self.table.clone()
        own = 0 <= seat < table.seats
        return View(
            table=table,
            seat=seat,
            hand=unpacked(self.hands[seat]) if own else [],
            role=self.roles[seat] if own and self.roles else -1,
            known_goals=[
                self.goals[goal]
                if own and self.looked[seat] & GOAL_BIT[goal]
                else table.goal_face[goal]
                for goal in range(GOALS)
            ],
            passed=own_face_down(table.discards, self.passed, seat),
            gold=list(self.gold[seat]) if own else [],
            offer=list(self.offer) if table.phase == TAKING and seat == table.decider else [],
            picks=[
                (pick.round, pick.offer, pick.value) for pick in self.picks if pick.seat == seat
            ],
            returned=[(back.round, back.value) for back in self.returned if back.seat == seat],
            log=self.log_of(seat),
        )

    def codes(self) -> vec[i64]:
        """The codes of the moves of whoever decides (see `moves`)."""
        return codes(self.table, hand_of(self.hands, self.table.decider), self.offer)

    def legal_moves(self) -> list[Move]:
        """The moves of whoever decides."""
        return [decode(code) for code in self.codes()]

    def why_not(self, move: DescribedMove, code: i64) -> Refusal | None:
        """Why the decider may not make a move with this code, or None where it may."""
        table = self.table
        hand = hand_of(self.hands, table.decider)
        return refusal(table, table.decider, hand, self.offer, code)

    def scores(self) -> list[int]:
        """Each seat's gold pieces so far."""
        return [sum(cards) for cards in self.gold]

    def winners(self) -> list[int]:
        """S-72: whoever has the most gold after the last round; those who tie share the win."""
        return self.table.winners()

    def result_lines(self, seat: int | None = None) -> list[str]:
        """A line for each finished round: who won it, and the gold that each seat gained."""
        lines = []
        for at, gained in enumerate(self.gained):
            result = self.table.results[at]
            shown = [
                str(worth)
                if seat in (None, owner)
                or result.roles[owner] == SABOTEUR
                or not result.cards[owner]
                else "?"
                for owner, worth in enumerate(gained)
            ]
            lines.append(
                f"round {at + 1} {WINNER_NAMES[result.winner]} · gold {' '.join(shown)}"
                + _short_note(result)
                + self._total_note(seat, at)
            )
        return lines

    def _total_note(self, seat: int | None, at: int) -> str:
        """S-72: the last result that a seat is told ends with what all have in total."""
        if seat is None or self.table.phase != OVER or at + 1 < self.table.options.rounds:
            return ""
        return f" · total {' '.join([str(score) for score in self.scores()])}"

    def census(self) -> dict[str, int]:
        """How many there are of each card and gold card, wherever they lie (S-1)."""
        return census(self)

    # --- The deal -------------------------------------------------------------------------------

    def draw(self) -> Deal:
        """The next deal, from the state's own seed. Changes nothing.

        Raises:
            PitpropError: nothing is to be dealt, or the state has no seed.
        """
        return self._drawn_deal().as_deal()

    def _drawn_deal(self) -> PackedDeal:
        self.check_chance()
        return draw_deal(self.own_seed(), self.table, self._gold_to_shuffle())

    def apply_chance(self, deal: Deal) -> None:
        """Prepare a round as dealt (S-10 to S-16, S-70, S-71).

        Raises:
            PitpropError: nothing is to be dealt, or (`DealError`) this isn't a deal for this round.
        """
        self.check_chance()
        check_deal(deal, self.table, self._gold_to_shuffle())
        prepare(self, packed_deal(deal))

    def deal(self) -> None:
        """Draw the next deal from the state's own seed and carry it out.

        Raises:
            PitpropError: nothing is to be dealt, or the state has no seed.
        """
        prepare(self, self._drawn_deal())

    def _gold_to_shuffle(self) -> tuple[int, ...] | None:
        """S-15: all gold cards before the first round, later what the option says."""
        if self.table.round == 0:
            return GOLD_DECK
        return self.stack if self.table.options.reshuffle_gold else None

    # --- Moves ----------------------------------------------------------------------------------

    def advance(self, code: i64) -> None:
        """Carry out a move that is known to be legal: one of `codes()`. Nothing is checked."""
        kind = kind_of(code)
        if kind == TURN:
            turn_stone(self, card_of(code))
        elif kind == TAKE:
            take_gold(self, card_of(code))
        else:
            play_card(self, code)


def _short_note(result: RoundResult) -> str:
    """S-66: the record says who was paid less than due."""
    short = [str(seat + 1) for seat, due in enumerate(result.due) if result.pay[seat] < due]
    return f" · short {' '.join(short)}" if short else ""
