"""What is allowed: every rule about a single decision, once, named by its clause.

The predicates ask only for the table and for the hand of the player who decides, so that what a
seat may do follows from what the seat sees. `codes` lists what they allow, `refusal` says which of
them a move breaks.
"""

from __future__ import annotations

from pitprop.core.errors import Refusal
from pitprop.games.saboteur.cards import (
    BREAK,
    GOALS,
    KIND_NAMES,
    MAP,
    MENDS,
    ROCKFALL,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
    WAYS_TO_LIE,
    is_path,
    is_repair,
)
from pitprop.games.saboteur.moves import (
    BREAK_TOOL,
    LAY,
    LOOK_AT,
    MEND,
    PASS,
    ROCKFALL_ON,
    TAKE,
    TURN,
    card_of,
    kind_of,
    pack,
    seat_of,
    tool_of,
    x_of,
    y_of,
)
from pitprop.games.saboteur.table import DEALING, HIDDEN, OVER, PLAYING, TAKING, TURNING, Table
from pitprop.tunnels.card import OPEN, SIDE_BIT, SIDES, SPELLING, quarter_turns
from pitprop.tunnels.maze import (
    GOAL,
    HIDDEN_GOAL,
    NO_PLACE,
    NOTHING,
    START,
    TUNNEL,
    Maze,
    packed_x,
    packed_y,
)

# The phases in which each kind of move is made.
_PHASE_OF = [PLAYING, PLAYING, PLAYING, PLAYING, PLAYING, PLAYING, TURNING, TAKING]


# --- Laying a path card -------------------------------------------------------------------------


def has_whole_tools(table: Table, seat: int) -> bool:
    """S-35: no broken tool lies in front of the player."""
    return table.broken[seat] == 0


def is_free(maze: Maze, place: int) -> bool:
    """S-30: nothing lies there, face up or face down."""
    return maze.lies(place) == NOTHING


def touches_face_up_card(maze: Maze, place: int) -> bool:
    """S-34: a card lies beside it, not just face-down goals."""
    return maze.need(place) != 0 or maze.forbid(place) != 0


def continues_tunnel(table: Table, place: int) -> bool:
    """S-32, S-33, S-36: a fitting card there continues a tunnel that may be continued.

    With `attach = start` an opening joined to the start must face the place; with
    `attach = tunnel` any opening of a face-up card will do.
    """
    if table.options.attach_tunnel:
        return table.maze.need(place) != 0
    return table.maze.lit_need(place) != 0


# --- Action cards -------------------------------------------------------------------------------


def may_break(table: Table, seat: int, target: int) -> bool:
    """S-41: a broken tool goes in front of others, or of oneself where the table allows it."""
    return target != seat or table.options.break_own_tool


def is_whole(table: Table, target: int, tool: int) -> bool:
    """S-40, S-42: no broken tool of that kind lies in front of the player."""
    return table.broken[target] & TOOL_BIT[tool] == 0


def shows_tool(kind: int, tool: int) -> bool:
    """S-42, S-43: the repair card pictures that tool; it mends one of those it pictures."""
    return MENDS[kind] & TOOL_BIT[tool] != 0


def can_fall(maze: Maze, place: int) -> bool:
    """S-44: a rockfall takes a tunnel card, never the start or a goal."""
    return maze.lies(place) == TUNNEL


def can_be_looked_at(table: Table, goal: int) -> bool:
    """S-45: a goal is looked at while it lies face down."""
    return table.goal_face[goal] == HIDDEN


# --- All that is allowed ------------------------------------------------------------------------


def codes(table: Table, hand: list[int], offer: list[int]) -> list[int]:
    """The codes of all moves that are allowed to the player who decides.

    Args:
        table: what everybody sees.
        hand: the kinds in the player's hand, sorted.
        offer: the values of the gold cards to pick from, sorted; empty unless gold is picked.
    """
    if table.phase == PLAYING:
        return _plays(table, hand)
    if table.phase == TURNING:
        return [pack(TURN, way) for way in table.ways]
    if table.phase == TAKING:
        return [pack(TAKE, value) for value in _distinct(offer)]
    return []


def _distinct(items: list[int]) -> list[int]:
    """The different ones of a sorted list."""
    return [item for at, item in enumerate(items) if at == 0 or items[at - 1] != item]


def _plays(table: Table, hand: list[int]) -> list[int]:
    """S-20: lay a path card, play an action card, or pass."""
    kinds = _distinct(hand)
    found = _lays(table, kinds) if has_whole_tools(table, table.decider) else []
    for kind in kinds:
        if not is_path(kind):
            found.extend(_actions(table, kind))
    found.extend([pack(PASS, kind) for kind in kinds])  # S-23: a player may pass at any time
    return found


def _actions(table: Table, kind: int) -> list[int]:
    if is_repair(kind):
        return _repairs(table, kind)
    if kind == ROCKFALL:
        return _rockfalls(table.maze)
    return _looks(table) if kind == MAP else _breaks(table, kind - BREAK)


def _lays(table: Table, kinds: list[int]) -> list[int]:
    maze = table.maze
    shapes = [shape for kind in kinds if is_path(kind) for shape in WAYS_TO_LIE[kind]]
    found: list[int] = []
    if not shapes:
        return found
    for place in range(maze.places()):
        if not is_free(maze, place) or not continues_tunnel(table, place):
            continue
        x = packed_x(maze.coordinates[place])
        y = packed_y(maze.coordinates[place])
        found.extend([pack(LAY, shape, x=x, y=y) for shape in shapes if maze.fits(place, shape)])
    return found


def _breaks(table: Table, tool: int) -> list[int]:
    return [
        pack(BREAK_TOOL, BREAK + tool, target, tool)
        for target in range(table.seats)
        if may_break(table, table.decider, target) and is_whole(table, target, tool)
    ]


def _repairs(table: Table, kind: int) -> list[int]:
    return [
        pack(MEND, kind, target, tool)
        for target in range(table.seats)
        for tool in range(len(TOOLS))
        if shows_tool(kind, tool) and not is_whole(table, target, tool)
    ]


def _rockfalls(maze: Maze) -> list[int]:
    return [
        pack(ROCKFALL_ON, ROCKFALL, x=maze.x(place), y=maze.y(place))
        for place in range(maze.places())
        if can_fall(maze, place)
    ]


def _looks(table: Table) -> list[int]:
    places = [table.goal_place[goal] for goal in range(GOALS) if can_be_looked_at(table, goal)]
    return [pack(LOOK_AT, MAP, x=table.maze.x(place), y=table.maze.y(place)) for place in places]


# --- Why a move is not allowed ------------------------------------------------------------------


def refusal(
    table: Table, seat: int, hand: list[int], offer: list[int], code: int
) -> Refusal | None:
    """The clause that forbids a move to a seat, or None where it is allowed.

    Args:
        table: what everybody sees.
        seat: who wants to make the move.
        hand: the kinds in that seat's hand, sorted.
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
        return _why_not_lay(table, seat, hand, code)
    return _why_not_action(table, seat, hand, code)


def _why_not_action(table: Table, seat: int, hand: list[int], code: int) -> Refusal | None:
    kind = kind_of(code)
    if card_of(code) not in hand:
        return _not_in_hand(KIND_NAMES[card_of(code)])
    if kind == BREAK_TOOL:
        return _why_not_break(table, seat, seat_of(code), tool_of(code))
    if kind == MEND:
        return _why_not_mend(table, card_of(code), seat_of(code), tool_of(code))
    if kind == ROCKFALL_ON:
        return _why_not_fall(table.maze, x_of(code), y_of(code))
    if kind == LOOK_AT:
        return _why_not_look(table, x_of(code), y_of(code))
    return None  # S-23: a player may pass at any time.


def _wrong_phase(table: Table, kind: int) -> Refusal:
    if table.phase == OVER:
        return Refusal("game-over", "S-72")
    if table.phase == DEALING:
        return Refusal("wrong-phase-deal", "S-70")
    if kind == TURN:
        return Refusal("nothing-to-turn", "S-54")
    if kind == TAKE:
        return Refusal("nothing-to-take", "S-61")
    if table.phase == TURNING:
        return Refusal("wrong-phase-turn", "S-54")
    return Refusal("wrong-phase-take", "S-61")


def _not_in_hand(card: str) -> Refusal:
    return Refusal("not-in-hand", "S-20", {"card": card})


def _why_not_turn(table: Table, shape: int) -> Refusal | None:
    """S-54, S-58: one of the ways between which the player may choose."""
    if shape in table.ways:
        return None
    return Refusal("turn-does-not-fit", "S-52", {"card": SPELLING[shape]})


def _why_not_take(offer: list[int], value: int) -> Refusal | None:
    """S-61: one of the cards that were passed on."""
    return None if value in offer else Refusal("not-offered", "S-61", {"value": value})


def _why_not_lay(table: Table, seat: int, hand: list[int], code: int) -> Refusal | None:
    shape = card_of(code)
    if SHAPE_KIND[shape] not in hand:
        if any(SHAPE_KIND[way] in hand for way in quarter_turns(shape)):
            return Refusal("crosswise", "S-30", {"card": SPELLING[shape]})
        return _not_in_hand(SPELLING[shape])
    if not has_whole_tools(table, seat):
        tools = "+".join(tool for at, tool in enumerate(TOOLS) if table.broken[seat] & TOOL_BIT[at])
        return Refusal("broken-tool", "S-35", {"tools": tools})
    return _why_not_there(table, shape, x_of(code), y_of(code))


def _why_not_there(table: Table, shape: int, x: int, y: int) -> Refusal | None:
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
        return _why_no_fit(maze, place, shape)
    if not continues_tunnel(table, place):
        if table.options.attach_tunnel:
            return Refusal("nothing-continued", "S-33", there)
        return Refusal("not-joined-to-start", "S-32", there)
    return None


def _beside_nothing(maze: Maze, x: int, y: int) -> str:
    """S-34: in the air, or beside face-down goals alone."""
    for near_x, near_y in ((x, y - 1), (x + 1, y), (x, y + 1), (x - 1, y)):
        place = maze.find(near_x, near_y)
        if place != NO_PLACE and maze.lies(place) == HIDDEN_GOAL:
            return "goals-alone"
    return "in-the-air"


def _why_no_fit(maze: Maze, place: int, shape: int) -> Refusal | None:
    """S-31: the first side, clockwise from north, where opening and wall meet."""
    where = f"{maze.x(place)},{maze.y(place)}"
    for side in range(4):
        bit = SIDE_BIT[side]
        if OPEN[shape] & maze.forbid(place) & bit:
            return Refusal("opening-meets-wall", "S-31", {"place": where, "side": SIDES[side]})
        if ~OPEN[shape] & maze.need(place) & bit:
            return Refusal("wall-meets-opening", "S-31", {"place": where, "side": SIDES[side]})
    return None


def _no_such_seat(seat: int) -> Refusal:
    return Refusal("no-such-seat", "S-2", {"seat": seat})


def _why_not_break(table: Table, seat: int, target: int, tool: int) -> Refusal | None:
    if target >= table.seats:
        return _no_such_seat(target)
    if not may_break(table, seat, target):
        return Refusal("own-tool", "S-41")
    if not is_whole(table, target, tool):
        return Refusal("already-broken", "S-40", {"tool": TOOLS[tool], "seat": target})
    return None


def _why_not_mend(table: Table, kind: int, target: int, tool: int) -> Refusal | None:
    if target >= table.seats:
        return _no_such_seat(target)
    if not is_repair(kind) or not shows_tool(kind, tool):
        return Refusal("wrong-repair", "S-43", {"card": KIND_NAMES[kind], "tool": TOOLS[tool]})
    if is_whole(table, target, tool):
        return Refusal("not-broken", "S-42", {"tool": TOOLS[tool], "seat": target})
    return None


def _why_not_fall(maze: Maze, x: int, y: int) -> Refusal | None:
    place = maze.find(x, y)
    there: dict[str, str | int] = {"place": f"{x},{y}"}
    if place == NO_PLACE or maze.lies(place) == NOTHING:
        return Refusal("no-card-there", "S-44", there)
    if maze.lies(place) == START:
        return Refusal("not-the-start", "S-44", there)
    if maze.lies(place) in (GOAL, HIDDEN_GOAL):
        return Refusal("not-a-goal", "S-44", there)
    return None if can_fall(maze, place) else Refusal("no-card-there", "S-44", there)


def _why_not_look(table: Table, x: int, y: int) -> Refusal | None:
    place = table.maze.find(x, y)
    goal = table.goal_at(place) if place != NO_PLACE else -1
    there: dict[str, str | int] = {"place": f"{x},{y}"}
    if goal < 0:
        return Refusal("no-goal-there", "S-45", there)
    return None if can_be_looked_at(table, goal) else Refusal("goal-face-up", "S-45", there)
