"""The ready-made claims at a table of The Dark Cave; none of them need be true."""

from __future__ import annotations

from typing import Final

from pitprop.core.claims import COURTESIES, SEAT, ClaimKind
from pitprop.games.dark_cave.rules.cards import CHARACTER_NAMES, CREATURE_NAMES, GOAL_NAMES

CORNERS: Final = ("NW", "NE", "SW", "SE")
"""Where the goals lie, by their numbers."""

CLAIMS: Final[tuple[ClaimKind, ...]] = (
    ClaimKind("saw", {"corner": CORNERS, "goal": tuple(GOAL_NAMES)}),
    ClaimKind("character", {"character": tuple(CHARACTER_NAMES)}),
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
