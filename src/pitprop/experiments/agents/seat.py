"""A seat of a match: its agent is asked, and decisions that it loses are made in its place.

A decision that an agent loses is made by `random` from the decision's own seed. An agent that has
failed or been late three times on a seat isn't asked there again until the match is over. Neither
depends on anything but the match, so that the same spec gives the same figures.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from pitprop.core.errors import NotationError
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.experiments.agents.answer import (
    FAILED,
    ILLEGAL,
    LATE,
    UNASKED,
    UNREADABLE,
    Answer,
    FaultError,
    Player,
)
from pitprop.opponents import find_opponent

FAULTS: Final = (FAILED, LATE, UNREADABLE, ILLEGAL, UNASKED)
"""The kinds of faults, in the order in which tables show them."""

MOST_STRIKES: Final = 3
"""How many times an agent may fail or be late on one seat in a match."""

_STRIKES: Final = (FAILED, LATE)
_STAND_IN: Final = "random"


@dataclass(frozen=True, slots=True)
class SeatDecision:
    """A decision that was made on a seat.

    Attributes:
        move: the move that is played.
        answer: what the agent answered; empty where it lost the decision.
        fault: how it lost it; empty where it didn't.
        message: what happened, in a line; empty where nothing did.
    """

    move: Any
    answer: Answer
    fault: str = ""
    message: str = ""


class SeatPlayer:
    """An agent on a seat, for one match."""

    def __init__(self, player: Player) -> None:
        """Begin a match.

        Args:
            player: the agent.
        """
        self._player = player
        self._strikes = 0
        player.begin()

    def decide(self, view: Any, seed: str) -> SeatDecision:
        """The move that is played.

        Args:
            view: what the seat may know.
            seed: where chance comes from in this decision.
        """
        try:
            if self._strikes == MOST_STRIKES:
                message = f"not asked after {MOST_STRIKES} faults on this seat in this match"
                raise FaultError(UNASKED, message)
            answer = self._player.ask(view, seed)
            return SeatDecision(_checked(view, answer.move), answer)
        except FaultError as fault:
            self._player.resume()
            self._strikes += fault.kind in _STRIKES
            move = find_opponent(_STAND_IN).choose(view, seed=seed).move
            return SeatDecision(move, Answer(str(move)), fault.kind, fault.message)


def _checked(view: Any, text: str) -> Any:
    try:
        move = find_game(view.game).parse_move(text)
    except NotationError as error:
        raise FaultError(UNREADABLE, str(error)) from error
    refusal = view.refusal(move)
    if refusal is not None:
        raise FaultError(ILLEGAL, f"{cited(text)}: {refusal}")
    return move
