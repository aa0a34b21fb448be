"""Moves by their words where codes are compared: a failure says which moves it is about."""

from __future__ import annotations

from collections.abc import Iterable

from pitprop.core.description.state import DescribedState


def spelled(state: DescribedState, codes: Iterable[int]) -> list[str]:
    """The moves of these codes at a state, in notation and in order."""
    return sorted(str(state.spell(code)) for code in codes)
