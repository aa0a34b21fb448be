"""What `standard` does in positions in which it is plain what to do."""

from __future__ import annotations

from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.state import State
from pitprop.opponents import Choice, find_opponent

HEADER = "[game dark_cave]\n[edition amigo]\n[seats 2]\n"


def position(*lines: str) -> State:
    """A game of two players: blue on seat 1, yellow on seat 2."""
    return GAME.parse_position(HEADER + "\n".join(("clans blue-loyal yellow-loyal", *lines)) + "\n")


def chosen(state: State) -> Choice:
    """What the standard opponent does."""
    return find_opponent("standard").choose(state.view(state.decider), seed="1")


