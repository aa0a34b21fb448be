"""The ready-made claims at a table of The Dark Cave; none of them need be true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.claims import COURTESIES, SEAT, Claim, ClaimKind
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.rules.cards import CHARACTER_NAMES, CREATURE_NAMES, GOAL_NAMES

CORNERS: Final = ("NW", "NE", "SW", "SE")
"""Where the goals lie, by their numbers."""

CLAIMS: Final[tuple[ClaimKind, ...]] = (
    ClaimKind("saw", {"corner": CORNERS, "goal": tuple(GOAL_NAMES)}, "goal"),
    ClaimKind("character", {"character": tuple(CHARACTER_NAMES)}, "character"),
    ClaimKind("suspect", {"seat": SEAT}),
    ClaimKind("trust", {"seat": SEAT}),
    ClaimKind("go", {"corner": CORNERS}),
    ClaimKind("beware", {"creature": tuple(CREATURE_NAMES)}),
    ClaimKind("follow"),
    ClaimKind("help"),
    *COURTESIES,
)
"""`saw` the goal in a corner, and what it is; one's own `character`; whom one suspects or trusts;
where to `go`; which creature to `beware` of; that others should follow, or help."""


def facts(view: View) -> Sequence[Claim]:
    """What a seat could claim of goals and of itself without telling a lie.

    Args:
        view: what it knows; a spectator knows what lies face up.
    """
    if view.table.result is not None:
        return ()
    goals = [saw_goal(goal, face) for goal, face in enumerate(view.known_goals) if face >= 0]
    character = view.characters[view.seat] if view.seat >= 0 else -1
    own = [Claim("character", {"character": CHARACTER_NAMES[character]})] if character >= 0 else []
    return [*goals, *own]


def saw_goal(goal: int, face: int) -> Claim:
    """The claim to have seen a goal.

    Args:
        goal: its number.
        face: what is said to lie there.
    """
    return Claim("saw", {"corner": CORNERS[goal], "goal": GOAL_NAMES[face]})
