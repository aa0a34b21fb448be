"""Sentences of the document, each with a position, moves from there and what is true then.

They are in the order of the document. What a test of a clause already shows is not repeated here.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final

import pytest

from pitprop.games.dark_cave.rules.state import State
from tests.dark_cave.positions import after, keys, legal, position, refused, seen

FACTS: Final[Mapping[str, Callable[[State], object]]] = {
    "phase": lambda state: seen(state).phase,
    "on turn": lambda state: state.table.on_turn + 1,
    "steps": lambda state: seen(state).steps,
    "fields": lambda state: [player.field for player in seen(state).players],
    "gold": lambda state: [player.gold for player in seen(state).players],
    "hands": lambda state: [player.hand for player in seen(state).players],
    "axes": lambda state: [len(player.axes) for player in seen(state).players],
    "lying": lambda state: [seat for seat, at in enumerate(seen(state).players, 1) if at.lying],
    "shown": lambda state: [seat for seat, at in enumerate(seen(state).players, 1) if at.shown],
    "webs": lambda state: [f"{web.x},{web.y} {web.side}={web.number}" for web in seen(state).webs],
    "creatures": lambda state: {at.name: at.field for at in seen(state).creatures},
    "open discards": lambda state: [card.card for card in seen(state).discards if card.card],
    "veins": lambda state: [f"{card.x},{card.y}" for card in seen(state).net if card.gold],
    "goals": lambda state: [goal.face for goal in seen(state).goals],
    "looks aside": lambda state: keys(state).count("looked-aside"),
    "times shown": lambda state: keys(state).count("shown"),
    "winner": lambda state: state.result_lines()[0].rpartition(" · ")[2],
}
"""What can be asked of a position, by name; seats count from 1."""


@dataclass(frozen=True)
class Example:
    """A sentence, and what shows it.

    Attributes:
        sentence: what the document says, in our own words.
        lines: the position, in notation; seat 1 is on turn unless told.
        moves: what is done from there.
        facts: what is true then, by the names of `FACTS`.
        may: moves that are allowed then.
        may_not: moves that are not allowed then, with their clauses.
        seats: the number of players.
        options: changes to the edition.
    """

    sentence: str
    lines: tuple[str, ...]
    moves: tuple[str, ...] = ()
    facts: Mapping[str, object] = field(default_factory=dict)
    may: tuple[str, ...] = ()
    may_not: Mapping[str, str] = field(default_factory=dict)
    seats: int = 3
    options: Mapping[str, str] = field(default_factory=dict)


ROAD = "net I:EW@1,0"
HANDS = ("hand 1 I:NS I:NE", "hand 2 I:NESW I:NW", "hand 3 II:NESW I:NES")
MOVING = (*HANDS, "now phase=moving")
OTHERS = ("pass I:NESW", "stay", "pass II:NESW", "stay")
"""Seats 2 and 3 pass, and seat 1 is on turn again."""

SHUT_IN = ("pass I:NESW", "pass II:NESW")
"""The same where the dwarves of seats 2 and 3 can make no step."""

EXIT = "goals hole exit:NESW ladder vein"
FIVE = "clans yellow-loyal blue-loyal blue-saboteur blue-loyal yellow-saboteur"
"""Seats 1 and 3 work for yellow, seats 2, 4 and 5 for blue."""

TURNS = (
    Example(
        "who has no hand card at the start of the turn does not move either",
        (ROAD, "turn 3", "hand 1 -", "hand 3 I:NS", "pile III:NS"),
        ("pass I:NS", "stay"),
        {"on turn": 2, "fields": ["0,0:NESW"] * 3, "hands": [0, 5, 1]},
    ),
    Example(
        "with an empty pile the third phase is left out, and play goes on",
        (ROAD, *HANDS, "pile -"),
        ("pass I:NS", "stay", *OTHERS),
        {"on turn": 1, "hands": [1, 1, 1]},
    ),
    Example(
        "a turn without a step is a turn",
        (ROAD, *HANDS, "pile III:NS III:EW"),
        ("pass I:NS", "stay"),
        {"on turn": 2, "fields": ["0,0:NESW"] * 3, "hands": [2, 2, 2]},
    ),
)

FEATURES = (
    Example(
        "between ladders that lie side by side it is one step, whichever way",
        ("net I:NSW+ladder@1,0", *MOVING),
        may=("step 1,0:NSW",),
    ),
    Example(
        "all ladders are joined, whatever webs lie around them",
        (
            "net I:NES+ladder@7,0",
            "webs 0,0:N=2:2:I:web 0,0:E=2:2:II:web 0,0:S=2:3:III:web",
            *MOVING,
        ),
        ("step 7,0:NES",),
        {"steps": 2},
        may=("step 0,0:NESW",),
    ),
    Example(
        "a creature at the other end of a ladder is met there",
        ("net I:NES+ladder@7,0", "creature goblin 7,0:NES 2 I:goblin", *MOVING),
        ("step 7,0:NES",),
        {"gold": [2, 3, 3], "on turn": 2},
    ),
    Example(
        "for a creature too it is one step from ladder to ladder",
        (
            "net I:E+hole@-1,0 I:NES+ladder@7,0 I:EW@8,0 I:NEW@9,0",
            "dwarves 9,0:NEW 9,0:NEW 9,0:NEW",
            "hand 1 I:rat I:NS",
        ),
        may=("I:rat -1,0:E > 8,0:EW",),
        may_not={"I:rat -1,0:E > 9,0:NEW": "D-60"},
    ),
    Example(
        "from the bridge nobody steps down onto the path below",
        (
            "net III:NS.EW+bridge-NS@1,0",
            "dwarves 1,0:*NS 0,0:NESW 0,0:NESW",
            *MOVING,
        ),
        may=("step 1,0:N", "step 1,0:S"),
        may_not={"step 1,0:E": "D-71", "step 1,0:*EW": "D-71"},
    ),
    Example(
        "the tunnel takes its gold before the goblin that waits in it",
        (
            "net I:NE.SW+tunnel@-1,0",
            "dwarves -1,0:NE 0,0:NESW 0,0:NESW",
            "creature goblin -1,0:T 2 I:goblin",
            "gold 1 3 3",
            *MOVING,
        ),
        ("step -1,0:T",),
        {"gold": [0, 3, 3], "on turn": 2},
    ),
    Example(
        "passing over a vein takes no gold",
        ("net II:NEW+vein@0,1 I:NESW@0,-1", "veins 0,1:N", *MOVING),
        ("step 0,1:N", "step 0,0:NESW", "step 0,-1:NESW"),
        {"gold": [3, 3, 3], "veins": ["0,1"], "shown": []},
    ),
    Example(
        "whoever took the gold of a vein has shown the character for the rest of the game",
        ("net II:NEW+vein@0,1", "veins 0,1:N", *MOVING),
        ("step 0,1:N", "stay", *OTHERS),
        {"gold": [4, 3, 3], "veins": [], "shown": [1], "on turn": 1},
    ),
    Example(
        "the vein of a goal gets its gold when the goal is turned up, and its finder gets none",
        (
            "net I:EW@3,-4",
            "goals hole vein exit ladder",
            "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
            *MOVING,
        ),
        ("step 4,-4",),
        {"gold": [3, 3, 3], "veins": ["4,-4"], "goals": [None, "vein", None, None]},
    ),
    Example(
        "a character that a vein has brought to light is not shown again at the exit",
        (
            EXIT,
            "net II:ESW+vein@4,-5",
            "veins 4,-5:S",
            "clans blue-loyal blue-loyal blue-saboteur",
            "dwarves 4,-4:N 0,0:NESW 0,0:NESW",
            *MOVING,
        ),
        ("step 4,-5:S", "stay", *SHUT_IN, "pass I:NS", "step 4,-4:N", "step 4,-4:*NESW"),
        {"times shown": 1, "shown": [1], "gold": [4, 3, 3]},
    ),
    Example(
        "a dwarf that stands on gold takes none when it was another that moved",
        (
            "net II:NEW+vein@0,1 I:EW@1,0",
            "veins 0,1:N",
            "dwarves 0,1:N 0,0:NESW 0,0:NESW",
            "turn 3",
            *HANDS,
        ),
        ("pass II:NESW", "step 1,0:EW", "stay", "pass I:NS", "stay"),
        {"gold": [3, 3, 3], "veins": ["0,1"], "on turn": 2},
    ),
    Example(
        "who has left gold where it is is asked once",
        ("net II:NEW+vein@0,1", "veins 0,1:N", *MOVING),
        ("step 0,1:N", "stay", "vein no"),
        {"gold": [3, 3, 3], "veins": ["0,1"], "on turn": 2},
        options={"vein_optional": "yes"},
    ),
    Example(
        "who has left gold where it is after the last step is not asked when the phase is closed",
        (
            "net II:NEW+vein@0,1",
            "veins 0,1:N",
            "dwarves 0,1:E 0,0:NESW 0,0:NESW",
            "creature goblin 0,1:N 2 I:goblin",
            "webs 0,0:S=2:3:I:web",
            "axes 1:I:axe",
            *MOVING,
        ),
        ("step 0,1:N", "axe no", "vein no", "stay"),
        {"gold": [2, 3, 3], "veins": ["0,1"], "on turn": 2},
        options={"vein_optional": "yes"},
    ),
    Example(
        "gold that may be left may be left after an attack too",
        (
            "net II:NEW+vein@0,1",
            "veins 0,1:N",
            "creature goblin 0,1:N 2 I:goblin",
            *MOVING,
        ),
        ("step 0,1:N", "vein no"),
        {"gold": [2, 3, 3], "veins": ["0,1"], "shown": [], "on turn": 2},
        options={"vein_optional": "yes"},
    ),
)

ACTIONS = (
    Example(
        "any path card may fall, also one that leaves a dwarf cut off",
        (
            "net I:EW@1,0 I:NEW@2,0 I:NESW@3,0",
            "dwarves 2,0:NEW 0,0:NESW 0,0:NESW",
            "hand 1 II:rockfall I:NE",
        ),
        ("II:rockfall 1,0",),
        {"open discards": ["II:rockfall", "I:EW"]},
        may_not={"step 1,0:EW": "D-71", "step 0,0:NESW": "D-71"},
    ),
    Example(
        "a web that outlived its path card goes with the neighbour at whose open end it lies",
        (
            "net I:EW@1,0 II:EW@2,0",
            "webs 1,0:E=2:2:I:web",
            "hand 1 II:rockfall III:rockfall",
            "hand 2 -",
            "hand 3 -",
            "pile -",
        ),
        ("II:rockfall 2,0", "stay", "III:rockfall 1,0"),
        {
            "open discards": ["II:rockfall", "II:EW", "III:rockfall", "I:web", "I:EW"],
            "phase": "over",
        },
    ),
    Example(
        "a web at the open end of a goal outlives the card whose wall is behind it",
        (
            "net I:NS@-3,-4",
            "goals exit:NESW hole ladder vein",
            "webs -4,-4:E=2:3:I:web",
            "hand 1 II:rockfall I:NE",
        ),
        ("II:rockfall -3,-4",),
        {"webs": ["-4,-4 E=2"]},
    ),
    Example(
        "a hand swap gives all remaining cards, and the other player draws at the end of the turn",
        ("hand 1 II:swap", "hand 2 I:NESW I:NW", "hand 3 II:EW", "pile III:NS III:EW"),
        ("II:swap 2",),
        {"hands": [2, 1, 1], "on turn": 2},
    ),
    Example(
        "who has no card left after a swap sits the next turn out",
        ("hand 1 II:swap I:NS", "hand 2 -", "hand 3 II:NESW I:NESW", "pile -"),
        ("II:swap 2", "pass I:NS", "pass I:NESW"),
        {"hands": [0, 0, 1], "on turn": 3},
    ),
    Example(
        "the rat that is met after a swap takes from the new hand",
        (
            "net I:EW@1,0",
            "creature rat 1,0:EW 2 I:rat",
            "hand 1 II:swap",
            "hand 2 I:NE I:NW",
        ),
        ("II:swap 2", "step 1,0:EW", "lose I:NW"),
        {"hands": [1, 1, 5], "on turn": 2},
    ),
    Example(
        "a web blocks the path from both sides",
        (
            "net I:EW@1,0 I:NEW@2,0",
            "webs 0,0:E=1:2:I:web",
            "dwarves 1,0:EW 0,0:NESW 0,0:NESW",
            *MOVING,
        ),
        may_not={"step 0,0:NESW": "D-53"},
    ),
    Example(
        "a web turns or goes at the start of its owner's turn and of nobody else's",
        ("webs 0,0:N=2:2:I:web 0,0:E=1:3:II:web 0,0:S=2:1:III:web", *HANDS),
        ("pass I:NS",),
        {"webs": ["0,0 N=1", "0,0 E=1", "0,0 S=2"], "open discards": []},
    ),
    Example(
        "with a web the action card that belongs to it goes to the discard pile",
        ("webs 0,0:N=2:2:I:web 0,0:E=1:3:II:web 0,0:S=2:1:III:web", *HANDS),
        ("pass I:NS", "pass I:NESW"),
        {"webs": ["0,0 N=1", "0,0 S=2"], "open discards": ["II:web"], "on turn": 3},
    ),
    Example(
        "boots allow a step more in every turn",
        (
            "net I:EW@1,0 I:NESW@2,0 II:EW@3,0 I:NEW@4,0",
            "boots 1:I:boots",
            "turn 3",
            *HANDS,
        ),
        (
            *("pass II:NESW", "stay", "pass I:NS"),
            *("step 1,0:EW", "step 2,0:NESW", "step 3,0:W", "step 3,0:E"),
        ),
        {"on turn": 2, "fields": ["3,0:E", "0,0:NESW", "0,0:NESW"]},
    ),
    Example(
        "boots in front of another player are that player's",
        ("net I:EW@1,0", "hand 1 I:boots I:NE", "hand 2 I:NESW I:NW"),
        ("I:boots 2", "stay", "pass I:NESW"),
        {"on turn": 2, "steps": 4},
    ),
    Example(
        "between two steps axes clear a web away, a 2 in two goes",
        (
            "net I:EW@1,0 I:NEW@2,0",
            "webs 1,0:E=2:2:I:web",
            "axes 1:I:axe 1:II:axe",
            *MOVING,
        ),
        ("step 1,0:EW", "cut web 1,0 E", "cut web 1,0 E", "step 2,0:NEW"),
        {"webs": [], "steps": 1, "open discards": ["I:axe", "II:axe", "I:web"]},
    ),
    Example(
        "a web that was turned to 1 still blocks",
        ("net I:EW@1,0 I:NESW@0,-1", "webs 0,0:E=2:2:I:web", "axes 1:I:axe", *MOVING),
        ("cut web 0,0 E",),
        {"webs": ["0,0 E=1"], "axes": [0, 0, 0]},
        may_not={"step 1,0:EW": "D-53"},
    ),
    Example(
        "where an axe removed the web before a goal, the goal can be stepped onto",
        (
            "net I:EW@3,-4",
            "goals hole exit ladder vein",
            "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
            "webs 3,-4:E=1:2:I:web",
            "axes 1:I:axe",
            *MOVING,
        ),
        ("cut web 3,-4 E", "step 4,-4"),
        {
            "goals": [None, "exit", None, None],
            "open discards": ["I:axe", "I:web"],
            "axes": [0, 0, 0],
        },
    ),
    Example(
        "an axe is used at any time in the own turn, after the last step too",
        (
            "net I:EW@1,0 I:NESW@2,0 I:NEW@3,0",
            "webs 3,0:E=1:2:I:web",
            "axes 1:I:axe",
            *MOVING,
        ),
        ("step 1,0:EW", "step 2,0:NESW", "step 3,0:NEW", "cut web 3,0 E"),
        {"webs": [], "fields": ["3,0:NEW", "0,0:NESW", "0,0:NESW"], "axes": [0, 0, 0]},
    ),
    Example(
        "a dwarf that has just been stood up does not move but can use an axe",
        (
            "net I:EW@1,0",
            "webs 0,0:N=2:2:I:web",
            "axes 1:I:axe 1:II:axe",
            "turn 3",
            "lying 1",
            *HANDS,
        ),
        ("pass II:NESW", "stay", "pass I:NS", "cut web 0,0 N"),
        {"webs": ["0,0 N=1"], "lying": [], "axes": [1, 0, 0]},
        may_not={"step 1,0:EW": "D-66"},
    ),
    Example(
        "who has left the cave has no web beside the dwarf any more",
        (
            "left 1",
            "shown 1",
            "axes 1:I:axe",
            "webs 0,0:E=2:2:I:web",
            *HANDS,
        ),
        may_not={"cut web 0,0 E": "D-56"},
    ),
    Example(
        "the creature's action card is discarded, whoever has it",
        (
            "net I:E+hole@-1,0 I:EW@1,0",
            "dwarves 1,0:EW 0,0:NESW 0,0:NESW",
            "creature goblin 0,0:NESW 3 I:goblin",
            "axes 1:I:axe",
            *MOVING,
        ),
        ("step 0,0:NESW", "axe yes"),
        {"creatures": {}, "open discards": ["I:axe", "I:goblin"], "gold": [3, 3, 3]},
    ),
    Example(
        "an axe on the hand is of no use against a creature",
        ("net I:EW@1,0", "creature goblin 1,0:EW 2 I:goblin", "hand 1 I:axe I:NE", MOVING[-1]),
        ("step 1,0:EW",),
        {"gold": [2, 3, 3], "on turn": 2},
    ),
)

CREATURES = (
    Example(
        "a creature comes out of the hole of a goal that lies face up",
        ("goals hole:NES exit ladder vein", "hand 1 I:rat I:NS"),
        ("I:rat -4,-4:*NES",),
        {"creatures": {"rat": "-4,-4:*NES"}},
    ),
    Example(
        "the hole of a goal that lies face down is none yet",
        ("goals hole exit ladder vein", "hand 1 I:rat I:NS"),
        may_not={"I:rat -4,-4:*NES": "D-60"},
    ),
    Example(
        "steps of a creature may be left unused",
        (
            "net I:E+hole@-1,0 I:EW@1,0",
            "dwarves 1,0:EW 1,0:EW 1,0:EW",
            "hand 1 I:goblin I:NS",
        ),
        may=("I:goblin -1,0:E", "I:goblin -1,0:E > 0,0:NESW", "I:goblin -1,0:E > 1,0:EW"),
    ),
    Example(
        "a creature goes past no dwarf, by whatever way",
        (
            "net I:E+hole@-1,0 I:EW@1,0 I:NES+ladder@7,0",
            "dwarves 0,0:NESW 0,0:NESW 0,0:NESW",
            "hand 1 I:goblin I:NS",
        ),
        may=("I:goblin -1,0:E > 0,0:NESW",),
        may_not={"I:goblin -1,0:E > 1,0:EW": "D-60", "I:goblin -1,0:E > 7,0:NES": "D-60"},
    ),
    Example(
        "the document's example: the rat goes two steps and the dwarf's player loses a card",
        (
            "net I:E+hole@-1,0 I:EW@1,0",
            "turn 2",
            "dwarves 1,0:EW -1,0:E -1,0:E",
            "hand 1 I:NS I:NE",
            "hand 2 I:rat I:NESW",
        ),
        ("I:rat -1,0:E > 1,0:EW", "lose I:NS"),
        {"hands": [1, 1, 5], "creatures": {"rat": "1,0:EW"}, "phase": "moving", "on turn": 2},
        options={"spawn_attacks": "no"},
    ),
    Example(
        "a creature that was put among dwarves attacks them if it comes back, by the option",
        (
            "net I:E+hole@-1,0",
            "dwarves 0,0:NESW -1,0:E -1,0:E",
            "hand 1 I:goblin I:NS",
        ),
        may=("I:goblin -1,0:E", "I:goblin -1,0:E > 0,0:NESW"),
        may_not={"I:goblin -1,0:E > -1,0:E": "D-78"},
        options={"spawn_attacks": "no"},
    ),
    Example(
        "a creature among dwarves leaves them and returns to attack them all",
        (
            "net I:E+hole@-1,0 I:EW@1,0",
            "dwarves 1,0:EW -1,0:E -1,0:E",
            "hand 1 I:goblin I:NS",
        ),
        ("I:goblin -1,0:E > -1,0:E",),
        {"gold": [3, 2, 2], "creatures": {"goblin": "-1,0:E"}},
        options={"spawn_attacks": "no"},
    ),
    Example(
        "no creature takes a card or gold for the bridge or the tunnel that it uses",
        (
            "net I:NS.EW+bridge-EW@1,0 I:NE.SW+tunnel@2,0 I:NES+hole@2,1",
            "dwarves 0,0:NESW 0,0:NESW 0,0:NESW",
            "turn 2",
            "gold 0 3 3",
            "hand 2 I:goblin I:EW",
        ),
        ("I:goblin 2,1:NES > 1,0:EW",),
        {"gold": [0, 3, 3], "hands": [5, 1, 5], "creatures": {"goblin": "1,0:EW"}},
    ),
    Example(
        "a creature that is played again stays past the turn of who had its card",
        (
            "net I:E+hole@-1,0",
            "creature rat -1,0:E 2 I:rat",
            "hand 1 II:rat I:NS",
            "hand 2 I:NESW I:NW",
        ),
        ("II:rat -1,0:E", "stay"),
        {"on turn": 2, "creatures": {"rat": "-1,0:E"}, "open discards": ["I:rat"]},
    ),
    Example(
        "it stays until the one who played it last is on turn again",
        (
            "net I:E+hole@-1,0",
            "creature rat -1,0:E 2 I:rat",
            "hand 1 II:rat I:NS",
            "hand 2 I:NESW I:NW",
            "hand 3 II:NESW I:NES",
        ),
        ("II:rat -1,0:E", "stay", *OTHERS),
        {"on turn": 1, "creatures": {}, "open discards": ["I:rat", "II:rat"]},
    ),
    Example(
        "what the lindworm laid down in its own turn is stood up in the next and stays there",
        ("net I:EW@1,0", "creature lindworm 1,0:EW 2 II:lindworm", *MOVING),
        ("step 1,0:EW", *OTHERS, "pass I:NS"),
        {"lying": [], "fields": ["1,0:EW", "0,0:NESW", "0,0:NESW"], "on turn": 2},
    ),
    Example(
        "a turn later the dwarf that the lindworm laid down moves again",
        ("net I:EW@1,0", "lying 1", "turn 3", *HANDS, "pile III:NS III:EW III:NE"),
        (
            *("pass II:NESW", "stay", "pass I:NS"),
            *("pass I:NESW", "stay", "pass I:NES", "stay", "pass I:NE"),
        ),
        {"on turn": 1, "steps": 3},
        may=("step 1,0:EW",),
    ),
    Example(
        "a dwarf that steps onto a creature's field is attacked, and nobody else who stands there",
        (
            "net I:EW@1,0",
            "dwarves 0,0:NESW 1,0:EW 1,0:EW",
            "creature goblin 1,0:EW 2 I:goblin",
            "axes 2:I:axe",
            *MOVING,
        ),
        ("step 1,0:EW",),
        {"gold": [2, 3, 3], "axes": [0, 1, 0], "on turn": 2},
    ),
    Example(
        "whose dwarf has left the cave is attacked by nobody",
        (
            EXIT,
            "net I:E+hole@3,-4",
            "clans blue-loyal blue-loyal blue-saboteur",
            "dwarves out 4,-4:*NESW 0,0:NESW",
            "left 1",
            "shown 1",
            "turn 3",
            "hand 3 I:goblin I:NS",
        ),
        ("I:goblin 3,-4:E > 4,-4:*NESW",),
        {"gold": [3, 2, 3]},
    ),
)

MOVEMENT = (
    Example(
        "the document's example: three steps along the path, field by field",
        ("net I:EW@1,0 II:EW@2,0", *MOVING),
        ("step 1,0:EW", "step 2,0:W", "step 2,0:E"),
        {"fields": ["2,0:E", "0,0:NESW", "0,0:NESW"], "on turn": 2},
    ),
    Example(
        "a card of group III takes three steps to cross",
        ("net III:EW@1,0 I:EW@2,0", *MOVING),
        ("step 1,0:W", "step 1,0:*EW", "step 1,0:E"),
        {"fields": ["1,0:E", "0,0:NESW", "0,0:NESW"], "on turn": 2},
    ),
    Example(
        "a goal that one dwarf has turned up is a card like any other for the next",
        (
            "net I:EW@3,-4",
            "goals hole ladder exit vein",
            "dwarves 3,-4:EW 3,-4:EW 0,0:NESW",
            *MOVING,
        ),
        ("step 4,-4", "pass I:NESW", "step 4,-4:W", "step 4,-4:*SW"),
        {"steps": 1, "goals": [None, "ladder", None, None]},
        may=("step 4,-4:S", "step 0,0:NESW"),
    ),
    Example(
        "a step onto a face-down goal ends the movement, however many steps are left",
        (
            "net I:EW@3,-4",
            "goals hole exit ladder vein",
            "boots 1:I:boots",
            "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
            *MOVING,
        ),
        ("step 4,-4",),
        {"fields": ["4,-4:W", "0,0:NESW", "0,0:NESW"], "on turn": 2},
    ),
    Example(
        "a path goes on from a goal that has been turned up",
        (
            "net I:EW@3,-4",
            "goals hole exit ladder vein",
            "dwarves 3,-4:EW 0,0:NESW 0,0:NESW",
            *MOVING,
        ),
        ("step 4,-4",),
        may=("lay I:NESW 5,-4",),
    ),
    Example(
        "who has left the cave goes on playing and drawing cards",
        (
            EXIT,
            "clans blue-loyal blue-loyal blue-saboteur",
            "dwarves out 0,0:NESW 0,0:NESW",
            "left 1",
            "shown 1",
            *HANDS,
            "pile III:NS III:EW",
        ),
        ("lay I:NS 0,1",),
        {"on turn": 2, "hands": [2, 2, 2]},
    ),
    Example(
        "an axe used on the exit lets the dwarf leave unharmed",
        (
            EXIT,
            "clans blue-loyal blue-loyal blue-saboteur",
            "dwarves 4,-4:W 0,0:NESW 0,0:NESW",
            "creature goblin 4,-4:*NESW 2 I:goblin",
            "axes 1:I:axe",
            *MOVING,
        ),
        ("step 4,-4:*NESW", "axe yes"),
        {"fields": [None, "0,0:NESW", "0,0:NESW"], "gold": [3, 3, 3], "creatures": {}},
    ),
)

ENDING = (
    Example(
        "an empty pile does not end the game while somebody holds a card",
        ("hand 1 I:boots", "hand 2 -", "hand 3 I:NS", "pile -"),
        ("I:boots 1",),
        {"phase": "card", "on turn": 3},
    ),
    Example(
        "of two players the first one out ends the game and wins",
        (
            EXIT,
            "clans blue-loyal yellow-loyal",
            "dwarves 0,0:NESW 4,-4:W",
            "turn 2",
            "hand 2 I:NS I:NE",
            "now phase=moving",
        ),
        ("step 4,-4:*NESW",),
        {"phase": "over", "winner": "yellow", "looks aside": 0},
        seats=2,
    ),
    Example(
        "only the first one out looks at the cards aside",
        (EXIT, FIVE, "dwarves 4,-4:W 4,-4:W 0,0:NESW 0,0:NESW 0,0:NESW", *MOVING),
        ("step 4,-4:*NESW", "pass I:NESW", "step 4,-4:*NESW"),
        {"looks aside": 1, "shown": [1, 2], "phase": "card"},
        seats=5,
    ),
    Example(
        "that all dwarves of one colour are out does not end the game if some work for the other",
        (
            EXIT,
            FIVE,
            "dwarves 4,-4:W 0,0:NESW 0,0:NESW 0,0:NESW out",
            "left 5",
            "shown 5",
            *MOVING,
        ),
        ("step 4,-4:*NESW",),
        {"phase": "card", "on turn": 2},
        seats=5,
    ),
    Example(
        "with equal treasures a saboteur who left first decides for the clan worked for",
        (
            FIVE,
            "dwarves 0,0:NESW out out 0,0:NESW 0,0:NESW",
            "left 3 2",
            "shown 2 3",
            "gold 9 3 2 3 3",
            "now phase=voting vote=5",
        ),
        ("end yes",),
        {"phase": "over", "winner": "yellow"},
        seats=5,
    ),
    Example(
        "gold that did not leave the cave counts for nobody, and a treasure of nothing may win",
        (
            FIVE,
            "dwarves 0,0:NESW 0,0:NESW 0,0:NESW out 0,0:NESW",
            "left 4",
            "shown 4",
            "gold 9 9 9 0 9",
            "now phase=voting vote=5",
        ),
        ("end yes",),
        {"phase": "over", "winner": "blue"},
        seats=5,
    ),
    Example(
        "a last move, where the table allows it, takes the gold of a vein too",
        (
            "net II:NEW+vein@0,1",
            "veins 0,1:N",
            "hand 1 I:boots",
            "hand 2 -",
            "hand 3 -",
            "pile -",
        ),
        ("I:boots 1", "step 0,1:N", "stay"),
        {"phase": "over", "times shown": 1, "veins": []},
        options={"last_move": "yes"},
    ),
    Example(
        "a last card that the rat takes from the player on turn ends the game before the vein",
        (
            "net II:NEW+vein@0,1",
            "veins 0,1:N",
            "creature rat 0,1:N 2 I:rat",
            "hand 1 I:NS",
            "hand 2 -",
            "hand 3 -",
            "pile -",
            "now phase=moving",
        ),
        ("step 0,1:N", "lose I:NS"),
        {"phase": "over", "veins": ["0,1"]},
    ),
)


@pytest.mark.parametrize(
    "example",
    [*TURNS, *FEATURES, *ACTIONS, *CREATURES, *MOVEMENT, *ENDING],
    ids=lambda example: example.sentence,
)
def test_a_sentence_of_the_document(example: Example) -> None:
    state = position(*example.lines, seats=example.seats, **example.options)
    then = after(state, *example.moves)
    assert {name: FACTS[name](then) for name in example.facts} == example.facts
    for move in example.may:
        assert refused(then, move) is None
        assert [str(listed) for listed in then.legal_moves()].count(move) == 1
    for move, clause in example.may_not.items():
        why = refused(then, move)
        assert why is not None
        assert why[1] == clause
        assert move not in legal(then)
