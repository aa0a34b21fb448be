"""These tests hold the compiled engine against the sources; `make test` runs them on the wheel."""

from __future__ import annotations

import os

import pytest

from pitprop import engine_mode


@pytest.fixture(autouse=True)
def compiled_engine() -> None:
    """Only where the engine is compiled; where it has to be, it's a failure that it isn't."""
    if engine_mode() != "compiled":
        assert os.environ.get("PITPROP_ENGINE") != "compiled", "the engine is not compiled here"
        pytest.skip("the engine is not compiled here; `make test` compiles it")
