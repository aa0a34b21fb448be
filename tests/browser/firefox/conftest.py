"""A Firefox for the tests in this folder, driven as the Chromium of the others is."""

from __future__ import annotations

import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import LOCALES, Invite
from tests.browser.house import House
from tests.browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Playwright

RELAY = Path(__file__).with_name("relay.py")

#: What Playwright can't ask of this Firefox page by page: no motion, and the light theme.
PREFERENCES = {"ui.prefersReducedMotion": 1, "ui.systemUsesDarkTheme": 0}


@pytest.fixture(scope="session")
def firefox(root: Path, tmp_path_factory: pytest.TempPathFactory) -> str:
    """The path of a program that is Firefox to Playwright."""
    command = (sys.executable, str(root / "scripts" / "firefox.py"))
    ran = subprocess.run(command, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    found = ran.stdout.strip()
    if not found:
        pytest.skip("needs Firefox (Debian: apt-get install firefox-esr)")
    program = tmp_path_factory.mktemp("firefox") / "firefox"
    program.write_text(f'#!/bin/sh\nexec {shlex.join((sys.executable, str(RELAY), found))} "$@"\n')
    program.chmod(0o755)
    return str(program)


@pytest.fixture(scope="session")
def fox(firefox: str, playwright: Playwright) -> Iterator[Browser]:
    """A running Firefox; a test opens a context of its own in it."""
    launched = playwright.firefox.launch(
        channel="moz-firefox", executable_path=firefox, firefox_user_prefs={**PREFERENCES}
    )
    yield launched
    launched.close()


@pytest.fixture
def invite(fox: Browser, house: House) -> Iterator[Invite]:
    """Brings somebody with a Firefox of their own, who has come to no page yet.

    Nobody may leave behind an error of the page or something that its content policy has blocked.
    """
    people: list[Person] = []

    def come(
        name: str = "Ada", size: tuple[int, int] = (1440, 900), language: str = "en"
    ) -> Person:
        context = fox.new_context(
            viewport={"width": size[0], "height": size[1]}, locale=LOCALES[language]
        )
        person = Person(name, context.new_page(), house.origin)
        people.append(person)
        return person

    yield come
    for person in people:
        person.page.context.close()
    assert {person.name: person.complaints for person in people} == {
        person.name: [] for person in people
    }
