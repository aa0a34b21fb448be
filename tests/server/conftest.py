"""A running server, and people with browsers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from tests.server.databases import WHAT_TO_INSTALL, Cluster, find_programs, find_user
from tests.server.driving import Browser, ServerProcess, serving


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server for all tests that don't end it."""
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def browsers(server: ServerProcess) -> Iterator[list[Browser]]:
    """Four people, each with a browser."""
    with ExitStack() as stack:
        yield [stack.enter_context(Browser(server)) for _ in range(4)]


@pytest.fixture
def ada(browsers: list[Browser]) -> Browser:
    """The first of them."""
    return browsers[0]


@pytest.fixture
def ben(browsers: list[Browser]) -> Browser:
    """The second of them."""
    return browsers[1]


@pytest.fixture
def cem(browsers: list[Browser]) -> Browser:
    """The third of them."""
    return browsers[2]


@pytest.fixture
def stranger(browsers: list[Browser]) -> Browser:
    """Somebody who sits nowhere."""
    return browsers[3]


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL for all tests that need one."""
    programs, user = find_programs(), find_user()
    if programs is None or user is None:
        pytest.skip(WHAT_TO_INSTALL)
    running = Cluster(programs, user)
    yield running
    running.close()


@pytest.fixture
def postgresql(cluster: Cluster) -> str:
    """The URL of an empty database."""
    return cluster.new_database()


@pytest.fixture(params=["sqlite", "postgresql"])
def data(request: pytest.FixtureRequest, tmp_path: Path) -> Path | str:
    """Where games are kept, in either database."""
    if request.param == "sqlite":
        return tmp_path
    url: str = request.getfixturevalue("postgresql")
    return url
