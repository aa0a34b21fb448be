"""The events of Sabotage: what everybody sees of each, and what only some see (A-60)."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.events import EventKind, EventSet, Hand, Parts
from pitprop.core.description.words import Count, Part, YesNo
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.moves import CARD, PLACE, ROOF

_CARD: Final = Part(CARD, log.card_of)
# The card that left the roof is told where one did.
_ON_ROOF: Final[Parts] = {
    "card": _CARD,
    "roof": Part(ROOF, log.roof_of),
    "place": Part(PLACE, log.place_of),
    "gone": Part(CARD, log.gone_of, may_lack=True),
}

EVENTS: Final[EventSet[None]] = EventSet(
    [
        EventKind(log.DEALT, "dealt", {"round": Part(Count(), log.card_of)}),
        EventKind(log.DREW, "drew", secret={"card": Part(CARD, log.secret_of)}, hand=Hand.DRAWN),
        EventKind(log.LAID, "laid", _ON_ROOF, hand=Hand.PLAYED),
        EventKind(log.TOOK_OFF, "took-off", _ON_ROOF, hand=Hand.PLAYED),
        EventKind(log.DISCARDED, "discarded", {"card": _CARD}, hand=Hand.PLAYED),
        EventKind(log.ASKED, "asked"),
        EventKind(log.ANSWERED, "answered", {"answer": Part(YesNo(), log.card_of)}),
        EventKind(log.CLOSED, "closed"),
        EventKind(log.SKIPPED, "skipped"),
        EventKind(
            log.SCORED,
            "scored",
            {"worth": Part(Count(), log.worth_of), "score": Part(Count(), log.score_of)},
        ),
        EventKind(log.GAME_OVER, "game-over", is_nobodys=True),
    ],
)
