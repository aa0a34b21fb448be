"""The events of The Dark Cave: what everybody sees of each, and what only some see (D-90, D-91)."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.events import EventKind, EventSet, Hand, Parts, card_of_event
from pitprop.core.description.words import Choice, Count, Part
from pitprop.core.events import Event
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.rules.cards import (
    CHARACTER_NAMES,
    CREATURE_NAMES,
    FACE,
    FACE_NAMES,
    GOAL_NAMES,
    KIND_NAMES,
    kind_of_face,
)
from pitprop.games.dark_cave.rules.deck_cards import GROUPS
from pitprop.games.dark_cave.rules.table import ENDING_NAMES, Table
from pitprop.games.dark_cave.text.words import ANSWER, CARD, CLAN_CARDS, PLACE, SEAT, SPOT
from pitprop.tunnels.card import SIDES

_STAYS: Final = -1


def _creature_lured(logged: int) -> int:
    return log.target_of(logged) & 3


def _end_if_it_went(logged: int) -> int:
    return log.end_of(logged) if log.target_of(logged) & 4 else _STAYS


def _choice(name: str, names: list[str]) -> Choice:
    return Choice(name, names, f"is not a {name.lower()}; they are {', '.join(names)}")


_LIES: Final = Choice("CARD", FACE_NAMES, "is not a card")
_GOAL: Final = _choice("GOAL", GOAL_NAMES)
_CHARACTER: Final = _choice("CHARACTER", CHARACTER_NAMES)
_CREATURE: Final = _choice("CREATURE", CREATURE_NAMES)
_SIDE: Final = Choice(
    "SIDE", [name if name in [*SIDES] else "" for name in log.LABELS], "is not a side"
)

_CARD: Final = Part(CARD, log.card_of)
_PLACE: Final = Part(PLACE, log.place_of)
_TARGET: Final = Part(SEAT, log.target_of)
_NUMBER: Final = Part(Count(), log.target_of)
_START: Final = Part(SPOT, log.spot_of)
_END: Final = Part(SPOT, log.end_of)

_CARD_THERE: Final[Parts] = {"card": Part(_LIES, log.card_of), "place": _PLACE}
_AIMED: Final[Parts] = {"card": _CARD, "target": _TARGET}
_AT_WEB: Final[Parts] = {"place": _PLACE, "side": Part(_SIDE, log.label_of)}
_REASON: Final = _choice("REASON", ["tunnel", "goblin"])
_BACK: Final[Parts] = {"back": Part(_choice("GROUP", GROUPS), log.card_of)}
_ONE_CREATURE: Final[Parts] = {"creature": Part(_CREATURE, log.card_of)}
_FIELD: Final[Parts] = {"field": _START}
_SECRET_CARD: Final[Parts] = {"card": Part(CARD, log.secret_of)}


def _card_laid(event: Event) -> str:
    """The card of a face."""
    return KIND_NAMES[kind_of_face(FACE[card_of_event(event)])]


EVENTS: Final[EventSet[Table]] = EventSet(
    [
        EventKind(log.DEALT, "dealt"),
        EventKind(log.LAID, "laid", _CARD_THERE, hand=Hand.PLAYED, card=_card_laid),
        EventKind(
            log.LOOKED_GOAL,
            "looked-goal",
            {"card": _CARD, "place": _PLACE},
            {"goal": Part(_GOAL, log.secret_of)},
            hand=Hand.PLAYED,
        ),
        EventKind(
            log.LOOKED_CLAN,
            "looked-clan",
            _AIMED,
            {"character": Part(_CHARACTER, log.secret_of)},
            hand=Hand.PLAYED,
        ),
        EventKind(
            log.FELL,
            "fell",
            {"card": Part(CARD, log.end_of), "place": _PLACE, "fallen": Part(_LIES, log.card_of)},
            hand=Hand.PLAYED,
        ),
        EventKind(log.SWAPPED, "swapped", _AIMED, hand=Hand.PLAYED),
        EventKind(
            log.GAVE,
            "gave",
            {**_BACK, "target": _TARGET},
            _SECRET_CARD,
            reveals=True,
            hand=Hand.GIVEN,
        ),
        EventKind(log.WEBBED, "webbed", {**_AT_WEB, "card": _CARD}, hand=Hand.PLAYED),
        EventKind(log.EQUIPPED, "equipped", _AIMED, hand=Hand.PLAYED),
        EventKind(
            log.LURED,
            "lured",
            {
                "card": _CARD,
                "creature": Part(_CREATURE, _creature_lured),
                "start": _START,
                "end": Part(SPOT, _end_if_it_went, may_lack=True),
            },
            hand=Hand.PLAYED,
        ),
        EventKind(log.PASSED, "passed", _BACK, _SECRET_CARD, hand=Hand.PUT_DOWN),
        EventKind(log.WEB_DOWN, "web-down", {**_AT_WEB, "number": _NUMBER}),
        EventKind(log.CREATURE_LEFT, "creature-left", _ONE_CREATURE),
        EventKind(log.STOOD_UP, "stood-up"),
        EventKind(log.SAT_OUT, "sat-out"),
        EventKind(log.STEPPED, "stepped", {"start": _START, "end": _END}),
        EventKind(
            log.REVEALED,
            "revealed",
            {"goal": Part(_GOAL, log.card_of), "place": _PLACE},
            reveals=True,
        ),
        EventKind(log.TURNED, "turned", _CARD_THERE),
        EventKind(log.ATTACKED, "attacked", {**_ONE_CREATURE, **_FIELD}),
        EventKind(log.DROVE_OFF, "drove-off", _ONE_CREATURE),
        EventKind(log.HELD_BACK, "held-back", _ONE_CREATURE),
        EventKind(log.LOST_CARD, "lost-card", _BACK, _SECRET_CARD, hand=Hand.PUT_DOWN),
        EventKind(
            log.LOST_GOLD,
            "lost-gold",
            {
                "reason": Part(_REASON, log.card_of),
                "number": _NUMBER,
            },
        ),
        EventKind(log.LAID_DOWN, "laid-down"),
        EventKind(log.TOOK_GOLD, "took-gold", _FIELD),
        EventKind(log.LEFT_GOLD, "left-gold", _FIELD),
        EventKind(log.SHOWN, "shown", {"character": Part(_CHARACTER, log.card_of)}, reveals=True),
        EventKind(log.LEFT, "left", {"number": _NUMBER}),
        EventKind(
            log.LOOKED_ASIDE,
            "looked-aside",
            secret={"cards": Part(CLAN_CARDS, log.secret_of)},
            reveals=True,
        ),
        EventKind(log.PROPOSED, "proposed"),
        EventKind(log.ANSWERED, "answered", {"answer": Part(ANSWER, log.card_of)}),
        EventKind(log.DREW, "drew", _BACK, _SECRET_CARD, hand=Hand.DRAWN),
        EventKind(log.CUT, "cut", {**_AT_WEB, "number": _NUMBER}),
        EventKind(log.STAYED, "stayed"),
        EventKind(
            log.GAME_OVER,
            "game-over",
            {"ending": Part(_choice("ENDING", ENDING_NAMES), log.card_of)},
            reveals=True,
            is_nobodys=True,
        ),
        EventKind(log.RECEIVED, "received", _BACK, _SECRET_CARD, reveals=True, hand=Hand.DRAWN),
    ],
)

TURN_EVENTS: Final = frozenset((*EVENTS.numbers(Hand.PLAYED), log.PASSED))
"""What a player does with a card in a turn: it is played or passed (D-21)."""
