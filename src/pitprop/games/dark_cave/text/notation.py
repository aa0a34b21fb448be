"""What a move showed to whoever made it, and what the table shows in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pitprop.core.errors import NotationError
from pitprop.core.notation import UNKNOWN
from pitprop.games.dark_cave.fault import fault
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.moves import LookClan, LookGoal, Move, Swap
from pitprop.games.dark_cave.rules.cards import (
    CHARACTER_NAMES,
    CREATURE_NAMES,
    FACE_NAMES,
    GOAL_NAMES,
    KIND,
    KIND_NAMES,
    START_FACE,
)
from pitprop.games.dark_cave.rules.net import NO_FACE, web_edge, web_number
from pitprop.games.dark_cave.rules.table import HIDDEN, OUT, PHASE_NAMES, Table
from pitprop.games.dark_cave.text.spelling import edge_name, field_name, place_name
from pitprop.tunnels.places import Place, in_reading_order

if TYPE_CHECKING:
    from pitprop.games.dark_cave.knowledge.view import View

NOTHING: Final = "-"


def learned(view: View, move: Move) -> str:
    """What a seat learned from a move just made: a goal, a character, the cards that it got.

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
        NotationError: a word is not a card.
    """
    words = [] if note == NOTHING else note.split()
    for word in words:
        if word not in KIND:
            raise NotationError(fault("not-from-a-swap", word=repr(word)))
    return [KIND[word] for word in words]


def path_cards(table: Table) -> list[tuple[int, Place]]:
    """The path cards, as faces, with their places in reading order."""
    net = table.net
    return in_reading_order(
        (face, place_name(net, place))
        for place, face in enumerate(net.faces)
        if NO_FACE < face < START_FACE
    )


def web_words(table: Table) -> list[str]:
    """The webs as `place:side=number`."""
    words = []
    for web in table.net.webs:
        place, side = edge_name(table.net, web_edge(web))
        words.append(f"{place}:{side}={web_number(web)}")
    return words


def creature_words(table: Table) -> list[str]:
    """The creatures on the board, each with its field."""
    return [
        f"{CREATURE_NAMES[creature]} {field_name(table.net, at)}"
        for creature, at in enumerate(table.creatures)
        if at != OUT
    ]


def print_table(table: Table) -> str:
    """The public part of a position in one line, for messages."""
    decider = f" seat {table.decider + 1}" if table.decider >= 0 else ""
    dwarves = ["out" if at == OUT else str(field_name(table.net, at)) for at in table.dwarves]
    goals = [UNKNOWN if goal == HIDDEN else GOAL_NAMES[goal] for goal in table.goal_shown]
    parts = [
        f"{PHASE_NAMES[table.phase]}{decider}",
        " ".join(["net", *(f"{FACE_NAMES[face]}@{place}" for face, place in path_cards(table))]),
        " ".join(["goals", *goals]),
        " ".join(["dwarves", *dwarves]),
    ]
    for name, words in (("webs", web_words(table)), ("creatures", creature_words(table))):
        if words:
            parts.append(" ".join([name, *words]))
    return " · ".join(parts)
