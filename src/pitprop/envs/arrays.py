"""Observations and masks as NumPy arrays, and the spaces that they are in."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

import numpy as np
import numpy.typing as npt
from librt.vecs import vec
from mypy_extensions import u8

from pitprop.envs.codecs import Environment
from pitprop.envs.fields import Fields

Numbers: TypeAlias = npt.NDArray[np.int8]

NUMBER: Final = np.int8
"""The type of all numbers in observations and masks."""


def observed(row: vec[u8]) -> Numbers:
    """An observation as an array of its own."""
    return as_array(row, NUMBER).copy()


def as_array(numbers: Any, kind: Any) -> npt.NDArray[Any]:
    """The numbers of a vector as an array of a type, without copying."""
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
