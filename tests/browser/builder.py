"""Somebody who plays Sabotage through the page and wants a roof of one kind of pipe."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.browser.person import FRIEND

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from playwright.sync_api import Locator

    from tests.browser.person import Person
    from tests.browser.tables import Played

STEAM = ("yellow", "red")
LETTERS = "ABCDEFGHI"

# What lies on the table and in the hand, as the page shows it.
_SEEN = """() => ({
  hand: [...document.querySelectorAll('[data-hand] button')].map((card) => card.dataset.card),
  own: [...document.querySelectorAll('[data-side=own]')].map((place) => place.dataset.card ?? ''),
})"""


class Builder:
    """A person at a table of Sabotage.

    Attributes:
        person: who sits before the browser.
        page: what the person sees.
    """

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page

    # --- What is seen ---------------------------------------------------------------------------

    @property
    def close(self) -> Locator:
        """The button that closes the game, or asks for it."""
        return self.page.locator("[data-close]")

    @property
    def may_close(self) -> bool:
        """Whether the reader may close now."""
        return self.page.locator("[data-close].ready").count() > 0

    @property
    def question(self) -> Locator:
        """The partner's question."""
        return self.page.locator("[data-question]")

    def place(self, side: str, letter: str) -> Locator:
        """A place of a roof."""
        return self.page.locator(f'[data-side={side}][data-place="{LETTERS.index(letter)}"]')

    def totals(self) -> list[int]:
        """The last line of the score sheet, the reader's own side first."""
        sheet = self.page.locator("[data-score-sheet]").first
        return [int(text) for text in sheet.locator("tfoot td").all_inner_texts()]

    # --- What is done ---------------------------------------------------------------------------

    def open_by_form(
        self, players: int = 2, friends: int = 0, sitters: Mapping[int, str] | None = None
    ) -> str:
        """Open a table of Sabotage with the form of the first page; returns its address.

        Args:
            players: two or four.
            friends: so many seats wait for people, those next to the first.
            sitters: who shall sit on which other seat: an opponent, or a friend.
        """
        self.person.press(self.page.locator("label:has(input[name=game][value=sabotage])"))
        self.person.fill_in(players)
        chosen = {**dict.fromkeys(range(1, 1 + friends), FRIEND), **(sitters or {})}
        for seat, sitter in chosen.items():
            self.page.locator(f'[data-sitter="{seat}"]').select_option(sitter)
        self.person.press(self.page.locator("form button[type=submit]"))
        self.page.wait_for_url("**/table/*")
        return self.page.url

    def open_table(self, players: int = 2, friends: int = 0) -> str:
        """Come to a table of Sabotage; returns its address."""
        return self.person.open_table(players, friends, "sabotage")

    def come_to(self, played: Played, moment: str) -> None:
        """Come to a table that is far along."""
        played.belong_to(self.person)
        self.page.goto(f"{self.person.origin}/table/{played.tables[moment]}")
        self.wait()

    def wait(self) -> None:
        """Wait until something is to be done, or the game is over."""
        self.page.locator(
            "[data-prompt].mine, [data-question], [data-round-end], [data-game-end]"
        ).first.wait_for()

    def take_turn(self) -> None:
        """Build with steam, clear other pipes away, else discard one of those."""
        before = self.person.number
        seen: dict[str, Any] = self.page.evaluate(_SEEN)
        card, target = plan(seen["hand"], seen["own"])
        self.person.press(self.page.locator("[data-hand] button").nth(card))
        if target:
            self._play_at(self.page.locator(f'[data-target="own {target}"]'))
        else:
            self.person.commit(self.page.locator("[data-discard]"))
        self.person.wait_past(before)

    def _play_at(self, target: Locator) -> None:
        """Show the chosen card at a place, where the sign tells both worths, and play it there."""
        changes = target.locator("[data-gain]").inner_text() != "±0"
        self.person.press(target)
        expect(self.page.locator("[data-worth=own] strong")).to_have_text(
            re.compile(r"^\d+→\d+$" if changes else r"^\d+$")
        )
        self.person.press(target)

    def discard(self) -> None:
        """Discard the first card."""
        before = self.person.number
        self.person.press(self.page.locator("[data-hand] button").first)
        self.person.commit(self.page.locator("[data-discard]"))
        self.person.wait_past(before)

    def do_close(self) -> None:
        """Close, and confirm it; with a partner, ask."""
        before = self.person.number
        self.person.press(self.close)
        self.person.press(self.page.locator("[data-close-yes]"))
        self.person.wait_past(before)

    def answer(self, words: str) -> None:
        """Answer the partner who asks whether to close, with yes or no."""
        before = self.person.number
        self.person.press(self.page.locator(f"[data-answer={words}]"))
        self.person.wait_past(before)

    def next_game(self) -> None:
        """Go on from the end of a game of the match, where nobody else is waited for."""
        next_game([self])

    def play_game(self, turns: int | None = None) -> None:
        """Play until the game is over, or so many turns; close as soon as that may be."""
        self.wait()
        played = 0
        while not self.person.round_end.count() and played != turns:
            played += 1
            if self.may_close:
                self.do_close()
            else:
                self.take_turn()
            self.wait()


def next_game(builders: Sequence[Builder]) -> None:
    """Go on from the end of a game of the match, which all people at the table do."""
    for each in builders:
        each.person.press(each.person.round_end.locator("footer .button-first"))
    for each in builders:
        each.person.round_end.wait_for(state="detached")


def plan(hand: list[str], own: Sequence[str | None]) -> tuple[int, str]:
    """Which card of the hand to play, and on which place of the own roof; none to discard it."""
    wrong = [LETTERS[at] for at, card in enumerate(own) if card and not _is_steam(card)]
    empty = [LETTERS[at] for at, card in enumerate(own) if not card]
    for at, card in enumerate(hand):
        stamp = card.split("-")[0]
        if _is_steam(card) and stamp in empty:
            return at, stamp
        if _is_steam(card) and stamp in ("X", "wrench") and empty:
            return at, empty[0]
        if wrong and (card in ("demontage", "sabotage") or (stamp == "wrench" and _is_steam(card))):
            return at, wrong[0]
    spare = [at for at, card in enumerate(hand) if "-" in card and not _is_steam(card)]
    return (spare or [0])[0], ""


def _is_steam(card: str) -> bool:
    return card.endswith(STEAM)
