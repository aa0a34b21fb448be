"""What happened to the gold stack in a sampled world, step by step.

A seat knows only a part of each step. A step tells in which ways it may have gone from a given
stack, each weighted by the orders of the stack and the picks of the diggers that lead to it.
Nothing is known of how diggers choose: each of the cards offered is equally likely to be picked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import perm, prod
from typing import Final, NamedTuple, Protocol

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomNumbers
from pitprop.games.saboteur.knowledge.sample_stack import (
    Counts,
    Stack,
    counted,
    minus,
    reshuffled,
    take_off,
    take_out,
    values_of,
)
from pitprop.games.saboteur.knowledge.secrets import Pick, Returned
from pitprop.games.saboteur.rules.gold import pay_exactly
from pitprop.games.saboteur.rules.state import State

UNKNOWN: Final = 0
"""The value of a gold card that the seat doesn't know."""

BEFORE: Final = 0
"""The round of gold that no round of the game accounts for; in set-up positions only."""

_Values = tuple[int, ...]


class Outcome(NamedTuple):
    """A way in which a step may have gone.

    Attributes:
        weight: how often it goes like that.
        given: the cards that somebody got.
        returned: the cards that went back under the stack, in order.
        after: the stack afterwards.
    """

    weight: int
    given: _Values
    returned: _Values
    after: Stack


class Step(Protocol):
    """Something that happened to the stack."""

    def outcomes(self, stack: Stack) -> Iterator[Outcome]:
        """All ways in which it may have gone that agree with what the seat knows."""
        ...

    def settle(self, outcome: Outcome, state: State, random: RandomNumbers) -> None:
        """Write an outcome into a state: who has got which cards.

        Args:
            outcome: the outcome.
            state: the state, changed in place.
            random: where random choices come from.
        """
        ...


@dataclass(frozen=True, slots=True)
class Shuffled:
    """S-15: the stack was shuffled before a round, so that the order before no longer matters."""

    def outcomes(self, stack: Stack) -> Iterator[Outcome]:
        """See `Step`."""
        yield Outcome(stack.orders(), (), (), reshuffled(stack))

    def settle(self, outcome: Outcome, state: State, random: RandomNumbers) -> None:
        """See `Step`; nobody got anything."""


@dataclass(frozen=True, slots=True)
class Picked:
    """Cards off the top, which were picked one after another (S-61).

    Attributes:
        round: the number of the round, or `BEFORE`.
        pickers: who picked, in order.
        picked: the value that each of them picked, `UNKNOWN` ones included.
        offers: the cards that the seat saw when it picked, each with its place in that order; the
            place after the last one is that of the cards which are offered now.
        left: how many cards have not been picked yet.
    """

    round: int
    pickers: _Values
    picked: _Values
    offers: tuple[tuple[int, _Values], ...]
    left: int

    def outcomes(self, stack: Stack) -> Iterator[Outcome]:
        """See `Step`. What was picked from an offer that the seat saw is the same in each."""
        first, seen = min(self.offers, default=(len(self.pickers), ()))
        known = counted([*self.picked[:first], *seen])
        for orders, cards, after in take_off(stack, len(self.pickers) + self.left):
            picks = prod(perm(count, needed) for count, needed in zip(cards, known, strict=True))
            if picks:
                yield Outcome(orders * picks, values_of(cards), (), after)

    def settle(self, outcome: Outcome, state: State, random: RandomNumbers) -> None:
        """See `Step`."""
        values, left = self._hand_round(outcome.given, random)
        for at, (seat, value) in enumerate(zip(self.pickers, values, strict=True)):
            state.give_gold(seat, (value,))
            if self.round != BEFORE:
                offer = tuple(sorted([*values[at:], *left]))
                state.picks = (*state.picks, Pick(self.round, seat, offer, value))
        state.offer = tuple(sorted(left))

    def _hand_round(self, given: _Values, random: RandomNumbers) -> tuple[list[int], list[int]]:
        """Let each picker take a card; between two offers that were seen, the difference is taken.

        Returns:
            the values picked, and the cards left.
        """
        cards: Sequence[int] = given
        values: list[int] = []
        seen = dict(self.offers)
        for end in sorted({*seen, len(self.pickers)}):
            picked = self.picked[len(values) : end]
            after = seen.get(end, ())
            free = minus(counted(cards), counted([*picked, *after]))
            unknown = list(random.shuffled(vec[i64](values_of(free))))
            values += [unknown.pop() if value == UNKNOWN else value for value in picked]
            cards = [*after, *unknown]
        return values, list(cards)


@dataclass(frozen=True, slots=True)
class Paid:
    """A saboteur was paid (S-64 to S-66, S-69).

    Attributes:
        round: the number of the round.
        seat: who was paid.
        due: what a full stack would have paid.
        worth: what the pay was worth.
        kept: the values of the pay in order, `UNKNOWN` ones included.
        returned: the values that went back under the stack, likewise.
        by_drawing: whether cards are turned over until the worth is reached.
        by_rule: whether the pay is what the rules make of the stack; in a set-up position it need
            not be.
    """

    round: int
    seat: int
    due: int
    worth: int
    kept: _Values
    returned: _Values
    by_drawing: bool
    by_rule: bool

    def outcomes(self, stack: Stack) -> Iterator[Outcome]:
        """See `Step`."""
        if not self.by_rule:
            outcomes = self._anyhow(stack)
        elif self.by_drawing:
            outcomes = self._drawn(
                Outcome(1, (), (), stack), sum(stack.loose()) + len(stack.bottom)
            )
        else:
            kept, _, _ = pay_exactly(values_of(stack.loose()), self.due)
            outcomes = iter([Outcome(1, kept, (), take_out(stack, kept))])
        for outcome in outcomes:
            is_all = (len(outcome.given), len(outcome.returned)) == (
                len(self.kept),
                len(self.returned),
            )
            if is_all and sum(outcome.given) == self.worth and self._may_become(outcome):
                yield outcome

    def settle(self, outcome: Outcome, state: State, random: RandomNumbers) -> None:
        """See `Step`."""
        state.give_gold(self.seat, outcome.given)
        back = [Returned(self.round, self.seat, value) for value in outcome.returned]
        state.returned = (*state.returned, *back)

    def _may_become(self, outcome: Outcome) -> bool:
        """Whether nothing that was turned over so far contradicts what is known."""
        return _begins(self.kept, outcome.given) and _begins(self.returned, outcome.returned)

    def _drawn(self, outcome: Outcome, size: int) -> Iterator[Outcome]:
        """All outcomes of turning more cards over: at most as many as the stack held (S-69)."""
        weight, kept, returned, stack = outcome
        if sum(kept) == self.due or len(kept) + len(returned) == size:
            yield outcome
            return
        for orders, cards, after in take_off(stack, 1):
            (value,) = values_of(cards)
            if sum(kept) + value > self.due:
                after = after._replace(bottom=(*after.bottom, value))
                turned = Outcome(weight * orders, kept, (*returned, value), after)
            else:
                turned = Outcome(weight * orders, (*kept, value), returned, after)
            if self._may_become(turned):
                yield from self._drawn(turned, size)

    def _anyhow(self, stack: Stack) -> Iterator[Outcome]:
        """Any cards off the top, then others put back."""
        for orders, cards, rest in take_off(stack, len(self.kept)):
            kept = _as_known(self.kept, cards)
            for more, backs, after in take_off(rest, len(self.returned)):
                returned = _as_known(self.returned, backs)
                bottom = (*after.bottom, *returned)
                yield Outcome(orders * more, kept, returned, after._replace(bottom=bottom))


def _begins(known: _Values, values: _Values) -> bool:
    """Whether the values may be the first of those known."""
    pairs = zip(known, values, strict=False)
    return len(values) <= len(known) and all(one in (UNKNOWN, value) for one, value in pairs)


def _as_known(known: _Values, cards: Counts) -> _Values:
    """The cards in the order known, if they are those; else sorted."""
    return known if counted(known) == cards else values_of(cards)
