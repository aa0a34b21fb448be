"""The ready-made claims at a table of Saboteur; none of them need be true."""

from __future__ import annotations

from typing import Final

from pitprop.core.claims import COURTESIES, SEAT, ClaimKind
from pitprop.games.saboteur.rules.cards import ROLE_NAMES, TOOLS

GOAL_WORDS: Final = ("north", "middle", "south")
"""The goals, by their numbers."""

TREASURE_WORD: Final = "treasure"
STONE_WORD: Final = "stone"

CLAIMS: Final[tuple[ClaimKind, ...]] = (
    ClaimKind("saw", {"goal": GOAL_WORDS, "card": (TREASURE_WORD, STONE_WORD)}),
    ClaimKind("role", {"role": tuple(ROLE_NAMES)}),
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
