"""What players of Sabotage say of their moves is about these moves."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.installed.registry import find_game
from pitprop.games.sabotage.game import GAME
from pitprop.games.sabotage.moves import encode
from pitprop.games.sabotage.rules.state import State
from pitprop.opponents import find_opponent
from pitprop.opponents.base import Reason
from pitprop.opponents.sabotage.move_reasons import reasons_for
from pitprop.opponents.sabotage.players.expert import _standing
from pitprop.opponents.sabotage.search.lookahead import Tried
from pitprop.opponents.sabotage.search.match_equity import WHOLE
from pitprop.opponents.sabotage.search.rivals import compared
from tests.sabotage.positions import position


def said(state: State, move: str) -> dict[str, Reason]:
    """What is said of a move, by key."""
    reasons = reasons_for(state.view(state.decider), encode(GAME.parse_move(move)))
    return {reason.key: reason for reason in reasons}


@pytest.mark.parametrize(
    ("lines", "move", "key", "place"),
    [
        (("roof 1 A-red", "hand 1 C-red"), "lay C-red own", "own-row", "B"),
        (("roof 1 A-red", "hand 1 C-red B-yellow"), "lay C-red own", "own-row-held", "B"),
        (("roof 1 A-red", "hand 1 C-red X-red"), "lay C-red own", "own-row-held", "B"),
        (("roof 1 A-red", "hand 1 C-red B-blue"), "lay C-red own", "own-row", "B"),
        (("roof 1 A-red B-blue C-red", "hand 1 demontage"), "demontage own B", "own-misfit", "B"),
        (("roof 2 A-red B-red", "hand 1 C-blue"), "lay C-blue other", "other-row", "C"),
        (("roof 2 A-red B-red", "hand 1 sabotage"), "sabotage other A", "other-part", "C"),
    ],
)
def test_it_is_said_which_row_a_move_is_about(
    lines: tuple[str, ...], move: str, key: str, place: str
) -> None:
    assert said(position(*lines), move)[key].params["place"] == place


def test_a_colour_that_is_in_the_way_is_told() -> None:
    assert "other-misfit" in said(position("roof 2 A-red", "hand 1 C-blue"), "lay C-blue other")


@pytest.mark.parametrize(
    ("lines", "covers"),
    [
        (("roof 1 A-red B-red", "hand 1 C-blue"), True),
        (("roof 1 A-red B-red", "hand 1 C-red"), False),
    ],
    ids=["nothing else speaks for it", "a row"],
)
def test_of_a_card_on_the_own_roof_it_is_always_said_what_it_is_good_for(
    lines: tuple[str, ...], covers: bool
) -> None:
    card = lines[1].split()[-1]
    found = said(position(*lines), f"lay {card} own")
    assert ("own-covers" in found) == covers
    assert any(each.weight > 0 for each in found.values()) != covers


def test_only_what_is_missed_the_least_is_said_to_be() -> None:
    state = position("roof 1 A-red B-red", "hand 1 sabotage C-red X-blue")
    assert said(state, "discard sabotage")["drop-useful"].weight < 0
    discards = [str(move) for move in state.view(0).legal_moves() if str(move).startswith("disc")]
    assert not all("drop-useful" in said(state, each) for each in discards)


def tried(*found: tuple[str, float, int]) -> Tried:
    """What came of some moves: each with its mean equity in percent, and in how many worlds."""
    result = Tried(vec[i64]([encode(GAME.parse_move(move)) for move, _, _ in found]))
    for at, (_, percent, worlds) in enumerate(found):
        result.sums[at] = round(percent * WHOLE / 100) * worlds
        result.worlds[at] = worlds
    return result


def comparisons(*found: tuple[str, float, int]) -> list[tuple[str, Any]]:
    """What is said of the first of some moves beside the others, in the first game of a match."""
    view = position("roof 1 A-red", "roof 2 E-blue", "hand 1 C-red F-red sabotage").view(0)
    reasons = compared(view, tried(*found), range(len(found)))
    return [(reason.key, reason.params.get("instead")) for reason in reasons]


def test_it_is_said_what_would_be_about_as_good() -> None:
    assert comparisons(("lay C-red own", 60, 9), ("lay F-red own", 59.9, 9)) == [
        ("as-good", "build")
    ]


def test_where_a_card_could_lie_elsewhere_it_is_said_where() -> None:
    view = position("roof 1 A-red", "hand 1 X-red").view(0)
    found = tried(("lay X-red own B", 60, 9), ("lay X-red own C", 59.9, 9))
    (reason,) = compared(view, found, range(2))
    assert (reason.params["instead"], reason.params["place"]) == ("build-at", "C")


def test_it_is_said_what_comes_next() -> None:
    assert comparisons(("lay C-red own", 60, 9), ("sabotage other E", 55, 9)) == [
        ("better-than-next", None),
        ("next-best", "harm"),
    ]


def test_it_is_said_what_else_there_was_to_do() -> None:
    moves = ("lay C-red own", 60, 9), ("lay F-red own", 59.9, 9), ("discard sabotage", 61, 4)
    assert comparisons(*moves) == [("as-good", "build"), ("brings-less", "discard")]


def test_no_sentence_is_said_of_most_moves_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PITPROP_EFFORT", "2")
    state: Any = find_game("sabotage").start(2, seed="said often")
    expert, standard = find_opponent("expert"), find_opponent("standard")
    counts, moves = Counter[str](), 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            state.deal()
            continue
        view = state.view(state.decider)
        seed = str(len(state.log))
        if len(view.legal_moves()) > 1 and len(state.log) % 7 == 0:
            texts = {
                (reason.key, str(sorted(reason.params.items())))
                for reason in expert.choose(view, seed=seed).reasons
            }
            counts.update(key for key, _ in texts)
            moves += 1
        state.play(standard.choose(view, seed=seed).move)
    assert moves > 10
    # What else there was to do is said of most moves, but it is another thing each time.
    often = {key for key, times in counts.items() if times > moves / 2}
    assert often <= {"as-good", "brings-less"}, counts


@pytest.mark.parametrize(
    ("move", "keys"), [("lay C-red own", ["game-ahead"]), ("discard sabotage", [])]
)
def test_how_it_stands_is_said_where_a_system_changes_what_it_is_worth(
    move: str, keys: list[str]
) -> None:
    view = position("roof 1 A-red B-red", "hand 1 C-red sabotage").view(0)
    result = tried((move, 80, 9))
    result.points[0] = 5 * 9
    assert [reason.key for reason in _standing(view, result, 0, "looked-ahead")] == keys
