"""Why a move is not allowed: which of the rules in `allowed` it breaks, and the words for it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final, assert_never

from mypy_extensions import i64

from pitprop.core.errors import Refusal
from pitprop.core.hand import EMPTY_HAND, holds, without_card
from pitprop.core.public_table import DEALING
from pitprop.games.dark_cave.moves import (
    Cut,
    Equip,
    Lay,
    LookClan,
    LookGoal,
    Lure,
    Move,
    Pass,
    Propose,
    Rockfall,
    Stay,
    Step,
    StepGoal,
    Swap,
    TakeVein,
    Turn,
    UseAxe,
    Vote,
    Web,
)
from pitprop.games.dark_cave.rules import allowed
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    BOOTS,
    CREATURE_NAMES,
    CREATURE_STEPS,
    FACE,
    FACE_SHAPE,
    KIND,
    KIND_NAMES,
    PATH_CARDS,
    RAT,
    kind_of_face,
)
from pitprop.games.dark_cave.rules.net import NO_FIELD, START_PLACE, contains
from pitprop.games.dark_cave.rules.table import (
    CARD,
    DEFENDING,
    LOSING,
    MOVING,
    OUT,
    OVER,
    TAKING,
    TURNING,
    VOTING,
    Table,
)
from pitprop.games.dark_cave.text.spelling import (
    Edge,
    Field,
    edge_name,
    find_edge,
    find_field,
    find_place,
)
from pitprop.tunnels.card import OPEN, SHAPE, SIDE_BIT, SIDES, SPELLING, quarter_turns
from pitprop.tunnels.maze import NO_PLACE
from pitprop.tunnels.places import Place

# What the player has to do first, by phase.
_FIRST: Final[Mapping[int, tuple[str, str]]] = {
    DEALING: ("not-dealt", "D-14"),
    TURNING: ("turn-goal-first", "D-70"),
    DEFENDING: ("answer-attack-first", "D-57"),
    TAKING: ("answer-vein-first", "D-44"),
    VOTING: ("answer-proposal-first", "D-86"),
    LOSING: ("card-is-drawn", "D-93"),
    OVER: ("game-over", "D-80"),
}

_NOBODY_CHOOSES: Final = (DEALING, LOSING, OVER)

# Moves that answer a question: in which phase, and what is said in the others.
_ANSWERS: Final[Mapping[type, tuple[int, str, str]]] = {
    Turn: (TURNING, "nothing-to-turn", "D-70"),
    UseAxe: (DEFENDING, "no-attack", "D-57"),
    TakeVein: (TAKING, "no-vein-question", "D-44"),
    Vote: (VOTING, "no-proposal", "D-86"),
}

# What a quarter turn makes of a feature that has a direction.
_QUARTER_TURNED: Final[Mapping[str, str]] = {"bridge-NS": "bridge-EW", "bridge-EW": "bridge-NS"}

CardMove = Lay | LookGoal | LookClan | Rockfall | Swap | Web | Equip | Lure | Pass
"""The moves by which a card is played or passed."""


def refusal(table: Table, seat: i64, hand: i64, move: Move) -> Refusal | None:
    """The clause that forbids a move to a seat, or None where it is allowed.

    Args:
        table: what everybody sees.
        seat: who wants to make the move.
        hand: that seat's hand, packed.
        move: the move.
    """
    if table.phase in _NOBODY_CHOOSES:
        return Refusal(*_FIRST[table.phase])
    if seat != table.decider:
        return Refusal("not-your-turn", "D-20", {"seat": table.decider})
    wrong = _wrong_phase(table, move)
    if wrong is not None:
        return wrong
    if isinstance(move, CardMove):
        return _why_not_card(table, seat, hand, move)
    if isinstance(move, Step | StepGoal) and not allowed.may_step(table):
        return _why_no_step(table, seat)
    match move:
        case Step(field):
            return _why_not_step(table, seat, field)
        case StepGoal(place):
            return _why_not_step_onto_goal(table, seat, place)
        case Cut(edge):
            return _why_not_cut(table, seat, edge)
        case Turn(card):
            return _why_not_turn(table, card)
        case Propose():
            return None if allowed.may_propose(table) else Refusal("proposed-already", "D-82")
        case Stay() | UseAxe() | TakeVein() | Vote():
            return None  # D-24, D-44, D-57, D-82: what is asked then may be answered either way.
    assert_never(move)


def _wrong_phase(table: Table, move: Move) -> Refusal | None:
    phase = table.phase
    if type(move) in _ANSWERS:
        expected, key, clause = _ANSWERS[type(move)]
        return None if phase == expected else Refusal(key, clause)
    if phase in _FIRST:
        return Refusal(*_FIRST[phase])
    if phase == CARD and not isinstance(move, CardMove | Cut | Propose):
        return Refusal("card-first", "D-20")
    if phase == MOVING and isinstance(move, CardMove):
        return Refusal("card-played", "D-20")
    return None


# --- Cards --------------------------------------------------------------------------------------


def _why_not_card(table: Table, seat: i64, hand: i64, move: CardMove) -> Refusal | None:
    if isinstance(move, Lay):
        return _why_not_lay(table, hand, move.card, move.place)
    if isinstance(move, Pass):
        return _why_not_pass(hand, move.cards)
    if isinstance(move, LookClan | Swap | Equip) and move.seat >= table.seats:
        return Refusal("no-such-seat", "D-58", {"seat": move.seat})
    if not holds(hand, KIND[move.card]):
        return _not_in_hand(move.card)
    return _WHY_NOT[type(move)](table, seat, move)


def _not_in_hand(card: str) -> Refusal:
    return Refusal("not-in-hand", "D-20", {"card": card})


def _why_not_pass(hand: i64, cards: tuple[str, ...]) -> Refusal | None:
    for card in cards:
        if card not in KIND or not holds(hand, KIND[card]):
            return _not_in_hand(card)
        hand = without_card(hand, KIND[card])
    return None


def _why_not_lay(table: Table, hand: i64, card: str, place: Place) -> Refusal | None:
    face = FACE[card]
    kind = kind_of_face(face)
    if not holds(hand, kind):
        if _holds_crosswise(hand, kind):
            return Refusal("crosswise", "D-30", {"card": card})
        return _not_in_hand(KIND_NAMES[kind])
    return _why_not_there(table, FACE_SHAPE[face], place)


def _holds_crosswise(hand: i64, kind: int) -> bool:
    """Whether the hand has the same card a quarter turn round."""
    wanted = PATH_CARDS[kind]
    shapes = quarter_turns(SHAPE[wanted.openings])
    feature = _QUARTER_TURNED.get(wanted.feature, wanted.feature)
    for other, path in enumerate(PATH_CARDS):
        alike = path.group == wanted.group and path.feature == feature
        if alike and SHAPE[path.openings] in shapes and holds(hand, other):
            return True
    return False


def _why_not_there(table: Table, shape: int, place: Place) -> Refusal | None:
    net = table.net
    number = find_place(net, place)
    there: dict[str, str | int] = {"place": str(place)}
    if number == NO_PLACE:
        return _beside_nothing(table, place)
    if not net.is_free(number):
        return Refusal("place-taken", "D-30", there)
    if not net.maze.required(number) and not net.maze.blocked(number):
        return _beside_nothing(table, place)
    if not net.maze.fits(number, shape):
        side = net.maze.mismatched_side(number, shape)
        key = "opening-meets-wall" if OPEN[shape] & SIDE_BIT[side] else "wall-meets-opening"
        return Refusal(key, "D-30", {**there, "side": SIDES[side]})
    if not allowed.extends_path(table, number):
        return Refusal("nothing-extended", "D-31", there)
    return None


def _beside_nothing(table: Table, place: Place) -> Refusal:
    """D-30, D-33: in the air, or beside face-down goals alone."""
    if table.net.maze.is_beside_hidden_goal(*place):
        return Refusal("goals-alone", "D-33", {"place": str(place)})
    return Refusal("in-the-air", "D-30", {"place": str(place)})


def _why_not_look_at_goal(table: Table, seat: i64, move: LookGoal) -> Refusal | None:
    goal = table.goal_at(find_place(table.net, move.place))
    if goal < 0:
        return Refusal("no-goal-there", "D-50", {"place": str(move.place)})
    if not allowed.can_be_looked_at(table, goal):
        return Refusal("goal-face-up", "D-50", {"place": str(move.place)})
    return None


def _why_not_look_at_clan(table: Table, seat: i64, move: LookClan) -> Refusal | None:
    if allowed.clan_card_is_secret(table, move.seat):
        return None
    if move.seat == seat:
        return Refusal("own-clan-card", "D-50")
    return Refusal("character-shown", "D-50", {"seat": move.seat})


def _why_not_fall(table: Table, seat: i64, move: Rockfall) -> Refusal | None:
    net = table.net
    number = find_place(net, move.place)
    there: dict[str, str | int] = {"place": str(move.place)}
    if number == NO_PLACE or net.is_free(number):
        return Refusal("no-card-there", "D-51", there)
    if not allowed.is_path_card(table, number):
        return Refusal("not-the-start" if number == START_PLACE else "not-a-goal", "D-51", there)
    if allowed.somebody_stands_on(table, number):
        return Refusal("somebody-stands-there", "D-51", there)
    return None


def _why_not_swap(table: Table, seat: i64, move: Swap) -> Refusal | None:
    return (
        None if allowed.can_be_swapped_with(seat, move.seat) else Refusal("swap-with-self", "D-52")
    )


def _why_not_web(table: Table, seat: i64, move: Web) -> Refusal | None:
    edge = find_edge(table.net, move.edge)
    there = _edge_params(move.edge)
    if edge < 0:
        return Refusal("no-opening-there", "D-34", there)
    wrong = _named_otherwise(table, edge, move.edge)
    if wrong is not None:
        return wrong
    return None if allowed.is_free_of_webs(table, edge) else Refusal("web-there", "D-53", there)


def _edge_params(edge: Edge) -> dict[str, str | int]:
    return {"place": str(edge.place), "side": edge.side}


def _named_otherwise(table: Table, edge: int, named: Edge) -> Refusal | None:
    """D-34: one spelling for each place of a web."""
    right = edge_name(table.net, edge)
    return None if right == named else Refusal("web-named-otherwise", "D-34", _edge_params(right))


def _why_not_equip(table: Table, seat: i64, move: Equip) -> Refusal | None:
    if ACTION[KIND[move.card]] == BOOTS and not allowed.has_no_boots(table, move.seat):
        return Refusal("has-boots", "D-54", {"seat": move.seat})
    return None


def _why_not_lure(table: Table, seat: i64, move: Lure) -> Refusal | None:
    creature = ACTION[KIND[move.card]] - RAT
    start = find_field(table.net, move.start)
    params: dict[str, str | int] = {
        "creature": CREATURE_NAMES[creature],
        "field": str(move.start),
    }
    if not contains(allowed.creature_starts(table, creature), start) or start == NO_FIELD:
        return _why_not_from(table, creature, params)
    if move.end is None:
        return None
    if allowed.must_stay(table, creature, start):
        return Refusal("attacks-where-put", "D-63", params)
    return _why_not_to(table, creature, start, move.end)


def _why_not_from(table: Table, creature: int, params: dict[str, str | int]) -> Refusal:
    if table.creatures[creature] != NO_FIELD:
        return Refusal("creature-elsewhere", "D-61", params)
    if not len(table.net.holes):
        return Refusal("no-hole", "D-60", {"creature": params["creature"]})
    return Refusal("not-a-hole", "D-60", params)


def _why_not_to(table: Table, creature: int, start: int, end: Field) -> Refusal | None:
    there = find_field(table.net, end)
    params: dict[str, str | int] = {"creature": CREATURE_NAMES[creature], "field": str(end)}
    if there == start:
        if allowed.can_come_back(table, start):
            return None
        key = "cannot-come-back" if table.dwarves_at(start) else "back-for-nothing"
        return Refusal(key, "D-78", params)
    if there == NO_FIELD:
        return Refusal("no-such-field", "D-60", {"field": str(end)})
    if not contains(allowed.creature_ends(table, creature, start), there):
        return Refusal("creature-too-far", "D-60", {**params, "count": CREATURE_STEPS[creature]})
    return None


_WHY_NOT: Final[Mapping[type, Callable[..., Refusal | None]]] = {
    LookGoal: _why_not_look_at_goal,
    LookClan: _why_not_look_at_clan,
    Rockfall: _why_not_fall,
    Swap: _why_not_swap,
    Web: _why_not_web,
    Equip: _why_not_equip,
    Lure: _why_not_lure,
}


# --- Moving -------------------------------------------------------------------------------------


def _why_no_step(table: Table, seat: i64) -> Refusal:
    """Why the dwarf makes no step at all."""
    if table.blocked or table.lying[seat]:
        return Refusal("dwarf-laid-down", "D-66")
    return Refusal("movement-over", "D-24")


def _why_not_step(table: Table, seat: i64, field: Field) -> Refusal | None:
    net = table.net
    number = find_place(net, field.place)
    if number != NO_PLACE and net.is_face_down_goal(number):
        return Refusal("name-the-place", "D-70", {"place": str(field.place)})
    there = find_field(net, field)
    params: dict[str, str | int] = {"field": str(field)}
    if there == NO_FIELD:
        return Refusal("no-such-field", "D-71", params)
    here = table.dwarves[seat]
    if contains(net.neighbours(here), there):
        return None
    return _why_not_adjacent(table, here, there, params)


def _why_not_adjacent(table: Table, here: int, there: int, params: dict[str, str | int]) -> Refusal:
    """D-53, D-71, D-73: a web, a wall, or too far away."""
    net = table.net
    side = net.side_towards(here // 8, there // 8)
    if side >= 0 and here != there:
        if net.gate(here // 8, side) == here and net.across(here // 8, side) == there:
            return _web_blocks(table, here // 8, side)
        if net.across(here // 8, side) == NO_FIELD or net.gate(here // 8, side) == NO_FIELD:
            return Refusal("wall-between", "D-73", params)
    return Refusal("not-adjacent", "D-71", params)


def _web_blocks(table: Table, place: int, side: int) -> Refusal:
    edge = edge_name(table.net, table.net.edge(place, side))
    return Refusal("web-blocks", "D-53", _edge_params(edge))


def _why_not_step_onto_goal(table: Table, seat: i64, place: Place) -> Refusal | None:
    net = table.net
    number = find_place(net, place)
    there: dict[str, str | int] = {"place": str(place)}
    if table.goal_at(number) < 0:
        return Refusal("no-goal-there", "D-70", there)
    if not net.is_face_down_goal(number):
        return Refusal("name-the-field", "D-70", there)
    here = table.dwarves[seat]
    if contains(net.hidden_goals_beside(here), number):
        return None
    side = net.side_towards(here // 8, number)
    if side >= 0 and net.gate(here // 8, side) == here:
        return _web_blocks(table, here // 8, side)
    return Refusal("goal-not-beside", "D-70", there)


def _why_not_cut(table: Table, seat: i64, named: Edge) -> Refusal | None:
    """D-55, D-56."""
    if table.dwarves[seat] == OUT:
        return Refusal("dwarf-out-cut", "D-56")
    if table.axes[seat] == EMPTY_HAND:
        return Refusal("no-axe", "D-55")
    edge = find_edge(table.net, named)
    if edge < 0 or allowed.is_free_of_webs(table, edge):
        return Refusal("no-web-there", "D-56", _edge_params(named))
    wrong = _named_otherwise(table, edge, named)
    if wrong is not None:
        return wrong
    return (
        None
        if allowed.stands_beside(table, edge)
        else Refusal("not-beside-web", "D-56", _edge_params(named))
    )


def _why_not_turn(table: Table, card: str) -> Refusal | None:
    """D-70: one of the ways between which the player may choose."""
    ways = [SPELLING[FACE_SHAPE[face]] for face in allowed.ways_to_lie(table)]
    return None if card in ways else Refusal("turn-does-not-fit", "D-70", {"card": card})
