"""What happened in the games of people who play together again and again."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pitprop.server.http.identity import COOKIE
from tests.browser.tables import Played
from tests.server.driving import Browser
from tests.server.test_evenings import play

if TYPE_CHECKING:
    from tests.browser.conftest import Invite
    from tests.browser.house import House

pytestmark = pytest.mark.browser


@pytest.mark.parametrize(("language", "title"), [("en", "Our evenings"), ("de", "Unsere Abende")])
def test_they_are_told_on_the_first_page_and_where_a_game_has_ended(
    invite: Invite, house: House, language: str, title: str
) -> None:
    with Browser(house) as ada, Browser(house) as ben:
        table = play(ada, ben, 4, game="sabotage", players=2, opponents=[])
        token = ada.http.cookies[COOKIE]
        [told] = ada.get("/api/evenings")
    person = invite("Ada", size=(390, 664), language=language, touch=True)
    Played(token, {}).belong_to(person)
    page = person.page
    person.come_in()
    person.press(page.locator("[data-evenings-open]"))
    sheet = page.locator("dialog[open]")
    expect(sheet.get_by_role("heading", name=title)).to_be_visible()
    people = sheet.locator("[data-evenings] li")
    expect(people).to_have_count(2)
    for row, each in zip(people.all(), told["people"], strict=True):
        expect(row.locator("strong")).to_have_text(each["name"])
        # Nobody is crowned for what they haven't won.
        expect(row.locator("svg")).to_have_count(1 if each["won"] else 0)
    page.goto(f"{person.origin}/table/{table}")
    person.press(page.get_by_role("button", name=title))
    expect(sheet.locator("[data-evenings]")).to_have_count(1)
