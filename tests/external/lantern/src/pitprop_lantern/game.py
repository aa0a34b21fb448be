"""Lantern as a game among others."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from pitprop.core.asked import as_seed
from pitprop.core.chance import RandomStream
from pitprop.core.clauses import (
    ClauseBook,
    RefusalTexts,
    Words,
    clause_book,
    refusal_texts,
    word_book,
)
from pitprop.core.errors import NotationError, PitpropError
from pitprop.core.events import Event, Handled
from pitprop.core.game import Reconstruction, Terms
from pitprop.core.options.book import option_book
from pitprop.core.options.option import Option
from pitprop.core.records.record import ChanceEntry, MoveEntry, Record
from pitprop_lantern.state import (
    CARDS,
    HAND,
    TITLES,
    Deal,
    LanternState,
    LanternView,
    Play,
    Table,
    deal_line,
)

_HEAD: Final = "[game lantern]\n"


class Lantern:
    """The game."""

    name: Final = "lantern"
    titles: Final[Mapping[str, str]] = TITLES
    seat_counts: Final[Sequence[int]] = (2, 3)
    min_seats: Final = 2
    max_seats: Final = 3
    deck: Final = ""
    options: Final = option_book("pitprop_lantern", [Option("low", "L-3", ("no", "yes"))])
    terms: Final = Terms("game", "games")
    example: Final = "play 7"
    chance_words: Final[Sequence[str]] = ("deal",)
    revealing: Final[frozenset[str]] = frozenset()

    @property
    def clauses(self) -> ClauseBook:
        """The rules."""
        return clause_book("pitprop_lantern")

    @property
    def refusal_texts(self) -> RefusalTexts:
        """Why moves are refused."""
        return refusal_texts("pitprop_lantern")

    @property
    def words(self) -> Words:
        """What things are called."""
        return word_book("pitprop_lantern")

    def start(
        self,
        seats: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: int | str | None = None,
        first: int | None = None,
    ) -> LanternState:
        """A new game; the first seat begins unless another is named."""
        if seats not in self.seat_counts:
            raise PitpropError(f"Lantern is for 2 or 3 players, not {seats} [L-1]")
        if first is not None and not 0 <= first < seats:
            raise PitpropError(f"seat {first + 1} can't begin: there are {seats} players [L-2]")
        values = self.options.resolve(edition or "first", options or {})
        return LanternState(Table(seats, values["low"] == "yes", first or 0), as_seed(seed), [], [])

    def max_decisions(self, seats: int) -> int:
        """A deal, and all cards of all hands."""
        return 1 + HAND * seats

    def redacted(self, move: Play) -> Play:
        """Everybody sees which card is played."""
        return move

    def sample(self, view: LanternView, draw: RandomStream) -> LanternState:
        """Another deal of the cards that the seat hasn't seen."""
        table = view.table
        state = LanternState(table, str(draw.below(2**32)), [], [])
        if not table.log:
            return state
        unseen = sorted(set(range(1, CARDS + 1)) - set(table.played) - set(view.hand))
        draw.shuffle(unseen)
        for seat, size in enumerate(table.sizes):
            own = seat == view.seat
            state.hands.append(
                list(view.hand) if own else sorted(unseen.pop() for _ in range(size))
            )
        state.aside = sorted(unseen)
        return state

    def hand(self, view: LanternView) -> list[str]:
        """The hand of a view's seat."""
        return [str(card) for card in view.hand]

    def handled(self, event: Event) -> list[Handled]:
        """A card that is played leaves the hand."""
        if event.key != "played" or event.seat is None:
            return []
        return [Handled(event.seat, False, str(event.params["card"]))]

    def decode(self, data: bytes) -> LanternState:
        """Read a state."""
        try:
            return msgspec.json.decode(data, type=LanternState)
        except msgspec.MsgspecError as error:
            raise PitpropError(f"not a state of Lantern: {error}") from error

    def parse_move(self, text: str) -> Play:
        """Read a move."""
        found = re.fullmatch(r"play ([1-9]|1[0-2])", text)
        if found is None:
            raise NotationError(f"{text!r} is not a move; one looks like play 7")
        return Play(int(found[1]))

    parse_known_move = parse_move

    def parse_chance(self, state: LanternState, lines: Sequence[str]) -> tuple[Deal, int]:
        """Read a deal."""
        hand = r"[0-9]+ [0-9]+ [0-9]+"
        if not re.fullmatch(rf"deal {hand}( \| {hand})*", lines[0]):
            raise NotationError(f"{lines[0]!r} is not a deal", 1)
        hands = lines[0].removeprefix("deal ").split(" | ")
        return Deal(tuple(tuple(map(int, hand.split())) for hand in hands)), 1

    def chance_lines(self, chance: Deal, views: Sequence[LanternView]) -> list[str]:
        """The deal, with the cards that the reader has seen in the end."""
        last = views[-1]
        seen = last.table.played
        return [deal_line(chance, lambda owner, card: owner == last.seat or card in seen)]

    def observation(self, view: LanternView, move: Play) -> str:
        """Nothing is learned by a move."""
        return ""

    def print_position(self, view_or_state: Any) -> str:
        """A position as text."""
        return _HEAD + msgspec.json.encode(view_or_state).decode()

    def parse_position(self, text: str) -> LanternState:
        """Read a position."""
        return self.decode(text.removeprefix(_HEAD).encode())

    def parse_view(self, text: str) -> LanternView:
        """Read what a seat sees."""
        return msgspec.json.decode(text.removeprefix(_HEAD), type=LanternView)

    def draw_text(self, view_or_state: Any, names: Sequence[str] = ()) -> str:
        """The table as text."""
        drawing: str = view_or_state.table.drawing()
        return drawing

    def reconstruct(self, record: Record) -> Reconstruction:
        """The table after a record; everybody sees who plays which card."""
        header = record.header
        low = self.options.resolve(header.edition, header.options)["low"] == "yes"
        table = Table(len(header.seats), low, header.first or 0)
        movers: list[int] = []
        for entry in record.entries:
            if isinstance(entry, ChanceEntry):
                table = table.dealt()
            if isinstance(entry, MoveEntry):
                movers.append(table.decider)
                table = table.after(self.parse_move(entry.text).card)
        scores = table.taken if table.winners else None
        return Reconstruction(table.drawing(), tuple(movers), scores, tuple(table.winners))


GAME: Final = Lantern()
