"""What a seat of Saboteur may know, as an array (S-80 to S-82).

`_write` asks for the table and for what the seat alone knows, and for nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.face_down import FACE_DOWN
from pitprop.core.hand import lowest, packed, without_lowest
from pitprop.core.public_table import PublicTable
from pitprop.envs.code_table import CodeTable
from pitprop.envs.codec import Codec
from pitprop.envs.rows import put, write_options
from pitprop.envs.saboteur.layout import (
    ACTIONS,
    EVENT_FACTS,
    EVENTS,
    FIELDS,
    GOAL_FACTS,
    PLANES,
    PLAYER_FACTS,
    WINDOW,
)
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.sample import looked_at
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import (
    DIGGER,
    GOAL_BIT,
    GOALS,
    KINDS,
    MAX_SEATS,
    ROCKFALL,
    SHAPE_KIND,
)
from pitprop.games.saboteur.rules.move_codes import (
    LAY,
    ROCKFALL_ON,
    card_of,
    coordinates_of,
    kind_of,
    pack,
)
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import HIDDEN, Table
from pitprop.tunnels.card import NO_SHAPE, OPEN, SHAPES, is_dead_end
from pitprop.tunnels.maze import (
    NOTHING,
    START,
    lit_in,
    occupant_in,
    packed_x,
    packed_y,
    shape_in,
)
from pitprop.tunnels.maze import pack as packed_place

# Where each field begins.
_MAZE: Final[i64] = FIELDS.at("maze")
_GOALS: Final[i64] = FIELDS.at("goals")
_PLAYERS: Final[i64] = FIELDS.at("players")
_HAND: Final[i64] = FIELDS.at("hand")
_OWN_DISCARDS: Final[i64] = FIELDS.at("own discards")
_GOLD: Final[i64] = FIELDS.at("gold")
_OFFER: Final[i64] = FIELDS.at("offer")
_LEFT: Final[i64] = FIELDS.at("left")
_ROUND: Final[i64] = FIELDS.at("round")
_PHASE: Final[i64] = FIELDS.at("phase")
_RESULTS: Final[i64] = FIELDS.at("results")
_OPTIONS: Final[i64] = FIELDS.at("options")
_EVENTS: Final[i64] = FIELDS.at("events")

_WEST: Final[i64] = WINDOW.west
_NORTH: Final[i64] = WINDOW.north
_COLUMNS: Final[i64] = WINDOW.columns
_ROWS: Final[i64] = WINDOW.rows
_CELLS: Final[i64] = WINDOW.cells
_JOINED: Final[i64] = 4 * WINDOW.cells
_DEAD_END: Final[i64] = PLANES.index("dead end") * WINDOW.cells
# By what lies there: START, TUNNEL, GOAL, HIDDEN_GOAL.
_OCCUPANT: Final[i64] = (PLANES.index("start") - START) * WINDOW.cells

_GOAL_FACTS: Final[i64] = len(GOAL_FACTS)
_FACE_UP: Final[i64] = GOAL_FACTS.index("face up")
_TO_BE_TURNED: Final[i64] = GOAL_FACTS.index("to be turned")
_PLAYER_FACTS: Final[i64] = len(PLAYER_FACTS)
_BROKEN: Final[i64] = PLAYER_FACTS.index("lamp broken")
_CARDS: Final[i64] = PLAYER_FACTS.index("cards in hand")
_GOLD_CARDS: Final[i64] = PLAYER_FACTS.index("gold cards")
_FACE_DOWN_CARDS: Final[i64] = PLAYER_FACTS.index("cards discarded face down")
_ROLE: Final[i64] = PLAYER_FACTS.index("known as digger") - DIGGER
_LOOKED: Final[i64] = PLAYER_FACTS.index("looked at goal 1")
_EVENT_FACTS: Final[i64] = len(EVENT_FACTS)
_MOST_EVENTS: Final[i64] = EVENTS
_WINNERS: Final = 3

_IS_DEAD_END: Final[vec[i64]] = vec[i64](
    [int(shape != NO_SHAPE and is_dead_end(shape)) for shape in range(SHAPES)]
)


def _first_action(kind: int, card: int) -> int:
    """The number of the action with this card at the window's first place; others follow it."""
    there = packed_place(WINDOW.west, WINDOW.north)
    return ACTIONS.of_code(pack(kind, card, coordinates=there)).number


# Where the actions of cards that may go to any place begin: those of each shape, and rockfalls.
_LAYING: Final[vec[i64]] = vec[i64](
    [_first_action(LAY, shape) if SHAPE_KIND[shape] >= 0 else 0 for shape in range(SHAPES)]
)
_FALLING: Final[i64] = _first_action(ROCKFALL_ON, ROCKFALL)


# Where the discard pile is counted: cards that lie face up by kind, the others by seat.
_DISCARDED: Final[vec[i64]] = vec[i64](
    [FIELDS.at("discards") + kind if kind < KINDS else 0 for kind in range(FACE_DOWN)]
    + [
        FIELDS.at("players") + seat * len(PLAYER_FACTS) + _FACE_DOWN_CARDS
        for seat in range(MAX_SEATS)
    ]
)


class SaboteurCodec(Codec):
    """The actions and observations of Saboteur."""

    def __init__(self) -> None:
        super().__init__(CodeTable(ACTIONS.codes), FIELDS.size)

    def actions(self, codes: vec[i64], public: PublicTable, chosen: i64) -> vec[i64]:
        """See `Codec.actions`; most actions are computed, which is faster than looking them up."""
        found = vec[i64](capacity=len(codes))
        for code in codes:
            kind = kind_of(code)
            if kind in (LAY, ROCKFALL_ON):
                cell = _cell(coordinates_of(code))
                if cell >= 0:
                    first = _LAYING[card_of(code)] if kind == LAY else _FALLING
                    found = append(found, first + cell)
            else:
                action = self.table.number(code)
                if action >= 0:
                    found = append(found, action)
        return found

    def observe(
        self, row: vec[u8], base: i64, state: DescribedState, seat: i64, since: i64, chosen: i64
    ) -> None:
        """See `Codec.observe`."""
        assert isinstance(state, State)
        table = state.table
        known: i64 = 0
        goal: i64 = GOALS - 1
        while goal >= 0:
            face = table.goal_face[goal]
            if face == HIDDEN and state.looked[seat] & GOAL_BIT[goal]:
                face = state.goals[goal]
            known = 4 * known + face + 1
            goal -= 1
        own = base + _OWN_DISCARDS
        at: i64 = 0
        for card in table.discards:
            if card == FACE_DOWN + seat:
                row[own + state.passed[at]] += 1
            at += card // FACE_DOWN  # 1 for each card that lies face down
        _write(
            row,
            base,
            table,
            seat,
            state.hands[seat],
            state.roles[seat] if state.roles else -1,
            known,
            state.looked,
            state.gold[seat],
            state.offer if seat == table.decider else (),
            state.log,
            since,
        )

    def observe_view(self, row: vec[u8], view: DescribedView, since: i64, chosen: i64) -> None:
        """See `Codec.observe_view`."""
        assert isinstance(view, View)
        known: i64 = 0
        for face in reversed(view.known_goals):
            known = 4 * known + face + 1
        for kind in view.passed:
            row[_OWN_DISCARDS + kind] += 1
        _write(
            row,
            0,
            view.table,
            view.seat,
            packed(view.hand),
            view.role,
            known,
            looked_at(view),
            tuple(view.gold),
            tuple(view.offer),
            view.log,
            since,
        )


def _write(
    row: vec[u8],
    base: i64,
    table: Table,
    seat: i64,
    hand: i64,
    role: i64,
    known: i64,
    looked: vec[i64],
    gold: tuple[int, ...],
    offer: tuple[int, ...],
    events: vec[i64],
    since: i64,
) -> None:
    _write_maze(row, base + _MAZE, table)
    _write_goals(row, base + _GOALS, table, known)
    _write_players(row, base + _PLAYERS, table, seat, role, looked)
    _write_discards(row, base, table)
    while hand:
        row[base + _HAND + lowest(hand)] += 1
        hand = without_lowest(hand)
    _write_values(row, base + _GOLD, gold)
    _write_values(row, base + _OFFER, offer)
    _write_rest(row, base, table)
    _write_events(row, base + _EVENTS, seat, events, since)


def _write_maze(row: vec[u8], at: i64, table: Table) -> None:
    cells = table.maze.cells
    coordinates = table.maze.coordinates
    place: i64 = 0
    places: i64 = len(cells)
    while place < places:
        lying = cells[place]
        occupant = occupant_in(lying)
        if occupant != NOTHING:
            cell = _cell(coordinates[place])
            if cell >= 0:
                there = at + cell
                row[there + _OCCUPANT + occupant * _CELLS] = 1
                _write_card(row, there, shape_in(lying), lit_in(lying))
        place += 1


def _write_card(row: vec[u8], at: i64, shape: i64, lit: i64) -> None:
    # Written whether there is an opening or not: a mispredicted branch would cost more.
    openings = OPEN[shape]
    put(row, at + _DEAD_END, _IS_DEAD_END[shape])
    side: i64 = 0
    while side < 4:
        put(row, at, openings & 1)
        put(row, at + _JOINED, lit & 1)
        at += _CELLS
        openings >>= 1
        lit >>= 1
        side += 1


def _cell(coordinates: i64) -> i64:
    """The place in the window, row by row; -1 outside of it."""
    x = packed_x(coordinates) - _WEST
    y = packed_y(coordinates) - _NORTH
    return y * _COLUMNS + x if _is_in_window(x, y) else -1


def _is_in_window(x: i64, y: i64) -> bool:
    """Whether a column and a row are in the window, counted from its first ones."""
    return 0 <= x < _COLUMNS and 0 <= y < _ROWS


def _write_goals(row: vec[u8], at: i64, table: Table, known: i64) -> None:
    goal: i64 = 0
    while goal < GOALS:
        face = (known & 3) - 1
        if face >= 0:
            row[at + face] = 1
        if table.goal_face[goal] != HIDDEN:
            row[at + _FACE_UP] = 1
        at += _GOAL_FACTS
        known >>= 2
        goal += 1
    for stone in table.stones:
        row[at + (stone - GOALS) * _GOAL_FACTS + _TO_BE_TURNED] = 1


def _write_players(
    row: vec[u8], at: i64, table: Table, seat: i64, role: i64, looked: vec[i64]
) -> None:
    _write_parts(row, at, table, seat)
    _write_roles(row, at + _ROLE, table, seat, role)
    player: i64 = 0
    while player < table.seats:
        row[at] = 1
        _write_flags(row, at + _BROKEN, table.broken[player])
        put(row, at + _CARDS, table.hand_sizes[player])
        put(row, at + _GOLD_CARDS, table.gold_sizes[player])
        _write_flags(row, at + _LOOKED, looked[player])
        at += _PLAYER_FACTS
        player += 1


def _write_parts(row: vec[u8], at: i64, table: Table, seat: i64) -> None:
    """What part each player has in what is happening now."""
    row[at + seat * _PLAYER_FACTS + 1] = 1
    if table.decider >= 0:
        row[at + table.decider * _PLAYER_FACTS + 2] = 1
    if table.on_turn >= 0:
        row[at + table.on_turn * _PLAYER_FACTS + 3] = 1
    if table.starter >= 0:
        row[at + table.starter * _PLAYER_FACTS + 4] = 1


def _write_roles(row: vec[u8], at: i64, table: Table, seat: i64, role: i64) -> None:
    """One's own role, and those of all once the round is over."""
    if role >= 0:
        row[at + seat * _PLAYER_FACTS + role] = 1
    if table.round > 0 and len(table.results) == table.round:
        roles = table.results[-1].roles
        player: i64 = 0
        while player < table.seats:
            row[at + player * _PLAYER_FACTS + roles[player]] = 1
            player += 1


def _write_flags(row: vec[u8], at: i64, mask: i64) -> None:
    """The tools or goals of a mask: there are three of either."""
    put(row, at, mask & 1)
    put(row, at + 1, mask >> 1 & 1)
    put(row, at + 2, mask >> 2 & 1)


def _write_discards(row: vec[u8], base: i64, table: Table) -> None:
    for card in table.discards:
        row[base + _DISCARDED[card]] += 1


def _write_values(row: vec[u8], at: i64, cards: tuple[int, ...]) -> None:
    for card in cards:
        row[at + card - 1] += 1


def _write_rest(row: vec[u8], base: i64, table: Table) -> None:
    put(row, base + _LEFT, table.pile_size)
    put(row, base + _LEFT + 1, table.stack_size)
    put(row, base + _LEFT + 2, table.offered)
    if table.round:
        row[base + _ROUND + table.round - 1] = 1
    row[base + _PHASE + table.phase] = 1
    at = base + _RESULTS
    for result in table.results:
        row[at + result.winner] = 1
        at += _WINNERS
    write_options(row, base + _OPTIONS, table.options)


def _write_events(row: vec[u8], at: i64, seat: i64, events: vec[i64], since: i64) -> None:
    last: i64 = len(events) - 1
    written: i64 = 0
    while last >= since and written < _MOST_EVENTS:
        logged = events[last]
        last -= 1
        event = log.event_of(logged)
        if event == log.DREW:
            continue
        logged = log.for_seat(logged, seat)
        put(row, at, event + 1)
        if log.seat_of(logged) != log.NO_ONE:
            put(row, at + 1, log.seat_of(logged) + 1)
        put(row, at + 2, log.card_of(logged) + 1)
        put(row, at + 3, log.target_of(logged) + 1)
        put(row, at + 4, log.tool_of(logged) + 1)
        x = log.x_of(logged) - _WEST
        y = log.y_of(logged) - _NORTH
        if _is_in_window(x, y):
            put(row, at + 5, x + 1)
            put(row, at + 6, y + 1)
        secret = log.secret_of(logged)
        if secret >= 0:
            put(row, at + 7, secret + 1)
        at += _EVENT_FACTS
        written += 1


CODEC: Final = SaboteurCodec()
