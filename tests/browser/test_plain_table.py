"""A game of somebody else's package, which brings no page, is played on the plain table."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import LOCALES
from tests.browser.house import House
from tests.browser.inspector import Inspector
from tests.browser.person import Person
from tests.external.installing import LANTERN, install, path_with

if TYPE_CHECKING:
    from playwright.sync_api import Browser

pytestmark = pytest.mark.browser

TITLES = {"en": "Lantern", "de": "Laterne", "nl": "Lantern"}
YOUR_MOVES = {"en": "Your moves", "de": "Deine Züge", "nl": "Jouw zetten"}
Come = Callable[[str], Person]


@pytest.fixture(scope="module")
def lantern_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server where Lantern is installed."""
    target = tmp_path_factory.mktemp("installed")
    install(LANTERN, target)
    running = House(tmp_path_factory.mktemp("data"), path_with(target))
    running.open()
    yield running
    assert running.close() == ""


@pytest.fixture
def come(browser: Browser, lantern_house: House) -> Iterator[Come]:
    """Brings somebody to that server, who may have nothing to complain about."""
    people: list[Person] = []

    def invited(language: str) -> Person:
        context = browser.new_context(locale=LOCALES[language], reduced_motion="reduce")
        people.append(Person("Ada", context.new_page(), lantern_house.origin))
        return people[-1]

    yield invited
    for person in people:
        assert person.complaints == []
        person.page.context.close()


def open_by_form(person: Person) -> None:
    person.come_in()
    person.press(person.page.locator("label:has(input[name=game][value=lantern])"))
    person.open_by_form(players=3)


@pytest.mark.parametrize("language", list(LOCALES))
def test_a_whole_game_is_played_in_every_language(come: Come, language: str) -> None:
    ada = come(language)
    open_by_form(ada)
    ada.page.get_by_role("heading", level=1, name=TITLES[language]).wait_for()
    for _ in range(3):
        ada.wait_for_turn()
        before = ada.number
        moves = ada.page.get_by_role("group", name=YOUR_MOVES[language]).get_by_role("button")
        moves.filter(has_text=re.compile("^Play ")).first.wait_for()
        ada.press(moves.first)
        ada.wait_past(before)
    ada.game_end.wait_for()
    assert ada.game_end.locator("[data-scores] li").count() == 3
    assert ada.game_end.locator("[data-scores] .won").count() >= 1


def test_what_happened_is_told_in_the_words_of_the_game(come: Come) -> None:
    ada = come("en")
    open_by_form(ada)
    ada.wait_for_turn()
    before = ada.number
    card = ada.page.locator("[data-move]").first.get_attribute("data-move") or ""
    ada.press(ada.page.locator("[data-move]").first)
    ada.wait_past(before)
    line = ada.page.locator(".log li", has_text=f"Ada plays {card.removeprefix('play ')}.")
    line.first.wait_for()
    ada.page.locator("pre", has_text="trick").wait_for()


def test_opponents_tell_their_reasons_and_rules_are_at_hand(come: Come) -> None:
    ada = come("de")
    open_by_form(ada)
    ada.wait_for_turn()
    ada.page.keyboard.press("g")
    ada.page.get_by_text("Twelve cards, 1 to 12.").wait_for()
    for _ in range(3):
        ada.wait_for_turn()
        before = ada.number
        ada.press(ada.page.locator("[data-move]").first)
        ada.wait_past(before)
    ada.press(ada.game_end.get_by_role("button", name="Gedanken"))
    ada.page.locator("dialog ol li").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.press(ada.game_end.get_by_role("button", name="Aufzeichnung"))
    ada.page.locator("dialog pre", has_text="[game lantern]").wait_for()


def test_the_plain_table_is_accessible(come: Come) -> None:
    ada = come("en")
    open_by_form(ada)
    ada.wait_for_turn()
    axe = Inspector(ada.page)
    axe.look("plain table")
    ada.page.keyboard.press("?")
    ada.page.locator("dialog").wait_for()
    axe.look("help")
    assert axe.found == {}
