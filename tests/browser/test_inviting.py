"""Friends are invited by a link that reaches them; one's own seat goes along to another device."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import ELSEWHERE, Invite
from tests.browser.house import House
from tests.browser.inspector import Inspector
from tests.browser.tables import Played
from tests.server.driving import Browser

if TYPE_CHECKING:
    from playwright.sync_api import APIResponse, Route

pytestmark = pytest.mark.browser


def test_a_link_that_reaches_this_machine_alone_says_so(invite: Invite) -> None:
    ada, bob = invite("Ada", size=(390, 664)), invite("Bob")
    link = ada.open_table(players=4, friends=2)
    expect(ada.page.locator(".alone")).to_contain_text("on this machine only")
    expect(ada.page.locator(".alone")).to_contain_text("--host 0.0.0.0")
    assert ada.page.get_by_role("button", name="QR code").count() == 0
    # How to start the server is told to the host alone.
    bob.sit_down(link)
    expect(bob.page.locator(".alone")).to_have_text("This link works on this machine only.")


def test_at_a_name_of_its_own_a_link_is_copied_without_tls_and_shown_to_a_camera(
    invite: Invite,
) -> None:
    ada = invite("Ada")
    page = ada.page
    axe = Inspector(page)
    page.goto(ada.origin.replace("127.0.0.1", ELSEWHERE))
    assert page.evaluate("navigator.clipboard") is None
    link = ada.open_by_form(players=3, friends=1)
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    page.get_by_role("button", name="Show QR code").click()
    expect(page.get_by_role("img", name="QR code: Link to the table")).to_be_visible()
    assert page.locator(".alone").count() == 0
    axe.look("waiting room with a code")
    # Without TLS browsers say that they leave out what isolates windows from each other.
    ada.means("Cross-Origin-Opener-Policy")
    page.goto(ada.origin.replace("127.0.0.1", ELSEWHERE))
    field = page.locator("input[autocomplete=nickname]")
    field.fill("")
    field.evaluate("field => field.maxLength = 200")
    field.press("ControlOrMeta+v")
    assert field.input_value() == link
    assert axe.found == {}


def test_a_guest_of_the_same_name_sits_down_under_another(invite: Invite) -> None:
    ada, guest = invite("Ada"), invite("Ada")
    guest.sit_down(ada.open_table(players=4, friends=2))
    expect(ada.page.locator("li", has_text="Ada 2")).to_be_visible()
    seat = guest.page.locator("li", has_text="Ada 2")
    expect(seat).to_contain_text("you")
    # Nobody wonders who that is.
    notice = "Somebody here is already called Ada. At this table you are Ada 2."
    expect(guest.page.locator("[data-renamed]")).to_have_text(notice)
    assert ada.page.locator("[data-renamed]").count() == 0
    # Whoever would rather be called otherwise says so.
    guest.press(guest.page.locator("[data-rename]"))
    field = guest.page.locator("dialog input")
    expect(field).to_have_value("Ada 2")
    field.fill("Adele")
    axe = Inspector(guest.page)
    axe.look("another name")
    assert axe.found == {}
    field.press("Enter")
    expect(guest.page.locator("dialog")).to_have_count(0)
    expect(ada.page.locator("li", has_text="Adele")).to_be_visible()
    expect(guest.page.locator("[data-renamed]")).to_have_count(0)
    guest.page.goto(guest.origin)
    expect(guest.page.locator("input[autocomplete=nickname]")).to_have_value("Adele")


def test_who_was_taken_off_the_table_may_sit_down_again(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben")
    ben.sit_down(ada.open_table(players=4, friends=2))
    ada.press(ada.page.locator("[data-remove='1']"))
    ada.press(ada.page.locator("[data-remove-sure]"))
    expect(ben.page.get_by_text("The host removed you from the table.")).to_be_visible()
    ben.take_seat()
    expect(ada.page.locator("[data-seat-row='1']")).to_contain_text("Ben")


def test_a_guest_of_the_same_name_is_told_so_where_the_game_has_begun(invite: Invite) -> None:
    ada, guest = invite("Ada"), invite("Ada")
    # With the last seat the game begins.
    guest.sit_down(ada.open_table(players=3, friends=1))
    notice = "Somebody here is already called Ada. At this table you are Ada 2."
    expect(guest.page.locator("[data-meanwhile]")).to_have_text(notice)


def test_who_is_invited_learns_the_game_first_and_comes_back_to_the_invitation(
    invite: Invite,
) -> None:
    ada, ben = invite("Ada"), invite("Ben", size=(320, 568), touch=True)
    page = ben.page
    address = ada.open_table(players=3, friends=1)
    page.goto(address)
    page.locator("input[autocomplete=nickname]").fill("Ben")
    # The rules of this table lie over the invitation, where nothing typed is lost.
    ben.press(page.locator("[data-read]"))
    expect(page.locator("dialog")).to_contain_text("S-1")
    axe = Inspector(page)
    axe.look("the rules over an invitation")
    page.keyboard.press("Escape")
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Ben")
    ben.press(page.locator("[data-learn]"))
    back = page.locator(".bar [data-invited]")
    expect(back).to_have_accessible_name("Back to the invitation")
    ben.press(back)
    expect(page).to_have_url(address)
    expect(page.locator("input[autocomplete=nickname]")).to_have_value("Ben")
    ben.take_seat()
    expect(ada.page.locator("li", has_text="Ben")).to_be_visible()
    assert axe.found == {}


def test_a_seat_goes_along_to_another_device_once(invite: Invite) -> None:
    ada, phone, thief = invite("Ada"), invite("Ada", size=(390, 664)), invite("Eve")
    table = ada.open_table(players=3, friends=1)
    ada.page.get_by_text("Take your seat along").click()
    ada.page.get_by_role("button", name="Make a link for another device").click()
    link = ada.page.get_by_label("Link for your own seat").input_value()
    phone.page.goto(link)
    axe = Inspector(phone.page)
    phone.page.get_by_role("button", name="Take the seat").wait_for()
    axe.look("another device")
    assert "#" not in phone.page.url
    phone.page.get_by_role("button", name="Take the seat").click()
    expect(phone.page.locator("li", has_text="Ada")).to_contain_text("you")
    assert phone.page.url == table
    thief.means("410")
    thief.page.goto(link)
    thief.page.get_by_role("button", name="Take the seat").click()
    expect(thief.page.get_by_role("alert")).to_contain_text("has been used")
    # Once more would be of no use: what is left is the table.
    expect(thief.page.get_by_role("button", name="Take the seat")).to_have_count(0)
    expect(thief.page.locator(".button-first")).to_have_text("Just go to the table")
    assert axe.found == {}


@pytest.mark.parametrize(
    ("game", "comes"),
    [("saboteur", r"6 cards in hand\."), ("dark_cave", r"cards in hand and \d gold\.")],
)
def test_whoever_comes_late_is_told_what_comes_with_a_seat(
    invite: Invite, house: House, game: str, comes: str
) -> None:
    with Browser(house) as ada:
        table = ada.create(game=game, late="yes", opponents=["medium", "medium"])
    ben = invite("Ben", size=(390, 664), touch=True)
    ben.page.goto(f"{ben.origin}/table/{table}")
    expect(ben.page.locator("[data-comes]")).to_contain_text(re.compile(comes))


def test_who_comes_between_two_games_is_promised_no_cards_of_the_last(
    invite: Invite, matches: Played
) -> None:
    eve = invite("Eve", size=(390, 664), touch=True)
    eve.page.goto(f"{eve.origin}/table/{matches.tables['end of the third game']}")
    eve.page.locator("[data-late-seat]").wait_for()
    assert "dealt anew" in eve.page.locator("form").inner_text()
    expect(eve.page.locator("[data-comes]")).to_have_count(0)


def test_the_last_seat_is_taken_where_it_was_asked_for(invite: Invite, house: House) -> None:
    """The table may tell that it is taken before whoever takes it has the answer."""
    with Browser(house) as ada:
        table = ada.create(game="sabotage", players=2, late="yes", opponents=["medium"])
        ben = invite("Ben", worker=False)
        answers: list[tuple[Route, APIResponse]] = []
        ben.page.route("**/seats", lambda route: answers.append((route, route.fetch())))
        ben.page.goto(f"{ben.origin}/table/{table}")
        with ada.live(table) as live:
            ben.take_seat()
            live.state(lambda state: state["table"]["seats"][1]["name"] == "Ben")
            expect(ben.page.locator("[data-late-seat] option")).to_have_count(0)
            expect(ben.page.locator("h1")).to_have_text("The game has begun")
            route, answer = ben.wait_for_first(answers)
            route.fulfill(response=answer)
            ben.page.locator("[data-hand] button").first.wait_for()


@pytest.mark.parametrize(
    ("table", "seat", "said"),
    [
        ({"players": 3, "open_seats": 1, "opponents": ["medium"]}, 1, "All seats"),
        (
            {"game": "sabotage", "players": 2, "late": "yes", "opponents": ["medium"]},
            1,
            "Somebody else",
        ),
    ],
    ids=["before", "late"],
)
def test_whoever_is_too_late_for_the_last_seat_is_told_so(
    invite: Invite, house: House, table: dict[str, object], seat: int, said: str
) -> None:
    with Browser(house) as ada, Browser(house) as cas:
        name = ada.create(**table)
        ben = invite("Ben", worker=False)
        asked: list[Route] = []
        ben.page.route("**/seats", lambda route: asked.append(route))
        ben.page.goto(f"{ben.origin}/table/{name}")
        with ada.live(name) as live:
            ben.take_seat()
            expect(ben.page.locator("form button[type=submit]")).to_be_disabled()
            held = ben.wait_for_first(asked)
            cas.post(f"/api/tables/{name}/seats", {"name": "Cas", "seat": seat})
            live.state(lambda state: state["table"]["seats"][seat]["name"] == "Cas")
            ben.means("409")
            held.continue_()
            expect(ben.page.locator("form [role=alert]")).to_contain_text(said)
            expect(ben.page.locator("form button[type=submit]")).to_have_count(0)
            ben.page.locator("form .button-first").click()
            expect(ben.page.locator("form")).to_have_count(0)
