"""No violation that axe knows, on any page and in any state, in both themes.

Each kind of state is looked at in one language and size, all of which come round.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Invite
from tests.browser.inspector import Inspector
from tests.browser.tables import Played

pytestmark = pytest.mark.browser

# What the button is called that tells of the table, in each language.
WORDS = {"en": "This table", "de": "Dieser Tisch", "nl": "Deze tafel"}
SIZES = {"en": (1440, 900), "de": (390, 844), "nl": (820, 1180)}


@pytest.mark.parametrize("language", ["en"])
def test_no_page_violates_what_axe_knows(invite: Invite, language: str) -> None:
    ada = invite("Ada", size=SIZES[language], language=language)
    axe = Inspector(ada.page)
    page = ada.page
    ada.come_in()
    page.locator("form").wait_for()
    axe.look("first page")
    ada.fill_in(players=3)
    axe.look("first page with options")
    page.goto(f"{ada.origin}/rules/saboteur#S-31")
    page.locator("[data-clause='S-31']").wait_for()
    axe.look("rules")
    ada.means("404")
    page.goto(f"{ada.origin}/table/nowhere")
    page.locator("[role=alert]").wait_for()
    axe.look("no table")

    ada.come_in()
    ada.open_by_form(players=3, friends=1)
    page.locator("input[readonly]").wait_for()
    axe.look("waiting")
    page.context.clear_cookies()
    page.reload()
    page.locator("form").wait_for()
    axe.look("join")
    assert axe.found == {}


@pytest.mark.parametrize("language", ["de"])
def test_no_state_of_the_table_violates_what_axe_knows(invite: Invite, language: str) -> None:
    ada = invite("Ada", size=SIZES[language], language=language)
    axe = Inspector(ada.page)
    page = ada.page
    ada.open_table(players=3)
    ada.wait_for_turn()
    axe.look("new game")
    ada.choose_useful(Random(1))
    axe.look("card chosen")
    box = page.locator("[data-maze]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.25)
    ada.refusal.wait_for()
    axe.look("refused")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    ada.press(page.locator(".own button"))
    for key, state in (("?", "help"), ("g", "rules at the table"), ("l", "log")):
        page.keyboard.press(key)
        axe.look(state)
        page.keyboard.press("Escape")
    for selector, state in (("[data-seat='1']", "seat"), ("[data-draw]", "piles")):
        ada.press(page.locator(selector))
        page.locator("dialog").wait_for()
        axe.look(state)
        page.keyboard.press("Escape")
    ada.press(page.get_by_role("button", name=WORDS[language]))
    axe.look("settings")
    page.keyboard.press("Escape")
    ada.take_turn(Random(2))
    ada.wait_for_turn()
    page.reload()
    ada.wait_for_turn()
    axe.look("back at the table")
    assert axe.found == {}


@pytest.mark.parametrize("language", ["nl"])
def test_no_ending_violates_what_axe_knows(invite: Invite, played: Played, language: str) -> None:
    ada = invite("Ada", size=SIZES[language], language=language)
    axe = Inspector(ada.page)
    page = ada.page
    played.belong_to(ada)
    for state in ("gold picking", "round end", "game end"):
        page.goto(f"{ada.origin}/table/{played.tables[state]}")
        ada.round_end.or_(ada.game_end).first.wait_for()
        axe.look(state)
    more = ada.game_end.locator(".more button")
    for at, state in ((0, "reasons"), (1, "record")):
        ada.press(more.nth(at))
        page.locator("dialog :is(ol li, pre)").first.wait_for()
        axe.look(state)
        page.keyboard.press("Escape")
    page.goto(ada.origin)
    page.locator("[href*='/table/']").first.wait_for()
    axe.look("first page with tables")
    assert axe.found == {}


@pytest.mark.parametrize("scheme", ["dark", "light"])
def test_the_open_panel_is_told_apart_in_forced_colours(
    invite: Invite, played: Played, scheme: str
) -> None:
    ada = invite(forced_colors="active", color_scheme=scheme)
    page = ada.page
    played.belong_to(ada)
    page.goto(f"{ada.origin}/table/{played.tables['game end']}/replay")
    tabs = page.locator("[role=tab]")
    tabs.first.wait_for()
    drawn = "tab => getComputedStyle(tab).borderBottomColor"
    ground = page.evaluate(
        "() => { const style = document.body.style; style.backgroundColor = 'Canvas';"
        " return getComputedStyle(document.body).backgroundColor; }"
    )
    for tab in tabs.all():
        is_open = tab.get_attribute("aria-selected") == "true"
        assert (tab.evaluate(drawn) != ground) == is_open
