"""How much work goes into a decision of those who look ahead: `PITPROP_EFFORT`, in per cent."""

from __future__ import annotations

import os
import re
from typing import Final

from pitprop.core.errors import PitpropError
from pitprop.core.notation import cited

EFFORT: Final = "PITPROP_EFFORT"
"""The environment variable that says how much work goes into a decision, in per cent."""

_USUAL: Final = 100
_PER_CENT: Final = re.compile("[1-9][0-9]{0,5}")


def effort() -> int:
    """How much work goes into a decision, in per cent of the usual.

    Raises:
        PitpropError: the environment says something else than a number of per cent.
    """
    said = os.environ.get(EFFORT)
    if not said:
        return _USUAL
    if not _PER_CENT.fullmatch(said):
        raise PitpropError(
            f"{EFFORT} is {cited(said)}; it is a whole number of per cent from 1 to 999999"
        )
    return int(said)


def by_effort(amount: int) -> int:
    """An amount of work, scaled by the effort; at least 1."""
    return max(1, amount * effort() // 100)
