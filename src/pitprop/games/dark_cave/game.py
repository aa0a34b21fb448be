"""The Dark Cave as a game among others: how it is started, read, sampled and explained."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from pitprop.core.description.game import DescribedGame
from pitprop.core.game import Terms
from pitprop.core.public_table import DEALING
from pitprop.core.records.deal_lines import DealReader
from pitprop.games.dark_cave.claims import CLAIMS, facts
from pitprop.games.dark_cave.knowledge.sample import sample_state
from pitprop.games.dark_cave.knowledge.view import View
from pitprop.games.dark_cave.moves import Move
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
from pitprop.games.dark_cave.rules.state import State, new_state
from pitprop.games.dark_cave.rules.table import new_table
from pitprop.games.dark_cave.text.catalogue import catalogue
from pitprop.games.dark_cave.text.deal_text import known_lines, parse_deal, parse_loss
from pitprop.games.dark_cave.text.drawing import draw_table
from pitprop.games.dark_cave.text.notation import learned
from pitprop.games.dark_cave.text.position import POSITIONS
from pitprop.games.dark_cave.text.redacted_replay import CaveRedactedReplay


def _begin(edition: str, values: dict[str, str], seats: int, first: int, seed: str | None) -> State:
    return new_state(new_table(Options(edition, values), seats, first), seed)


def _most_decisions(seats: int) -> int:
    """D-89: 67 turns with a card; in each as many decisions as there can be.

    A card, four steps with a lost card each, a goal, a vein, the end of the phase, a proposal
    with all answers, and for a creature all axes and lost cards; axes against webs besides.
    """
    turns = sum(len(deck) - TAKEN_OUT for deck in DECKS)
    in_a_turn = 1 + 2 * (STEPS + 1) + 3 + seats + 2 * seats + 2 * CREATURES
    return 1 + turns * in_a_turn


def _parse_chance(state: State, lines: Sequence[str]) -> Deal | Loss:
    if state.table.phase == DEALING:
        return parse_deal(DealReader(lines, state.seats))
    return parse_loss(lines, state.next_to_lose())


GAME: Final = DescribedGame[State, View, Move, Deal | Loss](
    name="dark_cave",
    package="pitprop.games.dark_cave",
    titles=dict.fromkeys(("en", "de", "nl"), "Saboteur – The Dark Cave"),
    seat_counts=range(MIN_SEATS, MAX_SEATS + 1),
    seats_clause="D-1",
    first_clause="D-15",
    options=OPTIONS,
    deck=load_deck().fingerprint(),
    terms=Terms("game", "games"),
    example="lay I:NES 1,0",
    chance_words=("first", "clans", "goals", "hand", "pile", "box", "lose"),
    claims=CLAIMS,
    facts=facts,
    cards=KIND_NAMES,
    catalogue=catalogue,
    positions=POSITIONS,
    state=State,
    begin=_begin,
    bound=_most_decisions,
    sampler=sample_state,
    chance_parser=_parse_chance,
    chance_printer=known_lines,
    observer=learned,
    drawer=draw_table,
    redacted_replay=CaveRedactedReplay,
)
