"""Policies written in Python, in a module so that other processes find them."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from pitprop.core.chance import FastRandom
from pitprop.core.policy import Policy
from pitprop.core.search_state import SearchState


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
