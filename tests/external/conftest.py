"""Lantern, installed as somebody else's package."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.external.installing import LANTERN, install, path_with


@pytest.fixture(scope="session")
def lantern(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that Lantern is installed in."""
    target = tmp_path_factory.mktemp("lantern")
    install(LANTERN, target)
    return target


@pytest.fixture(scope="session")
def with_lantern(lantern: Path) -> str:
    """A `PYTHONPATH` by which Lantern is found."""
    return path_with(lantern)
