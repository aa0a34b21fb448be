"""Looking back on a game: from its table, from a record that is pasted, by fingers and by keys."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random

import pytest
from playwright.sync_api import Page, expect

from pitprop.core.claims import Claim, claims_of
from pitprop.core.installed.registry import find_game
from pitprop.core.records.record import SaidLine
from pitprop.core.records.text import print_record
from pitprop.server.http.identity import COOKIE
from tests.browser.conftest import Invite
from tests.browser.eye import objections, speak
from tests.browser.house import House
from tests.browser.inspector import Inspector
from tests.browser.person import Person
from tests.browser.tables import Played
from tests.server.driving import Browser
from tests.server.random_records import Case, random_record
from tests.server.test_company import to_the_end, together
from tests.server.test_honesty import OWN

pytestmark = pytest.mark.browser

# Far beyond what anything takes, in milliseconds.
PATIENCE = 60_000

PHONE = (390, 664)
DESKTOP = (1440, 900)

#: At each size the page is looked at in the language whose words are longest there.
SEEN_AT = {
    "de": ((320, 568), (390, 664), (820, 1180)),
    "nl": ((360, 640), (720, 450)),
    "en": ((664, 390), (1180, 820)),
}


def paste(person: Person, text: str) -> None:
    page = person.page
    person.come_in()
    person.press(page.locator("[data-open-record]"))
    page.locator("textarea").fill(text)
    person.press(page.locator("form button[type=submit]"))


def both_roles(game: str) -> tuple[SaidLine, ...]:
    """The first player claims to be everything that somebody can be; nothing where nobody can."""
    own = OWN.get(game)
    return tuple(
        SaidLine(1, 0, Claim(kind.key, {kind.fact: word}))
        for kind in claims_of(find_game(game))
        if kind.key == own
        for word in kind.params[kind.fact]
    )


def at(page: Page, name: str) -> None:
    """The moment of that name is shown, and the address tells it."""
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", name)
    expect(page).to_have_url(re.compile(rf"#{re.escape(name)}$"))


def test_what_was_done_before_a_seat_changed_hands_is_told_of_who_sat_there_then(
    invite: Invite, house: House
) -> None:
    with Browser(house) as hers, Browser(house) as his:
        table = hers.create(late="yes", opponents=["standard", "standard"])
        before = hers.get(f"/api/tables/{table}")["seats"][2]["name"]
        with hers.live(table) as live:
            live.step(Random(5), "first")
            live.my_turn()
            assert his.post(f"/api/tables/{table}/seats", {"name": "Cem", "seat": 2})["seat"] == 2
            with his.live(table) as other:
                together(to_the_end, live, other)
        token = hers.http.cookies[COOKIE]
    ada = invite()
    Played(token, {}).belong_to(ada)
    page = ada.page
    page.goto(f"{ada.origin}/table/{table}")
    ada.press(ada.game_end.get_by_role("button", name="Thoughts"))
    whose = page.locator("dialog select")
    whose.select_option(label=before)
    thoughts = page.locator("dialog ol > li > a")
    expect(thoughts.first).to_contain_text(before)
    thoughts.first.click()
    expect(page.locator("[data-caption]")).to_contain_text(before)
    expect(page.locator("[data-thought]")).to_contain_text(before)
    # What somebody thought is nothing that another could see.
    page.locator("[data-through]").select_option("0")
    expect(page.locator("[data-thought]")).to_have_count(0)
    page.locator("[data-through]").select_option("open")
    expect(page.locator("[data-thought]")).to_have_count(1)
    ada.press(page.locator("[data-round-on]"))
    ada.press(page.locator("[data-on]"))
    for _ in range(2):
        ada.press(page.locator("[data-on]"))
    expect(page.locator("[data-caption]")).not_to_contain_text(before)


def test_a_finished_game_is_gone_through_from_its_table(invite: Invite, played: Played) -> None:
    ada = invite(size=PHONE, language="de", touch=True)
    played.belong_to(ada)
    page = ada.page
    table = f"{ada.origin}/table/{played.tables['game end']}"
    page.goto(table)
    ada.press(page.locator("[data-look-back]"))
    at(page, "r1.0")
    expect(page.locator("[data-open-hands] [data-hand-of]")).not_to_have_count(0)
    ada.press(page.locator("[data-on]"))
    at(page, "r1.1")
    expect(page.locator("[data-caption]")).not_to_be_empty()
    ada.press(page.locator("[data-round-on]"))
    at(page, "r2.0")
    opened = page.locator("[data-open]").all_inner_texts()
    assert opened == ["Verlauf", "Vermutung", "Analyse", "Daten", "Teilen"]
    ada.press(page.locator("[data-legend]"))
    expect(page.locator(".popover [data-mark-legend]")).to_contain_text("ausgeteilt")
    page.keyboard.press("Escape")
    expect(page.locator("[data-mark-legend]")).to_have_count(0)
    # A link leads to its moment, and what can be believed is told there.
    page.goto(f"{table}/replay#r1.5")
    at(page, "r1.5")
    ada.press(page.locator("[data-open=beliefs]"))
    expect(page.locator("dialog [data-chart]").first).to_be_visible(timeout=PATIENCE)
    axe = Inspector(page)
    axe.look("beliefs on a phone")
    expect(page.locator("[data-whose-estimate]")).to_be_visible()
    page.keyboard.press("Escape")
    # A sheet makes way for the board that shows what was chosen in it.
    ada.press(page.locator("[data-open=moments]"))
    ada.press(page.locator("dialog [data-at='6']").first)
    expect(page.locator("dialog")).to_have_count(0)
    at(page, "r1.6")
    ada.press(page.locator("[data-back]"))
    at(page, "r1.5")
    # What is seen can be passed on as a picture, made on the page.
    ada.press(page.locator("[data-open=share]"))
    with page.expect_download() as saved:
        ada.press(page.locator("[data-save=png]"))
    assert saved.value.path().read_bytes()[:8] == b"\x89PNG\r\n\x1a\n"
    with page.expect_download() as saved:
        ada.press(page.locator("[data-save=animation]"))
    moving = saved.value.path().read_bytes()
    assert moving.count(b"fcTL") == 6
    at(page, "r1.5")
    page.keyboard.press("Escape")
    # One seat knew no more than its own hand.
    page.locator("[data-through]").select_option("1")
    expect(page.locator("[data-hand-of]")).to_have_count(1)
    expect(page.locator("[data-hand-of='1']")).to_be_visible()
    axe.look("replay on a phone")
    assert axe.found == {}
    page.locator("[data-through]").select_option("open")
    found: dict[tuple[int, int], list[str]] = {}
    for language, sizes in SEEN_AT.items():
        speak(ada, language)
        for size in sizes:
            ada.resize(size)
            if said := objections(ada):
                found[size] = said
    assert found == {}


@pytest.mark.parametrize("players", [2, 4])
def test_the_discard_pile_lies_over_no_roof(invite: Invite, players: int) -> None:
    ada = invite()
    page = ada.page
    paste(ada, print_record(random_record(Case("sabotage", players, 6), 40)))
    at(page, "r1.0")
    for size in ((320, 568), (360, 640), PHONE, (390, 844), (664, 390), (820, 1180), DESKTOP):
        ada.resize(size)
        pile = page.locator("[data-piles]").bounding_box()
        assert pile
        for roof in page.locator("[data-roof]").all():
            box = roof.bounding_box()
            assert box
            apart = max(
                pile["x"] - box["x"] - box["width"],
                box["x"] - pile["x"] - pile["width"],
                pile["y"] - box["y"] - box["height"],
                box["y"] - pile["y"] - pile["height"],
            )
            assert apart >= 0, size
        assert objections(ada) == [], size
        # On phones but the smallest all cards of all hands are in sight.
        hands = page.locator("[data-open-hands] [data-hand-of]")
        expect(hands).to_have_count(players)
        for hand in hands.all() if 360 <= size[0] < 400 else ():
            expect(hand.locator(".card").last).to_be_in_viewport(ratio=1)


@pytest.mark.parametrize(
    ("game", "language"), [("saboteur", "en"), ("sabotage", "nl"), ("dark_cave", "de")]
)
def test_a_record_that_is_pasted_is_gone_through_by_keys(
    invite: Invite, game: str, language: str
) -> None:
    ada = invite(size=DESKTOP, language=language)
    page = ada.page
    record = random_record(Case(game, 2 if game == "sabotage" else 4, 6), 40)
    said = both_roles(game)
    paste(ada, print_record(replace(record, said=said)))
    at(page, "r1.0")
    page.locator("main").focus()
    for _ in range(3):
        page.keyboard.press("ArrowRight")
    at(page, "r1.3")
    page.keyboard.press("ArrowLeft")
    at(page, "r1.2")
    page.keyboard.press("End")
    expect(page.locator("[data-on]")).to_be_disabled()
    page.keyboard.press("Home")
    at(page, "r1.0")
    page.keyboard.press(" ")
    expect(page.locator("[data-replay]")).not_to_have_attribute("data-replay", "r1.0")
    page.keyboard.press(" ")
    expect(page.locator("[data-play]")).to_have_attribute("aria-label", re.compile(r"\("))
    # A reload keeps the record and the moment.
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    at(page, "r1.1")
    page.reload()
    at(page, "r1.1")
    # Who claims to be one thing and then the other has lied once.
    expect(page.locator("[data-bluff]")).to_have_count(1 if said else 0)
    # Of the others nobody knows that.
    page.locator("[data-through]").select_option("1")
    expect(page.locator("[data-bluff]")).to_have_count(0)
    page.locator("[data-through]").select_option("0")
    expect(page.locator("[data-bluff]")).to_have_count(1 if said else 0)
    page.locator("[data-through]").select_option("open")
    page.locator("#tab-beliefs").click()
    expect(page.locator("[data-chart]").first).to_be_visible(timeout=PATIENCE)
    # What is opened by a blank, or scrolled by keys, keeps them for itself.
    page.locator("summary").last.press(" ")
    at(page, "r1.1")
    expect(page.locator("[data-belief-table] tbody tr").first).to_be_visible()
    axe = Inspector(page)
    axe.look(f"replay of {game}")
    page.locator("#tab-data").click()
    expect(page.locator("[data-part=view] pre")).to_contain_text(f'"{game}"')
    # What the notation says is not what the table says.
    counted = page.locator("[data-counted]").inner_text()
    assert re.search(r"1 ist? \S+.* 2 ist? \S+", counted)
    assert ("H8" in counted) == (game != "sabotage")
    axe.look("data")
    page.locator("[data-part=view] pre").press("End")
    at(page, "r1.1")
    if game == "dark_cave":  # steps are judged at first sight, so something is found at once
        page.locator("#tab-review").click()
        expect(page.locator("[data-review] progress")).to_have_count(0, timeout=PATIENCE)
        decision = page.locator("[data-decision]").first
        decision.focus()
        page.keyboard.press("Enter")
        expect(decision).to_have_attribute("aria-current", "step")
        expect(page.locator("[data-judged] summary")).to_be_visible()
        axe.look("review")
    assert axe.found == {}


def test_a_review_lists_all_that_it_counts_and_says_what_both_moves_come_to(invite: Invite) -> None:
    ada = invite(size=PHONE)
    page = ada.page
    paste(ada, print_record(random_record(Case("sabotage", 2, 3), 50)))
    ada.press(page.locator("[data-open=review]"))
    review = page.locator("[data-review]")
    expect(review.locator("progress")).to_have_count(0, timeout=PATIENCE)
    counted = re.match(r"(\d+) of 50 decisions", review.locator("[role=status]").inner_text())
    assert counted is not None
    of, decisions = int(counted[1]), review.locator("[data-decision]")
    expect(decisions).to_have_count(10)
    expect(review.locator("[data-shown]")).to_contain_text(
        f"The 10 that cost most are shown, of {of}"
    )
    ada.press(review.locator("[data-show-all]"))
    expect(decisions).to_have_count(of)
    expect(review.locator("[data-shown], [data-show-all]")).to_have_count(0)
    for worth in review.locator("[data-worth]").all_inner_texts():
        chances = re.fullmatch(r"Chance to win the match: (\d+) % .*, (\d+) % .*", worth)
        assert chances is not None, worth
        assert int(chances[1]) < int(chances[2])
    assert len(review.locator("[data-sureness]").all()) == of
    # How many are of whom is told of everybody who was judged.
    whose = review.locator("[data-whose] option").all_inner_texts()
    counts = [int(text.rpartition(" ")[2]) for text in whose]
    assert len(counts) == 3
    assert counts[0] == of == sum(counts[1:])
    ada.press(decisions.first)
    judged = page.locator("[data-judged]")
    ada.press(judged.locator("summary"))
    expect(judged.locator("[data-worth]")).to_be_visible()


def test_an_address_that_leads_nowhere_is_answered(invite: Invite) -> None:
    ada = invite(size=PHONE)
    page = ada.page
    page.goto(f"{ada.origin}/replay#r1.3")
    expect(page.locator("[role=alert]")).to_contain_text("a record that is not open here")
    page.locator("textarea").fill(print_record(random_record(Case("saboteur", 3, 2), 5)))
    expect(page.locator("[role=alert]")).to_be_empty()
    ada.press(page.locator("form button[type=submit]"))
    at(page, "r1.3")
    page.evaluate("() => { location.hash = '#r9.zzz' }")
    at(page, "r1.3")


def test_a_record_that_breaks_a_rule_is_told_in_one_line(invite: Invite) -> None:
    ada = invite(size=PHONE)
    page = ada.page
    ada.means("422")
    text = print_record(random_record(Case("saboteur", 3, 2), 5))
    paste(ada, re.sub(r"(?m)^1\. .*$", "1. lay EW 9,9", text))
    expect(page.locator("[role=alert]")).to_contain_text("move 1")


#: What the clipboard does when it has a text of so many lines.
PASTE_LINES = """(field, lines) => {
  const clipboardData = new DataTransfer();
  clipboardData.setData('text/plain', 'pass NE\\n'.repeat(lines));
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
  return field.dispatchEvent(event);
}"""


def test_what_is_too_long_for_a_record_is_not_taken_from_the_clipboard(invite: Invite) -> None:
    ada = invite(size=PHONE)
    page = ada.page
    ada.come_in()
    ada.press(page.locator("[data-open-record]"))
    field = page.locator("textarea")
    assert field.evaluate(PASTE_LINES, 5)
    expect(page.locator("[role=alert]")).to_be_empty()
    assert not field.evaluate(PASTE_LINES, 200_000)
    expect(page.locator("[role=alert]")).to_contain_text("too long")
