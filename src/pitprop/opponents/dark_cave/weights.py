"""What gold that each player carries out is worth: own gold, that of mates, that of rivals."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.opponents.dark_cave.odds import probability

_OWN: Final = 1.4
_MATES: Final = 1.0
_RIVALS: Final = (0.0, 0.0, 16.0, 15.0, 15.0, 24.0, 34.0, 32.0, 31.0)
"""By the number of players what it is worth that a rival carries out less, while one may still win.

Found by play, so that about four of five games among equals see somebody out of the cave: with
less, all run to the exit that the first of them finds; with more, few get out.
"""

_SURE_OF_LEAVING: Final = 3
"""How sure one is that the own side will have left before one hinders others, as an exponent.

Where nobody leaves, nobody wins (D-83): who can't get out gains nothing from keeping others inside.
"""

_BEHIND: Final = 2.0
"""This many turns behind its own side's first dwarf, a rival is half as worth hindering."""

_UNSURE: Final = 1.0
"""How uncertain it is, in turns, who is first."""

_AMONG_AIMLESS: Final = 2
"""How little one hinders others where many walk about at random, as an exponent.

They use up the cards and find nothing, so that few will get out anyhow: the time to search is worth
more than what one takes from a player who may be a mate.
"""

_MAY_BE_MATE: Final = 0.25
"""From this probability on, a player may well be a mate."""

_SURE_OF_HELP: Final = 2
"""How sure one is that somebody knows what to do before one helps it, as an exponent."""

_SURE_OF_PURPOSE: Final = 8
"""How sure one is that somebody knows what to do before one hinders it, as an exponent.

Who plays without a purpose gets nowhere anyhow: to hinder it costs the time to search.
"""


def weigh_seats(
    own: int,
    sides: Sequence[float],
    purpose: Sequence[float],
    near_exit: Sequence[bool],
    chance_to_leave: float,
    behind: Sequence[float],
) -> list[float]:
    """For each seat what gold that it carries out is worth to a player; less than 0 for rivals.

    Args:
        own: the player's seat.
        sides: for each seat how likely it works for the same clan.
        purpose: for each seat how likely it plays with a purpose.
        near_exit: for each seat whether its dwarf is about to leave the cave.
        chance_to_leave: how likely somebody of the player's side has left by the end.
        behind: for each seat by how many turns its dwarf is behind the first of the player's side.
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
    """How far a rival matters that is some turns behind: whoever leaves first often wins (D-80)."""
    return probability((_BEHIND - behind) / _UNSURE)


def _worth_helping(purpose: float) -> float:
    """Who walks to and fro doesn't get out, whatever one does for it."""
    surely: float = purpose**_SURE_OF_HELP
    return _MATES * surely


def _among(company: float, same: float) -> float:
    """Among the aimless one doubts whether it is worth it, unless it is a rival for certain.

    Args:
        company: how purposeful the others are, on average.
        same: how likely the player to hinder is a mate.
    """
    doubt = min(1.0, same / _MAY_BE_MATE)
    among: float = company ** (_AMONG_AIMLESS * doubt)
    return among


def _worth_stopping(purpose: float, near_exit: bool) -> float:
    """How far it matters what somebody is up to: before the exit, even who walks to and fro."""
    if near_exit:
        return purpose
    surely: float = purpose**_SURE_OF_PURPOSE
    return surely
