"""Nothing moves when a card is chosen, shown in place or put back; cards keep their width."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.browser.builder import Builder
from tests.browser.cave import come_to
from tests.browser.conftest import Invite
from tests.browser.person import Person

pytestmark = pytest.mark.browser

SIZES = ((390, 664), (820, 1180), (1440, 900))

_BOX = """const box = (element) => {
  const { x, y, width, height } = element.getBoundingClientRect();
  return [x, y, width, height].map(Math.round);
};"""

# The grounds, what lies on them, seats, piles and hand.
_KEEP = f"""() => {{
  {_BOX}
  const parts = "[data-hand], [data-hand] button, [data-roof], [data-place], [data-maze], .cell, "
    + "[data-cave], [data-seat], [data-discard]:not(span), [data-close], [data-piles], [data-own]";
  window.kept = [...document.querySelectorAll(parts)].map((element) => [element, box(element)]);
}}"""

# A chosen card is lifted, as a hand would do it.
_MOVED = f"""() => {{
  {_BOX}
  const lifted = "[data-hand] [aria-pressed=true]";
  return window.kept
    .filter(([element]) => element.isConnected && !element.matches(lifted))
    .map(([element, before]) => [element, before, box(element)])
    .filter(([, before, now]) => now.some((side, at) => Math.abs(side - before[at]) > 1))
    .map(([element, ...boxes]) => [element.outerHTML.slice(0, 90), ...boxes].join(" / "));
}}"""


def open_saboteur(ada: Person) -> None:
    ada.open_table(players=4)
    ada.put_secret_away()


def open_sabotage(ada: Person) -> None:
    Builder(ada).open_table()


def open_cave(ada: Person) -> None:
    come_to(ada, "jumps")
    ada.put_secret_away()


@pytest.mark.parametrize("open_table", [open_saboteur, open_sabotage, open_cave])
def test_nothing_jumps_while_one_chooses(
    invite: Invite, open_table: Callable[[Person], None]
) -> None:
    ada = invite(touch=True)
    open_table(ada)
    ada.wait_for_turn()
    moved: dict[str, list[str]] = {}
    for size in SIZES:
        ada.resize(size)
        ada.page.evaluate(_KEEP)

        def note(what: str, size: tuple[int, int] = size) -> None:
            if found := ada.page.evaluate(_MOVED):
                moved[f"{what} at {size}"] = found[:4]

        ada.press(ada.useful.first)
        note("chosen")
        if ada.glowing.count():
            ada.press(ada.glowing.first)
            note("shown in place")
        ada.page.keyboard.press("Escape")
        ada.page.keyboard.press("Escape")
        assert not ada.page.locator("[data-hand] [aria-pressed=true]").count()
        note("put back")
    assert moved == {}


def test_cards_keep_their_width_from_phase_to_phase(invite: Invite) -> None:
    ada = invite(touch=True)
    open_cave(ada)
    widths = [_widths(ada)]
    ada.press(ada.useful.first)
    ada.commit(ada.glowing.first)
    ada.page.locator("[data-stay]").wait_for()
    widths.append(_widths(ada))
    assert widths[0] == widths[1]


def _widths(ada: Person) -> list[int]:
    """How wide a card of the hand is in each window."""
    found = []
    for size in SIZES:
        ada.resize(size)
        box = ada.hand.first.bounding_box()
        assert box is not None
        found.append(round(box["width"]))
    return found
