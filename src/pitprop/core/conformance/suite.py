"""The checks by name, and how they are run."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Final

from pitprop.core.conformance.case import Case, cases
from pitprop.core.conformance.copies import bad_arguments, copies
from pitprop.core.conformance.failure import ConformanceError
from pitprop.core.conformance.fresh import check_in_fresh_process
from pitprop.core.conformance.moves import (
    chance_is_left_to_chance,
    listed_moves,
    move_texts,
    refused_moves,
    view_moves,
)
from pitprop.core.conformance.outcome import census, ends, outcome, seats_in_range, starts
from pitprop.core.conformance.past import past
from pitprop.core.conformance.replay import coding, positions, replay, same_seed
from pitprop.core.conformance.rounds import rounds
from pitprop.core.conformance.secrets import secrets
from pitprop.core.conformance.stories import stories
from pitprop.core.conformance.trial import Pilot, Trial, play_trial, random_pilot
from pitprop.core.conformance.worlds import worlds
from pitprop.core.game import Game

Check = Callable[[Trial], None]

CHECKS: Final[Mapping[str, Check]] = {
    "ends": ends,
    "past": past,
    "seats": seats_in_range,
    "starts": starts,
    "chance": chance_is_left_to_chance,
    "listed-moves": listed_moves,
    "view-moves": view_moves,
    "refused-moves": refused_moves,
    "move-texts": move_texts,
    "positions": positions,
    "census": census,
    "outcome": outcome,
    "replay": replay,
    "same-seed": same_seed,
    "coding": coding,
    "copies": copies,
    "rounds": rounds,
    "asked-wrongly": bad_arguments,
    "worlds": worlds,
    "stories": stories,
    "secrets": secrets,
}
"""What a game has to promise, each by the name that failures give."""

# Where one of these fails, those on the right would fail too and add nothing.
_BUILT_ON: Final[Mapping[str, tuple[str, ...]]] = {
    "past": tuple(CHECKS)[2:],
    "census": ("worlds", "stories", "secrets"),
    "worlds": ("stories", "secrets"),
}


def failures_of(game: Game, case: Case, pilot: Pilot = random_pilot) -> list[ConformanceError]:
    """Play one game and run all checks on it; returns the first failure of each check.

    Args:
        game: the game.
        case: which game is played.
        pilot: who chooses the moves.
    """
    trial = play_trial(game, case, pilot)
    if trial.failure is not None:
        return [trial.failure]
    found: list[ConformanceError] = []
    skipped: set[str] = set()
    for name, check in CHECKS.items():
        failure = None if name in skipped else _failure(name, check, trial)
        if failure is not None:
            found.append(failure)
            skipped.update(_BUILT_ON.get(name, ()))
    return found


def _failure(name: str, check: Check, trial: Trial) -> ConformanceError | None:
    try:
        check(trial)
    except ConformanceError as failure:
        return failure
    except Exception as error:
        message = f"{type(error).__name__}: {error}"
        return ConformanceError(name, trial.case, -1, message).with_traceback(error.__traceback__)
    return None


def check_cases(game: Game, chosen: Iterable[Case], pilot: Pilot = random_pilot) -> int:
    """Run all checks on some games; returns how many games were played.

    Args:
        game: the game.
        chosen: which games are played.
        pilot: who chooses the moves.

    Raises:
        ConformanceError: the game breaks a promise.
    """
    played = 0
    for case in chosen:
        for failure in failures_of(game, case, pilot):
            raise failure
        played += 1
    return played


def check_game(
    game: Game, *, games: int = 1, seed: str = "conformance", pilot: Pilot = random_pilot
) -> int:
    """Run all checks for every number of players, every edition and every value of every option.

    Args:
        game: the game.
        games: how many games of each kind are played.
        seed: where all chance comes from; the same seed plays the same games.
        pilot: who chooses the moves.

    Returns:
        how many games were played.

    Raises:
        ConformanceError: the game breaks a promise; says which, in which game, and where in it.
    """
    played = 0
    for seats in game.seat_counts:
        chosen = list(cases(game, seats, games=games, seed=seed))
        played += check_cases(game, chosen, pilot)
        check_in_fresh_process([play_trial(game, chosen[0], pilot)])
    return played
