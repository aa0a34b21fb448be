"""The Dark Cave at a glance: a page that is enough to begin with."""

from __future__ import annotations

from typing import Final

from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.rules.cards import DRAWN_BY_GROUP, goal_distance
from pitprop.games.dark_cave.rules.deck_cards import ACTIONS
from pitprop.printing.words import Speaker

_FEATURES: Final = ("ladder", "hole", "bridge", "tunnel", "vein", "exit")
_PICTURES: Final = {"bridge": "II:NS.EW+bridge-EW", "tunnel": "I:NE.SW+tunnel"}

#: Numbers of players at a time, and which clan cards they play with (D-11).
_TABLES: Final = (
    ((2,), "clans-two"),
    ((3, 4), "clans-one"),
    ((5,), "clans-all"),
    ((6,), "clans-all"),
    ((7, 8), "clans-all"),
)


def glance(language: str) -> dict[str, object]:
    """What the page says, and which pictures it shows.

    Args:
        language: in which language.
    """
    say = Speaker("pitprop.printing.dark_cave", language)
    words = find_game("dark_cave").words

    def named(group: str, key: str) -> str:
        word = words.word(group, key, language)
        return word[:1].upper() + word[1:]

    return {
        "title": say("glance"),
        "aim": say("aim"),
        "setup": {
            "title": say("setup"),
            "text": [say("setup-square"), say("setup-piles"), say("setup-gold")],
            "heads": [say("players"), say("square"), say("hand"), say("clans")],
            "rows": [_row(seats, clans, say) for seats, clans in _TABLES],
            "start": {"picture": "start:NESW+ladder"},
            "door": {"picture": "back:goal"},
        },
        "turn": {
            "title": say("turn"),
            "text": [say("turn-play"), say("turn-move"), say("turn-draw")],
        },
        "fields": {
            "title": say("fields"),
            "rows": [
                {
                    "picture": _PICTURES.get(each, f"icon:{each}"),
                    "name": named("feature", each),
                    "text": say(each),
                }
                for each in _FEATURES
            ],
        },
        "actions": {
            "title": say("actions"),
            "rows": [
                {"picture": f"icon:{each}", "name": named("card", each), "text": say(each)}
                for each in ACTIONS
            ],
            "note": say("creatures"),
        },
        "end": {"title": say("end"), "text": [say("end-when"), say("end-who")]},
    }


def _row(seats: tuple[int, ...], clans: str, say: Speaker) -> list[str]:
    """What the number of players decides (D-10, D-11, D-14)."""
    first, second = DRAWN_BY_GROUP[seats[0]]
    side = 2 * goal_distance(seats[0]) + 1
    hand = say("hand-two", first=first, second=second) if second else say("hand-one", first=first)
    return ["–".join(str(each) for each in seats), say("square-of", side=side), hand, say(clans)]
