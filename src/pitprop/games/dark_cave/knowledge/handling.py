"""Which cards came into hands and left them, by what happened."""

from __future__ import annotations

from typing import Final

from pitprop.core.events import Event, Handled
from pitprop.games.dark_cave.events import EVENTS
from pitprop.games.dark_cave.knowledge import log
from pitprop.games.dark_cave.knowledge.given import DRAWN, PLAYED, PUT_FACE_DOWN
from pitprop.games.dark_cave.rules.cards import FACE, KIND_NAMES, kind_of_face

_DRAWN: Final = EVENTS.keys(*DRAWN)
_PLAYED: Final = EVENTS.keys(*PLAYED)
_PUT_FACE_DOWN: Final = EVENTS.keys(*PUT_FACE_DOWN)
_GAVE: Final = EVENTS.keys(log.GAVE)
_LAID: Final = EVENTS.keys(log.LAID)


def handled(event: Event) -> list[Handled]:
    """D-21, D-22, D-42, D-52, D-66: drawn, played, put face down, given in a swap."""
    told = str(event.secret.get("card", ""))
    if event.key in _DRAWN:
        return [Handled(event.seat, True, told)]
    if event.key in _PUT_FACE_DOWN:
        return [Handled(event.seat, False, told)]
    if event.key in _GAVE:
        target = int(event.params["target"])
        return [Handled(event.seat, False, told), Handled(target, True, told)]
    if event.key in _PLAYED:
        return [Handled(event.seat, False, _played(event))]
    return []


def _played(event: Event) -> str:
    card = str(event.params["card"])
    return KIND_NAMES[kind_of_face(FACE[card])] if event.key in _LAID else card
