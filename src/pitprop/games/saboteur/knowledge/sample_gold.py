"""Gold in a sampled world: a history of the gold cards that agrees with all that a seat knows.

A seat knows how many cards are where, its own cards, the cards that it saw when it picked, what
each saboteur's pay was worth, and in which order they were paid. After the game everybody's cards
lie open (S-72). Among the histories that agree, each is drawn as often as the game brings it about:
what is counted are the orders of the stack and the picks that lead to all that is known.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from itertools import islice
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import RandomNumbers
from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.knowledge.sample_stack import FULL_STACK, Stack, values_of
from pitprop.games.saboteur.knowledge.sample_steps import (
    BEFORE,
    UNKNOWN,
    Outcome,
    Paid,
    Picked,
    Shuffled,
    Step,
)
from pitprop.games.saboteur.knowledge.view import View
from pitprop.games.saboteur.rules.gold import pickers, saboteurs_in_order
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import DIGGERS_WON, OVER, TAKING, RoundResult

_FINE: Final = 2**30


class _Counted:
    """In how many orders and picks the steps go as is known of them.

    Attributes:
        steps: all that happened to the gold, in order.
        histories: how many there are; 0 where what is known can't be.
    """

    def __init__(self, steps: tuple[Step, ...]) -> None:
        self.steps = steps
        self._seen: dict[tuple[int, Stack], list[tuple[int, Outcome]]] = {}
        self.histories = self._completions(0, FULL_STACK)

    def weighed(self, at: int, stack: Stack) -> list[tuple[int, Outcome]]:
        """The outcomes of a step, each with all that may follow."""
        outcomes = self._seen.get((at, stack))
        if outcomes is None:
            outcomes = [
                (outcome.weight * self._completions(at + 1, outcome.after), outcome)
                for outcome in self.steps[at].outcomes(stack)
            ]
            self._seen[at, stack] = outcomes
        return outcomes

    def _completions(self, at: int, stack: Stack) -> int:
        if at == len(self.steps):
            return stack.orders()
        return sum(weight for weight, _ in self.weighed(at, stack))


# All worlds of a view have the same steps, and so has every later view until gold is shared out
# again. After a round or two, to count them takes most of what it takes to draw a world.
@lru_cache(maxsize=32)
def _counted(steps: tuple[Step, ...]) -> _Counted:
    return _Counted(steps)


class GoldHistories:
    """All histories of the gold that agree with a view.

    Args:
        view: what the seat knows.

    Raises:
        PitpropError: there is none, so the view can't be from a real game.
    """

    def __init__(self, view: View) -> None:
        self._view = view
        self._counted = _counted(_Rounds(view, by_rule=True).steps())
        if not self._counted.histories:
            self._counted = _counted(_Rounds(view, by_rule=False).steps())
        if not self._counted.histories:
            raise PitpropError("no gold cards agree with this view")

    def fill(self, state: State, random: RandomNumbers) -> None:
        """Fill in the gold of one of them: stack, gold cards, offer, picks and what went back.

        Args:
            state: a state with the table of the view, and no gold yet.
            random: where the random choices come from.
        """
        stack = FULL_STACK
        for at, step in enumerate(self._counted.steps):
            outcome = _chosen(self._counted.weighed(at, stack), random)
            step.settle(outcome, state, random)
            stack = outcome.after
        loose = list(random.shuffled(vec[i64](values_of(stack.shuffled))))
        for value in values_of(stack.gone):
            loose.remove(value)
        state.stack = (*loose, *stack.bottom)
        state.gained = _gained(state)
        view = self._view
        state.picks = tuple(
            pick
            for pick in state.picks
            if pick.seat != view.seat or (pick.round, pick.offer, pick.value) in view.picks
        )


def _chosen(outcomes: list[tuple[int, Outcome]], random: RandomNumbers) -> Outcome:
    """One of the outcomes, drawn in proportion to its weight, to one part in 2**30."""
    left = sum(weight for weight, _ in outcomes) * random.below(_FINE) // _FINE
    for weight, outcome in outcomes:
        if left < weight:
            return outcome
        left -= weight
    raise AssertionError("the weights sum to more")


def _gained(state: State) -> tuple[tuple[int, ...], ...]:
    """Each round's gold pieces by seat: what a seat got last comes last."""
    held = [reversed(cards) for cards in state.gold]
    gained = [
        tuple(sum(islice(held[seat], count)) for seat, count in enumerate(result.cards))
        for result in reversed(state.table.results)
    ]
    return tuple(reversed(gained))


class _Rounds:
    """The rounds of a view as steps.

    In a set-up position saboteurs may hold what no rule would have paid them: then `by_rule` is
    false.
    """

    def __init__(self, view: View, by_rule: bool) -> None:
        self.view = view
        self.by_rule = by_rule
        self.table = view.table
        self.cards = [iter(self._held(seat)) for seat in range(view.table.seats)]

    def _held(self, seat: int) -> list[int]:
        """The values of a seat's gold cards in the order in which they came."""
        if self.table.phase == OVER:
            return list(self.table.all_gold[seat])
        if seat == self.view.seat:
            return self.view.gold
        return [UNKNOWN] * self.table.gold_sizes[seat]

    def _next_cards(self, seat: int, count: int) -> list[int]:
        return list(islice(self.cards[seat], count))

    def steps(self) -> tuple[Step, ...]:
        """All that happened to the gold, in order."""
        table = self.table
        steps: list[Step] = [self._before()]
        for number in range(1, table.round + 1):
            if number > 1 and table.options.reshuffle_gold:
                steps.append(Shuffled())
            if number <= len(table.results):
                steps += self._shared_out(number, table.results[number - 1])
        return tuple(steps)

    def _before(self) -> Picked:
        """What the seats hold besides the gold of the rounds."""
        holders: list[int] = []
        values: list[int] = []
        for seat, held in enumerate(self.table.gold_sizes):
            cards = held - sum(result.cards[seat] for result in self.table.results)
            holders += [seat] * cards
            values += self._next_cards(seat, cards)
        return Picked(BEFORE, tuple(holders), tuple(values), (), 0)

    def _shared_out(self, number: int, result: RoundResult) -> Iterator[Step]:
        """S-60, S-64: the diggers' cards, or what each saboteur was paid; neither if nobody won."""
        if result.winner == DIGGERS_WON:
            yield self._picked(number, result)
        for seat in saboteurs_in_order(result.roles[: self.table.seats], result.last_seat):
            if result.due[seat]:
                yield self._paid(number, result, seat)

    def _picked(self, number: int, result: RoundResult) -> Picked:
        table, view = self.table, self.view
        is_now = table.phase == TAKING and number == table.round
        order = pickers(result.roles[: table.seats], result.last_seat, sum(result.cards))
        picked = tuple(self._next_cards(seat, 1)[0] for seat in order)
        own = [at for at, seat in enumerate(order) if seat == view.seat]
        seen = [tuple(offer) for picked_in, offer, _ in view.picks if picked_in == number]
        offers = list(zip(own, seen, strict=True)) if len(own) == len(seen) else []
        if is_now and view.offer:
            offers.append((len(order), tuple(view.offer)))
        left = table.offered if is_now else 0
        return Picked(number, tuple(order), picked, tuple(offers), left)

    def _paid(self, number: int, result: RoundResult, seat: int) -> Paid:
        returned = (UNKNOWN,) * result.returned[seat]
        if seat == self.view.seat:
            returned = tuple(value for when, value in self.view.returned if when == number)
        return Paid(
            round=number,
            seat=seat,
            due=result.due[seat],
            worth=result.pay[seat],
            kept=tuple(self._next_cards(seat, result.cards[seat])),
            returned=returned,
            by_drawing=self.table.options.pay_by_drawing,
            by_rule=self.by_rule,
        )
