"""A killed server, a reload, a second tab: the game is as it was, and nothing is played twice."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.eye import objections
from tests.browser.house import House
from tests.browser.person import Person

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Locator, Route, WebSocketRoute

pytestmark = pytest.mark.browser

# Against others who dig well a round may be over in a few turns.
_RANDOM = {1: "random", 2: "random"}


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server that the test may kill."""
    house = House(tmp_path)
    house.open()
    yield house
    house.kill()


@pytest.fixture
def ada(browser: Browser, own_house: House) -> Iterator[Person]:
    context = browser.new_context(
        viewport={"width": 1440, "height": 900}, locale="en-GB", reduced_motion="reduce"
    )
    yield Person("Ada", context.new_page(), own_house.origin)
    context.close()


def what_is_seen(person: Person) -> tuple[int, list[str], list[str], str]:
    """All that shows how the game stands."""
    person.wait_for_turn()
    cards = person.page.locator(".cell svg[role=img]").all()
    return (
        person.number,
        person.labels(),
        [card.get_attribute("aria-label") or "" for card in cards],
        person.page.locator("[data-prompt]").inner_text(),
    )


def lines_of_mine(person: Person) -> Locator:
    """What the log tells of this person."""
    return person.lines.filter(has_text=re.compile(r"\bYou (lay|break|mend|look|pass|bring)"))


def play_some(person: Person, turns: int) -> None:
    random = Random(8)
    for _ in range(turns):
        person.wait_for_turn()
        if not person.round_end.count():
            person.take_turn(random)
    person.wait_for_turn()


def test_a_reload_and_a_second_tab_show_the_same(ada: Person, own_house: House) -> None:
    address = ada.open_table(sitters=_RANDOM)
    play_some(ada, 3)
    seen = what_is_seen(ada)

    ada.page.reload()
    assert what_is_seen(ada) == seen

    other = Person("Ada", ada.page.context.new_page(), own_house.origin)
    other.come_in()
    other.page.get_by_role("link", name="Your turn").click()
    other.page.wait_for_url(address)
    assert what_is_seen(other) == seen

    other.take_turn(Random(1))
    ada.wait_past(seen[0])
    other.wait_for_turn()
    ada.wait_for_turn()
    ada.page.locator(f'[data-number="{other.number}"]').wait_for()
    assert what_is_seen(ada) == what_is_seen(other)
    assert ada.complaints + other.complaints == []


@pytest.mark.parametrize(
    ("leave", "return_"), [(House.kill, House.open), (House.freeze, House.thaw)]
)
def test_a_server_that_was_killed_or_answers_no_more_comes_back_with_the_game(
    ada: Person,
    own_house: House,
    leave: Callable[[House], None],
    return_: Callable[[House], None],
) -> None:
    ada.open_table(sitters=_RANDOM)
    play_some(ada, 3)
    seen = what_is_seen(ada)

    leave(own_house)
    ada.page.get_by_text("Connection lost").wait_for()
    assert what_is_seen(ada) == seen

    return_(own_house)
    ada.page.get_by_text("Connection lost").wait_for(state="detached")
    assert what_is_seen(ada) == seen
    play_some(ada, 1)
    assert ada.number > seen[0]


def test_a_move_made_while_the_server_is_away_is_played_once(ada: Person, own_house: House) -> None:
    ada.open_table(players=3)
    ada.wait_for_turn()
    mine = lines_of_mine(ada)
    before = mine.count()

    own_house.kill()
    ada.page.get_by_text("Connection lost").wait_for()
    ada.choose_useful(Random(4))
    ada.commit(ada.glowing.first)
    ada.page.get_by_text("Sending").wait_for()

    own_house.open()
    ada.page.get_by_text("Sending").wait_for(state="detached")
    ada.put_back()
    ada.wait_for_turn()
    assert mine.count() == before + 1


def test_a_move_whose_answer_was_lost_is_not_played_again(ada: Person, own_house: House) -> None:
    """The page is closed before the answer comes; the next one sends the same request again."""
    silence = Silence()
    ada.page.route_web_socket("**/live", silence.over)
    ada.open_table(players=3)
    ada.wait_for_turn()
    before = lines_of_mine(ada).count()
    number = ada.number
    ada.choose_useful(Random(4))
    ada.commit(ada.glowing.first)
    ada.wait_past(number)
    ada.page.get_by_text("Sending").wait_for()

    silence.on = False
    ada.page.reload()
    ada.wait_for_turn()
    ada.page.get_by_text("Sending").wait_for(state="detached")
    assert lines_of_mine(ada).count() == before + 1


@pytest.mark.parametrize("size", [(390, 664), (1440, 900)])
def test_who_comes_back_is_told_what_was_played_for_them(
    house: House, invite: Invite, size: tuple[int, int]
) -> None:
    ada, ben = invite("Ada"), invite("Ben", size=size, touch=size[0] < 500)
    address = ada.open_table(friends=1, sitters={2: "random"})
    ben.sit_down(address)
    for person in (ada, ben):
        person.page.locator("[data-number]").wait_for()
        person.put_secret_away()
    ben.page.goto("about:blank")
    ada.take_turn(Random(1))
    ada.press(ada.page.locator("[data-stand-in]"))
    ada.wait_for_turn()
    # Whoever stayed sees in the log who it really was.
    assert ada.page.locator(".log [data-stood-in]").count() == 1
    ben.page.goto(address)
    since = ben.page.locator(".since")
    played = since.locator("[data-played-for]")
    expect(played).to_have_text("A computer player took one turn for you.")
    told = since.locator("li", has=ben.page.locator("[data-stood-in]"))
    expect(told).to_have_count(1)
    expect(told).to_contain_text("You")
    assert objections(ben) == []
    assert ada.page.locator(".room").evaluate("(room) => room.scrollHeight === room.clientHeight")
    # With his own next move that is over.
    ada.take_turn(Random(2))
    ben.wait_for_turn()
    ben.take_turn(Random(3))
    expect(since).to_have_count(0)


class Silence:
    """While it is on, a page never hears that a move was accepted."""

    def __init__(self) -> None:
        self.on = True

    def over(self, socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda message: self._pass_on(socket, message))

    def _pass_on(self, socket: WebSocketRoute, message: str | bytes) -> None:
        if not (self.on and '"accepted"' in str(message)):
            socket.send(message)


def test_a_table_that_was_left_before_it_came_is_not_connected_to(invite: Invite) -> None:
    eve = invite("Eve", worker=False)
    address = eve.open_table()
    page = eve.page
    eve.come_in()
    entry = page.locator(f"a[href='{address.removeprefix(eve.origin)}']").first
    lives: list[str] = []
    page.on("websocket", lambda socket: lives.append(socket.url))
    held: list[Route] = []
    asked = f"**/api/tables/{address.rpartition('/')[2]}"

    def hold(route: Route) -> None:
        held.append(route)

    page.route(asked, hold)
    with page.expect_request(asked):
        entry.click()
    eve.wait_for_first(held)
    page.go_back()
    page.locator("input[autocomplete=nickname]").wait_for()
    with page.expect_response(asked):
        for route in held:
            route.continue_()
    # Whatever the page would open upon that, it has opened by the time of the next answer.
    page.evaluate("() => fetch('/api/games')")
    assert lives == []
