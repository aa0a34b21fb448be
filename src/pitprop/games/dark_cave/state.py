"""The whole state of a game, and how moves and chance change it."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, remove, vec
from mypy_extensions import i64

from pitprop.core.errors import IllegalMoveError, PitpropError, Refusal
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, NOBODY
from pitprop.core.playable import Playable
from pitprop.games.dark_cave import log
from pitprop.games.dark_cave.cards import (
    ACTION,
    ALL_GOLD,
    BOOTS,
    BRIDGE_FROM,
    CLAN_NAMES,
    CREATURES,
    EXIT_SLOT,
    FIRST_GOLD,
    FROM_OUTSIDE,
    GATE,
    GOAL_BIT,
    GOAL_X,
    GOAL_Y,
    GOALS,
    GROUP_OF,
    HAS_TUNNEL,
    KIND_NAMES,
    LINDWORM,
    RAT,
    SEAT_BIT,
    SLOT_BIT,
    SLOTS,
    START_FACE,
    TUNNEL_SLOT,
    goal_distance,
)
from pitprop.games.dark_cave.census import census
from pitprop.games.dark_cave.codec import encode_state
from pitprop.games.dark_cave.deal import Deal, Dealt, Loss, as_dealt, draw_deal, draw_loss, why_not
from pitprop.games.dark_cave.hand import (
    EMPTY_HAND,
    card_at,
    holds,
    lowest,
    unpacked,
    with_card,
    without_card,
    without_lowest,
)
from pitprop.games.dark_cave.moves import (
    CUT,
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    LAY,
    LURE,
    PASS,
    PROPOSE,
    ROCKFALL_ON,
    STAY,
    STEP,
    STEP_GOAL,
    SWAP_WITH,
    TAKE_VEIN,
    TURN,
    USE_AXE,
    WEB_ON,
    Move,
    card_of,
    end_of,
    face_of,
    field_of,
    is_yes,
    kind_of,
    seat_of,
    second_of,
)
from pitprop.games.dark_cave.net import (
    NO_FIELD,
    empty_net,
    is_in,
    place_of,
    slot_of,
    web,
    web_edge,
    web_kind,
    web_number,
    web_owner,
)
from pitprop.games.dark_cave.notation import print_table
from pitprop.games.dark_cave.rules import (
    asked_first,
    can_do_something,
    cards_are_gone,
    clan_is_out,
    codes,
    steps_to_begin_with,
    ways_to_lie,
)
from pitprop.games.dark_cave.scoring import score, work_for
from pitprop.games.dark_cave.spelling import NOWHERE, lookup, spell
from pitprop.games.dark_cave.table import (
    BY_AGREEMENT,
    BY_CARDS,
    BY_CLAN,
    CARD,
    DEALING,
    DEFENDING,
    ENDING_NAMES,
    FACE_DOWN,
    GROUP_UNIT,
    HIDDEN,
    LOSING,
    MOVING,
    NO_CREATURE,
    NO_SEAT,
    NOBODY_WON,
    OUT,
    OVER,
    TAKING,
    TURNING,
    VOTING,
    Table,
    face_down,
    face_down_seat,
    filled,
)
from pitprop.games.dark_cave.view import View
from pitprop.games.dark_cave.why import refusal
from pitprop.tunnels.maze import GOAL, pack

_NOTHING: Final[vec[i64]] = vec[i64]()

# Room for as many events as a game usually has, so that the log seldom grows.
_MANY_EVENTS: Final = 400

_NO_SPOT: Final = 0
_YES: Final = 1
_GOBLIN_TOOK: Final = 1
_TUNNEL_COST: Final = 0
_WENT: Final = 4


def new_state(table: Table, seed: str | None) -> State:
    """The state before the deal."""
    state = State(table, seed)
    state.hands = filled(table.seats, EMPTY_HAND)
    state.characters = filled(table.seats, 0)
    state.looked = filled(table.seats, 0)
    state.met = filled(table.seats, 0)
    return state


class State(Playable):
    """Everything about one game of The Dark Cave, at one moment.

    Attributes:
        table: what everybody sees.
        seed: where chance comes from; None where it is told.
        characters: each seat's character.
        aside: the clan cards laid aside, sorted.
        goals: the goals in the corners, row by row; nothing before the deal.
        hands: each seat's hand, packed (see `hand`).
        pile: the draw pile as it was dealt, the top first.
        drawn: how many cards of `pile` have been drawn.
        box: the cards taken out for the whole game, sorted.
        hidden: the kinds of the face-down discards, in their order.
        looked: the goals that each seat has looked at, a mask of goals a seat.
        met: whose clan cards each seat has looked at, a mask of seats a seat.
        log: what has happened.
        acting: who has just decided: a seat or `CHANCE`; no part of what the state is.
    """

    __slots__ = (
        "acting",
        "aside",
        "box",
        "characters",
        "drawn",
        "goals",
        "hands",
        "hidden",
        "log",
        "looked",
        "met",
        "pile",
        "table",
    )

    def __init__(self, table: Table, seed: str | None) -> None:
        self.table = table
        self.seed = seed
        self.characters = _NOTHING
        self.aside: tuple[int, ...] = ()
        self.goals = _NOTHING
        self.hands = _NOTHING
        self.pile = _NOTHING
        self.drawn: i64 = 0
        self.box: tuple[int, ...] = ()
        self.hidden = _NOTHING
        self.looked = _NOTHING
        self.met = _NOTHING
        self.log = _NOTHING
        self.acting: i64 = CHANCE

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

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `NOBODY`."""
        return self.table.decider

    def view(self, seat: int) -> View:
        """What a seat (or `SPECTATOR`) may know: built up from what D-90 and D-91 name."""
        table = self.table.clone()
        own = 0 <= seat < table.seats and table.phase != DEALING
        return View(
            table=table,
            seat=seat,
            hand=unpacked(self.hands[seat]) if own else [],
            characters=[self._character_seen(seat, other) for other in range(table.seats)],
            known_goals=[self._goal_seen(seat, goal) for goal in range(GOALS)],
            aside=self.aside if own and self._has_seen_aside(seat) else (),
            hidden=self._hidden_of(seat),
            log=vec[i64]([log.for_seat(logged, seat) for logged in self.log]),
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

    def _has_seen_aside(self, seat: int) -> bool:
        """D-81."""
        left = self.table.left
        return len(left) > 0 and left[0] == seat

    def _hidden_of(self, seat: int) -> list[int]:
        """D-91: the seat's own cards that lie face down on the discard pile."""
        owners = [face_down_seat(card) for card in self.table.discards if card >= FACE_DOWN]
        return [kind for kind, owner in zip(self.hidden, owners, strict=True) if owner == seat]

    def codes(self) -> vec[i64]:
        """The codes of the moves of whoever decides (see `moves`)."""
        return codes(self.table, self._hand_to_play())

    def _hand_to_play(self) -> i64:
        """The hand of whoever decides."""
        seat = self.table.decider
        return self.hands[seat] if seat >= 0 else EMPTY_HAND

    def spell(self, code: i64) -> Move:
        """The typed move of a code, which holds for this table only."""
        return spell(self.table, code)

    def legal_moves(self) -> list[Move]:
        """The moves of whoever decides."""
        return [spell(self.table, code) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the decider may not make a move, or None where it may."""
        return refusal(self.table, self.table.decider, self._hand_to_play(), move)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What has happened, as a seat may know it."""
        places = self.table.net.maze.coordinates
        return [log.decode(log.for_seat(logged, seat), places) for logged in self.log[since:]]

    def scores(self) -> list[int]:
        """D-83: at the end, what the treasure is worth of the clan that each seat worked for."""
        result = self.table.result
        if result is None:
            return [0] * self.table.seats
        return [result.treasures[self._side(seat)] for seat in range(self.table.seats)]

    def _side(self, seat: int) -> int:
        return work_for(self.table.clans[seat], self.characters[seat])

    def winners(self) -> list[int]:
        """D-83: all who worked for the clan that has won."""
        result = self.table.result
        if result is None or result.winner == NOBODY_WON:
            return []
        return [seat for seat in range(self.table.seats) if self._side(seat) == result.winner]

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

    def encode(self) -> bytes:
        """The whole state as bytes; equal states, equal bytes."""
        return encode_state(self)

    # --- Chance ---------------------------------------------------------------------------------

    def draw(self) -> Deal | Loss:
        """What chance decides now, from the state's own seed. Changes nothing.

        Raises:
            PitpropError: chance has nothing to decide, or the state has no seed.
        """
        self._check_chance()
        if self.table.phase == DEALING:
            return self._drawn_deal().told()
        seat = self.loser()
        kind = self._drawn_loss()
        return Loss(seat, kind, GROUP_OF[kind])

    def _check_chance(self) -> None:
        if self.table.decider != CHANCE:
            raise PitpropError("chance has nothing to decide now")

    def _own_seed(self) -> str:
        if self.seed is None:
            raise PitpropError("this state has no seed: what chance decides has to be told")
        return self.seed

    def _drawn_deal(self) -> Dealt:
        table = self.table
        return draw_deal(self._own_seed(), table.seats, table.first, table.options.one_clan)

    def _drawn_loss(self) -> i64:
        seat = self.loser()
        at = draw_loss(self._own_seed(), self.table.losses, self.table.hand_size(seat))
        return card_at(self.hands[seat], at)

    def loser(self) -> i64:
        """Who loses a card next (D-77); `NO_SEAT` where nobody does."""
        return asked_first(self.table, self.table.losing)

    def resolve(self, chance: Deal | Loss) -> None:
        """Carry out what chance decided.

        Raises:
            PitpropError: chance has nothing to decide, or this is no outcome it could have.
        """
        self._check_chance()
        table = self.table
        if isinstance(chance, Deal):
            if table.phase != DEALING:
                raise PitpropError("this is a deal, and a card is to be lost")
            wrong = why_not(chance, table.seats, table.first, table.options.one_clan)
            if wrong:
                raise PitpropError(wrong)
            self._prepare(as_dealt(chance))
            return
        if table.phase != LOSING:
            raise PitpropError("this is a lost card, and the deal is due")
        if chance.card < 0 or not holds(self.hands[self.loser()], chance.card):
            raise PitpropError(f"seat {self.loser() + 1} has no such card to lose [D-93]")
        self._lose(chance.card)

    def deal(self) -> None:
        """Draw what chance decides from the state's own seed and carry it out.

        Raises:
            PitpropError: chance has nothing to decide, or the state has no seed.
        """
        if self.table.phase == DEALING:
            self._prepare(self._drawn_deal())
        else:
            self._check_chance()
            self._lose(self._drawn_loss())

    def draw_pile(self) -> list[str]:
        """The cards of the draw pile, the top first."""
        return [KIND_NAMES[kind] for kind in self.pile[self.drawn :]]

    # --- The deal -------------------------------------------------------------------------------

    def _prepare(self, deal: Dealt) -> None:
        """D-10 to D-15."""
        table = self.table
        seats = table.seats
        characters = vec[i64](capacity=seats)
        clans = vec[i64](capacity=seats)
        for card in deal.clans:
            characters = append(characters, card & 1)
            clans = append(clans, card >> 1)
        self.characters = characters
        table.clans = clans
        self.aside = deal.aside
        table.aside = len(deal.aside)
        self.goals = deal.goals
        self.hands = deal.hands
        self.pile = deal.pile
        self.box = deal.box
        table.gold = filled(seats, FIRST_GOLD)
        table.supply = ALL_GOLD - FIRST_GOLD * seats
        self._count_cards(deal)
        self._lay_out()
        self.log = vec[i64](capacity=_MANY_EVENTS)
        table.starter = deal.first
        self._tell(log.entry(log.DEALT, deal.first))
        self._begin_turn(deal.first)

    def _count_cards(self, deal: Dealt) -> None:
        table = self.table
        for seat, hand in enumerate(deal.hands):
            table.backs[seat] = backs_of(hand)
        for kind in deal.pile:
            table.pile[GROUP_OF[kind]] += 1

    def _lay_out(self) -> None:
        """D-10, D-13."""
        table = self.table
        distance = goal_distance(table.seats)
        table.net = empty_net()
        start = table.net.lay_at(pack(0, 0), START_FACE)
        places = vec[i64](capacity=GOALS)
        goal: i64 = 0
        while goal < GOALS:
            place = table.net.hide_goal(distance * GOAL_X[goal], distance * GOAL_Y[goal])
            places = append(places, place)
            goal += 1
        table.goal_place = places
        table.dwarves = filled(table.seats, SLOTS * start + 4)

    # --- Moves ----------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Carry out a move of whoever decides.

        Raises:
            IllegalMoveError: a rule forbids it; the state is as it was.
        """
        why = self.refusal(move)
        if why is not None:
            raise IllegalMoveError(why, str(move), print_table(self.table))
        code = lookup(self.table, move)
        if code == NOWHERE:
            raise PitpropError(f"{move} speaks of a place that isn't there")
        self.advance(code)

    def advance(self, code: i64) -> None:
        """Carry out a move that is known to be legal: one of `codes()`. Nothing is checked."""
        kind = kind_of(code)
        self.acting = self.table.decider
        if kind <= PASS:
            self._play_card(kind, code)
        elif kind == STEP:
            self._step(field_of(code))
        elif kind == STEP_GOAL:
            self._reveal(field_of(code))
        elif kind == CUT:
            self._cut(field_of(code))
        elif kind == STAY:
            self._stay()
        elif kind == PROPOSE:
            self._propose()
        elif kind == USE_AXE:
            self._answer_attack(is_yes(code))
        elif kind == TAKE_VEIN:
            self._answer_vein(is_yes(code))
        elif kind == TURN:
            self._enter_goal(face_of(code))
        else:
            self._vote(is_yes(code))

    def _tell(self, entry: i64) -> None:
        self.log = append(self.log, entry)

    # --- Cards in hand, in front of players and on the discard pile ------------------------------

    def _gain_card(self, seat: i64, kind: i64) -> None:
        self.hands[seat] = with_card(self.hands[seat], kind)
        self.table.backs[seat] += GROUP_UNIT[GROUP_OF[kind]]

    def _spend_card(self, seat: i64, kind: i64) -> None:
        self.hands[seat] = without_card(self.hands[seat], kind)
        self.table.backs[seat] -= GROUP_UNIT[GROUP_OF[kind]]

    def _discard(self, kind: i64) -> None:
        self.table.discards = append(self.table.discards, kind)

    def _discard_face_down(self, seat: i64, kind: i64) -> None:
        """D-92: its back stays public, and whose it was."""
        self._discard(face_down(GROUP_OF[kind], seat))
        self.hidden = append(self.hidden, kind)

    # --- 1. Playing a card -----------------------------------------------------------------------

    def _play_card(self, kind: i64, code: i64) -> None:
        """D-20, D-22."""
        table = self.table
        seat = table.on_turn
        card = card_of(code)
        self._spend_card(seat, card)
        table.draws = 1
        table.drawer = seat
        if kind == LAY:
            self._lay(seat, field_of(code), face_of(code))
        elif kind == PASS:
            self._pass(seat, card, second_of(code))
        elif kind == LURE:
            self._lure(seat, card, field_of(code), end_of(code))
            return
        elif kind == WEB_ON:
            self._put_web(seat, card, field_of(code))
        elif kind == EQUIP:
            self._equip(seat, card, seat_of(code))
        else:
            self._discard(card)  # D-59
            self._act(kind, seat, card, code)
        self._finish_card()

    def _act(self, kind: i64, seat: i64, card: i64, code: i64) -> None:
        """D-50 to D-52."""
        if kind == INFO_GOAL:
            self._look_at_goal(seat, card, field_of(code))
        elif kind == INFO_CLAN:
            self._look_at_clan(seat, card, seat_of(code))
        elif kind == ROCKFALL_ON:
            self._fall(seat, card, field_of(code))
        elif kind == SWAP_WITH:
            self._swap(seat, card, seat_of(code))

    def _lay(self, seat: i64, place: i64, face: i64) -> None:
        """D-30, D-44: gold is put on a vein as soon as it is laid."""
        net = self.table.net
        net.lay_at(net.maze.coordinates[place], face)
        self._put_gold(place)
        self._tell(log.entry(log.LAID, seat, face, spot=log.place_spot(place)))

    def _put_gold(self, place: i64) -> None:
        """D-44: from the supply."""
        table = self.table
        if table.supply and table.net.put_gold(place):
            table.supply -= 1

    def _pass(self, seat: i64, card: i64, second: i64) -> None:
        """D-20, D-22: as many are drawn as were passed."""
        self._discard_face_down(seat, card)
        self._tell(log.entry(log.PASSED, seat, GROUP_OF[card], secret=card))
        if second >= 0:
            self._spend_card(seat, second)
            self._discard_face_down(seat, second)
            self._tell(log.entry(log.PASSED, seat, GROUP_OF[second], secret=second))
            self.table.draws = 2

    def _look_at_goal(self, seat: i64, card: i64, place: i64) -> None:
        """D-50."""
        goal = self.table.goal_at(place)
        self.looked[seat] |= GOAL_BIT[goal]
        known = self.goals[goal]
        spot = log.place_spot(place)
        self._tell(log.entry(log.LOOKED_GOAL, seat, card, spot=spot, secret=known))

    def _look_at_clan(self, seat: i64, card: i64, target: i64) -> None:
        """D-50."""
        self.met[seat] |= SEAT_BIT[target]
        known = self.characters[target]
        self._tell(log.entry(log.LOOKED_CLAN, seat, card, target, secret=known))

    def _fall(self, seat: i64, card: i64, place: i64) -> None:
        """D-51."""
        table = self.table
        net = table.net
        face = net.faces[place]
        self._tell(log.entry(log.FELL, seat, face, spot=log.place_spot(place), end=card))
        slot: i64 = 0
        while slot < SLOTS:
            if net.take_gold(SLOTS * place + slot):
                table.supply += 1
            slot += 1
        side: i64 = 0
        while side < 4:
            if GATE[4 * face + side] >= 0 and net.across(place, side) == NO_FIELD:
                at = net.web_at(net.edge(place, side))
                if at >= 0:
                    self._remove_web(at)
            side += 1
        net.remove(place)
        self._discard(face >> 1)

    def _swap(self, seat: i64, card: i64, target: i64) -> None:
        """D-52."""
        table = self.table
        self._tell(log.entry(log.SWAPPED, seat, card, target))
        self._tell_given(seat, target)
        self._tell_given(target, seat)
        hand = self.hands[seat]
        self.hands[seat] = self.hands[target]
        self.hands[target] = hand
        backs = table.backs[seat]
        table.backs[seat] = table.backs[target]
        table.backs[target] = backs
        table.drawer = target

    def _tell_given(self, seat: i64, target: i64) -> None:
        """D-91: giver and taker know the cards, the others their backs, group by group."""
        group: i64 = 0
        while group < len(GROUP_UNIT):
            rest = self.hands[seat]
            while rest:
                kind = lowest(rest)
                if GROUP_OF[kind] == group:
                    self._tell(log.entry(log.GAVE, seat, group, target, secret=kind))
                rest = without_lowest(rest)
            group += 1

    def _equip(self, seat: i64, card: i64, target: i64) -> None:
        """D-54, D-55."""
        table = self.table
        if ACTION[card] == BOOTS:
            table.boots[target] = card + 1
        else:
            table.axes[target] = _with_last(table.axes[target], card)
        self._tell(log.entry(log.EQUIPPED, seat, card, target))

    # --- Webs -----------------------------------------------------------------------------------

    def _put_web(self, seat: i64, card: i64, edge: i64) -> None:
        """D-53."""
        net = self.table.net
        net.webs = append(net.webs, web(edge, 2, seat, card))
        spot = log.side_spot(net.named_side(edge))
        self._tell(log.entry(log.WEBBED, seat, card, spot=spot))

    def _turn_web(self, at: i64) -> i64:
        """D-53, D-56: a 2 becomes 1, a 1 goes; returns what it shows then."""
        webs = self.table.net.webs
        packed = webs[at]
        if web_number(packed) == 1:
            self._remove_web(at)
            return 0
        webs[at] = web(web_edge(packed), 1, web_owner(packed), web_kind(packed))
        return 1

    def _remove_web(self, at: i64) -> None:
        net = self.table.net
        packed = net.webs[at]
        net.webs = remove(net.webs, packed)
        self._discard(web_kind(packed))

    def _cut(self, edge: i64) -> None:
        """D-56."""
        table = self.table
        net = table.net
        seat = table.on_turn
        self._use_up_axe(seat)
        spot = log.side_spot(net.named_side(edge))
        number = self._turn_web(net.web_at(edge))
        self._tell(log.entry(log.CUT, seat, target=number, spot=spot))
        if table.phase == MOVING:
            self._go_on_moving()

    def _use_up_axe(self, seat: i64) -> None:
        """D-56: the one laid first."""
        axes = self.table.axes
        self._discard(lowest(axes[seat]))
        axes[seat] = without_lowest(axes[seat])

    # --- Creatures ------------------------------------------------------------------------------

    def _lure(self, seat: i64, card: i64, start: i64, end: i64) -> None:
        """D-60, D-61."""
        table = self.table
        net = table.net
        creature = ACTION[card] - RAT
        is_new = table.creatures[creature] == NO_FIELD
        if table.creature_kind[creature] >= 0:
            self._discard(table.creature_kind[creature])
        table.creature_owner[creature] = seat
        table.creature_kind[creature] = card
        there = start if end == NO_FIELD else end
        table.creatures[creature] = there
        self._tell(
            log.entry(
                log.LURED,
                seat,
                card,
                creature + (0 if end == NO_FIELD else _WENT),
                log.field_spot(net.faces[place_of(start)], start),
                log.field_spot(net.faces[place_of(there)], there),
            )
        )
        victims = table.dwarves_at(there)
        stayed = end == NO_FIELD and not (is_new and table.options.spawn_attacks)
        table.is_arriving = False
        if victims and not stayed:
            self._attack(creature, victims)  # D-62, D-63, D-78
        else:
            self._finish_card()

    def _drive_off(self, creature: i64) -> None:
        """D-57, D-65: it leaves the board, and its card is discarded."""
        table = self.table
        table.creatures[creature] = NO_FIELD
        self._discard(table.creature_kind[creature])
        table.creature_kind[creature] = -1
        table.creature_owner[creature] = NO_SEAT

    def _attack(self, creature: i64, victims: i64) -> None:
        """D-57, D-62, D-77: first those with an axe are asked."""
        table = self.table
        field = table.creatures[creature]
        spot = log.field_spot(table.net.faces[place_of(field)], field)
        self._tell(log.entry(log.ATTACKED, table.on_turn, creature, spot=spot))
        table.attacker = creature
        table.victims = victims
        asked: i64 = 0
        seat: i64 = 0
        while seat < table.seats:
            if victims & SEAT_BIT[seat] and table.axes[seat] != EMPTY_HAND:
                asked |= SEAT_BIT[seat]
            seat += 1
        table.asked = asked
        self._ask_next()

    def _ask_next(self) -> None:
        """D-77."""
        table = self.table
        if table.asked:
            table.phase = DEFENDING
            table.decider = asked_first(table, table.asked)
        else:
            self._bite()

    def _answer_attack(self, yes: bool) -> None:
        """D-57."""
        table = self.table
        seat = table.decider
        creature = table.attacker
        if yes:
            self._use_up_axe(seat)
            self._drive_off(creature)
            self._tell(log.entry(log.DROVE_OFF, seat, creature))
            table.asked = 0
            table.victims = 0
            self._finish_attack()
            return
        self._tell(log.entry(log.HELD_BACK, seat, creature))
        table.asked &= ~SEAT_BIT[seat]
        self._ask_next()

    def _bite(self) -> None:
        """D-66: the attack itself, clockwise from the player on turn."""
        table = self.table
        victims = table.victims
        table.victims = 0
        if table.attacker == 0:
            self._ask_for_cards(victims)
            return
        while victims:
            seat = asked_first(table, victims)
            victims &= ~SEAT_BIT[seat]
            if table.attacker == LINDWORM - RAT:
                table.lying[seat] = 1
                self._tell(log.entry(log.LAID_DOWN, seat))
            else:
                self._lose_gold(seat, _GOBLIN_TOOK)
        self._finish_attack()

    def _lose_gold(self, seat: i64, reason: i64) -> None:
        """D-43, D-66: one gold to the supply, or nothing."""
        table = self.table
        lost: i64 = 1 if table.gold[seat] else 0
        table.gold[seat] -= lost
        table.supply += lost
        self._tell(log.entry(log.LOST_GOLD, seat, reason, lost))

    def _finish_attack(self) -> None:
        """What was going on goes on: the card, or the step (D-45)."""
        table = self.table
        next_creature = table.attacker + 1
        table.attacker = NO_CREATURE
        if table.is_arriving:
            if not self._ends():
                self._meet(next_creature)
        else:
            self._finish_card()

    # --- Lost cards -----------------------------------------------------------------------------

    def _ask_for_cards(self, seats: i64) -> None:
        """D-42, D-66, D-93: chance draws from each hand that has a card."""
        table = self.table
        table.losing = 0
        seat: i64 = 0
        while seat < table.seats:
            if seats & SEAT_BIT[seat] and table.backs[seat]:
                table.losing |= SEAT_BIT[seat]
            seat += 1
        self._lose_next()

    def _lose_next(self) -> None:
        table = self.table
        if table.losing:
            table.phase = LOSING
            table.decider = CHANCE
            return
        table.phase = MOVING if table.is_arriving else CARD
        table.decider = table.on_turn
        if table.attacker != NO_CREATURE:
            self._finish_attack()
        elif not self._ends():
            self._meet(0)

    def _lose(self, kind: i64) -> None:
        """D-42, D-66: unseen and face down onto the discard pile."""
        table = self.table
        seat = self.loser()
        self.acting = CHANCE
        table.losing &= ~SEAT_BIT[seat]
        table.losses += 1
        self._spend_card(seat, kind)
        self._discard_face_down(seat, kind)
        self._tell(log.entry(log.LOST_CARD, seat, GROUP_OF[kind], secret=kind))
        self._lose_next()

    # --- 2. Moving ------------------------------------------------------------------------------

    def _finish_card(self) -> None:
        """D-85: a card is carried out in full, then the end is asked for; then one may move."""
        table = self.table
        table.phase = MOVING
        table.decider = table.on_turn
        table.steps = steps_to_begin_with(table)
        if not self._ends():
            self._go_on_moving()

    def _go_on_moving(self) -> None:
        """D-25: where nothing can be done but to close the phase, it is closed."""
        table = self.table
        table.phase = MOVING
        table.decider = table.on_turn
        if not can_do_something(table):
            table.is_closing = True
            if not self._end_movement():
                self._close()

    def _step(self, field: i64) -> None:
        """D-45: the price, creatures, the exit, the end of the movement."""
        table = self.table
        net = table.net
        seat = table.on_turn
        start = table.dwarves[seat]
        table.dwarves[seat] = field
        table.steps -= 1
        table.moved = True
        table.is_arriving = True
        here = net.faces[place_of(start)]
        there = net.faces[place_of(field)]
        self._tell(
            log.entry(
                log.STEPPED,
                seat,
                spot=log.field_spot(here, start),
                end=log.field_spot(there, field),
            )
        )
        is_inside = place_of(start) == place_of(field)
        origin = SLOT_BIT[slot_of(start)] if is_inside else FROM_OUTSIDE
        if BRIDGE_FROM[SLOTS * there + slot_of(field)] & origin:
            self._ask_for_cards(SEAT_BIT[seat])
            return
        if HAS_TUNNEL[there] and slot_of(field) == TUNNEL_SLOT:
            self._lose_gold(seat, _TUNNEL_COST)
        self._meet(0)

    def _meet(self, creature: i64) -> None:
        """D-67, D-68: one creature of the field after the other; then the rest of the step."""
        table = self.table
        field = table.dwarves[table.on_turn]
        while creature < CREATURES:
            if table.creatures[creature] == field:
                table.steps = 0
                self._attack(creature, SEAT_BIT[table.on_turn])
                return
            creature += 1
        self._finish_step()

    def _finish_step(self) -> None:
        """D-45, D-72."""
        table = self.table
        seat = table.on_turn
        field = table.dwarves[seat]
        table.is_arriving = False
        if EXIT_SLOT[table.net.faces[place_of(field)]] == slot_of(field):
            self._leave(seat)
            if self._ends():
                return
        table.phase = MOVING
        table.decider = seat
        if table.steps == 0 and self._end_movement():
            return
        self._go_on_moving()

    def _leave(self, seat: i64) -> None:
        """D-72, D-81."""
        table = self.table
        table.dwarves[seat] = OUT
        table.lying[seat] = 0
        table.steps = 0
        table.left = append(table.left, seat)
        self._tell(log.entry(log.LEFT, seat, target=len(table.left)))
        self._show(seat)
        if len(table.left) == 1 and table.aside:
            known = log.pack_clan_cards(self.aside)
            self._tell(log.entry(log.LOOKED_ASIDE, seat, secret=known))

    def _show(self, seat: i64) -> None:
        """D-44, D-72: the clan card is turned up for the rest of the game."""
        table = self.table
        if table.shown[seat] == HIDDEN:
            table.shown[seat] = self.characters[seat]
            self._tell(log.entry(log.SHOWN, seat, self.characters[seat]))

    def _end_movement(self) -> bool:
        """D-44: a dwarf that ends its movement on gold takes it; tells whether it is asked."""
        table = self.table
        field = table.dwarves[table.on_turn]
        table.steps = 0
        if not table.moved or field == OUT or not is_in(table.net.gold, field):
            return False
        table.moved = False
        if table.options.vein_optional:
            table.phase = TAKING
            table.decider = table.on_turn
            return True
        self._take_vein()
        return False

    def _take_vein(self) -> None:
        """D-44."""
        table = self.table
        seat = table.on_turn
        field = table.dwarves[seat]
        table.net.take_gold(field)
        table.gold[seat] += 1
        spot = log.field_spot(table.net.faces[place_of(field)], field)
        self._tell(log.entry(log.TOOK_GOLD, seat, spot=spot))
        self._show(seat)

    def _answer_vein(self, yes: bool) -> None:
        table = self.table
        seat = table.on_turn
        if yes:
            self._take_vein()
        else:
            field = table.dwarves[seat]
            spot = log.field_spot(table.net.faces[place_of(field)], field)
            self._tell(log.entry(log.LEFT_GOLD, seat, spot=spot))
        if table.is_closing:
            self._close()
        else:
            self._go_on_moving()

    def _stay(self) -> None:
        """D-24, D-25: the movement ends by the player's word, and the phase with it."""
        table = self.table
        self._tell(log.entry(log.STAYED, table.on_turn))
        table.is_closing = True
        if not self._end_movement():
            self._close()

    # --- Goals ----------------------------------------------------------------------------------

    def _reveal(self, place: i64) -> None:
        """D-70, D-75: a goal is seen by all before it is chosen how it lies."""
        table = self.table
        goal = table.goal_at(place)
        table.goal_shown[goal] = self.goals[goal]
        table.turning = goal
        spot = log.place_spot(place)
        self._tell(log.entry(log.REVEALED, table.on_turn, self.goals[goal], spot=spot))
        ways = ways_to_lie(table, goal)
        if len(ways) == 1:
            self._enter_goal(ways[0])
            return
        table.phase = TURNING

    def _enter_goal(self, face: i64) -> None:
        """D-8, D-70: gold is put on its vein; the dwarf stands on the first field."""
        table = self.table
        net = table.net
        seat = table.on_turn
        place = table.goal_place[table.turning]
        start = table.dwarves[seat]
        side = net.side_towards(place, place_of(start))
        here = net.faces[place_of(start)]
        table.turning = -1
        net.lay_at(net.maze.coordinates[place], face, GOAL)
        self._put_gold(place)
        self._tell(log.entry(log.TURNED, seat, face, spot=log.place_spot(place)))
        field = net.gate(place, side)
        table.dwarves[seat] = field
        table.moved = True
        table.steps = 0
        self._tell(
            log.entry(
                log.STEPPED, seat, spot=log.field_spot(here, start), end=log.field_spot(face, field)
            )
        )
        self._finish_step()

    # --- Proposing the end ----------------------------------------------------------------------

    def _propose(self) -> None:
        """D-82, D-86."""
        table = self.table
        seat = table.on_turn
        table.proposed = True
        table.before_vote = table.phase
        table.phase = VOTING
        self._tell(log.entry(log.PROPOSED, seat))
        table.decider = table.next_seat(seat)

    def _vote(self, yes: bool) -> None:
        """D-86: clockwise; the first no ends it."""
        table = self.table
        seat = table.decider
        self._tell(log.entry(log.ANSWERED, seat, _YES if yes else 0))
        if yes:
            table.decider = table.next_seat(seat)
            if table.decider == table.on_turn:
                self._end(BY_AGREEMENT)
            return
        table.decider = table.on_turn
        table.phase = table.before_vote
        if table.phase == MOVING:
            self._go_on_moving()

    # --- 3. Drawing, and the next turn ----------------------------------------------------------

    def _close(self) -> None:
        """D-22, D-25, D-52: the movement phase is over, cards are drawn."""
        table = self.table
        if self._ends_after_movement():
            return
        while table.draws > 0 and self.drawn < len(self.pile):
            kind = self.pile[self.drawn]
            self.drawn += 1
            table.pile[GROUP_OF[kind]] -= 1
            self._gain_card(table.drawer, kind)
            event: i64 = log.DREW if table.drawer == self.acting else log.RECEIVED
            self._tell(log.entry(event, table.drawer, GROUP_OF[kind], secret=kind))
            table.draws -= 1
        self._begin_turn(table.next_seat(table.on_turn))

    def _begin_turn(self, seat: i64) -> None:
        """D-21, D-23: who has no card sits the turn out, and the next is on turn."""
        table = self.table
        while True:
            self._start_turn(seat)
            if table.backs[seat]:
                return
            self._tell(log.entry(log.SAT_OUT, seat))
            seat = table.next_seat(seat)

    def _start_turn(self, seat: i64) -> None:
        """D-23: own webs, own creatures, one's dwarf."""
        table = self.table
        table.on_turn = seat
        table.decider = seat
        table.phase = CARD
        table.turns += 1
        table.steps = 0
        table.moved = False
        table.proposed = False
        table.is_closing = False
        table.draws = 0
        table.drawer = seat
        table.before_vote = CARD
        self._count_down(seat)
        creature: i64 = 0
        while creature < CREATURES:
            if table.creature_owner[creature] == seat:
                self._drive_off(creature)
                self._tell(log.entry(log.CREATURE_LEFT, seat, creature))
            creature += 1
        table.blocked = table.lying[seat] == 1
        if table.blocked:
            table.lying[seat] = 0
            self._tell(log.entry(log.STOOD_UP, seat))

    def _count_down(self, seat: i64) -> None:
        """D-53, D-65."""
        net = self.table.net
        at: i64 = len(net.webs) - 1
        while at >= 0:
            packed = net.webs[at]
            if web_owner(packed) == seat:
                spot = log.side_spot(net.named_side(web_edge(packed)))
                number = self._turn_web(at)
                self._tell(log.entry(log.WEB_DOWN, seat, target=number, spot=spot))
            at -= 1

    # --- The end --------------------------------------------------------------------------------

    def _ends(self) -> bool:
        """D-80, D-85, D-87: asked after each effect, step, loss and draw."""
        table = self.table
        if clan_is_out(table, self.characters):
            self._end(BY_CLAN)
            return True
        return not table.options.last_move and self._ends_after_movement()

    def _ends_after_movement(self) -> bool:
        if cards_are_gone(self.table):
            self._end(BY_CARDS)
            return True
        return False

    def _end(self, ending: i64) -> None:
        """D-83: all turn up their clan cards."""
        table = self.table
        table.phase = OVER
        table.decider = NOBODY
        table.steps = 0
        table.moved = False
        table.is_arriving = False
        table.is_closing = False
        table.asked = 0
        table.shown = self.characters[:]
        self._tell(log.entry(log.GAME_OVER, card=ending))
        table.result = score(
            ending,
            list(table.clans),
            list(self.characters),
            list(table.gold),
            list(table.left),
        )


def backs_of(hand: i64) -> i64:
    """The backs of a hand's cards, counted by group (D-90)."""
    backs: i64 = 0
    while hand:
        backs += GROUP_UNIT[GROUP_OF[lowest(hand)]]
        hand = without_lowest(hand)
    return backs


def _with_last(cards: i64, kind: i64) -> i64:
    """Cards in the order in which they came, with one more at the end."""
    place: i64 = 1
    rest = cards
    while rest:
        place <<= 8
        rest = without_lowest(rest)
    return cards + place * (kind + 1)
