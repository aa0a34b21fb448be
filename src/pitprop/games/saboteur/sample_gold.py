"""Gold in a sampled world: a history of the gold cards that agrees with all that a seat knows.

A seat knows how many cards are where, its own cards, the cards that it saw when it picked, and
what each saboteur's pay was worth. After the game everybody's cards lie open (S-72).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from pitprop.core.chance import Draw
from pitprop.games.saboteur.cards import GOLD_DECK
from pitprop.games.saboteur.gold import first_picker, next_digger, saboteurs_in_order
from pitprop.games.saboteur.sample_heap import (
    Heap,
    NoWayError,
    Reshuffled,
    Step,
    counted,
    find_ways,
    values_of,
)
from pitprop.games.saboteur.sample_pay import Payee, SaboteursPaid
from pitprop.games.saboteur.sample_picks import UNKNOWN, DiggersPicked, GoldBefore
from pitprop.games.saboteur.state import State
from pitprop.games.saboteur.table import (
    DEALING,
    DIGGERS_WON,
    OVER,
    SABOTEURS_WON,
    TAKING,
    RoundResult,
    Table,
)
from pitprop.games.saboteur.view import View


def sample_gold(state: State, view: View, draw: Draw) -> None:
    """Fill in the gold of a state: stack, gold cards, offer, picks and what went back.

    Args:
        state: a state with the table of the view, and no gold yet.
        view: what the seat knows.
        draw: where the random choices come from.
    """
    heap = Heap(counted(GOLD_DECK), ())
    try:
        steps = _Rounds(view, by_rule=True).steps()
        heap = find_ways(steps, heap, draw)
    except NoWayError:
        steps = _Rounds(view, by_rule=False).steps()
        heap = find_ways(steps, heap, draw)
    for step in steps:
        step.settle(state, draw)
    loose = values_of(heap.loose)
    draw.shuffle(loose)
    state.stack = (*loose, *heap.bottom)
    state.picks = tuple(
        pick
        for pick in state.picks
        if pick.seat != view.seat or (pick.round, pick.offer, pick.value) in view.picks
    )


class NobodyPaid:
    """S-67: a round that nobody has won."""

    def ways(self, heap: Heap, draw: Draw) -> Iterator[Heap]:
        """See `Step`."""
        yield heap

    def settle(self, state: State, draw: Draw) -> None:
        """See `Step`."""
        state.gained = (*state.gained, (0,) * state.seats)


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

    def steps(self) -> list[Step]:
        """All that happened to the gold, in order."""
        table = self.table
        dealt = len(table.results) + (not round_is_won(table))
        first = table.round - dealt + 1
        steps: list[Step] = [self._before()]
        for at in range(dealt):
            if at and table.options.reshuffle_gold:
                steps.append(Reshuffled())
            if at < len(table.results):
                steps.append(self._round(first + at, table.results[at]))
        return steps

    def _before(self) -> GoldBefore:
        table = self.table
        counts = [result.cards for result in table.results]
        rest = [
            held - sum(cards[seat] for cards in counts)
            for seat, held in enumerate(table.gold_sizes)
        ]
        lost = len(GOLD_DECK) - table.stack_size - table.offered - sum(table.gold_sizes)
        return GoldBefore([self._next_cards(seat, count) for seat, count in enumerate(rest)], lost)

    def _next_cards(self, seat: int, count: int) -> list[int]:
        return list(islice(self.cards[seat], count))

    def _round(self, number: int, result: RoundResult) -> Step:
        if result.winner == DIGGERS_WON:
            return self._picked(number, result)
        return self._paid(number, result) if result.winner == SABOTEURS_WON else NobodyPaid()

    # --- The diggers' gold ----------------------------------------------------------------------

    def _picked(self, number: int, result: RoundResult) -> DiggersPicked:
        table, view = self.table, self.view
        picking = table.phase == TAKING and number == table.round
        pickers = _pickers(result, table.seats)
        picked = [self._next_cards(seat, 1)[0] for seat in pickers]
        own = [at for at, seat in enumerate(pickers) if seat == view.seat]
        seen = [list(offer) for picked_in, offer, _ in view.picks if picked_in == number]
        offers = dict(zip(own, seen, strict=True)) if len(own) == len(seen) else {}
        if picking and view.offer:
            offers[len(pickers)] = view.offer
        return DiggersPicked(number, pickers, picked, offers, table.offered if picking else 0)

    # --- The saboteurs' pay ---------------------------------------------------------------------

    def _paid(self, number: int, result: RoundResult) -> SaboteursPaid:
        payees = {
            seat: self._payee(number, result, seat)
            for seat in range(self.table.seats)
            if result.due[seat]
        }
        orders = [[payees[seat] for seat in order] for order in self._orders(number, result)]
        return SaboteursPaid(number, orders, self.table.options.pay_by_drawing, self.by_rule)

    def _payee(self, number: int, result: RoundResult, seat: int) -> Payee:
        known = tuple(self._next_cards(seat, result.cards[seat]))
        back = None
        if seat == self.view.seat:
            back = tuple(
                value for returned_in, value in self.view.returned if returned_in == number
            )
        return Payee(
            seat=seat,
            due=result.due[seat],
            worth=result.pay[seat],
            cards=result.cards[seat],
            returned=result.returned[seat],
            known=None if UNKNOWN in known else known,
            known_returned=back,
        )

    def _orders(self, number: int, result: RoundResult) -> list[list[int]]:
        """S-65: who played the last card of an earlier round is not among what a view holds."""
        table = self.table
        roles = result.roles[: table.seats]
        if number == table.round:
            return [saboteurs_in_order(roles, table.last_seat)]
        orders = {tuple(saboteurs_in_order(roles, last)) for last in range(table.seats)}
        return [list(order) for order in sorted(orders)]


def round_is_won(table: Table) -> bool:
    """Whether the last of the results is that of the current round."""
    return table.phase in (DEALING, TAKING, OVER) and table.round > 0


def _pickers(result: RoundResult, seats: int) -> list[int]:
    """S-61, S-62: who has picked so far, in order."""
    roles = result.roles[:seats]
    pickers: list[int] = []
    picker = first_picker(roles, result.reached_by)
    for _ in range(sum(result.cards)):
        pickers.append(picker)
        picker = next_digger(roles, picker)
    return pickers
