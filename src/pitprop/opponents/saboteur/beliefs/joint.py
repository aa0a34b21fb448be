"""Who is what, and where the treasure is: the exact posterior over everything that could be dealt.

Before anything is seen, all ways to deal the dwarf cards are equally likely, counting the card left
over (S-10, S-11); so are the places of the treasure. What the players do weighs them jointly: how
somebody builds tells of that player's role and, if that player has looked at a goal, of the
treasure. An *assignment* is the set of the seats that are saboteurs, as a mask.
"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.public_table import NO_SEAT
from pitprop.games.saboteur.rules.cards import (
    ALL,
    DRAWN,
    FEWER,
    GOAL_BIT,
    GOALS,
    MAX_SEATS,
    MIN_SEATS,
    MORE,
    SABOTEUR,
    saboteur_counts,
)

SEAT_BIT: Final[vec[i64]] = vec[i64]([2**seat for seat in range(MAX_SEATS)])
"""Each seat's bit in an assignment."""

_SMALL: Final = 1e-100
_SMALL_PAIR: Final = 1e-30
"""Those of all other players are multiplied with each other."""


def _assignments(seats: int, saboteurs: int) -> list[int]:
    """S-10: all saboteur cards are dealt, or all but one that is left over."""
    return [
        sum(SEAT_BIT[seat] for seat in guilty)
        for size in saboteur_counts(seats, saboteurs)
        for guilty in combinations(range(seats), size)
    ]


ASSIGNMENTS: Final[list[list[vec[i64]]]] = [
    [vec[i64]()] * MIN_SEATS
    + [vec[i64](_assignments(seats, saboteurs)) for seats in range(MIN_SEATS, MAX_SEATS + 1)]
    for saboteurs in (DRAWN, ALL, FEWER, MORE)
]
"""All assignments, by the number of saboteurs (the option's value) and of players."""


_OWN: Final[vec[float]] = vec[float]([1.0] * (2 * GOALS * MAX_SEATS))
_PAIRS: Final[vec[float]] = vec[float]([1.0] * (4 * MAX_SEATS * MAX_SEATS))


class Marginals:
    """What follows for single seats and goals.

    Attributes:
        saboteur: for each seat, how likely it is to be a saboteur.
        treasure: for each goal, how likely it is to be the treasure.
    """

    __slots__ = ("saboteur", "treasure")

    def __init__(self, saboteur: vec[float], treasure: vec[float]) -> None:
        self.saboteur = saboteur
        self.treasure = treasure


_NO_SEATS: Final[vec[float]] = vec[float]([0.0] * MAX_SEATS)
_NO_GOALS: Final[vec[float]] = vec[float]([0.0] * GOALS)
_ALL_GOALS: Final[vec[float]] = vec[float]([1.0] * GOALS)

_HALF: Final = MAX_SEATS // 2
_LOW: Final = (1 << _HALF) - 1
_HALVES: Final[vec[float]] = vec[float]([0.0] * (_LOW + 1))


class Joint:
    """The weights of all assignments with all places of the treasure, as everybody can know them.

    Attributes:
        seats: the number of players.
        assignments: all that there are.
        weights: for each place of the treasure, the weight of each assignment.

    Args:
        own: the likelihood of each seat's own deeds, by role, treasure and seat.
        pairs: the likelihood of deeds towards others, by seat, the other seat, and both roles.
    """

    __slots__ = ("_own", "_pairs", "assignments", "seats", "weights")

    def __init__(
        self,
        seats: i64,
        assignments: vec[i64],
        weights: vec[float],
        own: vec[float],
        pairs: vec[float],
    ) -> None:
        self.seats: i64 = seats
        self.assignments: vec[i64] = assignments
        self.weights: vec[float] = weights
        # The likelihood of each seat's own deeds: by role, treasure and seat; and by seat, the
        # other seat, and the roles of both.
        self._own: vec[float] = own
        self._pairs: vec[float] = pairs

    def clone(self) -> Joint:
        """A joint that shares nothing mutable with this one."""
        return Joint(self.seats, self.assignments, self.weights[:], self._own[:], self._pairs[:])

    def add(self, seat: i64, treasure: i64, digger: float, saboteur: float) -> None:
        """Count what a player did, if the treasure is in a given place.

        Args:
            seat: who did it.
            treasure: the goal that the treasure is under.
            digger: how often a digger does that.
            saboteur: how often a saboteur does that.
        """
        own = self._own
        at = treasure * MAX_SEATS + seat
        own[at] *= digger
        own[GOALS * MAX_SEATS + at] *= saboteur
        bit = SEAT_BIT[seat]
        weights = self.weights
        assignments = self.assignments
        count = len(assignments)
        base = treasure * count
        number: i64 = 0
        while number < count:
            weights[base + number] *= saboteur if assignments[number] & bit else digger
            number += 1

    def add_pair(self, seat: i64, other: i64, rates: vec[float], low: float, high: float) -> None:
        """Count what a player did to another or said of another.

        Args:
            seat: who did it.
            other: to whom.
            rates: how often that is done, by the role of the one and then of the other: four
                numbers, and four more.
            low: how much the first four count.
            high: how much the other four count.
        """
        pairs = self._pairs
        at = 4 * (seat * MAX_SEATS + other)
        weights = self.weights
        assignments = self.assignments
        count = len(assignments)
        both: i64 = 0
        while both < 4:
            pairs[at + both] *= low * rates[both] + high * rates[4 + both]
            both += 1
        number: i64 = 0
        while number < count:
            guilty = assignments[number]
            both = 0
            if guilty & SEAT_BIT[seat]:
                both = 2
            if guilty & SEAT_BIT[other]:
                both += 1
            rate = low * rates[both] + high * rates[4 + both]
            place = number
            while place < len(weights):
                weights[place] *= rate
                place += count
            number += 1

    def keep_in_range(self) -> None:
        """Rescale: over a long round the products of weights would underflow."""
        _keep_in_range(self.weights, 0, len(self.weights), 1, _SMALL)
        at: i64 = 0
        while at < 2 * MAX_SEATS:  # what counts is how the places of the treasure compare
            first = at // MAX_SEATS * GOALS * MAX_SEATS + at % MAX_SEATS
            _keep_in_range(self._own, first, first + GOALS * MAX_SEATS, MAX_SEATS, _SMALL)
            at += 1
        at = 0
        while at < len(self._pairs):  # and how the roles of the other do
            _keep_in_range(self._pairs, at, at + 2, 1, _SMALL_PAIR)
            at += 2

    def public(self, hidden: i64) -> Marginals:
        """What somebody who knows nothing but what everybody has seen believes.

        Args:
            hidden: the goals that can be the treasure, as a mask.
        """
        allowed = _NO_GOALS[:]
        goal: i64 = 0
        while goal < GOALS:
            if hidden & GOAL_BIT[goal]:
                allowed[goal] = 1.0
            goal += 1
        return self._marginals(self.weights, allowed, NO_SEAT, 0)

    def own_weights(self, seat: i64, role: i64, possible: i64) -> vec[float]:
        """The weights as a player sees them, to whom its own deeds tell nothing.

        Args:
            seat: whose knowledge it is.
            role: that player's role.
            possible: the goals that can be the treasure as far as that player knows, as a mask.
        """
        found = _zeros(len(self.weights))
        weights = self.weights
        assignments = self.assignments
        count = len(assignments)
        undone = self._undone(seat, role, possible)
        acted = self._acted_on(seat, role)
        bit = SEAT_BIT[seat]
        wanted = bit if role == SABOTEUR else 0
        number: i64 = 0
        while number < count:
            guilty = assignments[number]
            if guilty & bit == wanted:
                share = self._done_to_others(seat, role, guilty, acted) if acted else 1.0
                place = number
                goal: i64 = 0
                while goal < GOALS:
                    found[place] = weights[place] * undone[goal] / share
                    place += count
                    goal += 1
            number += 1
        return found

    def _undone(self, seat: i64, role: i64, possible: i64) -> vec[float]:
        """For each goal, what takes a player's own deeds out of a weight; 0 if ruled out."""
        found = _NO_GOALS[:]
        goal: i64 = 0
        while goal < GOALS:
            if possible & GOAL_BIT[goal]:
                found[goal] = 1.0 / self._own[(role * GOALS + goal) * MAX_SEATS + seat]
            goal += 1
        return found

    def _acted_on(self, seat: i64, role: i64) -> i64:
        """The seats that a player has acted on in a telling way, as a mask."""
        pairs = self._pairs
        found: i64 = 0
        other: i64 = 0
        at = 4 * seat * MAX_SEATS + 2 * role
        while other < self.seats:
            if pairs[at] != 1.0 or pairs[at + 1] != 1.0:
                found |= SEAT_BIT[other]
            at += 4
            other += 1
        return found

    def _done_to_others(self, seat: i64, role: i64, guilty: i64, acted: i64) -> float:
        pairs = self._pairs
        done = 1.0
        at = 4 * seat * MAX_SEATS + 2 * role
        while acted:
            if acted & 1:
                done *= pairs[at + (guilty & 1)]
            acted >>= 1
            guilty >>= 1
            at += 4
        return done

    def own(self, seat: i64, role: i64, possible: i64) -> Marginals:
        """What a player believes, to whom its own deeds tell nothing.

        Args:
            seat: whose beliefs they are.
            role: that player's role.
            possible: the goals that can be the treasure as far as that player knows, as a mask.
        """
        return self._marginals(self.weights, self._undone(seat, role, possible), seat, role)

    def marginals(self, weights: vec[float]) -> Marginals:
        """What follows from other weights of the same assignments and places."""
        return self._marginals(weights, _ALL_GOALS, NO_SEAT, 0)

    def _marginals(
        self, weights: vec[float], factors: vec[float], seat: i64, role: i64
    ) -> Marginals:
        """Add the weights up by seat and by place of the treasure.

        With ten players nothing took more of a playout's time: the three places are written out,
        and shares are first added up by the halves of the assignments and then by seat.

        Args:
            weights: the weights.
            factors: what weights are multiplied by, for each place of the treasure.
            seat: the player to whom its own deeds tell nothing; `NO_SEAT` for a spectator.
            role: that player's role.
        """
        bit: i64 = 0
        acted: i64 = 0
        if seat != NO_SEAT:
            bit = SEAT_BIT[seat]
            acted = self._acted_on(seat, role)
        wanted = bit if role == SABOTEUR else 0
        assignments = self.assignments
        count = len(assignments)
        low = _HALVES[:]
        high = _HALVES[:]
        first = factors[0]
        second = factors[1]
        third = factors[2]
        in_first = in_second = in_third = 0.0
        number: i64 = 0
        while number < count:
            guilty = assignments[number]
            if guilty & bit == wanted:
                if_first = weights[number] * first
                if_second = weights[number + count] * second
                if_third = weights[number + 2 * count] * third
                share = if_first + if_second + if_third
                scale = 1.0 / self._done_to_others(seat, role, guilty, acted) if acted else 1.0
                in_first += if_first * scale
                in_second += if_second * scale
                in_third += if_third * scale
                low[guilty & _LOW] += share * scale
                high[guilty >> _HALF] += share * scale
            number += 1
        return _scaled(low, high, in_first, in_second, in_third)


def _scaled(
    low: vec[float], high: vec[float], in_first: float, in_second: float, in_third: float
) -> Marginals:
    """What follows from the sums by the halves of the assignments and by place."""
    saboteur = _NO_SEATS[:]
    _add_halves(low, saboteur, 0)
    _add_halves(high, saboteur, _HALF)
    treasure = _NO_GOALS[:]
    treasure[0] = in_first
    treasure[1] = in_second
    treasure[2] = in_third
    part = 1.0 / (in_first + in_second + in_third)
    _scale(saboteur, part)
    _scale(treasure, part)
    return Marginals(saboteur, treasure)


def _add_halves(halves: vec[float], saboteur: vec[float], first: i64) -> None:
    half: i64 = 1
    while half <= _LOW:
        share = halves[half]
        if share > 0.0:
            rest = half
            seat = first
            while rest:
                if rest & 1:
                    saboteur[seat] += share
                rest >>= 1
                seat += 1
        half += 1


def _scale(numbers: vec[float], factor: float) -> None:
    at: i64 = 0
    while at < len(numbers):
        numbers[at] *= factor
        at += 1


_MOST: Final[vec[float]] = vec[float]([0.0] * (GOALS * len(ASSIGNMENTS[DRAWN][MAX_SEATS])))


def _zeros(count: i64) -> vec[float]:
    return _MOST[:count]


def fresh_joint(seats: i64, saboteurs: i64) -> Joint:
    """The prior: what there is to believe before anything is seen.

    Args:
        seats: the number of players.
        saboteurs: how many saboteurs play, a value of the option.
    """
    assignments = ASSIGNMENTS[saboteurs][seats]
    weights = vec[float]([1.0] * (GOALS * len(assignments)))
    return Joint(seats, assignments, weights, _OWN[:], _PAIRS[:])


def _keep_in_range(numbers: vec[float], first: i64, end: i64, step: i64, small: float) -> None:
    """Rescale numbers whose ratios alone count: make the greatest 1 where it has become small."""
    most = 0.0
    at = first
    while at < end:
        if numbers[at] > most:
            most = numbers[at]
        at += step
    if most < small:
        at = first
        while at < end:
            numbers[at] /= most
            at += step
