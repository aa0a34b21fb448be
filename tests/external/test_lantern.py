"""A game and an opponent of somebody else's package are found and can be played everywhere."""

from __future__ import annotations

import json

from tests.cli.running import in_process_of_its_own as pitprop
from tests.cli.running import printed_by

CONFORMANCE = """
from pitprop.core.conformance import check_game
from pitprop.core.installed.registry import find_game

print(check_game(find_game("lantern")))
"""

LIBRARY = """
import copy, pickle
import pitprop

state = pitprop.game("lantern").start(2, seed=1)
state.deal()
state.play(str(state.legal_moves[0]))
assert copy.deepcopy(state) == state and pickle.loads(pickle.dumps(state)) == state
game = pitprop.game("lantern")
for state in game.play(["careful", "random"], seed=1):
    pass
played = game.played(["careful", "random"], seed=1)
assert game.record(str(played)).state() == state
print(state.scores)
"""


def test_it_is_listed_with_its_opponents(with_lantern: str) -> None:
    listed = pitprop("games", PYTHONPATH=with_lantern)
    assert listed.err == ""
    row = next(line for line in listed.out.splitlines() if line.startswith("lantern"))
    assert row.split()[1:] == ["2–3", "first", "careful,", "random"]
    assert {"saboteur", "sabotage", "dark_cave"} <= {
        line.split()[0] for line in listed.out.split("\n") if line
    }


def test_without_the_package_it_is_not_there() -> None:
    assert "lantern" not in pitprop("games").out


def test_it_keeps_the_promises_of_the_suite(with_lantern: str) -> None:
    assert int(printed_by(CONFORMANCE, with_lantern)) == 4


def test_its_rules_are_told_in_english_where_it_has_no_other_language(with_lantern: str) -> None:
    ran = pitprop("rules", "lantern", "--language", "nl", PYTHONPATH=with_lantern)
    assert "L-3   When all have played a card" in ran.out
    assert ran.out.startswith("Lantern · first")


def test_opponents_play_many_games_of_it(with_lantern: str) -> None:
    ran = pitprop(
        *("simulate", "lantern", "--players", "2", "--games", "40", "--seed", "1", "--json"),
        PYTHONPATH=with_lantern,
    )
    report = json.loads(ran.out)
    assert report["games"] == 40
    assert [row["opponent"] for row in report["by_seat"]] == ["careful", "careful"]
    assert sum(row["points"] for row in report["by_seat"]) == 3 * 40


def test_single_rounds_of_it_are_refused_in_one_line(with_lantern: str) -> None:
    ran = pitprop("simulate", "lantern", "--rounds", "1", PYTHONPATH=with_lantern)
    assert (ran.status, ran.err) == (
        2,
        "pitprop: lantern is simulated as a whole, not round by round\n",
    )


def test_the_library_plays_it(with_lantern: str) -> None:
    assert sum(json.loads(printed_by(LIBRARY, with_lantern))) == 3
