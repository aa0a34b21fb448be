"""What the actions of The Dark Cave are, and what its observations hold.

A place is told by its number in the window, row by row, not by the number that a table gives it; a
field is eight times that and its slot, an edge twice that, plus one for the one south of the place.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from pitprop.envs.actions import Block, actions_of
from pitprop.envs.fields import Axis, Field, Fields, Window, options_field
from pitprop.games.dark_cave.moves import MOVES
from pitprop.games.dark_cave.options import OPTIONS
from pitprop.games.dark_cave.rules.cards import (
    ACTION,
    ALL_GOLD,
    AXE,
    BOOTS,
    CHARACTER_NAMES,
    CLAN_CARD_NAMES,
    CLAN_NAMES,
    COPIES,
    CREATURE_NAMES,
    FACE_NAMES,
    GOAL_FACE,
    GOAL_NAMES,
    GOALS,
    GROUP_OF,
    INFO,
    IS_TURNABLE,
    KIND_NAMES,
    KINDS,
    MAX_SEATS,
    PATH_KINDS,
    RAT,
    ROCKFALL,
    SLOTS,
    SWAP,
    WEB,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.move_codes import (
    CUT,
    EQUIP,
    INFO_CLAN,
    INFO_GOAL,
    KIND_MASK,
    LAY,
    LURE,
    PASS,
    PROPOSE,
    ROCKFALL_ON,
    STAY,
    STEP,
    STEP_GOAL,
    SWAP_WITH,
    TAKE_VEIN,
    TURN,
    USE_AXE,
    VOTE,
    WEB_ON,
    pack,
    with_second,
)
from pitprop.games.dark_cave.rules.table import PHASE_NAMES
from pitprop.tunnels.card import SIDES

WINDOW: Final = Window(west=-8, east=8, north=-8, south=8)
"""The goals lie at most four cards from the start along each axis."""

EVENTS: Final = 24
"""How many of the latest events an observation holds."""

# Parts of a move of a creature, numbered behind the kinds of moves.
START_AT: Final = KIND_MASK - 2
END_AT: Final = KIND_MASK - 1
STAY_THERE: Final = KIND_MASK

PLANES: Final = (
    *(f"opening {side}" for side in SIDES),
    *(f"card of group {group}" for group in GROUPS),
    "start",
    "goal face up",
    "goal face down",
    "hole",
    "ladder",
    "vein",
    "gold on the vein",
    "tunnel",
    "bridge",
    "exit",
    "number of the web to the east",
    "number of the web to the south",
    "card as it lies, plus one",
)
GOAL_FACTS: Final = (*GOAL_NAMES, "face up", "to be turned")
PLAYER_FACTS: Final = (
    "seated",
    "self",
    "decides",
    "on turn",
    "began",
    *CLAN_NAMES,
    *(f"known as {character}" for character in CHARACTER_NAMES),
    "character shown to all",
    "gold",
    "boots",
    "axes",
    "lies down",
    "in the cave",
    "x in the window, plus one",
    "y in the window, plus one",
    "slot of its field, plus one",
    "left the cave as number",
    *(f"cards of group {group}" for group in GROUPS),
    "cards discarded face down",
    "still to be asked",
    "attacked",
    "still to lose a card",
)
CREATURE_FACTS: Final = (
    "in the cave",
    "x in the window, plus one",
    "y in the window, plus one",
    "slot of its field, plus one",
    "its card lies in front of seat, plus one",
    "attacks",
)
TURN_FACTS: Final = (
    "steps left",
    "has moved",
    "moves no more",
    "cards to draw",
    "end proposed",
    "clan cards laid aside",
)
CHOSEN_FACTS: Final = (
    "card, plus one",
    "x in the window, plus one",
    "y in the window, plus one",
    "slot of the field, plus one",
)
EVENT_FACTS: Final = (
    "kind, plus one",
    "seat, plus one",
    "card or number, plus one",
    "aimed at seat or number, plus one",
    "x in the window, plus one",
    "y in the window, plus one",
    "x where it led in the window, plus one",
    "y where it led in the window, plus one",
    "what the seat alone knows of it, plus one",
)

_CARDS: Final = Axis("kind of card", tuple(KIND_NAMES))

FIELDS: Final = Fields(
    [
        Field(
            "net",
            "The cards on the table, the gold of veins, and webs (D-90).",
            (Axis("plane", PLANES), *WINDOW.axes()),
            high=127,
        ),
        Field(
            "goals",
            "What the seat knows of each goal, row by row (D-50, D-70).",
            (Axis("goal", size=GOALS), Axis("fact", GOAL_FACTS)),
        ),
        Field(
            "players",
            "What is known of each player (D-90, D-91).",
            (Axis("seat", size=MAX_SEATS), Axis("fact", PLAYER_FACTS)),
            high=ALL_GOLD,
        ),
        Field(
            "creatures",
            "Where the creatures are (D-60).",
            (Axis("creature", tuple(CREATURE_NAMES)), Axis("fact", CREATURE_FACTS)),
            high=WINDOW.columns,
        ),
        Field(
            "aside",
            "The clan cards laid aside, where the seat has looked at them (D-81).",
            (Axis("clan card", tuple(CLAN_CARD_NAMES)),),
            high=3,
        ),
        Field("hand", "The seat's own cards.", (_CARDS,), high=max(COPIES)),
        Field("discards", "The cards discarded face up.", (_CARDS,), high=max(COPIES)),
        Field("own discards", "What the seat passed face down.", (_CARDS,), high=max(COPIES)),
        Field(
            "left",
            "The cards in the draw pile by group, and the gold in the supply.",
            (Axis("where", (*(f"pile {group}" for group in GROUPS), "supply")),),
            high=ALL_GOLD,
        ),
        Field("turn", "How far the turn has got.", (Axis("fact", TURN_FACTS),), high=8),
        Field("phase", "What has to be decided.", (Axis("phase", tuple(PHASE_NAMES)),)),
        options_field(OPTIONS),
        Field(
            "chosen",
            "What has been chosen of a creature's move.",
            (Axis("fact", CHOSEN_FACTS),),
            high=KINDS,
        ),
        Field(
            "events",
            "The latest events since the seat's last decision, newest first (D-90, D-91).",
            (Axis("event", size=EVENTS), Axis("fact", EVENT_FACTS)),
            high=127,
        ),
    ]
)

_PLACES: Final = WINDOW.places()


def _kinds(*actions: int) -> list[int]:
    return [kind for kind in range(KINDS) if ACTION[kind] in actions]


def _block(name: str, meaning: str, actions: Iterable[tuple[int, str]]) -> Block:
    codes, texts = zip(*actions, strict=True)
    return Block(name, meaning, codes, texts)


def _lays() -> Iterator[tuple[int, str]]:
    for kind in range(PATH_KINDS):
        for face in range(2 * kind, 2 * kind + 1 + IS_TURNABLE[kind]):
            for cell, (x, y) in enumerate(_PLACES):
                yield pack(LAY, kind, 0, cell, -1, face), f"lay {FACE_NAMES[face]} {x},{y}"


def _at_players(move: int, *actions: int, word: str = "") -> Iterator[tuple[int, str]]:
    for kind in _kinds(*actions):
        for seat in range(MAX_SEATS):
            yield pack(move, kind, seat), f"{KIND_NAMES[kind]} {word}{seat + 1}"


def _at_edges(move: int, kind: int, words: str) -> Iterator[tuple[int, str]]:
    for cell, (x, y) in enumerate(_PLACES):
        for south, side in enumerate("ES"):
            yield pack(move, kind, 0, 2 * cell + south), f"{words} {x},{y} {side}"


def _at_fields(move: int, words: str) -> Iterator[tuple[int, str]]:
    for cell, (x, y) in enumerate(_PLACES):
        for slot in range(SLOTS):
            yield pack(move, 0, 0, SLOTS * cell + slot), f"{words} {x},{y} slot {slot}"


def _passes() -> Iterator[tuple[int, str]]:
    for first in range(KINDS):
        yield pack(PASS, first), f"pass {KIND_NAMES[first]}"
        for second in range(first, KINDS):
            if first != second or COPIES[first] > 1:
                ordered = (first, second)
                if GROUP_OF[second] < GROUP_OF[first]:  # D-92
                    ordered = (second, first)
                names = " ".join(KIND_NAMES[kind] for kind in ordered)
                yield with_second(pack(PASS, ordered[0]), ordered[1]), f"pass {names}"


def _answers(move: int, word: str) -> Iterator[tuple[int, str]]:
    yield pack(move), f"{word} no"
    yield pack(move, 0, 1), f"{word} yes"


def _turns() -> Iterator[tuple[int, str]]:
    for goal in range(GOALS):
        for turned in range(2):
            face = GOAL_FACE + 2 * goal + turned
            text = f"turn {GOAL_NAMES[goal]} to {FACE_NAMES[face].partition('+')[0]}"
            yield pack(TURN, 0, 0, -1, -1, face), f"{text}, end {turned + 1}"


ACTIONS: Final = actions_of(
    MOVES,
    [
        _block("lay", "Lay a path card as it is to lie (D-30 to D-35).", _lays()),
        _block(
            "look-goal",
            "Look at a goal; they are counted row by row (D-50).",
            (
                (pack(INFO_GOAL, kind, 0, goal), f"{KIND_NAMES[kind]} goal {goal + 1}")
                for kind in _kinds(INFO)
                for goal in range(GOALS)
            ),
        ),
        _block(
            "look-clan", "Look at a clan card (D-50).", _at_players(INFO_CLAN, INFO, word="clan ")
        ),
        _block(
            "rockfall",
            "Take a path card off the net (D-51).",
            (
                (pack(ROCKFALL_ON, kind, 0, cell), f"{KIND_NAMES[kind]} {x},{y}")
                for kind in _kinds(ROCKFALL)
                for cell, (x, y) in enumerate(_PLACES)
            ),
        ),
        _block("swap", "Swap hands with a player (D-52).", _at_players(SWAP_WITH, SWAP)),
        _block(
            "web",
            "Lay a web at an opening: east or south of a place (D-53).",
            (
                action
                for kind in _kinds(WEB)
                for action in _at_edges(WEB_ON, kind, KIND_NAMES[kind])
            ),
        ),
        _block(
            "equip",
            "Lay boots or an axe in front of a player (D-54, D-55).",
            _at_players(EQUIP, BOOTS, AXE),
        ),
        _block(
            "lure",
            "Play a creature's card; where it starts and where it goes are chosen next (D-60).",
            (
                (pack(LURE, kind), f"{KIND_NAMES[kind]} …")
                for kind in _kinds(*range(RAT, RAT + len(CREATURE_NAMES)))
            ),
        ),
        _block(
            "start",
            "The hole on which the creature is put; not asked where it is in the cave (D-61).",
            _at_fields(START_AT, "… start at"),
        ),
        _block("end", "Where the creature goes (D-60, D-78).", _at_fields(END_AT, "… end at")),
        _block("stay-there", "The creature stays (D-60).", [(pack(STAY_THERE), "… stay there")]),
        _block("pass", "Discard one card or two face down (D-20).", _passes()),
        _block("step", "Move one's dwarf one step (D-71).", _at_fields(STEP, "step")),
        _block(
            "step-goal",
            "Step onto a face-down goal; they are counted row by row (D-70).",
            ((pack(STEP_GOAL, 0, 0, goal), f"step goal {goal + 1}") for goal in range(GOALS)),
        ),
        _block("cut", "Use an axe against a web (D-56).", _at_edges(CUT, 0, "cut web")),
        _block("stay", "End the movement (D-24, D-25).", [(pack(STAY), "stay")]),
        _block("propose", "Propose to end the game (D-82).", [(pack(PROPOSE), "end propose")]),
        _block("axe", "Drive the creature off, or don't (D-57).", _answers(USE_AXE, "axe")),
        _block("vein", "Take the gold of a vein, or leave it (D-44).", _answers(TAKE_VEIN, "vein")),
        _block("turn", "Choose how a goal lies (D-70).", _turns()),
        _block("vote", "Accept or refuse to end the game (D-86).", _answers(VOTE, "end")),
    ],
)
