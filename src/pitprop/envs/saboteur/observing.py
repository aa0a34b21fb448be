"""What a seat of Saboteur may know, as an array (S-80 to S-82).

`_write` asks for the table and for what the seat alone knows, and for nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.described_state import DescribedState
from pitprop.core.described_view import DescribedView
from pitprop.core.hand import lowest, packed, without_lowest
from pitprop.core.public_table import filled
from pitprop.envs.code_table import CodeTable
from pitprop.envs.codec import Codec
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
from pitprop.envs.sink import Sink
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.knowledge.sample import looked_at
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import (
    DIGGER,
    GOAL_BIT,
    GOALS,
    KINDS,
    MORE,
    TOOL_BIT,
    TOOL_KINDS,
)
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import FACE_DOWN, HIDDEN, Table
from pitprop.tunnels.card import OPEN, SIDE_BIT, is_dead_end
from pitprop.tunnels.maze import NOTHING, START, packed_x, packed_y

# Where each field begins.
_MAZE: Final[i64] = FIELDS.at("maze")
_GOALS: Final[i64] = FIELDS.at("goals")
_PLAYERS: Final[i64] = FIELDS.at("players")
_HAND: Final[i64] = FIELDS.at("hand")
_DISCARDS: Final[i64] = FIELDS.at("discards")
_OWN_DISCARDS: Final[i64] = FIELDS.at("own discards")
_GOLD: Final[i64] = FIELDS.at("gold")
_OFFER: Final[i64] = FIELDS.at("offer")
_LEFT: Final[i64] = FIELDS.at("left")
_ROUND: Final[i64] = FIELDS.at("round")
_PHASE: Final[i64] = FIELDS.at("phase")
_RESULTS: Final[i64] = FIELDS.at("results")
_OPTIONS: Final[i64] = FIELDS.at("options")
# The option of how many saboteurs play has a flag for each value but the first.
_SABOTEURS: Final[i64] = MORE
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

_IS_DEAD_END: Final[vec[i64]] = vec[i64]([int(is_dead_end(shape)) for shape in range(len(OPEN))])


class SaboteurCodec(Codec):
    """The actions and observations of Saboteur."""

    def __init__(self) -> None:
        super().__init__(CodeTable(ACTIONS.codes), FIELDS.size)

    def observe(
        self, sink: Sink, base: i64, state: DescribedState, seat: i64, since: i64, chosen: i64
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
        passed = vec[i64]()
        at: i64 = 0
        for card in table.discards:
            if card >= FACE_DOWN:
                if card == FACE_DOWN + seat:
                    passed = append(passed, state.passed[at])
                at += 1
        _write(
            sink,
            base,
            table,
            seat,
            state.hands[seat],
            state.roles[seat] if state.roles else -1,
            known,
            state.looked,
            passed,
            state.gold[seat],
            state.offer if seat == table.decider else (),
            state.log,
            since,
        )

    def observe_view(self, sink: Sink, view: DescribedView, since: i64, chosen: i64) -> None:
        """See `Codec.observe_view`."""
        assert isinstance(view, View)
        known: i64 = 0
        for face in reversed(view.known_goals):
            known = 4 * known + face + 1
        _write(
            sink,
            0,
            view.table,
            view.seat,
            packed(view.hand),
            view.role,
            known,
            looked_at(view),
            vec[i64](view.passed),
            tuple(view.gold),
            tuple(view.offer),
            view.log,
            since,
        )


def _write(
    sink: Sink,
    base: i64,
    table: Table,
    seat: i64,
    hand: i64,
    role: i64,
    known: i64,
    looked: vec[i64],
    passed: vec[i64],
    gold: tuple[int, ...],
    offer: tuple[int, ...],
    events: vec[i64],
    since: i64,
) -> None:
    _write_maze(sink, base + _MAZE, table)
    _write_goals(sink, base + _GOALS, table, known)
    _write_players(sink, base + _PLAYERS, table, seat, role, looked)
    _write_discards(sink, base, table)
    while hand:
        kind = lowest(hand)
        copies: i64 = 0
        while hand and lowest(hand) == kind:
            copies += 1
            hand = without_lowest(hand)
        sink.put(base + _HAND + kind, copies)
    _write_counts(sink, base + _OWN_DISCARDS, passed, KINDS)
    _write_values(sink, base + _GOLD, gold)
    _write_values(sink, base + _OFFER, offer)
    _write_rest(sink, base, table)
    _write_events(sink, base + _EVENTS, seat, events, since)


def _write_maze(sink: Sink, at: i64, table: Table) -> None:
    maze = table.maze
    for place, coordinates in enumerate(maze.coordinates):
        occupant = maze.occupant(place)
        if occupant != NOTHING:
            cell = _cell(coordinates)
            if cell >= 0:
                there = at + cell
                sink.put(there + _OCCUPANT + occupant * _CELLS, 1)
                shape = maze.shape(place)
                openings = OPEN[shape]
                lit = maze.lit(place)
                side: i64 = 0
                while side < 4:
                    if openings & SIDE_BIT[side]:
                        sink.put(there, 1)
                        if lit & SIDE_BIT[side]:
                            sink.put(there + _JOINED, 1)
                    there += _CELLS
                    side += 1
                if shape and _IS_DEAD_END[shape]:
                    sink.put(at + cell + _DEAD_END, 1)


def _cell(coordinates: i64) -> i64:
    """The place in the window, row by row; -1 outside of it."""
    x = packed_x(coordinates) - _WEST
    y = packed_y(coordinates) - _NORTH
    if 0 <= x < _COLUMNS and 0 <= y < _ROWS:
        return y * _COLUMNS + x
    return -1


def _write_goals(sink: Sink, at: i64, table: Table, known: i64) -> None:
    goal: i64 = 0
    while goal < GOALS:
        face = (known & 3) - 1
        if face >= 0:
            sink.put(at + face, 1)
        if table.goal_face[goal] != HIDDEN:
            sink.put(at + _FACE_UP, 1)
        at += _GOAL_FACTS
        known >>= 2
        goal += 1
    for stone in table.stones:
        sink.put(at + (stone - GOALS) * _GOAL_FACTS + _TO_BE_TURNED, 1)


def _write_players(
    sink: Sink, at: i64, table: Table, seat: i64, role: i64, looked: vec[i64]
) -> None:
    roles: tuple[int, ...] = ()
    if table.round > 0 and len(table.results) == table.round:
        roles = table.results[-1].roles
    player: i64 = 0
    while player < table.seats:
        sink.put(at, 1)
        _write_part(sink, at, table, player, seat)
        _write_flags(sink, at + _BROKEN, table.broken[player])
        sink.put(at + _CARDS, table.hand_sizes[player])
        sink.put(at + _GOLD_CARDS, table.gold_sizes[player])
        if roles:
            sink.put(at + _ROLE + roles[player], 1)
        elif player == seat and role >= 0:
            sink.put(at + _ROLE + role, 1)
        _write_flags(sink, at + _LOOKED, looked[player])
        at += _PLAYER_FACTS
        player += 1


def _write_part(sink: Sink, at: i64, table: Table, player: i64, seat: i64) -> None:
    """What part a player has in what happens now."""
    if player == seat:
        sink.put(at + 1, 1)
    if player == table.decider:
        sink.put(at + 2, 1)
    if player == table.on_turn:
        sink.put(at + 3, 1)
    if player == table.starter:
        sink.put(at + 4, 1)


def _write_flags(sink: Sink, at: i64, mask: i64) -> None:
    """The tools or goals of a mask: there are three of both."""
    if mask:
        bit: i64 = 0
        while bit < TOOL_KINDS:
            if mask & TOOL_BIT[bit]:
                sink.put(at + bit, 1)
            bit += 1


def _write_discards(sink: Sink, base: i64, table: Table) -> None:
    counts = filled(FACE_DOWN + table.seats, 0)
    for card in table.discards:
        counts[card] += 1
    kind: i64 = 0
    while kind < KINDS:
        if counts[kind]:
            sink.put(base + _DISCARDS + kind, counts[kind])
        kind += 1
    player: i64 = 0
    at = base + _PLAYERS + _FACE_DOWN_CARDS
    while player < table.seats:
        if counts[FACE_DOWN + player]:
            sink.put(at, counts[FACE_DOWN + player])
        at += _PLAYER_FACTS
        player += 1


def _write_counts(sink: Sink, at: i64, cards: vec[i64], kinds: i64) -> None:
    if len(cards) == 0:
        return
    counts = filled(kinds, 0)
    for card in cards:
        counts[card] += 1
        sink.put(at + card, counts[card])


def _write_values(sink: Sink, at: i64, cards: tuple[int, ...]) -> None:
    if not cards:
        return
    for value in range(1, 4):
        count: i64 = 0
        for card in cards:
            if card == value:
                count += 1
        if count:
            sink.put(at + value - 1, count)


def _write_rest(sink: Sink, base: i64, table: Table) -> None:
    sink.put(base + _LEFT, table.pile_size)
    sink.put(base + _LEFT + 1, table.stack_size)
    sink.put(base + _LEFT + 2, table.offered)
    if table.round:
        sink.put(base + _ROUND + table.round - 1, 1)
    sink.put(base + _PHASE + table.phase, 1)
    at = base + _RESULTS
    for result in table.results:
        sink.put(at + result.winner, 1)
        at += _WINNERS
    options = table.options
    at = base + _OPTIONS
    if options.saboteurs:
        sink.put(at + options.saboteurs - 1, 1)
    at += _SABOTEURS
    sink.flag(at, options.reshuffle_gold)
    sink.flag(at + 1, options.attach_tunnel)
    sink.flag(at + 2, options.break_own_tool)
    sink.flag(at + 3, options.stone_choice)
    sink.flag(at + 4, options.gold_for_players)
    sink.flag(at + 5, options.pay_by_drawing)
    sink.flag(at + 6, options.after_starter)


def _write_events(sink: Sink, at: i64, seat: i64, events: vec[i64], since: i64) -> None:
    last: i64 = len(events) - 1
    told: i64 = 0
    while last >= since and told < _MOST_EVENTS:
        logged = events[last]
        last -= 1
        event = log.event_of(logged)
        if event == log.DREW:
            continue
        logged = log.for_seat(logged, seat)
        sink.put(at, event + 1)
        if log.seat_of(logged) != log.NO_ONE:
            sink.put(at + 1, log.seat_of(logged) + 1)
        sink.put(at + 2, log.card_of(logged) + 1)
        sink.put(at + 3, log.target_of(logged) + 1)
        sink.put(at + 4, log.tool_of(logged) + 1)
        cell = _cell(log.coordinates_of(logged))
        if cell >= 0:
            sink.put(at + 5, cell % _COLUMNS + 1)
            sink.put(at + 6, cell // _COLUMNS + 1)
        secret = log.secret_of(logged)
        if secret >= 0:
            sink.put(at + 7, secret + 1)
        at += _EVENT_FACTS
        told += 1


CODEC: Final = SaboteurCodec()
