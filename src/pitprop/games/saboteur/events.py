"""The events of Saboteur: what everybody sees of each, and what only some see (S-80, S-81)."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.events import EventKind, EventSet, Hand, Parts, card_of_event
from pitprop.core.description.words import Choice, Count, Part
from pitprop.core.events import Event
from pitprop.games.saboteur.knowledge import log
from pitprop.games.saboteur.moves import CARD, GOLD, SEAT, TOOL
from pitprop.games.saboteur.rules.cards import GOAL_NAMES, KIND_NAMES, MAP, ROCKFALL, SHAPE_KIND
from pitprop.games.saboteur.rules.table import WINNER_NAMES
from pitprop.tunnels.card import SHAPE, SPELLING
from pitprop.tunnels.places import Coordinates

_GOAL: Final = Choice("GOAL", GOAL_NAMES, f"is not a goal; goals are {', '.join(GOAL_NAMES)}")
_WINNER: Final = Choice("WINNER", WINNER_NAMES, "did not win")
_LIES: Final = Choice("CARD", SPELLING, "is not a card")

_PLACE: Final = Part(Coordinates(), log.coordinates_of)
_CARD_THERE: Final[Parts] = {"card": Part(_LIES, log.card_of), "place": _PLACE}
_AIMED: Final[Parts] = {"tool": Part(TOOL, log.tool_of), "target": Part(SEAT, log.target_of)}
_GOAL_THERE: Final[Parts] = {"goal": Part(_GOAL, log.card_of), "place": _PLACE}
_NUMBER: Final = Part(Count(), log.card_of)
_SECRET_GOAL: Final = {"goal": Part(_GOAL, log.secret_of)}
_SECRET_CARD: Final = {"card": Part(CARD, log.secret_of)}
_SECRET_GOLD: Final = {"value": Part(GOLD, log.secret_of)}


def _card_laid(event: Event) -> str:
    """The card of a shape."""
    return KIND_NAMES[SHAPE_KIND[SHAPE[card_of_event(event)]]]


EVENTS: Final[EventSet[None]] = EventSet(
    [
        EventKind(log.DEALT, "dealt", {"round": _NUMBER}),
        EventKind(log.LAID, "laid", _CARD_THERE, hand=Hand.PLAYED, card=_card_laid),
        EventKind(
            log.BROKE,
            "broke",
            _AIMED,
            hand=Hand.PLAYED,
            card=lambda event: f"break-{event.params['tool']}",
        ),
        EventKind(
            log.MENDED,
            "mended",
            {"card": Part(CARD, log.card_of), **_AIMED},
            hand=Hand.PLAYED,
        ),
        EventKind(
            log.FELL, "fell", _CARD_THERE, hand=Hand.PLAYED, card=lambda _: KIND_NAMES[ROCKFALL]
        ),
        EventKind(
            log.LOOKED,
            "looked",
            {"place": _PLACE},
            _SECRET_GOAL,
            hand=Hand.PLAYED,
            card=lambda _: KIND_NAMES[MAP],
        ),
        EventKind(log.PASSED, "passed", secret=_SECRET_CARD, hand=Hand.PUT_DOWN),
        EventKind(log.DREW, "drew", hand=Hand.DRAWN),
        EventKind(log.SKIPPED, "skipped"),
        EventKind(log.REVEALED, "revealed", _GOAL_THERE, reveals=True),
        EventKind(log.TURNED, "turned", _CARD_THERE),
        EventKind(
            log.ROUND_WON,
            "round-won",
            {"winner": Part(_WINNER, log.card_of)},
            reveals=True,
            is_nobodys=True,
        ),
        EventKind(log.OFFERED, "offered", {"cards": _NUMBER}, reveals=True, is_nobodys=True),
        EventKind(log.TOOK, "took", secret=_SECRET_GOLD),
        EventKind(
            log.PAID,
            "paid",
            {"cards": _NUMBER, "worth": Part(Count(), log.target_of)},
            reveals=True,
        ),
        EventKind(log.RETURNED, "returned", secret=_SECRET_GOLD, reveals=True),
        EventKind(log.GAME_OVER, "game-over", reveals=True, is_nobodys=True),
    ],
)

PUT_FACE_DOWN: Final = EVENTS.numbers(Hand.PUT_DOWN)
"""The events by which a card leaves a hand for the discard pile, face down."""

TURN_EVENTS: Final = frozenset((*EVENTS.numbers(Hand.PLAYED), *PUT_FACE_DOWN))
"""What a player does in a turn: one card is laid, played or passed (S-20)."""
