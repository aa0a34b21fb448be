"""Reading and printing moves, and printing what the table shows."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pitprop.core import notation
from pitprop.core.errors import NotationError
from pitprop.core.notation import UNKNOWN, cited, listed
from pitprop.games.dark_cave import log
from pitprop.games.dark_cave.cards import (
    ACTION,
    CHARACTER_NAMES,
    CREATURE_NAMES,
    FACE_NAMES,
    GOAL_NAMES,
    GROUP_OF,
    KIND,
    KIND_NAMES,
    MAX_SEATS,
    PATH_KINDS,
    RAT,
    SWAP,
    WEB,
)
from pitprop.games.dark_cave.deck import GROUPS
from pitprop.games.dark_cave.moves import (
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
)
from pitprop.games.dark_cave.net import NO_FACE, START_PLACE, web_edge, web_number
from pitprop.games.dark_cave.spelling import check_words, edge_name, field_name
from pitprop.games.dark_cave.table import HIDDEN, OUT, PHASE_NAMES, Table

if TYPE_CHECKING:
    from pitprop.games.dark_cave.view import View

NOTHING: Final = "-"

_FIELD_NAME: Final = re.compile(r"T|\*?(?=.)N?E?S?W?")
_ANSWERS: Final = {"yes": True, "no": False}


def parse_place(text: str) -> Place:
    """Read a place such as `3,-1`.

    Raises:
        NotationError: the text is no place.
    """
    return Place(*notation.parse_place(text))


def parse_field(text: str) -> Field:
    """Read a field such as `1,0:*NES`.

    Raises:
        NotationError: the text is no field.
    """
    there, colon, name = text.partition(":")
    if not colon or not _FIELD_NAME.fullmatch(name) or name == "*":
        raise NotationError(
            f"{cited(text)} is no field; one is a place and its name, such as 1,0:N"
        )
    place = parse_place(there)
    return Field(place.x, place.y, name)


def parse_seat(text: str) -> int:
    """Read a seat, which texts count from 1.

    Raises:
        NotationError: the text is no seat.
    """
    return notation.parse_seat(text, MAX_SEATS)


def _parse_step(words: Sequence[str]) -> Move:
    return Step(parse_field(words[0])) if ":" in words[0] else StepGoal(parse_place(words[0]))


def _parse_cut(words: Sequence[str]) -> Move:
    if words[0] != "web":
        raise NotationError("an axe cuts a web: cut web PLACE SIDE")
    return Cut(parse_place(words[1]), words[2])


def _parse_end(words: Sequence[str]) -> Move:
    return Propose() if words[0] == "propose" else Vote(_answer(words))


def _answer(words: Sequence[str]) -> bool:
    if words[0] not in _ANSWERS:
        raise NotationError(f"the answer is yes or no, not {cited(words[0])}")
    return _ANSWERS[words[0]]


# Each verb: how many words may follow, what follows, and how it is read.
_VERBS: Final[dict[str, tuple[tuple[int, ...], str, Callable[[Sequence[str]], Move]]]] = {
    "lay": ((2,), "lay CARD PLACE", lambda words: Lay(words[0], parse_place(words[1]))),
    "pass": ((1, 2), "pass CARD or pass CARD CARD", lambda words: Pass(tuple(words))),
    "step": ((1,), "step FIELD or step PLACE", _parse_step),
    "cut": ((3,), "cut web PLACE SIDE", _parse_cut),
    "stay": ((0,), "stay", lambda words: Stay()),
    "end": ((1,), "end propose, end yes or end no", _parse_end),
    "axe": ((1,), "axe yes or axe no", lambda words: UseAxe(_answer(words))),
    "vein": ((1,), "vein yes or vein no", lambda words: TakeVein(_answer(words))),
    "turn": ((1,), "turn OPENINGS", lambda words: Turn(words[0])),
}


def parse_move(text: str) -> Move:
    """Read a move that somebody wants to make.

    Raises:
        NotationError: the text is no move, or `pass I:?`; says what it would have to be.
    """
    move = parse_known_move(text)
    if is_redacted(move):
        form = _VERBS["pass"][1]
        raise NotationError(f"{cited(text)} is what others know of a move, which is written {form}")
    return move


def parse_known_move(text: str) -> Move:
    """Read a move; `pass I:?` is a move of which the reader doesn't know all.

    Raises:
        NotationError: the text is no move; says what it would have to be.
    """
    verb, *words = text.split(" ")
    if verb in KIND and KIND[verb] >= PATH_KINDS:
        move = _parse_action(verb, words)
    elif verb in _VERBS:
        counts, form, read = _VERBS[verb]
        if len(words) not in counts:
            raise NotationError(f"{cited(text)} is no move; it is written {form}")
        move = read(words)
    else:
        raise NotationError(
            f"{cited(text)} is no move; a move begins with an action card such as I:rat, or with"
            f" {listed(_VERBS)}"
        )
    if is_redacted(move):
        _check_backs(move)
    else:
        check_words(move)
    return move


def _parse_action(card: str, words: Sequence[str]) -> Move:
    action = ACTION[KIND[card]]
    if action >= RAT:
        return _parse_lure(card, words)
    name = card.partition(":")[2]
    if name == "info":
        if len(words) != 2 or words[0] not in ("goal", "clan"):
            raise NotationError(f"{card} is followed by goal and a place, or clan and a seat")
        if words[0] == "goal":
            return LookGoal(card, parse_place(words[1]))
        return LookClan(card, parse_seat(words[1]))
    if action == WEB:
        if len(words) != 2:
            raise NotationError(f"{card} is followed by a place and a side")
        return Web(card, parse_place(words[0]), words[1])
    if len(words) != 1:
        what = "a place" if name == "rockfall" else "a seat"
        raise NotationError(f"{card} is followed by {what}")
    if name == "rockfall":
        return Rockfall(card, parse_place(words[0]))
    return (Swap if action == SWAP else Equip)(card, parse_seat(words[0]))


def _parse_lure(card: str, words: Sequence[str]) -> Move:
    if len(words) == 1:
        return Lure(card, parse_field(words[0]))
    if len(words) != 3 or words[1] != ">":
        raise NotationError(f"{card} is followed by FIELD, or by FIELD > FIELD")
    return Lure(card, parse_field(words[0]), parse_field(words[2]))


def is_redacted(move: Move) -> bool:
    """Whether a move leaves open what the reader doesn't know; it can't be played."""
    return isinstance(move, Pass) and any(card.endswith(":?") for card in move.cards)


def _check_backs(move: Move) -> None:
    cards = move.cards if isinstance(move, Pass) else ()
    groups = [card.partition(":")[0] for card in cards if card.endswith(":?")]
    if len(groups) != len(cards) or not all(group in GROUPS for group in groups):
        raise NotationError("of passed cards that aren't known the backs are: pass I:? II:?")
    if [GROUPS.index(group) for group in groups] != sorted(map(GROUPS.index, groups)):
        raise NotationError("of two cards, that of the lower group is named first")


def redacted(move: Move) -> Move:
    """The move as others know it: of passed cards the backs (D-92)."""
    if not isinstance(move, Pass) or is_redacted(move):
        return move
    return Pass(tuple(f"{GROUPS[GROUP_OF[KIND[card]]]}:?" for card in move.cards))


def learned(view: View, move: Move) -> str:
    """What a seat learned by a move just made: a goal, a character, the cards that it got.

    Args:
        view: what that seat knows after the move, whoever made it.
        move: the move.

    Returns:
        what secret information showed (D-50), or the cards taken in a swap (D-91), `-` where there
        were none; nothing where the seat learned nothing.
    """
    for at in range(len(view.log) - 1, -1, -1):
        logged = view.log[at]
        if log.event_of(logged) in _LEARNED.get(type(move), ()):
            break
    else:
        return ""
    if isinstance(move, Swap):
        if view.seat not in (log.seat_of(logged), log.target_of(logged)):
            return ""
        gave = [later for later in view.log[at:] if log.event_of(later) == log.GAVE]
        taken = [log.secret_of(later) for later in gave if log.target_of(later) == view.seat]
        return " ".join(KIND_NAMES[kind] for kind in taken) or NOTHING
    known = log.secret_of(logged)
    names = GOAL_NAMES if isinstance(move, LookGoal) else CHARACTER_NAMES
    return "" if known < 0 else names[known]


_LEARNED: Final[dict[type[Move], tuple[int, ...]]] = {
    LookGoal: (log.LOOKED_GOAL,),
    LookClan: (log.LOOKED_CLAN,),
    Swap: (log.SWAPPED,),
}


def parse_taken(note: str) -> list[int]:
    """Read the cards that a seat got in a swap.

    Raises:
        NotationError: a word is no card.
    """
    words = [] if note == NOTHING else note.split()
    for word in words:
        if word not in KIND:
            raise NotationError(f"{word!r} is no card that a swap can bring")
    return [KIND[word] for word in words]


def net_words(table: Table) -> list[str]:
    """The path cards as `card@place`, in reading order: by row, then from west to east."""
    net = table.net
    cards = [
        (net.maze.y(place), net.maze.x(place), FACE_NAMES[face])
        for place, face in enumerate(net.faces)
        if face != NO_FACE and place != START_PLACE and not net.is_goal(place)
    ]
    return [f"{card}@{x},{y}" for y, x, card in sorted(cards)]


def web_words(table: Table) -> list[str]:
    """The webs as `place:side=number`."""
    words = []
    for web in table.net.webs:
        place, side = edge_name(table.net, web_edge(web))
        words.append(f"{place}:{side}={web_number(web)}")
    return words


def print_table(table: Table) -> str:
    """The public part of a position in one line, for messages."""
    decider = f" seat {table.decider + 1}" if table.decider >= 0 else ""
    dwarves = ["out" if at == OUT else str(field_name(table.net, at)) for at in table.dwarves]
    creatures = [
        f"{CREATURE_NAMES[creature]} {field_name(table.net, at)}"
        for creature, at in enumerate(table.creatures)
        if at != OUT
    ]
    goals = [UNKNOWN if goal == HIDDEN else GOAL_NAMES[goal] for goal in table.goal_shown]
    parts = [
        f"{PHASE_NAMES[table.phase]}{decider}",
        " ".join(["net", *net_words(table)]),
        " ".join(["goals", *goals]),
        " ".join(["dwarves", *dwarves]),
    ]
    for name, words in (("webs", web_words(table)), ("creatures", creatures)):
        if words:
            parts.append(" ".join([name, *words]))
    return " · ".join(parts)
