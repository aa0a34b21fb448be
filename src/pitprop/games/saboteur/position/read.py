"""From the text of a position to what it tells. Whether that can be is asked in `check`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from pitprop.core.errors import NotationError
from pitprop.core.headers import is_header_line, read_header, split_header
from pitprop.core.notation import cited, listed
from pitprop.games.saboteur.cards import (
    GOAL_NAMES,
    GOALS,
    KIND,
    ROLE_NAMES,
    SHAPE_KIND,
    TOOL_BIT,
    TOOLS,
)
from pitprop.games.saboteur.moves import SEAT
from pitprop.games.saboteur.position.told import (
    NO_SHAPE,
    UNKNOWN,
    Told,
    ToldDiscard,
    ToldGoal,
    ToldPick,
    ToldResult,
)
from pitprop.games.saboteur.table import NO_SEAT, ROUNDS, WINNER_NAMES
from pitprop.tunnels.card import FIRST, SHAPE
from pitprop.tunnels.maze import REACH
from pitprop.tunnels.places import Place, parse_place

HEADERS: Final = ("game", "edition", "options", "seats", "first", "seed", "view")
"""The headers of a position."""

_PICK: Final = re.compile(r"([1-9][0-9]?):([123?])(?:/([123](?:\+[123])*))?")
_DISCARD: Final = re.compile(r"\?([1-9][0-9]?)(?::(.+))?")


def read(text: str) -> Told:
    """What a text tells.

    Raises:
        NotationError: the text is no position; names the line.
    """
    heads, body = split_header(text)
    told = Told(read_header(heads, HEADERS))
    if told.header.game != "saboteur":
        raise NotationError(f"this is a position of {told.header.game}, not of saboteur", 1)
    seen: set[str] = set()
    for number, line in body:
        try:
            _read_line(told, line, seen)
        except NotationError as error:
            raise NotationError(error.message, number) from error
    return told


def _read_line(told: Told, line: str, seen: set[str]) -> None:
    if is_header_line(line):
        raise NotationError("headers stand above everything else")
    word, *words = line.split()
    if word not in LINES:
        raise NotationError(f"there is no line {cited(word)}; lines are {listed(LINES)}")
    name = f"{word} {words[0]}" if word in _NUMBERED and words else word
    if name in seen:
        raise NotationError(f"the line {cited(name)} is there twice")
    seen.add(name)
    LINES[word](told, words)


# --- Words --------------------------------------------------------------------------------------


def _list(words: Sequence[str]) -> list[str]:
    """The words of a list; a single `-` stands for none."""
    if not words:
        raise NotationError("something has to follow; - stands for nothing")
    return [] if list(words) == ["-"] else list(words)


def _one(words: Sequence[str]) -> str:
    if len(words) != 1:
        raise NotationError(f"one word follows, not {len(words)}")
    return words[0]


def _kind(word: str) -> int:
    """A card of the hand; a path card may be spelled either way round."""
    if word == "?":
        return UNKNOWN
    if word in KIND:
        return KIND[word]
    shape = SHAPE.get(word, NO_SHAPE)
    if SHAPE_KIND[shape] < 0:
        raise NotationError(f"{cited(word)} is no card; cards are {listed(KIND)}")
    return SHAPE_KIND[shape]


def _value(word: str) -> int:
    if word not in ("1", "2", "3", "?"):
        raise NotationError(f"gold cards are worth 1, 2 or 3, not {cited(word)}")
    return UNKNOWN if word == "?" else int(word)


def _count(word: str) -> int:
    if not re.fullmatch(r"[0-9]{1,2}", word):
        raise NotationError(f"{cited(word)} is no number of cards or gold pieces")
    return int(word)


def _round(word: str) -> int:
    if word not in [str(number) for number in range(ROUNDS + 1)]:
        raise NotationError(f"there are {ROUNDS} rounds, not {cited(word)}")
    return int(word)


def _place(word: str) -> Place:
    place = parse_place(word)
    if max(abs(place.x), abs(place.y)) > REACH:
        raise NotationError(f"place {place} is out of reach: at most {REACH} either way")
    return place


def _roles(words: Sequence[str]) -> tuple[int, ...]:
    if "|" not in words[-2:-1]:
        raise NotationError("the roles end with | and the dwarf card left over")
    roles = [*words[:-2], words[-1]]
    for word in roles:
        if word not in (*ROLE_NAMES, "?"):
            raise NotationError(f"{cited(word)} is no role; roles are {listed(ROLE_NAMES)}")
    return tuple(UNKNOWN if word == "?" else ROLE_NAMES.index(word) for word in roles)


def _pick(word: str) -> ToldPick:
    match = _PICK.fullmatch(word)
    if match is None:
        raise NotationError(f"{cited(word)} is no gold card of a seat; one looks like 2:3")
    offer = tuple(int(value) for value in (match[3] or "").split("+") if value)
    return ToldPick(SEAT.read(match[1]), _value(match[2]), offer)


# --- Lines --------------------------------------------------------------------------------------


def _read_round(told: Told, words: Sequence[str]) -> None:
    told.round = _round(_one(words))


def _read_turn(told: Told, words: Sequence[str]) -> None:
    told.turn = SEAT.read(_one(words))


def _read_starter(told: Told, words: Sequence[str]) -> None:
    told.starter = SEAT.read(_one(words))


def _read_last(told: Told, words: Sequence[str]) -> None:
    word = _one(words)
    told.last = NO_SEAT if word == "-" else SEAT.read(word)


def _read_maze(told: Told, words: Sequence[str]) -> None:
    for word in _list(words):
        card, at, place = word.partition("@")
        shape = SHAPE.get(card, NO_SHAPE)
        if not at or SHAPE_KIND[shape] < 0:
            raise NotationError(f"{cited(word)} is no card on a place; one looks like NES@1,0")
        told.maze.append((shape, _place(place)))


def _read_laid(told: Told, words: Sequence[str]) -> None:
    told.laid = _place(_one(words))


def _read_goals(told: Told, words: Sequence[str]) -> None:
    if len(words) != GOALS:
        raise NotationError(f"there are {GOALS} goals, not {len(words)}")
    told.goals = [_goal(word) for word in words]


def _goal(word: str) -> ToldGoal:
    name, colon, lies = word.partition(":")
    if name not in (*GOAL_NAMES, "?") or (colon and lies != "-" and lies not in SHAPE):
        raise NotationError(
            f"{cited(word)} is no goal; goals are {listed(GOAL_NAMES)}, face up with how they lie, "
            "such as NE:SW"
        )
    goal = UNKNOWN if name == "?" else GOAL_NAMES.index(name)
    if not colon:
        return ToldGoal(goal)
    shape = NO_SHAPE if lies == "-" else SHAPE[lies]
    expected = SHAPE["NESW"] if goal == 0 else SHAPE.get(name, NO_SHAPE)
    if goal == UNKNOWN or (shape != NO_SHAPE and FIRST[shape] != FIRST[expected]):
        raise NotationError(f"{cited(word)}: a goal {name} doesn't lie like that")
    return ToldGoal(goal, True, shape)


def _read_broken(told: Told, words: Sequence[str]) -> None:
    told.broken = [_tools(word) for word in words]


def _tools(word: str) -> int:
    if word == "-":
        return 0
    tools = word.split("+")
    if tools != [tool for tool in TOOLS if tool in tools]:
        raise NotationError(
            f"{cited(word)}: broken tools are {listed(TOOLS)} in this order, joined by +, or -"
        )
    return sum(TOOL_BIT[TOOLS.index(tool)] for tool in tools)


def _read_roles(told: Told, words: Sequence[str]) -> None:
    told.roles = _roles(words)


def _read_hand(told: Told, words: Sequence[str]) -> None:
    told.hands[SEAT.read((words or ["-"])[0])] = [_kind(word) for word in _list(words[1:])]


def _read_pile(told: Told, words: Sequence[str]) -> None:
    told.pile = [_kind(word) for word in _list(words)]


def _read_discards(told: Told, words: Sequence[str]) -> None:
    told.discards = [_discard(word) for word in _list(words)]


def _discard(word: str) -> ToldDiscard:
    match = _DISCARD.fullmatch(word)
    if match is None:
        if word == "?":
            raise NotationError("of a card that lies face down it is told who passed it, as in ?2")
        return ToldDiscard(_kind(word))
    return ToldDiscard(_kind(match[2] or "?"), SEAT.read(match[1]))


def _read_looked(told: Told, words: Sequence[str]) -> None:
    told.looked[SEAT.read((words or ["-"])[0])] = [_place(word) for word in _list(words[1:])]


def _read_stack(told: Told, words: Sequence[str]) -> None:
    told.stack = [_value(word) for word in _list(words)]


def _read_gold(told: Told, words: Sequence[str]) -> None:
    told.gold[SEAT.read((words or ["-"])[0])] = [_value(word) for word in _list(words[1:])]


def _read_offer(told: Told, words: Sequence[str]) -> None:
    told.offer = (SEAT.read((words or ["-"])[0]), [_value(word) for word in _list(words[1:])])


def _read_result(told: Told, words: Sequence[str]) -> None:
    """`result 1 diggers by 2 · roles … · took …`."""
    if not words or words[0] == "0":
        raise NotationError("the number of the round follows")
    head, *parts = _split(words[1:])
    if not head or head[0] not in WINNER_NAMES or len(head) not in (1, 3):
        raise NotationError(f"who has won follows: {listed(WINNER_NAMES)}")
    result = ToldResult(WINNER_NAMES.index(head[0]))
    if len(head) == 3:
        if head[1] != "by":
            raise NotationError("whose card reached the treasure is told as in: diggers by 2")
        result.reached_by = SEAT.read(head[2])
    told.results[_round(words[0])] = result
    _read_parts(result, parts)


def _split(words: Sequence[str]) -> list[list[str]]:
    """The parts between dots."""
    parts: list[list[str]] = [[]]
    for word in words:
        if word == "·":
            parts.append([])
        else:
            parts[-1].append(word)
    return parts


def _read_parts(result: ToldResult, parts: Sequence[Sequence[str]]) -> None:
    names = [part[0] if part else "" for part in parts]
    if len(set(names)) < len(names):
        raise NotationError("each part of a result is told once")
    for name, part in zip(names, parts, strict=True):
        words = part[1:]
        if name == "roles":
            result.roles = _roles(words)
        elif name == "took":
            result.took = [_pick(word) for word in _list(words)]
        elif name == "cards":
            result.cards = tuple(_count(word) for word in words)
        elif name == "gold":
            result.gold = tuple(_count(word) for word in words)
        elif name == "last":
            result.last = SEAT.read(_one(words))
        elif name == "returned":
            result.returned = [_pick(word) for word in _list(words)]
        else:
            raise NotationError(
                f"a result has no part {cited(name)}; parts are roles, last, took, cards, gold,"
                " returned"
            )


# The lines of which there is one for each seat or round.
_NUMBERED: Final = ("hand", "looked", "gold", "result")

LINES: Final[Mapping[str, Callable[[Told, Sequence[str]], None]]] = {
    "round": _read_round,
    "turn": _read_turn,
    "starter": _read_starter,
    "last": _read_last,
    "maze": _read_maze,
    "laid": _read_laid,
    "goals": _read_goals,
    "broken": _read_broken,
    "roles": _read_roles,
    "hand": _read_hand,
    "pile": _read_pile,
    "discards": _read_discards,
    "looked": _read_looked,
    "stack": _read_stack,
    "gold": _read_gold,
    "offer": _read_offer,
    "result": _read_result,
}
