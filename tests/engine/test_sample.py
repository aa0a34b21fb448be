"""Sampled worlds: what a seat knows is as it is, what it doesn't know is drawn fairly."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise, product
from typing import cast

import pytest

from pitprop.core.chance import RandomStream
from pitprop.core.game import CHANCE, SPECTATOR, TERMINAL, View
from pitprop.games.saboteur.game import GAME
from pitprop.games.saboteur.rules.cards import GOLD_DECK, SABOTEUR
from pitprop.games.saboteur.rules.gold import pay_exactly
from pitprop.games.saboteur.rules.state import State
from tests.conformance.digging import digging_pilot
from tests.saboteur.positions import position
from tests.thorough import some

GOLD = {1: 16, 2: 8, 3: 4}
SAMPLES = 300


def worlds(state: State, seat: int, count: int) -> list[State]:
    """Worlds sampled from what a seat sees."""
    view = state.view(seat)
    return [
        GAME.sample(view, RandomStream("sample", f"{seat} {number}")) for number in range(count)
    ]


def dealt(seats: int, seed: str = "sample", **options: str) -> State:
    """A game at the beginning of its first round."""
    state = GAME.start(seats, options=options, seed=seed)
    state.apply_chance(state.draw())
    return state


def gold_of(state: State) -> Counter[int]:
    """All gold cards."""
    return Counter(
        [*state.stack, *state.offer, *(value for cards in state.gold for value in cards)]
    )


# --- Cards and roles ----------------------------------------------------------------------------


def test_the_own_cards_stay_and_the_others_change() -> None:
    state = dealt(4)
    sampled = worlds(state, 1, 20)
    assert all(world.view(1) == state.view(1) for world in sampled)
    for seat in (0, 2, 3):
        assert len({tuple(world.view(seat).hand) for world in sampled}) > 10
    assert len({tuple(world.pile) for world in sampled}) == 20
    assert all(world.census() == state.census() for world in sampled)


@pytest.mark.clause("S-10", "S-82")
def test_others_are_saboteurs_as_often_as_the_dwarf_cards_say() -> None:
    """Five players, six dwarf cards, two of them saboteurs."""
    state = dealt(5)
    own = state.roles[0]
    counted = Counter(
        seat
        for world in worlds(state, 0, SAMPLES)
        for seat, role in enumerate(world.roles)
        if role == SABOTEUR and seat
    )
    expected = SAMPLES * (2 - (own == SABOTEUR)) / 5
    assert all(abs(counted[seat] - expected) < 0.3 * expected for seat in range(1, 6))


@pytest.mark.clause("S-10", "S-82")
@pytest.mark.parametrize(
    ("value", "left", "saboteurs"), [("all", 0, 2), ("fewer", 1, 1), ("more", None, 3)]
)
def test_the_card_left_over_is_the_one_that_the_house_rule_says(
    value: str, left: int | None, saboteurs: int
) -> None:
    state = dealt(6, saboteurs=value)
    for seat in (0, SPECTATOR):
        sampled = worlds(state, seat, 60)
        assert {world.roles[-1] for world in sampled} == ({0, 1} if left is None else {left})
        assert max(world.roles[:-1].count(SABOTEUR) for world in sampled) == saboteurs
        assert all(world.view(seat) == state.view(seat) for world in sampled)


def test_a_spectator_knows_nobody() -> None:
    state = dealt(3)
    sampled = worlds(state, SPECTATOR, 60)
    assert {world.roles for world in sampled} == {
        roles for roles in product((0, 1), repeat=4) if sum(roles) == 1
    }
    assert len({world.goals for world in sampled}) == 6


@pytest.mark.clause("S-45", "S-81")
def test_who_has_looked_at_a_goal_knows_it_and_others_know_that_it_was_looked_at() -> None:
    state = position("hand 1 map EW", "goals NE NW treasure")
    state.play(GAME.parse_move("map 8,0"))
    assert {world.goals[1] for world in worlds(state, 0, 30)} == {2}
    assert {world.goals[0] for world in worlds(state, 0, 30)} == {0, 1}
    for world in worlds(state, 1, 30):
        seen = [goal.known for goal in world.view(0).wire().goals]
        assert seen[0] is seen[2] is None
        assert seen[1] in ("treasure", "NE", "NW")
    assert {world.goals[1] for world in worlds(state, 1, 30)} == {0, 1, 2}


@pytest.mark.clause("S-23", "S-81")
def test_who_passed_a_card_remembers_it() -> None:
    state = position("hand 1 map EW NESW", "hand 2 lamp NS NES")
    state.play(GAME.parse_move("pass NESW"))
    state.play(GAME.parse_move("pass NS"))
    for seat, own in ((0, "NESW"), (1, "NS")):
        piles = [world.view(seat).wire().discards for world in worlds(state, seat, 20)]
        assert {pile[seat].card for pile in piles} == {own}
    others = [world.view(1).wire().discards[1].card for world in worlds(state, 0, 20)]
    assert len(set(others)) > 5


@pytest.mark.clause("S-57")
def test_after_the_round_everybody_knows_the_roles() -> None:
    state = after_passing(dealt(5))
    assert {world.roles for seat in range(5) for world in worlds(state, seat, 5)} == {state.roles}


def after_passing(state: State) -> State:
    """The round after everybody has passed all cards."""
    while state.decider >= 0:
        state.play(next(move for move in state.legal_moves() if str(move).startswith("pass")))
    return state


def test_a_world_has_deals_of_its_own() -> None:
    state = dealt(3)
    seeds = {world.seed for world in worlds(state, 0, 10)}
    assert len(seeds) == 10
    assert state.seed not in seeds


def test_before_the_first_deal_there_is_nothing_to_guess() -> None:
    state = GAME.start(3, seed="undealt")
    world = worlds(state, 0, 1)[0]
    assert world.view(0) == state.view(0)
    world.apply_chance(world.draw())


# --- Gold ---------------------------------------------------------------------------------------


def reached(seats: int, gold: list[int], **options: str) -> State:
    """The first round won by the diggers, who begin to pick; the stack was as told."""
    for number in range(60):
        state = GAME.start(seats, options=options, seed=f"reached {number}")
        state.apply_chance(replace(state.draw(), gold=tuple(gold)))
        step = 0
        while state.view(SPECTATOR).wire().phase in ("playing", "turning"):
            view = cast(View, state.view(state.decider))
            state.play(
                GAME.parse_move(str(digging_pilot(view, RandomStream("reached", str(step)))))
            )
            step += 1
        if state.view(SPECTATOR).wire().phase == "taking":
            return state
    raise AssertionError("no treasure was reached")


@pytest.mark.clause("S-61", "S-63")
def test_who_passed_gold_on_knows_among_what_the_others_pick() -> None:
    state = reached(5, sorted(GOLD_DECK, reverse=True))
    first, offer = state.decider, list(state.offer)
    assert all(list(world.offer) == offer for world in worlds(state, first, 10))
    state.play(GAME.parse_move("take 3"))
    second = state.decider
    offer.remove(3)
    assert all(list(world.offer) == offer for world in worlds(state, first, 10))
    state.play(state.legal_moves()[0])
    left = [tuple(sorted(world.offer)) for world in worlds(state, first, 40)]
    assert len(set(left)) == len(set(offer))
    assert all(Counter(offer) - Counter(cards) for cards in left)
    assert all(list(world.offer) == list(state.offer) for world in worlds(state, second, 10))


@pytest.mark.clause("S-64", "S-65", "S-82")
def test_what_a_saboteur_was_paid_is_known_by_its_worth() -> None:
    """One saboteur is due 4: two cards are 3 and 1, as long as the stack has both."""
    state = next(
        state
        for number in range(20)
        if SABOTEUR in (state := after_passing(dealt(3, f"paid {number}"))).roles[:3]
    )
    saboteur = state.roles.index(SABOTEUR)
    for seat in (SPECTATOR, 0, 1, 2):
        assert {world.gold[saboteur] for world in worlds(state, seat, 20)} == {(3, 1)}


@pytest.mark.clause("S-65", "S-69")
def test_cards_that_went_back_lie_at_the_bottom_for_who_saw_them() -> None:
    stack = [3, 3, 2, 2, 2, 1, *sorted([1] * 15 + [2] * 5 + [3] * 2)]
    state = GAME.start(3, options={"saboteur_pay": "draw"}, seed="paid 1")
    state.apply_chance(replace(state.draw(), gold=tuple(stack)))
    after_passing(state)
    saboteur = state.roles.index(SABOTEUR)
    assert state.gold[saboteur] == (3, 1)
    assert state.stack[-4:] == (3, 2, 2, 2)
    assert all(world.stack[-4:] == (3, 2, 2, 2) for world in worlds(state, saboteur, 20))
    other = (saboteur + 1) % 3
    assert len({world.stack[-4:] for world in worlds(state, other, 20)}) > 2


@pytest.mark.clause("S-66", "S-69")
@pytest.mark.parametrize(("pay", "left"), [("exact", {2}), ("draw", {2, 3})])
def test_pay_that_could_not_be_made_tells_what_the_stack_lacks(pay: str, left: set[int]) -> None:
    """Two saboteurs, due 3 each, are paid 2 each: no one is left, and nobody could choose a three.

    Who draws may have turned over threes after a two had been kept.
    """
    ones, threes = "1 " * 16, "3 " * 4
    state = after_passing(
        position(
            "roles saboteur saboteur digger digger digger | digger",
            f"gold 3 {ones.strip()}",
            f"gold 4 {threes.strip()}",
            "stack 2 2 2 2 2 2 2 2",
            saboteur_pay=pay,
        )
    )
    assert [state.gold[seat] for seat in (0, 1)] == [(2,), (2,)]
    for seat in range(SPECTATOR, 5):
        stacks = [world.stack for world in worlds(state, seat, 20)]
        seen = {value for stack in stacks for value in stack}
        who_saw = (0, 1, 3)  # the saboteurs turned all cards over, and seat 3 holds the threes
        assert seen == ({2} if seat in who_saw else left)


def rounds(options: dict[str, str], seats: int, gold: list[int], seed: str) -> Iterator[State]:
    """The positions of a game in which gold is shared out, or has just been."""
    state = GAME.start(seats, options=options, seed=seed)
    step = 0
    while state.decider != TERMINAL:
        if state.decider == CHANCE:
            deal = state.draw()
            first = state.view(SPECTATOR).wire().round == 0
            state.apply_chance(replace(deal, gold=tuple(gold)) if first else deal)
            continue
        view = cast(View, state.view(state.decider))
        state.play(GAME.parse_move(str(digging_pilot(view, RandomStream(seed, str(step))))))
        step += 1
        if state.view(SPECTATOR).wire().phase != "playing":
            yield state


SCARCE = {
    "rich first": sorted(GOLD_DECK, reverse=True),
    "poor first": sorted(GOLD_DECK),
    "twos first": [2] * 8 + [1] * 16 + [3] * 4,
    "mixed": [1, 2, 3, 1] * 4 + [1, 2] * 4 + [1, 1, 1, 1],
}


@pytest.mark.parametrize(
    ("stack", "reshuffle", "pay"),
    some(list(product(SCARCE, ("no", "yes"), ("exact", "draw"))), 3),
)
def test_gold_agrees_with_all_that_was_seen(pay: str, reshuffle: str, stack: str) -> None:
    """Also where the stack was far from what one would expect."""
    gold = SCARCE[stack]
    assert Counter(gold) == GOLD
    for seats, draw in ((3, "players"), (6, "diggers"), (10, "players")):
        options = {"saboteur_pay": pay, "reshuffle_gold": reshuffle, "gold_draw": draw}
        for state in rounds(options, seats, gold, f"{stack} {seats}"):
            for seat in range(SPECTATOR, seats):
                world = worlds(state, seat, 1)[0]
                assert world.view(seat) == state.view(seat)
                assert gold_of(world) == GOLD
                assert world.gained == tuple(
                    tuple(sum(part) for part in parts) for parts in shares(world)
                )
                check_picks(world)


def shares(state: State) -> list[list[list[int]]]:
    """What each seat got in each round."""
    held = [iter(cards) for cards in state.gold]
    return [
        [[next(held[seat]) for _ in range(count)] for seat, count in enumerate(result.cards)]
        for result in state.view(SPECTATOR).table.results
    ]


def check_picks(world: State) -> None:
    """S-61: each picks from what the one before has passed on."""
    for number in {pick.round for pick in world.picks}:
        picks = [pick for pick in world.picks if pick.round == number]
        for pick, following in pairwise(picks):
            passed_on = list(pick.offer)
            passed_on.remove(pick.value)
            assert passed_on == list(following.offer)


# --- Set-up positions ---------------------------------------------------------------------------


SET_UP = {
    "gold from nowhere": ("gold 1 3 2", "gold 2 1"),
    "cards missing": ("hand 1 EW", "hand 2 NS", "hand 3 NESW", "pile -"),
    "passed before": ("discards ?1:NES rockfall ?2:map",),
    "looked before": ("looked 1 8,0", "looked 2 8,-2"),
    "tools broken": ("broken lamp lamp+cart -",),
    "later round": ("round 2", "gold 1 2", "result 1 nobody"),
    "paid against the rule": (
        "round 2",
        "gold 2 2 2",
        "result 1 saboteurs · roles digger saboteur digger | digger · cards 0 2 0 · gold 0 4 0",
    ),
}


@pytest.mark.parametrize("name", SET_UP)
def test_set_up_positions_can_be_sampled(name: str) -> None:
    state = position(*SET_UP[name])
    for seat in range(SPECTATOR, 3):
        for world in worlds(state, seat, 5):
            assert world.view(seat) == state.view(seat)
            assert gold_of(world) == GOLD
            after_passing(world)


def test_exact_pay_is_what_the_rule_makes_of_the_stack() -> None:
    state = after_passing(dealt(7, "exact"))
    for world in worlds(state, SPECTATOR, 20):
        stack: tuple[int, ...] = tuple(sorted(gold_of(world).elements()))
        served = [event.seat for event in world.events(SPECTATOR) if event.key == "paid"]
        due = {1: 4, 2: 3, 3: 3}[len(served)]
        for seat in served:
            assert seat is not None
            kept, _, stack = pay_exactly(stack, due)
            assert kept == world.gold[seat]
        assert sorted(stack) == sorted(world.stack)
