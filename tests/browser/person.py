"""Somebody before a browser, who sees and touches nothing but the page."""

from __future__ import annotations

import re
from random import Random
from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from playwright.sync_api import Locator, Page

Held = TypeVar("Held")

# How long, in milliseconds, until it is looked again for what comes from the browser by itself, and
# how often: far more than anything takes.
_GLANCE = 20
_MOST_GLANCES = 3_000

# Two frames after the window has the size, everything has been laid out and measured.
_SETTLED = """([width, height]) => innerWidth === width && innerHeight === height && new Promise(
  (done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true))))"""

# The page looks for a lost server all the time; the browser notes each attempt that fails. What was
# preloaded and isn't used within seconds is only a hint, and comes where the machine is slow. A
# test may keep the worker away.
_EXPECTED = re.compile(
    r"ERR_CONNECTION|ERR_EMPTY_RESPONSE|WebSocket connection to .* failed"
    r"|preloaded using link preload|Service Worker registration blocked"
)


FRIEND = "?"
"""Who sits where somebody is to come by a link."""


class Person:
    """A player with a browser.

    Attributes:
        page: what the person sees.
    """

    def __init__(self, name: str, page: Page, origin: str, touch: bool = False) -> None:
        self.name = name
        self.page = page
        self.origin = origin
        self._complaints: list[str] = []
        self._meant: list[str] = []
        self._touch = touch
        page.on("pageerror", lambda error: self._complaints.append(str(error)))
        page.on("console", lambda message: self._heard(message.type, message.text))
        page.on("response", lambda response: self._answered(response.status, response.url))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not _EXPECTED.search(text):
            self._complaints.append(text)

    def _answered(self, status: int, address: str) -> None:
        if status >= 400:
            self._complaints.append(f"{status} {address}")

    def means(self, complaint: str) -> None:
        """What a test brings about by what it does isn't a fault; the browser may note it later."""
        self._meant.append(complaint)

    @property
    def complaints(self) -> list[str]:
        """Errors of the page and what its content policy has blocked, but for what is meant."""
        return [
            complaint
            for complaint in self._complaints
            if not any(meant in complaint for meant in self._meant)
        ]

    # --- What is seen ---------------------------------------------------------------------------

    @property
    def hand(self) -> Locator:
        """The cards in the hand."""
        return self.page.locator("[data-hand] button")

    @property
    def useful(self) -> Locator:
        """The cards that can do more than be discarded: the others are dimmed."""
        return self.page.locator("[data-hand] button:not(.idle)")

    @property
    def glowing(self) -> Locator:
        """Where the chosen card can go: places, cards, goals, players."""
        return self.page.locator("[data-target]")

    @property
    def round_end(self) -> Locator:
        """The end of a round."""
        return self.page.locator("[data-round-end]")

    @property
    def game_end(self) -> Locator:
        """The final count."""
        return self.page.locator("[data-game-end]")

    @property
    def refusal(self) -> Locator:
        """Why something can't be done, said where it was tried."""
        return self.page.locator("[data-refusal]")

    @property
    def lines(self) -> Locator:
        """The log, a line each."""
        return self.page.locator(".log li")

    @property
    def number(self) -> int:
        """How far the game has come."""
        return int(self.page.locator("[data-number]").get_attribute("data-number") or 0)

    def labels(self) -> list[str]:
        """The cards in the hand, in words."""
        return [card.get_attribute("aria-label") or "" for card in self.hand.all()]

    # --- What is done ---------------------------------------------------------------------------

    def come_in(self) -> None:
        """Come to the first page."""
        self.page.goto(self.origin)

    def resize(self, size: tuple[int, int]) -> None:
        """Make the window as large as another device's, and wait until the page fits it."""
        self.page.set_viewport_size({"width": size[0], "height": size[1]})
        self.page.wait_for_function(_SETTLED, arg=list(size))

    def put_secret_away(self) -> None:
        """Leave the secret card of the deal unseen; the table lies free."""
        self.press(self.page.locator("[data-moment] .ways button").last)

    def skip_to_the_end(self) -> None:
        """Have the rest of the end of a round told at once."""
        self.press(self.round_end.locator("[data-skip]"))

    def press(self, what: Locator) -> None:
        """Touch it or click it."""
        if self._touch:
            what.tap()
        else:
            what.click()

    def commit(self, target: Locator) -> None:
        """Touch what glows, which shows there what the move would do, and touch it again."""
        # The middle of what is drawn there needn't be the middle of the place.
        ring = target.locator(".ring")
        heart = ring if ring.count() else target
        self.press(heart)
        if self.page.locator("[data-tried]").count():
            self.press(heart)

    def fill_in(self, players: int = 3, friends: int = 0) -> None:
        """Fill in the form of the first page: opponents without pauses."""
        page = self.page
        page.locator("input[autocomplete=nickname]").fill(self.name)
        self.press(page.locator(".counts").get_by_text(str(players), exact=True))
        for _ in range(friends):
            self.press(page.locator(".stepper button").last)
        self.press(page.locator("details summary").first)
        page.locator("#option-pace").select_option("none")
        page.locator("#option-first").select_option("0")

    def open_by_form(
        self, players: int = 3, friends: int = 0, options: Mapping[str, str] | None = None
    ) -> str:
        """Open a table with the form of the first page, which is there; returns its address.

        Args:
            players: how many players.
            friends: so many seats wait for people.
            options: what is chosen under *Rules and options*, besides.
        """
        self.fill_in(players, friends)
        for name, value in (options or {}).items():
            self.page.locator(f"#option-{name}").select_option(value)
        self.press(self.page.locator("form button[type=submit]"))
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def open_table(
        self,
        players: int = 3,
        friends: int = 0,
        game: str = "saboteur",
        sitters: Mapping[int, str] | None = None,
        seconds: int = 0,
    ) -> str:
        """Come to the table that the form would open, without the form; returns its address.

        Args:
            players: how many players.
            friends: so many seats wait for people, those next to the first.
            game: the game.
            sitters: who shall sit on which other seat: an opponent, or a friend.
            seconds: how long each decision may take; 0 for no clock.
        """
        seats = dict.fromkeys(range(1, players), "medium")
        seats |= {**dict.fromkeys(range(1, 1 + friends), FRIEND), **(sitters or {})}
        waiting = [seat for seat, sitter in seats.items() if sitter == FRIEND]
        asked = {
            "game": game,
            "name": self.name,
            "players": players,
            "open_seats": len(waiting),
            "open_at": waiting,
            "opponents": [sitter for sitter in seats.values() if sitter != FRIEND],
            "first": 0,
            "pace": 0,
            "move_seconds": seconds,
        }
        answer = self.page.context.request.post(
            f"{self.origin}/api/tables", data=asked, headers={"origin": self.origin}
        )
        assert answer.ok, answer.text()
        self.page.goto(f"{self.origin}/table/{answer.json()['table']}")
        return self.page.url

    def sit_down(self, address: str) -> None:
        """Follow a link to a table and take a seat."""
        self.page.goto(address)
        self.take_seat()

    def take_seat(self) -> None:
        """Take a seat at the table that one is invited to."""
        self.page.locator("input[autocomplete=nickname]").fill(self.name)
        self.press(self.page.locator("form button[type=submit]"))

    def wait_for_turn(self) -> None:
        """Wait until something is to be done: a turn, the end of a round, or of the game."""
        # While the end of a round is still told, the next to decide picks gold; that comes later.
        due = ".table:not(:has([data-skip])) [data-prompt].mine:visible"
        due += ", [data-round-end], [data-game-end]"
        self.page.locator(due).first.wait_for()

    def wait_for_first(self, held: Sequence[Held]) -> Held:
        """The first of what a route keeps back: what the page shows may be seen before that."""
        for _ in range(_MOST_GLANCES):
            if held:
                return held[0]
            self.page.wait_for_timeout(_GLANCE)
        raise AssertionError("nothing came by the route")

    def wait_past(self, number: int) -> None:
        """Wait until the game has come further."""
        self.page.locator(f'[data-number]:not([data-number="{number}"])').wait_for()

    def choose_useful(self, random: Random) -> bool:
        """Take a card that can be played at something; False where there is none."""
        count = self.useful.count()
        if not count:
            return False
        self.press(self.useful.nth(random.randrange(count)))
        self.glowing.first.wait_for()
        return True

    def take_turn(self, random: Random) -> None:
        """Play a card at something that glows, or discard one."""
        before = self.number
        if self.choose_useful(random):
            self.commit(self.glowing.nth(random.randrange(self.glowing.count())))
        else:
            self.press(self.hand.first)
            self.commit(self.page.locator("[data-discard]"))
        self.choose_tool()
        self.wait_past(before)
        self.put_back()

    def choose_tool(self) -> None:
        """Say which of two tools is mended, where that is asked."""
        asked = self.page.locator(".popover .tools button")
        if asked.count():
            self.press(asked.first)

    def put_back(self) -> None:
        """Put back a goal that was looked at."""
        if self.page.locator(".peek button").count():
            self.press(self.page.locator(".peek button"))

    def play_round(self, random: Random) -> None:
        """Play until the round is over."""
        self.wait_for_turn()
        while not self.round_end.count():
            self.take_turn(random)
            self.wait_for_turn()
