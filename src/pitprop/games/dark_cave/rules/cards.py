"""The cards of The Dark Cave as small integers (D-1 to D-9).

A *kind* names a card of the hand: all its copies are the same card. Path cards come first, then
action cards, both by group. A *face* is a path card, the start card or a goal as it lies: a kind
and which end is up. The fields of a card are its eight *slots*: 0 to 3 the fields at its openings,
4 to 7 the field or middle of a set of joined openings (4 + its first opening); a tunnel is slot 7,
where no double curve has a set.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.games.dark_cave.rules.deck import load_deck
from pitprop.games.dark_cave.rules.deck_cards import ACTIONS, GOAL_FEATURES, GROUPS, PathCard
from pitprop.tunnels.card import JOINED, OPEN, OPPOSITE, SHAPE, SIDE_BIT, SIDES, SPELLING, TURNED

_DECK: Final = load_deck()

# --- Kinds --------------------------------------------------------------------------------------

PATH_CARDS: Final[list[PathCard]] = list(_DECK.paths)
PATH_KINDS: Final = len(_DECK.paths)

_ACTION_CARDS: Final[list[tuple[str, str, int]]] = [
    (group, name, copies) for group in GROUPS for name, copies in _DECK.actions[group].items()
]

KIND_NAMES: Final[list[str]] = [
    *(card.name for card in _DECK.paths),
    *(f"{group}:{name}" for group, name, _ in _ACTION_CARDS),
]
"""The notation of each kind."""

KIND: Final[dict[str, int]] = {name: kind for kind, name in enumerate(KIND_NAMES)}
"""The kind of each notation."""

KINDS: Final = len(KIND_NAMES)

COPIES: Final[list[int]] = [
    *(card.copies for card in _DECK.paths),
    *(copies for _, _, copies in _ACTION_CARDS),
]
"""How many copies of each kind there are."""

GROUP_OF: Final[vec[i64]] = vec[i64]([GROUPS.index(name.partition(":")[0]) for name in KIND_NAMES])
"""The group of each kind: 0, 1, 2 for I, II, III."""

DECKS: Final[list[tuple[int, ...]]] = [
    tuple(kind for kind in range(KINDS) if GROUP_OF[kind] == group for _ in range(COPIES[kind]))
    for group in range(len(GROUPS))
]
"""The cards of each group, from which a pile is shuffled (D-14)."""

# What an action card does.
INFO: Final = 0
ROCKFALL: Final = 1
SWAP: Final = 2
WEB: Final = 3
BOOTS: Final = 4
AXE: Final = 5
RAT: Final = 6
LINDWORM: Final = 7
GOBLIN: Final = 8
NO_ACTION: Final = -1

ACTION: Final[vec[i64]] = vec[i64](
    [NO_ACTION] * PATH_KINDS + [ACTIONS.index(name) for _, name, _ in _ACTION_CARDS]
)
"""What each kind does; `NO_ACTION` for path cards."""

CREATURES: Final = 3
CREATURE_NAMES: Final[list[str]] = ["rat", "lindworm", "goblin"]
CREATURE_STEPS: Final[vec[i64]] = vec[i64]([3, 4, 5])
"""How far each creature goes (D-60)."""

# --- Clans, gold, hands -------------------------------------------------------------------------

BLUE: Final = 0
YELLOW: Final = 1
CLAN_NAMES: Final[list[str]] = ["blue", "yellow"]
LOYAL: Final = 0
SABOTEUR: Final = 1
CHARACTER_NAMES: Final[list[str]] = ["loyal", "saboteur"]
CLAN_CARD_NAMES: Final[list[str]] = [
    f"{clan}-{character}" for clan in CLAN_NAMES for character in CHARACTER_NAMES
]
"""Clan cards are `2 * clan + character`."""
CLAN_COPIES: Final[list[int]] = [3, 2]
"""How many clan cards of each character a clan has (D-1)."""

MIN_SEATS: Final = 2
MAX_SEATS: Final = 8
ALL_GOLD: Final = 46
FIRST_GOLD: Final = 3
HAND_SIZE: Final = 5
TAKEN_OUT: Final = 5
"""How many cards of each pile stay in the box (D-14)."""

STEPS: Final = 3
DRAWN_BY_GROUP: Final[list[tuple[int, int]]] = [
    (0, 0),
    (0, 0),
    (5, 0),
    (5, 0),
    (5, 0),
    (4, 1),
    (4, 1),
    (3, 2),
    (3, 2),
]
"""How many cards of I and II each hand begins with, by number of players (D-14)."""

SEAT_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])


def full_pile(seats: int) -> int:
    """How many cards the draw pile has after the deal (D-14)."""
    return sum(COPIES) - TAKEN_OUT * len(GROUPS) - HAND_SIZE * seats


def clan_cards(seats: int, one_clan: int) -> list[int]:
    """The clan cards in play (D-11), sorted.

    Args:
        seats: the number of players.
        one_clan: the clan that three or four players belong to.
    """
    if seats == 2:
        return [2 * BLUE + LOYAL, 2 * YELLOW + LOYAL]
    if seats <= 4:
        return [2 * one_clan + LOYAL] * 2 + [2 * one_clan + SABOTEUR] * 2
    return [0, 0, 0, 1, 2, 2, 2, 3]


# --- Goals --------------------------------------------------------------------------------------

GOALS: Final = 4
EXIT: Final = GOAL_FEATURES.index("exit")
GOAL_NAMES: Final[list[str]] = GOAL_FEATURES
GOAL_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])

# D-10: the corners row by row, to be multiplied by their distance.
GOAL_X: Final[vec[i64]] = vec[i64]([-1, 1, -1, 1])
GOAL_Y: Final[vec[i64]] = vec[i64]([-1, -1, 1, 1])


def goal_distance(seats: i64) -> i64:
    """How far from the start the goals lie, in cards along each axis (D-10)."""
    return 4 if seats <= 5 else 3


# --- Faces --------------------------------------------------------------------------------------

START_FACE: Final = 2 * PATH_KINDS
GOAL_FACE: Final = START_FACE + 2
"""`GOAL_FACE + 2 * goal + turned`: a goal as it lies."""

FACES: Final = GOAL_FACE + 2 * GOALS
SLOTS: Final = 8
TUNNEL_SLOT: Final = 7
NO_SLOT: Final = -1
FROM_OUTSIDE: Final = 256
"""The bit of `BRIDGE_FROM` for a step from another card."""

SLOT_BIT: Final[vec[i64]] = vec[i64]([1, 2, 4, 8, 16, 32, 64, 128])

_FIXED: Final = [_DECK.start, *_DECK.goals]
_ALL_CARDS: Final[list[PathCard]] = [*PATH_CARDS, *_FIXED]


class _Face:
    """One card as it lies, worked out from its notation."""

    def __init__(self, card: PathCard, turned: bool) -> None:
        first = SHAPE[card.openings]
        self.card = card
        self.shape = TURNED[first] if turned else first
        self.sets = SPELLING[self.shape].split(".")
        # D-6, D-9: the opening (and its set) that carries the feature turns with the card.
        mark = card.openings[0]
        self.mark = SIDES[OPPOSITE[SIDES.index(mark)]] if turned else mark
        self.is_single = card.group in ("I", "start")
        self.has_middle = card.group in ("III", "goal")
        self.next = [0] * SLOTS
        self.names = [""] * SLOTS
        self._join()

    def _join(self) -> None:
        for openings in self.sets:
            middle = 4 + SIDES.index(openings[0])
            at = [SIDES.index(side) for side in openings]
            if self.is_single:
                self.names[middle] = openings
                continue
            for slot in at:
                self.names[slot] = SIDES[slot]
            if self.has_middle:
                self.names[middle] = f"*{openings}"
                for slot in at:
                    self._link(slot, middle)
            else:
                for one in at:
                    for other in at:
                        if one < other:
                            self._link(one, other)
        if self.card.feature == "tunnel":
            self.names[TUNNEL_SLOT] = "T"
            for slot in self._beside_tunnel():
                self._link(slot, TUNNEL_SLOT)

    def _beside_tunnel(self) -> list[int]:
        """D-6: both fields (I), all four (II), both middles (III)."""
        if self.is_single or self.has_middle:
            return [4 + SIDES.index(openings[0]) for openings in self.sets]
        return [0, 1, 2, 3]

    def _link(self, one: int, other: int) -> None:
        self.next[one] |= SLOT_BIT[other]
        self.next[other] |= SLOT_BIT[one]

    def fields(self) -> int:
        return sum(SLOT_BIT[slot] for slot, name in enumerate(self.names) if name)

    def gate(self, side: int) -> int:
        """The slot at an opening."""
        if not OPEN[self.shape] & SIDE_BIT[side]:
            return NO_SLOT
        if not self.is_single:
            return side
        joined = JOINED[4 * self.shape + side]
        return 4 + min(at for at in range(4) if joined & SIDE_BIT[at])

    def feature_slot(self) -> int:
        """D-6, D-7, D-9: where hole, ladder, vein or exit lies."""
        opening = SIDES.index(self.mark)
        if not self.is_single and not self.has_middle:
            return opening
        joined = JOINED[4 * self.shape + opening]
        return 4 + min(at for at in range(4) if joined & SIDE_BIT[at])

    def slot_with(self, feature: str) -> int:
        return self.feature_slot() if self.card.feature == feature else NO_SLOT

    def bridge_from(self, slot: int) -> int:
        """D-42: from where a step onto this slot is a step over the bridge."""
        if not self.card.feature.startswith("bridge"):
            return 0
        upper = self.card.feature.partition("-")[2]
        ends = [SIDES.index(side) for side in upper]
        middle = 4 + ends[0]
        if self.is_single:
            return FROM_OUTSIDE if slot == middle else 0
        if self.has_middle:
            return sum(SLOT_BIT[end] for end in ends) if slot == middle else 0
        return sum(SLOT_BIT[end] for end in ends if end != slot) if slot in ends else 0

    def equivalence_key(self) -> tuple[object, ...]:
        """Faces for which it is equal look alike as they lie."""
        feature = self.card.feature
        slot = self.feature_slot() if feature in ("hole", "ladder", "vein", "exit") else NO_SLOT
        return self.shape, slot


_PAIRS: Final = [(_Face(card, False), _Face(card, True)) for card in _ALL_CARDS]
_ALL_FACES: Final[list[_Face]] = [face for pair in _PAIRS for face in pair]

IS_TURNABLE: Final[vec[i64]] = vec[i64](
    [int(one.equivalence_key() != other.equivalence_key()) for one, other in _PAIRS]
)
"""Whether half a turn changes a card: for each kind, then the start card and the goals (D-30)."""

FACE_SHAPE: Final[vec[i64]] = vec[i64]([face.shape for face in _ALL_FACES])
"""The shape of each face."""

FIELDS: Final[vec[i64]] = vec[i64]([face.fields() for face in _ALL_FACES])
"""The slots that are fields of each face, as a mask."""

NEXT: Final[vec[i64]] = vec[i64]([mask for face in _ALL_FACES for mask in face.next])
"""`NEXT[8 * face + slot]`: the slots one step away on the same card, as a mask."""

GATE: Final[vec[i64]] = vec[i64]([face.gate(side) for face in _ALL_FACES for side in range(4)])
"""`GATE[4 * face + side]`: the slot at the opening on that side; `NO_SLOT` at a wall."""

GATES_OF: Final[vec[i64]] = vec[i64](
    [
        sum(SIDE_BIT[side] for side in range(4) if face.gate(side) == slot)
        for face in _ALL_FACES
        for slot in range(SLOTS)
    ]
)
"""`GATES_OF[8 * face + slot]`: the sides with an opening at that slot, as a mask."""

HOLE: Final[vec[i64]] = vec[i64]([face.slot_with("hole") for face in _ALL_FACES])
LADDER: Final[vec[i64]] = vec[i64]([face.slot_with("ladder") for face in _ALL_FACES])
VEIN: Final[vec[i64]] = vec[i64]([face.slot_with("vein") for face in _ALL_FACES])
EXIT_SLOT: Final[vec[i64]] = vec[i64]([face.slot_with("exit") for face in _ALL_FACES])
HAS_TUNNEL: Final[vec[i64]] = vec[i64]([int(face.card.feature == "tunnel") for face in _ALL_FACES])

BRIDGE_FROM: Final[vec[i64]] = vec[i64](
    [face.bridge_from(slot) for face in _ALL_FACES for slot in range(SLOTS)]
)
"""`BRIDGE_FROM[8 * face + slot]`: the slots from which a step to it crosses the bridge (D-42)."""

SLOT_NAMES: Final[list[str]] = [name for face in _ALL_FACES for name in face.names]
"""`SLOT_NAMES[8 * face + slot]`: the notation of a field on its card; empty where there is none."""


def _face_name(at: int, turned: int) -> str:
    card = _ALL_CARDS[at]
    face = _PAIRS[at][turned]
    name = f"{SPELLING[face.shape]}" + (f"+{card.feature}" if card.feature else "")
    if card.group not in ("goal", "start"):
        name = f"{card.group}:{name}"
    if turned and IS_TURNABLE[at] and face.shape == _PAIRS[at][0].shape:
        name += f"-{face.mark}"  # D-35
    return name


FACE_NAMES: Final[list[str]] = [
    _face_name(at, turned) for at in range(len(_ALL_CARDS)) for turned in range(2)
]
"""Each card as it lies, in notation: `II:NSW+hole`, `II:NS+hole-S` (D-35)."""

FACE: Final[dict[str, int]] = {
    FACE_NAMES[face]: face
    for face in reversed(range(START_FACE))
    if face % 2 == 0 or IS_TURNABLE[face // 2]
}
"""The face of each notation of a path card as it lies."""


def kind_of_face(face: i64) -> i64:
    """The kind of the path card that lies like this."""
    return face >> 1


def is_path(kind: i64) -> bool:
    """Whether a kind is a path card."""
    return kind < PATH_KINDS
