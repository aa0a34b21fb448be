"""The gold stack of a sampled world, as far as its order is known.

Everything is counted in orders of the shuffled cards, with each card distinct from all others: the
orders are equally likely, so what happens in more of them is likelier.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb, factorial, prod
from typing import Final, NamedTuple

from pitprop.games.saboteur.rules.cards import GOLD_COPIES

Counts = tuple[int, ...]
"""How many gold cards there are of each value; the index is the value."""

_VALUES: Final = range(1, len(GOLD_COPIES))
_NONE: Final[Counts] = (0,) * len(GOLD_COPIES)


class Stack(NamedTuple):
    """A gold stack whose order is not known.

    A card that is paid by its value is the one nearest the top (S-65 `exact`). So the cards that
    lie above it are no longer in any order, but the stack as it was shuffled still is: the first
    cards of that value in it are no longer there.

    Attributes:
        shuffled: the cards as they were shuffled, those no longer there included.
        gone: how many cards of each value are no longer there: the first ones.
        bottom: the values put back under them (S-65 `draw`), the topmost first.
    """

    shuffled: Counts
    gone: Counts
    bottom: tuple[int, ...]

    def loose(self) -> Counts:
        """The cards above the bottom."""
        return minus(self.shuffled, self.gone)

    def orders(self) -> int:
        """The number of orders in which the shuffled cards may lie."""
        return factorial(sum(self.shuffled))


FULL_STACK: Final = Stack(tuple(GOLD_COPIES), _NONE, ())


class Taken(NamedTuple):
    """Cards taken off the top.

    Attributes:
        orders: the number of orders of the cards passed by, down to the last card taken.
        cards: the cards taken.
        after: the stack that is left.
    """

    orders: int
    cards: Counts
    after: Stack


def take_off(stack: Stack, number: int) -> Iterator[Taken]:
    """What a number of cards off the top may be; there must be that many."""
    loose = stack.loose()
    deep = stack.bottom[: max(0, number - sum(loose))]
    bottom = stack.bottom[len(deep) :]
    number -= len(deep)
    if not number:
        yield Taken(1, counted(deep), stack._replace(bottom=bottom))
        return
    for cards in _choices(loose, number):
        for passed in _passed_by(cards, stack.gone):
            gone = tuple(max(0, count) for count in minus(stack.gone, passed))
            after = Stack(minus(stack.shuffled, passed), gone, bottom)
            orders = _orders_to_pass(stack.shuffled, passed, cards)
            yield Taken(orders, plus(cards, counted(deep)), after)


def _choices(loose: Counts, number: int) -> Iterator[Counts]:
    for threes in range(min(number, loose[3]) + 1):
        for twos in range(min(number - threes, loose[2]) + 1):
            ones = number - threes - twos
            if ones <= loose[1]:
                yield (0, ones, twos, threes)


def _passed_by(cards: Counts, gone: Counts) -> Iterator[Counts]:
    """The shuffled cards down to the last one taken: those taken, and some that are gone.

    All that are gone lie above a card of their value.
    """
    return product(
        *(
            (card + absent,) if card else range(absent + 1)
            for card, absent in zip(cards, gone, strict=True)
        )
    )


def _orders_to_pass(shuffled: Counts, passed: Counts, cards: Counts) -> int:
    """In how many ways those cards can be passed by; the last one isn't one that is gone."""
    chosen = prod(comb(count, number) for count, number in zip(shuffled, passed, strict=True))
    last = sum(number for number, card in zip(passed, cards, strict=True) if card)
    return chosen * factorial(sum(passed) - 1) * last


def take_out(stack: Stack, values: Sequence[int]) -> Stack:
    """The stack without cards of these values; of equal cards, those nearest the top go."""
    return stack._replace(gone=plus(stack.gone, counted(values)))


def reshuffled(stack: Stack) -> Stack:
    """The stack after a shuffle (S-15)."""
    return Stack(plus(stack.loose(), counted(stack.bottom)), _NONE, ())


def counted(values: Sequence[int]) -> Counts:
    """How many cards there are of each value."""
    return (0, *(values.count(value) for value in _VALUES))


def values_of(counts: Counts) -> tuple[int, ...]:
    """The values of the cards, sorted."""
    return tuple(value for value in _VALUES for _ in range(counts[value]))


def plus(some: Counts, more: Counts) -> Counts:
    """Both together."""
    return tuple(one + other for one, other in zip(some, more, strict=True))


def minus(some: Counts, fewer: Counts) -> Counts:
    """What is left; below 0 where there were not enough."""
    return tuple(one - other for one, other in zip(some, fewer, strict=True))
