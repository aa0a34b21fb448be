"""Copies and pickles of states, views and moves are equal to what they were made of."""

from __future__ import annotations

import pickle
from collections.abc import Iterator
from copy import deepcopy
from typing import TypeVar

from pitprop.core.conformance.contents import contents, difference
from pitprop.core.conformance.trial import Moment, Trial
from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, State

T = TypeVar("T")

_MOMENTS = 5


def copies(trial: Trial) -> None:
    """A copy holds all that its original holds, and going on with one leaves the other alone.

    The original is a state that was played on from the start, and never a copy itself.
    """
    chosen = {moment.number for moment in trial.chosen(_MOMENTS)}
    state = trial.case.start(trial.game)
    for moment in trial.moments:
        if moment.number in chosen:
            _check_state(trial, moment, state)
            _check_views(trial, moment, state)
            _check_moves(trial, moment)
        moment.repeat_in(state)


def _check_state(trial: Trial, moment: Moment, state: State) -> None:
    held, code = contents(state), state.encode()
    for way, copy in [("a clone", state.clone()), *_copied(state)]:
        if copy != state or copy.encode() != code:
            raise trial.fail("copies", moment, f"{way} of the state isn't equal to it")
        lost = difference(held, contents(copy))
        if lost:
            raise trial.fail("copies", moment, f"in the state and in {way} of it {lost}")
        moment.repeat_in(copy)
        if state.encode() != code:
            raise trial.fail("copies", moment, f"the state changed with {way} of it")


def _check_views(trial: Trial, moment: Moment, state: State) -> None:
    for seat in trial.some_seats(moment):
        view = state.view(seat)
        for way, copy in _copied(view):
            if copy != view or hash(copy) != hash(view):
                raise trial.fail("copies", moment, f"{way} of the view isn't equal to it")
            lost = difference(contents(view), contents(copy))
            if lost:
                raise trial.fail("copies", moment, f"in the view and in {way} of it {lost}")


def _check_moves(trial: Trial, moment: Moment) -> None:
    for move in moment.state.legal_moves():
        for way, same in _copied(move):
            if same != move or hash(same) != hash(move):
                raise trial.fail("copies", moment, f"{way} of {move} isn't equal to it")


def _copied(value: T) -> Iterator[tuple[str, T]]:
    yield "a deep copy", deepcopy(value)
    yield "a pickle", pickle.loads(pickle.dumps(value))


def bad_arguments(trial: Trial) -> None:
    """What isn't a seat or a move is refused in words; a seed may be a number."""
    moment = trial.moments[len(trial.moments) // 2]
    state = moment.state
    for seat in (SPECTATOR - 1, trial.case.seats, 99):
        try:
            state.view(seat)
        except PitpropError:
            continue
        raise trial.fail("asked-wrongly", moment, f"there is a view of seat {seat}")
    for what in ("a text that is not a move", None, 7):
        try:
            state.play(what)
        except PitpropError:
            continue
        raise trial.fail("asked-wrongly", moment, f"{what!r} was played")
    _check_seeds(trial)


def _check_seeds(trial: Trial) -> None:
    """A number is the same seed whether it is given as a number or as text."""
    case = trial.case
    started = [
        trial.game.start(case.seats, edition=case.edition, options=dict(case.options), seed=seed)
        for seed in (42, "42")
    ]
    for state in started:
        state.apply_chance(state.draw())
    if started[0].encode() != started[1].encode():
        raise trial.fail("asked-wrongly", None, "the seeds 42 and '42' deal differently")
