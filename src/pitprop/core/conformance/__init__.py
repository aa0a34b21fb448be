"""What every game has to promise, as a suite that anyone who adds a game can run (law 9).

    from pitprop.core.conformance import check_game
    from pitprop.core.installed.registry import find_game

    check_game(find_game("saboteur"))

Games are played at random for every number of players, every edition and every value of every
option, and examined from all sides: `CHECKS` names the promises. With pytest, run `failures_of` or
`check_cases` for the cases of one number of players in each test. `check_in_fresh_process` needs a
game that can be imported.
"""

from __future__ import annotations

from pitprop.core.conformance.case import Case, cases
from pitprop.core.conformance.failure import ConformanceError
from pitprop.core.conformance.fresh import check_in_fresh_process
from pitprop.core.conformance.stories import impossible_story
from pitprop.core.conformance.suite import CHECKS, check_cases, check_game, failures_of
from pitprop.core.conformance.trial import Pilot, Trial, play_trial, random_pilot

__all__ = [
    "CHECKS",
    "Case",
    "ConformanceError",
    "Pilot",
    "Trial",
    "cases",
    "check_cases",
    "check_game",
    "check_in_fresh_process",
    "failures_of",
    "impossible_story",
    "play_trial",
    "random_pilot",
]
