"""Sabotage as a game among others: how it is started, read, sampled and explained."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pitprop.core.chance import Draw
from pitprop.core.clauses import (
    ClauseBook,
    RefusalTexts,
    Words,
    clause_book,
    refusal_texts,
    word_book,
)
from pitprop.core.errors import PitpropError
from pitprop.core.events import Event, Handled
from pitprop.core.game import Retold, Terms
from pitprop.core.records import Record
from pitprop.games.sabotage.cards import DECKS, KIND_NAMES, SEAT_COUNTS
from pitprop.games.sabotage.content import STATE
from pitprop.games.sabotage.deal import Deal
from pitprop.games.sabotage.deal_text import known_deal_lines, parse_deal
from pitprop.games.sabotage.drawing import draw_table
from pitprop.games.sabotage.events import EVENTS
from pitprop.games.sabotage.handling import handled
from pitprop.games.sabotage.moves import MOVES, Move
from pitprop.games.sabotage.options import OPTIONS, Options
from pitprop.games.sabotage.position import parse_position, parse_view, print_position
from pitprop.games.sabotage.retell import retell
from pitprop.games.sabotage.sample import sample_state
from pitprop.games.sabotage.state import State, new_state
from pitprop.games.sabotage.table import NO_SEAT, ROUNDS, new_table
from pitprop.games.sabotage.view import View

# A card is played, a partner is asked, and answers.
_DECISIONS_A_TURN: Final = {2: 1, 4: 3}


class Sabotage:
    """The game of Sabotage."""

    name: Final = "sabotage"
    titles: Final[Mapping[str, str]] = {"en": "Sabotage", "de": "Sabotage", "nl": "Sabotage"}
    seat_counts: Final[Sequence[int]] = SEAT_COUNTS
    min_seats: Final = SEAT_COUNTS[0]
    max_seats: Final = SEAT_COUNTS[-1]
    options: Final = OPTIONS
    deck: Final = ""
    terms: Final = Terms("match", "matches", "game", "games")
    example: Final = "lay A-red own"
    chance_words: Final[Sequence[str]] = ("round", "dealer", "hand", "pile")

    @property
    def clauses(self) -> ClauseBook:
        """The rules, clause by clause."""
        return clause_book("pitprop.games.sabotage")

    @property
    def refusal_texts(self) -> RefusalTexts:
        """The sentences of refusals, in each language."""
        return refusal_texts("pitprop.games.sabotage")

    @property
    def words(self) -> Words:
        """The words for cards, colours, places, editions and options, in each language."""
        return word_book("pitprop.games.sabotage")

    def start(
        self,
        seats: int,
        *,
        edition: str = "",
        options: Mapping[str, str] | None = None,
        seed: str | None = None,
        first: int | None = None,
    ) -> State:
        """A new match before its first deal (see `core.game.Game.start`).

        Raises:
            PitpropError: a number of players (A-50), an edition or an option that there is not.
        """
        if seats not in SEAT_COUNTS:
            raise PitpropError(f"Sabotage is for 2 or 4 players, not {seats} [A-50]")
        if first is not None and not 0 <= first < seats:
            raise PitpropError(f"seat {first + 1} can't open: there are {seats} players [A-20]")
        edition = edition or OPTIONS.editions[0].name
        values = OPTIONS.resolve(edition, options or {})
        opener = NO_SEAT if first is None else first
        return new_state(new_table(Options(edition, values), seats, opener), seed)

    @property
    def telling(self) -> frozenset[str]:
        """No event tells others what was hidden: all cards are played face up (A-60)."""
        return EVENTS.telling

    def max_decisions(self, seats: int) -> int:
        """A deal, then each card played once, or the game closed before; four games."""
        return ROUNDS * (1 + _DECISIONS_A_TURN[seats] * len(DECKS[0]))

    def redacted(self, move: Move) -> Move:
        """The move as others know it: whole (A-60)."""
        return MOVES.redacted(move)

    def sample(self, view: View, draw: Draw) -> State:
        """A state that is consistent with all that the seat knows, drawn at random (law 9)."""
        return sample_state(view, draw)

    def hand(self, view: View) -> Sequence[str]:
        """The cards in the hand of a view's seat."""
        return [KIND_NAMES[kind] for kind in view.hand]

    def handled(self, event: Event) -> Sequence[Handled]:
        """The cards that came into hands or left them by an event."""
        return handled(event)

    def decode(self, data: bytes) -> State:
        """The state that `State.encode` wrote.

        Raises:
            PitpropError: the bytes are not those of a state.
        """
        return STATE.decode(data, State, "a state of Sabotage")

    def parse_move(self, text: str) -> Move:
        """Read a move that somebody wants to make.

        Raises:
            NotationError: the text is no such move.
        """
        return MOVES.read(text)

    def parse_known_move(self, text: str) -> Move:
        """Read a move as a redacted record tells it.

        Raises:
            NotationError: the text is no move.
        """
        return MOVES.read_known(text)

    def parse_chance(self, state: State, lines: Sequence[str]) -> tuple[Deal, int]:
        """Read the deal of the next game; returns it and the number of lines used.

        Raises:
            NotationError: the lines are no deal (`line` counts from the first of them).
        """
        table = state.table
        deal = parse_deal(lines, table.seats, table.round == 0)
        return deal, len(deal.lines())

    def chance_lines(self, chance: Deal, views: Sequence[View]) -> list[str]:
        """A deal as one reader knows it at the end of the game (A-60).

        Args:
            chance: the deal.
            views: what the reader knew, from just after it until the next.
        """
        return known_deal_lines(chance, views)

    def note_of(self, view: View, move: Move) -> str:
        """No move shows anything to its player alone."""
        return ""

    def print_position(self, view_or_state: View | State) -> str:
        """A position (or what a view shows of it) in a few lines of notation."""
        return print_position(view_or_state)

    def parse_position(self, text: str) -> State:
        """Read a position; what it leaves out is as after a deal (see `position`).

        Raises:
            NotationError: the text is no position.
            PositionError: the position cannot arise.
        """
        return parse_position(text)

    def parse_view(self, text: str) -> View:
        """Read what one seat sees of a position.

        Raises:
            NotationError: the text is no position as one seat sees it.
            PositionError: the position cannot arise.
        """
        return parse_view(text)

    def draw_text(self, view_or_state: View | State, names: Sequence[str] = ()) -> str:
        """The table as text art for a terminal."""
        return draw_table(view_or_state, names)

    def retold(self, record: Record) -> Retold:
        """What a redacted record tells of its game.

        Raises:
            RecordError: the record breaks a rule, or doesn't tell what its reader knows.
        """
        header = record.header
        seats = len(header.seats)
        state = self.start(
            seats, edition=header.edition, options=header.options, first=header.first
        )
        return retell(record, state)


GAME: Final = Sabotage()
