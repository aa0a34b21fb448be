"""The whole state of a game, and how moves and deals change it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.asked import check_seat
from pitprop.core.errors import IllegalMoveError, PitpropError, Refusal
from pitprop.core.events import Event
from pitprop.core.game import CHANCE, NOBODY
from pitprop.core.hand import EMPTY_HAND, unpacked, with_card, without_card
from pitprop.core.search_state import SearchState
from pitprop.games.saboteur.content import STATE
from pitprop.games.saboteur.events import EVENTS
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.census import census
from pitprop.games.saboteur.knowledge.secrets import Pick, Returned
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import Move, decode, encode
from pitprop.games.saboteur.rules.allowed import codes, refusal
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    GOAL_BIT,
    GOAL_SHAPE,
    GOAL_X,
    GOAL_Y,
    GOALS,
    GOLD_DECK,
    HAND_SIZE,
    MAP,
    ROCKFALL,
    SABOTEUR,
    SHAPE_KIND,
    START_SHAPE,
    TOOL_BIT,
    TREASURE,
)
from pitprop.games.saboteur.rules.deal import Deal, Dealt, as_dealt, draw_deal
from pitprop.games.saboteur.rules.gold import (
    SABOTEUR_PAY,
    cards_for_diggers,
    first_picker,
    next_digger,
    pay_by_drawing,
    pay_exactly,
    saboteurs_in_order,
)
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    TURN,
    card_of,
    coordinates_of,
    kind_of,
    seat_of,
    tool_of,
)
from pitprop.games.saboteur.rules.stones import joined_goals, ways_to_lie
from pitprop.games.saboteur.rules.table import (
    DEALING,
    DIGGERS_WON,
    FACE_DOWN,
    HIDDEN,
    NO_SEAT,
    NOBODY_WON,
    OVER,
    PLAYING,
    ROUNDS,
    SABOTEURS_WON,
    TAKING,
    TURNING,
    WINNER_NAMES,
    RoundResult,
    Table,
    filled,
    replaced,
)
from pitprop.games.saboteur.text.deal_check import check_deal
from pitprop.games.saboteur.text.notation import print_table
from pitprop.tunnels.maze import GOAL, NO_PLACE, START, Maze, empty_maze

_NOTHING: Final[vec[i64]] = vec[i64]()


def _prepared_maze() -> Maze:
    """S-12: the start card and, each at its place, the goals face down."""
    maze = empty_maze()
    maze.lay(0, 0, START_SHAPE, START)
    for goal in range(GOALS):
        maze.hide_goal(GOAL_X[goal], GOAL_Y[goal])
    return maze


# What every round begins with; copied, never changed.
_PREPARED_MAZE: Final = _prepared_maze()
_GOAL_PLACES: Final[vec[i64]] = vec[i64](
    [_PREPARED_MAZE.find(GOAL_X[goal], GOAL_Y[goal]) for goal in range(GOALS)]
)

# Room for as many events as a round usually has, so that the log seldom grows.
_MANY_EVENTS: Final = 160


def new_state(table: Table, seed: str | None) -> State:
    """The state before the first deal."""
    state = State(table, seed)
    state.hands = filled(table.seats, EMPTY_HAND)
    state.looked = filled(table.seats, 0)
    state.gold = ((),) * table.seats
    return state


def read_state(data: bytes) -> State:
    """The state that `State.encode` wrote.

    Raises:
        PitpropError: the bytes are not those of a state.
    """
    return STATE.decode(data, State, "a state of Saboteur")


class State(SearchState):
    """Everything about one game of Saboteur, at one moment.

    Attributes:
        table: what everybody sees.
        seed: where the deals come from; None where they are told.
        roles: each seat's role, and last the card left over.
        goals: what the goals are, north to south.
        hands: each seat's hand, packed (see `hand`).
        pile: the draw pile of the round as it was dealt, the top first.
        drawn: how many cards of `pile` have been drawn.
        passed: the kinds of the face-down discards, in their order.
        stack: the gold stack, the top first.
        gold: the values of each seat's gold cards, in the order in which they came.
        offer: the gold cards from which the next digger picks, sorted.
        looked: the goals that each seat has looked at, a mask of goals a seat.
        picks: all gold cards picked in the game.
        returned: all gold cards put back under the stack in the game.
        gained: each finished round's gold pieces by seat.
        log: what happened since the last deal.
    """

    __slots__ = (
        "drawn",
        "gained",
        "goals",
        "gold",
        "hands",
        "log",
        "looked",
        "offer",
        "passed",
        "picks",
        "pile",
        "returned",
        "roles",
        "stack",
        "table",
    )

    def __init__(self, table: Table, seed: str | None) -> None:
        self.table = table
        self.seed = seed
        self.roles: tuple[int, ...] = ()
        self.goals: tuple[int, ...] = ()
        self.hands = _NOTHING
        self.pile = _NOTHING
        self.drawn: i64 = 0
        self.passed = _NOTHING
        self.stack: tuple[int, ...] = ()
        self.gold: tuple[tuple[int, ...], ...] = ()
        self.offer: tuple[int, ...] = ()
        self.looked = _NOTHING
        self.picks: tuple[Pick, ...] = ()
        self.returned: tuple[Returned, ...] = ()
        self.gained: tuple[tuple[int, ...], ...] = ()
        self.log = _NOTHING

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

    @property
    def seats(self) -> int:
        """The number of players."""
        return self.table.seats

    @property
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `NOBODY`."""
        return self.table.decider

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
            passed=self._passed_by(seat),
            gold=list(self.gold[seat]) if own else [],
            offer=list(self.offer) if table.phase == TAKING and seat == table.decider else [],
            picks=[
                (pick.round, pick.offer, pick.value) for pick in self.picks if pick.seat == seat
            ],
            returned=[(back.round, back.value) for back in self.returned if back.seat == seat],
            log=vec[i64]([log.for_seat(logged, seat) for logged in self.log]),
        )

    def _passed_by(self, seat: int) -> list[int]:
        """A seat's own face-down discards (S-81)."""
        owners = [card - FACE_DOWN for card in self.table.discards if card >= FACE_DOWN]
        return [kind for kind, owner in zip(self.passed, owners, strict=True) if owner == seat]

    def codes(self) -> vec[i64]:
        """The codes of the moves of whoever decides (see `moves`)."""
        return codes(self.table, self._hand_to_play(), self.offer)

    def _hand_to_play(self) -> i64:
        """The hand of whoever decides."""
        seat = self.table.decider
        return self.hands[seat] if seat >= 0 else EMPTY_HAND

    def spell(self, code: i64) -> Move:
        """The typed move of a code."""
        return decode(code)

    def legal_moves(self) -> list[Move]:
        """The moves of whoever decides."""
        return [decode(code) for code in self.codes()]

    def refusal(self, move: Move) -> Refusal | None:
        """Why the decider may not make a move, or None where it may."""
        return self._refusal(encode(move))

    def _refusal(self, code: i64) -> Refusal | None:
        return refusal(self.table, self.table.decider, self._hand_to_play(), self.offer, code)

    def events(self, seat: int, since: int = 0) -> list[Event]:
        """What happened since the last deal, as a seat may know it."""
        return [EVENTS.decode(log.for_seat(logged, seat), None) for logged in self.log[since:]]

    def scores(self) -> list[int]:
        """Each seat's gold pieces so far."""
        return [sum(cards) for cards in self.gold]

    def winners(self) -> list[int]:
        """S-72: who has the most gold pieces after three rounds; equals share the win."""
        if self.table.phase != OVER:
            return []
        scores = self.scores()
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

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
        if seat is None or self.table.phase != OVER or at + 1 < ROUNDS:
            return ""
        return f" · total {' '.join([str(score) for score in self.scores()])}"

    def census(self) -> dict[str, int]:
        """How many there are of each card and gold card, wherever they lie (S-1)."""
        hands = [kind for hand in self.hands for kind in unpacked(hand)]
        hidden = [*hands, *self.passed, *self.pile[self.drawn :]]
        gold = [*self.stack, *self.offer, *(value for cards in self.gold for value in cards)]
        return census(self.table, hidden, gold, self.goals, self.roles)

    def encode(self) -> bytes:
        """The whole state as bytes; equal states, equal bytes."""
        return STATE.encode(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and STATE.encode(self) == STATE.encode(other)

    def __reduce__(self) -> tuple[Callable[[bytes], State], tuple[bytes]]:
        return read_state, (STATE.encode(self),)

    # --- The deal -------------------------------------------------------------------------------

    def draw(self) -> Deal:
        """The next deal, from the state's own seed. Changes nothing.

        Raises:
            PitpropError: nothing is to be dealt, or the state has no seed.
        """
        return self._drawn_deal().told()

    def _drawn_deal(self) -> Dealt:
        self._check_dealing()
        if self.seed is None:
            raise PitpropError("this state has no seed: its deals have to be told")
        table = self.table
        stack = self._gold_to_shuffle()
        return draw_deal(self.seed, table.seats, table.round + 1, table.first, stack)

    def apply_chance(self, deal: Deal) -> None:
        """Prepare a round as dealt (S-10 to S-16, S-70, S-71).

        Raises:
            PitpropError: nothing is to be dealt, or (a `DealError`) this is no deal for this round.
        """
        self._check_dealing()
        table = self.table
        stack = self._gold_to_shuffle()
        check_deal(deal, table.seats, table.round + 1, stack, table.first)
        self._prepare(as_dealt(deal))

    def deal(self) -> None:
        """Draw the next deal from the state's own seed and carry it out.

        Raises:
            PitpropError: nothing is to be dealt, or the state has no seed.
        """
        self._prepare(self._drawn_deal())

    def _prepare(self, deal: Dealt) -> None:
        table = self.table
        self.roles = deal.roles
        self.goals = deal.goals
        self.hands = deal.hands
        self.pile = deal.pile
        self.drawn = 0
        self.passed = vec[i64]()
        self.looked = filled(table.seats, 0)
        if deal.gold is not None:
            self.stack = deal.gold
        self._prepare_table(deal)
        self.log = vec[i64](capacity=_MANY_EVENTS)
        self._tell(log.entry(log.DEALT, table.starter, card=table.round))

    def _check_dealing(self) -> None:
        if self.table.phase != DEALING:
            raise PitpropError("there is nothing to deal now")

    def _gold_to_shuffle(self) -> tuple[int, ...] | None:
        """S-15: all gold cards before the first round, later what the option says."""
        if self.table.round == 0:
            return GOLD_DECK
        return self.stack if self.table.options.reshuffle_gold else None

    def _prepare_table(self, deal: Dealt) -> None:
        table = self.table
        table.starter = self._next_starter(deal)
        table.round = deal.round
        table.phase = PLAYING
        table.on_turn = table.starter
        table.decider = table.starter
        table.last_seat = NO_SEAT
        table.maze = _PREPARED_MAZE.clone()
        table.goal_place = _GOAL_PLACES[:]
        table.goal_face = filled(GOALS, HIDDEN)
        table.goal_lies = filled(GOALS, 0)
        table.broken = filled(table.seats, 0)
        table.hand_sizes = filled(table.seats, HAND_SIZE[table.seats])
        table.pile_size = len(deal.pile)
        table.discards = vec[i64]()
        table.stack_size = len(self.stack)

    def _next_starter(self, deal: Dealt) -> i64:
        """S-16, S-71."""
        table = self.table
        if deal.first != NO_SEAT:
            return deal.first
        before = table.starter if table.options.after_starter else table.last_seat
        return (before + 1) % table.seats

    # --- Moves ----------------------------------------------------------------------------------

    def play(self, move: Move) -> None:
        """Carry out a move of whoever decides.

        Raises:
            IllegalMoveError: a rule forbids it; the state is as it was.
        """
        code = encode(move)
        why = self._refusal(code)
        if why is not None:
            raise IllegalMoveError(why, str(move), print_table(self.table))
        self.advance(code)

    def advance(self, code: i64) -> None:
        """Carry out a move that is known to be legal: one of `codes()`. Nothing is checked."""
        kind = kind_of(code)
        if kind == TURN:
            self._orient(card_of(code))
            self._turn_stones()
        elif kind <= PASS:
            self._play_card(kind, code)
        else:
            self._take(card_of(code))

    def _play_card(self, kind: i64, code: i64) -> None:
        """S-20: one card is laid, played or passed; then one is drawn (S-21)."""
        table = self.table
        seat = table.decider
        card = SHAPE_KIND[card_of(code)] if kind == LAY else card_of(code)
        self.hands[seat] = without_card(self.hands[seat], card)
        table.hand_sizes[seat] -= 1
        table.last_seat = seat
        if kind == LAY:
            self._lay(card_of(code), coordinates_of(code))
            return
        if kind == PASS:
            self._pass(seat, card)
        elif kind == BREAK_TOOL:
            self._break(seat, seat_of(code), tool_of(code))
        elif kind == MEND:
            self._mend(seat, card, seat_of(code), tool_of(code))
        elif kind == ROCKFALL_ON:
            self._rockfall(seat, coordinates_of(code))
        elif kind == LOOK_AT:
            self._look(seat, coordinates_of(code))
        self._finish_turn()

    def _lay(self, shape: i64, there: i64) -> None:
        """S-30, S-50."""
        table = self.table
        table.laid_place = table.maze.lay_at(there, shape)
        self._tell(log.entry(log.LAID, table.decider, card=shape, coordinates=there))
        self._turn_stones()

    def _break(self, seat: i64, target: i64, tool: i64) -> None:
        """S-40."""
        self.table.broken[target] |= TOOL_BIT[tool]
        self._tell(log.entry(log.BROKE, seat, target=target, tool=tool))

    def _mend(self, seat: i64, card: i64, target: i64, tool: i64) -> None:
        """S-42, S-43: both cards go to the discard pile, the mended tool below (S-44)."""
        self.table.broken[target] &= ~TOOL_BIT[tool]
        self._discard(BREAK + tool)
        self._discard(card)
        self._tell(log.entry(log.MENDED, seat, card=card, target=target, tool=tool))

    def _rockfall(self, seat: i64, there: i64) -> None:
        """S-44, S-47: the tunnel card goes; nothing is turned up or turned again."""
        table = self.table
        place = table.maze.find_at(there)
        shape = table.maze.shape(place)
        table.maze.remove(place)
        self._discard(SHAPE_KIND[shape])
        self._discard(ROCKFALL)
        self._tell(log.entry(log.FELL, seat, card=shape, coordinates=there))

    def _look(self, seat: i64, there: i64) -> None:
        """S-45."""
        table = self.table
        goal = table.goal_at(table.maze.find_at(there))
        self.looked[seat] |= GOAL_BIT[goal]
        self._discard(MAP)
        self._tell(log.entry(log.LOOKED, seat, coordinates=there, secret=self.goals[goal]))

    def _discard(self, card: i64) -> None:
        self.table.discards = append(self.table.discards, card)

    def _tell(self, entry: i64) -> None:
        self.log = append(self.log, entry)

    def _pass(self, seat: i64, card: i64) -> None:
        """S-23: face down, unseen by the others."""
        self._discard(FACE_DOWN + seat)
        self.passed = append(self.passed, card)
        self._tell(log.entry(log.PASSED, seat, secret=card))

    # --- Reaching goals -------------------------------------------------------------------------

    def _turn_stones(self) -> None:
        """S-50 to S-55: orient the stones turned up, then turn up what they have joined."""
        table = self.table
        while True:
            while table.stones:
                ways = ways_to_lie(table, table.stones[0])
                if len(ways) > 1:
                    table.ways = tuple(ways)
                    table.phase = TURNING
                    return
                self._orient(ways[0])
            reached = joined_goals(table)
            if not reached:
                break
            if self._turn_up(reached):
                self._end_round(table.decider)
                return
        table.laid_place = NO_PLACE
        self._finish_turn()

    def _turn_up(self, reached: list[int]) -> bool:
        """S-55: turn up goals together; tells whether the treasure is among them (S-51)."""
        table = self.table
        for goal in reached:
            table.goal_face[goal] = self.goals[goal]
            place = table.goal_place[goal]
            there = table.maze.coordinates[place]
            known = self.goals[goal]
            self._tell(log.entry(log.REVEALED, table.decider, card=known, coordinates=there))
            if self.goals[goal] == TREASURE:
                table.goal_lies[goal] = GOAL_SHAPE[TREASURE]
        if all(self.goals[goal] != TREASURE for goal in reached):
            table.stones = tuple(reached)
            return False
        treasure = self.goals.index(TREASURE)
        place = table.goal_place[treasure]
        table.maze.lay_at(table.maze.coordinates[place], GOAL_SHAPE[TREASURE], GOAL)
        return True

    def _orient(self, shape: i64) -> None:
        """S-52: the first stone of the batch is turned and becomes part of the maze."""
        table = self.table
        goal = table.stones[0]
        table.stones = table.stones[1:]
        place = table.goal_place[goal]
        there = table.maze.coordinates[place]
        table.goal_lies[goal] = shape
        table.maze.lay_at(there, shape, GOAL)
        table.ways = ()
        table.phase = PLAYING
        self._tell(log.entry(log.TURNED, table.decider, card=shape, coordinates=there))

    # --- The end of turns, rounds and the game --------------------------------------------------

    def _finish_turn(self) -> None:
        """S-21, S-22, S-56: draw; then the next player who has a card, or nobody has any."""
        table = self.table
        if self.drawn < len(self.pile):
            card = self.pile[self.drawn]
            self.hands[table.decider] = with_card(self.hands[table.decider], card)
            self.drawn += 1
            table.pile_size -= 1
            table.hand_sizes[table.decider] += 1
            self._tell(log.entry(log.DREW, table.decider))
        skipped: i64 = 0
        seat = self._after(table.on_turn)
        while not table.hand_sizes[seat]:
            if skipped == table.seats:
                self._end_round(NO_SEAT)
                return
            skipped += 1
            seat = self._after(seat)
        self._tell_skipped(skipped)
        table.on_turn = seat
        table.decider = seat

    def _after(self, seat: i64) -> i64:
        """The next seat clockwise."""
        return seat + 1 if seat + 1 < self.table.seats else 0

    def _tell_skipped(self, skipped: i64) -> None:
        seat = self.table.on_turn
        while skipped:
            seat = self._after(seat)
            self._tell(log.entry(log.SKIPPED, seat))
            skipped -= 1

    def _end_round(self, reached_by: i64) -> None:
        """S-51, S-56, S-57, S-67: who has won the round; then the gold is shared out."""
        table = self.table
        table.laid_place = NO_PLACE
        table.stones = ()
        roles = self.roles[: table.seats]
        if reached_by != NO_SEAT:
            winner = DIGGERS_WON
        else:
            winner = SABOTEURS_WON if SABOTEUR in roles else NOBODY_WON
        self._tell(log.entry(log.ROUND_WON, card=winner))
        nothing = (0,) * table.seats
        self.gained = (*self.gained, nothing)
        if winner == SABOTEURS_WON:
            self._pay_saboteurs()
        else:
            last = reached_by if winner == DIGGERS_WON else table.last_seat
            result = RoundResult(winner, last, self.roles, nothing, nothing, nothing, nothing)
            table.results = (*table.results, result)
        if winner == DIGGERS_WON:
            self._offer_gold(reached_by)
        else:
            self._close_round()

    def _offer_gold(self, reached_by: i64) -> None:
        """S-60 to S-62: draw the diggers' gold cards; the first digger picks."""
        table = self.table
        roles = self.roles[: table.seats]
        due = cards_for_diggers(roles, table.options.gold_for_players)
        self.offer = tuple(sorted(self.stack[:due]))
        self.stack = self.stack[due:]
        table.offered = len(self.offer)
        table.stack_size = len(self.stack)
        self._tell(log.entry(log.OFFERED, card=table.offered))
        table.phase = TAKING
        table.decider = first_picker(roles, reached_by)
        if not self.offer or roles[table.decider] == SABOTEUR:
            self._close_round()

    def _take(self, value: i64) -> None:
        """S-61: pick one, pass the rest on to the next digger."""
        table = self.table
        seat = table.decider
        self.picks = (*self.picks, Pick(table.round, seat, self.offer, value))
        at = self.offer.index(value)
        self.offer = self.offer[:at] + self.offer[at + 1 :]
        table.offered -= 1
        self._tell(log.entry(log.TOOK, seat, secret=value))
        self._gain(seat, (value,))
        table.results = (*table.results[:-1], table.results[-1].with_card(seat))
        if self.offer:
            table.decider = next_digger(self.roles[: table.seats], seat)
        else:
            self._close_round()

    def _pay_saboteurs(self) -> None:
        """S-64 to S-66, S-69."""
        table = self.table
        served = saboteurs_in_order(self.roles[: table.seats], table.last_seat)
        worth = SABOTEUR_PAY[len(served)]
        cards = [0] * table.seats
        pay, due, put_back = cards[:], cards[:], cards[:]
        for seat in served:
            paid, returned = self._pay(worth)
            for value in returned:
                self.returned = (*self.returned, Returned(table.round, seat, value))
                self._tell(log.entry(log.RETURNED, seat, secret=value))
            self._gain(seat, paid)
            for value in paid:
                pay[seat] += value
            cards[seat] = len(paid)
            due[seat] = worth
            put_back[seat] = len(returned)
            self._tell(log.entry(log.PAID, seat, card=len(paid), target=pay[seat]))
        table.stack_size = len(self.stack)
        result = RoundResult(
            SABOTEURS_WON,
            table.last_seat,
            self.roles,
            tuple(cards),
            tuple(pay),
            tuple(due),
            tuple(put_back),
        )
        table.results = (*table.results, result)

    def _pay(self, worth: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """S-65: the cards that the stack gives for one saboteur's pay, and those put back."""
        if self.table.options.pay_by_drawing:
            paid, returned, self.stack = pay_by_drawing(self.stack, worth)
        else:
            paid, returned, self.stack = pay_exactly(self.stack, worth)
        return paid, returned

    def give_gold(self, seat: i64, cards: tuple[int, ...]) -> None:
        """Add gold cards to those of a seat, and nothing else."""
        held = self.gold[seat] + cards
        self.gold = (*self.gold[:seat], held, *self.gold[seat + 1 :])

    def _gain(self, seat: i64, cards: tuple[int, ...]) -> None:
        self.give_gold(seat, cards)
        self.table.gold_sizes[seat] += len(cards)
        gained = self.gained[-1]
        worth = gained[seat]
        for value in cards:
            worth += value
        self.gained = (*self.gained[:-1], replaced(gained, seat, worth))

    def _close_round(self) -> None:
        """S-70, S-72: three rounds make a game."""
        table = self.table
        if table.round < ROUNDS:
            table.phase = DEALING
            table.decider = CHANCE
            return
        table.phase = OVER
        table.decider = NOBODY
        table.all_gold = self.gold
        self._tell(log.entry(log.GAME_OVER))


def _short_note(result: RoundResult) -> str:
    """S-66: the record says who was paid less than due."""
    short = [str(seat + 1) for seat, due in enumerate(result.due) if result.pay[seat] < due]
    return f" · short {' '.join(short)}" if short else ""
