"""Cards are dragged to where they are played; what is dragged beyond an edge is let go there."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.builder import LETTERS, Builder
from tests.browser.cave import come_to
from tests.browser.conftest import Invite

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.person import Person

pytestmark = pytest.mark.browser


def middle_of(what: Locator) -> tuple[float, float]:
    box = what.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(person: Person, card: Locator, x: float, y: float) -> None:
    """Take a card to a point by mouse."""
    mouse = person.page.mouse
    at_x, at_y = middle_of(card)
    mouse.move(at_x, at_y)
    mouse.down()
    mouse.move(at_x, at_y - 60, steps=3)
    mouse.move(x, y, steps=5)
    mouse.up()


@pytest.mark.clause("D-30")
def test_a_drag_lays_a_card_in_the_cave_or_puts_it_back(invite: Invite) -> None:
    ada = invite()
    come_to(ada, "drag")
    number = ada.number
    card = ada.page.locator("[data-hand] button[data-card='I:NESW']").first
    card.click()
    place = ada.page.locator("[data-cave] [data-target='place 1,0']")
    x, y = middle_of(place)
    ada.page.keyboard.press("Escape")
    place.wait_for(state="detached")

    # Beside the table nothing is played.
    drag(ada, card, *middle_of(ada.page.locator("[data-seat='1']")))
    assert ada.page.locator("[data-hand] [aria-pressed=true]").count() == 0
    drag(ada, card, x, y)
    ada.wait_past(number)
    ada.page.locator("[data-cave] [data-place='1,0']").wait_for()


@pytest.mark.clause("A-31", "A-36")
def test_a_drag_lays_a_card_on_the_roof_or_discards_it(invite: Invite) -> None:
    ada = Builder(invite())
    ada.open_table()
    ada.wait()
    cards = ada.page.locator("[data-hand] button")
    at, letter = stamped([card.get_attribute("data-card") or "" for card in cards.all()])
    discards = ada.page.locator("[data-discard]")
    for card, target, text in (
        (at, ada.place("own", letter), "You lay"),
        (0, discards, "You discard"),
    ):
        number = ada.person.number
        drag(ada.person, cards.nth(card), *middle_of(target))
        ada.person.wait_past(number)
        ada.person.lines.filter(has_text=text).first.wait_for()
        ada.wait()


def stamped(hand: list[str]) -> tuple[int, str]:
    """A card of the hand that can be laid on an empty roof, and where."""
    for at, card in enumerate(hand):
        stamp, dash, _ = card.partition("-")
        if dash and stamp in LETTERS:
            return at, stamp
    raise AssertionError(f"none of {hand} can be laid")


def test_ground_that_was_let_go_outside_no_longer_follows_the_mouse(invite: Invite) -> None:
    ada = invite()
    ada.open_table()
    ada.put_secret_away()
    ground = ada.page.locator("[data-maze]")
    box = ground.bounding_box()
    assert box is not None
    mouse = ada.page.mouse
    x, foot = box["x"] + box["width"] / 4, box["y"] + box["height"]
    world = ground.locator(".world").first
    mouse.move(x, foot - 4)
    mouse.down()
    mouse.move(x, foot + 60)
    mouse.up()
    before = world.get_attribute("style")
    mouse.move(x, foot - 100, steps=3)
    mouse.move(x + 80, foot - 160, steps=3)
    assert world.get_attribute("style") == before


def test_a_sheet_stays_open_where_text_is_selected_beyond_its_edge(invite: Invite) -> None:
    ada = invite()
    ada.open_table()
    ada.put_secret_away()
    ada.page.keyboard.press("?")
    sheet = ada.page.locator("dialog")
    x, y = middle_of(sheet.locator("h2"))
    mouse = ada.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(60, y, steps=4)
    mouse.up()
    assert sheet.count() == 1
    mouse.click(60, y)
    sheet.wait_for(state="detached")
