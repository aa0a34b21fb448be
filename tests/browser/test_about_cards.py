"""What a card does and what can be done is told where it is asked for; a tap stays a tap."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Invite

pytestmark = pytest.mark.browser


def on_turn(invite: Invite, size: tuple[int, int]) -> Page:
    """The page of somebody who decides, with nothing chosen."""
    ada = invite("Ada", size=size)
    ada.open_table(players=3)
    ada.wait_for_turn()
    ada.page.keyboard.press("Escape")
    return ada.page


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_a_card_says_what_it_does_and_stays_where_it_is(
    invite: Invite, size: tuple[int, int]
) -> None:
    page = on_turn(invite, size)
    card = page.locator("[data-hand] button").first
    about = page.locator("[data-about-card]")
    taken = page.locator("[data-hand] [aria-pressed=true]")

    # Pressed long: it is told, and not taken.
    card.hover()
    page.mouse.down()
    about.wait_for()
    page.mouse.up()
    expect(taken).to_have_count(0)
    text = about.inner_text()
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)

    # By the right button, by the key, and by the line of the chosen card: the same.
    card.click(button="right")
    expect(about).to_have_text(text, use_inner_text=True)
    page.keyboard.press("Escape")
    expect(about).to_have_count(0)
    card.focus()
    page.keyboard.press("i")
    expect(about).to_have_text(text, use_inner_text=True)
    page.keyboard.press("Escape")
    card.click()
    expect(taken).to_have_count(1)
    page.locator("[data-explain]").click()
    expect(about).to_have_text(text, use_inner_text=True)
    expect(taken).to_have_count(1)
    about.locator(".clause").click()
    expect(page.locator(".opened[data-clause]")).to_be_in_viewport()


def test_all_that_is_possible_is_told_and_done_by_a_second_press(invite: Invite) -> None:
    ada = invite("Ada", size=(320, 568))
    ada.open_table(players=3)
    ada.wait_for_turn()
    page = ada.page
    page.keyboard.press("Escape")
    page.keyboard.press("m")
    ways = page.locator("[data-way]")
    ways.first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.locator("[data-show]").first.click()
    expect(page.locator("[data-hand] [aria-pressed=true]")).to_have_count(1)
    page.keyboard.press("Escape")
    page.locator("[data-can]").click()
    number = page.locator("[data-number]")
    before = number.get_attribute("data-number")
    ways.last.click()
    expect(ways.last).to_have_attribute("aria-pressed", "true")
    assert number.get_attribute("data-number") == before
    ways.last.click()
    expect(ways).to_have_count(0)
    expect(number).not_to_have_attribute("data-number", before or "")


@pytest.mark.parametrize("size", [(320, 568), (1440, 900)])
def test_a_hint_is_shown_on_the_table_and_done_there_by_a_key(
    invite: Invite, size: tuple[int, int]
) -> None:
    page = on_turn(invite, size)
    page.keyboard.press("m")
    page.locator("[data-ask-hint]").click()
    hint = page.locator("[data-hint]")
    hint.wait_for(timeout=60_000)
    word, *aimed = (hint.get_attribute("data-hint") or "").split()
    button = hint.locator(".button").first
    if word == "lay" and aimed[0] not in ("NESW", "N.E.S.W"):
        expect(button).to_contain_text("open to the")
    page.locator("[data-show-hint]").click()
    expect(hint).to_have_count(0)
    # It lies where it would: what has the focus says so, and does it.
    expect(page.locator("[data-tried]")).to_have_count(1)
    if word in ("lay", "rockfall", "map"):
        focused = page.locator(f"[data-target='{aimed[-1]}']")
        expect(focused).to_be_focused()
    before = page.locator("[data-number]").get_attribute("data-number")
    page.keyboard.press("Enter")
    expect(page.locator("[data-number]")).not_to_have_attribute("data-number", before or "")
