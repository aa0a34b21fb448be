"""A server and a Chromium for all tests, and people before browsers."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.cave import prepare_cave
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.tables import Played, play_cave, play_matches, play_tables

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

Invite = Callable[..., Person]

ELSEWHERE = "pit.test"
"""A name of this machine that browsers don't trust as they trust 127.0.0.1."""

CHROMIUM_ARGUMENTS = [
    "--no-sandbox",  # tests may run as root, as in a container
    "--disable-dev-shm-usage",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--force-gpu-mem-available-mb=0",  # nothing is painted: tests ask what is where, not for pixels
    f"--host-resolver-rules=MAP {ELSEWHERE} 127.0.0.1",
]


LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}


@pytest.fixture(scope="session")
def chromium(root: Path) -> str:
    """The path of a Chromium (PITPROP_CHROMIUM, else one that is found)."""
    command = (sys.executable, str(root / "scripts" / "chromium.py"))
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    return ran.stdout.strip()


# While Playwright runs, `asyncio.run` can't be used beside it in the same thread.
@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives the browsers."""
    from playwright.sync_api import expect, sync_playwright

    expect.set_options(timeout=30_000)  # as for all else that is waited for
    with sync_playwright() as running:
        yield running


@pytest.fixture(scope="session")
def browser(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    """A running Chromium; a test opens a context of its own in it."""
    launched = playwright.chromium.launch(executable_path=chromium, args=CHROMIUM_ARGUMENTS)
    yield launched
    launched.close()


@pytest.fixture(scope="session")
def opened(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server, with all prepared tables; it must have nothing to complain about."""
    running = House(tmp_path_factory.mktemp("data"))
    prepare_cave(running.data)
    running.open()
    yield running
    assert running.close() == ""


@pytest.fixture(scope="session")
def played(opened: House) -> Played:
    """Tables of Saboteur that are far along."""
    return play_tables(opened)


@pytest.fixture(scope="session")
def matches(opened: House, played: Played) -> Played:
    """Matches of Sabotage that are far along."""
    return play_matches(opened)


@pytest.fixture(scope="session")
def moments(opened: House, matches: Played) -> Played:
    """Tables of The Dark Cave that are far along."""
    return play_cave(opened)


@pytest.fixture(scope="session")
def house(opened: House, moments: Played) -> House:
    """The server once its tables are far along; they come first, so as to be the same each time."""
    return opened


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Brings somebody with a browser of their own, who has come to no page yet.

    Nobody may leave behind an error of the page or something that its content policy has blocked.
    """
    people: list[Person] = []

    def come(
        name: str = "Ada",
        size: tuple[int, int] = (1440, 900),
        language: str = "en",
        touch: bool = False,
        motion: bool = False,
        worker: bool = True,
        **settings: Any,
    ) -> Person:
        # Requests of a page that the worker has just taken over may pass by `page.route`, unseen:
        # where they are to be held or counted, there is none.
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
            service_workers="allow" if worker else "block",
            **settings,
        )
        person = Person(name, context.new_page(), house.origin, touch)
        people.append(person)
        return person

    yield come
    for person in people:
        person.page.context.close()
    assert {person.name: person.complaints for person in people} == {
        person.name: [] for person in people
    }
