"""Properties of cards, nets and moves, whatever the cards and whatever the game."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from pitprop.core.chance import FastRandom
from pitprop.core.errors import NotationError
from pitprop.core.hand import packed, unpacked, with_card, without_card
from pitprop.games.dark_cave.game import GAME
from pitprop.games.dark_cave.moves import MOVES, Pass
from pitprop.games.dark_cave.rules.allowed import can_come_back, creature_ends
from pitprop.games.dark_cave.rules.cards import (
    CREATURE_STEPS,
    CREATURES,
    FACE,
    FACE_NAMES,
    FACE_SHAPE,
    FACES,
    FIELDS,
    GATE,
    KIND_NAMES,
    NEXT,
    SLOT_BIT,
    SLOT_NAMES,
    SLOTS,
)
from pitprop.games.dark_cave.rules.net import NO_FACE, NO_FIELD
from pitprop.games.dark_cave.rules.paths import routes
from pitprop.games.dark_cave.rules.state import State
from pitprop.games.dark_cave.rules.table import OUT
from pitprop.tunnels.card import OPEN, SIDE_BIT
from tests.dark_cave.positions import TO_THE_END, position
from tests.thorough import trials

kinds = st.integers(0, len(KIND_NAMES) - 1)


def explored(seats: int, number: int, decisions: int) -> State:
    """A game after some random decisions, without proposals to end it."""
    state = GAME.start(seats, seed=f"{number}")
    random = FastRandom(number)
    for _ in range(decisions):
        if state.decider == -2:
            break
        if state.decider == -1:
            state.apply_chance(state.draw())
        else:
            state.advance(TO_THE_END.choose(state, state.codes(), random))
    return state


games = st.builds(explored, st.integers(2, 8), st.integers(0, 500), st.integers(1, 250))


@given(st.lists(kinds, max_size=4), kinds)
def test_a_hand_gains_and_loses_cards(cards: list[int], card: int) -> None:
    hand = packed(cards)
    assert unpacked(hand) == sorted(cards)
    assert unpacked(with_card(hand, card)) == sorted([*cards, card])
    assert without_card(with_card(hand, card), card) == hand
    if card not in cards:
        with pytest.raises(ValueError, match=f"holds no card of kind {card}"):
            without_card(hand, card)


@given(st.integers(0, FACES - 1))
def test_on_every_card_fields_are_joined_both_ways_and_openings_have_one(face: int) -> None:
    for slot in range(SLOTS):
        near = NEXT[SLOTS * face + slot]
        for other in range(SLOTS):
            if near & SLOT_BIT[other]:
                assert NEXT[SLOTS * face + other] & SLOT_BIT[slot]
                assert FIELDS[face] & SLOT_BIT[slot]
        assert bool(SLOT_NAMES[SLOTS * face + slot]) == bool(FIELDS[face] & SLOT_BIT[slot])
    for side in range(4):
        is_open = OPEN[FACE_SHAPE[face]] & SIDE_BIT[side] != 0
        assert (GATE[4 * face + side] >= 0) == is_open
        if is_open:
            assert FIELDS[face] & SLOT_BIT[GATE[4 * face + side]]


def test_every_way_in_which_a_card_lies_has_a_name_of_its_own() -> None:
    assert all(FACE_NAMES[face] == name for name, face in FACE.items())


@settings(max_examples=trials(60), deadline=None)
@given(games)
def test_steps_lead_back_and_reach_is_made_of_steps(state: State) -> None:
    table = state.table
    net = table.net
    for place, face in enumerate(net.faces):
        for slot in range(SLOTS):
            if face == NO_FACE or not FIELDS[face] & SLOT_BIT[slot]:
                continue
            field = SLOTS * place + slot
            for near in net.neighbours(field):
                assert field in net.neighbours(near)
    for seat in range(table.seats):
        if table.dwarves[seat] == OUT:
            continue
        for route in routes(table, seat, 3):
            here = table.dwarves[seat]
            for field in route.fields:
                assert field in net.neighbours(here)
                here = field


def walked(state: State, start: int, steps: int) -> set[int]:
    """Where a creature's walks can end that go on from no field with dwarves, step by step."""
    ends: set[int] = set()
    here = {start}
    for _ in range(steps):
        here = {near for field in here for near in state.table.net.neighbours(field)}
        ends |= here
        here = {field for field in here if not state.table.dwarves_at(field)}
    return ends


@settings(max_examples=trials(60), deadline=None)
@given(games)
def test_creatures_end_where_a_walk_of_theirs_can_end(state: State) -> None:
    table = state.table
    for start in {*table.net.holes, *table.dwarves, *table.creatures} - {NO_FIELD}:
        for creature in range(CREATURES):
            ends = set(creature_ends(table, creature, start))
            ends |= {start} if can_come_back(table, start) else set()
            expected = walked(state, start, CREATURE_STEPS[creature])
            assert ends - {start} == expected - {start}
            assert (start in ends) == (start in expected and table.dwarves_at(start) != 0)


@settings(max_examples=trials(60), deadline=None)
@given(games)
def test_codes_and_typed_moves_say_the_same(state: State) -> None:
    for code in state.codes():
        move = MOVES.decode(code, state.table)
        assert MOVES.encode(move, state.table) == code
        assert GAME.parse_move(str(move)) == move
        assert state.refusal(move) is None


def test_a_number_of_a_place_means_what_its_own_table_says() -> None:
    east = position("net I:EW@1,0", "hand 1 I:rockfall")
    south = position("net I:NS@0,1", "hand 1 I:rockfall")
    fallen = [
        [str(move) for move in state.legal_moves() if str(move).startswith("I:rockfall")]
        for state in (east, south, east)
    ]
    assert fallen == [["I:rockfall 1,0"], ["I:rockfall 0,1"], ["I:rockfall 1,0"]]
    assert MOVES.encode(GAME.parse_move("I:rockfall 9,9"), east.table) < 0


@pytest.mark.parametrize("cards", [(), ("I:NES",) * 3, ("I:cat",)])
def test_one_card_or_two_are_passed_and_no_others(cards: tuple[str, ...]) -> None:
    with pytest.raises(NotationError):
        MOVES.encode(Pass(cards), position("net I:EW@1,0").table)


@settings(max_examples=trials(30), deadline=None)
@given(games)
def test_gold_and_cards_are_conserved_and_hands_have_the_backs_that_are_shown(
    state: State,
) -> None:
    counted = state.census()
    assert not counted or sum(counted.values()) == 46 + 82 + 4 + (
        2 if state.seats == 2 else 4 if state.seats <= 4 else 8
    )
    for seat in range(state.seats):
        names = [KIND_NAMES[kind].partition(":")[0] for kind in unpacked(state.hands[seat])]
        backs = tuple(names.count(group) for group in ("I", "II", "III"))
        assert state.view(-1).wire().players[seat].backs == backs
