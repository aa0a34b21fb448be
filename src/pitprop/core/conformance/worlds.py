"""Sampled worlds are real games that fit the view they were sampled from (law 9)."""

from __future__ import annotations

from pitprop.core.conformance.replay import encoded
from pitprop.core.conformance.trial import Moment, Trial, random_pilot
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, State

_MOMENTS = 5
_PLAYED_OUT = 2
_SAMPLES = 3


def world_of(trial: Trial, moment: Moment, seat: int, number: int = 0) -> State:
    """A world sampled from what a seat sees at a moment.

    Args:
        trial: the game that was played.
        moment: the moment.
        seat: the seat, or `SPECTATOR`.
        number: which of the worlds it is.
    """
    name = f"world {number} of seat {seat} at {moment.number}"
    return trial.game.sample(moment.state.view(seat), trial.draw(name))


def worlds(trial: Trial) -> None:
    """A sampled world is where the game is, has all cards, and can be played on."""
    for moment in trial.chosen(_MOMENTS):
        for seat in trial.some_seats(moment):
            _check_world(trial, moment, seat)
    for moment in trial.moments[:: 1 + len(trial.moments) // _PLAYED_OUT]:
        seat = trial.some_seats(moment)[moment.number % 2]
        _play_out(trial, moment, world_of(trial, moment, seat))
    _check_variety(trial)


def _check_world(trial: Trial, moment: Moment, seat: int) -> None:
    state, world = moment.state, world_of(trial, moment, seat)
    facts = {
        "the number of players": (state.seats, world.seats),
        "who decides": (state.decider, world.decider),
        "what happened": (_public_story(state, seat), _public_story(world, seat)),
        "the census": (state.census(), world.census()),
        "the next world from the same draw": (
            world.encode(),
            world_of(trial, moment, seat).encode(),
        ),
    }
    for name, (real, sampled) in facts.items():
        if real != sampled:
            message = f"in a world sampled for seat {seat}, {name} is {sampled!r} and not {real!r}"
            raise trial.fail("worlds", moment, message[:1_000])
    if moment.state.encode() != moment.code:
        raise trial.fail("worlds", moment, "sampling a world changed the real state")


def _public_story(state: State, seat: int) -> list[tuple[str, int | None]]:
    return [(event.key, event.seat) for event in state.events(seat)]


def _play_out(trial: Trial, moment: Moment, world: State) -> None:
    """Play a world at random to its end."""
    counted = world.census()
    for number in range(trial.game.max_decisions(trial.case.seats) + 1):
        if world.decider == TERMINAL:
            break
        if world.decider == CHANCE:
            world.apply_chance(world.draw())
        else:
            view = world.view(world.decider)
            world.play(random_pilot(view, trial.draw(f"world of {moment.number}, {number}")))
        counted = counted or world.census()
    if world.decider != TERMINAL:
        raise trial.fail("worlds", moment, "a sampled world can't be played to its end")
    if world.census() != counted:
        raise trial.fail("worlds", moment, "in a sampled world something was made or lost")


def _seen_by_seats(state: State) -> list[bytes]:
    return [encoded(state.view(seat).wire()) for seat in range(state.seats)]


def _check_variety(trial: Trial) -> None:
    """A world sampled for a spectator is not always the real one."""
    for moment in trial.chosen(_MOMENTS):
        real = _seen_by_seats(moment.state)
        for number in range(_SAMPLES):
            if _seen_by_seats(world_of(trial, moment, SPECTATOR, number)) != real:
                return
    raise trial.fail("worlds", None, "worlds sampled for a spectator are always the real one")
