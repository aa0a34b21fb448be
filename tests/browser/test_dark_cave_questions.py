"""What The Dark Cave asks in the middle of a turn, and what it says of ways there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.browser.cave import come_to
from tests.browser.conftest import Invite
from tests.browser.inspector import Inspector

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.person import Person

pytestmark = pytest.mark.browser

PHONE = (390, 844)


def question(person: Person, phase: str) -> Locator:
    """The question that a phase of the turn asks, once it is there."""
    asked = person.page.locator(f"[data-question={phase}]")
    asked.wait_for()
    return asked


def answer(person: Person, move: str) -> None:
    """Answer, and wait until the question is gone."""
    person.press(person.page.locator(f"[data-answer='{move}']"))
    person.page.locator("[data-question]").wait_for(state="detached")


def prompt(person: Person) -> str:
    """What the page says that there is to do."""
    return person.page.locator("[data-prompt]").inner_text()


def label_of(person: Person, seat: int) -> str:
    """What a screen reader says of a player."""
    return person.page.locator(f"[data-seat='{seat}']").get_attribute("aria-label") or ""


def go(person: Person, target: str) -> str:
    """Walk to a target that costs or ends something; returns what was said before."""
    person.page.locator(f"[data-target='{target}']").focus()
    person.page.keyboard.press("Enter")
    ask = person.page.locator("[data-ask]")
    said = ask.inner_text()
    person.press(ask.locator(".button-first"))
    return said


@pytest.mark.clause("D-53", "D-71")
def test_a_web_in_the_way_is_named_and_what_lies_behind_is_too_far(invite: Invite) -> None:
    ada = invite()
    come_to(ada, "web")
    ada.page.locator("[data-target='field 0,1:NS']").wait_for()
    number = ada.number
    for tapped, clause, word in (
        ("[data-field='1,0:EW']", "D-53", "web"),
        ("[data-field='2,0:NESW']", "D-71", "3 steps"),
        ("[data-place='4,4']", "D-71", "3 steps"),
    ):
        ada.page.locator(f"[data-cave] {tapped}").click()
        ada.refusal.get_by_text(clause).wait_for()
        assert word in ada.refusal.inner_text()
        ada.page.keyboard.press("Escape")
        ada.refusal.wait_for(state="detached")
    assert ada.number == number


@pytest.mark.clause("D-57", "D-62", "D-77")
@pytest.mark.parametrize("move", ["axe yes", "axe no"])
def test_who_is_attacked_says_whether_an_axe_is_used(invite: Invite, move: str) -> None:
    ada = invite(size=PHONE, touch=True)
    come_to(ada, move)
    asked = question(ada, "defending")
    assert "goblin attacks" in asked.inner_text()
    assert "1 gold" in asked.inner_text()
    assert "Ada and Ben" in asked.inner_text()
    assert "1 axe" in asked.inner_text()
    assert "to move" in label_of(ada, 1)
    answer(ada, move)
    is_driven_off = move == "axe yes"
    for seat in range(2):
        assert (" 3 gold" in label_of(ada, seat)) == is_driven_off
        assert (" 2 gold" in label_of(ada, seat)) != is_driven_off
    assert ("1 axe" in label_of(ada, 0)) != is_driven_off
    # On a phone what is said of somebody who is away stands in place of the prompt.
    due = ada.page.get_by_text(re.compile("Ben.s turn"))
    due.filter(visible=True).first.wait_for()


@pytest.mark.clause("D-67", "D-68")
def test_who_walks_up_to_a_creature_where_others_stand_is_told_what_that_costs_alone(
    invite: Invite,
) -> None:
    ada = invite(size=PHONE, touch=True)
    come_to(ada, "walked up")
    asked = question(ada, "defending").inner_text()
    assert "you lose 1 gold" in asked
    assert "everybody" not in asked
    assert "Ben" not in asked


@pytest.mark.clause("D-44")
def test_the_gold_of_a_vein_is_taken_by_word_and_shows_the_character(invite: Invite) -> None:
    ada = invite()
    come_to(ada, "vein")
    assert "character" in go(ada, "field 4,4:*NW")
    ada.press(ada.page.locator("[data-stay]"))
    asked = question(ada, "taking")
    assert "Take the gold" in asked.inner_text()
    assert "character" in asked.inner_text()
    ada.page.keyboard.press("c")
    own = ada.page.locator("[data-own]")
    own.get_by_text("You work for").wait_for()
    assert "known to all" not in own.inner_text()
    answer(ada, "vein yes")
    assert " 4 gold" in label_of(ada, 0)
    assert "known to all" in own.inner_text()


@pytest.mark.clause("D-70", "D-75")
def test_who_turns_up_a_goal_chooses_how_it_lies(invite: Invite) -> None:
    ada = invite()
    come_to(ada, "goal")
    assert "turns up the goal" in go(ada, "goal 4,4")
    asked = question(ada, "turning")
    assert "either way" in asked.inner_text()
    ways = [each.get_attribute("aria-label") or "" for each in asked.locator("button").all()]
    assert [("east" in way, "west" in way) for way in ways] == [(True, False), (False, True)]
    answer(ada, "turn NSW")
    goal = ada.page.locator("[data-cave] [data-field='4,4:W']")
    goal.wait_for(state="attached")
    assert ada.page.locator("[data-cave] [data-field='4,4:E']").count() == 0


@pytest.mark.clause("D-57", "D-90")
def test_the_other_sees_who_is_asked_and_not_what_is_asked(invite: Invite) -> None:
    ada, ben = invite("Ada"), invite("Ben", size=PHONE)
    for each in (ada, ben):
        come_to(each, "two people")
    card = ben.page.locator("[data-hand] button[data-card='I:goblin']")
    ben.press(card)
    start = ben.page.locator("[data-target='field 0,0:NESW']")
    start.focus()
    ben.page.keyboard.press("Enter")
    question(ada, "defending")
    ben.page.locator("[data-prompt]", has_text="Ada is attacked by the goblin").wait_for()
    assert ben.page.locator("[data-question], [data-answer]").count() == 0
    answer(ada, "axe yes")
    ben.page.locator("[data-prompt].mine").wait_for()
    for each in (ada, ben):
        assert " 3 gold" in label_of(each, 0)
        assert "axe" not in label_of(each, 0).split("last:")[0]


@pytest.mark.clause("D-72", "D-80")
def test_after_the_game_opponents_say_why_they_did_what_they_did(invite: Invite) -> None:
    ada = invite()
    # By the ladder the opponent comes to the exit in one turn, and all of the clan are out.
    come_to(ada, "exit")
    ada.game_end.wait_for()
    ada.press(ada.game_end.get_by_role("button", name="Thoughts"))
    thoughts = ada.page.locator("dialog ol > li")
    thoughts.first.wait_for()
    assert "Ben" in thoughts.first.inner_text()
    assert thoughts.first.locator("li").count() > 0


def test_neither_rules_nor_questions_violate_what_axe_knows(invite: Invite) -> None:
    ada = invite()
    axe = Inspector(ada.page, "[data-cave] svg g")
    ada.page.goto(f"{ada.origin}/rules/dark_cave#D-57")
    ada.page.locator("[data-clause='D-57']").wait_for()
    axe.look("rules")
    come_to(ada, "help")
    ada.page.keyboard.press("?")
    ada.page.locator("dialog kbd").first.wait_for()
    axe.look("help")
    come_to(ada, "attacked")
    question(ada, "defending")
    axe.look("attacked")
    assert axe.found == {}
