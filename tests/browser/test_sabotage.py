"""Sabotage through the page: whole matches, partners, why-not, and everything by keyboard."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.builder import Builder, next_game
from tests.browser.conftest import Invite
from tests.browser.eye import speak
from tests.browser.house import House
from tests.browser.person import FRIEND, Person
from tests.browser.shifting import assert_nothing_has_shifted, watch_shifts
from tests.browser.tables import Played, build_until_close

pytestmark = pytest.mark.browser

PHONE = (390, 844)
SMALL_PHONE = (360, 640)
TABLET = (820, 1180)
DESKTOP = (1440, 900)

# So many turns are seen to move before the end.
_MOVING = 4


@pytest.mark.clause("A-20", "A-37", "A-42")
def test_a_match_is_played_to_its_end(invite: Invite, matches: Played) -> None:
    """The last game; the first is played below, the others are like these."""
    ada = Builder(invite(size=SMALL_PHONE, touch=True))
    watch_shifts(ada.person)
    ada.come_to(matches, "end of the third game")
    scores = ada.totals()
    ada.next_game()
    ada.page.locator("h1", has_text="4 of 4").wait_for()
    ada.play_game()
    end = ada.person.round_end
    row = end.locator("[data-score-sheet] tbody tr").nth(3)
    for side, text in enumerate(row.locator("td .points").all_inner_texts()):
        scores[side] += int(text.split()[0])
    assert ada.totals() == scores
    ada.person.press(end.locator("footer .button-first"))
    heading = ada.person.game_end.locator("h2").inner_text()
    assert_nothing_has_shifted(ada.person)
    assert str(max(scores)) in heading
    assert heading.startswith("You win") == (scores[0] > scores[1])
    assert_roofs_are_level(ada)
    ada.person.press(ada.person.game_end.get_by_role("button", name="Thoughts"))
    thoughts = ada.page.locator("dialog ol > li")
    thoughts.first.wait_for()
    ada.page.keyboard.press("Escape")
    before = ada.page.url
    ada.person.press(ada.person.game_end.get_by_role("button", name="Play again"))
    ada.page.wait_for_url(lambda address: address != before)
    ada.page.locator("h1", has_text="1 of 4").wait_for()


def assert_roofs_are_level(ada: Builder) -> None:
    """At the end of the match, though one name takes more lines than the other."""
    figures = ada.person.game_end.locator("figure")
    figures.first.locator("figcaption").evaluate(
        "(name) => name.append(' and many more'.repeat(5))"
    )
    for part in ("div.roof", "[data-score]"):
        tops = [box["y"] for each in figures.all() if (box := each.locator(part).bounding_box())]
        assert len(tops) == 2
        assert tops[0] == pytest.approx(tops[1], abs=0.5)


@pytest.mark.clause("A-37")
def test_a_game_is_played_while_things_move(invite: Invite) -> None:
    """At its beginning and at its end; what lies between is like them and goes by at once."""
    ada = Builder(invite(motion=True))
    ada.person.come_in()
    ada.open_by_form(sitters={1: "medium"})
    ada.page.locator("h1", has_text="1 of 4").wait_for()
    ada.play_game(turns=_MOVING)
    ada.page.emulate_media(reduced_motion="reduce")
    ada.wait()
    while not (ada.may_close or ada.person.round_end.count()):
        ada.play_game(turns=1)
    ada.page.emulate_media(reduced_motion="no-preference")
    if not ada.person.round_end.count():
        ada.play_game()
        ada.person.skip_to_the_end()
    row = ada.person.round_end.locator("[data-score-sheet] tbody tr").first
    points = [int(text.split()[0]) for text in row.locator("td .points").all_inner_texts()]
    assert ada.totals() == points
    ada.next_game()
    ada.page.locator("h1", has_text="2 of 4").wait_for()


@pytest.mark.clause("A-41")
def test_a_game_that_nobody_closes_is_played_out(invite: Invite, matches: Played) -> None:
    ada = Builder(invite(size=SMALL_PHONE, touch=True))
    watch_shifts(ada.person)
    ada.come_to(matches, "few cards")
    most = 0
    while not ada.person.round_end.count():
        most += 1
        assert most <= 4 + 8
        ada.discard()
        ada.wait()
    # Not even where the hand runs out.
    assert_nothing_has_shifted(ada.person)
    closed = "finish" in ada.person.round_end.locator("h2").inner_text()
    ada.person.press(ada.person.round_end.get_by_role("button", name="See the roofs"))
    cards_left = ada.page.locator("[data-draw] .count").inner_text()
    assert closed or cards_left == "0"


def check_answers_fit(person: Person) -> None:
    """The answers to a partner stay within their buttons, in long words on a small phone, too."""
    size = person.page.viewport_size
    assert size
    speak(person, "de")
    person.resize((320, 568))
    assert person.page.evaluate(
        "[...document.querySelectorAll('[data-answer]')].every(b => b.scrollWidth <= b.clientWidth)"
    )
    speak(person, "en")
    person.resize((size["width"], size["height"]))


def check_the_sign_says_that_others_may_finish(person: Person) -> None:
    """The sign above their roof opens what it is worth, and from when on a game may be finished."""
    person.press(person.page.locator("[data-alarm]"))
    sheet = person.page.locator("dialog")
    sheet.get_by_text("A-37", exact=True).wait_for()
    person.page.keyboard.press("Escape")
    sheet.wait_for(state="detached")


@pytest.mark.clause("A-37", "A-50", "A-52")
def test_a_partner_is_asked_refuses_and_consents(invite: Invite, house: House) -> None:
    ada, ben, cem = (Builder(invite(name)) for name in ("Ada", "Ben", "Cem"))
    address = ada.open_table(players=4, friends=2)
    ben.person.sit_down(address)
    cem.person.sit_down(address)
    turns = {0: ada, 1: ben, 2: cem}
    people = [each.person for each in turns.values()]
    for person in people:
        person.page.locator("[data-number]").wait_for()
        person.page.goto("about:blank")
    build_until_close(house, people, address)
    for person in people:
        person.page.goto(address)
    asked = 0
    while asked < 2:
        ada.page.locator("[data-number]").wait_for()
        for seat, each in turns.items():
            if not each.page.locator("[data-prompt].mine").count():
                continue
            if seat != 1 and each.may_close:
                partner = turns[2 - seat]
                check_the_sign_says_that_others_may_finish(ben.person)
                each.do_close()
                partner.question.wait_for()
                assert ben.question.count() == 0
                check_answers_fit(partner.person)
                asked += 1
                partner.answer("no" if asked == 1 else "yes")
                if asked == 1:
                    each.page.locator("[data-prompt].mine").wait_for()
                    each.person.press(each.close)
                    assert "A-52" in each.person.refusal.inner_text()
                    each.take_turn()
            elif each.question.count():
                each.answer("no")
            elif seat == 1:
                each.discard()
            else:
                each.take_turn()
        if asked < 2 and ada.person.round_end.count():
            next_game([*turns.values()])
    for each in turns.values():
        each.person.round_end.wait_for()
    assert ada.totals() == cem.totals() == ben.totals()[::-1]


@pytest.mark.clause("A-52", "A-54")
@pytest.mark.parametrize(
    ("language", "ours"), [("en", "You two"), ("de", "bekämt ihr"), ("nl", "Jullie zouden")]
)
def test_before_asking_it_is_said_what_both_partners_would_score(
    invite: Invite, matches: Played, language: str, ours: str
) -> None:
    ada = Builder(invite(language=language))
    ada.come_to(matches, "may close")
    ada.person.press(ada.close)
    ada.page.locator("[data-close-yes]").wait_for()
    assert ours in ada.page.locator("dialog").inner_text()


@pytest.mark.clause("A-50")
def test_a_friend_sits_where_the_first_has_said(invite: Invite) -> None:
    ada, ben = Builder(invite("Ada")), Builder(invite("Ben"))
    ada.person.come_in()
    address = ada.open_by_form(players=4, sitters={1: "hard", 2: FRIEND, 3: "easy"})
    ben.person.sit_down(address)
    for each in (ada, ben):
        each.page.locator("[data-number]").wait_for()
        names = each.page.locator("[data-roof=own]").inner_text()
        assert "Ada" in names
        assert "Ben" in names


@pytest.mark.clause("A-50")
def test_who_is_invited_chooses_a_side(invite: Invite) -> None:
    ada, ben, cem = (Builder(invite(name)) for name in ("Ada", "Ben", "Cem"))
    address = ada.open_table(players=4, friends=2)
    ben.page.goto(address)
    ben.page.locator("fieldset").wait_for()
    assert ben.page.locator("fieldset label").all_inner_texts() == ["against Ada", "with Ada"]
    ben.person.press(ben.page.get_by_label("with Ada"))
    ben.person.take_seat()
    ben.page.get_by_text("Your partner, opposite").wait_for()
    cem.page.goto(address)
    cem.page.locator("form").wait_for()
    assert cem.page.locator("fieldset").count() == 0
    cem.person.take_seat()
    for each, partner in ((ada, "Ben"), (ben, "Ada")):
        each.page.locator("[data-number]").wait_for()
        assert partner in each.page.locator("[data-roof=own]").inner_text()


@pytest.mark.clause("A-31", "A-37")
def test_what_is_not_allowed_is_explained_where_it_is_tried(invite: Invite) -> None:
    ada = Builder(invite())
    ada.open_table()
    ada.wait()
    ada.person.press(ada.close)
    assert "A-37" in ada.person.refusal.inner_text()
    cards = ada.page.locator("[data-hand] button")
    for at in range(cards.count()):
        stamp = (cards.nth(at).get_attribute("data-card") or "").split("-")[0]
        if len(stamp) == 1 and stamp != "X":
            break
    ada.person.press(cards.nth(at))
    ada.person.press(ada.place("own", "A" if stamp != "A" else "B"))
    assert "A-31" in ada.person.refusal.inner_text()
    ada.person.press(ada.person.refusal.get_by_role("button", name="A-31"))
    ada.page.locator("[data-clause='A-31']:focus").wait_for()


@pytest.mark.clause("A-60")
def test_the_discard_pile_can_be_looked_through(invite: Invite) -> None:
    ada = Builder(invite(size=PHONE, touch=True))
    ada.open_table()
    thrown: list[str] = []
    while len(thrown) < 3:
        ada.wait()
        first = ada.page.locator("[data-hand] button").first
        thrown.append((first.get_attribute("aria-label") or "").split(": ")[1])
        ada.discard()
    ada.wait()
    ada.person.press(ada.page.locator("[data-discard]"))
    shown = [
        card.get_attribute("aria-label") for card in ada.page.locator("[data-discards] svg").all()
    ]
    assert [card for card in reversed(shown) if card in thrown][:1] == thrown[:1]
    assert set(thrown) <= set(shown)


@pytest.mark.clause("A-10", "A-11", "A-12", "A-13")
def test_every_row_says_why_it_counts_what_it_counts(invite: Invite) -> None:
    ada = Builder(invite())
    ada.open_table()
    ada.wait()
    gauges = ada.page.locator("[data-roof=own] [data-row]")
    expect(gauges).to_have_count(8)
    for gauge in gauges.all():
        gauge.hover()
        note = ada.page.locator("[data-row-note]")
        assert "A-10" in note.inner_text()
        assert "0 points" in (gauge.get_attribute("aria-label") or "")
    ada.page.mouse.move(5, 5)
    assert ada.page.locator("[data-row-note]").count() == 0
    ada.person.press(ada.page.locator("[data-worth=own]"))
    assert ada.page.locator("[data-rows] li").count() == 8


@pytest.mark.parametrize("players", [2, 4])
def test_everything_that_matters_is_in_sight(invite: Invite, players: int) -> None:
    ada = Builder(invite())
    ada.open_table(players=players)
    ada.wait()
    for size in (PHONE, TABLET, DESKTOP):
        ada.person.resize(size)
        assert_all_is_in_sight(ada, size)


def assert_all_is_in_sight(ada: Builder, size: tuple[int, int]) -> None:
    page = ada.page
    assert page.evaluate("document.documentElement.scrollHeight") <= size[1]
    assert page.evaluate("document.documentElement.scrollWidth") <= size[0]
    parts = (
        "[data-roof], [data-place], [data-hand] button, [data-discard], [data-draw], [data-close]"
    )
    for part in page.locator(parts).all():
        box = part.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["y"] >= 0
        assert box["x"] + box["width"] <= size[0]
        assert box["y"] + box["height"] <= size[1]
    for touched in page.locator("[data-place], [data-hand] button, [data-close]").all():
        box = touched.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    for gauge in page.locator("[data-row]").all():
        box = gauge.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24
