"""The gold stack of a sampled world, as far as its order is known, and the search through rounds.

A *step* is something that happened to the stack (cards taken, a saboteur paid, a shuffle) of which
a seat knows only a part. Each step tells in which ways it may have gone from a given stack; the
search finds ways for all steps that lead from the full stack to the one of now.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import product
from math import comb
from typing import NamedTuple, Protocol, TypeVar

from pitprop.core.chance import Draw
from pitprop.core.errors import PitpropError
from pitprop.games.saboteur.cards import GOLD_COPIES
from pitprop.games.saboteur.state import State

Counts = tuple[int, ...]
"""How many gold cards there are of each value; the index is the value."""

_VALUES = range(1, len(GOLD_COPIES))
_T = TypeVar("_T")


class NoWayError(PitpropError):
    """No history of the gold agrees with a view."""


class Heap(NamedTuple):
    """A gold stack: on top loose cards in an unknown order, below them the ones put back.

    Attributes:
        loose: the loose cards.
        bottom: the values put back under them (S-65), the topmost first.
    """

    loose: Counts
    bottom: tuple[int, ...]


class Step(Protocol):
    """Something that happened to the stack."""

    def ways(self, heap: Heap, draw: Draw) -> Iterator[Heap]:
        """What the stack may be afterwards, in random order, the likelier ways sooner.

        The step remembers the way that it gave last.
        """
        ...

    def settle(self, state: State, draw: Draw) -> None:
        """Write the way given last into a state: who has got which cards."""
        ...


def find_ways(steps: Sequence[Step], heap: Heap, draw: Draw) -> Heap:
    """Go through all steps; returns the stack after them. Each step remembers its way.

    Raises:
        NoWayError: there is no way, so that the view is none of a real game.
    """
    end = _search(steps, 0, heap, draw, set())
    if end is None:
        raise NoWayError("no gold cards agree with this view")
    return end


def _search(
    steps: Sequence[Step], at: int, heap: Heap, draw: Draw, dead: set[tuple[int, Heap]]
) -> Heap | None:
    if at == len(steps):
        return heap
    if (at, heap) in dead:
        return None
    for after in steps[at].ways(heap, draw):
        end = _search(steps, at + 1, after, draw, dead)
        if end is not None:
            return end
    dead.add((at, heap))
    return None


class Reshuffled:
    """S-15: the stack was shuffled before a round."""

    def ways(self, heap: Heap, draw: Draw) -> Iterator[Heap]:
        """See `Step`."""
        yield Heap(plus(heap.loose, counted(heap.bottom)), ())

    def settle(self, state: State, draw: Draw) -> None:
        """See `Step`; nobody got anything."""


def take_off(heap: Heap, count: int, known: Counts, draw: Draw) -> Iterator[tuple[Counts, Heap]]:
    """The ways to take a number of cards off the top, some of which are known.

    Returns:
        the cards taken besides the known ones, and the stack afterwards.
    """
    size = sum(heap.loose)
    deep = heap.bottom[: max(0, count - size)]
    needed = tuple(max(0, number) for number in minus(known, counted(deep)))
    free = count - len(deep) - sum(needed)
    spare = minus(heap.loose, needed)
    if free < 0 or min(spare) < 0:
        return
    for chosen in random_choices(spare, free, draw):
        from_top = plus(chosen, needed)
        rest = Heap(minus(heap.loose, from_top), heap.bottom[len(deep) :])
        yield minus(plus(from_top, counted(deep)), known), rest


def random_choices(spare: Counts, number: int, draw: Draw) -> Iterator[Counts]:
    """All choices of a number of cards, in random order, as likely as from a shuffled stack."""
    ranges = [range(min(count, number) + 1) for count in spare]
    choices = [choice for choice in product(*ranges) if sum(choice) == number]
    weights = [_number_of_ways(spare, choice) for choice in choices]
    yield from in_random_order(choices, weights, draw)


def _number_of_ways(spare: Counts, choice: Counts) -> int:
    ways = 1
    for count, number in zip(spare, choice, strict=True):
        ways *= comb(count, number)
    return ways


def in_random_order(items: list[_T], weights: list[int], draw: Draw) -> Iterator[_T]:
    """All items, the heavier ones likelier to come soon."""
    while items:
        at, left = 0, draw.below(sum(weights))
        while left >= weights[at]:
            left -= weights[at]
            at += 1
        weights.pop(at)
        yield items.pop(at)


def counted(values: Sequence[int]) -> Counts:
    """How many cards there are of each value."""
    return tuple(values.count(value) for value in range(len(GOLD_COPIES)))


def values_of(counts: Counts) -> list[int]:
    """The values of the cards, sorted."""
    return [value for value in _VALUES for _ in range(counts[value])]


def plus(some: Counts, more: Counts) -> Counts:
    """Both together."""
    return tuple(one + other for one, other in zip(some, more, strict=True))


def minus(some: Counts, fewer: Counts) -> Counts:
    """What is left; below 0 where there were not enough."""
    return tuple(one - other for one, other in zip(some, fewer, strict=True))
