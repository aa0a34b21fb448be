"""Nothing at a table of Sabotage that axe objects to, in both themes."""

from __future__ import annotations

import pytest

from tests.browser.builder import Builder
from tests.browser.conftest import Invite
from tests.browser.inspector import Inspector
from tests.browser.tables import Played

pytestmark = pytest.mark.browser

THOUGHTS = {"en": "Thoughts", "de": "Gedanken", "nl": "Gedachten"}
SIZES = {"en": (1440, 900), "de": (390, 844), "nl": (820, 1180)}


@pytest.mark.parametrize("language", ["nl"])
def test_no_state_violates_what_axe_knows(invite: Invite, language: str) -> None:
    ada = Builder(invite(size=SIZES[language], language=language))
    axe = Inspector(ada.page, "svg.plate", "svg.roof")
    page = ada.page
    page.goto(f"{ada.person.origin}/rules/sabotage#A-31")
    page.locator("[data-clause='A-31']").wait_for()
    axe.look("rules")
    page.goto(ada.person.origin)
    ada.person.press(page.locator("label:has(input[name=game][value=sabotage])"))
    axe.look("first page")
    ada.person.press(page.locator(".counts").get_by_text("4", exact=True))
    axe.look("first page, four players")
    ada.open_by_form()
    ada.wait()
    axe.look("new game")
    for key, state in (("w", "worth"), ("p", "piles"), ("?", "help")):
        page.keyboard.press(key)
        page.locator("dialog").wait_for()
        axe.look(state)
        page.keyboard.press("Escape")
        page.locator("dialog").wait_for(state="detached")
    ada.person.press(ada.close)
    ada.person.refusal.wait_for()
    axe.look("refused")
    page.keyboard.press("Escape")
    ada.person.press(page.locator("[data-hand] button").first)
    axe.look("card chosen")
    page.keyboard.press("Escape")
    page.locator("[data-roof=own] [data-row]").first.hover()
    axe.look("row explained")
    page.mouse.move(3, 3)
    assert axe.found == {}


@pytest.mark.parametrize("language", ["de"])
def test_no_ending_violates_what_axe_knows(invite: Invite, matches: Played, language: str) -> None:
    ada = Builder(invite(size=SIZES[language], language=language))
    axe = Inspector(ada.page, "svg.plate", "svg.roof")
    page = ada.page
    matches.belong_to(ada.person)
    page.goto(f"{ada.person.origin}/table/{matches.tables['end of a game']}")
    ada.person.round_end.wait_for()
    axe.look("end of a game")
    page.goto(f"{ada.person.origin}/table/{matches.tables['end of the match']}")
    ada.person.game_end.wait_for()
    axe.look("end of the match")
    ada.person.press(ada.person.game_end.get_by_role("button", name=THOUGHTS[language]))
    page.locator("dialog ol > li").first.wait_for()
    axe.look("thoughts")
    assert axe.found == {}
