"""The ready-made claims at a table of Saboteur; none of them need be true."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.claims import COURTESIES, SEAT, Claim, ClaimKind
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.cards import ROLE_NAMES, TOOLS, TREASURE
from pitprop.games.saboteur.rules.table import PLAYING

GOAL_WORDS: Final = ("north", "middle", "south")
"""The goals, by their numbers."""

TREASURE_WORD: Final = "treasure"
STONE_WORD: Final = "stone"

CLAIMS: Final[tuple[ClaimKind, ...]] = (
    ClaimKind("saw", {"goal": GOAL_WORDS, "card": (TREASURE_WORD, STONE_WORD)}, "card"),
    ClaimKind("role", {"role": tuple(ROLE_NAMES)}, "role"),
    ClaimKind("suspect", {"seat": SEAT}),
    ClaimKind("trust", {"seat": SEAT}),
    ClaimKind("mend", {"tool": tuple(TOOLS)}),
    ClaimKind("look", {"goal": GOAL_WORDS}),
    ClaimKind("dig", {"goal": GOAL_WORDS}),
    ClaimKind("stuck"),
    *COURTESIES,
)
"""`saw` a goal, and what it is; one's own `role`; whom one suspects or trusts; a tool of one's own
to mend; a goal to look at, or to dig towards; that one has no card that helps."""


def facts(view: View) -> Sequence[Claim]:
    """What a seat could claim of goals and of itself without telling a lie.

    Args:
        view: what it knows; a spectator knows what lies face up.
    """
    if view.table.phase != PLAYING:
        return ()
    goals = [
        saw_goal(goal, face == TREASURE) for goal, face in enumerate(view.known_goals) if face >= 0
    ]
    own = [Claim("role", {"role": ROLE_NAMES[view.role]})] if view.seat >= 0 else []
    return [*goals, *own]


def saw_goal(goal: int, is_treasure: bool) -> Claim:
    """The claim to have seen a goal.

    Args:
        goal: its number.
        is_treasure: what is said to lie there.
    """
    card = TREASURE_WORD if is_treasure else STONE_WORD
    return Claim("saw", {"goal": GOAL_WORDS[goal], "card": card})
