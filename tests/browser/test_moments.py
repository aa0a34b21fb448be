"""Two moments of a round: the role card is turned over, and the end is told in its time."""

from __future__ import annotations

from random import Random

from playwright.sync_api import expect

from pitprop.server.http.identity import COOKIE
from tests.browser.conftest import Invite
from tests.browser.house import House
from tests.browser.tables import Played
from tests.server.driving import Browser

# Far beyond what anything takes, in milliseconds.
PATIENCE = 60_000


def test_a_role_lies_covered_at_every_deal_until_its_owner_turns_it(
    invite: Invite, house: House
) -> None:
    ada = invite()
    ada.open_table()
    page = ada.page
    moment = page.locator("[data-moment]")
    expect(moment).to_have_attribute("data-moment", "covered")
    # It is told, and comes first by keys.
    said = page.locator("p[role=status][aria-live=polite]").last
    expect(said).to_contain_text("Your role in round 1. It lies face down.")
    expect(said).to_contain_text("The C key turns it over.")
    expect(moment).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_attribute("aria-label", "Turn over your dwarf card")
    # So it does after the way past all else.
    page.locator(".skip").focus()
    page.keyboard.press("Tab")
    expect(moment.locator(":focus")).to_have_count(1)
    texts = page.locator("main, .secret, .dock").all_inner_texts()
    assert not any("addle" in text or "igger" in text or "Saboteur" in text for text in texts)
    page.keyboard.press("c")
    expect(moment).to_have_attribute("data-moment", "open")
    expect(moment).to_contain_text("tunnel")
    moment.locator(".ways button").press("Enter")
    expect(moment).to_have_count(0)
    expect(ada.hand.first).to_be_focused()
    page.reload()
    expect(ada.hand.first).to_be_visible()
    expect(moment).to_have_count(0)


def test_the_cover_lies_on_it_again_in_the_next_round(invite: Invite, played: Played) -> None:
    ada = invite()
    played.belong_to(ada)
    page = ada.page
    page.goto(f"{ada.origin}/table/{played.tables['round end']}")
    own = page.locator("button.own")
    expect(ada.round_end).to_be_visible()
    page.keyboard.press("c")
    expect(own).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-earlier]")).to_have_count(0)
    page.locator("footer .button-first").click()
    expect(ada.round_end).to_have_count(0)
    expect(own).to_have_attribute("aria-pressed", "false")
    # The round that is over can still be read, also after a reload.
    page.reload()
    earlier = page.locator("[data-earlier='1']")
    expect(earlier.locator("summary")).to_be_visible()
    expect(earlier.locator("li").first).to_be_hidden()
    earlier.locator("summary").click()
    expect(earlier.locator("li").first).to_be_visible()


def test_a_role_lies_covered_in_the_next_round_with_the_focus_on_what_turns_it(
    invite: Invite, house: House
) -> None:
    ada = invite()
    with Browser(house) as browser:
        table = browser.create(opponents=["random", "random"], auto_pick="yes")
        token = browser.http.cookies[COOKIE]
        ada.page.context.add_cookies([{"name": COOKIE, "value": token, "url": ada.origin}])
        page = ada.page
        page.goto(f"{ada.origin}/table/{table}")
        moment = page.locator("[data-moment]")
        expect(moment).to_have_attribute("data-moment", "covered")
        page.keyboard.press("c")
        expect(moment).to_have_attribute("data-moment", "open")
        page.keyboard.press("c")
        expect(moment).to_have_count(0)
        with browser.live(table) as live:
            random = Random(4)
            while not (state := live.my_turn())["view"]["results"]:
                live.play(random.choice(state["view"]["legal"]), f"move {state['number']}")
    page.evaluate(_HEARING)
    deal = ada.round_end.locator("footer .button-first:not([data-skip])")
    deal.wait_for()
    page.keyboard.press("Escape")  # what is still being told is told at once
    expect(ada.round_end.locator("[data-skip]")).to_have_count(0)
    deal.press("Enter")
    expect(moment).to_have_attribute("data-moment", "covered")
    expect(moment.locator(":focus")).to_have_text("Turn over your dwarf card")
    page.wait_for_function(
        "(text) => window.heard.some((said) => said.includes(text))",
        arg="Your role in round 2. It lies face down.",
    )


# All that is said to a screen reader, one thing after the other.
_HEARING = """() => {
  window.heard = [];
  const region = [...document.querySelectorAll('p[role=status][aria-live=polite]')].at(-1);
  new MutationObserver(() => window.heard.push(region.textContent))
    .observe(region, {subtree: true, childList: true, characterData: true});
}"""


# What stands on the page after each change: open cards, the headline, whether gold is told.
_WATCH = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const end = document.querySelector('[data-round-end]');
    if (!end) return;
    const gold = end.querySelectorAll('li span.gold:not(.unsaid)').length > 0;
    const open = end.querySelectorAll('li.open').length;
    window.seen.push([open, end.querySelector('h2').textContent, gold]);
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def test_who_has_won_is_told_after_all_cards_and_the_gold_after_that(
    invite: Invite, house: House
) -> None:
    ada = invite(size=(320, 568), motion=True)
    page = ada.page
    with Browser(house) as browser:
        table = browser.create(players=10, opponents=["random"] * 9, auto_pick="no")
        token = browser.http.cookies[COOKIE]
        page.context.add_cookies([{"name": COOKIE, "value": token, "url": ada.origin}])
        page.goto(f"{ada.origin}/table/{table}")
        expect(page.locator("[data-number]")).to_be_visible()
        page.evaluate(_WATCH)
        random = Random(4)
        with browser.live(table) as live:
            while not live.my_turn()["view"]["results"]:
                legal = live.last["view"]["legal"]
                safe = [move for move in legal if not move.startswith("map")]
                live.play(random.choice(safe or legal), f"move {live.last['number']}")
    roles = ada.round_end.locator("ol li")
    expect(roles.last).to_be_in_viewport(ratio=1, timeout=PATIENCE)
    expect(ada.round_end.locator("footer .button:not([data-skip])").first).to_be_visible(
        timeout=PATIENCE
    )
    seen = page.evaluate("window.seen")
    first = seen[0][1]
    assert [each[0] for each in seen] == sorted(each[0] for each in seen)
    assert all(opened == 11 for opened, headline, _gold in seen if headline != first)
    assert all(headline != first for _opened, headline, gold in seen if gold)
    assert seen[-1] == [11, seen[-1][1], True]
    # The cards have led away from what came of it all, which is what is read next.
    expect(ada.round_end.locator("h2")).to_be_in_viewport(ratio=1)
