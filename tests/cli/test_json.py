"""`--json`: what commands tell programs is what they tell people, and what the library tells."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import pitprop as library
from pitprop.library import Record
from tests.cli.running import pitprop

GAMES = library.game_names()


def told(*arguments: str, given: str = "") -> Any:
    ran = pitprop(*arguments, "--json", given=given)
    assert (ran.status, ran.err) == (0, "")
    return json.loads(ran.out)


def played(name: str) -> Record[Any, Any]:
    record: Record[Any, Any] = library.game(name).played(
        ["random"], players=4, seed=3, salt="pepper"
    )
    return record


def test_games_are_told_with_all_that_can_be_chosen() -> None:
    found = {each["game"]: each for each in json.loads(pitprop("games", "--json").out)}
    for name in GAMES:
        game, each = library.game(name), found[name]
        assert each["players"] == game.player_counts
        assert each["editions"] == game.editions
        assert each["options"] == {option: [*values] for option, values in game.options.items()}
        assert each["opponents"] == game.opponents
        assert set(each["titles"]) >= {"en", "de", "nl"}


def test_rules_are_told_clause_by_clause() -> None:
    rules = told("rules", "saboteur", "--edition", "nl", "--options", "attach=start")
    assert (rules["game"], rules["edition"], rules["options"]["attach"]) == (
        "saboteur",
        "nl",
        "start",
    )
    book = library.game("saboteur").clauses
    assert [each["id"] for each in rules["clauses"]] == [clause.id for clause in book]
    named = told("rules", "saboteur", "S-31", "--language", "de")["clauses"]
    (shown,) = named
    assert (shown["id"], shown["option"]) == ("S-31", book["S-31"].option or None)
    assert shown["statements"][0]["text"] == book["S-31"].statements_in("amigo", "de")[0].text
    found = told("rules", "saboteur", "--search", "treasure")["clauses"]
    assert 0 < len(found) < len(rules["clauses"])


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_told_with_its_moves_and_where_it_leads(name: str, tmp_path: Path) -> None:
    record = played(name)
    file = tmp_path / "record.txt"
    file.write_text(repr(record))
    replayed = told("replay", str(file))
    assert replayed == told("show", str(file)) == told("replay", "-", given=repr(record))
    assert [each["move"] for each in replayed["moves"]] == record.moves
    assert [each["seat"] for each in replayed["moves"]] == record.movers
    end = record.state()
    assert (replayed["names"], replayed["options"]) == (record.names, end.options)
    assert (replayed["position"], replayed["results"]) == (end.position(), record.results)
    assert (replayed["scores"], replayed["winners"]) == (end.scores, end.winners)
    assert (replayed["over"], replayed["decider"]) == (True, None)
    assert (replayed["redacted"], replayed["seat"]) == (False, None)


@pytest.mark.parametrize("name", GAMES)
def test_a_record_is_told_up_to_a_move_and_as_a_seat_knows_it(name: str) -> None:
    record = played(name)
    part = told("replay", "-", "--until", "5", "--seat", "2", given=repr(record))
    assert (part["redacted"], part["seat"], len(part["moves"])) == (True, 1, 5)
    game, view = library.game(name), record.state(4).view(1)
    assert game.view(part["position"]).seat == view.seat
    assert (part["scores"], part["winners"], part["over"]) == (None, [], False)
    for reader in (None, 1):
        known = record.redacted(reader)
        shown = told("show", "-", given=repr(known))
        assert [each["move"] for each in shown["moves"]] == known.moves
        assert [each["seat"] for each in shown["moves"]] == known.movers
        assert (shown["redacted"], shown["seat"]) == (True, reader)
        assert game.view(shown["position"]).seat == reader


@pytest.mark.parametrize("name", GAMES)
def test_a_position_is_told_whole_or_as_a_seat_sees_it(name: str) -> None:
    state = played(name).state(6)
    whole = told("show", "-", given=state.position())
    assert (whole["game"], whole["players"], whole["redacted"]) == (name, 4, False)
    assert (whole["position"], whole["decider"]) == (state.position(), state.decider)
    for reader in (None, 2):
        view = state.view(reader)
        seen = told("show", "-", given=view.position())
        assert (seen["position"], seen["redacted"], seen["seat"]) == (view.position(), True, reader)
        assert "scores" not in seen


def test_what_was_verified_is_told_and_a_mistake_is_a_line_as_ever() -> None:
    record = played("sabotage")
    found = record.verify()
    assert told("verify", "-", given=repr(record)) == {
        "commitment": found.commitment,
        "deals": found.outcomes,
        "moves": found.moves,
    }
    for command in ("verify", "replay", "show"):
        wrong = repr(record).replace(record.moves[0], record.moves[1], 1)
        ran = pitprop(command, "-", "--json", given=wrong)
        assert (ran.status, ran.out) == (1, "")
        assert ran.err.startswith("pitprop: ")
