"""`pitprop deck`."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.cli.running import pitprop


@pytest.mark.clause("D-5")
def test_the_deck_is_a_table_that_adds_up() -> None:
    ran = pitprop("deck", "dark_cave")
    assert (ran.status, ran.err) == (0, "")
    rows = [line.split() for line in ran.out.rstrip().split("\n")[1:]]
    assert sum(int(row[-1]) for row in rows) == 82 + 5
    assert ["II:NES+hole", "II", "NES", "hole", "3", "1"] in rows


@pytest.mark.clause("D-5")
def test_the_sheet_shows_every_card(tmp_path: Path) -> None:
    target = tmp_path / "cards.svg"
    ran = pitprop("deck", "dark_cave", "--svg", str(target))
    assert (ran.status, ran.out, ran.err) == (0, "", "")
    picture = ElementTree.fromstring(target.read_text("utf-8"))
    cards = picture.findall("{http://www.w3.org/2000/svg}g")
    assert len(cards) == 82 + 5
    names = [card.findall("{http://www.w3.org/2000/svg}text")[-1].text for card in cards]
    assert names.count("I:rat") == 2
    assert names.count("goal:NESW+exit") == 1


def test_a_game_without_a_sheet_and_a_file_that_cannot_be_written_are_told(tmp_path: Path) -> None:
    ran = pitprop("deck", "saboteur")
    assert ran.status == 2
    assert "pitprop rules saboteur" in ran.err
    ran = pitprop("deck", "dark_cave", "--svg", str(tmp_path / "no" / "cards.svg"))
    assert ran.status == 2
    assert "can't write" in ran.err
