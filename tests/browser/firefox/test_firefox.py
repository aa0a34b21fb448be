"""What everybody needs, in a Firefox: the first page, each game, talk, and coming back."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.builder import Builder
from tests.browser.conftest import Invite
from tests.browser.test_dark_cave import Caver

pytestmark = pytest.mark.browser

PHONE = (390, 664)
TABLET = (820, 1180)

_FITS = "document.documentElement.scrollWidth <= innerWidth"


def test_the_first_page_speaks_the_language_that_is_chosen(invite: Invite) -> None:
    ada = invite(size=PHONE)
    page = ada.page
    ada.come_in()
    page.locator(".banner svg").nth(11).wait_for()
    page.wait_for_function("document.fonts.check('700 1em Vollkorn')")
    assert page.evaluate(_FITS)
    games = page.locator("label:has(input[name=game])")
    assert games.count() == 3
    # The rules, their words, and the games in another language are fetched when they are wanted.
    ada.press(page.locator("details summary").first)
    page.get_by_label("Who begins").wait_for()
    page.get_by_label("Language").select_option("de")
    page.get_by_role("heading", name="Jetzt spielen").wait_for()
    page.get_by_label("Wer beginnt").wait_for()
    page.get_by_label("Wege fortsetzen").wait_for()
    ada.press(page.get_by_role("button", name="Bei Lampenlicht"))
    page.reload()
    page.get_by_role("button", name="Bei Tageslicht").wait_for()
    assert page.evaluate("document.documentElement.dataset.theme") == "dark"


def test_saboteur_is_played_by_two_who_talk_go_and_come_back(invite: Invite) -> None:
    random = Random(3)
    ada, ben = invite("Ada"), invite("Ben", size=PHONE)
    ada.come_in()
    address = ada.open_by_form(players=3, friends=1)
    ben.sit_down(ada.page.locator("input[readonly]").input_value())
    for person in (ada, ben):
        person.page.locator("[data-number]").wait_for()
        person.put_secret_away()
        assert person.page.evaluate(_FITS)
    for _ in range(2):
        for person in (ada, ben):
            person.wait_for_turn()
            person.take_turn(random)

    ada.press(ada.page.locator("[data-say]"))
    ada.press(ada.page.locator("dialog [data-claim='stuck']"))
    ben.page.locator('.bubble.placed[data-speaker="0"]').wait_for()

    ben.page.goto("about:blank")
    ada.page.locator('[data-seat="1"][aria-label*="away"]').wait_for()
    ben.page.goto(address)
    ben.page.locator("[data-number]").wait_for()
    assert ben.page.evaluate(_FITS)
    ada.wait_for_turn()
    ada.take_turn(random)
    ben.wait_for_turn()
    ben.take_turn(random)


def test_sabotage_is_played(invite: Invite) -> None:
    builder = Builder(invite(size=TABLET))
    builder.person.come_in()
    builder.open_by_form()
    for _ in range(3):
        builder.wait()
        builder.take_turn()
    assert builder.page.evaluate(_FITS)


def test_the_dark_cave_is_played(invite: Invite) -> None:
    caver = Caver(invite(language="de"))
    caver.open_by_form(players=3)
    caver.person.put_secret_away()
    for _ in range(4):
        caver.wait()
        caver.decide()
    assert caver.page.evaluate(_FITS)
