"""Saboteur as a game among others: how it is started, read, sampled and explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pitprop.core.asked import as_seed
from pitprop.core.chance import RandomStream
from pitprop.core.described_game import DescribedGame
from pitprop.core.events import Event, Handled
from pitprop.core.game import Retold, Terms
from pitprop.core.recorded import Record
from pitprop.games.saboteur.events import EVENTS
from pitprop.games.saboteur.knowledge.handling import handled
from pitprop.games.saboteur.knowledge.sample import sample_state
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import MOVES, Move
from pitprop.games.saboteur.options import OPTIONS, Options
from pitprop.games.saboteur.rules.cards import DECK, GOALS, KIND_NAMES, MAX_SEATS, MIN_SEATS
from pitprop.games.saboteur.rules.deal import Deal
from pitprop.games.saboteur.rules.state import State, new_state, read_state
from pitprop.games.saboteur.rules.table import NO_SEAT, ROUNDS, new_table
from pitprop.games.saboteur.text.deal_text import known_deal_lines, parse_deal
from pitprop.games.saboteur.text.drawing import draw_table
from pitprop.games.saboteur.text.notation import goal_seen
from pitprop.games.saboteur.text.position import POSITIONS
from pitprop.games.saboteur.text.retell import retell


class Saboteur(DescribedGame[State, View, Move, Deal]):
    """The game of Saboteur."""

    name = "saboteur"
    titles: ClassVar = {"en": "Saboteur", "de": "Saboteur", "nl": "Saboteur"}
    seat_counts = range(MIN_SEATS, MAX_SEATS + 1)
    seats_clause = "S-2"
    first_clause = "S-16"
    options = OPTIONS
    terms = Terms("game", "games", "round", "rounds")
    example = "lay NES 3,-1"
    chance_words = ("round", "first", "roles", "goals", "hand", "pile", "gold")
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
        """A new game before its first deal."""
        starter = NO_SEAT if first is None else first
        return new_state(new_table(Options(edition, values), seats, starter), as_seed(seed))

    def max_decisions(self, seats: int) -> int:
        """Every card is played once and may turn up both stones; gold is picked; three deals."""
        return ROUNDS * (1 + len(DECK) + (GOALS - 1) + seats)

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
        """Read the deal of the next round; returns it and the number of lines used.

        Raises:
            NotationError: the lines are not a deal (`line` counts from the first of them).
        """
        table = state.table
        has_gold = table.round == 0 or table.options.reshuffle_gold
        deal = parse_deal(lines, table.seats, table.round == 0, has_gold)
        return deal, len(deal.lines())

    def chance_lines(self, chance: Deal, views: Sequence[View]) -> list[str]:
        """A deal as one reader knows it at the end of the round (S-80, S-81)."""
        return known_deal_lines(chance, views)

    def note_of(self, view: View, move: Move) -> str:
        """What a seat learned by its move just made: the goal under a map (S-45)."""
        return goal_seen(view, move)

    def draw_text(self, view_or_state: View | State, names: Sequence[str] = ()) -> str:
        """The table, as a view shows it or with all that is hidden, as text art."""
        return draw_table(view_or_state, names)

    def retell(self, record: Record, state: State) -> Retold:
        """What a redacted record tells of its game."""
        return retell(record, state)


GAME: Final = Saboteur()
