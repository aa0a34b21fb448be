"""What a deck of The Dark Cave is made of (D-5)."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

GROUPS: Final[list[str]] = ["I", "II", "III"]
ACTIONS: Final[list[str]] = [
    "info",
    "rockfall",
    "swap",
    "web",
    "boots",
    "axe",
    "rat",
    "lindworm",
    "goblin",
]
"""The action cards, in the order of D-3."""

GOAL_FEATURES: Final[list[str]] = ["exit", "hole", "ladder", "vein"]
"""What the four goals have, one each (D-2)."""

BRIDGES: Final = ("bridge-NS", "bridge-EW")


@dataclass(frozen=True, slots=True)
class PathCard:
    """A path card, the start card or a goal.

    Attributes:
        group: `I`, `II` or `III`; `start` or `goal` for the fixed cards.
        openings: its first spelling.
        feature: what it has: `hole`, `ladder`, `vein`, `tunnel`, `bridge-NS`, `bridge-EW`, `exit`;
            nothing where it is plain.
        copies: how many there are.
    """

    group: str
    openings: str
    feature: str
    copies: int = 1

    @property
    def name(self) -> str:
        """Its notation, such as `II:NES+hole`."""
        return f"{self.group}:{self.openings}" + (f"+{self.feature}" if self.feature else "")


@dataclass(frozen=True, slots=True)
class Deck:
    """All cards.

    Attributes:
        start: the start card.
        goals: the four goals, in the order of `GOAL_FEATURES`.
        paths: the path cards, by group, then by feature, then by their openings: the fewest first,
            straights before curves, then in the order of spellings.
        actions: how many there are of each action card, by group and in the order of D-3.
    """

    start: PathCard
    goals: tuple[PathCard, ...]
    paths: tuple[PathCard, ...]
    actions: Mapping[str, Mapping[str, int]]

    def lines(self) -> list[str]:
        """Each card with the number of its copies; equal decks, equal lines."""
        return [
            *(f"{card.name} {card.copies}" for card in (self.start, *self.goals, *self.paths)),
            *(
                f"{group}:{name} {copies}"
                for group, cards in self.actions.items()
                for name, copies in cards.items()
            ),
        ]

    def fingerprint(self) -> str:
        """The SHA-256, in hexadecimal, of the lines: tells this deck from any other."""
        return hashlib.sha256("\n".join(self.lines()).encode()).hexdigest()
