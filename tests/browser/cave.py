"""Tables of The Dark Cave at moments that chance seldom brings about, and who sits there."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Final

from pitprop.server.http.identity import COOKIE
from tests.server.prepared import CaveTable, prepare, token_of

if TYPE_CHECKING:
    from tests.browser.person import Person

# Ada has an axe; Ben has gone on to his next card.
_ARMED = "lay I:NEW+hole 1,0\nstay\nI:axe 1\nstay\n"
_ARMED_HANDS = ("I:axe", "I:NEW+hole I:goblin")

_ATTACKED = CaveTable(_ARMED_HANDS, _ARMED + "I:goblin 1,0:NEW > 0,0:NESW")

# Ben has gone to his goblin, which stays there, and Ada comes after him.
_WALKED_UP = CaveTable(
    ("I:axe I:rat", "I:NEW+hole I:goblin"),
    _ARMED + "I:goblin 1,0:NEW\nstep 1,0:NEW\npass I:rat\nstep 1,0:NEW",
)

# From the start a path leads to the goal in the south-east, beside which there is a ladder.
_PATH_HANDS = ("I:NESW I:NE I:NES I:boots I:rat", "I:EW I:NEW I:NS I:NES+ladder I:rat")
_PATH = "\nstay\n".join(
    (
        "lay I:EW 1,0",
        "lay I:NESW 2,0",
        "lay I:NEW 3,0",
        "lay I:SW 4,0",
        "lay I:NS 4,1",
        "lay I:NES 4,2",
        "lay I:NES+ladder 4,3",
        "pass I:boots\n",
    )
)
_ON_THE_GOAL = _PATH + "step 4,3:NES\nstep 4,4\n"

_WEB = "lay I:EW 1,0\nstay\nlay I:NESW 2,0\nstay\nI:web 0,0 E\nlay I:NS 0,1"

# There is much to tell of each. With seven players there are cards of group II from the start.
_LONG = "I:web I:goblin I:NEW+hole II:NES+ladder II:NS.EW+bridge-EW"

# Straight down from the start: the next card lies as low as the lower goals.
_LOW_HANDS = ("I:NS II:NS.EW+bridge-EW", "I:NESW", "I:NES", "I:NE", "I:EW", "I:NEW", "I:rat")
_LOW = "\nstay\n".join(
    (
        "lay I:NS 0,1",
        "lay I:NESW 0,2",
        "lay I:NES 0,3",
        "pass I:NE",
        "pass I:EW",
        "pass I:NEW",
        "pass I:rat",
        "",
    )
)

TABLES: Final = {
    "low": CaveTable(_LOW_HANDS, _LOW, first=0),
    "web": CaveTable(("I:NESW I:NS", "I:EW I:web"), _WEB),
    "axe yes": _ATTACKED,
    "axe no": _ATTACKED,
    "question": _ATTACKED,
    "attacked": _ATTACKED,
    "walked up": _WALKED_UP,
    "two people": CaveTable(_ARMED_HANDS, _ARMED),
    "help": CaveTable(_ARMED_HANDS, _ARMED),
    "vein": CaveTable(
        _PATH_HANDS,
        _ON_THE_GOAL + "pass I:rat\nstay\npass I:rat",
        goals="exit ladder hole vein",
        options={"vein_optional": "yes"},
    ),
    "goal": CaveTable(_PATH_HANDS, _PATH, goals="exit ladder vein hole"),
    "exit": CaveTable(
        _PATH_HANDS, _ON_THE_GOAL, goals="hole ladder vein exit", opponent="standard"
    ),
    "found": CaveTable(_PATH_HANDS, _PATH, goals="hole ladder vein exit"),
    "out": CaveTable(
        _PATH_HANDS,
        _ON_THE_GOAL + "pass I:rat\nstay\npass I:rat",
        goals="hole ladder vein exit",
    ),
    "turn": CaveTable(("I:NS I:NES I:rat", ""), first=0, opponent="random"),
    "hand": CaveTable(("I:NESW", ""), first=0),
    "drag": CaveTable(("I:NESW", ""), first=0),
    "jumps": CaveTable(("I:NESW I:NE I:EW", ""), first=0),
    "chosen": CaveTable((_LONG, *[""] * 6), first=0),
    "goals": CaveTable(("II:info I:NEW I:NS I:rat", *[""] * 7), first=0),
}
"""Each for a test of its own; at `two people` and `help` it's Ben's turn, at `exit` an opponent's,
else Ada's."""


def prepare_cave(data: Path) -> None:
    """Write the tables of the above into the data of a server that isn't open."""
    prepare(data, {_id(name): table for name, table in TABLES.items()})


def come_to(person: Person, table: str) -> None:
    """Take the seat at a table that has the person's name."""
    cookie = {"name": COOKIE, "value": token_of(person.name), "url": person.origin}
    person.page.context.add_cookies([cookie])  # type: ignore[list-item]  # it has its own type
    person.page.goto(f"{person.origin}/table/{_id(table)}")
    person.page.locator("[data-number]").wait_for()


def _id(name: str) -> str:
    return name.replace(" ", "-")
