"""What every test may use, and how the tests that search for counter-examples search."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest
from hypothesis import settings

from tests.thorough import trials

if TYPE_CHECKING:
    from playwright.sync_api import Browser

ROOT = Path(__file__).resolve().parent.parent

# The same examples every time, so that a failure is the change's and not the day's. To look
# further: `pytest --hypothesis-profile=explore`.
settings.register_profile(
    "steady", derandomize=True, deadline=None, database=None, max_examples=trials(100)
)
settings.register_profile("explore", max_examples=2_000, deadline=None)
settings.load_profile("steady")

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",  # tests may run as root, as in a container
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]


@pytest.fixture(scope="session")
def root() -> Path:
    """The folder of the whole project."""
    return ROOT


@pytest.fixture(scope="session")
def chromium() -> str:
    """The path of a Chromium (PITPROP_CHROMIUM, else one that is found)."""
    command = (sys.executable, str(ROOT / "scripts" / "chromium.py"))
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


# Not for the session: while Playwright runs, `asyncio.run` can't be used beside it.
@pytest.fixture(scope="module")
def browser(chromium: str) -> Iterator[Browser]:
    """A running Chromium; a test opens a context of its own in it."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
        yield launched
        launched.close()
