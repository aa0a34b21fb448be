"""A new round begins as the first one did, but for what is meant to last."""

from __future__ import annotations

from typing import cast

from pitprop.core.conformance.contents import contents, difference
from pitprop.core.conformance.trial import Moment, Trial
from pitprop.core.description.content import Content
from pitprop.core.game import SPECTATOR, State


def rounds(trial: Trial) -> None:
    """Nothing of the last round is left after a deal.

    This needs a game that describes its states (`core.description.content`), which tells which
    attributes last beyond a round.
    """
    content = cast(Content | None, getattr(type(trial.moments[0].state), "content", None))
    if content is None:
        return
    fresh = trial.moments[0].state
    for moment, following in zip(trial.moments, trial.moments[1:], strict=False):
        if moment.chance is not None and _begins_another_round(moment, following):
            expected = content.renewed(moment.state, fresh, type(fresh))
            expected.apply_chance(moment.chance)
            if expected.encode() != following.code:
                held = difference(contents(following.state), contents(expected))
                message = f"something is left of the last round: {held} where nothing lasts"
                raise trial.fail("rounds", following, message)


def _begins_another_round(moment: Moment, following: Moment) -> bool:
    before = _round(moment.state)
    return 0 < before < _round(following.state)


def _round(state: State) -> int:
    """The number of the round, 0 before the first deal."""
    return cast(int, state.view(SPECTATOR).wire().round)
