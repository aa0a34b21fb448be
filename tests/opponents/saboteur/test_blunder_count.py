"""What `python -m benchmarks.blunders` takes for stupid, and what not."""

from __future__ import annotations

from collections import Counter

import pytest

from benchmarks.blunders import blunder, blunders_in, played
from pitprop.core.records.text import parse_record, print_record
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.moves import encode
from pitprop.games.saboteur.rules.state import State
from tests.saboteur.positions import after, position

TRUNK = "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0 NEW@5,0 NEW@6,0"
GOALS = "goals NE treasure NW"


def said(state: State, move: str) -> str:
    """What is stupid about a move of whoever decides."""
    return blunder(state.view(state.decider), encode(GAME.parse_move(move)))


@pytest.mark.parametrize(
    ("role", "hand", "move", "blunder"),
    [
        ("digger", "E.W NS", "lay E.W 7,0", "dead end"),
        ("digger", "NESW NS", "pass NESW", "throws the only card away"),
        ("digger", "NESW NESW NS", "pass NESW", ""),
        ("digger", "NESW NS", "lay NESW 7,0", ""),
        ("digger", "NESW break-lamp", "break lamp 2", "somebody it trusts"),
        ("digger", "NESW rockfall", "rockfall 6,0", "tears the way"),
        ("saboteur", "NESW NS", "lay NESW 7,0", "reaches the treasure as a saboteur"),
        ("saboteur", "E.W NS", "lay E.W 7,0", ""),
        ("saboteur", "NESW break-lamp", "break lamp 2", ""),
    ],
)
def test_what_is_stupid(role: str, hand: str, move: str, blunder: str) -> None:
    others = "digger saboteur" if role == "digger" else "digger digger"
    lines = (f"roles {role} {others} | digger", f"hand 1 {hand}", TRUNK, GOALS)
    state = position(*lines, "looked 1 8,0")
    what = said(state, move)
    assert blunder in what
    assert bool(what) == bool(blunder)


def test_who_takes_away_what_they_have_just_laid_undoes_their_own_move() -> None:
    lines = (
        "roles saboteur digger digger | digger",
        "hand 1 EW rockfall",
        "hand 2 NS",
        "hand 3 NS",
    )
    maze = "maze EW@1,0 EW@2,0 NEW@3,0 NEW@4,0"
    state = after(position(*lines, maze), "lay EW 5,0", "pass NS", "pass NS")
    assert said(state, "rockfall 5,0") == "takes away its own card"
    assert said(state, "rockfall 4,0") == ""


def test_they_are_counted_in_records() -> None:
    record = parse_record(print_record(played("random", 3, "counted")))
    decisions = Counter[str]()
    found = list(blunders_in(record, decisions))
    assert decisions["all"] == len(record.moves)
    assert found
    assert all(0 < each.move <= len(record.moves) for each in found)
