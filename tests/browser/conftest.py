"""A server, and people before browsers."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.house import House
from tests.browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

Invite = Callable[..., Person]

LOCALES = {"en": "en-GB", "de": "de-DE", "nl": "nl-NL"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server for the tests of one file; it must have nothing to complain about."""
    running = House(tmp_path_factory.mktemp("data"))
    running.open()
    yield running
    assert running.close() == ""


@pytest.fixture
def invite(browser: Browser, house: House) -> Iterator[Invite]:
    """Brings somebody with a browser of their own to the first page.

    Nobody may leave behind an error of the page or something that its content policy has blocked.
    """
    people: list[Person] = []

    def come(
        name: str = "Ada",
        size: tuple[int, int] = (1440, 900),
        language: str = "en",
        touch: bool = False,
        motion: bool = False,
        **settings: Any,
    ) -> Person:
        context = browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            locale=LOCALES[language],
            has_touch=touch,
            reduced_motion="no-preference" if motion else "reduce",
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
