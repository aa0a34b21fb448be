"""Tables with a deck of one's own (D-5)."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from pitprop.core.installed.registry import find_game
from pitprop.games.dark_cave.rules.deck import deck_text, parse_deck
from tests.server.driving import Browser, is_over, serving

pytestmark = pytest.mark.wheel


@pytest.mark.clause("D-5")
def test_computer_players_think_with_the_deck_that_the_server_was_told(
    tmp_path: Path,
) -> None:
    text = deck_text().replace('"NESW" = 4', '"NESW" = 3\n"N.E" = 1')
    deck = tmp_path / "own.toml"
    deck.write_text(text, "utf-8")
    fingerprint = parse_deck(text).fingerprint()
    assert fingerprint != find_game("dark_cave").deck
    random = Random(1)
    with serving(tmp_path / "data", deck) as server, Browser(server) as ada:
        table = ada.create(game="dark_cave", players=2, opponents=["standard"])
        with ada.live(table) as live:
            for number in range(16):
                if not is_over(live.my_turn()):
                    assert live.step(random, f"{number}")["type"] == "accepted"
            live.my_turn()
        assert f"[deck {fingerprint}]" in ada.http.get(f"/api/tables/{table}/record").text
