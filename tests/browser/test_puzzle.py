"""The puzzle of the day: come to, thought about, answered by taps, by keys and on the board."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import Page, expect

from pitprop.puzzles import FIRST_DAY, calendar, puzzle_at
from tests.browser.conftest import Invite
from tests.browser.eye import objections, speak
from tests.browser.inspector import Inspector
from tests.browser.person import Person

pytestmark = pytest.mark.browser

PHONE = (390, 664)
DESKTOP = (1440, 900)
ASKED_OF = {
    game: {each.question for each in calendar() if each.game == game}
    for game in ("saboteur", "sabotage", "dark_cave")
}
IN_THE_CAVE = ASKED_OF["dark_cave"]
SEEN_AT = {
    "de": ((320, 568), (390, 664), (820, 1180)),
    "nl": ((360, 640), (720, 450)),
    "en": ((664, 390), (1440, 900)),
}

LABELS = """frame => [...frame.querySelectorAll("[aria-label], title")].map(
  each => each.ariaLabel ?? each.textContent
)"""


def first(question: str) -> int:
    """The number of the first puzzle of a question."""
    return next(at for at, each in enumerate(calendar()) if each.question == question)


def open_puzzle(person: Person, number: int) -> None:
    day = FIRST_DAY + timedelta(number)
    # From another puzzle it would be the same page, which shows that one a little longer.
    person.page.goto("about:blank")
    person.page.goto(f"{person.origin}/puzzle#{day.isoformat()}")
    expect(person.page.locator("[data-question]")).to_be_visible()


def go_on_to(person: Person, question: str) -> None:
    """Go from one puzzle to the first of another question, in the same page."""
    day = FIRST_DAY + timedelta(first(question))
    person.page.evaluate("day => { location.hash = day; }", day.isoformat())
    expect(person.page.locator("[data-puzzle]")).to_have_attribute("data-puzzle", question)


def test_a_person_is_picked_on_a_phone_and_told_why(invite: Invite) -> None:
    ada = invite(size=PHONE, language="de", touch=True)
    page = ada.page
    ada.come_in()
    # Whatever is due today, the puzzle is of the game that is chosen.
    for game, questions in ASKED_OF.items():
        ada.come_in()
        page.locator(f"input[name=game][value={game}] + .game").click()
        ada.press(page.get_by_role("link", name="Neuestes Rätsel"))
        expect(page.locator("[data-question]")).to_be_visible()
        assert page.locator("[data-puzzle]").get_attribute("data-puzzle") in questions
    number = first("saboteur")
    open_puzzle(ada, number)
    expect(page.locator("[data-answer]")).to_be_disabled()
    ada.press(page.locator("[data-back]"))
    expect(page.locator("[data-to-decision]")).to_be_enabled()
    page.locator(f"[data-candidate='{puzzle_at(number).answer}']").check()
    ada.press(page.locator("[data-answer]"))
    expect(page.locator("[data-answered=right]")).to_be_visible()
    clues = page.locator("[data-clues] .what")
    expect(clues).to_have_count(len(puzzle_at(number).clues))
    expect(clues.first).not_to_be_empty()
    found: dict[tuple[int, int], list[str]] = {}
    for language, sizes in SEEN_AT.items():
        speak(ada, language)
        for size in sizes:
            ada.resize(size)
            if said := objections(ada):
                found[size] = said
    assert found == {}
    axe = Inspector(page)
    axe.look("an answer")
    ada.press(page.locator("[data-open=archive]"))
    expect(page.locator("[data-archive] li")).to_have_count(30)
    axe.look("earlier puzzles")
    assert axe.found == {}
    page.keyboard.press("Escape")
    # What was answered stays answered, and the whole game is there to look at.
    ada.press(page.locator("[data-open-game]"))
    expect(page.locator("[data-replay]")).to_have_attribute("data-replay", re.compile(r"^r1\."))
    assert page.evaluate("Object.values(JSON.parse(localStorage['pitprop.puzzles']))") == [
        "late-right"
    ]


def test_a_move_is_picked_by_keys(invite: Invite) -> None:
    ada = invite(size=DESKTOP, language="nl")
    page = ada.page
    number = first("gold")
    open_puzzle(ada, number)
    wrong = (puzzle_at(number).answer + 1) % len(puzzle_at(number).candidates)
    page.locator(f"[data-candidate='{wrong}']").focus()
    page.keyboard.press(" ")
    page.keyboard.press("Enter")
    expect(page.locator("[data-answered=wrong]")).to_be_visible()
    axe = Inspector(page)
    axe.look("the way to gold")
    assert axe.found == {}


def test_the_verdict_is_in_sight_below_the_board_after_a_reload(invite: Invite) -> None:
    ada = invite(size=PHONE, touch=True)
    page = ada.page
    number = first("traitor")
    open_puzzle(ada, number)
    page.locator(f"[data-candidate='{puzzle_at(number).answer}']").check()
    ada.press(page.locator("[data-answer]"))
    verdict = page.locator("[data-verdict]")
    verdict.wait_for()
    page.reload()
    verdict.wait_for()
    page.wait_for_function(
        """() => document.querySelector('[data-verdict]').getBoundingClientRect().top
          >= document.querySelector('.puzzle > .ground').getBoundingClientRect().bottom"""
    )
    expect(verdict).to_be_in_viewport(ratio=1)


def assert_board_and_hand_are_seen(page: Page, size: tuple[int, int], *, whole: bool) -> None:
    """Together, and covered by nothing that can be answered; the board has a good part of it."""
    ground = page.locator("section.ground").bounding_box()
    hand = page.locator("[data-open-hands] .card").last.bounding_box()
    steps = page.locator("section.steps").bounding_box()
    assert ground is not None
    assert hand is not None
    assert steps is not None
    assert ground["height"] > 0.25 * size[1]
    assert ground["y"] + ground["height"] < min(hand["y"], steps["y"])
    assert hand["y"] + hand["height"] * (1 if whole else 0.2) < min(steps["y"], size[1])


@pytest.mark.parametrize("size", [PHONE, (320, 568), (360, 640), (664, 390)])
def test_what_can_be_answered_is_in_sight_on_a_phone(invite: Invite, size: tuple[int, int]) -> None:
    """With board and own hand, whatever is asked; so is then whether it was right, and why."""
    ada = invite(size=size, touch=True)
    page = ada.page
    questions = sorted({each.question for each in calendar()})
    open_puzzle(ada, first(questions[0]))
    for question in questions:
        go_on_to(ada, question)
        for choice in page.locator("label:has([data-candidate])").all():
            expect(choice).to_be_in_viewport(ratio=1)
        expect(page.locator("[data-answer]")).to_be_in_viewport(ratio=1)
        assert_board_and_hand_are_seen(page, size, whole=size == PHONE or question in IN_THE_CAVE)
        if question in ASKED_OF["sabotage"]:  # it depends on how the match stands
            expect(page.locator("[data-score-sheet]")).to_be_in_viewport(ratio=1)
        ada.press(page.locator("label:has([data-candidate])").first)
        ada.press(page.locator("[data-answer]"))
        expect(page.locator("[data-verdict]")).to_be_in_viewport(ratio=1)
        # Why it is so begins in sight, too, beside or below the board that it is about.
        expect(page.locator("[data-answered] > .soft").first).to_be_in_viewport(ratio=1)
        expect(page.locator("section.ground")).to_be_in_viewport(ratio=0.9)


def test_the_way_past_all_else_leads_into_the_puzzle_of_that_day(invite: Invite) -> None:
    ada = invite()
    open_puzzle(ada, first("saboteur"))
    address = ada.page.url
    asked = ada.page.locator("[data-puzzle]").get_attribute("data-puzzle")
    ada.page.locator(".skip").press("Enter")
    expect(ada.page.locator("#content")).to_be_focused()
    assert ada.page.url == address
    assert ada.page.locator("[data-puzzle]").get_attribute("data-puzzle") == asked


def test_who_comes_back_to_an_answered_puzzle_is_told_it_again(invite: Invite) -> None:
    ada = invite()
    page = ada.page
    open_puzzle(ada, first("saboteur"))
    page.locator("[data-candidate]").first.check()
    page.locator("[data-answer]").click()
    verdict = page.locator("[data-verdict]")
    expect(verdict).to_be_visible()
    text = verdict.inner_text()
    page.reload()
    expect(verdict).to_have_text(text)
    expect(page.locator("[data-clues]")).to_be_visible()
    # Whichever way one comes back, what the seat knows lies open.
    known = page.locator(".game-frame").evaluate(LABELS)
    said = page.locator("p[role=status][aria-live=polite]").last
    page.locator("[data-open-game]").click()
    expect(page.locator("[data-replay]")).to_be_visible()
    expect(page.locator("#content")).to_be_focused()
    expect(said).to_contain_text("Pitprop")
    expect(said).not_to_contain_text(text)
    page.go_back()
    expect(page.locator("[data-clues]")).to_be_visible()
    expect(page.locator("[data-replay]")).to_have_count(0)
    assert page.locator(".game-frame").evaluate(LABELS) == known


def test_a_page_that_stays_open_over_midnight_offers_the_puzzle_of_the_new_day(
    invite: Invite,
) -> None:
    ada = invite()
    page = ada.page
    page.clock.install(time=datetime(2026, 11, 29, 12, tzinfo=UTC))
    page.goto(f"{ada.origin}/puzzle")
    expect(page.locator("h1")).to_contain_text("29 November")
    page.clock.fast_forward("23:00:00")
    page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(page.locator("h1")).to_contain_text("30 November")


def test_a_puzzle_that_cannot_be_fetched_says_so_and_is_asked_for_again(invite: Invite) -> None:
    ada = invite(worker=False)
    page = ada.page
    number = first("saboteur")
    open_puzzle(ada, number)
    ada.means("ERR_FAILED")
    page.route("**/api/puzzles/*", lambda route: route.abort())
    day = FIRST_DAY + timedelta(number + 1)
    page.evaluate("day => { location.hash = day; }", day.isoformat())
    expect(page.get_by_role("alert")).to_be_visible()
    expect(page.locator("[data-question]")).to_have_count(0)
    page.unroute("**/api/puzzles/*")
    page.get_by_role("button", name="Try again").click()
    expect(page.locator("[data-question]")).to_be_visible()
