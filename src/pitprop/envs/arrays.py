"""Observations and masks as NumPy arrays, and the spaces that they are in."""

from __future__ import annotations

from typing import Any, Final

import numpy as np
import numpy.typing as npt

from pitprop.envs.codecs import Environment
from pitprop.envs.fields import Fields
from pitprop.envs.sink import Sink

Numbers = npt.NDArray[np.int8]

NUMBER: Final = np.int8
"""The type of all numbers in observations and masks."""


def fill(array: npt.NDArray[Any], sink: Sink) -> None:
    """Write into an array what a sink holds, and zeros elsewhere."""
    array.fill(0)
    put(array, sink)


def put(array: npt.NDArray[Any], sink: Sink) -> None:
    """Write into an array what a sink holds, and nothing elsewhere."""
    if len(sink.where):
        what = np.frombuffer(sink.what, dtype=np.int8)  # type: ignore[call-overload]
        array.reshape(-1)[_where(sink)] = what


def mark(array: npt.NDArray[Any], sink: Sink) -> None:
    """Write ones where a sink has marks, and zeros elsewhere."""
    array.fill(0)
    if len(sink.where):
        array.reshape(-1)[_where(sink)] = 1


def _where(sink: Sink) -> npt.NDArray[np.int64]:
    found: npt.NDArray[np.int64] = np.frombuffer(sink.where, dtype=np.int64)  # type: ignore[call-overload]
    return found


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
