"""While others decide: a reminder, computer players in a hurry, and a friend who comes too late."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Locator, expect

from pitprop.server.http.identity import COOKIE
from tests.browser.conftest import Invite
from tests.browser.eye import objections
from tests.browser.house import House
from tests.browser.person import Person
from tests.server.driving import Browser

pytestmark = pytest.mark.browser


def laid_table(house: House, ada: Person, **changes: object) -> str:
    """A table that Ada has opened before she comes to it; returns its address."""
    with Browser(house) as browser:
        table = browser.create(**{"first": 0} | changes)
        token = browser.http.cookies[COOKIE]
    ada.page.context.add_cookies([{"name": COOKIE, "value": token, "url": ada.origin}])
    return f"{house.origin}/table/{table}"


def waited_for(house: House, ada: Person, ben: Person, **table: object) -> Locator:
    """Ada is on turn and Ben waits, by a clock that the test moves; returns his button to nudge."""
    ben.page.clock.install()
    address = laid_table(house, ada, open_seats=1, **table)
    ada.page.goto(address)
    ben.sit_down(address)
    for person in (ada, ben):
        person.page.locator("[data-number]").wait_for()
        person.put_secret_away()
    return ben.page.locator("[data-nudge]")


def test_who_takes_long_is_nudged_and_told_by_whom(house: House, invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", size=(390, 664), touch=True)
    nudge = waited_for(house, ada, ben, opponents=["random"])
    expect(nudge).to_have_count(0)
    ben.page.clock.fast_forward(16_000)
    ben.press(nudge)
    expect(ben.page.locator("[data-meanwhile]")).to_contain_text("Ada has been nudged.")
    expect(ada.page.locator("[data-meanwhile]")).to_contain_text("Ben nudges you: it is your turn.")
    # It is over as soon as Ada has played.
    ada.take_turn(Random(1))
    expect(nudge).to_have_count(0)


@pytest.mark.parametrize("game", ["sabotage", "dark_cave"])
def test_what_is_told_of_others_covers_nothing_of_the_table(
    house: House, invite: Invite, game: str
) -> None:
    ada = invite("Ada", size=(390, 664), touch=True)
    players = {"sabotage": 2, "dark_cave": 3}[game]
    others = ["random"] * (players - 2)
    address = laid_table(
        house, ada, game=game, players=players, open_seats=1, opponents=others, first=1
    )
    # Ben sits down, begins the game, and never looks at it.
    with Browser(house) as ben:
        ben.sit(address.rsplit("/", 1)[1], "Ben")
    ada.page.goto(address)
    ada.page.locator("[data-stand-in]").wait_for()
    if game == "dark_cave":
        ada.put_secret_away()
    for size in ((390, 664), (360, 640), (320, 568), (844, 390), (720, 450), (820, 1180)):
        ada.resize(size)
        assert objections(ada) == [], size


def test_the_sign_of_a_computer_player_covers_no_name_on_a_phone(
    house: House, invite: Invite
) -> None:
    ada = invite("Ada", size=(390, 664), touch=True)
    address = laid_table(
        house, ada, game="dark_cave", players=2, open_seats=1, opponents=[], first=1
    )
    with Browser(house) as ben:
        ben.sit(address.rsplit("/", 1)[1], "Ben")
    ada.page.goto(address)
    ada.press(ada.page.locator("[data-stand-in]"))
    sign = ada.page.locator('[data-stand-in-at="1"]').bounding_box()
    name = ada.page.locator('[data-seat="1"] .text').bounding_box()
    assert sign
    assert name
    assert sign["x"] + sign["width"] <= name["x"] + 1


def test_that_a_computer_player_can_play_on_is_said_once(house: House, invite: Invite) -> None:
    ada = invite("Ada")
    address = laid_table(house, ada, open_seats=1, opponents=["random"], first=1)
    with Browser(house) as ben:
        ben.sit(address.rsplit("/", 1)[1], "Ben")
    ada.page.clock.install()
    ada.page.add_init_script(_HEARING)
    ada.page.goto(address)
    ada.page.locator("[data-stand-in]").wait_for()
    offered = "A computer player can play on for Ben now."
    count = "(offered) => window.heard.filter((said) => said.includes(offered)).length"
    ada.page.wait_for_function(f"(offered) => ({count})(offered) > 0", arg=offered)
    # The note is looked at anew every second.
    ada.page.clock.run_for(5_000)
    assert ada.page.evaluate(count, offered) == 1


# All that is said to a screen reader from the first moment, one thing after the other.
_HEARING = """window.heard = [];
addEventListener('DOMContentLoaded', () => new MutationObserver(() => {
  const all = [...document.querySelectorAll('p[role=status][aria-live=polite]')];
  const text = all.at(-1)?.textContent ?? '';
  if (text && text !== window.heard.at(-1)) window.heard.push(text);
}).observe(document.body, { subtree: true, childList: true, characterData: true }));"""


def test_the_note_about_who_is_away_is_no_wider_than_what_it_says(
    house: House, invite: Invite
) -> None:
    """Dutch has the longest words for it: its sentence takes two lines beside the button."""
    ada = invite("Ada", size=(820, 1180), language="nl", touch=True)
    address = laid_table(house, ada, open_seats=1, opponents=["random"], first=1)
    with Browser(house) as ben:
        ben.sit(address.rsplit("/", 1)[1], "Ben")
    ada.page.goto(address)
    button = ada.page.locator("[data-stand-in]")
    note = ada.page.locator("[data-meanwhile] p")
    said, pressed, around = (each.bounding_box() for each in (note.locator("span"), button, note))
    assert said
    assert pressed
    assert around
    assert said["x"] + said["width"] < pressed["x"]
    assert around["width"] - said["width"] - pressed["width"] < 60


@pytest.mark.parametrize(("language", "button"), [("de", "Anstupsen"), ("nl", "Aanstoten")])
def test_what_a_button_of_one_word_says_is_never_broken(
    house: House, invite: Invite, language: str, button: str
) -> None:
    """It stands alone above the sentence that already says whose turn it is."""
    ada, ben = invite("Ada"), invite("Ben", language=language)
    nudge = waited_for(house, ada, ben, game="dark_cave", players=2, opponents=[])
    ben.page.clock.fast_forward(16_000)
    expect(nudge).to_have_text(button)
    for size in ((390, 664), (844, 390), (820, 1180), (1440, 900)):
        ben.resize(size)
        assert lines_of(nudge) == 1, size


def lines_of(what: Locator) -> int:
    """How many lines a text takes."""
    found: int = what.evaluate(
        """(element) => {
          const range = document.createRange();
          range.selectNodeContents(element);
          return new Set([...range.getClientRects()].map((box) => Math.round(box.top))).size;
        }"""
    )
    return found


def test_computer_players_that_take_long_are_asked_to_hurry(house: House, invite: Invite) -> None:
    """Without that, they would take a minute and a half."""
    ada = invite("Ada")
    address = laid_table(house, ada, players=10, opponents=["random"] * 9, pace=10_000)
    ada.page.goto(address)
    ada.wait_for_turn()
    ada.put_secret_away()
    ada.take_turn(Random(2))
    hurry = ada.page.locator("[data-hurry]")
    ada.press(hurry)
    ada.wait_for_turn()
    expect(hurry).to_have_count(0)
    # It held for that lap alone.
    ada.take_turn(Random(2))
    hurry.wait_for()
    # Little of the maze is in sight with so many on a phone: what is told stands below it.
    for size in ((390, 664), (360, 640), (320, 568)):
        ada.resize(size)
        ground = ada.page.locator(".ground:has(> [data-meanwhile])").bounding_box()
        button = hurry.bounding_box()
        assert ground
        assert button
        assert button["y"] >= ground["y"] + ground["height"]


def test_who_watches_can_take_a_seat_once_the_table_lets_them(house: House, invite: Invite) -> None:
    ada, eve = invite("Ada"), invite("Eve", size=(390, 664), touch=True)
    address = laid_table(house, ada)
    ada.page.goto(address)
    ada.wait_for_turn()
    ada.put_secret_away()
    eve.page.goto(address)
    eve.press(eve.page.locator("[data-watch]"))
    eve.page.locator("[data-number]").wait_for()
    offer = eve.page.locator(".prompt [data-join]")
    expect(offer).to_have_count(0)
    ada.press(ada.page.get_by_role("button", name="This table"))
    ada.page.locator('[data-choice="late"]').select_option("yes")
    offer.wait_for()
    for size in ((390, 664), (320, 568), (664, 390), (1440, 900)):
        eve.resize(size)
        assert objections(eve) == [], size
    eve.press(offer)
    eve.take_seat()
    eve.page.locator("[data-hand] button").first.wait_for()


def test_who_comes_too_late_to_a_table_that_is_not_watched_is_told_when_to_sit_down(
    house: House, invite: Invite
) -> None:
    ada, eve = invite("Ada"), invite("Eve", size=(390, 664), touch=True)
    address = laid_table(house, ada)
    ada.page.goto(address)
    ada.wait_for_turn()
    ada.put_secret_away()
    ada.press(ada.page.get_by_role("button", name="This table"))
    ada.page.locator('[data-choice="watching"]').select_option("no")
    expect(ada.page.locator('[data-choice="watching"]')).to_be_enabled()
    eve.page.goto(address)
    expect(eve.page.locator("main")).to_contain_text("This table can’t be watched.")
    assert eve.page.locator("[data-number], [data-watch]").count() == 0
    # In the middle of a round she is told when a seat can be taken.
    eve.means("409")
    eve.take_seat()
    expect(eve.page.locator("[role=alert]", has_text="before the next")).to_be_visible()
    # Where the table allows it, she has one at once, with all that belongs to it.
    ada.page.locator('[data-choice="late"]').select_option("yes")
    expect(ada.page.locator('[data-choice="late"]')).to_be_enabled()
    eve.press(eve.page.locator("form button[type=submit]"))
    eve.page.locator("[data-number]").wait_for()
    assert eve.hand.count() > 0
    ada.page.locator("[data-seat]", has_text="Eve").wait_for()
