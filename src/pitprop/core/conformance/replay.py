"""The same moves give the same game: from a record, from bytes, from the seed (laws 4, 7)."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from pitprop.core.conformance.trial import Moment, Trial
from pitprop.core.errors import PitpropError
from pitprop.core.game import State
from pitprop.core.records.text import RESULT_MARK

_VIEWS_EVERY = 10


def replay(trial: Trial) -> None:
    """Moves and what chance decided, read back from their texts, give the same states."""
    replayed = trial.case.start(trial.game, seeded=False)
    for moment in trial.moments:
        _check_results(trial, moment)
        if moment.number % _VIEWS_EVERY == 0 or moment is trial.moments[-1]:
            _check_same(trial, moment, replayed)
        _decide_from_texts(trial, moment, replayed)


def _check_results(trial: Trial, moment: Moment) -> None:
    """What ends a round is told in lines that a record is read by."""
    for line in moment.state.result_lines():
        if RESULT_MARK not in line or "\n" in line:
            raise trial.fail("replay", moment, f"no record can have the line {line!r}: no ·")


def _decide_from_texts(trial: Trial, moment: Moment, replayed: State) -> None:
    if moment.move is not None:
        replayed.play(trial.game.parse_move(str(moment.move)))
    if moment.chance is not None:
        lines = moment.chance.lines()
        chance, used = trial.game.parse_chance(replayed, [*lines, "(what follows)"])
        if chance != moment.chance or used != len(lines):
            raise trial.fail("replay", moment, "what chance decided doesn't read back the same")
        replayed.apply_chance(chance)


def _check_same(trial: Trial, moment: Moment, replayed: State) -> None:
    """Everything is the same except the seed, which the replay doesn't have."""
    for name, here, there in _facts_of_both(trial, moment, replayed):
        if here != there:
            raise trial.fail("replay", moment, f"in the replay {name} differs")


def _facts_of_both(
    trial: Trial, moment: Moment, replayed: State
) -> Iterator[tuple[str, object, object]]:
    state = moment.state
    yield "who decides", state.decider, replayed.decider
    yield "the list of moves", state.legal_moves(), replayed.legal_moves()
    yield "the census", state.census(), replayed.census()
    yield "the scores", state.scores(), replayed.scores()
    yield "the result", state.result_lines(), replayed.result_lines()
    for seat in trial.some_seats(moment):
        view, same = state.view(seat), replayed.view(seat)
        yield f"the view of seat {seat}", view, same
        yield f"the message to seat {seat}", encoded(view.wire()), encoded(same.wire())


def encoded(wire: object) -> bytes:
    """What goes over the wire."""
    return msgspec.json.encode(wire)


def coding(trial: Trial) -> None:
    """Bytes give back the state, which plays on like the one they were made from."""
    for moment, following in zip(trial.moments, trial.moments[1:], strict=False):
        state = trial.game.decode(moment.code)
        if state.encode() != moment.code:
            raise trial.fail("coding", moment, "the state read back has other bytes")
        if moment.number % _VIEWS_EVERY == 0:
            for name, here, there in _facts_of_both(trial, moment, state):
                if here != there:
                    raise trial.fail("coding", moment, f"read back from bytes, {name} differs")
        moment.repeat_in(state)
        if state.encode() != following.code:
            raise trial.fail("coding", moment, "the state read back goes on in another way")
    _check_no_state(trial)


def _check_no_state(trial: Trial) -> None:
    """Bytes that aren't a state are refused, in words."""
    moment = trial.moments[-1]
    for data in (b"", b"{}", b"[]", b"\x00\xff", moment.code[: len(moment.code) // 2]):
        try:
            trial.game.decode(data)
        except PitpropError:
            continue
        raise trial.fail("coding", moment, f"{data[:20]!r} was read as a state")


def same_seed(trial: Trial) -> None:
    """Law 4: the same seed and the same moves give the same game."""
    state = trial.case.start(trial.game)
    for moment in trial.moments:
        if state.encode() != moment.code:
            raise trial.fail("same-seed", moment, "played again, the state is another one")
        if moment.move is not None:
            state.play(moment.move)
        if moment.chance is not None:
            state.apply_chance(state.draw())


def positions(trial: Trial) -> None:
    """Law 7: what is printed of a state or a view reads back and prints the same."""
    game = trial.game
    for moment in trial.chosen(_VIEWS_EVERY):
        text = game.print_position(moment.state)
        _check_text(trial, moment, text, game.print_position(game.parse_position(text)))
        for seat in trial.some_seats(moment):
            view = moment.state.view(seat)
            text = game.print_position(view)
            _check_text(trial, moment, text, game.print_position(game.parse_view(text)))
            if not game.draw_text(view):
                raise trial.fail("positions", moment, f"nothing is drawn for seat {seat}")


def _check_text(trial: Trial, moment: Moment, text: str, again: str) -> None:
    if again != text:
        raise trial.fail("positions", moment, f"{text!r} reads back as {again!r}")
