"""Nothing is lost, the game ends, and somebody may have won it (law 9)."""

from __future__ import annotations

from pitprop.core.conformance.trial import Moment, Trial
from pitprop.core.errors import PitpropError
from pitprop.core.game import TERMINAL

_MOMENTS = 12


def ends(trial: Trial) -> None:
    """The game is over within its bound, and stays so."""
    last = trial.moments[-1]
    if trial.failure is None and last.state.decider != TERMINAL:
        raise trial.fail("ends", last, "the game was left unfinished")


def census(trial: Trial) -> None:
    """Cards and gold are conserved."""
    expected: dict[str, int] = {}
    for moment in trial.moments:
        counted = dict(moment.state.census())
        if expected and counted != expected:
            raise trial.fail("census", moment, _missing(expected, counted))
        if not counted and moment.number:
            raise trial.fail("census", moment, "nothing is there")
        expected = expected or counted


def _missing(expected: dict[str, int], counted: dict[str, int]) -> str:
    differing = sorted(
        name for name in {*expected, *counted} if expected.get(name, 0) != counted.get(name, 0)
    )
    return "; ".join(
        f"there were {expected.get(name, 0)} of {name}, now there are {counted.get(name, 0)}"
        for name in differing
    )


def outcome(trial: Trial) -> None:
    """There are winners only at the end, and no loser has a higher score."""
    for moment in trial.moments:
        state = moment.state
        scores, winners = list(state.scores()), list(state.winners())
        if len(scores) != trial.case.seats:
            raise trial.fail("outcome", moment, f"there are {len(scores)} scores")
        if winners != sorted(set(winners) & set(range(trial.case.seats))):
            raise trial.fail("outcome", moment, f"the winners are {winners}")
        if winners and state.decider != TERMINAL:
            raise trial.fail("outcome", moment, f"seats {winners} have won before the end")
        _check_scores(trial, moment, scores, winners)


def _check_scores(trial: Trial, moment: Moment, scores: list[int], winners: list[int]) -> None:
    lost = [score for seat, score in enumerate(scores) if seat not in winners]
    if winners and lost and max(lost) > min(scores[seat] for seat in winners):
        raise trial.fail("outcome", moment, f"of scores {scores} the winners are {winners}")


def seats_in_range(trial: Trial) -> None:
    """The decider is a seat, chance or nobody, what happens is a seat's doing or nobody's (None).

    The number of players never changes.
    """
    for moment in trial.moments:
        state = moment.state
        if state.seats != trial.case.seats:
            raise trial.fail("seats", moment, f"there are {state.seats} seats")
        if not TERMINAL <= state.decider < state.seats:
            raise trial.fail("seats", moment, f"{state.decider} decides")
    for moment in trial.chosen(_MOMENTS):
        for seat in trial.some_seats(moment):
            _check_view(trial, moment, seat)


def _check_view(trial: Trial, moment: Moment, seat: int) -> None:
    state, view = moment.state, moment.state.view(seat)
    if (view.game, view.seat, view.seats, view.decider) != (
        trial.game.name,
        seat,
        state.seats,
        state.decider,
    ):
        raise trial.fail("seats", moment, f"the view of seat {seat} is of another seat or game")
    if list(view.history()) != list(state.events(seat)):
        raise trial.fail("seats", moment, f"history and events of seat {seat} differ")
    for event in view.history():
        if event.seat is not None and not 0 <= event.seat < state.seats:
            raise trial.fail("seats", moment, f"seat {event.seat} is told to have done something")


def starts(trial: Trial) -> None:
    """A game starts with the players, edition and options that it has, and with no others."""
    game, case = trial.game, trial.case
    wrong: list[dict[str, object]] = [
        {"seats": seats} for seats in range(game.max_seats + 2) if seats not in game.seat_counts
    ]
    wrong += [
        {"edition": "no such edition"},
        {"options": {"no such option": "yes"}},
        {"first": case.seats},
    ]
    wrong += [{"options": {option.name: "no such value"}} for option in game.options.options]
    for changed in wrong:
        asked: dict[str, object] = {"seats": case.seats, "edition": case.edition, **changed}
        seats = asked.pop("seats")
        try:
            game.start(seats, **asked)  # type: ignore[arg-type]  # they are wrong on purpose
        except PitpropError:
            continue
        raise trial.fail("starts", None, f"a game started with {changed}")
