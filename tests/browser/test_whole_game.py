"""A whole game, played by touching what glows."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.person import Person
from tests.browser.shifting import assert_nothing_has_shifted, watch_shifts
from tests.browser.tables import Played

pytestmark = pytest.mark.browser

PHONE = (390, 664)
DESKTOP = (1440, 900)


# With so many players each has few turns.
PLAYERS = 10


@pytest.mark.clause("S-70")
def test_a_whole_game_of_two_rounds_is_played(invite: Invite) -> None:
    """The third would be like the second."""
    ada = invite(size=PHONE, touch=True)
    watch_shifts(ada)
    ada.come_in()
    ada.open_by_form(players=PLAYERS, options={"pick": "no", "rounds": "two"})
    play_round(ada, 1, PLAYERS, of=2)
    ada.round_end.wait_for(state="detached")
    play_round(ada, 2, PLAYERS, of=2)
    assert_the_end_is_shown(ada, PLAYERS)
    assert_nothing_has_shifted(ada)
    ada.press(ada.game_end.get_by_role("button", name="Play again"))
    ada.page.locator("h1", has_text="1 of 2").wait_for()


def test_a_round_is_played_to_the_end_of_the_game_while_things_move(
    invite: Invite, played: Played
) -> None:
    ada = invite(size=DESKTOP, motion=True)
    played.belong_to(ada)
    ada.page.goto(f"{ada.origin}/table/{played.tables['last round']}")
    # Who has looked up where a card was laid is told the end as everybody is.
    ada.press(ada.page.locator(".log li.play button").last)
    play_round(ada, 3, 5)
    assert_the_end_is_shown(ada, 5)


def play_round(person: Person, number: int, players: int, of: int = 3) -> None:
    """Play a round of so many, pick gold, and go on."""
    person.page.locator("h1", has_text=f"{number} of {of}").wait_for()
    person.play_round(Random(number))
    share_the_gold(person)
    assert person.round_end.locator(".roles li").count() == players + 1
    person.press(person.round_end.locator("footer button").first)


def assert_the_end_is_shown(person: Person, players: int) -> None:
    assert person.game_end.locator(".table li").count() == players
    assert_the_winner_has_most(person)
    assert_names_are_whole(person)


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
    # However small the phone: who has come where, another game and looking back need no scrolling.
    ada.resize((320, 568))
    for each in [*ada.game_end.locator(".table li").all(), ada.page.locator("[data-look-back]")]:
        expect(each).to_be_in_viewport(ratio=1)
    ada.resize(DESKTOP)
    ada.press(ada.game_end.get_by_role("button", name="Thoughts"))
    ada.page.locator("dialog ol li").first.wait_for()
    ada.page.keyboard.press("Escape")
    ada.press(ada.game_end.get_by_role("button", name="Record"))
    ada.page.locator("dialog pre", has_text="[game saboteur]").wait_for()
    ada.page.keyboard.press("Escape")
    ada.press(ada.game_end.get_by_role("button", name="Maze"))
    ada.press(ada.page.get_by_role("button", name="Back to the final count"))
    ada.press(ada.game_end.get_by_role("button", name="Play again"))
    ada.page.wait_for_url(lambda address: "/table/" in address and address != first)
    ada.wait_for_turn()
    assert ada.page.locator("[data-seat]").count() == 3
    assert ada.round_end.count() == 0
