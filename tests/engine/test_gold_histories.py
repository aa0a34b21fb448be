"""Gold of earlier rounds in sampled worlds, held against all that could have happened.

Seat 1 holds most of the gold from before the first round and knows it, so that the rest is a small
stack of which every order can be played out. Of the diggers' choices nothing is known: each of them
picks any of the cards offered, all alike.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from fractions import Fraction
from math import sqrt
from typing import Any

import pytest

from pitprop.core.chance import FastRandom, RandomStream
from pitprop.games.saboteur.knowledge.sample import GOLD_SAMPLES, Worlds
from pitprop.games.saboteur.rules.state import State
from tests.engine.gold_histories import DECK, History, Options, Round, histories, lines
from tests.saboteur.positions import position

VIEWS = 40
"""How often the histories of a view are drawn anew."""

Cards = Counter[int]

PLANS: dict[str, tuple[Cards, list[Round], Options]] = {
    "pay drawn, then a round is played": (
        Counter({1: 3, 2: 3, 3: 2}),
        [Round("dds", "s", 0)],
        Options(by_drawing=True),
    ),
    "pay drawn by two, the stack turned over more than once": (
        Counter({1: 2, 2: 4, 3: 1}),
        [Round("dsdsd", "s", 2)],
        Options(by_drawing=True),
    ),
    "pay drawn after a pick": (
        Counter({1: 3, 2: 3, 3: 2}),
        [Round("ddd", "d", 1), Round("dsd", "s", 1)],
        Options(by_drawing=True),
    ),
    "pay drawn before a pick that is seen": (
        Counter({1: 4, 2: 2, 3: 2}),
        [Round("dsd", "s", 1), Round("ddd", "d", 0, picked=0)],
        Options(by_drawing=True),
    ),
    "pay drawn by who asks, then a shuffle and a pick that is seen": (
        Counter({1: 3, 2: 2, 3: 2}),
        [Round("sdd", "s", 1), Round("dds", "d", 1, picked=2)],
        Options(by_drawing=True, reshuffle=True),
    ),
    "exact pay leaves the cards above it nearer the top": (
        Counter({1: 3, 2: 2, 3: 2}),
        [Round("dds", "s", 0)],
        Options(),
    ),
    "exact pay before a pick that is seen": (
        Counter({1: 4, 2: 2, 3: 2}),
        [Round("dsd", "s", 1), Round("ddd", "d", 0, picked=0)],
        Options(),
    ),
    "exact pay to two, then a pick of five": (
        Counter({1: 4, 2: 2, 3: 2}),
        [Round("dsdsd", "s", 1), Round("dsddd", "d", 4, picked=3)],
        Options(),
    ),
    "exact pay from a stack of which a pick took some": (
        Counter({1: 2, 2: 3, 3: 3}),
        [Round("ddd", "d", 2), Round("dsd", "s", 1)],
        Options(),
    ),
    "exact pay, a shuffle, and a pick": (
        Counter({1: 3, 2: 2, 3: 2}),
        [Round("dsd", "s", 1), Round("dds", "d", 0)],
        Options(reshuffle=True),
    ),
    "two picks": (
        Counter({1: 3, 2: 2, 3: 2}),
        [Round("ddd", "d", 1), Round("dds", "d", 1, picked=1)],
        Options(),
    ),
}


@pytest.mark.parametrize("name", PLANS)
@pytest.mark.clause("S-61", "S-65", "S-80", "S-82")
def test_gold_is_drawn_as_often_as_the_game_brings_it_about(name: str) -> None:
    small, rounds, options = PLANS[name]
    chances: dict[History, Fraction] = defaultdict(Fraction)
    for chance, history in histories(small, rounds, options):
        chances[history] += chance
    hoard = tuple((DECK - small).elements())
    for number in range(3):
        happened = drawn(chances, f"{name} {number}")
        seen = happened.seen(0, rounds)
        expected: dict[object, Fraction] = defaultdict(Fraction)
        for history, chance in chances.items():
            if history.seen(0, rounds) == seen:
                expected[facts(history, len(rounds[0].roles))] += chance
        state = position(
            *lines(happened, rounds, hoard),
            saboteur_pay="draw" if options.by_drawing else "exact",
            reshuffle_gold="yes" if options.reshuffle else "no",
            gold_draw="players",
        )
        counted = Counter(facts_of_world(world, len(hoard)) for world in worlds(state, 0, name))
        check_fair(counted, expected)


def drawn(chances: dict[History, Fraction], seed: str) -> History:
    """One of the histories, as likely as it is."""
    left = Fraction(RandomStream("happened", seed).below(2**20), 2**20)
    for history, chance in chances.items():
        if left < chance:
            return history
        left -= chance
    raise AssertionError("the chances sum to 1")


def worlds(state: State, seat: int, seed: str) -> list[State]:
    """Worlds of what a seat sees, each with gold of its own."""
    random = FastRandom(RandomStream("worlds", seed).below(2**30))
    view = state.view(seat)
    drawn = []
    for _ in range(VIEWS):
        sampled = Worlds(view)
        drawn += [sampled.draw(random) for _ in range(GOLD_SAMPLES)]
    return drawn


def facts(history: History, seats: int) -> object:
    """Who has which cards, what went back, what is offered, and the cards on top and at the end."""
    returned = tuple(value for share in history.shares for value in share.returned)
    stack = history.stack
    return history.gold(seats), returned, history.offer, stack[:2], stack[-1:]


def facts_of_world(world: State, hoard: int) -> object:
    """The same, of a world."""
    gold = (world.gold[0][hoard:], *world.gold[1:])
    returned = tuple(back.value for back in world.returned)
    return gold, returned, world.offer, world.stack[:2], world.stack[-1:]


def check_fair(counted: Counter[Any], expected: Mapping[Any, Fraction]) -> None:
    """Pearson's chi-square; what is rare is counted together."""
    assert set(counted) <= set(expected), set(counted) - set(expected)
    scale = Fraction(counted.total()) / sum(expected.values())
    often = {key: chance * scale for key, chance in expected.items() if chance * scale >= 5}
    cells = [(counted[key], float(number)) for key, number in often.items()]
    rest = float(counted.total() - sum(often.values()))
    if rest > 0:
        cells.append((sum(counted[key] for key in expected if key not in often), max(rest, 1.0)))
    square = sum((number - mean) ** 2 / mean for number, mean in cells)
    free = len(cells) - 1
    assert square <= free + 4 * sqrt(2 * free), (square, free, counted, expected)


# --- With all the gold --------------------------------------------------------------------------


DRAWN = "roles digger digger saboteur | digger · last 1"


@pytest.mark.clause("S-65", "S-69")
def test_a_card_put_back_makes_two_twos_rarer_than_a_three_and_a_one() -> None:
    """2 3 2, and not 3 2 1 or 3 3 1: 8 · 4 · 7 orders of 8 · 4 · 7 + 4 · (8 + 3) · 16."""
    state = position(
        "round 2",
        "gold 3 2 2",
        f"result 1 saboteurs · {DRAWN} · cards 0 0 2 · gold 0 0 4 · returned 3:3",
        saboteur_pay="draw",
    )
    pays = Counter(tuple(sorted(world.gold[2])) for world in worlds(state, 0, "two twos"))
    check_fair(pays, {(2, 2): Fraction(224, 928), (1, 3): Fraction(704, 928)})


@pytest.mark.clause("S-65", "S-69")
def test_of_three_cards_the_two_seldom_comes_last_when_two_went_back() -> None:
    """Before a two that comes last only threes go back; what goes back before a one may be either.

    All orders of five cards that keep 1 1 2 and put two back; the two ones are as likely anywhere.
    """
    state = position(
        "round 2",
        "gold 3 1 1 2",
        f"result 1 saboteurs · {DRAWN} · cards 0 0 3 · gold 0 0 4 · returned 3:3 3:3",
        saboteur_pay="draw",
    )
    two_threes = 4 * 3
    any_two = (7 + 4) * (7 + 3)
    a_three_then_any = 4 * (7 + 3)
    two_last = two_threes  # 1 1 … 2
    two_second = any_two  # 1 2 … 1
    two_first = any_two + a_three_then_any + two_threes  # 2 1 … 1, 2 … 1 … 1, 2 … 1 1
    pays = Counter(world.gold[2] for world in worlds(state, 0, "one one two"))
    check_fair(
        pays,
        {
            (1, 1, 2): Fraction(two_last),
            (1, 2, 1): Fraction(two_second),
            (2, 1, 1): Fraction(two_first),
        },
    )


@pytest.mark.clause("S-61", "S-81")
def test_threes_that_are_seen_in_a_later_round_have_not_gone_before() -> None:
    """A saboteur of round 1 saw nothing then; 25 cards are unseen, one is a three, three went."""
    state = position(
        "round 2",
        "last 3",
        "roles digger digger digger | saboteur",
        "goals treasure:NESW NE NW",
        "gold 1 1 2",
        "gold 2 1",
        "offer 3 3 3 3",
        "result 1 diggers by 1 · roles digger digger saboteur | digger · took 1:1 2:1 1:2",
        "result 2 diggers by 3 · roles digger digger digger | saboteur",
        gold_draw="players",
    )
    gone = Counter(3 in (*world.gold[0], *world.gold[1]) for world in worlds(state, 2, "threes"))
    check_fair(gone, {True: Fraction(3, 25), False: Fraction(22, 25)})


@pytest.mark.clause("S-65", "S-80")
def test_who_was_paid_first_in_an_earlier_round_is_public() -> None:
    """The stack had one three, and a world gives it to who came first, clockwise from the last."""
    for last, (first, second) in {1: ((3,), (2, 1)), 3: ((2, 1), (3,))}.items():
        state = position(
            "round 2",
            "broken - - - - -",
            "gold 1 3 3 3",
            f"gold 3 {' '.join(map(str, first))}",
            f"gold 5 {' '.join(map(str, second))}",
            "result 1 saboteurs · roles digger digger saboteur digger saboteur | digger · "
            f"last {last} · cards 0 0 {len(first)} 0 {len(second)} · gold 0 0 3 0 3",
        )
        result = state.view(0).wire().results[0]
        assert result.last_seat == last - 1
        assert {world.gold[2:] for world in worlds(state, 0, "first")} == {(first, (), second)}
