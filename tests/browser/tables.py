"""Tables at moments that one would have to play long for, played without the page."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from random import Random

from pitprop.server.identity import COOKIE
from tests.browser.house import House
from tests.browser.person import Person
from tests.server.driving import Browser, Message, is_over


@dataclass(frozen=True)
class Played:
    """Tables of one person.

    Attributes:
        token: the token of that person.
        tables: by what is seen there.
    """

    token: str
    tables: Mapping[str, str]

    def belong_to(self, person: Person) -> None:
        """Make somebody the one whose tables they are."""
        cookie = {"name": COOKIE, "value": self.token, "url": person.origin}
        person.page.context.add_cookies([cookie])  # type: ignore[list-item]  # it has its own type


def play_tables(house: House) -> Played:
    """Play until each moment is there."""
    with Browser(house) as browser:
        tables = {
            "gold picking": _played_until(browser, _is_picking),
            "round end": _played_until(browser, _is_between_rounds),
            "game end": _played_until(browser, is_over),
        }
        return Played(browser.http.cookies[COOKIE], tables)


def _played_until(browser: Browser, wanted: Callable[[Message], bool]) -> str:
    """A table of the browser's that has come so far."""
    random = Random(11)
    for _ in range(20):
        table = browser.create(opponents=["standard", "standard"], auto_pick="no")
        with browser.live(table) as live:
            for step in range(400):
                state = live.my_turn()
                if wanted(state):
                    return table
                if is_over(state):
                    break
                live.step(random, f"{table}-{step}")
    raise AssertionError("no table has come so far")


def _is_picking(state: Message) -> bool:
    return bool(state["view"]["phase"] == "taking")


def _is_between_rounds(state: Message) -> bool:
    return bool(state["view"]["phase"] == "dealing")
