"""No violation that axe knows, on any page and in any state, in each language and theme."""

from __future__ import annotations

from random import Random

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]

from tests.browser.conftest import Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser

WORDS = {
    "en": {"log": "Log", "rules": "Rules", "menu": "This table"},
    "de": {"log": "Verlauf", "rules": "Regeln", "menu": "Dieser Tisch"},
    "nl": {"log": "Verloop", "rules": "Spelregels", "menu": "Deze tafel"},
}
SIZES = {"en": (1440, 900), "de": (390, 844), "nl": (820, 1180)}

# What is inside a drawing is no business of a screen reader; its name is.
WITHOUT_STROKES = {"exclude": [[".card > *"], [".dwarf > *"], [".icon > *"]]}

# The theme decides about colours and nothing else.
CONTRAST_ONLY = {"runOnly": ["color-contrast"]}


class Inspector:
    """Looks at what a person sees, in both themes."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.seen: list[str] = []
        self.found: dict[str, list[str]] = {}

    def look(self, state: str) -> None:
        """Note what axe finds in what is seen now."""
        self.seen.append(state)
        for theme, options in (("dark", {}), ("light", CONTRAST_ONLY)):
            self.person.page.evaluate(
                "(theme) => { document.documentElement.dataset.theme = theme; }", theme
            )
            violations = (
                Axe().run(self.person.page, WITHOUT_STROKES, options).response["violations"]
            )
            for violation in violations:
                nodes = [node["html"][:160] for node in violation["nodes"][:3]]
                self.found.setdefault(f"{state}, {theme}", []).append(f"{violation['id']} {nodes}")


@pytest.mark.parametrize("language", WORDS)
def test_no_page_and_no_state_violates_what_axe_knows(invite: Invite, language: str) -> None:
    ada = invite("Ada", size=SIZES[language], language=language)
    axe = Inspector(ada)
    page, words = ada.page, WORDS[language]
    page.locator("form").wait_for()
    axe.look("first page")
    ada.fill_in(players=3)
    axe.look("first page with options")
    page.goto(f"{ada.origin}/rules/saboteur#S-31")
    page.locator("[data-clause='S-31']").wait_for()
    axe.look("rules")
    page.goto(f"{ada.origin}/table/nowhere")
    page.locator("[role=alert]").wait_for()
    axe.look("no table")
    assert all("404" in complaint for complaint in ada.complaints)
    ada.complaints.clear()

    page.goto(ada.origin)
    ada.open_table(players=3, friends=1)
    page.locator("input[readonly]").wait_for()
    axe.look("waiting")
    guest = invite("Ben", language=language)
    guest.page.goto(page.url)
    guest.page.locator("form").wait_for()
    joining = Inspector(guest)
    joining.look("join")
    assert joining.found == {}

    page.goto(ada.origin)
    ada.open_table(players=3, pick=True)
    ada.wait_for_turn()
    axe.look("new game")
    ada.choose_useful(Random(1))
    axe.look("card chosen")
    box = page.locator("[data-maze]").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] * 0.55, box["y"] + box["height"] * 0.25)
    ada.refusal.wait_for()
    axe.look("refused")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    ada.press(page.locator(".own button"))
    for key, state in (("?", "help"), ("g", "rules at the table"), ("l", "log")):
        page.keyboard.press(key)
        axe.look(state)
        page.keyboard.press("Escape")
    for selector, state in (("[data-seat='1']", "seat"), ("[data-draw]", "piles")):
        ada.press(page.locator(selector))
        page.locator("dialog").wait_for()
        axe.look(state)
        page.keyboard.press("Escape")
    ada.press(page.get_by_role("button", name=words["menu"]))
    axe.look("settings")
    page.keyboard.press("Escape")

    random = Random(7)
    for turn in range(3):
        ada.play_round(random)
        if not turn:
            axe.look("round end")
        share(ada, axe)
        ada.press(ada.round_end.locator("footer button").first)
        if turn < 2:
            ada.round_end.wait_for(state="detached")
    ada.game_end.wait_for()
    axe.look("game end")
    more = ada.game_end.locator(".more button")
    for at, state in ((0, "reasons"), (1, "record")):
        ada.press(more.nth(at))
        page.locator("dialog").wait_for()
        page.locator("dialog :is(ol li, pre:not(:empty))").first.wait_for()
        axe.look(state)
        page.keyboard.press("Escape")
    page.goto(ada.origin)
    page.locator("[href*='/table/']").first.wait_for()
    axe.look("first page with tables")
    assert axe.found == {}
    assert len(axe.seen) > 15


def share(person: Person, axe: Inspector) -> None:
    """Pick gold whenever one may."""
    cards = person.round_end.locator("[data-take]")
    ended = person.round_end.locator("footer .button-first")
    while True:
        cards.or_(ended).first.wait_for()
        if not cards.count():
            return
        if "gold picking" not in axe.seen:
            axe.look("gold picking")
        number = person.number
        person.press(cards.first)
        person.wait_past(number)
