"""Sabotage as a game among others: how it is started, read, sampled and explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pitprop.core.asked import as_seed
from pitprop.core.chance import RandomStream
from pitprop.core.described_game import DescribedGame
from pitprop.core.events import Event, Handled
from pitprop.core.game import Retold, Terms
from pitprop.core.recorded import Record
from pitprop.games.sabotage.events import EVENTS
from pitprop.games.sabotage.knowledge.handling import handled
from pitprop.games.sabotage.knowledge.sample import sample_state
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import MOVES, Move
from pitprop.games.sabotage.options import OPTIONS, Options
from pitprop.games.sabotage.rules.cards import DECKS, KIND_NAMES, SEAT_COUNTS
from pitprop.games.sabotage.rules.deal import Deal
from pitprop.games.sabotage.rules.state import State, new_state, read_state
from pitprop.games.sabotage.rules.table import NO_SEAT, ROUNDS, new_table
from pitprop.games.sabotage.text.deal_text import known_deal_lines, parse_deal
from pitprop.games.sabotage.text.drawing import draw_table
from pitprop.games.sabotage.text.position import POSITIONS
from pitprop.games.sabotage.text.retell import retell

# A card is played, a partner is asked, and answers.
_DECISIONS_A_TURN: Final = {2: 1, 4: 3}


class Sabotage(DescribedGame[State, View, Move, Deal]):
    """The game of Sabotage."""

    name = "sabotage"
    titles: ClassVar = {"en": "Sabotage", "de": "Sabotage", "nl": "Sabotage"}
    seat_counts = SEAT_COUNTS
    seats_clause = "A-50"
    first_clause = "A-20"
    options = OPTIONS
    terms = Terms("match", "matches", "game", "games")
    example = "lay A-red own"
    chance_words = ("round", "dealer", "hand", "pile")
    moves = MOVES
    events = EVENTS
    positions = POSITIONS

    def new_state(
        self,
        seats: int,
        edition: str,
        values: dict[str, str],
        seed: str | None,
        first: int | None,
    ) -> State:
        """A new match before its first deal."""
        opener = NO_SEAT if first is None else first
        return new_state(new_table(Options(edition, values), seats, opener), as_seed(seed))

    def max_decisions(self, seats: int) -> int:
        """A deal, then each card played once, or the game closed before; four games."""
        return ROUNDS * (1 + _DECISIONS_A_TURN[seats] * len(DECKS[0]))

    def sample(self, view: View, draw: RandomStream) -> State:
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
        return read_state(data)

    def parse_chance(self, state: State, lines: Sequence[str]) -> tuple[Deal, int]:
        """Read the deal of the next game; returns it and the number of lines used.

        Raises:
            NotationError: the lines are not a deal (`line` counts from the first of them).
        """
        table = state.table
        deal = parse_deal(lines, table.seats, table.round == 0)
        return deal, len(deal.lines())

    def chance_lines(self, chance: Deal, views: Sequence[View]) -> list[str]:
        """A deal as one reader knows it at the end of the game (A-60)."""
        return known_deal_lines(chance, views)

    def draw_text(self, view_or_state: View | State, names: Sequence[str] = ()) -> str:
        """The table as text art for a terminal."""
        return draw_table(view_or_state, names)

    def retell(self, record: Record, state: State) -> Retold:
        """What a redacted record tells of its game."""
        return retell(record, state)


GAME: Final = Sabotage()
