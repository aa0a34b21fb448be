"""What `standard` of Saboteur believes, held against all deals that there could have been.

Here each dwarf card is dealt by itself to a player or left over, and each deal weighs what the
evidence makes of it: nothing is summed up before it is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from math import exp

import pytest

from pitprop.core.chance import RandomStream
from pitprop.games.saboteur.rules.cards import DIGGER, GOALS, SABOTEUR, SABOTEURS
from pitprop.opponents.saboteur.beliefs import Beliefs, believe
from pitprop.opponents.saboteur.evidence import Evidence
from pitprop.opponents.saboteur.lay_evidence import Odds

ROLES = (DIGGER, SABOTEUR)


def deals(seats: int, seat: int, role: int) -> Iterator[tuple[int, ...]]:
    """The roles of all players and of the card left over, in every way that agrees with one's own.

    A set of dwarf cards dealt in any order makes all of these as likely (S-10, S-11).
    """
    for roles in product(ROLES, repeat=seats + 1):
        if roles.count(SABOTEUR) == SABOTEURS[seats] and (seat < 0 or roles[seat] == role):
            yield roles


def likelihood(evidence: Evidence, roles: tuple[int, ...], treasure: int, seat: int) -> float:
    """How well roles and a place of the treasure explain what all but one player have done."""
    total = 0.0
    for other, role in enumerate(roles[:-1]):
        if other != seat:
            by_role = evidence.saboteur if role == SABOTEUR else evidence.digger
            total += by_role[treasure][other]
    for (one, other), rows in evidence.pairs.items():
        if one != seat:
            total += rows[roles[one]][roles[other]]
    return exp(total)


def posterior(
    evidence: Evidence, seats: int, possible: list[bool], seat: int = -1, role: int = -1
) -> Beliefs:
    """What follows, counted deal by deal."""
    saboteur, treasure, whole = [0.0] * seats, [0.0] * GOALS, 0.0
    for roles in deals(seats, seat, role):
        for goal in range(GOALS):
            weight = likelihood(evidence, roles, goal, seat) if possible[goal] else 0.0
            whole += weight
            treasure[goal] += weight
            for other in range(seats):
                saboteur[other] += weight * (roles[other] == SABOTEUR)
    return Beliefs(
        tuple(each / whole for each in saboteur), tuple(each / whole for each in treasure)
    )


def seen(seats: int, number: int, actions: int) -> Evidence:
    """What players may have done: cards laid, tools broken and mended, by any of them."""
    draw = RandomStream("beliefs", f"{seats} {number}")
    evidence = Evidence(seats)

    def some() -> float:
        return (draw.below(400) - 200) / 100

    for _ in range(actions):
        one, other = draw.below(seats), draw.below(seats - 1)
        other += other >= one
        what = draw.below(3)
        if what == 0:
            for goal in range(GOALS):
                evidence.add(one, goal, Odds(some(), some()))
        elif what == 1:
            evidence.add_broken(one, other, draw.below(101) / 100)
        else:
            evidence.add_mended(one, other, draw.below(101) / 100)
    return evidence


def assert_same(one: Beliefs, other: Beliefs) -> None:
    assert one.saboteur == pytest.approx(other.saboteur, abs=1e-9)
    assert one.treasure == pytest.approx(other.treasure, abs=1e-9)


@pytest.mark.clause("S-10", "S-11")
@pytest.mark.parametrize("actions", [0, 1, 12])
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("seats", range(3, 11))
def test_a_player_believes_what_follows_from_all_deals(seats: int, role: int, actions: int) -> None:
    for number, possible in enumerate(([True] * 3, [True, False, True], [False, True, False])):
        evidence = seen(seats, number, actions)
        seat = number % seats
        assert_same(
            believe(evidence, seats, possible, seat, role),
            posterior(evidence, seats, possible, seat, role),
        )


@pytest.mark.clause("S-10", "S-11")
@pytest.mark.parametrize("seats", range(3, 11))
def test_who_knows_nothing_but_what_all_have_seen_believes_it_too(seats: int) -> None:
    for number in range(3):
        evidence = seen(seats, number, 4 * number)
        assert_same(
            believe(evidence, seats, [True] * GOALS), posterior(evidence, seats, [True] * GOALS)
        )


@pytest.mark.parametrize("digger", [-2_000.0, 2_000.0])
def test_evidence_may_be_as_strong_as_it_likes(digger: float) -> None:
    """Over a long round odds multiply to what no floating-point number holds."""
    evidence = Evidence(4)
    for goal in range(GOALS):
        for seat in range(4):
            evidence.add(seat, goal, Odds(digger, digger - 2_000.0 * (seat == 2)))
    beliefs = believe(evidence, 4, [True] * GOALS, 0, DIGGER)
    assert beliefs.saboteur[2] == pytest.approx(0)
    assert beliefs.saboteur[1] == beliefs.saboteur[3] == pytest.approx(1 / 3)


@pytest.mark.clause("S-10", "S-11")
@pytest.mark.parametrize(
    ("seats", "role", "chance"),
    [
        (3, DIGGER, 1 / 3),
        (3, SABOTEUR, 0),
        (4, DIGGER, 1 / 4),
        (5, DIGGER, 2 / 5),
        (5, SABOTEUR, 1 / 5),
        (10, DIGGER, 4 / 10),
        (10, SABOTEUR, 3 / 10),
    ],
)
def test_before_anything_is_seen_the_card_left_over_counts(
    seats: int, role: int, chance: float
) -> None:
    """All dwarf cards but one's own are as likely with every other player, and left over."""
    beliefs = believe(Evidence(seats), seats, [True] * GOALS, 0, role)
    assert beliefs.saboteur[0] == (role == SABOTEUR)
    assert beliefs.saboteur[1:] == pytest.approx([chance] * (seats - 1))
    assert beliefs.treasure == pytest.approx([1 / GOALS] * GOALS)
