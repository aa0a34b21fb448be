"""The past never changes: neither copied states nor anything that was told."""

from __future__ import annotations

from pitprop.core.conformance.contents import contents, difference
from pitprop.core.conformance.trial import Moment, Trial

_MOMENTS = 12


def past(trial: Trial) -> None:
    """What was copied or told before the game went on is still as it was."""
    for moment in trial.moments:
        if moment.state.encode() != moment.code:
            raise trial.fail("past", moment, "a copy made here has changed since")
    for kept in trial.kept:
        now = contents(kept.value)
        if now != kept.held:
            moment = trial.moments[kept.number]
            where = difference(kept.held, now)
            raise trial.fail("past", moment, f"{kept.what} has changed since: {where}")
    for moment in trial.chosen(_MOMENTS):
        _check_branches(trial, moment)


def _check_branches(trial: Trial, moment: Moment) -> None:
    """Playing on in a copy changes neither the state nor a copy of the copy."""
    branch = moment.state.clone()
    sibling = branch.clone()
    if branch.encode() != moment.code:
        raise trial.fail("past", moment, "a copy is not equal to its state")
    for move in moment.state.legal_moves()[:1]:
        branch.play(move)
    if moment.chance is not None:
        branch.apply_chance(moment.chance)
    if moment.state.encode() != moment.code:
        raise trial.fail("past", moment, "playing in a copy changed the state")
    if sibling.encode() != moment.code:
        raise trial.fail("past", moment, "playing in a state changed a copy of it")
