"""The cards of Saboteur as small integers (S-1 to S-6).

A *kind* names a card of the hand: all its copies are the same card. Path cards come first, in the
order of S-3, each by its first spelling; then the action cards of S-5.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.tunnels.card import FIRST, SHAPE, SHAPE_BIT, TURNED

# S-3: how many there are of each tunnel card.
_PATH_CARDS: Final = {
    "NESW": 5,
    "NES": 5,
    "NEW": 5,
    "NS": 4,
    "EW": 3,
    "NE": 5,
    "NW": 4,
    "N.E.S.W": 1,
    "N.E.S": 1,
    "N.E.W": 1,
    "N.S": 1,
    "E.W": 1,
    "N.E": 1,
    "N.W": 1,
    "N": 1,
    "E": 1,
}

TOOLS: Final[list[str]] = ["lamp", "cart", "pickaxe"]
TOOL_KINDS: Final = 3
TOOL_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4])

# S-5: how many there are of each action card.
_ACTION_CARDS: Final = {
    "break-lamp": 3,
    "break-cart": 3,
    "break-pickaxe": 3,
    "lamp": 2,
    "cart": 2,
    "pickaxe": 2,
    "lamp+cart": 1,
    "lamp+pickaxe": 1,
    "cart+pickaxe": 1,
    "rockfall": 3,
    "map": 6,
}

KIND_NAMES: Final[list[str]] = [*_PATH_CARDS, *_ACTION_CARDS]
"""The notation of each kind."""

KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
"""The kind of each notation."""

KINDS: Final = len(KIND_NAMES)
PATH_KINDS: Final = len(_PATH_CARDS)

COPIES: Final[list[int]] = [*_PATH_CARDS.values(), *_ACTION_CARDS.values()]
"""How many copies of each kind the deck holds."""

DECK: Final[tuple[int, ...]] = tuple(
    kind for kind, copies in enumerate(COPIES) for _ in range(copies)
)
"""The 67 cards that are shuffled together (S-14)."""

BREAK: Final = KIND["break-lamp"]
"""`BREAK + tool`: the card that breaks a tool."""

ROCKFALL: Final = KIND["rockfall"]
MAP: Final = KIND["map"]
FIRST_REPAIR: Final = KIND["lamp"]
LAST_REPAIR: Final = KIND["cart+pickaxe"]

MENDS: Final[vec[i64]] = vec[i64](
    [
        sum(TOOL_BIT[TOOLS.index(tool)] for tool in name.split("+")) if name[0] in "lcp" else 0
        for name in KIND_NAMES
    ]
)
"""The tools that each kind can mend, as a mask."""

KIND_SHAPE: Final[vec[i64]] = vec[i64]([SHAPE[name] for name in _PATH_CARDS])
"""The shape of each path card's first spelling."""

SHAPE_KIND: Final[vec[i64]] = vec[i64](
    [
        list(KIND_SHAPE).index(FIRST[shape]) if FIRST[shape] in KIND_SHAPE else -1
        for shape in range(len(TURNED))
    ]
)
"""The kind of path card that can lie as each shape; -1 where none can."""

KIND_SHAPES: Final[vec[i64]] = vec[i64](
    [SHAPE_BIT[shape] | SHAPE_BIT[TURNED[shape]] for shape in KIND_SHAPE]
)
"""The one or two shapes that each path card can lie as, as a set (S-30)."""

# S-4: the fixed cards.
START_SHAPE: Final = SHAPE["NESW"]
TREASURE: Final = 0
GOAL_NAMES: Final[list[str]] = ["treasure", "NE", "NW"]
GOAL_SHAPE: Final[vec[i64]] = vec[i64]([SHAPE["NESW"], SHAPE["NE"], SHAPE["NW"]])
GOALS: Final = 3
GOAL_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4])

# S-12: where the goals lie, north to south.
GOAL_X: Final[vec[i64]] = vec[i64]([8, 8, 8])
GOAL_Y: Final[vec[i64]] = vec[i64]([-2, 0, 2])

# S-6: gold cards, by value.
GOLD_COPIES: Final[list[int]] = [0, 16, 8, 4]
MAX_VALUE: Final = 3
GOLD_DECK: Final[tuple[int, ...]] = tuple(
    value for value, copies in enumerate(GOLD_COPIES) for _ in range(copies)
)

# S-10: dwarf cards in play, by number of players.
DIGGER: Final = 0
SABOTEUR: Final = 1
ROLE_NAMES: Final[list[str]] = ["digger", "saboteur"]
MIN_SEATS: Final = 3
MAX_SEATS: Final = 10
SABOTEURS: Final[list[int]] = [0, 0, 0, 1, 1, 2, 2, 3, 3, 3, 4]
DIGGERS: Final[list[int]] = [0, 0, 0, 3, 4, 4, 5, 5, 6, 7, 7]

# S-14: hand size, by number of players.
HAND_SIZE: Final[list[int]] = [0, 0, 0, 6, 6, 6, 5, 5, 4, 4, 4]


# S-10: how many saboteurs play, the values of the option `saboteurs` in their order.
DRAWN: Final = 0
ALL: Final = 1
FEWER: Final = 2
MORE: Final = 3
ANY_ROLE: Final = -1


def dwarf_cards(seats: int, saboteurs: int = DRAWN) -> list[int]:
    """The roles in play: always one more than there are players (S-10).

    Args:
        seats: the number of players.
        saboteurs: how many saboteurs play, a value of the option.
    """
    more = int(saboteurs == MORE and seats < MAX_SEATS)
    return [DIGGER] * (DIGGERS[seats] - more) + [SABOTEUR] * (SABOTEURS[seats] + more)


def left_over_role(seats: int, saboteurs: int) -> int:
    """The role that is left over for certain (S-10); `ANY_ROLE` where chance decides it.

    Args:
        seats: the number of players.
        saboteurs: how many saboteurs play, a value of the option.
    """
    if saboteurs == FEWER and SABOTEURS[seats] > 1:
        return SABOTEUR
    return DIGGER if saboteurs in (ALL, FEWER) else ANY_ROLE


def dealt_roles(seats: int, saboteurs: int) -> list[int]:
    """The roles that are shuffled: those in play, less the one that is left over for certain.

    Args:
        seats: the number of players.
        saboteurs: how many saboteurs play, a value of the option.
    """
    roles = dwarf_cards(seats, saboteurs)
    left = left_over_role(seats, saboteurs)
    if left != ANY_ROLE:
        roles.remove(left)
    return roles


def saboteur_counts(seats: int, saboteurs: int) -> list[int]:
    """How many saboteurs there may be among the players, the fewest first (S-10).

    Args:
        seats: the number of players.
        saboteurs: how many saboteurs play, a value of the option.
    """
    most = dealt_roles(seats, saboteurs).count(SABOTEUR)
    return [most - 1, most] if left_over_role(seats, saboteurs) == ANY_ROLE else [most]


def tools_in(mask: i64) -> list[int]:
    """The tools of a mask."""
    return [tool for tool in range(TOOL_KINDS) if mask & TOOL_BIT[tool]]


def is_path(kind: i64) -> bool:
    """Whether a kind is a path card."""
    return kind < PATH_KINDS


def is_repair(kind: i64) -> bool:
    """Whether a kind is a repair card, of one tool or two."""
    return FIRST_REPAIR <= kind <= LAST_REPAIR
