"""Between codes and typed moves: codes hold place numbers, which the table gives out."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pitprop.core.errors import NotationError
from pitprop.core.notation import cited
from pitprop.games.dark_cave.cards import (
    ACTION,
    AXE,
    BOOTS,
    FACE,
    FACE_NAMES,
    FACE_SHAPE,
    GOAL_FACE,
    GOBLIN,
    GROUP_OF,
    INFO,
    KIND,
    KIND_NAMES,
    MAX_SEATS,
    RAT,
    ROCKFALL,
    SLOT_NAMES,
    SLOTS,
    SWAP,
    WEB,
    kind_of_face,
)
from pitprop.games.dark_cave.moves import (
    CUT,
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    LAY,
    LURE,
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
    Cut,
    Equip,
    Field,
    Lay,
    LookClan,
    LookGoal,
    Lure,
    Move,
    Pass,
    Place,
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
    card_of,
    end_of,
    face_of,
    field_of,
    is_yes,
    kind_of,
    pack,
    seat_of,
    second_of,
    with_second,
)
from pitprop.games.dark_cave.net import NO_FACE, NO_FIELD, Net
from pitprop.games.dark_cave.table import Table
from pitprop.tunnels.card import SHAPE, SIDES, SPELLING
from pitprop.tunnels.maze import NO_PLACE, REACH

NOWHERE: Final = -1
"""The code of a move that speaks of a place or field that the table doesn't have."""


# --- From codes ---------------------------------------------------------------------------------


def place_name(net: Net, place: int) -> Place:
    """The coordinates of a place."""
    return Place(net.maze.x(place), net.maze.y(place))


def field_name(net: Net, field: int) -> Field:
    """A field in words."""
    place = field // SLOTS
    face = net.face(place)
    return Field(net.maze.x(place), net.maze.y(place), SLOT_NAMES[SLOTS * face + field % SLOTS])


def edge_name(net: Net, edge: int) -> tuple[Place, str]:
    """D-34: a web's place."""
    named = net.named_side(edge)
    return place_name(net, named // 4), SIDES[named % 4]


def spell(table: Table, code: int) -> Move:
    """The typed move of a code."""
    return _SPELL[kind_of(code)](table.net, code)


def _card(code: int) -> str:
    return KIND_NAMES[card_of(code)]


def _there(net: Net, code: int) -> Place:
    return place_name(net, field_of(code))


def _spell_lure(net: Net, code: int) -> Move:
    end = end_of(code)
    start = field_name(net, field_of(code))
    return Lure(_card(code), start, None if end == NO_FIELD else field_name(net, end))


def _spell_pass(net: Net, code: int) -> Move:
    second = second_of(code)
    return Pass((_card(code),) if second < 0 else (_card(code), KIND_NAMES[second]))


_SPELL: Final[Mapping[int, Callable[[Net, int], Move]]] = {
    LAY: lambda net, code: Lay(FACE_NAMES[face_of(code)], _there(net, code)),
    INFO_GOAL: lambda net, code: LookGoal(_card(code), _there(net, code)),
    INFO_CLAN: lambda net, code: LookClan(_card(code), seat_of(code)),
    ROCKFALL_ON: lambda net, code: Rockfall(_card(code), _there(net, code)),
    SWAP_WITH: lambda net, code: Swap(_card(code), seat_of(code)),
    WEB_ON: lambda net, code: Web(_card(code), *edge_name(net, field_of(code))),
    EQUIP: lambda net, code: Equip(_card(code), seat_of(code)),
    LURE: _spell_lure,
    PASS: _spell_pass,
    STEP: lambda net, code: Step(field_name(net, field_of(code))),
    STEP_GOAL: lambda net, code: StepGoal(_there(net, code)),
    CUT: lambda net, code: Cut(*edge_name(net, field_of(code))),
    STAY: lambda net, code: Stay(),
    PROPOSE: lambda net, code: Propose(),
    USE_AXE: lambda net, code: UseAxe(is_yes(code)),
    TAKE_VEIN: lambda net, code: TakeVein(is_yes(code)),
    TURN: lambda net, code: Turn(SPELLING[FACE_SHAPE[face_of(code)]]),
    VOTE: lambda net, code: Vote(is_yes(code)),
}


# --- To codes -----------------------------------------------------------------------------------


def find_place(net: Net, place: Place) -> int:
    """The number of a place; `NO_PLACE` where the net has none."""
    return net.maze.find(place.x, place.y)


def find_field(net: Net, field: Field) -> int:
    """A field by its name; `NO_FIELD` where the net has none."""
    place = find_place(net, field.place)
    face = NO_FACE if place == NO_PLACE else net.face(place)
    if face == NO_FACE or not field.name:
        return NO_FIELD
    for slot in range(SLOTS):
        if SLOT_NAMES[SLOTS * face + slot] == field.name:
            return SLOTS * place + slot
    return NO_FIELD


def find_edge(net: Net, place: Place, side: str) -> int:
    """The edge at an opening; -1 where there is no opening."""
    number = find_place(net, place)
    at = SIDES.index(side)
    if number == NO_PLACE or net.gate(number, at) == NO_FIELD:
        return NOWHERE
    return net.edge(number, at)


def lookup(table: Table, move: Move) -> int:
    """The code of a typed move; `NOWHERE` where the table has no such place or field."""
    if isinstance(move, Turn):
        return pack(TURN, face=_turned_face(table, move.card))
    return _LOOKUP[type(move)](table.net, move)


def _lookup_lay(net: Net, move: Lay) -> int:
    face = FACE[move.card]
    return _at(LAY, find_place(net, move.place), kind_of_face(face), face)


def _lookup_pass(net: Net, move: Pass) -> int:
    code = pack(PASS, KIND[move.cards[0]])
    return code if len(move.cards) == 1 else with_second(code, KIND[move.cards[1]])


_LOOKUP: Final[Mapping[type, Callable[[Net, Any], int]]] = {
    Lay: _lookup_lay,
    LookGoal: lambda net, move: _at(INFO_GOAL, find_place(net, move.place), KIND[move.card]),
    LookClan: lambda net, move: pack(INFO_CLAN, KIND[move.card], move.seat),
    Rockfall: lambda net, move: _at(ROCKFALL_ON, find_place(net, move.place), KIND[move.card]),
    Swap: lambda net, move: pack(SWAP_WITH, KIND[move.card], move.seat),
    Web: lambda net, move: _at(WEB_ON, find_edge(net, move.place, move.side), KIND[move.card]),
    Equip: lambda net, move: pack(EQUIP, KIND[move.card], move.seat),
    Lure: lambda net, move: _lure(net, KIND[move.card], move.start, move.end),
    Pass: _lookup_pass,
    Step: lambda net, move: _at(STEP, find_field(net, move.field)),
    StepGoal: lambda net, move: _at(STEP_GOAL, find_place(net, move.place)),
    Cut: lambda net, move: _at(CUT, find_edge(net, move.place, move.side)),
    Stay: lambda net, move: pack(STAY),
    Propose: lambda net, move: pack(PROPOSE),
    UseAxe: lambda net, move: pack(USE_AXE, seat=int(move.yes)),
    TakeVein: lambda net, move: pack(TAKE_VEIN, seat=int(move.yes)),
    Vote: lambda net, move: pack(VOTE, seat=int(move.yes)),
}


def _at(kind: int, where: int, card: int = 0, face: int = 0) -> int:
    return NOWHERE if where < 0 else pack(kind, card, 0, where, -1, face)


def _lure(net: Net, card: int, start: Field, end: Field | None) -> int:
    first = find_field(net, start)
    last = NO_FIELD if end is None else find_field(net, end)
    if first == NO_FIELD or (end is not None and last == NO_FIELD):
        return NOWHERE
    return pack(LURE, card, 0, first, last)


def _turned_face(table: Table, card: str) -> int:
    """The waiting goal as it lies with these openings; the first one where it can't."""
    goal = table.goal_shown[table.turning] if table.turning >= 0 else 0
    face = GOAL_FACE + 2 * goal
    return face + 1 if FACE_SHAPE[face] != SHAPE[card] else face


# --- What a move may speak of -------------------------------------------------------------------


def check_words(move: Move) -> None:
    """See that cards, seats and places of a move are such as the game has.

    Raises:
        NotationError: one is not.
    """
    for place in _places_in(move):
        if max(abs(place.x), abs(place.y)) > REACH:
            raise NotationError(f"place {place} is out of reach: at most {REACH} either way")
    if isinstance(move, Web | Cut) and (len(move.side) != 1 or move.side not in SIDES):
        raise NotationError(f"{cited(move.side)} is no side; sides are N, E, S and W")
    if isinstance(move, LookClan | Swap | Equip) and not 0 <= move.seat < MAX_SEATS:
        raise NotationError(f"{move.seat + 1} is no seat; seats count from 1 to {MAX_SEATS}")
    if isinstance(move, Lay):
        _check_face(move.card)
    elif isinstance(move, Pass):
        _check_passed(move.cards)
    elif isinstance(move, Turn):
        if move.card not in SHAPE or not move.card:
            raise NotationError(f"{cited(move.card)} are no openings, such as NES")
    elif type(move) in _ACTIONS:
        _check_action(getattr(move, "card", ""), _ACTIONS[type(move)])


def _places_in(move: Move) -> list[Place]:
    match move:
        case Lay(_, place) | LookGoal(_, place) | Rockfall(_, place) | Web(_, place):
            return [place]
        case StepGoal(place) | Cut(place):
            return [place]
        case Step(field):
            return [field.place]
        case Lure(_, start, end):
            return [start.place] if end is None else [start.place, end.place]
    return []


_ACTIONS: Final[Mapping[type, tuple[int, ...]]] = {
    LookGoal: (INFO,),
    LookClan: (INFO,),
    Rockfall: (ROCKFALL,),
    Swap: (SWAP,),
    Equip: (BOOTS, AXE),
    Web: (WEB,),
    Lure: tuple(range(RAT, GOBLIN + 1)),
}


def _check_face(card: str) -> None:
    if card not in FACE:
        raise NotationError(
            f"{cited(card)} is no path card; one is its group, its openings as it lies and its"
            " feature, such as II:NES+hole"
        )


def _check_action(card: str, actions: tuple[int, ...]) -> None:
    if card not in KIND or ACTION[KIND[card]] not in actions:
        raise NotationError(f"{cited(card)} is no such action card; one looks like I:rat")


def check_card(card: str) -> int:
    """The kind of a card of the hand.

    Raises:
        NotationError: there is none of that name.
    """
    if card not in KIND:
        raise NotationError(f"{cited(card)} is no card of the hand, such as II:NES+hole or I:rat")
    return KIND[card]


def _check_passed(cards: tuple[str, ...]) -> None:
    if not 1 <= len(cards) <= 2:
        raise NotationError("one card or two are passed")
    kinds = [check_card(card) for card in cards]
    if kinds != sorted(kinds, key=lambda kind: (GROUP_OF[kind], kind)):
        raise NotationError(f"of these two, {cards[1]} is named first: pass {cards[1]} {cards[0]}")
