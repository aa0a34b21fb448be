"""Without the extra, one line says how to get it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.running import pitprop, refused
from tests.experiments.conftest import HAS_EXTRA

SPEC = """
deals = 1
[agents.random]
opponent = "random"
[[games]]
game = "saboteur"
players = 3
"""


@pytest.mark.skipif(HAS_EXTRA, reason="the extra is installed")
def test_what_is_missing_is_told_before_anything_is_played(tmp_path: Path) -> None:
    spec, place = tmp_path / "spec.toml", tmp_path / "results"
    spec.write_text(SPEC, encoding="utf-8")
    for command in (
        ("tournament", str(spec), "-o", str(place)),
        ("dataset", "saboteur", "--players", "3", "-o", str(place)),
        ("report", str(tmp_path), "-o", str(place)),
        ("tournament", str(spec), "-o", str(place), "--ray", "local"),
    ):
        assert refused(pitprop(*command)).endswith("installed: pip install 'pitprop[lab]'")
    assert not place.exists()
