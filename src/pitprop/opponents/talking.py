"""Opponents that speak and listen, beside those that only play."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, TypeGuard

from pitprop.core.claims import Claim
from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited
from pitprop.opponents.base import Choice, Heard, Opponent, Reason, Talker


def talks(opponent: Opponent) -> TypeGuard[Talker]:
    """Whether an opponent speaks and listens."""
    return callable(getattr(opponent, "talk", None))


def choice_of(opponent: Opponent, view: Any, seed: str, heard: Sequence[Heard]) -> Choice:
    """An opponent's choice; one that listens is told what was said.

    Args:
        opponent: who decides.
        view: what its seat may know.
        seed: see `Opponent.choose`.
        heard: all claims made at the table.

    Raises:
        PitpropError: it isn't this seat's turn to decide, the opponent can't play this game, or it
            gives something other than a choice.
    """
    if talks(opponent):
        return _checked(opponent, opponent.choose(view, seed=seed, heard=heard))
    return _checked(opponent, opponent.choose(view, seed=seed))


def _checked(opponent: Opponent, choice: object) -> Choice:
    if not isinstance(choice, Choice):
        raise PitpropError(
            f"computer player {cited(opponent.name)} has to give a Choice, a move with its reasons,"
            f" not {cited(choice)}"
        )
    if isinstance(choice.move, str):
        raise PitpropError(
            f"computer player {cited(opponent.name)} has to choose a move, such as one of"
            f" view.legal_moves(), not a string: {cited(choice.move)}"
        )
    reasons: object = choice.reasons
    if not isinstance(reasons, tuple) or not all(isinstance(each, Reason) for each in reasons):
        raise PitpropError(
            f"computer player {cited(opponent.name)} has to give its reasons as a tuple of Reason,"
            f" not {cited(reasons)}"
        )
    return choice


def claim_of(opponent: Opponent, view: Any, seed: str, heard: Sequence[Heard]) -> Claim | None:
    """What an opponent says after its move, if anything.

    Args:
        opponent: who has moved.
        view: what its seat may know now.
        seed: see `Talker.talk`.
        heard: all claims made at the table.
    """
    return opponent.talk(view, seed=seed, heard=heard) if talks(opponent) else None
