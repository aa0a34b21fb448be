"""What computer players had heard by a moment of a game that is over, and what they judge it by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from pitprop.core.claims import is_hint
from pitprop.core.records.record import SaidLine
from pitprop.opponents.base import Heard


class Moment(NamedTuple):
    """How far a game has gone after one of its moves.

    Attributes:
        round: the number of the round.
        events: how many events the history of that round has.
    """

    round: int
    events: int


def heard_at(said: Sequence[SaidLine], moments: Mapping[int, Moment]) -> list[Heard]:
    """The claims that had been made by then, oldest first.

    Args:
        said: all that is said in the game.
        moments: the moments so far, by the numbers of the moves before them; what was said right
            after the latest move counts.
    """
    return [
        Heard(each.seat, then.round, then.events, each.claim)
        for each in said
        if (then := moments.get(each.after)) is not None
        and each.claim is not None
        and not is_hint(each.claim)
    ]


def review_seed(number: int, move: int) -> str:
    """The seed that decides in which worlds a move is tried when a game is looked back on.

    Nothing of what was hidden is part of it.

    Args:
        number: the number of the round.
        move: how many moves have been made in the round, this one included.
    """
    return f"review {number}.{move}"
