"""Views leak nothing (law 2).

Two states that differ only in what a seat may not know are equal in everything that the seat is
told. Such pairs are made in three ways: a world is sampled from the seat's view; a move is made of
which others see only the redacted form; chance decides in two ways that look alike to the seat.
"""

from __future__ import annotations

from collections.abc import Iterator

from pitprop.core.conformance.contents import contents, difference
from pitprop.core.conformance.replay import encoded
from pitprop.core.conformance.trial import Moment, Trial
from pitprop.core.conformance.worlds import world_of
from pitprop.core.game import CHANCE, TERMINAL, Move, State

_MOMENTS = 5
_MOVES = 6


def secrets(trial: Trial) -> None:
    """What a seat is told is the same in all states that it can't tell apart."""
    for moment in trial.chosen(_MOMENTS):
        for seat in trial.some_seats(moment):
            world = world_of(trial, moment, seat)
            _check_alike(trial, moment, seat, moment.state, world, "in a world sampled for it")
            _check_refusals(trial, moment, seat, world)
            if moment.state.decider not in (seat, CHANCE, TERMINAL):
                _check_moves_in(trial, moment, seat, world)
            if moment.state.decider == CHANCE:
                _check_chance_in(trial, moment, seat, world)
        _check_hidden_moves(trial, moment)


# --- What a seat is told ------------------------------------------------------------------------


def _check_alike(
    trial: Trial, moment: Moment, seat: int, state: State, twin: State, where: str, since: int = 0
) -> None:
    """All that the seat is told is the same in both states; this includes events since a number."""
    for name, real, other in _shown(state, twin, seat, since):
        if real != other:
            message = f"seat {seat}: {name} differs {where}: {difference(real, other)}"
            raise trial.fail("secrets", moment, message)


def _shown(
    state: State, twin: State, seat: int, since: int
) -> Iterator[tuple[str, object, object]]:
    view, other = state.view(seat), twin.view(seat)
    yield "the list of moves", _texts(view.legal_moves()), _texts(other.legal_moves())
    if seat == state.decider:
        yield "the list of moves", _texts(state.legal_moves()), _texts(twin.legal_moves())
    yield "an event", list(state.events(seat, since)), list(twin.events(seat, since))
    yield "the message", encoded(view.wire()), encoded(other.wire())
    yield "the record", state.result_lines(seat), twin.result_lines(seat)
    yield "the view", contents(view), contents(other)
    yield "equality or hash of the view", (True, hash(view)), (view == other, hash(other))


def _texts(moves: object) -> list[str]:
    return [str(move) for move in moves]  # type: ignore[attr-defined]  # a sequence of moves


def _check_refusals(trial: Trial, moment: Moment, seat: int, world: State) -> None:
    """Why a move is not allowed gives nothing away either."""
    if seat != moment.state.decider:
        return
    for asked in trial.chosen(_MOVES):
        for move in asked.state.legal_moves()[:_MOVES]:
            if moment.state.refusal(move) != world.refusal(move):
                message = f"seat {seat}: the refusal of {move} differs in a world sampled for it"
                raise trial.fail("secrets", moment, message)


# --- Going on -----------------------------------------------------------------------------------


def _check_moves_in(trial: Trial, moment: Moment, seat: int, world: State) -> None:
    """Somebody else makes moves that look alike to the seat, in the real state and in a world."""
    alike = _by_look(trial, world)
    since = len(moment.state.events(seat))
    moves = list(moment.state.legal_moves())
    for move in moves[:: 1 + len(moves) // _MOVES]:
        for other in alike.get(str(trial.game.redacted(move)), [])[:1]:
            real, sampled = _after(moment.state, move), _after(world, other)
            _check_after(trial, moment, seat, real, sampled, f"after {move} or {other}", since)


def _check_hidden_moves(trial: Trial, moment: Moment) -> None:
    """Moves whose redacted form is all that others see look alike to those others."""
    before = {
        seat: len(moment.state.events(seat))
        for seat in trial.some_seats(moment)
        if seat != moment.state.decider
    }
    for alike in _by_look(trial, moment.state).values():
        for move in alike[1:3]:
            one, other = _after(moment.state, alike[0]), _after(moment.state, move)
            where = f"after {alike[0]} or {move}"
            for seat, since in before.items():
                _check_after(trial, moment, seat, one, other, where, since)


def _check_chance_in(trial: Trial, moment: Moment, seat: int, world: State) -> None:
    """Chance decides in two ways that look the same to the seat in a record."""
    real, sampled = moment.state.draw(), world.draw()
    if real.lines(seat) != sampled.lines(seat):
        return
    state, twin = moment.state.clone(), world.clone()
    state.apply_chance(real)
    twin.apply_chance(sampled)
    since = len(moment.state.events(seat))
    if _reveals(trial, state, seat, since) or _reveals(trial, twin, seat, since):
        return
    _check_alike(trial, moment, seat, state, twin, "after chance that looks alike", since)


def _by_look(trial: Trial, state: State) -> dict[str, list[Move]]:
    """The legal moves, by what others see of them."""
    alike: dict[str, list[Move]] = {}
    for move in state.legal_moves():
        alike.setdefault(str(trial.game.redacted(move)), []).append(move)
    return alike


def _after(state: State, move: Move) -> State:
    after = state.clone()
    after.play(move)
    return after


def _check_after(
    trial: Trial, moment: Moment, seat: int, real: State, other: State, where: str, since: int
) -> None:
    """Both look alike, unless an event told something hidden or the seat decides and sees more."""
    if _reveals(trial, real, seat, since) or _reveals(trial, other, seat, since):
        return
    if real.decider != other.decider:
        message = f"seat {real.decider} or {other.decider} decides {where}"
        raise trial.fail("secrets", moment, message)
    if seat != real.decider:
        _check_alike(trial, moment, seat, real, other, where, since)


def _reveals(trial: Trial, state: State, seat: int, since: int) -> bool:
    """Whether an event from that number on tells something that was hidden."""
    return any(event.key in trial.game.revealing for event in state.events(seat, since))
