"""Readers whose browser writes everything twice as large as usual."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import CHROMIUM_ARGUMENTS
from tests.browser.house import House
from tests.browser.person import Person
from tests.browser.tables import Played

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Playwright

pytestmark = pytest.mark.browser

PHONE = (390, 664)
DESKTOP = (1440, 900)
LARGE = "--blink-settings=defaultFontSize=32"

Box = tuple[float, float, float, float]


@pytest.fixture(scope="module")
def large(chromium: str, playwright: Playwright) -> Iterator[Browser]:
    """A browser that is set to a large text."""
    arguments = [*CHROMIUM_ARGUMENTS, LARGE]
    launched = playwright.chromium.launch(executable_path=chromium, args=arguments)
    yield launched
    launched.close()


@pytest.fixture
def reader(large: Browser, house: House) -> Iterator[Person]:
    """Somebody before that browser."""
    context = large.new_context(locale="en-GB", reduced_motion="reduce")
    person = Person("Ada", context.new_page(), house.origin)
    yield person
    context.close()
    assert person.complaints == []


def edges_of(what: Locator) -> Box:
    """Left, top, right and bottom."""
    box = what.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]


def meet(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def test_a_name_has_room_to_be_typed_and_nothing_runs_out_at_the_side(reader: Person) -> None:
    reader.resize(PHONE)
    reader.come_in()
    left, _, right, _ = edges_of(reader.page.locator("input[autocomplete=nickname]"))
    assert right - left > 0.6 * PHONE[0]
    page = reader.page
    for game in ("saboteur", "sabotage", "dark_cave"):
        page.locator(f"label:has(input[name=game][value={game}])").click()
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], game


def look_back(reader: Person, prepared: Played, state: str) -> None:
    """Look back on a table, at its first move."""
    prepared.belong_to(reader)
    page = reader.page
    page.goto(f"{reader.origin}/table/{prepared.tables[state]}/replay#r1.1")
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", "r1.1")


def test_the_numbers_of_a_small_roof_lie_beside_each_other(reader: Person, matches: Played) -> None:
    reader.resize(PHONE)
    look_back(reader, matches, "end of the match")
    signs = reader.page.locator(".sign").all()
    assert len(signs) == 2
    for sign in signs:
        worth = edges_of(sign.locator("[data-worth]"))
        number = edges_of(sign.locator("[data-worth] strong"))
        cards = edges_of(sign.locator(".cards"))
        person = edges_of(sign.locator(".person"))
        assert not meet(cards, worth)
        for inner, outer in ((number, worth), (cards, person)):
            assert outer[1] - 1 <= inner[1]
            assert inner[3] <= outer[3] + 1


@pytest.mark.parametrize(("tables", "state"), [("moments", "end"), ("played", "game end")])
def test_no_goal_lies_under_the_tools_and_the_names_of_places_keep_apart(
    reader: Person, request: pytest.FixtureRequest, tables: str, state: str
) -> None:
    page = reader.page
    reader.resize(DESKTOP)
    look_back(reader, request.getfixturevalue(tables), state)
    for size in (DESKTOP, (820, 1180)):
        reader.resize(size)
        page.locator(".tools button").last.click()  # all of it
        tools = edges_of(page.locator(".tools"))
        for goal in page.locator("[data-goal]").all():
            assert not meet(tools, edges_of(goal)), size
        names = [edges_of(name) for name in page.locator(".edges .column").all()]
        assert len(names) > 3
        for one, other in pairwise(names):
            assert not meet(one, other), size
