"""What a report is made of."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Section:
    """A part of a report: a few sentences, a plot, and the numbers in a table beside it.

    Attributes:
        key: its name in addresses.
        title: its heading.
        text: what is shown, how it was measured, and how it is to be read.
        headers: the headings of the table.
        rows: its cells.
        left: how many columns, from the left, hold words instead of numbers.
        plot: an Altair chart; None where a table says it all.
    """

    key: str
    title: str
    text: str
    headers: Sequence[str]
    rows: Sequence[Sequence[str]]
    left: int = 1
    plot: Any = None


def percent(value: float) -> str:
    """A share for people."""
    return f"{100 * value:.1f} %"
