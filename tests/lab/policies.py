"""Policies written in Python, in a module so that other processes find them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.playouts.policy import Policy
from pitprop.core.playouts.search_state import SearchState


class AnyOfTheFirst(Policy):
    """Chooses among the first moves of those that are listed."""

    def __init__(self, count: int) -> None:
        self.count = count

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        """See `Policy.choose`."""
        return codes[random.below(min(self.count, len(codes)))]


class Answers(Policy):
    """Returns the same, whatever may be done."""

    def __init__(self, answer: Any) -> None:
        self.answer = answer

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        """See `Policy.choose`."""
        answer: i64 = self.answer  # of any type: Python doesn't look
        return answer


class Hasty(Policy):
    """Doesn't take what a policy is told."""

    def choose(self, codes: vec[i64]) -> i64:  # type: ignore[override]  # wrong on purpose
        """See `Policy.choose`."""
        return codes[0]


class Settled(Policy):
    """Has something else in place of the method."""

    choose = 5  # type: ignore[assignment]  # wrong on purpose


class Stumbling(Policy):
    """Makes a mistake of its own while it chooses."""

    def choose(self, state: SearchState, codes: vec[i64], random: FastRandom) -> i64:
        """See `Policy.choose`."""
        raise TypeError("a mistake of its own")
