"""The Dark Cave without a pointer, and for a screen reader."""

from __future__ import annotations

import pytest

from tests.browser.cave import come_to
from tests.browser.conftest import Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser

LISTEN = """() => {
    const region = document.querySelector("[role=status][aria-live=polite]");
    window.heard = [region.textContent];
    new MutationObserver(() => window.heard.push(region.textContent))
        .observe(region, { childList: true, characterData: true, subtree: true });
}"""


def type_keys(person: Person, *keys: str) -> None:
    for key in keys:
        person.page.keyboard.press(key)


def focused(person: Person) -> str:
    """What a screen reader would say of what has the focus."""
    return person.page.locator(":focus").get_attribute("aria-label") or ""


def listen(person: Person) -> None:
    """Note all that a screen reader is told from now on, however soon the next thing follows."""
    person.page.evaluate(LISTEN)


def announced(person: Person, text: str) -> None:
    """Wait until a screen reader has been told this."""
    person.page.wait_for_function(
        "(text) => window.heard.some((said) => said.includes(text))", arg=text
    )


def test_a_turn_is_played_without_a_pointer_and_told_as_it_goes(invite: Invite) -> None:
    ada = invite()
    come_to(ada, "turn")
    listen(ada)
    page = ada.page
    announced(ada, "Your turn: choose a card")

    type_keys(ada, "1")
    page.locator("[data-target]:focus").wait_for()
    assert "Lay it here" in focused(ada)
    first = focused(ada)
    type_keys(ada, "ArrowDown" if "H7" in first else "ArrowUp")
    page.wait_for_function("(first) => document.activeElement.ariaLabel !== first", arg=first)
    assert "Lay it here" in focused(ada)
    type_keys(ada, "Enter")
    announced(ada, "You lay")
    announced(ada, "Move: 3 steps left")

    number = ada.number
    type_keys(ada, "t")
    page.locator("[data-target^=field]:focus").wait_for()
    assert "Go here" in focused(ada)
    type_keys(ada, "Enter")
    ada.wait_past(number)
    announced(ada, "You go to")
    type_keys(ada, "e")
    announced(ada, "Ben")


def test_a_question_is_told_and_answered_on_the_keyboard(invite: Invite) -> None:
    ada = invite()
    come_to(ada, "question")
    listen(ada)
    announced(ada, "A goblin attacks you")
    ada.page.locator("[data-question] h2:focus").wait_for()
    type_keys(ada, "Tab")
    assert ada.page.locator("[data-answer='axe yes']:focus").count() == 1
    type_keys(ada, "Tab", "Enter")
    announced(ada, "You keep the axe")
    ada.page.locator("[data-question]").wait_for(state="detached")
    ada.page.wait_for_function("() => document.activeElement !== document.body")


def test_keys_do_what_the_help_says(invite: Invite) -> None:
    ada = invite()
    come_to(ada, "hand")
    listen(ada)
    page = ada.page
    chosen = page.locator("[data-hand] [aria-pressed=true]")
    type_keys(ada, "2")
    chosen.wait_for()
    assert focused(ada).startswith(("Lay it here", "Discard"))
    type_keys(ada, "Escape")
    chosen.wait_for(state="detached")
    page.locator("[data-hand] button:focus").wait_for()
    assert focused(ada).startswith("Card 2")
    type_keys(ada, "ArrowLeft")
    assert focused(ada).startswith("Card 1")

    for key in ("?", "p"):
        type_keys(ada, key)
        page.locator("dialog").wait_for()
        type_keys(ada, "Escape")
        page.locator("dialog").wait_for(state="detached")

    type_keys(ada, "g")
    page.get_by_role("tab", name="Rules", selected=True).wait_for()
    type_keys(ada, "l")
    page.get_by_role("tab", name="Log", selected=True).wait_for()

    number = ada.number
    type_keys(ada, "1", "x")
    ada.wait_past(number)
    announced(ada, "You discard")
