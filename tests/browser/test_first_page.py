"""The first page: one press plays the last game again, and tables that wait stand on top."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Invite

pytestmark = pytest.mark.browser

_LOWEST = "all => Math.max(...all.map((each) => each.getBoundingClientRect().bottom))"


def test_one_press_plays_the_last_game_again_and_tables_that_wait_are_found(invite: Invite) -> None:
    ada = invite(size=(390, 664), touch=True)
    page = ada.page
    ada.come_in()
    expect(page.locator("[data-quick-play]")).to_have_count(0)
    # A name and one press are all it takes, wherever the page has been scrolled to.
    begin = page.locator("form button[type=submit]")
    for size in ((320, 568), (360, 640), (820, 1180), (1440, 900), (390, 664)):
        ada.resize(size)
        for needed in (begin, page.locator("input[autocomplete=nickname]")):
            expect(needed).to_be_in_viewport(ratio=1)
    expect(page.locator("section.now summary")).to_contain_text("Edition of the rules: Amigo")
    # Whoever forgets the name is told so where it is missing.
    ada.press(begin)
    expect(page.locator("#name-trouble")).to_have_text("What should the others call you?")
    expect(page.locator("#name-trouble")).to_be_in_viewport(ratio=1)
    # A name that is typed stays when another game is chosen.
    page.locator("input[autocomplete=nickname]").fill("Ada")
    for game in ("sabotage", "saboteur"):
        ada.press(page.locator("label").filter(has=page.locator(f"input[value={game}]")))
        expect(page.locator("input[autocomplete=nickname]")).to_have_value("Ada")
        if game == "sabotage":
            expect(page.locator("[data-sitter] option").first).to_have_text("Computer player: Easy")
    first = ada.open_by_form(players=4)
    ada.wait_for_turn()
    page.goto(ada.origin)
    quick = page.locator("[data-quick-play]")
    box = quick.bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 664
    expect(begin).not_to_be_in_viewport()
    ada.press(quick)
    page.wait_for_url("**/table/*")
    assert page.url != first
    expect(page.locator("[data-prompt].mine")).to_be_visible()
    expect(page.locator("nav.people [data-seat]")).to_have_count(4)

    # The other table waits, which is shown here.
    ada.press(page.locator("[data-elsewhere]"))
    page.wait_for_url(first)

    # Games that go on stand above all else, also those that wait for others.
    page.goto(ada.origin)
    expect(page.locator("section.going li")).to_have_count(2)
    expect(page.locator("section.going li a").first).to_be_in_viewport(ratio=1)

    # Taken off the list, it isn't found there any more.
    entries = page.locator("li:has(a[href*='/table/'])")
    expect(entries).to_have_count(2)
    ada.press(entries.locator("button.icon-button").first)
    ada.press(page.locator("[data-sure] button").first)
    expect(entries).to_have_count(1)


def test_of_many_tables_some_lie_open_and_the_rest_is_unfolded(invite: Invite) -> None:
    ada = invite(size=(390, 664), touch=True)
    page = ada.page
    ada.come_in()
    for _ in range(7):
        ada.open_table(players=4, friends=1)
    page.goto(ada.origin)
    entries = page.locator("li:has(a[href*='/table/'])")
    expect(entries.locator("visible=true")).to_have_count(5)
    ada.press(page.locator("summary", has_text="2 more games in progress"))
    expect(entries.locator("visible=true")).to_have_count(7)
    # Whoever goes elsewhere and back finds it as they left it.
    ada.press(page.locator("a[href*='/rules/']").first)
    page.wait_for_url("**/rules/*")
    page.go_back()
    expect(entries.locator("visible=true")).to_have_count(7)
    ada.press(page.locator("summary", has_text="2 more games in progress"))
    ada.press(page.locator("a[href*='/rules/']").first)
    page.wait_for_url("**/rules/*")
    page.go_back()
    expect(entries.locator("visible=true")).to_have_count(5)


def test_on_a_first_visit_the_row_that_stays_lies_over_nothing_to_touch(invite: Invite) -> None:
    """Names and texts are longest in German, and each game has others."""
    ada = invite(size=(390, 664), touch=True, language="de")
    page = ada.page
    ada.come_in()
    wanted = page.locator("input[name=game] + .game, [data-learn], [data-puzzle]")
    foot = page.locator("[data-held]")
    for game in ("sabotage", "dark_cave", "saboteur"):
        ada.press(page.locator("label").filter(has=page.locator(f"input[value={game}]")))
        expect(page.locator(f"[data-learn={game}]")).to_be_visible()
        for size in ((390, 664), (375, 667), (360, 640), (320, 568)):
            ada.resize(size)
            page.evaluate("scrollTo(0, 0)")
            assert wanted.count() == 5
            lowest = wanted.evaluate_all(_LOWEST)
            assert lowest <= foot.evaluate("foot => foot.getBoundingClientRect().top"), (game, size)


def test_rules_that_come_late_push_nothing_away(invite: Invite) -> None:
    """What is unfolded by a tap is fetched then, which may take long."""
    ada = invite(size=(360, 640), touch=True, worker=False)
    page = ada.page
    ada.come_in()
    held: list[Route] = []
    comes = False

    def part(route: Route) -> None:
        if comes:
            route.continue_()
        else:
            held.append(route)

    page.route(re.compile("NewTableRules"), part)
    below = page.locator("section.mine")
    with page.expect_request(re.compile("NewTableRules")):
        ada.press(page.locator("details summary").first)
    expect(below).not_to_be_in_viewport()
    before = below.bounding_box()
    # Several files belong to it: some may be asked for only now.
    comes = True
    for route in held:
        route.continue_()
    expect(page.locator("#option-pace")).to_be_attached()
    after = below.bounding_box()
    assert before is not None
    assert after is not None
    assert after["y"] >= before["y"]
