"""The great moments of The Dark Cave, and a cave that can be read on a phone."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.browser.cave import come_to
from tests.browser.conftest import Invite

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.browser.person import Person

pytestmark = pytest.mark.browser

PHONES = ((390, 664), (360, 640), (320, 568))

# Far beyond what anything takes, in milliseconds.
PATIENCE = 60_000

Box = dict[str, float]


def box_of(what: Locator) -> Box:
    """Where something is."""
    box = what.bounding_box()
    assert box is not None
    return {side: box[side] for side in ("x", "y", "width", "height")}


def walk_to(person: Person, target: str) -> None:
    """Go where it costs or ends something, and say yes."""
    person.page.locator(f"[data-target='{target}']").focus()
    person.page.keyboard.press("Enter")
    person.press(person.page.locator("[data-ask] .button-first"))


@pytest.mark.clause("D-70")
def test_the_exit_is_seen_large_once_and_then_told_where_it_lies(invite: Invite) -> None:
    ada = invite(size=PHONES[0], touch=True)
    come_to(ada, "found")
    page = ada.page
    page.locator("[data-target='goal 4,4']").wait_for()
    # Of the two who stand on the ladder of the start one shows it.
    assert page.locator("[data-stands-on=ladder]").count() == 1
    walk_to(ada, "goal 4,4")
    found = page.locator("[data-found-exit]")
    expect(found).to_contain_text("You have found the exit, in the south-east (L12)!")
    assert box_of(found.locator("svg"))["height"] > 100
    # Where the prompt is, or what is said of somebody who is away.
    below = box_of(page.locator("[data-prompt]"))
    page.touchscreen.tap(below["x"] + 20, below["y"] + below["height"] / 2)
    expect(found).to_have_count(0)
    # The cave has followed; what was laid is explained where it is tapped, with its clause.
    gate = page.locator("[data-cave] [data-feature=exit]")
    expect(gate).to_be_in_viewport(ratio=1)
    assert box_of(gate)["height"] >= 24
    page.locator("[data-field='4,4:*NESW']").tap()
    note = page.locator("[data-note]")
    expect(note).to_contain_text("leaves the cave")
    note.get_by_role("button").tap()
    expect(page.locator("dialog [data-clause='D-72']")).to_be_in_viewport()


@pytest.mark.parametrize("size", [(1440, 900), (1280, 720), (390, 664)])
def test_what_is_told_of_a_card_hides_no_place_where_it_may_be_laid(
    invite: Invite, size: tuple[int, int]
) -> None:
    ada = invite(size=size)
    come_to(ada, "low")
    ada.press(ada.page.locator("[data-hand] button[data-card='II:NS.EW+bridge-EW']"))
    expect(ada.page.locator("[data-chosen]")).to_be_visible()
    lowest = ada.page.locator("[data-cave] [data-target='place 0,4']")
    expect(lowest).to_be_visible()
    for place in [lowest, *ada.page.locator("[data-cave] [data-target^=place]").all()]:
        place.click(trial=True)


# What stands on the page after each change: open cards, sums, the headline, open doors.
_WATCH = """() => {
  window.seen = [];
  new MutationObserver(() => {
    const end = document.querySelector('[data-game-end]');
    if (!end) return;
    const count = (what) => end.querySelectorAll(what).length;
    window.seen.push([
      count('.turning li.open'), count('.sum'), count('.won'), end.querySelector('h2').textContent,
      count('.doors li'),
    ]);
  }).observe(document.body, {subtree: true, childList: true, attributes: true});
}"""


def label_of(what: Locator) -> str:
    """What a screen reader says of it."""
    return what.get_attribute("aria-label") or ""


@pytest.mark.clause("D-72", "D-83")
def test_the_end_turns_cards_then_counts_then_says_who_has_won(invite: Invite) -> None:
    ada = invite(motion=True)
    come_to(ada, "out")
    page = ada.page
    page.locator("[data-target='field 4,4:*NESW']").wait_for()
    page.evaluate(_WATCH)
    walk_to(ada, "field 4,4:*NESW")
    doors = ada.game_end.locator(".doors li")
    expect(doors).to_have_count(4, timeout=PATIENCE)
    seen = page.evaluate("window.seen")
    first, last = seen[0][3], seen[-1]
    assert [sums for _, sums, *_ in seen] == sorted(sums for _, sums, *_ in seen)
    assert any(sums == 2 and headline == first for _, sums, _, headline, _ in seen)
    assert all(won == 0 for _, _, won, headline, _ in seen if headline == first)
    assert max(cards for cards, *_ in seen) == 2
    assert "You win with" in last[3]
    assert "because 1 works for" in ada.game_end.locator(".treasure").first.inner_text()
    assert "south-east (L12)" in ada.game_end.locator(".doors .exit").inner_text()
    # Everybody has their sign, the reader, too.
    expect(page.locator("[data-seat] .face")).to_have_count(2)
    assert all("known to all" in label_of(page.locator(f"[data-seat='{at}']")) for at in range(2))
    ben = invite("Ben")
    come_to(ben, "out")
    expect(ben.game_end.locator("h2")).to_contain_text("you lose")


def test_a_phone_keeps_room_for_the_cave_and_moves_nothing_for_a_card(invite: Invite) -> None:
    ada = invite(size=PHONES[0])
    ada.open_table(8, game="dark_cave")
    ada.wait_for_turn()
    ada.put_secret_away()
    page = ada.page
    for size in PHONES:
        ada.resize(size)
        cave, hand = page.locator("[data-cave]"), page.locator("[data-hand]")
        assert box_of(cave)["height"] > 0.3 * size[1]
        assert_counts_are_whole(ada)
        before = [box_of(cave), box_of(hand), box_of(hand.locator("button").last)]
        hand.locator("button").first.click()
        chosen = page.locator("[data-chosen]")
        assert "D-" in chosen.inner_text()
        assert [box_of(cave), box_of(hand), box_of(hand.locator("button").last)] == before
        chosen.locator("[data-back]").click()
        expect(chosen).to_have_count(0)


def assert_counts_are_whole(person: Person) -> None:
    """No number of a seat is cut off or lies over another one."""
    for seat in person.page.locator("[data-seat]").all():
        around = box_of(seat)
        counts = [box_of(each) for each in seat.locator(".count").all()]
        for box in counts:
            assert box["x"] >= around["x"]
            assert box["x"] + box["width"] <= around["x"] + around["width"]
            assert box["y"] + box["height"] <= around["y"] + around["height"]
        one, other = counts
        assert one["x"] + one["width"] <= other["x"] or one["y"] + one["height"] <= other["y"]
