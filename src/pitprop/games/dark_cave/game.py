"""The Dark Cave as a game among others: how it is started, read, sampled and explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar, Final

from pitprop.core.asked import as_seed
from pitprop.core.chance import RandomStream
from pitprop.core.described_game import DescribedGame
from pitprop.core.events import Event, Handled
from pitprop.core.game import Retold, Terms
from pitprop.core.recorded import Record
from pitprop.games.dark_cave.events import EVENTS
from pitprop.games.dark_cave.knowledge.handling import handled
from pitprop.games.dark_cave.knowledge.sample import sample_state
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import MOVES, Move
from pitprop.games.dark_cave.options import OPTIONS, Options
from pitprop.games.dark_cave.rules.cards import (
    CREATURES,
    DECKS,
    KIND_NAMES,
    MAX_SEATS,
    MIN_SEATS,
    STEPS,
    TAKEN_OUT,
)
from pitprop.games.dark_cave.rules.deal import Deal, Loss
from pitprop.games.dark_cave.rules.deck import load_deck
from pitprop.games.dark_cave.rules.state import State, new_state, read_state
from pitprop.games.dark_cave.rules.table import DEALING, NO_SEAT, new_table
from pitprop.games.dark_cave.text.deal_text import known_lines, parse_deal, parse_loss
from pitprop.games.dark_cave.text.drawing import draw_table
from pitprop.games.dark_cave.text.notation import learned
from pitprop.games.dark_cave.text.position import POSITIONS
from pitprop.games.dark_cave.text.retell import retell


class DarkCave(DescribedGame[State, View, Move, Deal | Loss]):
    """The game of The Dark Cave."""

    name = "dark_cave"
    titles: ClassVar = {
        "en": "Saboteur – The Dark Cave",
        "de": "Saboteur – The Dark Cave",
        "nl": "Saboteur – The Dark Cave",
    }
    seat_counts = range(MIN_SEATS, MAX_SEATS + 1)
    seats_clause = "D-1"
    first_clause = "D-15"
    options = OPTIONS
    deck = load_deck().fingerprint()
    terms = Terms("game", "games")
    example = "lay I:NES 1,0"
    chance_words = ("first", "clans", "goals", "hand", "pile", "box", "lose")
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
        """A new game before its deal."""
        starter = NO_SEAT if first is None else first
        return new_state(new_table(Options(edition, values), seats, starter), as_seed(seed))

    def max_decisions(self, seats: int) -> int:
        """D-89: 67 turns with a card; in each as many decisions as there can be.

        A card, four steps with a lost card each, a goal, a vein, the end of the phase, a proposal
        with all answers, and for a creature all axes and lost cards; axes against webs besides.
        """
        turns = sum(len(deck) - TAKEN_OUT for deck in DECKS)
        in_a_turn = 1 + 2 * (STEPS + 1) + 3 + seats + 2 * seats + 2 * CREATURES
        return 1 + turns * in_a_turn

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

    def parse_chance(self, state: State, lines: Sequence[str]) -> tuple[Deal | Loss, int]:
        """Read the deal or a lost card; returns it and the number of lines used.

        Raises:
            NotationError: the lines are not such an outcome (`line` counts from the first of them).
        """
        if state.table.phase == DEALING:
            deal = parse_deal(lines, state.table.seats)
            return deal, len(deal.lines())
        return parse_loss(lines, state.loser()), 1

    def chance_lines(self, chance: Deal | Loss, views: Sequence[View]) -> list[str]:
        """What chance decided as one reader knows it in the end (D-90, D-91)."""
        return known_lines(chance, views)

    def note_of(self, view: View, move: Move) -> str:
        """What a seat learned by a move just made: a goal, a character, cards (D-50, D-91)."""
        return learned(view, move)

    def draw_text(self, view_or_state: View | State, names: Sequence[str] = ()) -> str:
        """The table as text art for a terminal."""
        return draw_table(view_or_state, names)

    def retell(self, record: Record, state: State) -> Retold:
        """What a redacted record tells of its game."""
        return retell(record, state)


GAME: Final = DarkCave()
