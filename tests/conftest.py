"""What every test may use, and how the tests that search for counter-examples search."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from hypothesis import settings

from pitprop.opponents.effort import EFFORT
from tests.thorough import IS_THOROUGH, trials

# No test depends on many worlds; interpreted, few take as long as many do compiled.
os.environ.setdefault(EFFORT, "10" if IS_THOROUGH else "1")

ROOT = Path(__file__).resolve().parent.parent

# What plays and thinks long in these, compiled, takes many times as long on the sources; that these
# do the same is what `tests/compiled` is about.
ON_THE_WHEEL = ("conformance", "engine", "lab", "opponents")

# The same examples every time, so that a failure is the change's and not the day's. To look
# further: `pytest --hypothesis-profile=explore`.
settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, max_examples=trials(100)
)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("steady")


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the whole project."""
    return ROOT


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark what is tried on the wheel alone, by its folder."""
    for item in items:
        folder = item.path.relative_to(ROOT / "tests").parts[0]
        if folder in ON_THE_WHEEL and item.get_closest_marker("sources") is None:
            item.add_marker("wheel")
