"""What players say shows for a while, and hides nothing that one needs to play."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.browser.eye import speak

if TYPE_CHECKING:
    from tests.browser.conftest import Invite
    from tests.browser.person import Person

pytestmark = pytest.mark.browser

SIZES = ((320, 568), (360, 640), (390, 664), (664, 390), (820, 1180), (1440, 900))

# Whether so much of what was said, at least, shows inside the window, and beside what is needed.
_FREE = """(least) => {
  const needed = '[data-seat], .ticker, [data-goal], [data-target], .tools, [data-prompt]';
  const all = [...document.querySelectorAll(`.table :is(${needed})`)];
  const seen = all.filter((each) => each.checkVisibility());
  const boxes = seen.map((each) => each.getBoundingClientRect());
  const said = [...document.querySelectorAll('.bubble.placed')];
  return said.length >= least && said.map((each) => each.getBoundingClientRect()).every(
    ({ left, top, right, bottom }) =>
      left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && boxes.every(
        (box) => box.right <= left || box.left >= right || box.bottom <= top || box.top >= bottom,
      ),
  );
}"""


def say(person: Person, *choices: str) -> None:
    """Say something: a kind of claim, and what it is about."""
    person.press(person.page.locator("[data-say]"))
    person.press(person.page.locator(f"dialog [data-claim='{choices[0]}']"))
    for choice in choices[1:]:
        person.press(person.page.locator("dialog .choices").get_by_text(choice, exact=True))
    person.page.locator("dialog").wait_for(state="detached")


def test_what_is_said_hides_nothing_that_is_needed_to_play(invite: Invite) -> None:
    """Neither goals, names, tools and what happened, nor where a chosen card can go."""
    ada, ben = invite(touch=True), invite("Ben")
    ben.sit_down(ada.open_table(players=5, friends=1))
    for person in (ada, ben):
        person.page.locator("[data-number]").wait_for()
        person.put_secret_away()
    for at, size in enumerate(SIZES):
        ada.resize(size)
        speak(ada, ("de", "en", "nl")[at % 3])
        say(ada, "stuck")
        say(ben, "saw", "South goal", "The treasure")
        ada.page.locator('.bubble[data-speaker="1"]').wait_for(state="attached")
        ada.page.wait_for_function(_FREE, arg=2)
        ada.press(ada.useful.first)
        ada.glowing.first.wait_for()
        ada.page.wait_for_function(_FREE, arg=1)
        ada.page.reload()  # what has been said before doesn't show any more
        ada.page.locator("[data-number]").wait_for()


def test_whom_it_is_said_to_is_not_asked_where_there_is_one(invite: Invite) -> None:
    ada = invite()
    ada.open_table(players=2, game="sabotage", sitters={1: "random"})
    ada.wait_for_turn()
    ada.press(ada.page.locator("[data-say]"))
    praise = ada.page.locator("dialog [data-claim='praise']")
    assert "…" not in praise.inner_text()
    assert "Nicely built, " in praise.inner_text()
    ada.press(praise)
    ada.page.locator("dialog").wait_for(state="detached")
    ada.page.locator('.bubble[data-speaker="0"]', has_text="Nicely built").wait_for(
        state="attached"
    )
