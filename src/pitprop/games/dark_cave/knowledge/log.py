"""The log of a game: events as integers, each with its private part (D-90 to D-93).

`events` tells what each of them says.

Above the head of an entry (`core.entries`):
bits 19–26 card · 27–30 other seat or a number · 31–45 a spot · 46–60 a second spot

A *spot* is 64 times a place number and a label: how a field is named on its card, or on which side
of it a web lies. Labels don't change when the card is taken away.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.entries import NO_ONE as NO_ONE
from pitprop.core.entries import OWN_AT, SEAT_AT, SECRET_AT
from pitprop.core.entries import event_of as event_of
from pitprop.core.entries import for_seat as for_actor
from pitprop.core.entries import seat_of as seat_of
from pitprop.core.entries import secret_of as secret_of
from pitprop.core.entries import with_secret as with_secret
from pitprop.games.dark_cave.rules.cards import CLAN_CARD_NAMES, SLOT_NAMES
from pitprop.tunnels.card import SIDES

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

_CARD_AT: Final = OWN_AT
_TARGET_AT: Final = 27
_SPOT_AT: Final = 31
_END_AT: Final = 46
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
    seat: i64 = NO_ONE,
    card: i64 = 0,
    target: i64 = NO_ONE,
    spot: i64 = 0,
    end: i64 = 0,
    secret: i64 = -1,
) -> i64:
    """One entry of the log.

    Args:
        event: which kind of event.
        seat: who did it.
        card: the card.
        target: whom it was done to.
        spot: where it was done.
        end: where it led.
        secret: what only some know; negative for nothing.
    """
    return (
        event
        + (seat << SEAT_AT)
        + (secret + 1 << SECRET_AT)
        + (card << _CARD_AT)
        + (target << _TARGET_AT)
        + (spot << _SPOT_AT)
        + (end << _END_AT)
    )


def card_of(logged: i64) -> i64:
    """The card, face, creature, goal, group or number."""
    return logged >> _CARD_AT & 255


def target_of(logged: i64) -> i64:
    """The seat that it was done to, or a number."""
    return logged >> _TARGET_AT & 15


def spot_of(logged: i64) -> i64:
    """Where it happened."""
    return logged >> _SPOT_AT & _SPOT_MASK


def place_of(logged: i64) -> i64:
    """The place where it happened."""
    return spot_of(logged) >> 6


def label_of(logged: i64) -> i64:
    """The label there, which for a web is a side."""
    return spot_of(logged) & 63


def end_of(logged: i64) -> i64:
    """Where it ended."""
    return logged >> _END_AT


def for_seat(logged: i64, seat: i64) -> i64:
    """The entry as a seat may know it: whoever acted or got a card knows the private part."""
    if event_of(logged) == GAVE and target_of(logged) == seat:
        return logged
    return for_actor(logged, seat)


def pack_clan_cards(cards: tuple[int, ...]) -> int:
    """Clan cards as one small integer: two bits for how many there are of each."""
    return sum(cards.count(card) * 4**card for card in range(len(CLAN_CARD_NAMES)))


def clan_cards_of(packed: int) -> list[int]:
    """The clan cards of such an integer, sorted."""
    kinds = range(len(CLAN_CARD_NAMES))
    return [card for card in kinds for _ in range(packed // 4**card & 3)]
