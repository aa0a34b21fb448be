"""Saboteur as a game among others: how it is started, read, sampled and explained."""

from __future__ import annotations

from typing import Final

from pitprop.core.description.game import DescribedGame
from pitprop.core.game import Terms
from pitprop.core.records.deal_lines import DealReader
from pitprop.games.saboteur.claims import CLAIMS, facts
from pitprop.games.saboteur.knowledge.sample import sample_state
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.moves import Move
from pitprop.games.saboteur.options import OPTIONS, Options
from pitprop.games.saboteur.rules.cards import DECK, GOALS, KIND_NAMES, MAX_SEATS, MIN_SEATS
from pitprop.games.saboteur.rules.deal import Deal
from pitprop.games.saboteur.rules.state import State, new_state
from pitprop.games.saboteur.rules.table import MOST_ROUNDS, new_table
from pitprop.games.saboteur.text.catalogue import catalogue
from pitprop.games.saboteur.text.deal_text import known_deal_lines, parse_deal
from pitprop.games.saboteur.text.drawing import draw_table
from pitprop.games.saboteur.text.notation import goal_seen
from pitprop.games.saboteur.text.position import POSITIONS
from pitprop.games.saboteur.text.redacted_replay import SaboteurRedactedReplay


def _begin(edition: str, values: dict[str, str], seats: int, first: int, seed: str | None) -> State:
    return new_state(new_table(Options(edition, values), seats, first), seed)


def _most_decisions(seats: int) -> int:
    """Every card is played once and may turn up both stones; gold is picked; three deals."""
    return MOST_ROUNDS * (1 + len(DECK) + (GOALS - 1) + seats)


GAME: Final = DescribedGame[State, View, Move, Deal](
    name="saboteur",
    package="pitprop.games.saboteur",
    titles={"en": "Saboteur", "de": "Saboteur", "nl": "Saboteur"},
    seat_counts=range(MIN_SEATS, MAX_SEATS + 1),
    seats_clause="S-2",
    first_clause="S-16",
    options=OPTIONS,
    terms=Terms("game", "games", "round", "rounds"),
    example="lay NES 3,-1",
    chance_words=("round", "first", "roles", "goals", "hand", "pile", "gold"),
    claims=CLAIMS,
    facts=facts,
    cards=KIND_NAMES,
    catalogue=catalogue,
    positions=POSITIONS,
    state=State,
    begin=_begin,
    bound=_most_decisions,
    sampler=sample_state,
    chance_parser=lambda state, lines: parse_deal(DealReader(lines, state.seats), state.table),
    chance_printer=known_deal_lines,
    observer=goal_seen,
    drawer=draw_table,
    redacted_replay=SaboteurRedactedReplay,
)
