"""Sounds: none before somebody asks for them, then short ones for what is new."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.inspector import Inspector
from tests.browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Page, WebSocketRoute

pytestmark = pytest.mark.browser

PHONE = (390, 844)

# Notes what the page makes, and when what it starts begins and ends.
LISTEN = """
window.contexts = [];
window.sources = [];
window.AudioContext = class extends AudioContext {
  constructor(...given) { super(...given); window.contexts.push(this); }
};
for (const { prototype } of [OscillatorNode, AudioBufferSourceNode]) {
  const { start, stop } = prototype;
  prototype.start = function (at) {
    this.noted = { begins: at, ends: Infinity };
    window.sources.push(this.noted);
    start.call(this, at);
  };
  prototype.stop = function (at) { this.noted.ends = at; stop.call(this, at); };
}
"""

HIDE = """(state) => {
    Object.defineProperty(document, 'visibilityState', { get: () => state, configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
}"""


class Listener:
    """Somebody whose browser tells what it plays."""

    def __init__(self, person: Person, script: str = LISTEN) -> None:
        self.person = person
        self.page = person.page
        self.random = Random(3)
        self.page.add_init_script(script)

    @property
    def contexts(self) -> int:
        return int(self.page.evaluate("contexts.length"))

    @property
    def sources(self) -> list[Any]:
        return list(self.page.evaluate("sources"))

    def open_table(self, game: str) -> None:
        self.person.open_table(2 if game == "sabotage" else 3, game=game)
        self.page.locator("[data-prompt].mine").wait_for()

    def switch(self) -> None:
        """Touch the switch in the settings."""
        self.page.locator("header button").last.click()
        self.page.locator("dialog [data-sounds]").click()
        self.page.keyboard.press("Escape")

    def go_on(self) -> None:
        """Discard a card, or stay where one is, and wait until it's one's turn again."""
        before = self.person.number
        stay = self.page.locator("[data-stay]")
        if stay.count():
            self.person.press(stay)
        else:
            self.person.press(self.person.hand.first)
            button = self.page.locator("button[data-pass]")
            self.person.commit(button if button.count() else self.page.locator("[data-discard]"))
        self.person.wait_past(before)
        self.page.locator("[data-prompt].mine").wait_for()

    def wait_for_more(self, than: int) -> None:
        self.page.wait_for_function(f"() => sources.length > {than}")


def test_there_are_none_before_somebody_asks(invite: Invite) -> None:
    ada = Listener(invite())
    ada.open_table("saboteur")
    assert ada.page.locator(".bar [data-sounds]").get_attribute("aria-pressed") == "false"
    ada.person.take_turn(ada.random)
    ada.person.wait_for_turn()
    assert ada.contexts == 0


@pytest.mark.parametrize("game", ["dark_cave"])
def test_once_on_they_tell_what_is_new_and_stay_on(invite: Invite, game: str) -> None:
    ada = Listener(invite(size=PHONE, touch=True))
    ada.open_table(game)
    ada.switch()
    # Whoever switches them on hears one.
    ada.wait_for_more(0)
    assert ada.contexts == 1
    ada.page.reload()
    ada.page.locator("[data-prompt].mine").wait_for()
    # No browser allows it before a touch, and what was there before isn't news.
    assert ada.contexts == 0
    ada.person.press(ada.page.locator("h1"))
    ada.page.wait_for_function("() => contexts[0]?.state === 'running'")
    assert ada.sources == []
    ada.go_on()
    ada.wait_for_more(0)
    assert all(each["ends"] - each["begins"] <= 0.3 for each in ada.sources)
    ada.switch()
    quiet = len(ada.sources)
    ada.go_on()
    assert len(ada.sources) == quiet


def test_a_tab_that_nobody_looks_at_is_silent(invite: Invite) -> None:
    ada = Listener(invite())
    ada.open_table("saboteur")
    ada.page.locator(".bar [data-sounds]").click()
    ada.wait_for_more(0)
    ada.page.evaluate(HIDE, "hidden")
    quiet = len(ada.sources)
    ada.go_on()
    assert len(ada.sources) == quiet
    ada.page.evaluate(HIDE, "visible")
    assert len(ada.sources) == quiet


def test_a_browser_without_sound_plays_on(invite: Invite) -> None:
    ada = Listener(invite(), "delete window.AudioContext;")
    ada.open_table("saboteur")
    switch = ada.page.locator(".bar [data-sounds]")
    switch.focus()
    ada.page.keyboard.press("Enter")
    assert switch.get_attribute("aria-pressed") == "true"
    ada.go_on()


class Door:
    """The way of a page to its table; while it is shut, the page looks for the table in vain."""

    def __init__(self, page: Page) -> None:
        self._shut = False
        self._open: list[WebSocketRoute] = []
        page.route_web_socket("**/live", self._knocked)

    def shut(self) -> None:
        self._shut = True
        for socket in self._open:
            socket.close()

    def unlock(self) -> None:
        self._shut = False

    def _knocked(self, socket: WebSocketRoute) -> None:
        if self._shut:
            socket.close()
        else:
            socket.connect_to_server()
            self._open.append(socket)


def test_what_happened_while_the_table_was_lost_is_not_heard_afterwards(invite: Invite) -> None:
    ada = Listener(invite())
    door = Door(ada.page)
    ada.open_table("saboteur")
    ada.page.locator(".bar [data-sounds]").click()
    ada.wait_for_more(0)
    # In another tab she goes on; this one hears it.
    other = Listener(Person("Ada", ada.page.context.new_page(), ada.person.origin))
    other.page.goto(ada.page.url)
    before = len(ada.sources)
    other.go_on()
    ada.wait_for_more(before)
    ada.page.locator(f"[data-number='{other.person.number}']").wait_for()

    door.shut()
    ada.page.get_by_text("Connection lost").wait_for()
    before = len(ada.sources)
    other.go_on()
    door.unlock()
    ada.page.locator(f"[data-number='{other.person.number}']").wait_for()
    assert len(ada.sources) == before


def test_the_switch_says_what_it_is_in_each_language(invite: Invite) -> None:
    ada = Listener(invite(size=PHONE))
    ada.open_table("sabotage")
    axe = Inspector(ada.page)
    ada.page.locator("header button").last.click()
    sheet = ada.page.locator("dialog")
    for language, words in (("de", "Töne"), ("nl", "Geluid"), ("en", "Sounds")):
        sheet.locator("select").first.select_option(language)
        sheet.get_by_role("button", name=words, pressed=False).wait_for()
    sheet.locator("[data-sounds]").click()
    sheet.get_by_role("button", name="Sounds", pressed=True).wait_for()
    axe.look("settings with sounds on")
    assert axe.found == {}
