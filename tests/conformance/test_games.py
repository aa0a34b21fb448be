"""Every game keeps all promises of the suite (law 9)."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pitprop import engine_mode
from pitprop.core.conformance import (
    cases,
    check_cases,
    check_in_fresh_process,
    play_trial,
)
from pitprop.core.headers import Header
from pitprop.core.recording import Recorder, redacted
from pitprop.core.registry import find_game, game_names
from tests.conformance.digging import digging_pilot


def looked_at(counts: Sequence[int]) -> Sequence[int]:
    """All numbers of players where the engine is fast; the sources play as it does."""
    return counts if engine_mode() == "compiled" else [counts[len(counts) // 2]]


TABLES = [
    (name, seats) for name in game_names() for seats in looked_at(find_game(name).seat_counts)
]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_game_keeps_its_promises(name: str, seats: int) -> None:
    game = find_game(name)
    played = check_cases(game, cases(game, seats))
    assert played >= len(game.options.editions) + len(game.options.options)


@pytest.mark.parametrize("name", game_names())
def test_game_is_the_same_in_another_process(name: str) -> None:
    game = find_game(name)
    check_in_fresh_process([play_trial(game, case) for case in cases(game, game.max_seats)])


@pytest.mark.parametrize("name", game_names())
def test_what_a_redacted_record_tells_can_be_drawn(name: str) -> None:
    game = find_game(name)
    trial = play_trial(game, next(iter(cases(game, game.min_seats))))
    recorder = Recorder(Header(name, trial.case.edition, seats=("",) * game.min_seats))
    for moment in trial.moments:
        if moment.number % 25 == 0:
            for seat in trial.seats():
                assert game.draw_record(redacted(recorder.record(), seat))
        if moment.move is not None:
            recorder.play(moment.move)
        if moment.chance is not None:
            recorder.resolve(moment.chance)


@pytest.mark.parametrize("seats", looked_at([4, 8]))
def test_saboteur_keeps_its_promises_where_goals_are_reached(seats: int) -> None:
    game = find_game("saboteur")
    assert check_cases(game, cases(game, seats, seed="digging"), digging_pilot)


def test_digging_reaches_the_treasure_and_stones() -> None:
    """The games above are not all of one kind: all kinds of decision come up in them."""
    game = find_game("saboteur")
    trials = [
        play_trial(game, case, digging_pilot)
        for seats in (4, 8)
        for case in cases(game, seats, seed="digging")
    ]
    verbs = {str(moment.move).split(" ")[0] for trial in trials for moment in trial.moments}
    assert verbs >= {"lay", "break", "mend", "rockfall", "map", "pass", "take"}
    stones = [
        goal.face
        for trial in trials
        for moment in trial.moments
        for goal in moment.state.view(0).wire().goals
    ]
    assert {"treasure", "NE", "NW"} <= set(stones)
