"""What is allowed: every rule about a single decision, once, named by its clause.

The predicates ask only for the table and for the hand of the player who decides, so that what a
seat may do follows from what the seat sees. `codes` lists what they allow, `refusal` says which of
them a move breaks.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from pitprop.core.errors import Refusal, no_rule_for
from pitprop.core.hand import holds, lowest, without_lowest
from pitprop.core.public_table import DEALING
from pitprop.games.saboteur.rules.cards import (
    BREAK,
    GOALS,
    KIND_NAMES,
    KIND_SHAPES,
    MAP,
    MENDS,
    ROCKFALL,
    SHAPE_KIND,
    TOOL_BIT,
    TOOL_KINDS,
    TOOLS,
    is_path,
    is_repair,
    tools_in,
)
from pitprop.games.saboteur.rules.move_codes import (
    BREAK_TOOL,
    KIND_MASK,
    LAY,
    LOOK_AT,
    MEND,
    ONE_SEAT,
    PASS,
    ROCKFALL_ON,
    TAKE,
    TURN,
    card_of,
    kind_of,
    pack,
    seat_of,
    tool_of,
    with_card,
    x_of,
    y_of,
)
from pitprop.games.saboteur.rules.table import HIDDEN, OVER, PLAYING, TAKING, TURNING, Table
from pitprop.tunnels.card import (
    OPEN,
    SIDE_BIT,
    SIDES,
    SPELLING,
    first_shape,
    quarter_turns,
)
from pitprop.tunnels.maze import GOAL, HIDDEN_GOAL, NO_PLACE, NOTHING, START, TUNNEL, Maze

# Room for as many moves as there usually are, so that the list seldom grows.
_MANY: Final = 48

_PASS: Final = pack(PASS)

# The phase in which each kind of move is made: `PLAYING` unless something else is given.
_PHASE_OF: Final[vec[i64]] = vec[i64](
    [{TURN: TURNING, TAKE: TAKING}.get(kind, PLAYING) for kind in range(KIND_MASK + 1)]
)


# --- Laying a path card -------------------------------------------------------------------------


def has_whole_tools(table: Table) -> bool:
    """S-35: no broken tool lies in front of the player."""
    return table.broken[table.decider] == 0


def is_free(maze: Maze, place: i64) -> bool:
    """S-30: nothing lies there, face up or face down."""
    return maze.occupant(place) == NOTHING


def touches_face_up_card(maze: Maze, place: i64) -> bool:
    """S-34: a card lies beside it, not just face-down goals."""
    return maze.required(place) != 0 or maze.blocked(place) != 0


def continues_tunnel(table: Table, place: i64) -> bool:
    """S-32, S-33, S-36: a fitting card there continues a tunnel that may be continued.

    With `attach = start` an opening joined to the start must face the place; with
    `attach = tunnel` any opening of a face-up card will do.
    """
    if table.options.attach_tunnel:
        return table.maze.required(place) != 0
    return table.maze.lit_required(place) != 0


# --- Action cards -------------------------------------------------------------------------------


def may_break(table: Table, target: i64) -> bool:
    """S-41: a broken tool goes in front of others, or of oneself where the table allows it."""
    return target != table.decider or table.options.break_own_tool


def is_whole(table: Table, target: i64, tool: i64) -> bool:
    """S-40: no broken tool of that kind lies in front of the player.

    Args:
        table: the table.
        target: the player's seat.
        tool: the tool.
    """
    return table.broken[target] & TOOL_BIT[tool] == 0


def mendable_tools(table: Table, target: i64, kind: i64) -> i64:
    """S-42, S-43: the broken tools in front of a player that the card pictures, as a mask.

    A repair mends one of them.

    Args:
        table: the table.
        target: the player's seat.
        kind: the kind of the repair card.
    """
    return table.broken[target] & MENDS[kind]


def can_fall(maze: Maze, place: i64) -> bool:
    """S-44: a rockfall takes a tunnel card, never the start or a goal."""
    return maze.occupant(place) == TUNNEL


def can_be_looked_at(table: Table, goal: i64) -> bool:
    """S-45: a goal is looked at while it lies face down."""
    return table.goal_face[goal] == HIDDEN


# --- All that is allowed ------------------------------------------------------------------------


def codes(table: Table, hand: i64, offer: tuple[int, ...]) -> vec[i64]:
    """The codes of all moves that are allowed to the player who decides.

    Args:
        table: what everybody sees.
        hand: the player's hand, packed.
        offer: the values of the gold cards to pick from, sorted; empty unless gold is picked.
    """
    if table.phase == PLAYING:
        return _plays(table, hand)
    if table.phase == TURNING:
        return vec[i64]([pack(TURN, way) for way in table.ways])
    if table.phase == TAKING:
        return vec[i64]([pack(TAKE, value) for value in sorted(set(offer))])
    return vec[i64]()


def _plays(table: Table, hand: i64) -> vec[i64]:
    """S-20: lay a path card, play an action card, or pass."""
    found = vec[i64](capacity=_MANY)
    shapes: i64 = 0
    last: i64 = -1
    while hand:
        kind = lowest(hand)
        if kind != last:
            found = append(found, with_card(_PASS, kind))  # S-23: a player may pass at any time
            if is_path(kind):
                shapes |= KIND_SHAPES[kind]
            else:
                found = _add_actions(table, kind, found)
            last = kind
        hand = without_lowest(hand)
    return _add_lays(table, shapes, found)


def _add_actions(table: Table, kind: i64, found: vec[i64]) -> vec[i64]:
    if is_repair(kind):
        return _add_repairs(table, kind, found)
    if kind == ROCKFALL:
        return _add_rockfalls(table.maze, found)
    return _add_looks(table, found) if kind == MAP else _add_breaks(table, kind - BREAK, found)


def _add_lays(table: Table, shapes: i64, found: vec[i64]) -> vec[i64]:
    """S-30 to S-36: a path card as each of these shapes, where a tunnel may be continued."""
    if not shapes or not has_whole_tools(table):
        return found
    maze = table.maze
    for place in _places_to_continue(table):
        fitting = maze.fitting(place) & shapes
        code = pack(LAY, coordinates=maze.coordinates[place])
        while fitting:
            found = append(found, with_card(code, first_shape(fitting)))
            fitting &= fitting - 1
    return found


def _places_to_continue(table: Table) -> vec[i64]:
    """The places where nothing lies and `continues_tunnel` holds."""
    if table.options.attach_tunnel:
        return table.maze.beside_openings()
    return table.maze.ends


def _add_breaks(table: Table, tool: i64, found: vec[i64]) -> vec[i64]:
    code = pack(BREAK_TOOL, BREAK + tool, 0, tool)
    target: i64
    for target in range(table.seats):
        if may_break(table, target) and is_whole(table, target, tool):
            found = append(found, code)
        code += ONE_SEAT
    return found


def _add_repairs(table: Table, kind: i64, found: vec[i64]) -> vec[i64]:
    target: i64
    for target in range(table.seats):
        if mendable_tools(table, target, kind):
            found = _add_repairs_of(mendable_tools(table, target, kind), kind, target, found)
    return found


def _add_repairs_of(tools: i64, kind: i64, target: i64, found: vec[i64]) -> vec[i64]:
    tool: i64
    for tool in range(TOOL_KINDS):
        if tools & TOOL_BIT[tool]:
            found = append(found, pack(MEND, kind, target, tool))
    return found


def _add_rockfalls(maze: Maze, found: vec[i64]) -> vec[i64]:
    place: i64
    for place in range(maze.places()):
        if can_fall(maze, place):
            found = append(found, pack(ROCKFALL_ON, ROCKFALL, 0, 0, maze.coordinates[place]))
    return found


def _add_looks(table: Table, found: vec[i64]) -> vec[i64]:
    goal: i64
    for goal in range(GOALS):
        if can_be_looked_at(table, goal):
            place = table.goal_place[goal]
            there = pack(LOOK_AT, MAP, 0, 0, table.maze.coordinates[place])
            found = append(found, there)
    return found


# --- Why a move is not allowed ------------------------------------------------------------------


def refusal(
    table: Table, seat: i64, hand: i64, offer: tuple[int, ...], code: i64
) -> Refusal | None:
    """The clause that forbids a move to a seat, or None where it is allowed.

    Args:
        table: what everybody sees.
        seat: who wants to make the move.
        hand: that seat's hand, packed.
        offer: the values of the gold cards to pick from, sorted.
        code: the move.
    """
    kind = kind_of(code)
    if table.phase != _PHASE_OF[kind]:
        return _wrong_phase(table, kind)
    if seat != table.decider:
        return Refusal("not-your-turn", "S-20", {"seat": table.decider})
    if kind == TURN:
        return _why_not_turn(table, card_of(code))
    if kind == TAKE:
        return _why_not_take(offer, card_of(code))
    if kind == LAY:
        return _why_not_lay(table, hand, code)
    return _why_not_action(table, hand, code)


def _why_not_action(table: Table, hand: i64, code: i64) -> Refusal | None:
    kind = kind_of(code)
    if kind in (BREAK_TOOL, MEND) and seat_of(code) >= table.seats:
        return Refusal("no-such-seat", "S-2", {"seat": seat_of(code)})
    if not holds(hand, card_of(code)):
        return _not_in_hand(KIND_NAMES[card_of(code)])
    if kind == BREAK_TOOL:
        return _why_not_break(table, seat_of(code), tool_of(code))
    if kind == MEND:
        return _why_not_mend(table, card_of(code), seat_of(code), tool_of(code))
    if kind == ROCKFALL_ON:
        return _why_not_fall(table.maze, x_of(code), y_of(code))
    if kind == LOOK_AT:
        return _why_not_look(table, x_of(code), y_of(code))
    if kind == PASS:
        return None  # S-23: a player may pass at any time.
    raise no_rule_for(kind)


def _wrong_phase(table: Table, kind: i64) -> Refusal:
    if table.phase == OVER:
        return Refusal("game-over", "S-72")
    if table.phase == DEALING:
        return Refusal("wrong-phase-deal", "S-70")
    # S-58 leaves a choice where S-54 gives none.
    turning = "S-54" if table.options.stone_choice else "S-58"
    if kind == TURN:
        return Refusal("nothing-to-turn", turning)
    if kind == TAKE:
        return Refusal("nothing-to-take", "S-61")
    if table.phase == TURNING:
        return Refusal("wrong-phase-turn", turning)
    return Refusal("wrong-phase-take", "S-61")


def _not_in_hand(card: str) -> Refusal:
    return Refusal("not-in-hand", "S-20", {"card": card})


def _why_not_turn(table: Table, shape: i64) -> Refusal | None:
    """S-52: one of the ways in which the stone fits; S-54 and S-58 tell who chooses."""
    if shape in table.ways:
        return None
    return Refusal("turn-does-not-fit", "S-52", {"card": SPELLING[shape]})


def _why_not_take(offer: tuple[int, ...], value: i64) -> Refusal | None:
    """S-61: one of the cards that were passed on."""
    return None if value in offer else Refusal("not-offered", "S-61", {"value": value})


def _why_not_lay(table: Table, hand: i64, code: i64) -> Refusal | None:
    shape = card_of(code)
    if not holds(hand, SHAPE_KIND[shape]):
        if any(holds(hand, SHAPE_KIND[way]) for way in quarter_turns(shape)):
            return Refusal("crosswise", "S-30", {"card": SPELLING[shape]})
        return _not_in_hand(SPELLING[shape])
    if not has_whole_tools(table):
        tools = "+".join([TOOLS[tool] for tool in tools_in(table.broken[table.decider])])
        return Refusal("broken-tool", "S-35", {"tools": tools})
    return _why_not_there(table, shape, x_of(code), y_of(code))


def _why_not_there(table: Table, shape: i64, x: i64, y: i64) -> Refusal | None:
    maze = table.maze
    place = maze.find(x, y)
    there: dict[str, str | int] = {"place": f"{x},{y}"}
    if place == NO_PLACE:
        return Refusal(_beside_nothing(maze, x, y), "S-34", there)
    if not is_free(maze, place):
        return Refusal("place-taken", "S-30", there)
    if not touches_face_up_card(maze, place):
        return Refusal(_beside_nothing(maze, x, y), "S-34", there)
    if not maze.fits(place, shape):
        side = maze.mismatched_side(place, shape)
        opens = OPEN[shape] & SIDE_BIT[side] != 0
        key = "opening-meets-wall" if opens else "wall-meets-opening"
        return Refusal(key, "S-31", {**there, "side": SIDES[side]})
    if not continues_tunnel(table, place):
        if table.options.attach_tunnel:
            return Refusal("nothing-continued", "S-33", there)
        return Refusal("not-joined-to-start", "S-32", there)
    return None


def _beside_nothing(maze: Maze, x: i64, y: i64) -> str:
    """S-34: in the air, or beside face-down goals alone."""
    return "goals-alone" if maze.is_beside_hidden_goal(x, y) else "in-the-air"


def _why_not_break(table: Table, target: i64, tool: i64) -> Refusal | None:
    if not may_break(table, target):
        return Refusal("own-tool", "S-41")
    if not is_whole(table, target, tool):
        return Refusal("already-broken", "S-40", {"tool": TOOLS[tool], "seat": target})
    return None


def _why_not_mend(table: Table, kind: i64, target: i64, tool: i64) -> Refusal | None:
    if mendable_tools(table, target, kind) & TOOL_BIT[tool]:
        return None
    if is_whole(table, target, tool) and MENDS[kind] & TOOL_BIT[tool]:
        return Refusal("not-broken", "S-42", {"tool": TOOLS[tool], "seat": target})
    return Refusal("wrong-repair", "S-43", {"card": KIND_NAMES[kind], "tool": TOOLS[tool]})


def _why_not_fall(maze: Maze, x: i64, y: i64) -> Refusal | None:
    place = maze.find(x, y)
    there: dict[str, str | int] = {"place": f"{x},{y}"}
    if place == NO_PLACE or maze.occupant(place) == NOTHING:
        return Refusal("no-card-there", "S-44", there)
    if maze.occupant(place) == START:
        return Refusal("not-the-start", "S-44", there)
    if maze.occupant(place) in (GOAL, HIDDEN_GOAL):
        return Refusal("not-a-goal", "S-44", there)
    return None if can_fall(maze, place) else Refusal("no-card-there", "S-44", there)


def _why_not_look(table: Table, x: i64, y: i64) -> Refusal | None:
    goal = table.goal_at(table.maze.find(x, y))
    there: dict[str, str | int] = {"place": f"{x},{y}"}
    if goal < 0:
        return Refusal("no-goal-there", "S-45", there)
    return None if can_be_looked_at(table, goal) else Refusal("goal-face-up", "S-45", there)
