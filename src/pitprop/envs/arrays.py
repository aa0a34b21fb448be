"""Observations and masks as NumPy arrays, and the spaces that they are in."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt

from pitprop.envs.codecs import Environment
from pitprop.envs.fields import Fields
from pitprop.envs.sink import Sink

Numbers: TypeAlias = npt.NDArray[np.int8]

NUMBER: Final = np.int8
"""The type of all numbers in observations and masks."""


def fill(array: npt.NDArray[Any], sink: Sink) -> None:
    """Write into an array what a sink holds, and zeros elsewhere."""
    array.fill(0)
    array.reshape(-1)[as_array(sink.where, np.int64)] = as_array(sink.what, NUMBER)


def mark(array: npt.NDArray[Any], sink: Sink) -> None:
    """Write ones where a sink has marks, and zeros elsewhere."""
    array.fill(0)
    array.reshape(-1)[as_array(sink.where, np.int64)] = 1


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
