"""Sabotage as a game among others: how it is started, read, sampled and explained."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.game import DescribedGame
from pitprop.core.game import Terms
from pitprop.core.records.deal_lines import DealReader
from pitprop.games.sabotage.claims import CLAIMS, WORDLESS
from pitprop.games.sabotage.knowledge.sample import sample_state
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.moves import Move
from pitprop.games.sabotage.options import OPTIONS, Options
from pitprop.games.sabotage.rules.cards import DECKS, KIND_NAMES, SEAT_COUNTS
from pitprop.games.sabotage.rules.deal import Deal
from pitprop.games.sabotage.rules.state import State, new_state
from pitprop.games.sabotage.rules.table import MOST_GAMES, new_table
from pitprop.games.sabotage.text.catalogue import catalogue
from pitprop.games.sabotage.text.deal_text import known_deal_lines, parse_deal
from pitprop.games.sabotage.text.drawing import draw_table
from pitprop.games.sabotage.text.position import POSITIONS
from pitprop.games.sabotage.text.redacted_replay import SabotageRedactedReplay

# A card is played, a partner is asked, and answers.
_DECISIONS_A_TURN: Final = {2: 1, 4: 3}


def _begin(edition: str, values: dict[str, str], seats: int, first: int, seed: str | None) -> State:
    return new_state(new_table(Options(edition, values), seats, first), seed)


def _most_decisions(seats: int) -> int:
    """A deal, then each card played once, or the game closed before; four games."""
    return MOST_GAMES * (1 + _DECISIONS_A_TURN[seats] * len(DECKS[0]))


GAME: Final = DescribedGame[State, View, Move, Deal](
    name="sabotage",
    package="pitprop.games.sabotage",
    titles={"en": "Sabotage", "de": "Sabotage", "nl": "Sabotage"},
    seat_counts=SEAT_COUNTS,
    seats_clause="A-50",
    first_clause="A-20",
    options=OPTIONS,
    terms=Terms("match", "matches", "game", "games"),
    example="lay A-red own",
    chance_words=("round", "dealer", "hand", "pile"),
    claims=CLAIMS,
    wordless=WORDLESS,
    cards=KIND_NAMES,
    catalogue=catalogue,
    positions=POSITIONS,
    state=State,
    begin=_begin,
    bound=_most_decisions,
    sampler=sample_state,
    chance_parser=lambda state, lines: parse_deal(DealReader(lines, state.seats), state.table),
    chance_printer=known_deal_lines,
    drawer=draw_table,
    redacted_replay=SabotageRedactedReplay,
)
