"""Observations and masks as NumPy arrays, and the spaces that they are in."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pitprop.envs.codecs import Environment
from pitprop.envs.fields import Fields
from pitprop.envs.sink import NUMBER_BITS, Sink

Numbers: TypeAlias = npt.NDArray[np.int8]

NUMBER: Final = np.int8
"""The type of all numbers in observations and masks."""


def fill(array: npt.NDArray[Any], sink: Sink) -> None:
    """Write into an array the numbers that a sink holds, and zeros elsewhere."""
    entries = _entries(sink)
    array.fill(0)
    # The number is in the lowest byte, which is what a cast leaves.
    array.reshape(-1)[entries >> NUMBER_BITS] = entries.astype(NUMBER)


def mark(array: npt.NDArray[Any], sink: Sink) -> None:
    """Write ones where a sink has marks, and zeros elsewhere."""
    array.fill(0)
    array.reshape(-1)[_entries(sink)] = 1


def _entries(sink: Sink) -> npt.NDArray[np.int64]:
    return as_array(sink.entries, np.int64)[: sink.used]


def as_array(numbers: Any, kind: Any) -> npt.NDArray[Any]:
    """The numbers of a vector as an array of a type; none is copied."""
    return np.frombuffer(numbers, dtype=kind) if len(numbers) else np.zeros(0, kind)


def mask_of(environment: Environment, actions: Any) -> Numbers:
    """The mask of these actions."""
    mask = np.zeros(len(environment.actions), NUMBER)
    mask[list(actions)] = 1
    return mask


def bounds(fields: Fields) -> tuple[Numbers, Numbers]:
    """The lowest and the highest number at each place of an observation."""
    low = np.zeros(fields.size, NUMBER)
    high = np.zeros(fields.size, NUMBER)
    for field in fields.fields:
        at = fields.at(field.name)
        low[at : at + field.size] = field.low
        high[at : at + field.size] = field.high
    return low, high
