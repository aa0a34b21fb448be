"""What is told about computer players, where somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.eye import objections, speak

if TYPE_CHECKING:
    from tests.browser.conftest import Invite

pytestmark = pytest.mark.browser

SIZES = ((320, 568), (390, 664), (820, 1180), (1440, 900))


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_what_a_character_means_is_told_with_all_that_is_known_of_a_player(
    invite: Invite, game: str
) -> None:
    ada = invite()
    ada.open_table(players=4, game=game)
    ada.page.locator("[data-number]").wait_for()
    if game != "sabotage":  # there nothing is secret but hands
        ada.put_secret_away()
    for seat in (1, 2, 3):
        ada.page.locator(f"[data-seat='{seat}']").press("Enter")
        sheet = ada.page.locator("dialog")
        word = sheet.locator("[data-likes]").inner_text().split(":")[0]
        expect(sheet.locator("li", has_text="computer player")).to_contain_text(word.lower())
        assert objections(ada) == []
        ada.page.keyboard.press("Escape")
        sheet.wait_for(state="detached")


def test_characters_and_levels_are_explained_where_the_seats_are_listed(invite: Invite) -> None:
    ada = invite()
    ada.open_table(players=4)
    ada.page.locator("[data-number]").wait_for()
    ada.put_secret_away()
    ada.press(ada.page.get_by_role("button", name="This table"))
    about = ada.page.locator("dialog [data-about-computers]")
    about.locator("summary").press("Enter")
    expect(about.locator("li")).to_contain_text(["bold:", "careful:", "helpful:", "suspicious:"])
    expect(about.locator("[data-levels] p")).to_contain_text("Of 100 rounds or games")
    for language in ("de", "nl", "en"):
        speak(ada, language)
        for size in SIZES:
            ada.resize(size)
            about.scroll_into_view_if_needed()
            assert objections(ada) == [], (language, size)
