"""The log of a round: events as integers, each with its private part (S-80, S-81).

bits 0–4 what happened · 5–8 seat · 9–14 card · 15–18 other seat · 19–20 tool ·
21–26 secret, plus one · 27–42 x · 43–58 y
"""

from __future__ import annotations

from typing import Final

from pitprop.core.events import Event
from pitprop.games.saboteur.cards import GOAL_NAMES, KIND_NAMES, TOOLS
from pitprop.games.saboteur.table import WINNER_NAMES
from pitprop.tunnels.card import SPELLING

DEALT: Final = 0
LAID: Final = 1
BROKE: Final = 2
MENDED: Final = 3
FELL: Final = 4
LOOKED: Final = 5
PASSED: Final = 6
DREW: Final = 7
SKIPPED: Final = 8
REVEALED: Final = 9
TURNED: Final = 10
ROUND_WON: Final = 11
OFFERED: Final = 12
TOOK: Final = 13
PAID: Final = 14
RETURNED: Final = 15
GAME_OVER: Final = 16

KEYS: Final[list[str]] = [
    "dealt",
    "laid",
    "broke",
    "mended",
    "fell",
    "looked",
    "passed",
    "drew",
    "skipped",
    "revealed",
    "turned",
    "round-won",
    "offered",
    "took",
    "paid",
    "returned",
    "game-over",
]

TELLING: Final[frozenset[str]] = frozenset(
    KEYS[event] for event in (REVEALED, ROUND_WON, OFFERED, PAID, RETURNED, GAME_OVER)
)
"""The events by which others than who acted learn something that was hidden (S-80)."""

# What the number of an event counts.
_NUMBER_NAMES: Final = {DEALT: "round", OFFERED: "cards"}

_SEAT: Final = 32
_CARD: Final = 512
_TARGET: Final = 32_768
_TOOL: Final = 524_288
_SECRET: Final = 2_097_152
_X: Final = 134_217_728
_Y: Final = 8_796_093_022_208
_OFFSET: Final = 32_768
_NOBODY: Final = 15


def entry(
    event: int,
    seat: int = _NOBODY,
    card: int = 0,
    target: int = 0,
    tool: int = 0,
    x: int = 0,
    y: int = 0,
    secret: int = -1,
) -> int:
    """One entry of the log."""
    return (
        event
        + _SEAT * seat
        + _CARD * card
        + _TARGET * target
        + _TOOL * tool
        + _SECRET * (secret + 1)
        + _X * (x + _OFFSET)
        + _Y * (y + _OFFSET)
    )


def event_of(logged: int) -> int:
    """What happened."""
    return logged & 31


def seat_of(logged: int) -> int:
    """Who did it; 15 where nobody did."""
    return logged // _SEAT & 15


def card_of(logged: int) -> int:
    """The card: a shape where one lies on the table, else a kind, a goal, or a number."""
    return logged // _CARD & 63


def target_of(logged: int) -> int:
    """The seat that it was done to."""
    return logged // _TARGET & 15


def tool_of(logged: int) -> int:
    """The tool."""
    return logged // _TOOL & 3


def secret_of(logged: int) -> int:
    """The private part, or -1 where it is not known."""
    return (logged // _SECRET & 63) - 1


def x_of(logged: int) -> int:
    """The x of the place."""
    return (logged // _X & 65_535) - _OFFSET


def y_of(logged: int) -> int:
    """The y of the place."""
    return (logged // _Y & 65_535) - _OFFSET


def for_seat(logged: int, seat: int) -> int:
    """The entry as a seat may know it: only who acted knows the private part (S-81)."""
    if seat_of(logged) == seat:
        return logged
    return logged - _SECRET * (secret_of(logged) + 1)


def with_secret(logged: int, secret: int) -> int:
    """The entry with a private part where it has none yet."""
    return logged if secret_of(logged) >= 0 else logged + _SECRET * (secret + 1)


def decode(logged: int) -> Event:
    """An entry as a typed event."""
    seat = seat_of(logged)
    return Event(
        KEYS[event_of(logged)], -1 if seat == _NOBODY else seat, _params(logged), _secret(logged)
    )


def _params(logged: int) -> dict[str, str | int]:
    """What everybody saw."""
    event = event_of(logged)
    card = card_of(logged)
    place = f"{x_of(logged)},{y_of(logged)}"
    if event in (LAID, FELL, TURNED):
        return {"card": SPELLING[card], "place": place}
    if event == BROKE:
        return {"tool": TOOLS[tool_of(logged)], "target": target_of(logged)}
    if event == MENDED:
        tool = TOOLS[tool_of(logged)]
        return {"card": KIND_NAMES[card], "tool": tool, "target": target_of(logged)}
    if event == LOOKED:
        return {"place": place}
    if event == REVEALED:
        return {"goal": GOAL_NAMES[card], "place": place}
    if event == ROUND_WON:
        return {"winner": WINNER_NAMES[card]}
    if event == PAID:
        return {"cards": card, "worth": target_of(logged)}
    return {_NUMBER_NAMES[event]: card} if event in _NUMBER_NAMES else {}


def _secret(logged: int) -> dict[str, str | int]:
    """What only who acted knows; nothing for the others."""
    event = event_of(logged)
    known = secret_of(logged)
    if known < 0:
        return {}
    if event == LOOKED:
        return {"goal": GOAL_NAMES[known]}
    return {"card": KIND_NAMES[known]} if event == PASSED else {"value": known}
