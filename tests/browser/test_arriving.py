"""Coming to the first page: what is fetched, what moves, its theme, and being without a server."""

from __future__ import annotations

from typing import Any

import pytest

from tests.browser.conftest import Invite
from tests.browser.shifting import assert_nothing_has_shifted, watch_shifts

pytestmark = pytest.mark.browser

PHONE = (390, 664)

#: Bytes over the wire of all requests, headers included.
MOST_BYTES = 120_000

SETTLED = "document.fonts.ready.then(() => document.querySelectorAll('.banner svg').length === 12)"


def test_the_first_page_is_light_and_nothing_in_it_moves(invite: Invite) -> None:
    ada = invite(size=PHONE, language="de")
    page = ada.page
    watch_shifts(ada)
    network = page.context.new_cdp_session(page)
    network.send("Network.enable")
    network.send("Network.setCacheDisabled", {"cacheDisabled": True})
    fetched: dict[str, str] = {}
    weights: list[float] = []

    def begun(event: dict[str, Any]) -> None:
        fetched[event["requestId"]] = event["request"]["url"]

    def ended(event: dict[str, Any]) -> None:
        weights.append(event["encodedDataLength"])

    network.on("Network.requestWillBeSent", begun)
    network.on("Network.loadingFinished", ended)
    page.goto(ada.origin, wait_until="networkidle")
    page.wait_for_function(SETTLED)
    assert sum(weights) <= MOST_BYTES
    assert_nothing_has_shifted(ada)
    names = [url.rpartition("/")[2].partition("-")[0] for url in fetched.values()]
    # The words of one language, and of no table.
    assert names.count("around") == 1
    assert not {"saboteur", "sabotage", "dark_cave", "page", "table"} & set(names)
    assert page.evaluate("document.fonts.check('700 1em Vollkorn')")


def test_no_styles_come_twice_when_the_address_has_changed(invite: Invite) -> None:
    """Coming once more, the first ones would count for more than those of the table."""
    ada = invite()
    ada.come_in()
    ada.open_by_form()
    ada.wait_for_turn()
    ada.put_secret_away()
    ada.press(ada.page.get_by_role("button", name="This table"))
    ada.page.locator("dialog[open]").wait_for()
    styles = ada.page.evaluate("[...document.styleSheets].map((each) => each.href)")
    assert len(styles) == len({*styles}) > 3


def test_the_theme_is_the_system_s_until_one_is_chosen(invite: Invite) -> None:
    ada = invite(color_scheme="light")
    page = ada.page
    ada.come_in()
    ground = "getComputedStyle(document.documentElement).backgroundColor"
    light = page.evaluate(ground)
    page.emulate_media(color_scheme="dark")
    dark = page.evaluate(ground)
    assert light != dark
    ada.press(page.get_by_role("button", name="By daylight"))
    assert page.evaluate(ground) == light
    # The server has it in the page before any script has run.
    assert 'data-theme="light"' in page.context.request.get(ada.origin).text()
    page.emulate_media(color_scheme="light")
    page.emulate_media(color_scheme="dark")
    assert page.evaluate(ground) == light


def test_without_a_server_the_page_says_so_and_shows_no_table(invite: Invite) -> None:
    ada = invite()
    page = ada.page
    table = ada.open_table()
    ada.wait_for_turn()
    page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    page.wait_for_function("navigator.serviceWorker.controller !== null")
    ada.means("ERR_INTERNET")
    page.context.set_offline(True)
    page.goto(table)
    assert page.locator("section[lang]").count() == 3
    assert page.locator("[data-hand]").count() == 0
    assert page.evaluate("getComputedStyle(document.querySelector('main')).display") == "grid"
    page.context.set_offline(False)
    ada.press(page.get_by_role("link", name="Try again"))
    ada.wait_for_turn()


def test_after_an_update_an_open_page_loads_itself_anew(invite: Invite) -> None:
    ada = invite(worker=False)
    page = ada.page
    page.goto(ada.origin)
    page.locator(".banner").wait_for()
    loads: list[str] = []

    def load(request: Any) -> None:
        if request.is_navigation_request():
            loads.append(request.url)

    # Another version is served from now on: parts of this one are gone.
    ada.means("404")

    def part(route: Any) -> None:
        if loads:
            route.continue_()
        else:
            route.fulfill(status=404, body="")

    def first_page(route: Any) -> None:
        if route.request.is_navigation_request():
            route.continue_()
        else:
            script = '<script type="module" src="./assets/index-newer.js"></script>'
            route.fulfill(status=200, content_type="text/html", body=script)

    page.on("request", load)
    page.route("**/assets/Puzzle*", part)
    page.route("**/puzzle", first_page)
    ada.press(page.locator("[data-puzzle]"))
    page.locator("[data-question]").wait_for()
    assert len(loads) == 1
