"""Several people at one device: a cover between decisions, and one's cards only after a tap."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pitprop.server.http.identity import COOKIE
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.inspector import Inspector
from tests.server.driving import Browser

if TYPE_CHECKING:
    from playwright.sync_api import Page

pytestmark = pytest.mark.browser

OTHERS = {1: "Ben", 2: "Zoë"}


def sit_around(page: Page, game: str) -> None:
    """Open a table for Ada, Ben and Zoë at this device; of two each way, a computer player sits."""
    page.locator(f"label:has(input[name=game][value={game}])").tap()
    page.locator("input[autocomplete=nickname]").fill("Ada")
    count = 4 if game == "sabotage" else 3
    page.locator(".counts").get_by_text(str(count), exact=True).tap()
    if game == "sabotage":
        for seat in OTHERS:
            page.locator(f'[data-sitter="{seat}"]').select_option("@")
    else:
        for _ in OTHERS:
            page.locator(".stepper").first.get_by_role("button").last.tap()
    for seat, name in OTHERS.items():
        page.locator(f'[data-here="{seat}"]').fill(name)
    page.locator("form details summary").first.tap()
    page.locator("#option-pace").select_option("none")
    page.locator("#option-first").select_option("0")
    page.locator("form button[type=submit]").tap()
    page.wait_for_url("**/table/*")


def test_while_others_decide_each_may_look_at_their_own_cards(house: House, invite: Invite) -> None:
    """A computer player takes its time."""
    with Browser(house) as browser:
        here = [{"seat": 1, "name": "Ben"}]
        table = browser.create(here=here, opponents=["random"], first=2, pace=10_000)
        token = browser.http.cookies[COOKIE]
    ada = invite("Ada", size=(320, 568), touch=True)
    page = ada.page
    page.context.add_cookies([{"name": COOKIE, "value": token, "url": ada.origin}])
    page.goto(f"{house.origin}/table/{table}")
    expect(page.locator("[data-look]")).to_have_count(2)
    expect(page.locator("[data-hand] button")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth") <= 320
    page.locator("[data-look='1']").tap()
    expect(page.locator("[data-hand] button").first).to_be_visible()
    page.locator("[data-hand-over]").tap()
    expect(page.locator("[data-hand] button")).to_have_count(0)


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_the_device_goes_from_hand_to_hand(invite: Invite, game: str) -> None:
    ada = invite("Ada", size=(820, 1180), touch=True)
    page = ada.page
    axe = Inspector(page)
    ada.come_in()
    sit_around(page, game)
    cover = page.locator("[data-cover='0']")
    # A computer player's seat isn't offered to those who sit there.
    expect(cover).to_contain_text("Ada")
    expect(page.locator("[data-hand]")).to_have_count(0)
    if game == "saboteur":
        axe.look("cover")
        for width in (320, 1440):
            ada.resize((width, 568))
            scrolled = page.evaluate("document.documentElement.scrollWidth")
            assert scrolled <= width
        ada.resize((820, 1180))

    # After a tap they are Ada's; a reload covers them again.
    page.locator("[data-uncover]").tap()
    expect(page.locator("[data-hand] button").first).to_be_visible()
    page.reload()
    expect(cover).to_be_visible()
    expect(page.locator("[data-hand]")).to_have_count(0)
    if game == "dark_cave":
        # The key that passes is the game's own; the button that hides the cards is another.
        page.locator("[data-uncover]").tap()
        ada.put_secret_away()
        before = ada.number
        ada.press(ada.hand.first)
        page.keyboard.press("x")
        ada.wait_past(before)
    if game != "saboteur":
        return

    page.locator("[data-uncover]").tap()
    ada.wait_for_turn()
    axe.look("Ada's cards")
    random = Random(2)
    ada.take_turn(random)

    # What came of it is Ada's to see until she passes the device on.
    pass_on = page.locator("[data-hand-over='1']")
    expect(pass_on).to_contain_text("Ben")
    pass_on.tap()
    expect(page.locator("[data-cover='1']")).to_contain_text("Ben")
    page.locator("[data-uncover]").tap()
    ada.wait_for_turn()
    expect(page.locator("[data-hand] button").first).to_be_visible()
    assert axe.found == {}
