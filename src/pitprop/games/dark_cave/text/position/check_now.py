"""What cannot be going on in a turn, whatever the line `now` says."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from pitprop.core.errors import PositionError
from pitprop.core.hand import EMPTY_HAND
from pitprop.games.dark_cave.rules.allowed import stays_open, steps_to_begin_with, ways_to_lie
from pitprop.games.dark_cave.rules.cards import BRIDGE_FROM, CREATURE_NAMES, SEAT_BIT, SLOTS
from pitprop.games.dark_cave.rules.net import NO_FIELD, contains, place_of, slot_of
from pitprop.games.dark_cave.rules.table import (
    CARD,
    DEFENDING,
    LOSING,
    MOVING,
    NO_CREATURE,
    OUT,
    OVER,
    PHASE_NAMES,
    TAKING,
    TURNING,
    VOTING,
    Table,
)
from pitprop.games.dark_cave.text.position.current_turn import seats_word

_RAT: Final = CREATURE_NAMES.index("rat")


def check_now(table: Table) -> None:
    """Check what is going on in the turn, on a table that is complete otherwise.

    Raises:
        PositionError: it cannot arise; names the clause.
    """
    for complaint in _complaints(table):
        raise PositionError(complaint, "now")


def _complaints(table: Table) -> Iterator[str]:
    """Each may build on what those before it have checked."""
    if table.turns < 1:
        yield "turns=0: the first turn has begun, so it is 1 or more [D-20]"
    yield from _out_of_phase(table)
    yield from _card(table)
    yield from _draws(table)
    yield from _turning(table)
    yield from _steps(table)
    yield from _proposal(table)
    yield from _moving(table)
    if table.phase == TAKING:
        yield from _taking(table)
    if table.phase == DEFENDING:
        yield from _defending(table)
    if table.phase == LOSING:
        yield from _losing(table)


def _out_of_phase(table: Table) -> Iterator[str]:
    """What is there in some phases only; the clause says so."""
    for name, is_there, phases, clause in (
        ("attacker", table.attacker != NO_CREATURE, (DEFENDING, LOSING), "D-57"),
        ("victims", table.victims != 0, (DEFENDING,), "D-57"),
        ("asked", table.asked != 0, (DEFENDING,), "D-57"),
        ("losing", table.losing != 0, (LOSING,), "D-93"),
        ("arriving", table.is_arriving, (DEFENDING, LOSING), "D-45"),
        ("closing", table.is_closing, (TAKING,), "D-25"),
        ("moved", table.moved, (MOVING, TURNING, DEFENDING, VOTING, LOSING), "D-24"),
    ):
        if is_there and table.phase not in phases:
            right = ", ".join(PHASE_NAMES[phase] for phase in phases)
            yield f"{name} is told where the phase is {right}, not {_phase(table)} [{clause}]"


def _phase(table: Table) -> str:
    return PHASE_NAMES[table.phase]


def _own(table: Table) -> str:
    return f"seat {table.on_turn + 1}"


# --- Cards and steps ----------------------------------------------------------------------------


def is_before_card(table: Table) -> bool:
    """Whether the card of this turn is still to be played (D-20, D-86)."""
    return table.phase == CARD or (table.phase == VOTING and table.before_vote == CARD)


def _card(table: Table) -> Iterator[str]:
    if is_before_card(table) and not table.backs[table.on_turn]:
        yield f"{_own(table)} has no card and sits the turn out: somebody else is on turn [D-21]"


def _draws(table: Table) -> Iterator[str]:
    """D-22, D-52."""
    draws = table.draws
    if is_before_card(table):
        if draws:
            yield f"draws={draws}: the card is still to be played, so it is 0 [D-22]"
    elif draws > 2 or (draws == 0 and table.phase != OVER):
        yield f"draws={draws}: it is 1 after a card, and 1 or 2 after passing [D-22]"
    if table.drawer != table.on_turn and draws != 1:
        yield f"drawer={table.drawer + 1}: another seat draws after a swap, with draws=1 [D-52]"


def _steps(table: Table) -> Iterator[str]:
    if table.blocked and table.moved:
        yield "blocked=yes, moved=yes: a dwarf that was just stood up makes no step [D-66]"
    most = most_steps(table)
    if table.steps > most:
        clause = _clause_of_steps(table)
        phase = _phase(table)
        yield f"steps={table.steps}: with phase={phase} {_own(table)} has at most {most} [{clause}]"
    if table.phase == TURNING and not table.steps:
        yield "steps=0: whoever turns up a goal has a step left for it [D-70]"


def most_steps(table: Table) -> int:
    """How many steps may be left: none where the movement has not begun or has ended."""
    is_crossing = table.phase == LOSING and table.attacker == NO_CREATURE
    is_moving = table.phase in (MOVING, TURNING) or is_crossing
    if not is_moving and (table.phase != VOTING or is_before_card(table)):
        return 0
    return max(steps_to_begin_with(table) - table.moved, 0)


def _clause_of_steps(table: Table) -> str:
    if table.dwarves[table.on_turn] == OUT:
        return "D-72"
    if table.blocked or table.lying[table.on_turn]:
        return "D-66"
    return "D-54" if table.boots[table.on_turn] else "D-20"


def _proposal(table: Table) -> Iterator[str]:
    """D-86."""
    if table.before_vote == MOVING and (table.phase == CARD or not table.proposed):
        yield "before=moving: the end was proposed (proposed=yes) after the card [D-86]"


def _moving(table: Table) -> Iterator[str]:
    """D-25: moving, or a vote after which moving goes on."""
    is_after_card = table.phase == VOTING and table.before_vote == MOVING
    if (table.phase == MOVING or is_after_card) and not stays_open(table):
        case = "before=moving" if is_after_card else "phase=moving"
        yield f"{case}: {_own(table)} has no step and no web to cut, so the phase is over [D-25]"


# --- What interrupts a turn ---------------------------------------------------------------------


def _turning(table: Table) -> Iterator[str]:
    if (table.phase == TURNING) != (table.turning >= 0):
        yield "a goal waits to be turned in the phase 'turning', and only then [D-70]"
    elif table.phase == TURNING and len(ways_to_lie(table)) < 2:
        yield "the goal that waits to be turned has only one way to lie [D-70]"


def _taking(table: Table) -> Iterator[str]:
    if not table.options.vein_optional:
        yield "phase=taking: gold is taken without asking unless vein_optional=yes [D-44]"
    if not contains(table.net.gold, table.dwarves[table.on_turn]):
        yield f"phase=taking: no gold lies where the dwarf of {_own(table)} stands [D-44]"
    if table.blocked:
        yield "phase=taking, blocked=yes: a dwarf that made no step takes no gold [D-44]"


def _defending(table: Table) -> Iterator[str]:
    if table.attacker == NO_CREATURE or not table.asked:
        yield "phase=defending: a creature attacks (attacker), somebody is asked (asked) [D-57]"
    yield from _attack(table)
    attacked = _attacked(table)
    if table.victims != attacked:
        named = _seats(table, table.victims)
        yield f"the victims are {named}; {_attack_on(table, attacked)} [D-62, D-68]"
    if table.asked & ~table.victims:
        yield f"asked={seats_word(table, table.asked)}: only victims are asked [D-57]"
    for seat, axes in enumerate(table.axes):
        if table.asked & SEAT_BIT[seat] and axes == EMPTY_HAND:
            yield f"asked={seat + 1}: seat {seat + 1} has no axe in front of it [D-77]"


def _losing(table: Table) -> Iterator[str]:
    if not table.losing:
        yield "phase=losing: somebody is to lose a card (losing) [D-93]"
    for seat, backs in enumerate(table.backs):
        if table.losing & SEAT_BIT[seat] and not backs:
            yield f"losing={seat + 1}: seat {seat + 1} has no card to lose [D-42, D-66]"
    if table.attacker == NO_CREATURE:
        yield from _crossing(table)
    else:
        yield from _attack(table)
        if table.attacker != _RAT:
            yield f"attacker={table.attacker + 1}: cards are lost to the rat, attacker=1 [D-66]"
        attacked = _attacked(table)
        if table.losing & ~attacked:
            named = _seats(table, table.losing)
            yield f"a card is lost by {named}; {_attack_on(table, attacked)} [D-62, D-68]"


def _crossing(table: Table) -> Iterator[str]:
    """D-42: without a creature, a card is lost by the step onto a bridge."""
    if not table.is_arriving or not table.moved or table.losing != SEAT_BIT[table.on_turn]:
        yield (
            f"without an attacker, {_own(table)} loses a card by a step onto a bridge:"
            f" losing={table.on_turn + 1}, arriving=yes, moved=yes [D-42]"
        )
    field = table.dwarves[table.on_turn]
    if field == OUT or not BRIDGE_FROM[SLOTS * table.net.faces[place_of(field)] + slot_of(field)]:
        yield f"the dwarf of {_own(table)} isn't on the upper path of a bridge [D-42]"


def _attack(table: Table) -> Iterator[str]:
    """What is true of every attack: a creature attacks, and a card or a step is carried out."""
    if table.creatures[table.attacker] == NO_FIELD:
        name = CREATURE_NAMES[table.attacker]
        yield f"attacker={table.attacker + 1}: no {name} is on the board [D-57]"
    if table.moved != table.is_arriving:
        yield "moved=yes and arriving=yes go together: a creature is met on a step [D-45, D-67]"


def _attack_on(table: Table, seats: int) -> str:
    return f"on its field the {CREATURE_NAMES[table.attacker]} attacks {_seats(table, seats)}"


def _seats(table: Table, mask: int) -> str:
    word = seats_word(table, mask)
    return f"seat{'s' if ',' in word else ''} {word}" if mask else "nobody"


def _attacked(table: Table) -> int:
    """D-62, D-68: all on the creature's field, or after a step only the dwarf that took it."""
    there = table.dwarves_at(table.creatures[table.attacker])
    return there & SEAT_BIT[table.on_turn] if table.is_arriving else there
