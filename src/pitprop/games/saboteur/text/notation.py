"""What a move showed to whoever played it, and what the table shows in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from pitprop.core.notation import UNKNOWN
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.moves import Look, Move
from pitprop.games.saboteur.rules.cards import GOAL_NAMES, GOAL_X, GOAL_Y, TOOLS, tools_in
from pitprop.games.saboteur.rules.table import HIDDEN, PHASE_NAMES, Table
from pitprop.tunnels.card import SPELLING
from pitprop.tunnels.maze import TUNNEL
from pitprop.tunnels.places import Place, in_reading_order, place_at

if TYPE_CHECKING:
    from pitprop.games.saboteur.knowledge.view import View

GOAL_PLACES: Final = [Place(x, y) for x, y in zip(GOAL_X, GOAL_Y, strict=True)]
"""Where the goals lie, north to south (S-12)."""


def goal_seen(view: View, move: Move) -> str:
    """What a map just showed to a seat that played it (S-45); nothing for any other seat.

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
    return "+".join(TOOLS[tool] for tool in tools_in(mask)) or "-"


def tunnel_cards(table: Table) -> list[tuple[int, Place]]:
    """The tunnel cards, as shapes, with their places in reading order."""
    maze = table.maze
    return in_reading_order(
        (maze.shape(place), place_at(maze, place))
        for place in range(maze.places())
        if maze.occupant(place) == TUNNEL
    )


def goal_words(table: Table) -> list[str]:
    """What the goals show, north to south: `?`, `treasure`, or how a stone lies."""
    words = []
    for face, shape in zip(table.goal_face, table.goal_shape, strict=True):
        if face == HIDDEN:
            words.append(UNKNOWN)
        else:
            words.append(GOAL_NAMES[face] if not shape or face == 0 else SPELLING[shape])
    return words


def print_table(table: Table) -> str:
    """The public part of a position in one line, for messages."""
    decider = f" seat {table.decider + 1}" if table.decider >= 0 else ""
    return " · ".join(
        [
            f"round {table.round} {PHASE_NAMES[table.phase]}{decider}",
            " ".join(
                ["maze", *(f"{SPELLING[card]}@{place}" for card, place in tunnel_cards(table))]
            ),
            " ".join(["goals", *goal_words(table)]),
            " ".join(["broken", *(tool_words(mask) for mask in table.broken)]),
        ]
    )
