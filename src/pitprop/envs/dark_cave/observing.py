"""What a seat of The Dark Cave may know, as an array (D-90 to D-93).

`_write` asks for the table and for what the seat alone knows, and for nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64, u8

from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.face_down import FACE_DOWN, face_down_seat
from pitprop.core.hand import lowest, packed, size, without_lowest
from pitprop.core.public_table import PublicTable, filled
from pitprop.envs.code_table import CodeTable
from pitprop.envs.codec import NOTHING_CHOSEN, Codec
from pitprop.envs.dark_cave.layout import (
    ACTIONS,
    CREATURE_FACTS,
    END_AT,
    EVENT_FACTS,
    EVENTS,
    FIELDS,
    GOAL_FACTS,
    PLANES,
    PLAYER_FACTS,
    START_AT,
    STAY_THERE,
    WINDOW,
)
from pitprop.envs.rows import flag, put, write_options
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    CREATURES,
    EXIT_SLOT,
    FACE_SHAPE,
    GOAL_BIT,
    GOAL_FACE,
    GOALS,
    GROUP_OF,
    HAS_TUNNEL,
    HOLE,
    KINDS,
    LADDER,
    NO_SLOT,
    PATH_CARDS,
    RAT,
    SEAT_BIT,
    START_FACE,
    VEIN,
)
from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    INFO_GOAL,
    LAY,
    LURE,
    ROCKFALL_ON,
    STEP,
    STEP_GOAL,
    WEB_ON,
    card_of,
    end_of,
    face_of,
    field_of,
    kind_of,
    pack,
)
from pitprop.games.dark_cave.rules.net import NO_FACE, NO_FIELD, place_of, web_edge, web_number
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import HIDDEN, OUT, Table, group_count
from pitprop.tunnels.card import OPEN, SIDE_BIT
from pitprop.tunnels.maze import HIDDEN_GOAL, Maze, packed_x, packed_y
from pitprop.tunnels.maze import pack as packed_place

# Where each field begins.
_NET: Final[i64] = FIELDS.at("net")
_GOALS: Final[i64] = FIELDS.at("goals")
_PLAYERS: Final[i64] = FIELDS.at("players")
_CREATURES: Final[i64] = FIELDS.at("creatures")
_ASIDE: Final[i64] = FIELDS.at("aside")
_HAND: Final[i64] = FIELDS.at("hand")
_DISCARDS: Final[i64] = FIELDS.at("discards")
_OWN_DISCARDS: Final[i64] = FIELDS.at("own discards")
_LEFT: Final[i64] = FIELDS.at("left")
_TURN: Final[i64] = FIELDS.at("turn")
_PHASE: Final[i64] = FIELDS.at("phase")
_OPTIONS: Final[i64] = FIELDS.at("options")
_CHOSEN: Final[i64] = FIELDS.at("chosen")
_EVENTS: Final[i64] = FIELDS.at("events")

_WEST: Final[i64] = WINDOW.west
_NORTH: Final[i64] = WINDOW.north
_COLUMNS: Final[i64] = WINDOW.columns
_ROWS: Final[i64] = WINDOW.rows
_CELLS: Final[i64] = WINDOW.cells


def _plane(name: str) -> int:
    return PLANES.index(name) * WINDOW.cells


_GROUP: Final[i64] = _plane("card of group I")
_START: Final[i64] = _plane("start")
_FACE_UP_GOAL: Final[i64] = _plane("goal face up")
_FACE_DOWN_GOAL: Final[i64] = _plane("goal face down")
_HOLE: Final[i64] = _plane("hole")
_LADDER: Final[i64] = _plane("ladder")
_VEIN: Final[i64] = _plane("vein")
_GOLD: Final[i64] = _plane("gold on the vein")
_TUNNEL: Final[i64] = _plane("tunnel")
_BRIDGE: Final[i64] = _plane("bridge")
_EXIT: Final[i64] = _plane("exit")
_WEB: Final[i64] = _plane("number of the web to the east")
_FACE: Final[i64] = _plane("card as it lies, plus one")

_IS_BRIDGE: Final[vec[i64]] = vec[i64](
    [int(card.feature.startswith("bridge")) for card in PATH_CARDS]
)

_GOAL_FACTS: Final[i64] = len(GOAL_FACTS)
_KNOWN_FACE_UP: Final[i64] = GOAL_FACTS.index("face up")
_TO_BE_TURNED: Final[i64] = GOAL_FACTS.index("to be turned")
_PLAYER_FACTS: Final[i64] = len(PLAYER_FACTS)
_CLAN: Final[i64] = PLAYER_FACTS.index("blue")
_CHARACTER: Final[i64] = PLAYER_FACTS.index("known as loyal")
_SHOWN: Final[i64] = PLAYER_FACTS.index("character shown to all")
_CARRIED: Final[i64] = PLAYER_FACTS.index("gold")
_IN_CAVE: Final[i64] = PLAYER_FACTS.index("in the cave")
_LEFT_AS: Final[i64] = PLAYER_FACTS.index("left the cave as number")
_GROUPS: Final[i64] = PLAYER_FACTS.index("cards of group I")
_PASSED: Final[i64] = PLAYER_FACTS.index("cards discarded face down")
_ASKED: Final[i64] = PLAYER_FACTS.index("still to be asked")
_CREATURE_FACTS: Final[i64] = len(CREATURE_FACTS)
_EVENT_FACTS: Final[i64] = len(EVENT_FACTS)
_MOST_EVENTS: Final[i64] = EVENTS

# What has been chosen of a creature's move: the card plus one, and the field plus one.
_FIELD_AT: Final = 8
_CARD_MASK: Final = 255


class DarkCaveCodec(Codec):
    """The actions and observations of The Dark Cave."""

    def __init__(self) -> None:
        super().__init__(CodeTable(ACTIONS.codes), FIELDS.size)

    # --- Actions --------------------------------------------------------------------------------

    def actions(self, codes: vec[i64], public: PublicTable, chosen: i64) -> vec[i64]:
        """See `Codec.actions`."""
        assert isinstance(public, Table)
        found = vec[i64](capacity=len(codes))
        last: i64 = -1
        for code in codes:
            action_code = (
                _first_action(public, code) if not chosen else _rest_of_choice(public, code, chosen)
            )
            # Codes that lead to the same action follow each other.
            if action_code >= 0 and action_code != last:
                last = action_code
                action = self.table.number(action_code)
                if action >= 0:
                    found = append(found, action)
        return found

    def code(self, action: i64, public: PublicTable, chosen: i64) -> i64:
        """See `Codec.code`."""
        assert isinstance(public, Table)
        action_code = self.table.codes[action]
        kind = kind_of(action_code)
        if kind == LURE:
            card = card_of(action_code)
            start = public.creatures[ACTION[card] - RAT]
            return -_chosen(card, start)
        maze = public.net.maze
        if kind == START_AT:
            return -_chosen(_card_chosen(chosen), _local(maze, field_of(action_code), 8))
        if kind == END_AT:
            end = _local(maze, field_of(action_code), 8)
            return pack(LURE, _card_chosen(chosen), 0, _field_chosen(chosen), end)
        if kind == STAY_THERE:
            return pack(LURE, _card_chosen(chosen), 0, _field_chosen(chosen))
        return _code_here(public, action_code, kind)

    # --- Observations ---------------------------------------------------------------------------

    def observe(
        self, row: vec[u8], base: i64, state: DescribedState, seat: i64, since: i64, chosen: i64
    ) -> None:
        """See `Codec.observe`."""
        assert isinstance(state, State)
        table = state.table
        characters = vec[i64](capacity=table.seats)
        other: i64 = 0
        while other < table.seats:
            knows = other == seat or state.met[seat] & SEAT_BIT[other] != 0
            characters = append(
                characters, state.characters[other] if knows else table.shown[other]
            )
            other += 1
        known = vec[i64](capacity=GOALS)
        goal: i64 = 0
        while goal < GOALS:
            knows = state.looked[seat] & GOAL_BIT[goal] != 0
            known = append(known, state.goals[goal] if knows else table.goal_shown[goal])
            goal += 1
        passed = vec[i64]()
        at: i64 = 0
        for card in table.discards:
            if card >= FACE_DOWN:
                if face_down_seat(card) == seat:
                    passed = append(passed, state.hidden[at])
                at += 1
        aside: tuple[int, ...] = ()
        if len(table.left) > 0 and table.left[0] == seat:
            aside = state.aside
        _write(
            row,
            base,
            table,
            seat,
            state.hands[seat],
            characters,
            known,
            aside,
            passed,
            state.log,
            since,
            chosen,
        )

    def observe_view(self, row: vec[u8], view: DescribedView, since: i64, chosen: i64) -> None:
        """See `Codec.observe_view`."""
        assert isinstance(view, View)
        _write(
            row,
            0,
            view.table,
            view.seat,
            packed(view.hand),
            vec[i64](view.characters),
            vec[i64](view.known_goals),
            view.aside,
            vec[i64](view.hidden),
            view.log,
            since,
            chosen,
        )


# --- Codes by places of the window --------------------------------------------------------------


def _cell(coordinates: i64) -> i64:
    """The place in the window, row by row; -1 outside of it."""
    x = packed_x(coordinates) - _WEST
    y = packed_y(coordinates) - _NORTH
    if 0 <= x < _COLUMNS and 0 <= y < _ROWS:
        return y * _COLUMNS + x
    return -1


def _in_window(maze: Maze, spot: i64, spots: i64) -> i64:
    """A field, edge or place by its place in the window; -1 outside of it.

    Args:
        maze: the maze.
        spot: the field, edge or place by the number that the maze has for its place.
        spots: how many of them a place has.
    """
    cell = _cell(maze.coordinates[spot // spots])
    return -1 if cell < 0 else spots * cell + spot % spots


def _local(maze: Maze, spot: i64, spots: i64) -> i64:
    """The inverse of `_in_window`."""
    cell = spot // spots
    place = maze.find_at(packed_place(cell % _COLUMNS + _WEST, cell // _COLUMNS + _NORTH))
    return spots * place + spot % spots


def _spots(kind: i64) -> i64:
    """How many fields or edges of a place a kind of move can aim at; 0 where it aims at none."""
    if kind == STEP:
        return 8
    if kind in (WEB_ON, CUT):
        return 2
    return 1 if kind in (LAY, ROCKFALL_ON) else 0


def _first_action(table: Table, code: i64) -> i64:
    """The code of the action that a move begins with; -1 where it leads out of the window."""
    kind = kind_of(code)
    field = field_of(code)
    if kind == LURE:
        card = card_of(code)
        is_there = table.creatures[ACTION[card] - RAT] != NO_FIELD
        return pack(LURE, card) if is_there or _in_window(table.net.maze, field, 8) >= 0 else -1
    if kind in (INFO_GOAL, STEP_GOAL):
        return pack(kind, card_of(code), 0, table.goal_at(field))
    spots = _spots(kind)
    if not spots:
        return code
    there = _in_window(table.net.maze, field, spots)
    return -1 if there < 0 else pack(kind, card_of(code), 0, there, -1, face_of(code))


def _rest_of_choice(table: Table, code: i64, chosen: i64) -> i64:
    """The code of the action that goes on with a creature's move; -1 where it is another move."""
    if kind_of(code) != LURE or card_of(code) != _card_chosen(chosen):
        return -1
    maze = table.net.maze
    start = _field_chosen(chosen)
    if start == NO_FIELD:
        there = _in_window(maze, field_of(code), 8)
        return -1 if there < 0 else pack(START_AT, 0, 0, there)
    if field_of(code) != start:
        return -1
    if end_of(code) < 0:
        return pack(STAY_THERE)
    there = _in_window(maze, end_of(code), 8)
    return -1 if there < 0 else pack(END_AT, 0, 0, there)


def _code_here(table: Table, action_code: i64, kind: i64) -> i64:
    """The code by which this table knows an action that is a whole move."""
    if kind in (INFO_GOAL, STEP_GOAL):
        return pack(kind, card_of(action_code), 0, table.goal_place[field_of(action_code)])
    spots = _spots(kind)
    if not spots:
        return action_code
    there = _local(table.net.maze, field_of(action_code), spots)
    return pack(kind, card_of(action_code), 0, there, -1, face_of(action_code))


def _chosen(card: i64, field: i64) -> i64:
    return card + 1 + (field + 1 << _FIELD_AT)


def _card_chosen(chosen: i64) -> i64:
    return (chosen & _CARD_MASK) - 1


def _field_chosen(chosen: i64) -> i64:
    return (chosen >> _FIELD_AT) - 1


# --- What a seat knows --------------------------------------------------------------------------


def _write(
    row: vec[u8],
    base: i64,
    table: Table,
    seat: i64,
    hand: i64,
    characters: vec[i64],
    known: vec[i64],
    aside: tuple[int, ...],
    passed: vec[i64],
    events: vec[i64],
    since: i64,
    chosen: i64,
) -> None:
    _write_net(row, base + _NET, table)
    _write_goals(row, base + _GOALS, table, known)
    _write_players(row, base + _PLAYERS, table, seat, characters)
    _write_creatures(row, base + _CREATURES, table)
    counts = filled(4, 0)
    for clan_card in aside:
        counts[clan_card] += 1
        put(row, base + _ASIDE + clan_card, counts[clan_card])
    _write_discards(row, base, table)
    _write_cards(row, base + _OWN_DISCARDS, passed)
    held = vec[i64](capacity=8)
    while hand:
        held = append(held, lowest(hand))
        hand = without_lowest(hand)
    _write_cards(row, base + _HAND, held)
    _write_turn(row, base, table)
    if chosen != NOTHING_CHOSEN:
        put(row, base + _CHOSEN, _card_chosen(chosen) + 1)
        if _field_chosen(chosen) != NO_FIELD:
            _write_field(row, base + _CHOSEN + 1, table, _field_chosen(chosen))
    _write_events(row, base + _EVENTS, table, seat, events, since)


def _write_cards(row: vec[u8], at: i64, cards: vec[i64]) -> None:
    if len(cards) == 0:
        return
    counts = filled(KINDS, 0)
    for card in cards:
        counts[card] += 1
        put(row, at + card, counts[card])


def _write_net(row: vec[u8], at: i64, table: Table) -> None:
    net = table.net
    for place, coordinates in enumerate(net.maze.coordinates):
        cell = _cell(coordinates)
        if cell >= 0:
            face = net.face(place)
            if face != NO_FACE:
                _write_card(row, at + cell, face)
            elif net.maze.occupant(place) == HIDDEN_GOAL:
                row[at + cell + _FACE_DOWN_GOAL] = 1
    for field in net.gold:
        cell = _cell(net.maze.coordinates[place_of(field)])
        if cell >= 0:
            row[at + cell + _GOLD] = 1
    for web in net.webs:
        edge = web_edge(web)
        cell = _cell(net.maze.coordinates[edge >> 1])
        if cell >= 0:
            put(row, at + cell + _WEB + (edge & 1) * _CELLS, web_number(web))


def _write_card(row: vec[u8], at: i64, face: i64) -> None:
    openings = OPEN[FACE_SHAPE[face]]
    side: i64 = 0
    while side < 4:
        flag(row, at + side * _CELLS, openings & SIDE_BIT[side] != 0)
        side += 1
    if face < START_FACE:
        kind = face >> 1
        row[at + _GROUP + GROUP_OF[kind] * _CELLS] = 1
        put(row, at + _BRIDGE, _IS_BRIDGE[kind])
    else:
        row[at + (_FACE_UP_GOAL if face >= GOAL_FACE else _START)] = 1
    flag(row, at + _HOLE, HOLE[face] != NO_SLOT)
    flag(row, at + _LADDER, LADDER[face] != NO_SLOT)
    flag(row, at + _VEIN, VEIN[face] != NO_SLOT)
    flag(row, at + _EXIT, EXIT_SLOT[face] != NO_SLOT)
    put(row, at + _TUNNEL, HAS_TUNNEL[face])
    put(row, at + _FACE, face + 1)


def _write_goals(row: vec[u8], at: i64, table: Table, known: vec[i64]) -> None:
    goal: i64 = 0
    while goal < GOALS:
        if known[goal] >= 0:
            row[at + known[goal]] = 1
        flag(row, at + _KNOWN_FACE_UP, table.goal_shown[goal] != HIDDEN)
        flag(row, at + _TO_BE_TURNED, table.turning == goal)
        at += _GOAL_FACTS
        goal += 1


def _write_players(row: vec[u8], at: i64, table: Table, seat: i64, characters: vec[i64]) -> None:
    counts = filled(table.seats, 0)
    for card in table.discards:
        if card >= FACE_DOWN:
            counts[face_down_seat(card)] += 1
    result = table.result
    first = at
    player: i64 = 0
    while player < table.seats:
        row[at] = 1
        flag(row, at + 1, player == seat)
        flag(row, at + 2, player == table.decider)
        flag(row, at + 3, player == table.on_turn)
        flag(row, at + 4, player == table.starter)
        row[at + _CLAN + table.clans[player]] = 1
        character = characters[player]
        if result is not None:
            character = result.characters[player]
        if character >= 0:
            row[at + _CHARACTER + character] = 1
        flag(row, at + _SHOWN, table.shown[player] != HIDDEN)
        _write_belongings(row, at + _CARRIED, table, player)
        if table.dwarves[player] != OUT:
            row[at + _IN_CAVE] = 1
            _write_field(row, at + _IN_CAVE + 1, table, table.dwarves[player])
        group: i64 = 0
        while group < 3:
            put(row, at + _GROUPS + group, group_count(table.backs[player], group))
            group += 1
        put(row, at + _PASSED, counts[player])
        flag(row, at + _ASKED, table.asked & SEAT_BIT[player] != 0)
        flag(row, at + _ASKED + 1, table.victims & SEAT_BIT[player] != 0)
        flag(row, at + _ASKED + 2, table.losing & SEAT_BIT[player] != 0)
        at += _PLAYER_FACTS
        player += 1
    number: i64 = 1
    for gone in table.left:
        put(row, first + gone * _PLAYER_FACTS + _LEFT_AS, number)
        number += 1


def _write_belongings(row: vec[u8], at: i64, table: Table, player: i64) -> None:
    """Gold, boots, axes, and whether the dwarf lies down."""
    put(row, at, table.gold[player])
    flag(row, at + 1, table.boots[player] != 0)
    put(row, at + 2, size(table.axes[player]))
    put(row, at + 3, table.lying[player])


def _write_field(row: vec[u8], at: i64, table: Table, field: i64) -> None:
    """Where a field is: x, y and its slot."""
    cell = _cell(table.net.maze.coordinates[place_of(field)])
    if cell >= 0:
        put(row, at, cell % _COLUMNS + 1)
        put(row, at + 1, cell // _COLUMNS + 1)
        put(row, at + 2, (field & 7) + 1)


def _write_creatures(row: vec[u8], at: i64, table: Table) -> None:
    creature: i64 = 0
    while creature < CREATURES:
        if table.creatures[creature] != NO_FIELD:
            row[at] = 1
            _write_field(row, at + 1, table, table.creatures[creature])
            put(row, at + 4, table.creature_owner[creature] + 1)
        flag(row, at + 5, table.attacker == creature)
        at += _CREATURE_FACTS
        creature += 1


def _write_discards(row: vec[u8], base: i64, table: Table) -> None:
    counts = filled(KINDS, 0)
    for card in table.discards:
        if card < FACE_DOWN:
            counts[card] += 1
    at = base + _DISCARDS
    for count in counts:
        put(row, at, count)
        at += 1


def _write_turn(row: vec[u8], base: i64, table: Table) -> None:
    group: i64 = 0
    while group < 3:
        put(row, base + _LEFT + group, table.pile[group])
        group += 1
    put(row, base + _LEFT + 3, table.supply)
    at = base + _TURN
    put(row, at, table.steps)
    flag(row, at + 1, table.moved)
    flag(row, at + 2, table.blocked)
    put(row, at + 3, table.draws)
    flag(row, at + 4, table.proposed)
    put(row, at + 5, table.aside)
    row[base + _PHASE + table.phase] = 1
    write_options(row, base + _OPTIONS, table.options)


def _write_events(
    row: vec[u8], at: i64, table: Table, seat: i64, events: vec[i64], since: i64
) -> None:
    last: i64 = len(events) - 1
    first = since if len(events) - since < _MOST_EVENTS else len(events) - _MOST_EVENTS
    while last >= first:
        logged = log.for_seat(events[last], seat)
        put(row, at, log.event_of(logged) + 1)
        if log.seat_of(logged) != log.NO_ONE:
            put(row, at + 1, log.seat_of(logged) + 1)
        put(row, at + 2, log.card_of(logged) + 1)
        if log.target_of(logged) != log.NO_ONE:
            put(row, at + 3, log.target_of(logged) + 1)
        _write_spot(row, at + 4, table, log.spot_of(logged))
        if log.event_of(logged) != log.FELL:  # of which it is the card that was played
            _write_spot(row, at + 6, table, log.end_of(logged))
        if log.event_of(logged) != log.LOOKED_ASIDE:  # a field of its own tells that
            put(row, at + 8, log.secret_of(logged) + 1)
        at += _EVENT_FACTS
        last -= 1


def _write_spot(row: vec[u8], at: i64, table: Table, spot: i64) -> None:
    """Where something happened: x and y; 0 stands for nowhere."""
    maze = table.net.maze
    if spot == 0 or spot >> 6 >= maze.places():
        return
    cell = _cell(maze.coordinates[spot >> 6])
    if cell >= 0:
        put(row, at, cell % _COLUMNS + 1)
        put(row, at + 1, cell // _COLUMNS + 1)


CODEC: Final = DarkCaveCodec()
