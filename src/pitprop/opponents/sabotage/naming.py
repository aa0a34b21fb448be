"""A move as a sentence names it that speaks of another one."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from pitprop.games.sabotage.rules.cards import KIND_NAMES, PLACE_NAMES, X, letter_of
from pitprop.games.sabotage.rules.move_codes import (
    CLOSE,
    DISCARD,
    LAY,
    OTHER,
    TAKE_OFF,
    card_of,
    kind_of,
    place_of,
    roof_of,
)

_KINDS: Final = {CLOSE: "finish", DISCARD: "discard"}

_AT: Final = {"build": "build-at", "disturb": "disturb-at"}
"""The same, of a card that may lie on several places."""


def kind_named(code: i64) -> str:
    """What kind of move it is, as sentences choose by it."""
    kind = int(kind_of(code))
    if kind in _KINDS:
        return _KINDS[kind]
    on_other = roof_of(code) == OTHER
    if kind == TAKE_OFF:
        return "harm" if on_other else "clear"
    return "disturb" if on_other else "build"


def named(code: i64) -> dict[str, str | int]:
    """What a sentence takes to name a move."""
    instead = kind_named(code)
    card = "" if instead == "finish" else KIND_NAMES[card_of(code)]
    if kind_of(code) == LAY and letter_of(card_of(code)) >= X:
        instead = _AT[instead]
    return {"instead": instead, "card": card, "place": PLACE_NAMES[place_of(code)]}
