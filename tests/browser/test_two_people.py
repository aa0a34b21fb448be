"""Two browsers at one table, brought together by a link."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.browser.conftest import Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser


@pytest.fixture
def table(invite: Invite) -> tuple[Person, Person]:
    """Ada has opened a table for three; Ben has followed her link."""
    ada = invite("Ada")
    ben = invite("Ben", size=(390, 844))
    ada.open_table(players=3, friends=1)
    link = ada.page.locator("input[readonly]").input_value()
    ben.sit_down(link)
    ada.wait_for_turn()
    ben.page.locator("[data-number]").wait_for()
    return ada, ben


def test_a_friend_sits_down_by_link_and_each_sees_their_own_hand(
    table: tuple[Person, Person],
) -> None:
    ada, ben = table
    assert ada.hand.count() == 6
    assert ben.hand.count() == 6
    for person, other in ((ada, ben), (ben, ada)):
        names = person.page.locator("[data-seat] .name").all_inner_texts()
        assert names[:2] == ["Ada", "Ben"]
        own = person.page.locator("[data-seat]", has_text=person.name)
        assert "you" in (own.get_attribute("aria-label") or "")
        theirs = person.page.locator("[data-seat]", has_text=other.name)
        assert "6 cards in hand" in (theirs.get_attribute("aria-label") or "")
    assert ben.page.locator("[data-prompt]").inner_text() == "It is Ada’s turn."


def test_what_one_does_the_other_sees(table: tuple[Person, Person]) -> None:
    ada, ben = table
    ada.take_turn(Random(2))
    done = ada.lines.filter(has_text="You ").last.inner_text()
    ben.wait_for_turn()
    ben.page.get_by_role("button", name="Log", exact=True).click()
    line = ben.page.locator("dialog .log li", has_text="Ada ").last.inner_text()
    assert first_word(line) == "Ada"
    assert first_word(done) == "You"


def first_word(text: str) -> str:
    return re.sub(r"^(Rockfall!\s*)", "", text.strip()).split()[0]


def test_neither_sees_the_others_role_or_cards(table: tuple[Person, Person]) -> None:
    """Covers are lifted; a player's own role is all that a lifted cover shows."""
    ada, ben = table
    for person in (ada, ben):
        page = person.page
        assert not re.search(r"Gold digger|Saboteur\b", page.locator(".table").inner_text())
        page.locator(".own button").click()
        assert re.search(r"Gold digger|Saboteur", page.locator(".own button").inner_text())
        for seat in page.locator("[data-seat]").all():
            assert not re.search(r"digger|saboteur", seat.get_attribute("aria-label") or "")


def test_a_card_chosen_ahead_by_key_is_not_a_key_away_from_the_discard_pile(
    table: tuple[Person, Person],
) -> None:
    ada, ben = table
    card = ben.page.locator("[data-hand] button").first
    card.focus()
    ben.page.keyboard.press("Enter")
    assert card.get_attribute("aria-pressed") == "true"
    ada.take_turn(Random(5))
    ben.wait_for_turn()
    ben.page.keyboard.press("Enter")
    assert ben.page.locator("[data-hand] button").count() == 6
    assert ben.page.locator("[data-hand] button:focus").count() == 1


def test_a_round_goes_on_between_the_two(table: tuple[Person, Person]) -> None:
    random = Random(3)
    ada, ben = table
    for _ in range(4):
        for person in (ada, ben):
            person.wait_for_turn()
            if not person.round_end.count():
                person.take_turn(random)
    assert min(ada.number, ben.number) > 8


def test_the_opener_begins_without_waiting(invite: Invite) -> None:
    ada = invite("Ada")
    ada.open_table(players=4, friends=2)
    ada.page.get_by_role("button", name="Begin now").click()
    ada.wait_for_turn()
    assert ada.page.locator("[data-seat]").count() == 4


def test_somebody_without_a_seat_watches(invite: Invite) -> None:
    ada = invite("Ada")
    address = ada.open_table(players=3)
    ada.wait_for_turn()
    eve = invite("Eve")
    eve.page.goto(address)
    eve.press(eve.page.locator("[data-watch]"))
    eve.page.locator("[data-number]").wait_for()
    assert eve.hand.count() == 0
    assert "watching" in eve.page.locator("[data-prompt]").inner_text()
    assert eve.page.locator(".own button").count() == 0


def test_who_only_watches_can_sit_down_after_all(invite: Invite) -> None:
    ada = invite("Ada")
    address = ada.open_table(players=3, friends=1)
    eve = invite("Eve")
    eve.page.goto(address)
    eve.press(eve.page.get_by_role("button", name="Just watch"))
    eve.press(eve.page.locator("[data-join]"))
    eve.take_seat()
    ada.wait_for_turn()
    eve.hand.first.wait_for()


def test_what_one_says_the_other_hears_and_may_choose_not_to(table: tuple[Person, Person]) -> None:
    """At the portrait for a while and in the log, on a desktop and on a phone."""
    ada, ben = table
    say(ada, "saw", "North goal", "A stone")
    bubble = ben.page.locator("[data-speaker='0']", has_text="I saw the north goal: only stone.")
    bubble.wait_for()
    box, hand = bubble.bounding_box(), ben.page.locator("[data-hand]").bounding_box()
    assert box
    assert hand
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 390
    assert box["y"] + box["height"] <= hand["y"]
    ada.lines.filter(has_text="You: I saw the north goal: only stone.").wait_for()
    ben.page.locator("[data-say]").click()
    ben.page.locator("dialog [data-mute='0']").click()
    ben.page.keyboard.press("Escape")
    say(ada, "thanks")
    ada.lines.filter(has_text="You: Thank you!").wait_for()
    say(ben, "suspect", "Ada")
    ada.page.locator("[data-speaker='1']", has_text="I suspect Ada.").wait_for()
    assert ben.page.locator("[data-speaker='0']").count() == 0
    ben.page.get_by_role("button", name="Log", exact=True).click()
    ben.page.locator("dialog [data-said]", has_text="You: I suspect Ada.").wait_for()
    assert ben.page.locator("dialog [data-said]").count() == 1


def say(person: Person, claim: str, *choices: str) -> None:
    """Say something ready-made."""
    person.page.locator("[data-say]").click()
    person.page.locator(f"dialog [data-claim='{claim}']").click()
    for choice in choices:
        person.page.locator("dialog").get_by_role("button", name=choice).click()
    person.page.locator("dialog").wait_for(state="detached")
