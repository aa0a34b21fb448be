"""What is allowed: every rule about a single decision, once, named by its clause.

The predicates ask only for the table and for the hand of the player who decides, so that what a
seat may do follows from what the seat sees. `codes` lists what they allow; `why` says which of
them a move breaks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.hand import EMPTY_HAND, lowest, without_lowest
from pitprop.core.public_table import NO_SEAT
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    AXE,
    BOOTS,
    CREATURE_STEPS,
    FACE_SHAPE,
    GOAL_FACE,
    GOALS,
    GROUP_OF,
    INFO,
    IS_TURNABLE,
    PATH_KINDS,
    RAT,
    ROCKFALL,
    SEAT_BIT,
    STEPS,
    SWAP,
    WEB,
)
from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    LAY,
    LURE,
    ONE_SEAT,
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
    VOTE,
    WEB_ON,
    pack,
    with_second,
)
from pitprop.games.dark_cave.rules.net import NO_FACE, NO_FIELD, START_PLACE, place_of, web_edge
from pitprop.games.dark_cave.rules.table import (
    CARD,
    DEFENDING,
    HIDDEN,
    MOVING,
    OUT,
    TAKING,
    TURNING,
    VOTING,
    Table,
)
from pitprop.tunnels.card import EAST, OPEN, OPPOSITE, SHAPE_BIT, SIDE_BIT, SOUTH
from pitprop.tunnels.maze import NO_PLACE

# Room for as many moves as there usually are, so that the list seldom grows.
_MANY: Final = 64


# --- Laying a path card -------------------------------------------------------------------------


def extends_path(table: Table, place: i64) -> bool:
    """D-31: an opening of a face-up card faces the place; a fitting card meets it."""
    return table.net.maze.required(place) != 0


# --- Action cards -------------------------------------------------------------------------------


def can_be_looked_at(table: Table, goal: i64) -> bool:
    """D-50: a goal is looked at while it lies face down."""
    return table.goal_shown[goal] == HIDDEN


def clan_card_is_secret(table: Table, target: i64) -> bool:
    """D-50: the clan card of another player whose character has not been shown."""
    return target != table.on_turn and table.shown[target] == HIDDEN


def is_path_card(table: Table, place: i64) -> bool:
    """D-51: a card lies there that is neither the start card nor a goal."""
    net = table.net
    return net.face(place) != NO_FACE and place != START_PLACE and not net.is_goal(place)


def somebody_stands_on(table: Table, place: i64) -> bool:
    """D-51: whether a dwarf or a creature stands on a card."""
    for field in table.dwarves:
        if field != OUT and place_of(field) == place:
            return True
    for field in table.creatures:  # noqa: SIM110  # compiled, a loop is faster
        if field != NO_FIELD and place_of(field) == place:
            return True
    return False


def can_be_swapped_with(seat: i64, target: i64) -> bool:
    """D-52: any other player."""
    return seat != target


def has_no_boots(table: Table, target: i64) -> bool:
    """D-54: nobody has more than one pair of boots."""
    return table.boots[target] == 0


def is_free_of_webs(table: Table, edge: i64) -> bool:
    """D-53: one web a place."""
    return table.net.web_at(edge) < 0


# --- Creatures ----------------------------------------------------------------------------------


def creature_starts(table: Table, creature: i64) -> vec[i64]:
    """D-60, D-61: any hole of the net, or where the creature stands."""
    if table.creatures[creature] == NO_FIELD:
        return table.net.holes
    return vec[i64]([table.creatures[creature]])


def must_stay(table: Table, creature: i64, start: i64) -> bool:
    """D-63: a creature put on a hole where dwarves stand attacks them and doesn't move.

    Args:
        table: the table.
        creature: the number of the creature.
        start: the field where it is put.
    """
    is_new = table.creatures[creature] == NO_FIELD
    return is_new and table.options.spawn_attacks and table.dwarves_at(start) != 0


def can_come_back(table: Table, start: i64) -> bool:
    """D-63, D-78: it leaves the dwarves for a field without any, and enters their field again."""
    if not table.dwarves_at(start):
        return False
    for near in table.net.neighbours(start):  # noqa: SIM110  # compiled, a loop is faster
        if not table.dwarves_at(near):
            return True
    return False


def creature_ends(table: Table, creature: i64, start: i64) -> vec[i64]:
    """D-60, D-62, D-64: where a creature may end, the start left out.

    Args:
        table: the table.
        creature: the number of the creature.
        start: the field where it begins.
    """
    return table.net.reach(start, CREATURE_STEPS[creature], table.dwarves)


# --- Moving -------------------------------------------------------------------------------------


def steps_per_turn(table: Table, seat: i64) -> i64:
    """D-20, D-54: three steps a turn, four with boots."""
    return STEPS + 1 if table.boots[seat] else STEPS


def steps_to_begin_with(table: Table) -> i64:
    """D-66, D-72, D-76: who lies down, was just stood up or has left the cave takes no steps."""
    seat = table.on_turn
    if table.blocked or table.lying[seat] or table.dwarves[seat] == OUT:
        return 0
    return steps_per_turn(table, seat)


def may_step(table: Table) -> bool:
    """D-24: the movement has not ended and there is a step left."""
    return table.steps > 0


def stands_beside(table: Table, edge: i64) -> bool:
    """D-34, D-56: the dwarf on turn is on a field at that opening, on either card."""
    field = table.dwarves[table.on_turn]
    if field == OUT:
        return False
    net = table.net
    place = edge >> 1
    side: i64 = SOUTH if edge & 1 else EAST
    if net.gate(place, side) == field:
        return True
    other = net.maze.beside(place, side)
    return other != NO_PLACE and net.gate(other, OPPOSITE[side]) == field


def may_cut(table: Table, edge: i64) -> bool:
    """D-55, D-56: with an axe in front of one, a web beside one's dwarf."""
    return table.axes[table.on_turn] != EMPTY_HAND and stands_beside(table, edge)


def may_propose(table: Table) -> bool:
    """D-82: once a turn."""
    return not table.proposed


# --- Turning a goal -----------------------------------------------------------------------------


def lets_in(table: Table, face: i64) -> bool:
    """D-70: the goal that is turned, lying so, opens to the dwarf that steps onto it."""
    place = table.goal_place[table.turning]
    side = table.net.side_towards(place, place_of(table.dwarves[table.on_turn]))
    return side >= 0 and OPEN[FACE_SHAPE[face]] & SIDE_BIT[side] != 0


def ways_to_lie(table: Table) -> vec[i64]:
    """D-70, D-75: the faces between which the player may choose, one or two."""
    first = GOAL_FACE + 2 * table.goal_shown[table.turning]
    maze = table.net.maze
    place = table.goal_place[table.turning]
    entered = vec[i64]()
    fitting = vec[i64]()
    turned: i64 = 0
    while turned <= IS_TURNABLE[first >> 1]:
        face = first + turned
        if lets_in(table, face):
            entered = append(entered, face)
            if maze.fits(place, FACE_SHAPE[face]):
                fitting = append(fitting, face)
        turned += 1
    return fitting if len(fitting) == 1 else entered


# --- All that is allowed ------------------------------------------------------------------------


def codes(table: Table, hand: i64) -> vec[i64]:
    """The codes of all moves that are allowed to the player who decides.

    Args:
        table: what everybody sees.
        hand: the player's hand, packed.
    """
    phase = table.phase
    if phase == CARD:
        return _card_codes(table, hand)
    if phase == MOVING:
        return _moving_codes(table)
    if phase == TURNING:
        found = vec[i64]()
        for face in ways_to_lie(table):
            found = append(found, pack(TURN, 0, 0, -1, -1, face))
        return found
    if phase == DEFENDING:
        return vec[i64]([pack(USE_AXE), pack(USE_AXE, 0, 1)])
    if phase == TAKING:
        return vec[i64]([pack(TAKE_VEIN), pack(TAKE_VEIN, 0, 1)])
    if phase == VOTING:
        return vec[i64]([pack(VOTE), pack(VOTE, 0, 1)])
    return vec[i64]()


def _card_codes(table: Table, hand: i64) -> vec[i64]:
    """D-20: lay a path card, play an action card, or pass one card or two."""
    found = vec[i64](capacity=_MANY)
    open_places = table.net.maze.beside_openings()
    last: i64 = -1
    rest = hand
    while rest:
        kind = lowest(rest)
        rest = without_lowest(rest)
        if kind == last:
            continue
        last = kind
        if kind < PATH_KINDS:
            found = _add_lays(table, kind, open_places, found)
        else:
            found = _add_action(table, kind, found)
    found = _add_passes(hand, found)
    found = _add_cuts(table, found)
    return append(found, pack(PROPOSE)) if may_propose(table) else found


def _add_lays(table: Table, kind: i64, places: vec[i64], found: vec[i64]) -> vec[i64]:
    """D-30, D-31: upright or turned by half a turn, wherever it fits and extends a path."""
    maze = table.net.maze
    upright = 2 * kind
    last = upright + IS_TURNABLE[kind]
    for place in places:
        fitting = maze.fitting(place)
        face = upright
        while face <= last:
            if fitting & SHAPE_BIT[FACE_SHAPE[face]]:
                found = append(found, pack(LAY, kind, 0, place, -1, face))
            face += 1
    return found


def _add_action(table: Table, kind: i64, found: vec[i64]) -> vec[i64]:
    action = ACTION[kind]
    if action == INFO:
        return _add_looks(table, kind, found)
    if action == ROCKFALL:
        return _add_rockfalls(table, kind, found)
    if action == WEB:
        return _add_webs(table, kind, found)
    if action >= RAT:
        return _add_lures(table, kind, action - RAT, found)
    return _add_targets(table, kind, action, found)


def _add_looks(table: Table, kind: i64, found: vec[i64]) -> vec[i64]:
    """D-50."""
    at: i64
    for at in range(GOALS):
        if can_be_looked_at(table, at):
            found = append(found, pack(INFO_GOAL, kind, 0, table.goal_place[at]))
    target: i64
    for target in range(table.seats):
        if clan_card_is_secret(table, target):
            found = append(found, pack(INFO_CLAN, kind, target))
    return found


def _add_rockfalls(table: Table, kind: i64, found: vec[i64]) -> vec[i64]:
    """D-51."""
    place: i64
    for place in range(len(table.net.faces)):
        if is_path_card(table, place) and not somebody_stands_on(table, place):
            found = append(found, pack(ROCKFALL_ON, kind, 0, place))
    return found


def _add_webs(table: Table, kind: i64, found: vec[i64]) -> vec[i64]:
    """D-34, D-53: each opening of a laid card, a joint once."""
    net = table.net
    place: i64
    for place in range(len(net.faces)):
        if net.faces[place] != NO_FACE:
            side: i64
            for side in range(4):
                if net.gate(place, side) != NO_FIELD:
                    edge = net.edge(place, side)
                    is_named_here = net.named_side(edge) == 4 * place + side
                    if is_named_here and is_free_of_webs(table, edge):
                        found = append(found, pack(WEB_ON, kind, 0, edge))
    return found


def _add_targets(table: Table, kind: i64, action: i64, found: vec[i64]) -> vec[i64]:
    """D-52, D-54, D-55: a card that aims at a player."""
    target: i64 = 0
    code = pack(SWAP_WITH if action == SWAP else EQUIP, kind)
    while target < table.seats:
        if (
            action == AXE
            or (action == SWAP and can_be_swapped_with(table.on_turn, target))
            or (action == BOOTS and has_no_boots(table, target))
        ):
            found = append(found, code)
        code += ONE_SEAT
        target += 1
    return found


def _add_lures(table: Table, kind: i64, creature: i64, found: vec[i64]) -> vec[i64]:
    """D-60 to D-64."""
    for start in creature_starts(table, creature):
        code = pack(LURE, kind, 0, start)
        found = append(found, code)
        if not must_stay(table, creature, start):
            if can_come_back(table, start):
                found = append(found, pack(LURE, kind, 0, start, start))
            for end in creature_ends(table, creature, start):
                found = append(found, pack(LURE, kind, 0, start, end))
    return found


def _add_passes(hand: i64, found: vec[i64]) -> vec[i64]:
    """D-20: any card, or any two."""
    last: i64 = -1
    while hand:
        kind = lowest(hand)
        hand = without_lowest(hand)
        if kind != last:
            found = append(found, pack(PASS, kind))
            found = _add_seconds(hand, kind, found)
        last = kind
    return found


def _add_seconds(hand: i64, first: i64, found: vec[i64]) -> vec[i64]:
    """Of two cards, the one of the lower group is named first: their backs are public (D-92)."""
    last: i64 = -1
    while hand:
        kind = lowest(hand)
        hand = without_lowest(hand)
        if kind != last:
            if GROUP_OF[kind] < GROUP_OF[first]:
                found = append(found, with_second(pack(PASS, kind), first))
            else:
                found = append(found, with_second(pack(PASS, first), kind))
        last = kind
    return found


def _moving_codes(table: Table) -> vec[i64]:
    """D-24, D-25: what keeps the phase open, a proposal, or the end of the phase."""
    found = append(_steps_and_cuts(table), pack(STAY))
    return append(found, pack(PROPOSE)) if may_propose(table) else found


def _steps_and_cuts(table: Table) -> vec[i64]:
    """D-24, D-25: a step, or an axe against a web."""
    found = vec[i64](capacity=16)
    if may_step(table):
        field = table.dwarves[table.on_turn]
        for near in table.net.neighbours(field):
            found = append(found, pack(STEP, 0, 0, near))
        for goal in table.net.hidden_goals_beside(field):
            found = append(found, pack(STEP_GOAL, 0, 0, goal))
    return _add_cuts(table, found)


def _add_cuts(table: Table, found: vec[i64]) -> vec[i64]:
    """D-56."""
    if table.axes[table.on_turn] == EMPTY_HAND:
        return found
    for web in table.net.webs:
        edge = web_edge(web)
        if may_cut(table, edge):
            found = append(found, pack(CUT, 0, 0, edge))
    return found


def stays_open(table: Table) -> bool:
    """D-25: whether a step or an axe against a web is possible in the movement phase."""
    return len(_steps_and_cuts(table)) > 0


def victims_of(table: Table, creature: i64, start: i64, end: i64) -> i64:
    """D-62, D-63, D-78: the dwarves that a creature attacks when it has come, as a mask of seats.

    Args:
        table: before the creature was put or moved.
        creature: which of the three.
        start: where it starts, or is put.
        end: where it goes from there; `NO_FIELD` if it stays.
    """
    if end != NO_FIELD:
        return table.dwarves_at(end)
    is_new = table.creatures[creature] == NO_FIELD
    return table.dwarves_at(start) if is_new and table.options.spawn_attacks else 0


def asked_first(table: Table, mask: i64) -> i64:
    """D-77: the first of some seats, clockwise from the player on turn; `NO_SEAT` for none."""
    if not mask:
        return NO_SEAT
    seat = table.on_turn
    while not mask & SEAT_BIT[seat]:
        seat = table.next_seat(seat)
    return seat


def plays_until_both_are_out(table: Table) -> bool:
    """D-80: the house rule, which concerns two players."""
    return table.options.both_out and table.seats == 2


def clan_is_out(table: Table, characters: vec[i64]) -> bool:
    """D-80, D-88: whether all dwarves that work for one clan have left, at least one.

    By the house rule for two it is asked of both clans.
    """
    wanted: i64 = 2 if plays_until_both_are_out(table) else 1
    clan: i64
    for clan in range(2):
        inside: i64 = 0
        workers: i64 = 0
        seat: i64
        for seat in range(table.seats):
            if table.clans[seat] ^ characters[seat] == clan:
                workers += 1
                if table.dwarves[seat] != OUT:
                    inside += 1
        if workers and not inside:
            wanted -= 1
    return wanted <= 0


def cards_are_gone(table: Table) -> bool:
    """D-80: the draw pile is empty and nobody has a card."""
    if table.pile_size():
        return False
    for backs in table.backs:  # noqa: SIM110  # compiled, a loop is faster
        if backs:
            return False
    return True
