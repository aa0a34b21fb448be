"""Reading and printing moves, and printing what the table shows."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from pitprop.core import notation
from pitprop.core.errors import NotationError
from pitprop.core.notation import UNKNOWN, cited, listed
from pitprop.games.saboteur import log
from pitprop.games.saboteur.cards import GOAL_NAMES, KIND, MAX_SEATS, TOOL_BIT, TOOLS
from pitprop.games.saboteur.moves import (
    Break,
    Lay,
    Look,
    Mend,
    Move,
    Pass,
    Place,
    Rockfall,
    Take,
    Turn,
    encode,
)
from pitprop.games.saboteur.table import HIDDEN, PHASE_NAMES, Table
from pitprop.tunnels.card import SPELLING
from pitprop.tunnels.maze import TUNNEL

if TYPE_CHECKING:
    from pitprop.games.saboteur.view import View


def parse_place(text: str) -> Place:
    """Read a place such as `3,-1`.

    Raises:
        NotationError: the text is no place.
    """
    return Place(*notation.parse_place(text))


def parse_seat(text: str) -> int:
    """Read a seat, which texts count from 1.

    Raises:
        NotationError: the text is no seat.
    """
    return notation.parse_seat(text, MAX_SEATS)


def _parse_lay(words: Sequence[str]) -> Move:
    return Lay(words[0], parse_place(words[1]))


def _parse_break(words: Sequence[str]) -> Move:
    return Break(words[0], parse_seat(words[1]))


def _parse_mend(words: Sequence[str]) -> Move:
    """A card of two tools is followed by the tool that is mended (S-43)."""
    if ("+" in words[0]) != (len(words) == 3):
        raise NotationError("a repair card of two tools, and only that, is followed by one tool")
    return Mend(words[0], words[-2], parse_seat(words[-1]))


def _parse_take(words: Sequence[str]) -> Move:
    if words[0] not in ("1", "2", "3", UNKNOWN):
        raise NotationError(f"gold cards are worth 1, 2 or 3, not {cited(words[0])}")
    return Take(0 if words[0] == UNKNOWN else int(words[0]))


# Each verb: how many words may follow, what follows, and how it is read.
_VERBS: Final[dict[str, tuple[tuple[int, ...], str, Callable[[Sequence[str]], Move]]]] = {
    "lay": ((2,), "lay CARD PLACE", _parse_lay),
    "break": ((2,), "break TOOL SEAT", _parse_break),
    "mend": ((2, 3), "mend TOOL SEAT or mend TOOL+TOOL TOOL SEAT", _parse_mend),
    "rockfall": ((1,), "rockfall PLACE", lambda words: Rockfall(parse_place(words[0]))),
    "map": ((1,), "map PLACE", lambda words: Look(parse_place(words[0]))),
    "pass": ((1,), "pass CARD", lambda words: Pass(words[0])),
    "turn": ((1,), "turn CARD", lambda words: Turn(words[0])),
    "take": ((1,), "take VALUE", _parse_take),
}


def parse_move(text: str) -> Move:
    """Read a move that somebody wants to make.

    Raises:
        NotationError: the text is no move, or `pass ?` or `take ?`; says what it would have to be.
    """
    move = parse_known_move(text)
    if is_redacted(move):
        form = _VERBS[text.split(" ")[0]][1]
        raise NotationError(f"{cited(text)} is what others know of a move, which is written {form}")
    return move


def parse_known_move(text: str) -> Move:
    """Read a move; `pass ?` and `take ?` are moves of which the reader doesn't know all.

    Raises:
        NotationError: the text is no move; says what it would have to be.
    """
    verb, *words = text.split(" ")
    if verb not in _VERBS:
        raise NotationError(f"{cited(text)} is no move; a move begins with {listed(_VERBS)}")
    counts, form, read = _VERBS[verb]
    if len(words) not in counts:
        raise NotationError(f"{cited(text)} is no move; it is written {form}")
    move = read(words)
    if not is_redacted(move):
        encode(move)
    return move


def is_redacted(move: Move) -> bool:
    """Whether a move leaves open what the reader doesn't know; it can't be played."""
    return move in (Pass(UNKNOWN), Take(0))


def redacted(move: Move) -> Move:
    """The move as others know it (S-23, S-63)."""
    if isinstance(move, Pass):
        return Pass(UNKNOWN)
    return Take(0) if isinstance(move, Take) else move


def goal_seen(view: View, move: Move) -> str:
    """What a map just showed to a seat, which is the one that played it (S-45), else nothing.

    Args:
        view: what that seat knows after the move.
        move: the move.
    """
    looks = [logged for logged in view.log if log.event_of(logged) == log.LOOKED]
    if not isinstance(move, Look) or not looks or log.seat_of(looks[-1]) != view.seat:
        return ""
    return GOAL_NAMES[log.secret_of(looks[-1])]


def tool_words(mask: int) -> str:
    """Broken tools as words joined by plus signs; `-` where there are none."""
    return "+".join(tool for at, tool in enumerate(TOOLS) if mask & TOOL_BIT[at]) or "-"


def maze_words(table: Table) -> list[str]:
    """The tunnel cards as `card@place`, in reading order: by row, then from west to east."""
    maze = table.maze
    cards = [
        (maze.y(place), maze.x(place), SPELLING[maze.shape(place)])
        for place in range(maze.places())
        if maze.lies(place) == TUNNEL
    ]
    return [f"{card}@{x},{y}" for y, x, card in sorted(cards)]


def goal_words(table: Table) -> list[str]:
    """What the goals show, north to south: `?`, `treasure`, or how a stone lies."""
    words = []
    for face, lies in zip(table.goal_face, table.goal_lies, strict=True):
        if face == HIDDEN:
            words.append(UNKNOWN)
        else:
            words.append(GOAL_NAMES[face] if not lies or face == 0 else SPELLING[lies])
    return words


def print_table(table: Table) -> str:
    """The public part of a position in one line, for messages."""
    decider = f" seat {table.decider + 1}" if table.decider >= 0 else ""
    return " · ".join(
        [
            f"round {table.round} {PHASE_NAMES[table.phase]}{decider}",
            " ".join(["maze", *maze_words(table)]),
            " ".join(["goals", *goal_words(table)]),
            " ".join(["broken", *(tool_words(mask) for mask in table.broken)]),
        ]
    )


def is_card(word: str) -> bool:
    """Whether a word names a card of the hand."""
    return word in KIND
