"""The tables hold what was played, and others read them back: Polars, pandas, DuckDB."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import duckdb
import pandas
import polars
import pyarrow.parquet
import pytest

import pitprop
from pitprop.core.errors import PitpropError
from pitprop.core.installed.registry import find_game
from pitprop.experiments.parquet import read_table
from pitprop.experiments.schema import DECISIONS, MATCHES
from tests.cli.running import pitprop as run

SPEC = """
deals = 1
decisions = true
[agents.standard]
opponent = "standard"
[agents.random]
opponent = "random"
[[games]]
game = "saboteur"
compositions = ["2v1"]
[[games]]
game = "dark_cave"
players = 3
"""


@pytest.fixture(scope="module")
def results(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("tables")
    (folder / "spec.toml").write_text(SPEC, encoding="utf-8")
    spec, place = folder / "spec.toml", folder / "results"
    ran = run("tournament", str(spec), "-o", str(place), "--processes", "1")
    assert (ran.status, ran.err) == (0, "")
    return place


@pytest.fixture(scope="module")
def decisions(results: Path) -> list[dict[str, Any]]:
    return list(read_table(results / "decisions.parquet", DECISIONS))


def test_polars_pandas_and_duckdb_read_the_same(
    results: Path, decisions: list[dict[str, Any]]
) -> None:
    for name, columns in (("matches.parquet", MATCHES), ("decisions.parquet", DECISIONS)):
        path = results / name
        rows = list(read_table(path, columns))
        frame = polars.read_parquet(path)
        assert frame.columns == [column.name for column in columns]
        assert frame.to_dicts() == rows
        assert list(pandas.read_parquet(path)["match"]) == [row["match"] for row in rows]
        found = duckdb.sql(f"select * from '{path}'")
        assert found.columns == frame.columns
        assert [row[0] for row in found.fetchall()] == [row["match"] for row in rows]
    (count,) = duckdb.sql(
        f"select count(*) from '{results}/decisions.parquet' where agent = 'standard'"
    ).fetchall()
    assert count == (sum(row["agent"] == "standard" for row in decisions),)
    assert pandas.read_parquet(results / "decisions.parquet")["legal"].map(len).gt(0).all()


def test_each_column_says_what_it_means(results: Path) -> None:
    schema = pyarrow.parquet.read_schema(results / "matches.parquet")
    for column in MATCHES:
        assert schema.field(column.name).metadata[b"meaning"].decode() == column.meaning


def test_a_match_can_be_played_again_from_its_row(
    results: Path, decisions: list[dict[str, Any]]
) -> None:
    for match in read_table(results / "matches.parquet", MATCHES):
        game = find_game(match["game"])
        state = game.start(match["players"], edition=match["edition"], seed=match["seed"])
        made = [row for row in decisions if row["match"] == match["match"]]
        assert [row["number"] for row in made] == list(range(match["decisions"]))
        for row in made:
            while state.decider == -1:
                state.apply_chance(state.draw())
            view = state.view(row["seat"])
            assert game.print_position(view) == row["view"]
            assert pitprop.game(match["game"]).view(row["view"]).position() == row["view"]
            assert [str(move) for move in view.legal_moves()] == row["legal"]
            assert match["agents"][row["seat"]] == row["agent"]
            state.play(game.parse_move(row["move"]))
        assert list(state.scores()) == match["points"]
        lays = [each for each in match["moves"] if each["move"] == "lay"]
        assert sum(each["count"] for each in match["moves"]) == match["decisions"]
        assert sum(each["count"] for each in lays) == sum(
            row["move"].startswith("lay ") for row in made
        )


def test_a_decision_has_beliefs_reasons_and_the_truth(decisions: list[dict[str, Any]]) -> None:
    for row in decisions:
        if row["saboteurs"] is None:
            # The gold is picked when all roles are known.
            assert row["move"].startswith("take ")
            assert row["beliefs"] is None
            continue
        assert len(row["beliefs"]) == len(row["saboteurs"]) == 3
        assert row["beliefs_by"] == "pitprop"
        assert (row["side"] == "saboteur") == row["saboteurs"][row["seat"]]
        assert row["move"] in row["legal"]
        assert row["reasons"]
        assert row["fault"] is None
        assert row["milliseconds"] > 0


def test_a_file_that_is_something_else_is_refused_in_a_line(tmp_path: Path) -> None:
    wrong = tmp_path / "wrong.parquet"
    wrong.write_text("hello")
    with pytest.raises(PitpropError, match=r"wrong\.parquet can't be read as Parquet") as refused:
        list(read_table(wrong, MATCHES))
    assert "\n" not in str(refused.value)
    polars.DataFrame({"a": [1]}).write_parquet(wrong)
    with pytest.raises(PitpropError, match="has no column 'match'"):
        list(read_table(wrong, MATCHES))
