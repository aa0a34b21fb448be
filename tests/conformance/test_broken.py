"""The suite finds what is wrong with games that break a promise, and names it."""

from __future__ import annotations

from typing import cast

import pytest

from pitprop.core.conformance import (
    CHECKS,
    ConformanceError,
    cases,
    check_game,
    check_in_fresh_process,
    failures_of,
    play_trial,
)
from pitprop.core.game import Game
from tests.conformance import broken
from tests.conformance.forgetful import forgetful
from tests.conformance.hush import GAME, Hush
from tests.conformance.hush_state import HushState

pytestmark = pytest.mark.sources

BROKEN_STATES: list[tuple[type[HushState], set[str]]] = [
    (broken.TellsTheCardAside, {"secrets"}),
    (broken.HoldsThePile, {"secrets"}),
    (broken.MovesHangOnTheCardAside, {"secrets"}),
    (broken.WireHangsOnOtherHands, {"secrets"}),
    (broken.EventTellsTheDrawnCard, {"secrets"}),
    (broken.EventTellsTheHiddenCard, {"secrets"}),
    (broken.SharesLists, {"past"}),
    (broken.ShowsLiveLists, {"past"}),
    (broken.RefusesWhatItLists, {"listed-moves"}),
    (broken.AllowsWhatItDoesNotList, {"refused-moves"}),
    (broken.RefusesTooLate, {"refused-moves"}),
    (broken.NamesNoClause, {"refused-moves"}),
    (broken.LetsOthersMove, {"view-moves"}),
    (broken.ForgetsHistory, {"seats"}),
    (broken.NumbersNobody, {"seats"}),
    (broken.GetsStuck, {"listed-moves"}),
    (broken.TellsResultsThatNobodyReads, {"replay"}),
    (broken.LosesACard, {"census"}),
    (broken.NeverEnds, {"ends"}),
    (broken.CrownsTheLast, {"outcome"}),
    (broken.WinsTooEarly, {"outcome"}),
    (broken.DrawsMoreThanItTells, {"replay", "secrets"}),
    (broken.TakesAnyChance, {"chance"}),
    (broken.IsNeverEqual, {"copies"}),
    (broken.CountsBesides, {"copies"}),
    (broken.ShowsAnySeat, {"asked-wrongly"}),
]

BROKEN_GAMES: list[tuple[type[Hush], set[str]]] = [
    (broken.SamplesAnotherGame, {"worlds"}),
    (broken.SamplesAnotherHand, {"secrets", "stories"}),
    (broken.SamplesOneCardTooFew, {"worlds"}),
    (broken.SamplesWithoutAStory, {"stories"}),
    (broken.SamplesHandsThatNeverWere, {"stories"}),
    (broken.ForgetsTheValue, {"move-texts", "replay"}),
    (broken.ForgetsTheCardAside, {"replay"}),
    (broken.ForgetsOnReading, {"coding"}),
    (broken.ReadsAnything, {"coding"}),
    (broken.PrintsHalf, {"positions"}),
    (broken.MisreadsViews, {"positions"}),
    (broken.DealsAnew, {"asked-wrongly", "same-seed"}),
    (broken.SeatsAnybody, {"starts"}),
]


def failed_checks(game: Hush, expected: set[str]) -> set[str]:
    """The checks that fail in as many games of three players as it takes to see those expected."""
    checked = cast(Game, game)
    found: set[str] = set()
    for case in cases(checked, 3, games=3):
        found |= {failure.check for failure in failures_of(checked, case)}
        if found >= expected:
            break
    return found


def test_the_game_itself_keeps_all_promises() -> None:
    assert check_game(cast(Game, GAME)) == 9


@pytest.mark.parametrize(("kind", "checks"), BROKEN_STATES, ids=lambda kind: _name(kind))
def test_broken_states_are_found(kind: type[HushState], checks: set[str]) -> None:
    assert failed_checks(broken.with_states(kind), checks) == checks


@pytest.mark.parametrize(("kind", "checks"), BROKEN_GAMES, ids=lambda kind: _name(kind))
def test_broken_games_are_found(kind: type[Hush], checks: set[str]) -> None:
    assert failed_checks(kind(), checks) == checks


def _name(kind: object) -> str | None:
    return kind.__name__ if isinstance(kind, type) else None


def test_every_check_has_a_game_that_fails_it() -> None:
    found = set().union(*(checks for _, checks in [*BROKEN_STATES, *BROKEN_GAMES]))
    assert found == set(CHECKS) - {"rounds"}, "hush has one round; see below"


@pytest.mark.parametrize(
    ("name", "path"),
    [
        ("saboteur", "looked"),
        ("saboteur", "table.broken"),
        ("sabotage", "table.roofs"),
        ("sabotage", "table.last_seat"),
    ],
)
def test_what_a_new_round_forgets_to_reset_is_found(name: str, path: str) -> None:
    game = forgetful(name, path)
    trial = play_trial(game, next(cases(game, game.max_seats, seed="forgets")))
    with pytest.raises(ConformanceError, match=path.rpartition(".")[2]) as failed:
        CHECKS["rounds"](trial)
    assert failed.value.check == "rounds"


def test_a_game_that_differs_between_processes_is_found() -> None:
    game = cast(Game, broken.UNSTABLE)
    trials = [play_trial(game, case) for case in cases(game, 2)]
    with pytest.raises(ConformanceError) as failed:
        check_in_fresh_process(trials)
    assert failed.value.check == "fresh-process"


def test_a_failure_tells_where_it_is() -> None:
    game = cast(Game, broken.with_states(broken.LosesACard))
    with pytest.raises(ConformanceError) as failed:
        check_game(game, seed="where")
    text = str(failed.value)
    assert text.startswith("census: hush, ")
    assert failed.value.case.seed == "where 0"
    assert f"after {failed.value.number} decisions" in text
    assert "of card" in text
