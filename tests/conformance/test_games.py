"""Every game keeps all promises of the suite (law 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

import pytest

from pitprop.core.conformance import (
    Case,
    cases,
    check_cases,
    check_in_fresh_process,
    play_trial,
)
from pitprop.core.conformance.made_up import made_up_moves
from pitprop.core.description.game import DescribedGame
from pitprop.core.description.moves import Form, form_of
from pitprop.core.description.words import Word
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game, game_names, own_game_names
from pitprop.core.records.record import Header
from pitprop.core.records.recording import Recorder, redacted
from tests.conformance.digging import digging_pilot
from tests.thorough import IS_THOROUGH, some

TABLES = [(name, seats) for name in game_names() for seats in some(find_game(name).seat_counts)]

# How many dig where a pilot digs for the treasure.
DIGGING = (4, 8)

# On the sources, of the editions and changed options of a game.
FEW = 3


def looked_at(game: Game, seats: int) -> Sequence[Case]:
    """Each edition, and each option changed; on the sources a few of these.

    With the fewest, the most and as many players as lie between them all options are changed, with
    the other numbers of players every third of them, so that each comes up with some of these.
    """
    kinds = list(cases(game, seats))
    if not IS_THOROUGH:
        return some(kinds, FEW)
    counts = game.seat_counts
    if seats in (counts[0], counts[len(counts) // 2], counts[-1]):
        return kinds
    return [case for at, case in enumerate(kinds) if not case.options or at % 3 == seats % 3]


@pytest.mark.parametrize(("name", "seats"), TABLES)
def test_game_keeps_its_promises(name: str, seats: int) -> None:
    game = find_game(name)
    chosen = looked_at(game, seats)
    assert check_cases(game, chosen) == len(chosen) > 0


@pytest.mark.parametrize("name", own_game_names())
def test_moves_of_each_kind_are_tried_whatever_was_listed(name: str) -> None:
    """One that is described and that no rule lists is refused like any other, or named here."""
    game = find_game(name)
    assert isinstance(game, DescribedGame)
    trial = play_trial(game, looked_at(game, game.max_seats)[0])
    seen = list(
        dict.fromkeys(move for moment in trial.moments for move in moment.state.legal_moves())
    )
    forms = game.moves.forms()
    tried = []
    for form in forms:
        others = [move for move in seen if type(move) is not form.move]
        if words_of([form]) <= words_of(form_of(kind) for kind in set(map(type, others))):
            tried.append(form.move)
            assert form.move in set(map(type, made_up_moves(game, others)))
    assert len(tried) > len(forms) / 2


def words_of(forms: Iterable[Form]) -> set[Word[Any, Any]]:
    """The words of moves of these kinds that aren't on a list."""
    return {slot.word for form in forms for slot in form.slots.values() if not slot.word.all()}


@pytest.mark.parametrize("name", game_names())
def test_game_is_the_same_in_another_process(name: str) -> None:
    game = find_game(name)
    check_in_fresh_process([play_trial(game, case) for case in looked_at(game, game.max_seats)])


@pytest.mark.parametrize("name", game_names())
def test_what_a_redacted_record_tells_can_be_drawn(name: str) -> None:
    game = find_game(name)
    trial = play_trial(game, next(iter(cases(game, game.min_seats))))
    recorder = Recorder(Header(name, trial.case.edition, seats=("",) * game.min_seats))
    for moment in trial.moments:
        if moment.number % 25 == 0:
            for seat in trial.seats():
                assert game.reconstruct(redacted(recorder.record(), seat)).drawing
        if moment.move is not None:
            recorder.play(moment.move)
        if moment.chance is not None:
            recorder.apply_chance(moment.chance)


def digging_cases(seats: int) -> Sequence[Case]:
    """Each edition, and half of its options changed, the other half with the other number."""
    kinds = list(cases(find_game("saboteur"), seats, seed="digging"))
    kinds = [case for at, case in enumerate(kinds) if not case.options or at % 2 == seats // 4 % 2]
    return some(kinds, FEW)


@pytest.mark.parametrize("seats", some(DIGGING))
def test_saboteur_keeps_its_promises_where_goals_are_reached(seats: int) -> None:
    assert check_cases(find_game("saboteur"), digging_cases(seats), digging_pilot)


def test_digging_reaches_the_treasure_and_stones() -> None:
    """The games above are not all of one kind: all kinds of decision come up in them."""
    game = find_game("saboteur")
    trials = [
        play_trial(game, case, digging_pilot) for seats in DIGGING for case in digging_cases(seats)
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
