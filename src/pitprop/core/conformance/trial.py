"""A game played for the suite, with everything that has to stay the same."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from pitprop.core.chance import RandomStream
from pitprop.core.conformance.case import Case
from pitprop.core.conformance.contents import contents
from pitprop.core.conformance.failure import ConformanceError
from pitprop.core.errors import PitpropError
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, Chance, Game, Move, State, View

Pilot = Callable[[View, RandomStream], Move]
"""Chooses a move for whoever decides, from that seat's view."""

# After every few decisions, what a state has told is kept to be looked at again.
_KEEP_EVERY: Final = 5


def random_pilot(view: View, draw: RandomStream) -> Move:
    """Any legal move, all equally likely."""
    moves = view.legal_moves()
    return moves[draw.below(len(moves))]


@dataclass(frozen=True, slots=True)
class Moment:
    """A position in a game, and what was decided there.

    Attributes:
        number: how many decisions had been made.
        state: a copy made then; nobody changes it.
        code: the state as bytes, made then.
        move: what a seat decided, or None.
        chance: what chance decided, or None.
    """

    number: int
    state: State
    code: bytes
    move: Move | None = None
    chance: Chance | None = None

    def repeat_in(self, state: State) -> None:
        """Let a state that stands here go on as the game did."""
        if self.move is not None:
            state.play(self.move)
        if self.chance is not None:
            state.apply_chance(self.chance)


@dataclass(frozen=True, slots=True)
class Kept:
    """Something that a state told before it went on, and what that held then."""

    number: int
    what: str
    value: object
    held: Any


@dataclass(slots=True)
class Trial:
    """A game that was played.

    Attributes:
        game: the game.
        case: which one it was.
        moments: its positions, the last one too.
        kept: what was told on the way.
        failure: why it could not be played to the end, or None.
        kinds: the numbers of the moments where a kind of decision first came up.
    """

    game: Game
    case: Case
    moments: list[Moment] = field(default_factory=list, repr=False)
    kept: list[Kept] = field(default_factory=list, repr=False)
    failure: ConformanceError | None = None
    kinds: list[int] = field(default_factory=list)

    def fail(self, check: str, moment: Moment | None, message: str) -> ConformanceError:
        """A failure at a moment of this game, to be raised.

        Args:
            check: the name of the check.
            moment: where the fault is; None where that doesn't matter.
            message: what is wrong.
        """
        number = -1 if moment is None else moment.number
        return ConformanceError(check, self.case, number, message)

    def draw(self, name: str) -> RandomStream:
        """Random numbers for a check of this game."""
        return RandomStream(self.case.seed, f"{self.case} {name}")

    def seats(self) -> list[int]:
        """All who have a view: the seats, and a spectator."""
        return [*range(self.case.seats), SPECTATOR]

    def some_seats(self, moment: Moment) -> list[int]:
        """The decider, the seat after it, somebody else, and a spectator."""
        decider = max(moment.state.decider, 0)
        seats = [decider, decider + 1, moment.number]
        return [SPECTATOR, *sorted({seat % self.case.seats for seat in seats})]

    def chosen(self, number: int) -> list[Moment]:
        """Some moments spread over the game, and the first one of each kind of decision."""
        self.kinds = self.kinds or _first_of_each_kind(self.moments)
        step = max(1, len(self.moments) // number)
        chosen = {*range(step // 2, len(self.moments), step), *self.kinds}
        return [self.moments[at] for at in sorted(chosen)]


def _first_of_each_kind(moments: Sequence[Moment]) -> list[int]:
    known: set[str] = set()
    first: list[int] = []
    for moment in moments:
        kinds = _kinds(moment.state)
        if not kinds <= known:
            known |= kinds
            first.append(moment.number)
    return first


def _kinds(state: State) -> set[str]:
    """The kinds of decision that there are: the first words of the moves."""
    if state.decider < 0:
        return {str(state.decider)}
    return {str(move).split(" ")[0] for move in state.legal_moves()}


def play_trial(game: Game, case: Case, pilot: Pilot = random_pilot) -> Trial:
    """Play a game to its end, or as far as it can be played.

    Args:
        game: the game.
        case: which game is played.
        pilot: who chooses the moves.
    """
    trial = Trial(game, case)
    try:
        _play(trial, pilot)
    except ConformanceError as failure:
        trial.failure = failure
    except Exception as error:
        last = trial.moments[-1] if trial.moments else None
        trial.failure = trial.fail("plays", last, f"{type(error).__name__}: {error}")
        trial.failure.__cause__ = error
    return trial


def _play(trial: Trial, pilot: Pilot) -> None:
    state = trial.case.start(trial.game)
    bound = trial.game.max_decisions(trial.case.seats)
    for number in range(bound + 1):
        moment = Moment(number, state.clone(), state.encode())
        if number % _KEEP_EVERY == 0:
            _keep(trial, state, number)
        if state.decider != TERMINAL:
            moment = _decide(trial, state, moment, pilot)
        trial.moments.append(moment)
        if moment.move is None and moment.chance is None:
            return
    raise trial.fail("ends", trial.moments[-1], f"it should be over after {bound} decisions")


def _decide(trial: Trial, state: State, moment: Moment, pilot: Pilot) -> Moment:
    """Let whoever decides decide; returns the moment with what that was."""
    if state.decider == CHANCE:
        chance = state.draw()
        state.apply_chance(chance)
        return Moment(moment.number, moment.state, moment.code, chance=chance)
    move = _choose(trial, state, moment, pilot)
    try:
        state.play(move)
    except PitpropError as error:
        message = f"{move} is listed and can't be played: {error}"
        raise trial.fail("listed-moves", moment, message) from error
    return Moment(moment.number, moment.state, moment.code, move=move)


def _choose(trial: Trial, state: State, moment: Moment, pilot: Pilot) -> Move:
    view = state.view(state.decider)
    if not view.legal_moves():
        raise trial.fail("listed-moves", moment, f"seat {state.decider} decides and has no move")
    return pilot(view, trial.draw(f"pilot {moment.number}"))


def _keep(trial: Trial, state: State, number: int) -> None:
    """Keep a seat's view, its events and the legal moves, for the check of the past."""
    seat = number // _KEEP_EVERY % (trial.case.seats + 1) - 1
    values: Sequence[tuple[str, object]] = [
        (f"the view of seat {seat}", state.view(seat)),
        (f"the list of events of seat {seat}", state.events(seat)),
        ("the list of legal moves", state.legal_moves()),
    ]
    trial.kept.extend(Kept(number, what, value, contents(value)) for what, value in values)
