"""The Dark Cave through the page: whole games, questions, why-not, and what axe objects to."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.browser.conftest import Invite
from tests.browser.inspector import Inspector
from tests.browser.shifting import assert_nothing_has_shifted, watch_shifts
from tests.browser.tables import Played

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.person import Person

pytestmark = pytest.mark.browser

PHONE = (390, 844)
SMALL_PHONE = (320, 568)
PHONE_ON_ITS_SIDE = (844, 390)
TABLET = (820, 1180)
LAPTOP = (1100, 768)
DESKTOP = (1440, 900)
SIZES = {"en": DESKTOP, "de": PHONE, "nl": TABLET}

# Whatever waits for the reader: a card, a step, a question, or the end.
_DUE = "[data-prompt].mine[aria-busy=false], [data-game-end]"

# More decisions than any game has for one seat (D-89 bounds the turns of all).
_MOST = 400


# A field to which a way leads that costs nothing, with where it is and how far.
_FREE = re.compile(r"Go here: (.+); (\d) steps?$")


class Caver:
    """Somebody at a table of The Dark Cave who plays whatever is offered."""

    def __init__(self, person: Person, seed: int = 7) -> None:
        self.person = person
        self.page = person.page
        self.random = Random(seed)

    def open_table(self, players: int, seconds: int = 0) -> None:
        """Come to a table, where a decision may take so many seconds; 0 for no clock."""
        self.person.open_table(players, game="dark_cave", seconds=seconds)
        self.page.locator("[data-own]").wait_for()
        self.wait()

    def open_by_form(self, players: int) -> None:
        """Open a table with the form of the first page."""
        self.person.come_in()
        self.person.press(self.page.locator("label:has(input[name=game][value=dark_cave])"))
        self.person.open_by_form(players)
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
        self.keeps_focus()

    def keeps_focus(self) -> None:
        """Whoever plays on the keyboard never loses the place where they are."""
        self.page.wait_for_function("() => document.activeElement !== document.body")

    def come_to(self, played: Played, moment: str) -> None:
        """Come to a table that is far along."""
        played.belong_to(self.person)
        self.page.goto(f"{self.person.origin}/table/{played.tables[moment]}")
        self.page.locator("[data-number]").wait_for()
        self.wait()

    def take(self, kind: str) -> None:
        """Take the first card of a kind from the hand."""
        self.person.press(self.page.locator(f"[data-hand] button{kind}").first)

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
@pytest.mark.parametrize(("size", "players"), [(DESKTOP, 6), (SMALL_PHONE, 8)])
def test_a_whole_game_is_played(invite: Invite, size: tuple[int, int], players: int) -> None:
    ada = Caver(invite(size=size))
    watch_shifts(ada.person)
    ada.open_by_form(players)
    ada.play_game()
    assert_nothing_has_shifted(ada.person)
    end = ada.person.game_end
    assert end.locator("ul > li").count() == players
    assert "gold ×" in end.locator(".sum").first.inner_text()


@pytest.mark.clause("D-80")
@pytest.mark.parametrize("size", [(390, 664), DESKTOP])
def test_two_read_that_the_first_one_out_wins_and_may_choose_a_house_rule(
    invite: Invite, size: tuple[int, int]
) -> None:
    ada = invite(size=size)
    ada.come_in()
    ada.press(ada.page.locator("label:has(input[name=game][value=dark_cave])"))
    choice = ada.page.locator("#option-both_out")
    ada.press(ada.page.locator(".counts").get_by_text("3", exact=True))
    assert choice.count() == 0
    ada.fill_in(2)
    choice.wait_for()
    ada.page.get_by_text("even without gold").wait_for()
    assert ada.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    choice.select_option("yes")
    ada.press(ada.page.locator("form button[type=submit]"))
    ada.page.wait_for_url("**/table/*")
    ada.page.locator("[data-own]").wait_for()
    ada.page.locator("header button").last.click()
    chosen = ada.page.locator("dialog dd", has_text="Both are out")
    assert "changed" in chosen.inner_text()
    ada.page.locator("dialog dt", has_text="D-80").get_by_role("button").click()
    clause = ada.page.locator("[data-clause='D-80']")
    clause.wait_for()
    assert "House rule" in clause.locator(".standing").inner_text()
    assert "even without gold" not in clause.inner_text()


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
    # A seat is not a place for a path card, and every hand of five has one or an action of its own.
    path = ada.page.locator("[data-hand] button:not([data-card$=info])").first
    ada.person.press(path)
    ada.page.locator("[data-cave] svg").first.click(position={"x": 30, "y": 30})
    ada.person.refusal.wait_for()
    clause = ada.person.refusal.locator(".clause")
    assert clause.inner_text().startswith("D-")
    name = clause.inner_text()
    ada.person.press(clause)
    ada.page.locator(f"[data-clause='{name}']").wait_for()


@pytest.mark.clause("D-30", "D-50")
def test_what_a_card_is_for_is_said_where_it_is_aimed_at_something_else(
    invite: Invite, moments: Played
) -> None:
    ada = Caver(invite())
    ada.come_to(moments, "look")
    ada.take("[data-card$=':info']")
    ada.page.locator("[data-cave] [data-place='0,0']").click()
    assert "D-50" in ada.person.refusal.inner_text()


@pytest.mark.clause("D-20", "D-73")
def test_a_way_of_several_steps_is_gone_with_one_tap(invite: Invite, moments: Played) -> None:
    ada = Caver(invite())
    ada.come_to(moments, "walk")
    ways = _free_ways(ada)
    far = max(ways, key=lambda name: ways[name])
    assert ways[far] > 1
    ada.page.locator(f'[aria-label^="Go here: {far};"]').dispatch_event("click")
    ada.person.lines.get_by_text(f"You go to {far}.", exact=True).last.wait_for()


@pytest.mark.clause("D-20", "D-24")
def test_what_is_tapped_while_a_step_is_on_its_way_is_done_after_it(
    invite: Invite, moments: Played
) -> None:
    ada = Caver(invite())
    ada.come_to(moments, "steps")
    near = next(name for name, steps in _free_ways(ada).items() if steps == 1)
    ada.page.evaluate(
        """(near) => {
            const step = document.querySelector(`[aria-label^="Go here: ${near};"]`);
            const stay = document.querySelector("[data-stay]");
            step.dispatchEvent(new MouseEvent("click", { bubbles: true }));
            stay.click();
        }""",
        near,
    )
    ada.page.locator("[data-stay]").wait_for(state="detached")
    assert ada.person.lines.get_by_text(f"You go to {near}.", exact=True).count()


def _free_ways(ada: Caver) -> dict[str, int]:
    """The fields to which a way leads that costs nothing, with how many steps it takes."""
    labels = [
        each.get_attribute("aria-label") or ""
        for each in ada.page.locator("[data-cave] [data-target^=field]").all()
    ]
    return {found[1]: int(found[2]) for found in map(_FREE.match, labels) if found}


@pytest.mark.clause("D-42", "D-43")
def test_a_price_is_said_before_one_goes(invite: Invite, moments: Played) -> None:
    ada = Caver(invite())
    ada.come_to(moments, "price")
    before = ada.person.number
    ada.use(ada.page.locator("[data-cave] [data-target][aria-label*=costs]").first)
    assert "costs 1" in ada.page.locator("[data-ask]").inner_text()
    ada.use(ada.page.locator("[data-ask] button").last)
    ada.page.locator("[data-ask]").wait_for(state="detached")
    ada.keeps_focus()
    assert ada.person.number == before


@pytest.mark.clause("D-50", "D-90")
def test_what_was_seen_in_secret_is_shown_once_and_then_lies_under_the_cover(
    invite: Invite, moments: Played
) -> None:
    ada = Caver(invite(motion=True))
    ada.come_to(moments, "look")
    ada.take("[data-card$=':info']")
    goal = ada.page.locator("[data-cave] [data-target^=goal]").first
    corner = (goal.get_attribute("aria-label") or "").rsplit(maxsplit=1)[-1]
    ada.use(goal)
    look = ada.page.locator("[data-look]")
    look.wait_for()
    seen = look.locator("strong").inner_text().rstrip(".").split(": ")[1]
    ada.use(look.locator("button"))
    look.wait_for(state="detached")
    known = f"{corner}: {seen}"
    assert known not in ada.page.locator(".log").inner_text()
    # The others play on meanwhile, and may ask something.
    ada.page.keyboard.press("c")
    assert known in ada.page.locator("[data-own]").inner_text()
    assert known in ada.page.locator(".log").inner_text()


@pytest.mark.clause("D-52")
def test_whoever_was_swapped_with_is_told_which_card_they_draw(
    invite: Invite, moments: Played
) -> None:
    ada = Caver(invite())
    ada.come_to(moments, "swap")
    lines = ada.person.lines.all_inner_texts()
    swap = next(at for at, line in enumerate(lines) if "swaps hands with you" in line)
    assert any("You draw " in line for line in lines[swap:])


def test_everything_that_matters_is_in_sight(invite: Invite) -> None:
    ada = Caver(invite())
    ada.open_table(8, seconds=900)
    for size in (PHONE, PHONE_ON_ITS_SIDE, TABLET, LAPTOP, DESKTOP):
        ada.person.resize(size)
        assert_all_is_in_sight(ada, size)
        assert_the_clock_hides_no_clan(ada)
        ada.page.keyboard.press("Escape")


def assert_all_is_in_sight(ada: Caver, size: tuple[int, int]) -> None:
    page = ada.page
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    ada.person.press(ada.person.hand.first)
    for part in page.locator(
        "[data-hand] button, [data-actions] button, [data-own], [data-piles]"
    ).all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    for touched in page.locator("[data-hand] button, [data-actions] button").all():
        box = touched.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44


def assert_the_clock_hides_no_clan(ada: Caver) -> None:
    clock = ada.page.locator("[data-clock-at='0']").bounding_box()
    clan = ada.page.locator("[data-seat='0'] .clan").bounding_box()
    assert clock is not None
    assert clan is not None
    beside = max(clan["x"] - clock["x"] - clock["width"], clock["x"] - clan["x"] - clan["width"])
    below = max(clock["y"] - clan["y"] - clan["height"], clan["y"] - clock["y"] - clock["height"])
    assert max(beside, below) > -clan["width"] / 4


@pytest.mark.parametrize("language", ["de"])
def test_no_state_violates_what_axe_knows(invite: Invite, moments: Played, language: str) -> None:
    ada = Caver(invite(size=SIZES[language], language=language))
    axe = Inspector(ada.page, "[data-cave] svg g")
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
    for moment in ("vote", "end"):
        ada.come_to(moments, moment)
        axe.look(moment)
    assert axe.found == {}


# How far the sign of each character that is known reaches into the name beside it.
_SIGNS_IN_NAMES = """(players) => players.map((player) => {
  const sign = player.querySelector('.face').getBoundingClientRect();
  const name = document.createRange();
  name.selectNodeContents(player.querySelector('.name .text'));
  const { left, top } = name.getBoundingClientRect();
  return Math.min(sign.right - left, sign.bottom - top);
})"""


def test_at_the_end_rows_are_named_down_to_the_lower_goals_on_a_phone(
    invite: Invite, moments: Played
) -> None:
    ada = Caver(invite(size=PHONE, touch=True))
    ada.come_to(moments, "end")
    ada.page.locator(".table.beside").wait_for()
    # The tools that lay in the way are put away there.
    ada.page.locator(".ground .tools").wait_for(state="hidden")
    sight = ada.page.locator("[data-sight]").bounding_box()
    last = ada.page.locator(".edges .row").last.bounding_box()
    assert sight
    assert last
    assert last["y"] + last["height"] > sight["y"] + sight["height"] * 0.8
    # What everybody was stands at their portraits, and leaves their names legible.
    reach = ada.page.locator("[data-seat]").evaluate_all(_SIGNS_IN_NAMES)
    assert len(reach) == 3
    assert max(reach) <= 0


@pytest.mark.clause("D-82", "D-86")
def test_a_question_interrupts_and_says_what_is_at_stake(invite: Invite, moments: Played) -> None:
    ada = Caver(invite(size=PHONE, touch=True))
    ada.come_to(moments, "vote")
    question = ada.page.locator("[data-question=voting]")
    assert "gold" in question.inner_text()
    # Nobody ends a game because that was the button that shone.
    assert "ends at once" in question.inner_text()
    # All of it is told, too.
    said = ada.page.locator("p[role=status][aria-live=polite]").last.inner_text()
    assert "proposes to end the game" in said
    assert "ends at once" in said
    assert ada.page.locator("[data-answers] .button-first").count() == 0
    before = ada.person.number
    ada.person.press(ada.page.locator("[data-answer='end no']"))
    ada.person.wait_past(before)
