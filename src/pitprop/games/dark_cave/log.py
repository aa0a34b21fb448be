"""The log of a game: events as integers, each with its private part (D-90 to D-93).

bits 0–5 what happened · 6–9 seat · 10–17 card · 18–21 other seat or a number · 22–30 secret, plus
one · 31–45 a spot · 46–60 a second spot

A *spot* is 64 times a place number and a label: how a field is named on its card, or on which side
of it a web lies. Labels don't change when the card is taken away.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.events import Event
from pitprop.games.dark_cave.cards import (
    CHARACTER_NAMES,
    CLAN_CARD_NAMES,
    CREATURE_NAMES,
    FACE_NAMES,
    GOAL_NAMES,
    KIND_NAMES,
    SLOT_NAMES,
)
from pitprop.games.dark_cave.deck import GROUPS
from pitprop.games.dark_cave.table import ENDING_NAMES
from pitprop.tunnels.card import SIDES
from pitprop.tunnels.maze import packed_x, packed_y

DEALT: Final = 0
LAID: Final = 1
LOOKED_GOAL: Final = 2
LOOKED_CLAN: Final = 3
FELL: Final = 4
SWAPPED: Final = 5
GAVE: Final = 6
WEBBED: Final = 7
EQUIPPED: Final = 8
LURED: Final = 9
PASSED: Final = 10
WEB_DOWN: Final = 11
CREATURE_LEFT: Final = 12
STOOD_UP: Final = 13
SAT_OUT: Final = 14
STEPPED: Final = 15
REVEALED: Final = 16
TURNED: Final = 17
ATTACKED: Final = 18
DROVE_OFF: Final = 19
HELD_BACK: Final = 20
LOST_CARD: Final = 21
LOST_GOLD: Final = 22
LAID_DOWN: Final = 23
TOOK_GOLD: Final = 24
LEFT_GOLD: Final = 25
SHOWN: Final = 26
LEFT: Final = 27
LOOKED_ASIDE: Final = 28
PROPOSED: Final = 29
ANSWERED: Final = 30
DREW: Final = 31
CUT: Final = 32
STAYED: Final = 33
GAME_OVER: Final = 34
RECEIVED: Final = 35

KEYS: Final[list[str]] = [
    "dealt",
    "laid",
    "looked-goal",
    "looked-clan",
    "fell",
    "swapped",
    "gave",
    "webbed",
    "equipped",
    "lured",
    "passed",
    "web-down",
    "creature-left",
    "stood-up",
    "sat-out",
    "stepped",
    "revealed",
    "turned",
    "attacked",
    "drove-off",
    "held-back",
    "lost-card",
    "lost-gold",
    "laid-down",
    "took-gold",
    "left-gold",
    "shown",
    "left",
    "looked-aside",
    "proposed",
    "answered",
    "drew",
    "cut",
    "stayed",
    "game-over",
    "received",
]

TELLING: Final[frozenset[str]] = frozenset(
    KEYS[event] for event in (GAVE, RECEIVED, REVEALED, SHOWN, GAME_OVER, LOOKED_ASIDE)
)
"""The events by which others than who acted learn something that was hidden (D-90)."""

_SEAT_AT: Final = 6
_CARD_AT: Final = 10
_TARGET_AT: Final = 18
_SECRET_AT: Final = 22
_SPOT_AT: Final = 31
_END_AT: Final = 46
_NOBODY: Final = 15
_SPOT_MASK: Final = 32767

# How fields are named: a set of openings, a middle, the tunnel.
LABELS: Final[list[str]] = [
    *("".join(SIDES[side] for side in range(4) if mask >> side & 1) for mask in range(16)),
    *("*" + "".join(SIDES[side] for side in range(4) if mask >> side & 1) for mask in range(16)),
    "T",
]
_LABEL: Final[vec[i64]] = vec[i64]([LABELS.index(name) for name in SLOT_NAMES])
_SIDE_LABEL: Final[vec[i64]] = vec[i64]([1, 2, 4, 8])


def field_spot(face: i64, field: i64) -> i64:
    """A field as a spot, on the card that lies there."""
    return 64 * (field >> 3) + _LABEL[8 * face + (field & 7)]


def place_spot(place: i64) -> i64:
    """A place as a spot."""
    return 64 * place


def side_spot(named: i64) -> i64:
    """A web's place as a spot: `4 * place + side`."""
    return 64 * (named >> 2) + _SIDE_LABEL[named & 3]


def entry(
    event: i64,
    seat: i64 = _NOBODY,
    card: i64 = 0,
    target: i64 = _NOBODY,
    spot: i64 = 0,
    end: i64 = 0,
    secret: i64 = -1,
) -> i64:
    """One entry of the log."""
    return (
        event
        + (seat << _SEAT_AT)
        + (card << _CARD_AT)
        + (target << _TARGET_AT)
        + (secret + 1 << _SECRET_AT)
        + (spot << _SPOT_AT)
        + (end << _END_AT)
    )


def event_of(logged: i64) -> i64:
    """What happened."""
    return logged & 63


def seat_of(logged: i64) -> i64:
    """Who did it; 15 where nobody did."""
    return logged >> _SEAT_AT & 15


def card_of(logged: i64) -> i64:
    """The card, face, creature, goal, group or number."""
    return logged >> _CARD_AT & 255


def target_of(logged: i64) -> i64:
    """The seat that it was done to, or a number."""
    return logged >> _TARGET_AT & 15


def secret_of(logged: i64) -> i64:
    """The private part, or -1 where it is not known."""
    return (logged >> _SECRET_AT & 511) - 1


def spot_of(logged: i64) -> i64:
    """Where it happened."""
    return logged >> _SPOT_AT & _SPOT_MASK


def end_of(logged: i64) -> i64:
    """Where it ended."""
    return logged >> _END_AT


def for_seat(logged: i64, seat: i64) -> i64:
    """The entry as a seat may know it: who acted knows the private part, and who got a card."""
    if seat_of(logged) == seat:
        return logged
    if event_of(logged) == GAVE and target_of(logged) == seat:
        return logged
    return without_secret(logged)


def without_secret(logged: i64) -> i64:
    """The entry without its private part."""
    return logged - (secret_of(logged) + 1 << _SECRET_AT)


def with_secret(logged: i64, secret: i64) -> i64:
    """The entry with a private part where it has none yet."""
    return logged if secret_of(logged) >= 0 else logged + (secret + 1 << _SECRET_AT)


def pack_clan_cards(cards: tuple[int, ...]) -> int:
    """Clan cards as one small integer: two bits for how many there are of each."""
    return sum(cards.count(card) * 4**card for card in range(len(CLAN_CARD_NAMES)))


def clan_cards_of(packed: int) -> list[int]:
    """The clan cards of such an integer, sorted."""
    kinds = range(len(CLAN_CARD_NAMES))
    return [card for card in kinds for _ in range(packed // 4**card & 3)]


def decode(logged: int, coordinates: vec[i64]) -> Event:
    """An entry as a typed event.

    Args:
        logged: the entry.
        coordinates: the packed coordinates of the places, by number.
    """
    seat = seat_of(logged)
    return Event(
        KEYS[event_of(logged)],
        -1 if seat == _NOBODY else seat,
        _params(logged, coordinates),
        _secret(logged),
    )


def _place(spot: int, coordinates: vec[i64]) -> str:
    there = coordinates[spot // 64]
    return f"{packed_x(there)},{packed_y(there)}"


def _field(spot: int, coordinates: vec[i64]) -> str:
    return f"{_place(spot, coordinates)}:{LABELS[spot % 64]}"


def _params(logged: int, coordinates: vec[i64]) -> dict[str, str | int]:
    """What everybody saw."""
    tell = _TELL.get(event_of(logged))
    return {} if tell is None else tell(logged, coordinates)


Params = dict[str, str | int]


def _face_there(logged: int, coordinates: vec[i64]) -> Params:
    return {"card": FACE_NAMES[card_of(logged)], "place": _place(spot_of(logged), coordinates)}


def _fell(logged: int, coordinates: vec[i64]) -> Params:
    return {
        "card": KIND_NAMES[end_of(logged)],
        "place": _place(spot_of(logged), coordinates),
        "fallen": FACE_NAMES[card_of(logged)],
    }


def _looked_at_goal(logged: int, coordinates: vec[i64]) -> Params:
    return {"card": KIND_NAMES[card_of(logged)], "place": _place(spot_of(logged), coordinates)}


def _aimed(logged: int, coordinates: vec[i64]) -> Params:
    return {"card": KIND_NAMES[card_of(logged)], "target": target_of(logged)}


def _gave(logged: int, coordinates: vec[i64]) -> Params:
    return {"back": GROUPS[card_of(logged)], "target": target_of(logged)}


def _at_web(logged: int, coordinates: vec[i64]) -> Params:
    spot = spot_of(logged)
    return {"place": _place(spot, coordinates), "side": LABELS[spot % 64]}


def _webbed(logged: int, coordinates: vec[i64]) -> Params:
    return {**_at_web(logged, coordinates), "card": KIND_NAMES[card_of(logged)]}


def _web_shows(logged: int, coordinates: vec[i64]) -> Params:
    return {**_at_web(logged, coordinates), "number": target_of(logged)}


def _lured(logged: int, coordinates: vec[i64]) -> Params:
    target = target_of(logged)
    params: Params = {
        "card": KIND_NAMES[card_of(logged)],
        "creature": CREATURE_NAMES[target & 3],
        "start": _field(spot_of(logged), coordinates),
    }
    return {**params, "end": _field(end_of(logged), coordinates)} if target & 4 else params


def _creature(logged: int, coordinates: vec[i64]) -> Params:
    return {"creature": CREATURE_NAMES[card_of(logged)]}


def _attacked(logged: int, coordinates: vec[i64]) -> Params:
    return {**_creature(logged, coordinates), "field": _field(spot_of(logged), coordinates)}


def _back(logged: int, coordinates: vec[i64]) -> Params:
    return {"back": GROUPS[card_of(logged)]}


def _stepped(logged: int, coordinates: vec[i64]) -> Params:
    return {
        "start": _field(spot_of(logged), coordinates),
        "end": _field(end_of(logged), coordinates),
    }


def _revealed(logged: int, coordinates: vec[i64]) -> Params:
    return {"goal": GOAL_NAMES[card_of(logged)], "place": _place(spot_of(logged), coordinates)}


def _lost_gold(logged: int, coordinates: vec[i64]) -> Params:
    return {"reason": "goblin" if card_of(logged) else "tunnel", "number": target_of(logged)}


def _at_vein(logged: int, coordinates: vec[i64]) -> Params:
    return {"field": _field(spot_of(logged), coordinates)}


def _shown(logged: int, coordinates: vec[i64]) -> Params:
    return {"character": CHARACTER_NAMES[card_of(logged)]}


def _left(logged: int, coordinates: vec[i64]) -> Params:
    return {"number": target_of(logged)}


def _answered(logged: int, coordinates: vec[i64]) -> Params:
    return {"answer": "yes" if card_of(logged) else "no"}


def _game_over(logged: int, coordinates: vec[i64]) -> Params:
    return {"ending": ENDING_NAMES[card_of(logged)]}


_TELL: Final[dict[int, Callable[[int, vec[i64]], Params]]] = {
    LAID: _face_there,
    TURNED: _face_there,
    FELL: _fell,
    LOOKED_GOAL: _looked_at_goal,
    LOOKED_CLAN: _aimed,
    SWAPPED: _aimed,
    EQUIPPED: _aimed,
    GAVE: _gave,
    WEBBED: _webbed,
    WEB_DOWN: _web_shows,
    CUT: _web_shows,
    LURED: _lured,
    CREATURE_LEFT: _creature,
    DROVE_OFF: _creature,
    HELD_BACK: _creature,
    ATTACKED: _attacked,
    PASSED: _back,
    LOST_CARD: _back,
    DREW: _back,
    RECEIVED: _back,
    STEPPED: _stepped,
    REVEALED: _revealed,
    LOST_GOLD: _lost_gold,
    TOOK_GOLD: _at_vein,
    LEFT_GOLD: _at_vein,
    SHOWN: _shown,
    LEFT: _left,
    ANSWERED: _answered,
    GAME_OVER: _game_over,
}


def _secret(logged: int) -> dict[str, str | int]:
    """What only some know; nothing for the others."""
    event = event_of(logged)
    known = secret_of(logged)
    if known < 0:
        return {}
    if event == LOOKED_GOAL:
        return {"goal": GOAL_NAMES[known]}
    if event == LOOKED_CLAN:
        return {"character": CHARACTER_NAMES[known]}
    if event == LOOKED_ASIDE:
        return {"cards": " ".join(CLAN_CARD_NAMES[card] for card in clan_cards_of(known))}
    return {"card": KIND_NAMES[known]}
