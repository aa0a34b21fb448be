"""What a seat of Sabotage may know, as an array (A-60).

`_write` asks for the table and for what the seat alone knows, and for nothing else.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from pitprop.core.description.state import DescribedState
from pitprop.core.description.view import DescribedView
from pitprop.core.hand import lowest, packed, without_lowest
from pitprop.core.public_table import NO_SEAT, filled
from pitprop.envs.code_table import CodeTable
from pitprop.envs.codec import Codec
from pitprop.envs.rows import flag, put, write_options
from pitprop.envs.sabotage.layout import (
    ACTIONS,
    EVENT_FACTS,
    EVENTS,
    FIELDS,
    PLAYER_FACTS,
    RESULT_FACTS,
    ROOF_FACTS,
)
from pitprop.games.sabotage.knowledge import log
from pitprop.games.sabotage.knowledge.view import View
from pitprop.games.sabotage.rules.cards import (
    KINDS,
    PLACES,
    WRENCH,
    X,
    colour_of,
    letter_of,
    roof_of,
)
from pitprop.games.sabotage.rules.roof import card_at
from pitprop.games.sabotage.rules.state import State
from pitprop.games.sabotage.rules.table import Table

# Where each field begins.
_ROOFS: Final[i64] = FIELDS.at("roofs")
_PLAYERS: Final[i64] = FIELDS.at("players")
_HAND: Final[i64] = FIELDS.at("hand")
_DISCARDS: Final[i64] = FIELDS.at("discards")
_LEFT: Final[i64] = FIELDS.at("left")
_ROUND: Final[i64] = FIELDS.at("round")
_PHASE: Final[i64] = FIELDS.at("phase")
_ASKED: Final[i64] = FIELDS.at("asked")
_RESULTS: Final[i64] = FIELDS.at("results")
_OPTIONS: Final[i64] = FIELDS.at("options")
_EVENTS: Final[i64] = FIELDS.at("events")

_ROOF_FACTS: Final[i64] = len(ROOF_FACTS)
_X_FACT: Final[i64] = ROOF_FACTS.index("X")
_WRENCH_FACT: Final[i64] = ROOF_FACTS.index("wrench")
_PLAYER_FACTS: Final[i64] = len(PLAYER_FACTS)
_RESULT_FACTS: Final[i64] = len(RESULT_FACTS)
_EVENT_FACTS: Final[i64] = len(EVENT_FACTS)
_MOST_EVENTS: Final[i64] = EVENTS


class SabotageCodec(Codec):
    """The actions and observations of Sabotage."""

    def __init__(self) -> None:
        super().__init__(CodeTable(ACTIONS.codes), FIELDS.size)

    def observe(
        self, row: vec[u8], base: i64, state: DescribedState, seat: i64, since: i64, chosen: i64
    ) -> None:
        """See `Codec.observe`."""
        assert isinstance(state, State)
        _write(row, base, state.table, seat, state.hands[seat], state.log, since)

    def observe_view(self, row: vec[u8], view: DescribedView, since: i64, chosen: i64) -> None:
        """See `Codec.observe_view`."""
        assert isinstance(view, View)
        _write(row, 0, view.table, view.seat, packed(view.hand), view.log, since)


def _write(
    row: vec[u8], base: i64, table: Table, seat: i64, hand: i64, events: vec[i64], since: i64
) -> None:
    own = roof_of(seat)
    _write_roof(row, base + _ROOFS, table.roofs[own])
    _write_roof(row, base + _ROOFS + PLACES * _ROOF_FACTS, table.roofs[1 - own])
    _write_players(row, base + _PLAYERS, table, seat)
    while hand:
        kind = lowest(hand)
        copies: i64 = 0
        while hand and lowest(hand) == kind:
            copies += 1
            hand = without_lowest(hand)
        put(row, base + _HAND + kind, copies)
    counts = filled(KINDS, 0)
    for card in table.discards:
        counts[card] += 1
    at = base + _DISCARDS
    for count in counts:
        put(row, at, count)
        at += 1
    put(row, base + _LEFT, table.pile_size)
    flag(row, base + _ROUND + table.round - 1, table.round > 0)
    row[base + _PHASE + table.phase] = 1
    flag(row, base + _ASKED, table.asked)
    _write_results(row, base + _RESULTS, table, own)
    write_options(row, base + _OPTIONS, table.options)
    _write_events(row, base + _EVENTS, seat, events, since)


def _write_roof(row: vec[u8], at: i64, roof: i64) -> None:
    place: i64 = 0
    while place < PLACES:
        card = card_at(roof, place)
        if card >= 0:
            row[at + colour_of(card)] = 1
            letter = letter_of(card)
            flag(row, at + _X_FACT, letter == X)
            flag(row, at + _WRENCH_FACT, letter == WRENCH)
        at += _ROOF_FACTS
        place += 1


def _write_players(row: vec[u8], at: i64, table: Table, seat: i64) -> None:
    player: i64 = 0
    while player < table.seats:
        row[at] = 1
        flag(row, at + 1, player == seat)
        flag(row, at + 2, player == table.decider)
        flag(row, at + 3, player == table.on_turn)
        flag(row, at + 4, player == table.dealer)
        flag(row, at + 5, roof_of(player) == roof_of(seat))
        put(row, at + 6, table.hand_size(player))
        at += _PLAYER_FACTS
        player += 1


def _write_results(row: vec[u8], at: i64, table: Table, own: i64) -> None:
    for result in table.results:
        row[at] = 1
        put(row, at + 1, result.worth[own])
        put(row, at + 2, result.worth[1 - own])
        put(row, at + 3, result.scores[own])
        put(row, at + 4, result.scores[1 - own])
        if result.closed_by != NO_SEAT:
            row[at + (5 if roof_of(result.closed_by) == own else 6)] = 1
        at += _RESULT_FACTS


def _write_events(row: vec[u8], at: i64, seat: i64, events: vec[i64], since: i64) -> None:
    last: i64 = len(events) - 1
    first = since if len(events) - since < _MOST_EVENTS else len(events) - _MOST_EVENTS
    while last >= first:
        logged = log.for_seat(events[last], seat)
        put(row, at, log.event_of(logged) + 1)
        if log.seat_of(logged) != log.NO_ONE:
            put(row, at + 1, log.seat_of(logged) + 1)
        put(row, at + 2, log.card_of(logged) + 1)
        put(row, at + 3, log.roof_of(logged) + 1)
        put(row, at + 4, log.place_of(logged) + 1)
        put(row, at + 5, log.gone_of(logged) + 1)
        put(row, at + 6, log.secret_of(logged) + 1)
        put(row, at + 7, log.score_of(logged) + 1)
        at += _EVENT_FACTS
        last -= 1


CODEC: Final = SabotageCodec()
