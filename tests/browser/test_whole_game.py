"""A whole game, played by touching what glows."""

from __future__ import annotations

import re
from random import Random

import pytest

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.tables import Played

pytestmark = pytest.mark.browser

PHONE = (390, 844)
DESKTOP = (1440, 900)


@pytest.mark.parametrize(
    ("size", "touch", "motion"), [(PHONE, True, False), (DESKTOP, False, True)]
)
def test_a_whole_game_is_played(
    invite: Invite, size: tuple[int, int], touch: bool, motion: bool
) -> None:
    ada = invite(size=size, touch=touch, motion=motion)
    ada.open_table(players=5, pick=True)
    for played in range(1, 4):
        ada.page.locator("h1", has_text=f"{played} of 3").wait_for()
        ada.play_round(Random(played))
        share_the_gold(ada)
        assert ada.round_end.locator(".roles li").count() == 5 + 1
        ada.press(ada.round_end.locator("footer button").first)
        if played < 3:
            ada.round_end.wait_for(state="detached")
    assert ada.game_end.locator(".table li").count() == 5
    assert_the_winner_has_most(ada)
    assert_names_are_whole(ada)


def share_the_gold(person: Person) -> None:
    """Pick a gold card whenever it is one's turn to."""
    cards = person.round_end.locator("[data-take]")
    ended = person.round_end.locator("footer .button-first")
    while True:
        cards.or_(ended).first.wait_for()
        if not cards.count():
            return
        before = person.number
        person.press(cards.first)
        person.wait_past(before)


def assert_names_are_whole(person: Person) -> None:
    for name in person.game_end.locator(".table .name").all():
        assert name.evaluate("element => element.scrollWidth <= element.clientWidth")


def assert_the_winner_has_most(person: Person) -> None:
    worths = [
        int(re.sub(r"\D", "", text))
        for text in person.game_end.locator(".table .worth").all_inner_texts()
    ]
    assert worths == sorted(worths, reverse=True)
    assert sum(worths) > 0
    assert str(worths[0]) in person.game_end.locator("h2").inner_text()


def test_after_the_game_come_thoughts_a_record_and_another_game(
    invite: Invite, played: Played
) -> None:
    ada = invite()
    played.belong_to(ada)
    first = f"{ada.origin}/table/{played.tables['game end']}"
    ada.page.goto(first)
    ada.press(ada.game_end.get_by_role("button", name="Thoughts"))
    ada.page.locator("dialog ol li").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.press(ada.game_end.get_by_role("button", name="Record"))
    ada.page.locator("dialog pre", has_text="[game saboteur]").wait_for()
    ada.page.keyboard.press("Escape")
    ada.press(ada.game_end.get_by_role("button", name="Play again"))
    ada.page.wait_for_url(lambda address: "/table/" in address and address != first)
    ada.wait_for_turn()
    assert ada.page.locator("[data-seat]").count() == 3
    assert ada.round_end.count() == 0
