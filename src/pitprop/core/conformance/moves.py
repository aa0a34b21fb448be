"""Listed moves can be made, all others are refused, and both have a text (laws 1, 2, 7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from pitprop.core.clauses import LANGUAGES
from pitprop.core.conformance.made_up import made_up_moves
from pitprop.core.conformance.trial import Moment, Trial
from pitprop.core.description.state import DescribedState
from pitprop.core.errors import IllegalMoveError, NotationError, PitpropError, Refusal
from pitprop.core.game import CHANCE, Move, State

_MOMENTS = 5
_MOMENTS_READ = 50
_PLAYED = 10
"""How many moves are played at a moment; all of them are asked about."""


def listed_moves(trial: Trial) -> None:
    """Whoever decides has moves; each of them is allowed, and can be made."""
    for moment in trial.moments:
        _check_list(trial, moment)
    for moment in trial.chosen(_MOMENTS):
        for move in _some(moment.state.legal_moves()):
            _check_listed(trial, moment, move)


def _check_list(trial: Trial, moment: Moment) -> None:
    state = moment.state
    moves = list(state.legal_moves())
    if bool(moves) != (state.decider >= 0):
        raise trial.fail(
            "listed-moves", moment, f"{state.decider} decides among {len(moves)} moves"
        )
    if len(set(moves)) != len(moves) or len({str(move) for move in moves}) != len(moves):
        raise trial.fail("listed-moves", moment, "a move is listed twice")
    for move in moves:
        why = state.refusal(move)
        if why is not None:
            raise trial.fail("listed-moves", moment, f"{move} is listed and refused: {why}")
    if isinstance(state, DescribedState):
        _check_codes(trial, moment, state)


def _check_codes(trial: Trial, moment: Moment, state: DescribedState) -> None:
    """What is listed as a code is the code of that move."""
    for code in state.codes():
        move = state.spell(code)
        if state.code_of(move) != code:
            raise trial.fail("listed-moves", moment, f"{move} is listed as another code: {code}")


def _check_listed(trial: Trial, moment: Moment, move: Move) -> None:
    after = moment.state.clone()
    try:
        after.play(move)
    except IllegalMoveError as error:
        raise trial.fail(
            "listed-moves", moment, f"{move} is listed and refused: {error}"
        ) from error
    if after.encode() == moment.code:
        raise trial.fail("listed-moves", moment, f"{move} changes nothing")


def view_moves(trial: Trial) -> None:
    """What a seat may do follows from its own view: its moves, and why it may not make others."""
    known = _known_moves(trial)
    for moment in trial.chosen(_MOMENTS):
        state = moment.state
        listed = list(state.legal_moves())
        others = list(_other_moves(known, moment).values())
        for seat in trial.some_seats(moment):
            view = state.view(seat)
            own = listed if seat == state.decider else []
            if list(view.legal_moves()) != own:
                raise trial.fail("view-moves", moment, f"the view of seat {seat} lists other moves")
            _check_view_refusals(trial, moment, seat, [*listed, *others])


def _check_view_refusals(trial: Trial, moment: Moment, seat: int, moves: list[Move]) -> None:
    view = moment.state.view(seat)
    for move in moves:
        why = view.refusal(move)
        if seat != moment.state.decider and why is None:
            raise trial.fail("view-moves", moment, f"the view of seat {seat} allows {move}")
        if seat == moment.state.decider and why != moment.state.refusal(move):
            raise trial.fail("view-moves", moment, f"view and state disagree about {move}: {why}")


def refused_moves(trial: Trial) -> None:
    """All other moves are refused with a clause and a sentence, and change nothing."""
    known = _known_moves(trial)
    for moment in trial.chosen(_MOMENTS):
        others = _other_moves(known, moment)
        for move in others.values():
            why = moment.state.refusal(move)
            if why is None:
                raise trial.fail("refused-moves", moment, f"{move} is not listed and not refused")
            _check_reason(trial, moment, why)
        state = moment.state.clone()
        for move in _some(list(others.values())):
            _check_refused(trial, moment, state, move)
        for move in _redacted_moves(trial, moment.state):
            _check_unplayable(trial, moment, state, move)


def _check_reason(trial: Trial, moment: Moment, why: Refusal) -> None:
    """Law 1: a refusal says which clause forbids the move."""
    if why.clause not in trial.game.clauses:
        raise trial.fail("refused-moves", moment, f"there is no clause {why.clause}: {why}")
    if why.key not in trial.game.refusal_texts:
        raise trial.fail("refused-moves", moment, f"there is no sentence for {why.key}")
    for language in LANGUAGES:
        trial.game.refusal_texts.explain(why, trial.game.words, language)


def _check_refused(trial: Trial, moment: Moment, state: State, move: Move) -> None:
    expected = state.refusal(move)
    try:
        state.play(move)
    except IllegalMoveError as error:
        if error.refusal != expected or str(move) not in str(error):
            raise trial.fail("refused-moves", moment, f"{move} raised {error}") from error
    else:
        raise trial.fail("refused-moves", moment, f"{move} is refused and was played")
    _check_untouched(trial, moment, state, move)


def _check_unplayable(trial: Trial, moment: Moment, state: State, move: Move) -> None:
    """A move with an unknown part can't be made."""
    try:
        state.play(move)
    except PitpropError:
        _check_untouched(trial, moment, state, move)
    else:
        raise trial.fail("refused-moves", moment, f"{move} leaves open what it does; it was played")


def _check_untouched(trial: Trial, moment: Moment, state: State, move: Move) -> None:
    if state.encode() != moment.code:
        raise trial.fail("refused-moves", moment, f"{move} was refused and changed the state")


def _other_moves(known: Mapping[str, Move], moment: Moment) -> Mapping[str, Move]:
    """Those of the known moves that are not legal at a moment, by their text."""
    moves = dict(known)
    for move in moment.state.legal_moves():
        moves.pop(str(move), None)
    return moves


def _known_moves(trial: Trial) -> Mapping[str, Move]:
    """Moves that were legal at some moments, and others of every kind, by their text."""
    chosen = trial.chosen(2 * _MOMENTS)
    listed = {str(move): move for moment in chosen for move in moment.state.legal_moves()}
    return {str(move): move for move in made_up_moves(trial.game, listed.values())} | listed


def _redacted_moves(trial: Trial, state: State) -> set[Move]:
    redacted = {move: trial.game.redacted(move) for move in state.legal_moves()}
    return {shown for move, shown in redacted.items() if shown != move}


def _some(moves: Sequence[Move]) -> Sequence[Move]:
    """Some of many moves, from the whole length of the list."""
    return moves[:: 1 + len(moves) // _PLAYED]


def move_texts(trial: Trial) -> None:
    """Law 7: the text of a move reads back as the move; so does what others know of it."""
    for moment in trial.chosen(_MOMENTS_READ):
        for move in moment.state.legal_moves():
            _check_text(trial, moment, move, trial.game.parse_move(str(move)))
        for move in _redacted_moves(trial, moment.state):
            _check_text(trial, moment, move, trial.game.parse_known_move(str(move)))
            _check_not_made(trial, moment, move)


def _check_not_made(trial: Trial, moment: Moment, move: Move) -> None:
    """What others know of a move is not a move that somebody makes."""
    try:
        trial.game.parse_move(str(move))
    except NotationError:
        return
    raise trial.fail("move-texts", moment, f"{move} leaves open what it does; it was read")


def _check_text(trial: Trial, moment: Moment, move: Move, read: Move) -> None:
    if read != move or hash(read) != hash(move) or str(read) != str(move):
        raise trial.fail("move-texts", moment, f"{str(move)!r} reads back as {read!r}")


def chance_is_left_to_chance(trial: Trial) -> None:
    """No seat moves where chance decides, and chance decides nowhere else."""
    outcomes = [moment.chance for moment in trial.moments if moment.chance is not None]
    for moment in trial.chosen(_MOMENTS):
        state = moment.state.clone()
        if state.decider == CHANCE:
            if list(state.draw().lines()) != list(state.draw().lines()):
                raise trial.fail("chance", moment, "two draws at one moment differ")
        elif outcomes and _accepts(state, outcomes[-1]):
            raise trial.fail("chance", moment, "an outcome of chance is taken where none is due")
        if state.encode() != moment.code:
            raise trial.fail("chance", moment, "asking for chance changed the state")


def _accepts(state: State, outcome: object) -> bool:
    try:
        state.draw()
    except PitpropError:
        pass
    else:
        return True
    try:
        state.apply_chance(outcome)  # type: ignore[arg-type]  # it comes from the same game
    except PitpropError:
        return False
    return True
