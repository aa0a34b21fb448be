"""What the gold that each player carries out is worth: one's own, that of mates, of rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.opponents.dark_cave.beliefs.odds import probability

_OWN: Final = 1.4
_MATES: Final = 1.0
_RIVALS: Final = (0.0, 0.0, 16.0, 15.0, 15.0, 24.0, 34.0, 32.0, 31.0)
"""By number of players: what it is worth that a rival carries out less, while one may still win.

Found by play, so that in about four of five games among equals somebody gets out of the cave:
with less, all run to the exit that the first of them finds; with more, few get out.
"""

_SURE_OF_LEAVING: Final = 3
"""How sure one has to be that one's side will have left before hindering others, as an exponent.

Where nobody leaves, nobody wins (D-83): those who can't get out gain nothing from keeping others
inside.
"""

_BEHIND: Final = 2.0
"""A rival this many turns behind the first dwarf of one's own side is half as worth hindering."""

_UNSURE: Final = 1.0
"""How uncertain it is, in turns, who is first."""

_AMONG_AIMLESS: Final = 2
"""How little one hinders others where many walk about at random, as an exponent.

They use up the cards and find nothing, so that few will get out anyhow: time to search is worth
more than what one takes from a player who may be a mate.
"""

_MAY_BE_MATE: Final = 0.25
"""From this probability on, a player may well be a mate."""

_SURE_OF_HELP: Final = 2
"""How sure one has to be that a player knows what to do before helping it, as an exponent."""

_SURE_OF_PURPOSE: Final = 8
"""How sure one has to be that a player knows what to do before hindering it, as an exponent.

A player without a purpose gets nowhere anyhow: hindering it costs time to search.
"""


def weigh_seats(
    own: int,
    sides: Sequence[float],
    purpose: Sequence[float],
    near_exit: Sequence[bool],
    chance_to_leave: float,
    behind: Sequence[float],
) -> list[float]:
    """For each seat, what the gold that it carries out is worth to a player; negative for rivals.

    Args:
        own: the player's seat.
        sides: for each seat, how likely it is to work for the same clan.
        purpose: for each seat, how likely it is to be playing with a purpose.
        near_exit: for each seat whether its dwarf is about to leave the cave.
        chance_to_leave: how likely it is that somebody of the player's side has left by the end.
        behind: for each seat, how many turns its dwarf is behind the first of the player's side.
    """
    seats = len(sides)
    company = (sum(purpose) - purpose[own]) / (seats - 1)
    may_win: float = chance_to_leave**_SURE_OF_LEAVING
    found: list[float] = []
    for seat in range(seats):
        if seat == own:
            found.append(_OWN)
            continue
        same = sides[seat]
        stopping = _worth_stopping(purpose[seat], near_exit[seat]) * worth_racing(behind[seat])
        hindering = _RIVALS[seats] * may_win * _among(company, same) * stopping
        found.append(same * _worth_helping(purpose[seat]) - (1 - same) * hindering)
    return found


def worth_racing(behind: float) -> float:
    """How much a rival some turns behind matters: whoever leaves first often wins (D-80)."""
    return probability((_BEHIND - behind) / _UNSURE)


def _worth_helping(purpose: float) -> float:
    """How far helping pays: a dwarf that walks to and fro won't get out even with help."""
    surely: float = purpose**_SURE_OF_HELP
    return _MATES * surely


def _among(company: float, same: float) -> float:
    """How far hindering pays: among the aimless one doubts it, unless the victim is surely a rival.

    Args:
        company: how purposeful the others are, on average.
        same: how likely the player to be hindered is to be a mate.
    """
    doubt = min(1.0, same / _MAY_BE_MATE)
    among: float = company ** (_AMONG_AIMLESS * doubt)
    return among


def _worth_stopping(purpose: float, near_exit: bool) -> float:
    """How much stopping a dwarf matters: at the exit, even of one that walks to and fro."""
    if near_exit:
        return purpose
    surely: float = purpose**_SURE_OF_PURPOSE
    return surely
