"""Three people at a table: host, seats, somebody away, the next round, another game, a watcher."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from pitprop.server.http.identity import COOKIE
from tests.browser.conftest import Invite
from tests.browser.eye import objections
from tests.browser.house import House
from tests.browser.inspector import Inspector
from tests.browser.person import Person
from tests.browser.tables import token_of
from tests.server.driving import Browser, Message, is_over, wants_me

if TYPE_CHECKING:
    from playwright.sync_api import Locator

pytestmark = pytest.mark.browser

# Whatever is said on the page, as it is.
_LISTEN = """() => {
  window.heard = [];
  new MutationObserver(() => heard.push(document.body.textContent)).observe(
    document.body, {childList: true, characterData: true, subtree: true});
}"""

NAMES = ("Ada", "Zoë", "Ben")


@pytest.fixture
def company(invite: Invite) -> tuple[Person, Person, Person]:
    """Ada has opened a table for five on a desktop; Ben has come by phone, Zoë by tablet."""
    ada = invite("Ada")
    address = ada.open_table(players=5, friends=3)
    ben = invite("Ben", size=(390, 664), touch=True)
    zoe = invite("Zoë", size=(820, 1180), touch=True)
    for guest in (ben, zoe):
        guest.sit_down(address)
        guest.page.locator("[data-seat-row]").first.wait_for()
    ada.page.locator("[data-seat-row]", has_text="Zoë").wait_for()
    return ada, ben, zoe


def begin(*people: Person) -> None:
    people[0].press(people[0].page.get_by_role("button", name="Begin now"))
    for person in people:
        person.page.locator("[data-number]").wait_for()


def play_on(
    house: House, people: tuple[Person, ...], address: str, until: Callable[[Message], bool]
) -> None:
    """Play at random, without the page, until a moment that all see has come."""
    table = address.rpartition("/")[2]

    tokens = [(person.name, token_of(person)) for person in people]

    def drive(named: tuple[str, str]) -> None:
        name, token = named
        random = Random(name)
        with Browser(house) as browser:
            browser.http.cookies.set(COOKIE, token)
            with browser.live(table) as live:
                while not until(live.state(lambda state: wants_me(state) or until(state))):
                    request = f"{until.__name__} {live.last['number']} {name}"
                    live.step(random, request, _shows_nothing)

    with ThreadPoolExecutor(len(tokens)) as threads:
        list(threads.map(drive, tokens))


def _shows_nothing(move: str) -> bool:
    """Whoever looks at a goal is shown it on the page, and has to put it back."""
    return not move.startswith("map ")


def _is_round_over(state: Message) -> bool:
    return bool(state["view"]["phase"] in ("dealing", "over"))


def _is_in_last_round(state: Message) -> bool:
    return bool(state["view"]["round"] == 3)


def says(person: Person, text: str) -> Locator:
    """Waits until it is to be read."""
    found = person.page.get_by_text(text).first
    found.wait_for()
    return found


def test_the_host_arranges_the_table_and_begins(company: tuple[Person, Person, Person]) -> None:
    ada, ben, zoe = company
    says(ben, "Ada may also begin before that.")
    assert ben.page.get_by_role("button", name="Begin now").count() == 0
    assert ben.page.locator("[data-sitter], [data-remove], [data-host]").count() == 0

    ada.press(ada.page.get_by_role("button", name="Move Zoë one seat up"))
    ben.page.locator('[data-seat-row="1"]', has_text="Zoë").wait_for()

    sitter = ada.page.locator('[data-sitter="4"]')
    sitter.select_option("?")
    zoe.page.locator('[data-seat-row="4"]', has_text="free seat").wait_for()
    sitter.select_option("easy")
    zoe.page.locator('[data-seat-row="4"]', has_text="Computer player").wait_for()

    ada.press(ada.page.locator('[data-host="2"]'))
    ben.page.get_by_role("button", name="Begin now").wait_for()
    ben.press(ben.page.locator('[data-host="0"]'))
    ada.page.locator("summary", has_text="How this table plays").click()
    ada.page.locator('[data-choice="watching"]').select_option("no")
    for person in (ada, ben):
        axe = Inspector(person.page)
        axe.look("waiting room")
        assert axe.found == {}

    begin(ada, zoe, ben)
    assert ada.page.locator("[data-seat] .name").all_inner_texts()[:3] == list(NAMES)


def test_somebody_who_leaves_is_replaced_and_the_rest_play_on(
    company: tuple[Person, Person, Person],
) -> None:
    ada, ben, zoe = company
    begin(ada, ben, zoe)
    ben.press(ben.page.get_by_role("button", name="This table"))
    ben.press(ben.page.locator("[data-leave]"))
    says(ben, "With the link you can take a computer player’s seat again when this round is over.")
    ben.press(ben.page.locator("[data-leave-sure]"))
    ben.page.locator("form").wait_for()
    ada.page.locator('[data-seat="1"][aria-label*="computer player"]').wait_for()

    ada.press(ada.page.get_by_role("button", name="This table"))
    ada.press(ada.page.locator('[data-remove="2"]'))
    ada.press(ada.page.locator("[data-remove-sure]"))
    ada.page.locator('[data-seat="2"][aria-label*="computer player"]').wait_for()
    says(zoe, "The host removed you from the table.")


def test_a_table_that_was_left_is_on_the_list_no_more(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", worker=False)
    address = ada.open_table(players=3, friends=1)
    ben.sit_down(address)
    ben.page.locator("[data-number]").wait_for()
    ben.put_secret_away()
    ben.press(ben.page.get_by_role("link", name="Home"))
    tables = ben.page.locator("[aria-labelledby=going-tables] a")
    expect(tables).to_have_count(1)
    ben.press(tables)
    # From here on the server answers the question for tables no more: the page knows.
    ben.page.route("**/api/tables", lambda route: None)
    ben.press(ben.page.get_by_role("button", name="This table"))
    ben.press(ben.page.locator("[data-leave]"))
    ben.press(ben.page.locator("[data-leave-sure]"))
    ben.page.locator("form").wait_for()
    expect(tables).to_have_count(0)


@pytest.mark.parametrize("game", ["saboteur", "sabotage", "dark_cave"])
def test_who_sits_down_last_is_not_back(invite: Invite, game: str) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    address = ada.open_table(players={"saboteur": 3}.get(game, 2), friends=1, game=game)
    ada.page.evaluate(_LISTEN)
    ben.sit_down(address)
    for person in (ada, ben):
        person.page.locator("[data-number]").wait_for()
    # Once that is said, all else has been.
    ben.page.close()
    ada.page.wait_for_function("() => heard.some((text) => text.includes('Ben is away.'))")
    assert ada.page.evaluate("heard.filter((text) => text.includes('Ben is back.'))") == []


def test_an_evening_of_three(house: House, invite: Invite, company: tuple[Person, ...]) -> None:
    ada, ben, zoe = company
    begin(ada, ben, zoe)

    # The window of who is waited for says so by its icon, too.
    for person, icon in ((ada, "favicon-turn.svg"), (zoe, "favicon.svg")):
        marked = person.page.locator(f"link[rel=icon][href$='/{icon}']")
        marked.wait_for(state="attached")

    # Ben goes away, a computer player stands in for him, and he comes back.
    address = ben.page.url
    ada.take_turn(Random(1))
    ben.page.goto("about:blank")
    says(ada, "It is Ben’s turn; Ben is away.")
    for size in ((390, 664), (844, 390), (720, 450), (1440, 900)):
        ada.resize(size)
        assert objections(ada) == []
    ada.press(ada.page.locator("[data-stand-in]"))
    zoe.page.locator('[data-stand-in-at="1"]').wait_for()
    ben.page.goto(address)
    zoe.page.locator('[data-stand-in-at="1"]').wait_for(state="detached")

    # They talk.
    zoe.press(zoe.page.locator("[data-say]"))
    zoe.press(zoe.page.locator("dialog [data-claim='stuck']"))
    for person in (ada, ben):
        person.page.locator('.bubble.placed[data-speaker="2"]').wait_for()
    ada.page.locator(".log li", has_text="I have no card that helps.").wait_for()

    # The round ends; each says when the next may begin, and the host doesn't wait for all.
    play_on(house, company, address, _is_round_over)
    for person in company:
        person.round_end.wait_for()
    says(ada, "Nobody is ready yet")
    # Whoever has said so is told where they have pressed, and nothing has moved.
    ready = ben.page.locator("[data-ready]")
    rows = ben.round_end.locator("ol > li, footer button")
    before = [each.bounding_box() for each in rows.all()]
    ben.press(ready)
    says(ada, "Ready: Ben\u00a0· still looking: Ada and Zoë")
    expect(ready).to_have_attribute("aria-disabled", "true")
    assert [each.bounding_box() for each in rows.all()] == before
    assert ben.page.locator("[data-deal]").count() == 0
    ada.press(ada.page.locator("[data-deal]"))
    for person in company:
        person.round_end.wait_for(state="detached")

    # A friend who comes too late is offered to watch, and later a seat.
    eve = invite("Eve")
    eve.page.goto(address)
    says(eve, "When this round is over")
    eve.press(eve.page.locator("[data-watch]"))
    eve.page.locator("[data-number]").wait_for()
    ada.page.locator("[data-watchers]", has_text="1").wait_for()

    # The game ends, and one asks for another: all come to the same table.
    # At the second round nobody looks.
    for person in (*company, eve):
        person.page.goto("about:blank")
    play_on(house, company, address, _is_in_last_round)
    for person in company:
        person.page.goto(address)
        person.page.locator("[data-number]").wait_for()
    play_on(house, company, address, is_over)
    for person in company:
        person.press(person.round_end.get_by_role("button", name="To the final count"))
        person.game_end.wait_for()
    ben.press(ben.page.locator("[data-again]"))
    ben.page.wait_for_url(lambda url: url != address)
    says(ada, "Ben wants to play again.")
    ada.press(ada.page.locator("[data-next-table] a"))
    ada.page.wait_for_url(ben.page.url)
    says(ben, "Still to sit down: Zoë.")
    # She hasn't the old table open any more, and finds the new one among hers.
    zoe.page.goto(house.origin)
    zoe.press(zoe.page.get_by_role("link", name="Ben wants to play again: sit down"))
    zoe.press(zoe.page.locator("[data-ready]"))
    for person in company:
        person.page.locator("[data-number]").wait_for()


def test_when_time_runs_out_a_computer_player_decides_until_the_seat_is_taken_back(
    house: House, invite: Invite
) -> None:
    """Ada isn't there, so that computer players play the round to its end."""
    with Browser(house) as browser:
        table = browser.create(open_seats=1, opponents=["random"], first=1, move_seconds=1)
        ben = invite("Ben", size=(390, 664), touch=True)
        ben.sit_down(f"{house.origin}/table/{table}")
        ben.round_end.wait_for()
        ben.put_back()
        assert ben.page.locator('[data-stand-in-at="1"]').count() == 1
        ben.press(ben.round_end.locator("[data-return]"))
        ben.page.locator('[data-stand-in-at="1"]').wait_for(state="detached")
