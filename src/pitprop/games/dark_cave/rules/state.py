"""The whole state of a game, and how moves and chance change it."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.asked import check_seat
from pitprop.core.description.moves import DescribedMove
from pitprop.core.errors import PitpropError, Refusal, no_rule_for
from pitprop.core.face_down import own_face_down
from pitprop.core.game import CHANCE
from pitprop.core.hand import EMPTY_HAND, card_at, hand_of, holds, unpacked
from pitprop.core.public_table import DEALING, filled
from pitprop.games.dark_cave.content import STATE
from pitprop.games.dark_cave.events import EVENTS
from pitprop.games.dark_cave.fault import fault
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.census import census
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES, Move
from pitprop.games.dark_cave.rules import moving
from pitprop.games.dark_cave.rules.allowed import codes
from pitprop.games.dark_cave.rules.cards import CLAN_NAMES, GOAL_BIT, GOALS, GROUP_OF, SEAT_BIT
from pitprop.games.dark_cave.rules.creatures import answer_attack
from pitprop.games.dark_cave.rules.deal import (
    Deal,
    Loss,
    PackedDeal,
    draw_deal,
    draw_loss,
    packed_deal,
)
from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    PROPOSE,
    STAY,
    STEP,
    STEP_GOAL,
    TAKE_VEIN,
    TURN,
    USE_AXE,
    VOTE,
    face_of,
    field_of,
    is_yes,
    kind_of,
    plays_card,
)
from pitprop.games.dark_cave.rules.playing import play_card
from pitprop.games.dark_cave.rules.preparing import prepare
from pitprop.games.dark_cave.rules.scoring import winners, work_for
from pitprop.games.dark_cave.rules.state_data import StateData
from pitprop.games.dark_cave.rules.table import ENDING_NAMES, LOSING, NOBODY_WON, Table
from pitprop.games.dark_cave.rules.voting import propose, vote
from pitprop.games.dark_cave.rules.why import refusal
from pitprop.games.dark_cave.text.deal_check import check_deal
from pitprop.games.dark_cave.text.notation import print_table


def new_state(table: Table, seed: str | None) -> State:
    """The state before the deal."""
    state = State(table, seed)
    state.hands = filled(table.seats, EMPTY_HAND)
    state.characters = filled(table.seats, 0)
    state.looked = filled(table.seats, 0)
    state.met = filled(table.seats, 0)
    return state


class State(StateData):
    """Everything about one game of The Dark Cave, at one moment, and how it goes on."""

    content = STATE
    event_set = EVENTS
    move_set = MOVES

    def clone(self) -> State:
        """A state that is equal to this one and never changes with it."""
        copy = State(self.table.clone(), self.seed)
        copy.characters = self.characters  # as dealt: never changed
        copy.aside = self.aside
        copy.goals = self.goals  # as dealt: never changed
        copy.hands = self.hands[:]
        copy.pile = self.pile  # as dealt: never changed
        copy.drawn = self.drawn
        copy.box = self.box
        copy.hidden = self.hidden[:]
        copy.looked = self.looked[:]
        copy.met = self.met[:]
        copy.log = self.log[:]
        return copy

    # --- What can be asked ----------------------------------------------------------------------

    def log_of(self, seat: int) -> vec[i64]:
        """What happened since the last deal, each entry as a seat may know it."""
        return vec[i64]([log.for_seat(logged, seat) for logged in self.log])

    def table_text(self) -> str:
        """What the table shows, in words."""
        return print_table(self.table)

    def view(self, seat: int) -> View:
        """What a seat (or `SPECTATOR`) may know: built up from what D-90 and D-91 name.

        Raises:
            PitpropError: there is no such seat.
        """
        check_seat(seat, self.table.seats)
        table = self.table.clone()
        own = 0 <= seat < table.seats and table.phase != DEALING
        return View(
            table=table,
            seat=seat,
            hand=unpacked(self.hands[seat]) if own else [],
            characters=[self._character_seen(seat, other) for other in range(table.seats)],
            known_goals=[self._goal_seen(seat, goal) for goal in range(GOALS)],
            aside=self.aside if self._knows_aside(seat) else (),
            hidden=own_face_down(table.discards, self.hidden, seat),
            log=self.log_of(seat),
        )

    def _character_seen(self, seat: int, other: int) -> int:
        """D-12, D-50: one's own, those shown, and those looked at."""
        own = 0 <= seat < self.table.seats and self.table.phase != DEALING
        if own and (other == seat or self.met[seat] & SEAT_BIT[other]):
            return self.characters[other]
        return self.table.shown[other]

    def _goal_seen(self, seat: int, goal: int) -> int:
        if 0 <= seat < self.table.seats and self.looked[seat] & GOAL_BIT[goal]:
            return self.goals[goal]
        return self.table.goal_shown[goal]

    def _knows_aside(self, seat: int) -> bool:
        """D-81: whoever was first out; at the end, when all others are turned up, all (D-83)."""
        left = self.table.left
        return self.table.result is not None or (len(left) > 0 and left[0] == seat)

    def codes(self) -> vec[i64]:
        """The codes of the moves of whoever decides (see `moves`)."""
        return codes(self.table, hand_of(self.hands, self.table.decider))

    def legal_moves(self) -> list[Move]:
        """The moves of whoever decides."""
        return [MOVES.decode(code, self.table) for code in self.codes()]

    def why_not(self, move: DescribedMove, code: i64) -> Refusal | None:
        """Why the decider may not make a move with this code, or None where it may."""
        table = self.table
        hand = hand_of(self.hands, table.decider)
        return refusal(table, table.decider, hand, MOVES.checked(move))

    def scores(self) -> list[int]:
        """D-83: at the end, the worth of the treasure of the clan that each seat worked for."""
        result = self.table.result
        if result is None:
            return [0] * self.table.seats
        return [result.treasures[self._side(seat)] for seat in range(self.table.seats)]

    def _side(self, seat: int) -> int:
        return work_for(self.table.clans[seat], self.characters[seat])

    def winners(self) -> list[int]:
        """D-83: all who worked for the clan that has won."""
        return winners(self.table)

    def result_lines(self, seat: int | None = None) -> list[str]:
        """How the game ended, once it has: the two sums and the clan that has won."""
        result = self.table.result
        if result is None:
            return []
        sums = [
            f"{name} {result.saved[clan]} x {result.workers[1 - clan]} = {result.treasures[clan]}"
            for clan, name in enumerate(CLAN_NAMES)
        ]
        winner = "nobody" if result.winner == NOBODY_WON else CLAN_NAMES[result.winner]
        return [f"end {ENDING_NAMES[result.ending]} · {sums[0]} · {sums[1]} · {winner}"]

    def census(self) -> dict[str, int]:
        """How many there are of each card, gold, goal and clan card, wherever they are (D-1)."""
        return census(self)

    # --- Chance ---------------------------------------------------------------------------------

    def draw(self) -> Deal | Loss:
        """What chance decides now, from the state's own seed. Changes nothing.

        Raises:
            PitpropError: chance has nothing to decide, or the state has no seed.
        """
        self.check_chance()
        if self.table.phase == DEALING:
            return self._drawn_deal().as_deal()
        seat = self.next_to_lose()
        kind = self._drawn_loss()
        return Loss(seat, kind, GROUP_OF[kind])

    def _drawn_deal(self) -> PackedDeal:
        return draw_deal(self.own_seed(), self.table)

    def _drawn_loss(self) -> i64:
        seat = self.next_to_lose()
        at = draw_loss(self.own_seed(), self.table.losses, self.table.hand_size(seat))
        return card_at(self.hands[seat], at)

    def apply_chance(self, chance: Deal | Loss) -> None:
        """Carry out what chance decided.

        Raises:
            PitpropError: chance has nothing to decide, or this is not an outcome it could have.
        """
        self.check_chance()
        table = self.table
        if isinstance(chance, Deal):
            if table.phase != DEALING:
                raise PitpropError(fault("loss-not-deal"))
            check_deal(chance, table)
            prepare(self, packed_deal(chance))
            return
        if table.phase != LOSING:
            raise PitpropError(fault("deal-not-loss"))
        if chance.card < 0 or not holds(self.hands[self.next_to_lose()], chance.card):
            raise PitpropError(fault("nothing-to-lose", seat=self.next_to_lose() + 1))
        self._lose(chance.card)

    def deal(self) -> None:
        """Draw what chance decides from the state's own seed and carry it out.

        Raises:
            PitpropError: chance has nothing to decide, or the state has no seed.
        """
        if self.table.phase == DEALING:
            prepare(self, self._drawn_deal())
        else:
            self.check_chance()
            self._lose(self._drawn_loss())

    def _lose(self, kind: i64) -> None:
        """D-93: the card is lost, and what it interrupted goes on."""
        self.lose_card(kind)
        moving.go_on_losing(self)

    # --- Moves ----------------------------------------------------------------------------------

    def advance(self, code: i64) -> None:
        """Carry out a move that is known to be legal: one of `codes()`. Nothing is checked."""
        kind = kind_of(code)
        self.acting = self.table.decider
        if plays_card(kind):
            play_card(self, code)
        elif kind == STEP:
            moving.step(self, field_of(code))
        elif kind == STEP_GOAL:
            moving.reveal(self, field_of(code))
        elif kind == CUT:
            moving.cut(self, field_of(code))
        elif kind == STAY:
            moving.stay(self)
        elif kind == PROPOSE:
            propose(self)
        elif kind == USE_AXE:
            answer_attack(self, is_yes(code))
            moving.go_on_attacking(self)
        elif kind == TAKE_VEIN:
            moving.answer_vein(self, is_yes(code))
        elif kind == TURN:
            moving.enter_goal(self, face_of(code))
        elif kind == VOTE:
            vote(self, is_yes(code))
        else:
            raise no_rule_for(kind)
        self.acting = CHANCE
