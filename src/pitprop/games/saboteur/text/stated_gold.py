"""The gold that a redacted record tells of: whether it can have been so (S-60 to S-69).

The reader doesn't know which gold cards are in the stack, but they can't be just any: each way in
which the stack can be made up is followed through the rounds. If what is told rules one out, it is
given up; if none is left, what is told cannot be.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from itertools import product
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.fault import fault as shared_fault
from pitprop.core.records.stated_results import StatedResults
from pitprop.games.saboteur.fault import fault
from pitprop.games.saboteur.knowledge.sample_stack import (
    FULL_STACK,
    Counts,
    counted,
    minus,
    plus,
    values_of,
)
from pitprop.games.saboteur.rules.cards import MAX_VALUE
from pitprop.games.saboteur.rules.gold import SABOTEUR_PAY, pay_exactly, saboteurs_in_order
from pitprop.games.saboteur.rules.state import State
from pitprop.games.saboteur.rules.table import OVER, SABOTEURS_WON, TAKING


@dataclass(frozen=True, slots=True)
class Held:
    """The gold of one seat, as far as it is known.

    Attributes:
        cards: how many gold cards it has; None where that isn't known.
        worth: how many gold pieces they are; None where that isn't known.
    """

    cards: int | None
    worth: int | None


@dataclass(frozen=True, slots=True)
class KnownGold:
    """What the reader of a redacted record knows of the gold.

    Attributes:
        held: by seat.
        stack: the number of gold cards in the stack; None where that isn't known.
    """

    held: tuple[Held, ...]
    stack: int | None


Ways = set[tuple[int, int]]
"""In which ways a seat can have gold: how many cards, of how many gold pieces together."""

_TOTAL: Final = re.compile(r"(.+?) · total((?: (?:0|[1-9][0-9]?))+)")
_RESULT: Final = re.compile(r"round [1-3] saboteurs · gold((?: (?:0|[1-9][0-9]?))+)(?: · short.*)?")


class StatedGold:
    """Follows the gold of a redacted record, and checks its results against it.

    Args:
        state: the state that the record tells of, in which hidden gold is made up.
        reader: the seat from whose view it is told, or `SPECTATOR`.
    """

    def __init__(self, state: State, reader: int) -> None:
        self._state = state
        self._reader = reader
        self._due = StatedResults(state, reader)
        self._settled = 0
        self._stacks: set[Counts] = {FULL_STACK.shuffled}
        self._held: list[Ways] = [{(0, 0)} for _ in range(state.seats)]

    def check(self, text: str) -> None:
        """Check that a result is the one that is due here.

        Raises:
            PitpropError: it isn't; says what is wrong.
        """
        due = self._due.due(text)
        text, total = self._split(text)
        due, _ = self._split(due)
        self._check_round(text, due)
        if total is not None:
            self._check_total(total)

    def _check_round(self, text: str, due: str) -> None:
        if self._state.table.results[-1].winner != SABOTEURS_WON:
            if text != due:
                raise PitpropError(shared_fault("other-result", result=repr(due)))
            self._settle(None)
            return
        pay = self._stated_pay(text)
        if text != self._line(pay):
            raise PitpropError(fault("possible-result", result=repr(self._line(pay))))
        self._settle(pay)

    def go_on(self) -> None:
        """Follow what the record leaves out, such as a result, like what it tells."""
        if self._state.table.phase != TAKING:
            self._settle(None)

    def check_takes(self) -> None:
        """After a move: check that the gold cards that the reader has picked exist.

        Raises:
            PitpropError: they don't.
        """
        picks = self._state.picks
        if picks and picks[-1].seat == self._reader and not self._is_settled:
            self._shared_out()

    def known(self) -> KnownGold:
        """What is known of the gold now."""
        held = self._held if self._is_settled else self._after_picks()
        return KnownGold(
            tuple([Held(_only(ways, 0), _only(ways, 1)) for ways in held]), self._stack_size()
        )

    def _stack_size(self) -> int | None:
        sizes = {sum(stack) for stack in self._stacks}
        table = self._state.table
        taken = 0 if self._is_settled else sum(table.results[-1].cards) + table.offered
        return sizes.pop() - taken if len(sizes) == 1 else None

    # --- What all have in the end ---------------------------------------------------------------

    def _split(self, text: str) -> tuple[str, list[int] | None]:
        """S-72: the last result tells everybody's gold pieces in all."""
        match = _TOTAL.fullmatch(text)
        if match is None:
            return text, None
        if self._state.table.phase != OVER:
            raise PitpropError(fault("early-total"))
        return match[1], [int(word) for word in match[2].split()]

    def _check_total(self, total: Sequence[int]) -> None:
        if len(total) != len(self._held):
            raise PitpropError(fault("total-seats", seats=len(self._held), count=len(total)))
        for seat, worth in enumerate(total):
            ways = {way for way in self._held[seat] if way[1] == worth}
            if not ways:
                raise PitpropError(fault("wrong-total", seat=seat + 1, gold=worth))
            self._held[seat] = ways

    # --- What the saboteurs were paid -----------------------------------------------------------

    def _stated_pay(self, text: str) -> list[int]:
        """The gold pieces of each seat; what is due where the line tells none."""
        match = _RESULT.fullmatch(text)
        pay = [int(word) for word in match[1].split()] if match else []
        return pay if len(pay) == self._state.seats else [self._worth] * self._state.seats

    def _line(self, pay: Sequence[int]) -> str:
        """The result with this pay, as far as the saboteurs can have been paid it."""
        paid = self._paid()
        gold = [min(each, self._worth) if seat in paid else 0 for seat, each in enumerate(pay)]
        short = [str(seat + 1) for seat in sorted(paid) if gold[seat] < self._worth]
        number = len(self._state.table.results)
        note = f" · short {' '.join(short)}" if short else ""
        return f"round {number} saboteurs · gold {' '.join(map(str, gold))}{note}"

    @property
    def _worth(self) -> int:
        """S-64: what each saboteur is due."""
        return SABOTEUR_PAY[len(self._paid())]

    def _paid(self) -> list[int]:
        """The saboteurs, in the order in which they are paid (S-65)."""
        table = self._state.table
        return saboteurs_in_order(table.results[-1].roles[: table.seats], table.last_seat)

    # --- What can lie in the stack --------------------------------------------------------------

    @property
    def _is_settled(self) -> bool:
        """Whether the last round that was won has been followed."""
        return len(self._state.table.results) == self._settled

    def _settle(self, pay: Sequence[int] | None) -> None:
        """Once for each round: take away what it has cost the stack."""
        if self._is_settled:
            return
        table = self._state.table
        self._settled = len(table.results)
        if table.results[-1].winner != SABOTEURS_WON:
            self._stacks = self._shared_out()
            self._held = self._after_picks()
            return
        for seat in self._paid():
            self._stacks = self._paid_out(seat, None if pay is None else pay[seat])

    def _shared_out(self) -> set[Counts]:
        """S-61: the reader knows what it picked itself."""
        picks = [pick for pick in self._state.picks if pick.round == self._state.table.round]
        own = counted([pick.value for pick in picks if pick.seat == self._reader])
        others = sum(pick.seat != self._reader for pick in picks)
        taken = [plus(own, cards) for cards in _ways(others)]
        ways = [minus(stack, cards) for stack in self._stacks for cards in taken]
        left = {stack for stack in ways if min(stack) >= 0}
        if not left:
            raise PitpropError(fault("too-much-taken", seat=self._reader + 1))
        return left

    def _after_picks(self) -> list[Ways]:
        """S-61, S-63: what the seats have after the picks of this round."""
        held = list(self._held)
        for pick in self._state.picks:
            if pick.round == self._state.table.round:
                values = [pick.value] if pick.seat == self._reader else range(1, MAX_VALUE + 1)
                held[pick.seat] = _both(held[pick.seat], {(1, value) for value in values})
        return held

    def _paid_out(self, seat: int, pay: int | None) -> set[Counts]:
        """S-65, S-66: one saboteur."""
        ways = [
            (sum(stack) - sum(after), paid, after)
            for stack in self._stacks
            for paid, after in self._ways_to_pay(stack, self._worth)
            if pay in (None, paid)
        ]
        left = {after for _, _, after in ways}
        self._held[seat] = _both(self._held[seat], {(cards, paid) for cards, paid, _ in ways})
        if not left:
            raise PitpropError(fault("wrong-pay", seat=seat + 1, gold=pay or 0))
        return left

    def _ways_to_pay(self, stack: Counts, worth: int) -> Iterable[tuple[int, Counts]]:
        """What a saboteur can be paid, and what is then left."""
        if self._state.table.options.pay_by_drawing:
            return _drawn(stack, worth)
        cards, _, left = pay_exactly(values_of(stack), worth)
        return [(sum(cards), counted(left))]


def _ways(count: int) -> Iterator[Counts]:
    """A number of gold cards, in all ways."""
    for ones, twos in product(range(count + 1), repeat=2):
        if ones + twos <= count:
            yield 0, ones, twos, count - ones - twos


def _drawn(stack: Counts, worth: int) -> Iterator[tuple[int, Counts]]:
    """S-65 `draw`: any cards up to the worth; fewer only if each that is left would overshoot."""
    most = [min(count, worth // max(value, 1)) for value, count in enumerate(stack)]
    for cards in product(*(range(count + 1) for count in most)):
        paid = sum(values_of(cards))
        left = minus(stack, cards)
        if paid > worth:
            continue
        if paid == worth or all(paid + value > worth for value in values_of(left)):
            yield paid, left


def _both(one: Ways, other: Ways) -> Ways:
    return {(a + c, b + d) for a, b in one for c, d in other}


def _only(ways: Ways, part: int) -> int | None:
    """The one number that it can be, if it is just one."""
    numbers = {way[part] for way in ways}
    return numbers.pop() if len(numbers) == 1 else None
