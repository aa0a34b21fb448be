"""What can't be done is explained where it was tried, with its clause."""

from __future__ import annotations

from random import Random

import pytest

from tests.browser.conftest import Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser

PHONE = (390, 844)
DESKTOP = (1440, 900)


def choose(person: Person, *kinds: str) -> bool:
    """Choose a card whose name has one of these words."""
    for at, label in enumerate(person.labels()):
        if any(kind.lower() in label.lower() for kind in kinds):
            person.press(person.hand.nth(at))
            return True
    return False


def open_with(person: Person, *kinds: str) -> None:
    """Open a table and choose such a card; where a hand has none, which is rare, another table."""
    for _ in range(10):
        person.open_table()
        person.wait_for_turn()
        if choose(person, *kinds):
            return
    pytest.fail(f"ten hands without {' or '.join(kinds)}")


def touch_maze(person: Person, across: float, down: float) -> tuple[float, float]:
    """Touch the maze at a part of its width and height; returns the point."""
    box = person.page.locator("[data-maze]").bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] * across, box["y"] + box["height"] * down
    person.page.mouse.click(x, y)
    return x, y


@pytest.mark.parametrize("size", [PHONE, DESKTOP])
@pytest.mark.clause("S-34")
def test_a_card_in_the_air_is_refused_at_the_finger_with_its_clause(
    invite: Invite, size: tuple[int, int]
) -> None:
    ada = invite(size=size)
    open_with(ada, "tunnel", "bend", "fork", "crossing", "dead end")
    number = ada.number
    x, y = touch_maze(ada, 0.55, 0.25)
    ada.refusal.wait_for()
    assert "in the air" in ada.refusal.inner_text()
    assert "S-34" in ada.refusal.inner_text()
    bubble = ada.page.locator(".popover").bounding_box()
    assert bubble is not None
    assert bubble["x"] <= x <= bubble["x"] + bubble["width"]
    assert min(abs(bubble["y"] - y), abs(bubble["y"] + bubble["height"] - y)) < 40

    ada.press(ada.refusal.get_by_role("button", name="Open clause S-34"))
    opened = ada.page.locator(".opened[data-clause]")
    opened.wait_for()
    assert opened.get_attribute("data-clause") == "S-34"
    assert ada.number == number
    assert ada.hand.count() == 6


def test_the_explanation_follows_the_language(invite: Invite) -> None:
    ada = invite(language="de")
    open_with(ada, "Weg", "Kurve", "Abzweigung", "Kreuzung", "Sackgasse")
    touch_maze(ada, 0.55, 0.25)
    ada.refusal.wait_for()
    assert "in der Luft" in ada.refusal.inner_text()


def test_a_card_for_the_maze_is_no_card_for_a_player(invite: Invite) -> None:
    ada = invite()
    # Against others who dig well the round may be over first.
    ada.open_table(sitters={1: "random", 2: "random"})
    for turn in range(20):
        ada.wait_for_turn()
        assert not ada.round_end.count()
        if choose(ada, "Broken", "Repair"):
            touch_maze(ada, 0.5, 0.1)
            ada.refusal.wait_for()
            assert "S-4" in ada.refusal.inner_text()
            return
        ada.take_turn(Random(turn))
    pytest.fail("no broken tool and no repair in twenty turns")


@pytest.mark.clause("S-20")
def test_a_card_played_out_of_turn_is_refused(invite: Invite) -> None:
    """The friend's seat is not on turn at the beginning."""
    ada, ben = invite("Ada"), invite("Ben")
    ada.open_table(players=3, friends=1)
    ben.sit_down(ada.page.locator("input[readonly]").input_value())
    ben.page.locator("[data-number]").wait_for()
    ben.press(ben.hand.first)
    ben.press(ben.page.locator("[data-discard]"))
    ben.refusal.wait_for()
    assert "not your turn" in ben.refusal.inner_text()
    assert "S-20" in ben.refusal.inner_text()
