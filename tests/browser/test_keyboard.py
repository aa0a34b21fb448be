"""Everything by keyboard: the first page, the hand, the maze, the players, the end of a round."""

from __future__ import annotations

import re
from collections.abc import Callable
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
    typist = dealt(invite, lambda labels: bool(turnable(labels)))
    at, label = turnable(typist.person.labels())[0]
    typist.type(str(at + 1), "r")
    assert typist.person.labels()[at] != label
    typist.type("r")
    assert typist.person.labels()[at] == label


def dealt(invite: Invite, is_wanted: Callable[[list[str]], bool]) -> Typist:
    """Somebody at a table of their own; some hands have no such card, so others come."""
    for _ in range(_MOST_DEALS):
        typist = Typist(invite())
        typist.person.open_table()
        typist.person.wait_for_turn()
        if is_wanted(typist.person.labels()):
            return typist
    raise AssertionError(f"no such card in {_MOST_DEALS} hands")


def turnable(labels: list[str]) -> list[tuple[int, str]]:
    """The cards that are another one when turned, with their numbers."""
    return [
        (at, label)
        for at, label in enumerate(labels)
        if re.search("bend|fork", label, re.IGNORECASE)
    ]


def test_a_card_that_breaks_tools_is_not_aimed_at_its_owner_first(invite: Invite) -> None:
    typist = dealt(invite, lambda labels: any("Broken" in label for label in labels))
    at = next(at for at, label in enumerate(typist.person.labels()) if "Broken" in label)
    typist.type(str(at + 1))
    typist.page.locator("[data-target]:focus").wait_for()
    assert typist.focused.startswith("Break the ")
    assert "; you;" not in typist.focused
    # The owner's own seat is a target all the same.
    typist.tab_to("[data-target][data-harms]", key="Shift+Tab")
    assert "; you;" in typist.focused


@pytest.mark.parametrize("scheme", ["dark", "light"])
@pytest.mark.parametrize("forced", ["none", "active"])
def test_the_focus_is_seen_on_the_chosen_number_of_players(
    invite: Invite, scheme: str, forced: str
) -> None:
    typist = Typist(invite(color_scheme=scheme, forced_colors=forced))
    typist.person.come_in()
    typist.tab_to("input[name=players]:checked")
    ring, ground = typist.page.evaluate(_RING)
    assert contrast(ring, ground) >= 3, (ring, ground)


# The colours of the ring and of what it is drawn on.
_RING = """() => {
  const style = getComputedStyle(document.querySelector('input[name=players]:checked + span'));
  const parts = (colour) => colour.match(/[0-9.]+/g).map(Number);
  return [parts(style.outlineColor), parts(style.backgroundColor)];
}"""


def contrast(one: list[float], other: list[float]) -> float:
    """How far two colours are apart, as WCAG reckons it."""
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: list[float]) -> float:
    """How bright a colour is, from 0 to 1."""
    parts = [each / 255 for each in colour[:3]]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return float(0.2126 * red + 0.7152 * green + 0.0722 * blue)


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
