"""Sabotage without a pointer, and for a screen reader."""

from __future__ import annotations

import pytest

from tests.browser.builder import Builder, plan
from tests.browser.conftest import Invite

pytestmark = pytest.mark.browser


def focused(ada: Builder) -> str:
    """What a screen reader would say of what has the focus."""
    return ada.page.locator(":focus").get_attribute("aria-label") or ""


def open_by_keyboard(ada: Builder) -> None:
    page = ada.page
    ada.person.come_in()
    page.locator("input[name=game]").first.focus()
    page.keyboard.press("ArrowRight")
    page.locator("input[name=game][value=sabotage]:checked").wait_for(state="attached")
    page.locator("input[autocomplete=nickname]").focus()
    page.keyboard.type("Ada")
    page.locator("summary").first.focus()
    page.keyboard.press("Enter")
    page.locator("#option-first").focus()
    page.keyboard.type("You")
    page.locator("#option-pace").focus()
    page.keyboard.type("At once")
    page.locator("form button[type=submit]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-number]").wait_for()


def test_a_game_is_played_by_keyboard(invite: Invite) -> None:
    ada = Builder(invite())
    open_by_keyboard(ada)
    page = ada.page
    ada.wait()
    while not ada.person.round_end.count():
        before = ada.person.number
        if ada.may_close:
            page.keyboard.press("c")
            page.locator("[data-close-yes]:focus").wait_for()
            page.keyboard.press("Enter")
        else:
            play_by_keyboard(ada)
        ada.person.wait_past(before)
        ada.wait()
    page.locator("[data-round-end] h2:focus").wait_for()
    page.keyboard.press("Tab")
    while not page.locator("footer .button-first:focus").count():
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    ada.person.round_end.wait_for(state="detached")


def play_by_keyboard(ada: Builder) -> None:
    page = ada.page
    hand = [
        each.get_attribute("data-card") or "" for each in page.locator("[data-hand] button").all()
    ]
    own = [each.get_attribute("data-card") or "" for each in page.locator("[data-side=own]").all()]
    card, target = plan(hand, own)
    page.keyboard.press(str(card + 1))
    if not target:
        page.keyboard.press("x")
        return
    page.locator("[data-target]:focus").wait_for()
    go_to(ada, target)
    assert target in focused(ada)
    page.keyboard.press("Enter")


def go_to(ada: Builder, letter: str) -> None:
    """With the arrows, from place to place of the own roof."""
    wanted = "ABCDEFGHI".index(letter)
    at = int(ada.page.locator("[data-place]:focus").get_attribute("data-place") or 0)
    across, down = wanted % 3 - at % 3, wanted // 3 - at // 3
    for key in ["ArrowRight" if across > 0 else "ArrowLeft"] * abs(across):
        ada.page.keyboard.press(key)
    for key in ["ArrowDown" if down > 0 else "ArrowUp"] * abs(down):
        ada.page.keyboard.press(key)


def test_the_focus_goes_on_in_the_hand_after_a_play(invite: Invite) -> None:
    ada = Builder(invite())
    open_by_keyboard(ada)
    ada.wait()
    before = ada.person.number
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("x")
    ada.person.wait_past(before)
    ada.page.locator("[data-hand] button:focus").wait_for()
    assert focused(ada).startswith("Card 1")


def test_keys_open_what_they_say(invite: Invite) -> None:
    ada = Builder(invite())
    open_by_keyboard(ada)
    ada.wait()
    for key, title in (("w", "System of"), ("p", "Discard pile"), ("?", "Keys")):
        ada.page.keyboard.press(key)
        ada.page.locator("dialog h2", has_text=title).wait_for()
        ada.page.keyboard.press("Escape")
        ada.page.locator("dialog").wait_for(state="detached")
    ada.page.keyboard.press("o")
    ada.page.locator("[data-side=other]:focus").wait_for()
    ada.page.keyboard.press("o")
    ada.page.locator("[data-side=own]:focus").wait_for()


def test_what_happens_is_told_as_it_happens(invite: Invite) -> None:
    ada = Builder(invite())
    open_by_keyboard(ada)
    ada.wait()
    status = ada.page.locator("p[role=status][aria-live]").last
    before = ada.person.number
    ada.page.keyboard.press("1")
    ada.page.keyboard.press("x")
    ada.page.wait_for_function(
        "(before) => Number(document.querySelector('[data-number]').dataset.number) >= before + 2",
        arg=before,
    )
    ada.wait()
    assert "Your turn" in status.inner_text()
    ada.page.keyboard.press("1")
    assert "worth" in focused(ada) or "Discard" in focused(ada)
