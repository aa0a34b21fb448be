"""The Dark Cave through the page: whole games, questions, why-not, and what axe objects to."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Invite
from tests.browser.inspector import Inspector

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.person import Person

pytestmark = pytest.mark.browser

PHONE = (390, 844)
DESKTOP = (1440, 900)
SIZES = {"en": DESKTOP, "de": PHONE, "nl": (820, 1180)}

# Whatever waits for the reader: a card, a step, a question, or the end.
_DUE = "[data-prompt].mine[aria-busy=false], [data-game-end]"

# More decisions than any game has for one seat (D-89 bounds the turns of all).
_MOST = 400


class Caver:
    """Somebody at a table of The Dark Cave who plays whatever is offered."""

    def __init__(self, person: Person, seed: int = 7) -> None:
        self.person = person
        self.page = person.page
        self.random = Random(seed)

    def open_table(self, players: int) -> None:
        """Open a table from the first page."""
        self.person.press(self.page.locator("label:has(input[name=game][value=dark_cave])"))
        self.person.open_table(players)
        self.page.locator("[data-own]").wait_for()
        self.wait()

    def wait(self) -> None:
        """Wait until something is to be done, or the game is over."""
        self.page.locator(_DUE).first.wait_for()

    def use(self, what: Locator) -> None:
        """Do it on the keyboard."""
        what.focus()
        self.page.keyboard.press("Enter")

    def any_of(self, found: Locator) -> Locator:
        """One of those that there are."""
        return found.nth(self.random.randrange(found.count()))

    def decide(self) -> None:
        """Answer what is asked, walk, or play or pass a card."""
        before = self.person.number
        if self.page.locator("[data-question]").count():
            # The last answer says no to the end of the game.
            self.use(self.page.locator("[data-answer]").last)
        elif self.page.locator("[data-stay]").count():
            self.walk()
        else:
            self.play_card()
        self.person.wait_past(before)

    def walk(self) -> None:
        """Go somewhere, or stay."""
        found = self.page.locator("[data-cave] [data-target]:not([data-target^=edge])")
        if not found.count() or self.random.random() < 0.3:
            self.use(self.page.locator("[data-stay]"))
            return
        before = self.person.number
        self.use(self.any_of(found))
        asked = self.page.locator("[data-ask] .button-first")
        self.page.locator(
            f'[data-ask], [data-number]:not([data-number="{before}"])'
        ).first.wait_for()
        if asked.count():
            self.use(asked)

    def play_card(self) -> None:
        """Play any card where it can be played, else pass it."""
        before = self.person.number
        self.use(self.any_of(self.person.hand))
        self.page.locator("button[data-pass]").wait_for()
        stays, found = self.page.locator("[data-stays]"), self.page.locator("[data-target]")
        if not found.count():
            self.use(self.page.locator("[data-stays], button[data-pass]").first)
            return
        is_out = stays.count() > 0
        self.use(self.any_of(found))
        if is_out:
            return
        # A creature that comes out of one of several holes is asked where it goes.
        self.page.locator(
            f'[data-stays], [data-number]:not([data-number="{before}"])'
        ).first.wait_for()
        if stays.count():
            self.use(stays)

    def play_game(self) -> None:
        """Play until the game is over."""
        for _ in range(_MOST):
            self.wait()
            if self.person.game_end.count():
                return
            self.decide()
        raise AssertionError("the game doesn't end")


@pytest.mark.clause("D-20", "D-80", "D-83")
@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 3), (PHONE, 8)])
def test_a_whole_game_is_played(invite: Invite, size: tuple[int, int], players: int) -> None:
    ada = Caver(invite(size=size))
    ada.open_table(players)
    ada.play_game()
    end = ada.person.game_end
    assert end.locator("ul > li").count() == players
    assert "gold ×" in end.locator(".sum").first.inner_text()


@pytest.mark.clause("D-12", "D-90")
def test_clan_and_character_are_in_sight_and_can_be_covered(invite: Invite) -> None:
    ada = Caver(invite())
    ada.open_table(5)
    own = ada.page.locator("[data-own]")
    assert own.locator("svg[aria-label]").count() == 1
    assert "work for" not in own.inner_text()
    ada.person.press(own.locator("button"))
    assert "You work for" in own.inner_text()
    ada.page.keyboard.press("c")
    assert "work for" not in own.inner_text()


@pytest.mark.clause("D-20", "D-30")
def test_what_cannot_be_done_is_explained_with_its_clause(invite: Invite) -> None:
    ada = Caver(invite())
    ada.open_table(4)
    # A seat is no place for a path card, and every hand of five has one or an action of its own.
    path = ada.page.locator("[data-hand] button:not([data-card$=info])").first
    ada.person.press(path)
    ada.page.locator("[data-cave] svg").first.click(position={"x": 30, "y": 30})
    ada.person.refusal.wait_for()
    clause = ada.person.refusal.locator(".clause")
    assert clause.inner_text().startswith("D-")
    name = clause.inner_text()
    ada.person.press(clause)
    ada.page.locator(f"[data-clause='{name}']").wait_for()


@pytest.mark.parametrize("language", SIZES)
def test_no_state_violates_what_axe_knows(invite: Invite, language: str) -> None:
    ada = Caver(invite(size=SIZES[language], language=language))
    axe = Inspector(ada.page, "[data-cave] svg g *")
    ada.open_table(5)
    axe.look("new game")
    for key, state in (("p", "piles"), ("?", "help")):
        ada.page.keyboard.press(key)
        ada.page.locator("dialog").wait_for()
        axe.look(state)
        ada.page.keyboard.press("Escape")
        ada.page.locator("dialog").wait_for(state="detached")
    ada.person.press(ada.person.hand.first)
    axe.look("card chosen")
    ada.page.keyboard.press("Escape")
    ada.play_card()
    ada.wait()
    axe.look("after the card")
    assert axe.found == {}
