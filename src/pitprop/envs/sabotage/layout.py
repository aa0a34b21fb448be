"""What the actions of Sabotage are, and what its observations hold."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from pitprop.envs.actions import actions_of, block_of
from pitprop.envs.fields import Axis, Field, Fields, options_field
from pitprop.games.sabotage.moves import MOVES, decode
from pitprop.games.sabotage.options import OPTIONS
from pitprop.games.sabotage.rules.cards import (
    COLOUR_NAMES,
    DEMONTAGE,
    KIND_NAMES,
    PIPE_KINDS,
    PLACE_NAMES,
    PLACES,
    ROOFS,
    SABOTAGE,
    SEAT_COUNTS,
    letter_of,
)
from pitprop.games.sabotage.rules.move_codes import (
    LAY,
    OTHER,
    OWN,
    ROOF_NAMES,
    TAKE_OFF,
    pack,
)
from pitprop.games.sabotage.rules.table import MOST_GAMES, PHASE_NAMES

EVENTS: Final = 16
"""How many of the latest events an observation holds."""

MAX_SEATS: Final = SEAT_COUNTS[-1]

ROOF_FACTS: Final = (*COLOUR_NAMES, "X", "wrench")
PLAYER_FACTS: Final = (
    "seated",
    "self",
    "decides",
    "on turn",
    "dealt the game",
    "builds on the seat's own roof",
    "cards in hand",
)
RESULT_FACTS: Final = (
    "over",
    "worth of the own system",
    "worth of the other",
    "score of the own system",
    "score of the other",
    "closed by the own side",
    "closed by the other",
)
EVENT_FACTS: Final = (
    "kind, plus one",
    "seat, plus one",
    "card or number, plus one",
    "roof as the one who acted calls it, plus one",
    "place, plus one",
    "card that left the roof, plus one",
    "what the seat alone knows of it, plus one",
    "what a roof scored, plus one",
)

_CARDS: Final = Axis("kind of card", tuple(KIND_NAMES))

FIELDS: Final = Fields(
    [
        Field(
            "roofs",
            "What lies on the roofs (A-60).",
            (
                Axis("roof", tuple(ROOF_NAMES)),
                Axis("place", tuple(PLACE_NAMES)),
                Axis("fact", ROOF_FACTS),
            ),
        ),
        Field(
            "players",
            "What is known of each player (A-60).",
            (Axis("seat", size=MAX_SEATS), Axis("fact", PLAYER_FACTS)),
            high=9,
        ),
        Field("hand", "The seat's own cards.", (_CARDS,), high=8),
        Field("discards", "The discard pile.", (_CARDS,), high=8),
        Field("left", "The cards in the draw pile.", (Axis("where", ("pile",)),), high=104),
        Field("round", "Which game of the match it is.", (Axis("game", size=MOST_GAMES),)),
        Field("phase", "What has to be decided.", (Axis("phase", tuple(PHASE_NAMES)),)),
        Field("asked", "Whether the partner has been asked (A-52).", (Axis("fact", ("asked",)),)),
        Field(
            "results",
            "How the games that are over ended (A-40 to A-42).",
            (Axis("game", size=MOST_GAMES), Axis("fact", RESULT_FACTS)),
            high=32,
        ),
        options_field(OPTIONS),
        Field(
            "events",
            "The latest events since the seat's last decision, newest first (A-60).",
            (Axis("event", size=EVENTS), Axis("fact", EVENT_FACTS)),
            high=64,
        ),
    ]
)


def _lays() -> Iterable[int]:
    for kind in range(PIPE_KINDS):
        letter = letter_of(kind)
        if letter < PLACES:
            yield from (pack(LAY, kind, roof, letter) for roof in range(ROOFS))
        else:
            yield from (pack(LAY, kind, OWN, place) for place in range(PLACES))


def _takes() -> Iterable[int]:
    for card, roof in ((DEMONTAGE, OWN), (SABOTAGE, OWN), (SABOTAGE, OTHER)):
        yield from (pack(TAKE_OFF, card, roof, place) for place in range(PLACES))


ACTIONS: Final = actions_of(
    MOVES,
    [
        block_of("lay", "Lay a pipe card (A-31 to A-33).", _lays(), decode),
        block_of("take-off", "Take a card off a roof (A-34, A-35).", _takes(), decode),
    ],
)
