"""The movement phase, step by step, and what a step or a card sets going (D-24, D-45)."""

from __future__ import annotations

from librt.vecs import append
from mypy_extensions import i64

from pitprop.core.game import CHANCE
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.allowed import (
    asked_first,
    stays_open,
    steps_to_begin_with,
    ways_to_lie,
)
from pitprop.games.dark_cave.rules.cards import CREATURES, SEAT_BIT
from pitprop.games.dark_cave.rules.creatures import attack, carry_out_attack
from pitprop.games.dark_cave.rules.ending import ends
from pitprop.games.dark_cave.rules.net import contains, place_of
from pitprop.games.dark_cave.rules.paths import crosses_bridge, enters_tunnel, is_exit
from pitprop.games.dark_cave.rules.state_data import TO_TUNNEL, StateData
from pitprop.games.dark_cave.rules.table import (
    DEFENDING,
    LOSING,
    MOVING,
    NO_CREATURE,
    OUT,
    TAKING,
    TURNING,
)
from pitprop.games.dark_cave.rules.turns import close_turn
from pitprop.games.dark_cave.rules.webs import cut_web
from pitprop.tunnels.maze import GOAL


def finish_card(state: StateData) -> None:
    """D-85: a card is carried out in full, then the end is checked for; then one may move."""
    table = state.table
    table.phase = MOVING
    table.decider = table.on_turn
    table.steps = steps_to_begin_with(table)
    if not ends(state):
        go_on_moving(state)


def go_on_moving(state: StateData) -> None:
    """D-25: where neither a step nor an axe is possible, the phase is closed."""
    table = state.table
    table.phase = MOVING
    table.decider = table.on_turn
    if not stays_open(table) and not _end_movement(state):
        close_turn(state)


def step(state: StateData, field: i64) -> None:
    """D-45: the price, creatures, the exit, the end of the movement."""
    table = state.table
    net = table.net
    seat = table.on_turn
    start = table.dwarves[seat]
    table.dwarves[seat] = field
    table.steps -= 1
    table.moved = True
    table.is_arriving = True
    here = net.faces[place_of(start)]
    there = net.faces[place_of(field)]
    state.log_event(
        log.entry(
            log.STEPPED,
            seat,
            spot=log.field_spot(here, start),
            end=log.field_spot(there, field),
        ),
    )
    if crosses_bridge(net, start, field):
        state.lose_cards(SEAT_BIT[seat])
        go_on_losing(state)
        return
    if enters_tunnel(net, field):
        state.lose_gold(seat, TO_TUNNEL)
    _meet(state, 0)


def reveal(state: StateData, place: i64) -> None:
    """D-70, D-75: all see a goal before it is decided how it lies."""
    table = state.table
    goal = table.goal_at(place)
    table.goal_shown[goal] = state.goals[goal]
    table.turning = goal
    spot = log.place_spot(place)
    state.log_event(log.entry(log.REVEALED, table.on_turn, state.goals[goal], spot=spot))
    ways = ways_to_lie(table)
    if len(ways) == 1:
        enter_goal(state, ways[0])
        return
    table.phase = TURNING


def enter_goal(state: StateData, face: i64) -> None:
    """D-8, D-70: gold is put on its vein; the dwarf stands on the first field."""
    table = state.table
    net = table.net
    seat = table.on_turn
    place = table.goal_place[table.turning]
    start = table.dwarves[seat]
    side = net.side_towards(place, place_of(start))
    here = net.faces[place_of(start)]
    table.turning = -1
    net.lay_at(net.maze.coordinates[place], face, GOAL)
    state.put_gold(place)
    state.log_event(log.entry(log.TURNED, seat, face, spot=log.place_spot(place)))
    field = net.gate(place, side)
    table.dwarves[seat] = field
    table.moved = True
    table.steps = 0
    state.log_event(
        log.entry(
            log.STEPPED, seat, spot=log.field_spot(here, start), end=log.field_spot(face, field)
        ),
    )
    finish_step(state)


def _meet(state: StateData, creature: i64) -> None:
    """D-67, D-68: the creatures on the field, one after another; then the rest of the step."""
    table = state.table
    field = table.dwarves[table.on_turn]
    while creature < CREATURES:
        if table.creatures[creature] == field:
            table.steps = 0
            attack(state, creature, SEAT_BIT[table.on_turn])
            go_on_attacking(state)
            return
        creature += 1
    finish_step(state)


def finish_step(state: StateData) -> None:
    """D-45, D-72."""
    table = state.table
    seat = table.on_turn
    field = table.dwarves[seat]
    table.is_arriving = False
    if is_exit(table.net, field):
        _leave(state, seat)
        if ends(state):
            return
    table.phase = MOVING
    table.decider = seat
    if table.steps == 0 and _end_movement(state):
        return
    go_on_moving(state)


def _leave(state: StateData, seat: i64) -> None:
    """D-72, D-81."""
    table = state.table
    table.dwarves[seat] = OUT
    table.lying[seat] = 0
    table.steps = 0
    table.left = append(table.left, seat)
    state.log_event(log.entry(log.LEFT, seat, target=len(table.left)))
    state.show(seat)
    if len(table.left) == 1 and table.aside:
        known = log.pack_clan_cards(state.aside)
        state.log_event(log.entry(log.LOOKED_ASIDE, seat, secret=known))


def stay(state: StateData) -> None:
    """D-24, D-25: the player ends the movement, and the phase with it."""
    table = state.table
    state.log_event(log.entry(log.STAYED, table.on_turn))
    table.is_closing = True
    if not _end_movement(state):
        close_turn(state)


def cut(state: StateData, edge: i64) -> None:
    """D-24, D-56: an axe against a web, before the card or in the movement phase."""
    cut_web(state, edge)
    if state.table.phase == MOVING:
        go_on_moving(state)


def _end_movement(state: StateData) -> bool:
    """D-44: a dwarf that ends its movement on gold takes it; returns whether it is asked first."""
    table = state.table
    field = table.dwarves[table.on_turn]
    table.steps = 0
    if not table.moved or field == OUT or not contains(table.net.gold, field):
        return False
    table.moved = False
    if table.options.vein_optional:
        table.phase = TAKING
        table.decider = table.on_turn
        return True
    _take_vein(state)
    return False


def _take_vein(state: StateData) -> None:
    """D-44: the gold is taken, and the character shown."""
    table = state.table
    seat = table.on_turn
    field = table.dwarves[seat]
    table.net.take_gold(field)
    table.gold[seat] += 1
    spot = log.field_spot(table.net.faces[place_of(field)], field)
    state.log_event(log.entry(log.TOOK_GOLD, seat, spot=spot))
    state.show(seat)


def answer_vein(state: StateData, yes: bool) -> None:
    """D-44: by the option, the gold is taken or left."""
    table = state.table
    seat = table.on_turn
    if yes:
        _take_vein(state)
    else:
        field = table.dwarves[seat]
        spot = log.field_spot(table.net.faces[place_of(field)], field)
        state.log_event(log.entry(log.LEFT_GOLD, seat, spot=spot))
    if table.is_closing:
        close_turn(state)
    else:
        go_on_moving(state)


def go_on_attacking(state: StateData) -> None:
    """D-77: whoever is still to be asked for an axe is asked; then the creature attacks."""
    table = state.table
    if table.asked:
        table.phase = DEFENDING
        table.decider = asked_first(table, table.asked)
        return
    carry_out_attack(state)
    go_on_losing(state)


def go_on_losing(state: StateData) -> None:
    """D-93: chance draws the cards that are to be lost; then the attack or the step goes on."""
    table = state.table
    if table.losing:
        table.phase = LOSING
        table.decider = CHANCE
        return
    table.decider = table.on_turn
    if table.attacker != NO_CREATURE:
        _finish_attack(state)
    elif not ends(state):
        _meet(state, 0)


def _finish_attack(state: StateData) -> None:
    """Whatever the attack interrupted goes on: the card, or the step (D-45)."""
    table = state.table
    next_creature = table.attacker + 1
    table.attacker = NO_CREATURE
    if table.is_arriving:
        if not ends(state):
            _meet(state, next_creature)
    else:
        finish_card(state)
