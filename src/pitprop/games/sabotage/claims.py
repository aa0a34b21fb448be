"""The ready-made claims at a table of Sabotage: none of them can convey a plan (A-51)."""

from __future__ import annotations

from typing import Final

from pitprop.core.claims import COURTESIES, SEAT, ClaimKind

CLAIMS: Final[tuple[ClaimKind, ...]] = (
    ClaimKind("praise", {"seat": SEAT}),
    ClaimKind("luck", {"seat": SEAT}),
    ClaimKind("ouch"),
    *COURTESIES,
)
"""Praise for how somebody has built, or envy of what somebody has drawn; that something hurts."""

WORDLESS: Final = (4,)
"""With this many players, in partnerships, no free text is written during a game (A-51)."""
