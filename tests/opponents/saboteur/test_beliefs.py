"""What `standard` of Saboteur believes, held against all deals that there could have been.

Here each dwarf card is dealt by itself to a player or left over, and each deal weighs what the
evidence makes of it: nothing is summed up before it is counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import NamedTuple

import pytest
from librt.vecs import vec

from pitprop.core.chance import RandomStream
from pitprop.games.saboteur.rules.cards import ALL, DIGGER, DRAWN, FEWER, GOALS, MORE, SABOTEUR
from pitprop.opponents.saboteur.beliefs.calibration import surer
from pitprop.opponents.saboteur.beliefs.joint import Joint, Marginals, fresh_joint

ROLES = (DIGGER, SABOTEUR)
ALL_GOALS = [True] * GOALS
SABOTEURS = {3: 1, 4: 1, 5: 2, 6: 2, 7: 3, 8: 3, 9: 3, 10: 4}
NUMBERS = (DRAWN, ALL, FEWER, MORE)


class Beliefs(NamedTuple):
    """How likely each player is a saboteur, and each goal the treasure."""

    saboteur: tuple[float, ...]
    treasure: tuple[float, ...]


class Deeds:
    """What players have done, each deed with how often it is done by role."""

    def __init__(self, seats: int, number: int = DRAWN) -> None:
        self.joint: Joint = fresh_joint(seats, number)
        self.seats = seats
        self.number = number
        self.alone: list[tuple[int, int, tuple[float, float]]] = []
        self.pairs: list[tuple[int, int, list[float]]] = []

    def add(self, seat: int, treasure: int, digger: float, saboteur: float) -> None:
        """A deed that tells of who did it, if the treasure is in a given place."""
        self.joint.add(seat, treasure, digger, saboteur)
        self.alone.append((seat, treasure, (digger, saboteur)))

    def add_pair(self, seat: int, other: int, rates: list[float], high: float = 0.5) -> None:
        """A deed that tells of who did it and of whom it was done to, by the roles of both.

        Two ways in which it may have been meant are mixed: four rates, and four more.
        """
        low = 1 - high
        self.joint.add_pair(seat, other, vec[float](rates), low, high)
        mixed = [low * rates[both] + high * rates[4 + both] for both in range(4)]
        self.pairs.append((seat, other, mixed))

    def believed(self, possible: list[bool], seat: int = -1, role: int = -1) -> Beliefs:
        """What the joint weights make of it."""
        mask = sum(2**goal for goal in range(GOALS) if possible[goal])
        found: Marginals
        if seat < 0:
            found = self.joint.public(mask)
        else:
            found = self.joint.own(seat, role, mask)
            drawn_by = self.joint.marginals(self.joint.own_weights(seat, role, mask))
            assert list(drawn_by.saboteur) == pytest.approx(list(found.saboteur), abs=1e-9)
            assert list(drawn_by.treasure) == pytest.approx(list(found.treasure), abs=1e-9)
        return Beliefs(tuple(found.saboteur)[: self.seats], tuple(found.treasure))


def deals(seats: int, seat: int, role: int, number: int) -> Iterator[tuple[int, ...]]:
    """The roles of all players and of the card left over, in every way that agrees with one's own.

    A set of dwarf cards dealt in any order makes all of these as likely (S-10, S-11).
    """
    count = SABOTEURS[seats] + (number == MORE and seats < 10)
    left = {ALL: DIGGER, FEWER: SABOTEUR if count > 1 else DIGGER}.get(number)
    for roles in product(ROLES, repeat=seats + 1):
        if roles.count(SABOTEUR) != count or left not in (None, roles[-1]):
            continue
        if seat < 0 or roles[seat] == role:
            yield roles


def likelihood(deeds: Deeds, roles: tuple[int, ...], treasure: int, seat: int) -> float:
    """How well roles and a place of the treasure explain what all but one player have done."""
    found = 1.0
    for one, place, rates in deeds.alone:
        if one != seat and place == treasure:
            found *= rates[roles[one]]
    for one, other, by_roles in deeds.pairs:
        if one != seat:
            found *= by_roles[2 * roles[one] + roles[other]]
    return found


def posterior(
    deeds: Deeds, seats: int, possible: list[bool], seat: int = -1, role: int = -1
) -> Beliefs:
    """What follows, counted deal by deal."""
    saboteur, treasure, whole = [0.0] * seats, [0.0] * GOALS, 0.0
    for roles in deals(seats, seat, role, deeds.number):
        for goal in range(GOALS):
            weight = likelihood(deeds, roles, goal, seat) if possible[goal] else 0.0
            whole += weight
            treasure[goal] += weight
            for other in range(seats):
                saboteur[other] += weight * (roles[other] == SABOTEUR)
    return Beliefs(
        tuple(each / whole for each in saboteur), tuple(each / whole for each in treasure)
    )


def seen(seats: int, number: int, actions: int, saboteurs: int = DRAWN) -> Deeds:
    """What players may have done: cards laid, tools broken and mended, by any of them."""
    draw = RandomStream("beliefs", f"{seats} {number}")
    deeds = Deeds(seats, saboteurs)

    def some() -> float:
        return (1 + draw.below(99)) / 100

    for _ in range(actions):
        one, other = draw.below(seats), draw.below(seats - 1)
        other += other >= one
        if draw.below(2):
            for goal in range(GOALS):
                deeds.add(one, goal, some(), some())
        else:
            rates = [some() for _ in range(8)]
            if not draw.below(3):  # from one of the roles it tells nothing of the other player
                plain = 2 * draw.below(2)
                for at in (plain, plain + 1, plain + 4, plain + 5):
                    rates[at] = 1.0
            deeds.add_pair(one, other, rates, draw.below(11) / 10)
    return deeds


def assert_same(one: Beliefs, other: Beliefs) -> None:
    assert one.saboteur == pytest.approx(other.saboteur, abs=1e-9)
    assert one.treasure == pytest.approx(other.treasure, abs=1e-9)


@pytest.mark.clause("S-10", "S-11")
@pytest.mark.parametrize("actions", [0, 1, 12])
@pytest.mark.parametrize("role", ROLES)
@pytest.mark.parametrize("seats", range(3, 11))
def test_a_player_believes_what_follows_from_all_deals(seats: int, role: int, actions: int) -> None:
    for number, possible in enumerate(([True] * 3, [True, False, True], [False, True, False])):
        deeds = seen(seats, number, actions, NUMBERS[(seats + number) % 4 if actions == 1 else 0])
        seat = number % seats
        assert_same(
            deeds.believed(possible, seat, role), posterior(deeds, seats, possible, seat, role)
        )


@pytest.mark.clause("S-10", "S-11")
@pytest.mark.parametrize("seats", range(3, 11))
def test_who_knows_nothing_but_what_all_have_seen_believes_it_too(seats: int) -> None:
    for number in range(4):
        deeds = seen(seats, number, 4 * number, NUMBERS[number])
        for possible in (ALL_GOALS, [False, True, True], [True, False, False]):
            assert_same(deeds.believed(possible), posterior(deeds, seats, possible))


@pytest.mark.parametrize(("seat", "other"), [(0, 9), (9, 0), (8, 9)])
def test_whoever_watches_goes_by_what_the_last_did_to_the_first_too(seat: int, other: int) -> None:
    deeds = Deeds(10)
    deeds.add_pair(seat, other, [0.2, 0.9, 0.7, 0.1] * 2)
    assert_same(deeds.believed(ALL_GOALS), posterior(deeds, 10, ALL_GOALS))


@pytest.mark.parametrize("seats", range(3, 11))
def test_other_weights_tell_of_seats_and_goals_what_they_add_up_to(seats: int) -> None:
    joint = seen(seats, seats, 3).joint
    count = len(joint.assignments)
    for role in ROLES:
        weights = surer(list(joint.own_weights(1, role, 7)), count, 2.0)
        found = joint.marginals(vec[float](weights))
        for seat in range(seats):
            guilty = [
                w for at, w in enumerate(weights) if joint.assignments[at % count] >> seat & 1
            ]
            assert found.saboteur[seat] == pytest.approx(sum(guilty) / sum(weights))
        for goal in range(GOALS):
            there = sum(weights[goal * count : (goal + 1) * count])
            assert found.treasure[goal] == pytest.approx(there / sum(weights))


@pytest.mark.parametrize("digger", [1e-9, 1.0])
def test_evidence_may_be_as_strong_as_it_likes(digger: float) -> None:
    """Over a long round odds multiply to what no floating-point number holds."""
    joint = fresh_joint(4, DRAWN)
    for _ in range(200):
        for goal in range(GOALS):
            for seat in range(4):
                joint.add(seat, goal, digger, digger * (1e-3 if seat == 2 else 1.0))
        joint.keep_in_range()
    beliefs = joint.own(0, DIGGER, 7)
    assert beliefs.saboteur[2] == pytest.approx(0)
    assert beliefs.saboteur[1] == beliefs.saboteur[3] == pytest.approx(1 / 3)


@pytest.mark.parametrize("seat", [2, 3])
@pytest.mark.parametrize("role", ROLES)
def test_ones_own_deeds_tell_nothing_however_many_they_are(role: int, seat: int) -> None:
    """Over a long round their products are not floating-point numbers either."""
    joint, fresh = fresh_joint(5, DRAWN), fresh_joint(5, DRAWN)
    for _ in range(60):
        for other in range(5):
            if other != seat:
                joint.add_pair(seat, other, vec[float]([1e-9, 2e-9, 2e-9, 1e-9] * 2), 0.5, 0.5)
        for goal in range(GOALS):
            joint.add(seat, goal, 1e-9 * (1 + goal), 1e-9 * (GOALS - goal))
        joint.keep_in_range()
    after, before = joint.own(seat, role, 7), fresh.own(seat, role, 7)
    assert list(after.treasure) == pytest.approx(list(before.treasure))
    assert list(after.saboteur) == pytest.approx(list(before.saboteur))


@pytest.mark.parametrize("both", range(4))
@pytest.mark.parametrize("role", ROLES)
def test_ones_own_deed_tells_nothing_whichever_roles_it_speaks_of(role: int, both: int) -> None:
    rates = [1.0] * 8
    rates[both] = rates[4 + both] = 0.5
    deeds = Deeds(5)
    deeds.add_pair(1, 3, rates)
    assert_same(deeds.believed(ALL_GOALS, 1, role), Deeds(5).believed(ALL_GOALS, 1, role))


@pytest.mark.clause("S-10")
@pytest.mark.parametrize(
    ("number", "seats", "role", "chance"),
    [
        (ALL, 4, DIGGER, 1 / 3),
        (ALL, 6, SABOTEUR, 1 / 5),
        (FEWER, 6, DIGGER, 1 / 5),
        (FEWER, 6, SABOTEUR, 0),
        (FEWER, 3, DIGGER, 1 / 2),
        (MORE, 4, DIGGER, 2 / 4),
        (MORE, 10, DIGGER, 4 / 10),
    ],
)
def test_who_plays_with_a_house_rule_counts_on_it(
    number: int, seats: int, role: int, chance: float
) -> None:
    beliefs = Deeds(seats, number).believed(ALL_GOALS, 0, role)
    assert beliefs.saboteur[1:] == pytest.approx([chance] * (seats - 1))


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
    beliefs = Deeds(seats).believed(ALL_GOALS, 0, role)
    assert beliefs.saboteur[0] == (role == SABOTEUR)
    assert beliefs.saboteur[1:] == pytest.approx([chance] * (seats - 1))
    assert beliefs.treasure == pytest.approx([1 / GOALS] * GOALS)
