"""Everything by keyboard: the first page, the hand, the maze, the players, the end of a round."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.browser.conftest import Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser

_MOST_DEALS = 12


class Typist:
    """Somebody who has no pointer."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    def type(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def tab_to(self, selector: str, key: str = "Tab") -> None:
        """Go on with the tabulator until something has the focus."""
        for _ in range(200):
            if self.page.locator(f"{selector}:focus").count():
                return
            self.type(key)
        raise AssertionError(f"the tabulator never comes to {selector}")

    @property
    def focused(self) -> str:
        """What a screen reader would say of what has the focus."""
        label = self.page.locator(":focus").get_attribute("aria-label")
        return label or self.page.locator(":focus").inner_text()


@pytest.fixture
def typist(invite: Invite) -> Typist:
    return Typist(invite())


# All that is said to a screen reader, one thing after the other.
HEARING = """() => {
  window.heard = [];
  const region = document.querySelector("[role=status][aria-live=polite]");
  const hear = () => window.heard.push(region.textContent);
  const all = { subtree: true, childList: true, characterData: true };
  new MutationObserver(hear).observe(region, all);
}"""


def open_by_keys(typist: Typist, players: int = 3) -> None:
    typist.person.come_in()
    typist.tab_to("input[autocomplete=nickname]")
    typist.page.keyboard.type("Ada")
    typist.tab_to("input[name=players]")
    for _ in range(5 - players):
        typist.type("ArrowLeft")
    typist.tab_to("summary")
    typist.type("Enter")
    typist.tab_to("#option-first")
    typist.page.keyboard.type("You")
    typist.tab_to("#option-pace")
    typist.page.keyboard.type("At once")
    typist.tab_to("form button[type=submit]")
    typist.type("Enter")
    typist.page.locator("[data-number]").wait_for()


def play(typist: Typist, random: Random) -> str:
    """Take a turn; returns what was done, as it was announced."""
    person = typist.person
    before = person.number
    labels = person.labels()
    useful = [
        at + 1
        for at, card in enumerate(person.hand.all())
        if "idle" not in (card.get_attribute("class") or "")
    ]
    paths = [at for at in useful if "open to" in labels[at - 1]]
    if useful:
        typist.type(
            str(random.choice(paths if paths and (before < 9 or random.random() < 0.6) else useful))
        )
        typist.page.locator("[data-target]:focus").wait_for()
        for _ in range(random.randrange(4)):
            typist.type(random.choice(["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]))
        said = typist.focused
        typist.type("Enter")
        if typist.page.locator(".popover .tools button:focus").count():
            typist.type("Enter")
    else:
        typist.type("1", "x")
        said = "discarded"
    person.wait_past(before)
    if typist.page.locator(".peek").count():
        typist.tab_to(".peek button")
        typist.type("Enter")
    return said


def test_a_round_is_played_without_a_pointer(typist: Typist) -> None:
    open_by_keys(typist)
    person = typist.person
    random = Random(5)
    person.wait_for_turn()
    said = set()
    while not person.round_end.count():
        said.add(play(typist, random))
        person.wait_for_turn()
    assert any(text.startswith("Lay here: ") for text in said), said
    typist.page.locator("[data-round-end] footer .button-first").wait_for()
    typist.tab_to("[data-round-end] footer .button-first")
    typist.type("Enter")
    person.round_end.wait_for(state="detached")
    typist.page.locator("h1", has_text="2 of 3").wait_for()


def test_every_key_of_the_help_does_what_it_says(typist: Typist) -> None:
    typist.person.open_table()
    page = typist.page
    typist.person.wait_for_turn()

    typist.type("2")
    assert page.locator("[data-hand] [aria-pressed=true]").count() == 1
    typist.type("Escape")
    assert page.locator("[data-hand] [aria-pressed=true]").count() == 0

    typist.type("?")
    page.locator("dialog kbd").first.wait_for()
    typist.type("Escape")
    page.locator("dialog").wait_for(state="detached")

    own = page.locator(".own button")
    assert own.get_attribute("aria-pressed") == "false"
    typist.type("c")
    assert own.get_attribute("aria-pressed") == "true"
    typist.type("c")
    assert own.get_attribute("aria-pressed") == "false"

    typist.type("g")
    page.get_by_role("tab", name="Rules", selected=True).wait_for()
    typist.type("l")
    page.get_by_role("tab", name="Log", selected=True).wait_for()

    world = page.locator(".world").first
    fitted = world.get_attribute("style")
    typist.type("+")
    assert world.get_attribute("style") != fitted
    typist.type("0")
    page.locator(f'.world[style="{fitted}"]').first.wait_for()


def test_a_card_is_turned_by_key(invite: Invite) -> None:
    typist = dealt_a_turnable_card(invite)
    at, label = turnable(typist.person.labels())[0]
    typist.type(str(at + 1), "r")
    assert typist.person.labels()[at] != label
    typist.type("r")
    assert typist.person.labels()[at] == label


def dealt_a_turnable_card(invite: Invite) -> Typist:
    """Somebody at a table of their own; some hands have no such card, so others come."""
    for _ in range(_MOST_DEALS):
        typist = Typist(invite())
        typist.person.open_table()
        typist.person.wait_for_turn()
        if turnable(typist.person.labels()):
            return typist
    raise AssertionError(f"no card that can be turned in {_MOST_DEALS} hands")


def turnable(labels: list[str]) -> list[tuple[int, str]]:
    """The cards that are another one when turned, with their numbers."""
    return [
        (at, label)
        for at, label in enumerate(labels)
        if re.search("bend|fork", label, re.IGNORECASE)
    ]


def test_arrows_walk_through_the_hand(typist: Typist) -> None:
    typist.person.open_table()
    typist.person.wait_for_turn()
    typist.tab_to("[data-hand] button")
    first = typist.focused
    typist.type("ArrowRight")
    second = typist.focused
    assert first.startswith("Card 1")
    assert second.startswith("Card 2")
    typist.type("ArrowLeft")
    assert typist.focused == first


def test_what_happens_is_announced(typist: Typist) -> None:
    typist.person.open_table()
    typist.person.wait_for_turn()
    typist.page.evaluate(HEARING)
    play(typist, Random(1))
    typist.person.wait_for_turn()
    typist.page.wait_for_function("window.heard.some((said) => said.includes('Your turn'))")
