"""What the saboteurs of a round may have been paid, for a seat that knows only what it was worth.

See `sample_heap` for steps.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from pitprop.core.chance import Draw
from pitprop.games.saboteur.gold import pay_exactly
from pitprop.games.saboteur.sample_heap import (
    Counts,
    Heap,
    counted,
    in_random_order,
    minus,
    random_choices,
    values_of,
)
from pitprop.games.saboteur.state import Returned, State


@dataclass(frozen=True, slots=True)
class Payee:
    """What is known of one saboteur's pay (S-80 to S-82).

    Attributes:
        seat: who was paid.
        due: what a full stack would have paid.
        worth: what the pay was worth.
        cards: how many cards it was.
        returned: how many cards went back under the stack.
        known: the values of the pay, in order, for a seat that knows them; else None.
        known_returned: the values that went back, in order, for a seat that knows them.
    """

    seat: int
    due: int
    worth: int
    cards: int
    returned: int
    known: tuple[int, ...] | None
    known_returned: tuple[int, ...] | None


@dataclass(frozen=True, slots=True)
class Paid:
    """A saboteur's pay: the cards kept, and those that went back."""

    seat: int
    kept: tuple[int, ...]
    returned: tuple[int, ...]


@dataclass(slots=True)
class SaboteursPaid:
    """A round that the saboteurs have won (S-64 to S-66).

    Attributes:
        round: the number of the round.
        orders: the orders in which they may have been served.
        by_drawing: whether each draws from the top until the worth is reached.
        by_rule: whether the pay is what the rules make of the stack; in a set-up position it need
            not be.
        paid: the way given last.
    """

    round: int
    orders: list[list[Payee]]
    by_drawing: bool
    by_rule: bool
    paid: list[Paid] = field(default_factory=list)

    def ways(self, heap: Heap, draw: Draw) -> Iterator[Heap]:
        """See `Step`."""
        for order in in_random_order(self.orders[:], [1] * len(self.orders), draw):
            yield from self._serve(order, heap, [], draw)

    def _serve(
        self, order: list[Payee], heap: Heap, paid: list[Paid], draw: Draw
    ) -> Iterator[Heap]:
        if not order:
            self.paid = paid
            yield heap
            return
        payee, *others = order
        for pay, after in self._ways_to_pay(payee, heap, draw):
            yield from self._serve(others, after, [*paid, pay], draw)

    def _ways_to_pay(self, payee: Payee, heap: Heap, draw: Draw) -> Iterator[tuple[Paid, Heap]]:
        if not self.by_rule:
            return _anyhow(payee, heap, draw)
        if self.by_drawing:
            return _draws(_Drawing(payee, heap, sum(heap.loose) + len(heap.bottom)), draw)
        return _exact(payee, heap)

    def settle(self, state: State, draw: Draw) -> None:
        """See `Step`."""
        gained = [0] * state.seats
        for pay in self.paid:
            state.give_gold(pay.seat, pay.kept)
            gained[pay.seat] = sum(pay.kept)
            put_back = [Returned(self.round, pay.seat, value) for value in pay.returned]
            state.returned = (*state.returned, *put_back)
        state.gained = (*state.gained, tuple(gained))


def _exact(payee: Payee, heap: Heap) -> Iterator[tuple[Paid, Heap]]:
    """S-65 `exact`: the pay follows from what is in the stack, in whatever order."""
    kept, _, _ = pay_exactly(tuple(values_of(heap.loose)), payee.due)
    if _is_known_pay(payee, kept):
        yield Paid(payee.seat, kept, ()), Heap(minus(heap.loose, counted(kept)), heap.bottom)


def _anyhow(payee: Payee, heap: Heap, draw: Draw) -> Iterator[tuple[Paid, Heap]]:
    """Any cards that have the number and the worth that are known."""
    for kept in _choices(payee.known, heap.loose, payee.cards, draw):
        if sum(kept) != payee.worth:
            continue
        left = minus(heap.loose, counted(kept))
        for returned in _choices(payee.known_returned, left, payee.returned, draw):
            after = Heap(minus(left, counted(returned)), (*heap.bottom, *returned))
            if min(after.loose) >= 0:
                yield Paid(payee.seat, kept, returned), after


def _choices(
    known: tuple[int, ...] | None, loose: Counts, number: int, draw: Draw
) -> Iterator[tuple[int, ...]]:
    if known is not None:
        return iter([known])
    return (tuple(values_of(choice)) for choice in random_choices(loose, number, draw))


def _is_known_pay(payee: Payee, kept: tuple[int, ...]) -> bool:
    fits = (len(kept), sum(kept)) == (payee.cards, payee.worth)
    return fits and payee.known in (None, kept)


@dataclass(frozen=True, slots=True)
class _Drawing:
    """A saboteur in the middle of drawing (S-65 `draw`, S-69)."""

    payee: Payee
    heap: Heap
    may_draw: int
    kept: tuple[int, ...] = ()
    returned: tuple[int, ...] = ()

    def is_over(self) -> bool:
        return not self.may_draw or sum(self.kept) == self.payee.due

    def is_as_known(self) -> bool:
        return len(self.returned) == self.payee.returned and _is_known_pay(self.payee, self.kept)

    def may_become_as_known(self) -> bool:
        """Whether nothing that was turned over so far contradicts what is known."""
        payee = self.payee
        return (
            len(self.kept) <= payee.cards
            and len(self.returned) <= payee.returned
            and (payee.known is None or payee.known[: len(self.kept)] == self.kept)
            and (
                payee.known_returned is None
                or payee.known_returned[: len(self.returned)] == self.returned
            )
        )

    def turn_over(self, value: int) -> _Drawing:
        """The drawing after one more card, of this value: it is kept, or it overshoots."""
        loose, bottom = _without_top(self.heap, value)
        kept, returned = self.kept, self.returned
        if sum(kept) + value > self.payee.due:
            bottom = (*bottom, value)
            returned = (*returned, value)
        else:
            kept = (*kept, value)
        return _Drawing(self.payee, Heap(loose, bottom), self.may_draw - 1, kept, returned)


def _without_top(heap: Heap, value: int) -> tuple[Counts, tuple[int, ...]]:
    if sum(heap.loose):
        return minus(heap.loose, counted([value])), heap.bottom
    return heap.loose, heap.bottom[1:]


def _draws(drawing: _Drawing, draw: Draw) -> Iterator[tuple[Paid, Heap]]:
    """All ways to go on drawing that end as is known."""
    if drawing.is_over():
        if drawing.is_as_known():
            yield Paid(drawing.payee.seat, drawing.kept, drawing.returned), drawing.heap
        return
    for value in _next_cards(drawing.heap, draw):
        after = drawing.turn_over(value)
        if after.may_become_as_known():
            yield from _draws(after, draw)


def _next_cards(heap: Heap, draw: Draw) -> Iterator[int]:
    """What the card on top may be."""
    if not sum(heap.loose):
        return iter(heap.bottom[:1])
    values = [value for value, count in enumerate(heap.loose) if count]
    return in_random_order(values, [heap.loose[value] for value in values], draw)
