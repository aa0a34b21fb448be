"""The papers that sheets are made for."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final


@dataclass(frozen=True, slots=True)
class Paper:
    """A sheet of paper, upright.

    Attributes:
        name: what it is asked for by.
        width: in millimetres.
        height: in millimetres.
    """

    name: str
    width: float
    height: float


PAPERS: Final[Mapping[str, Paper]] = {
    paper.name: paper for paper in (Paper("a4", 210, 297), Paper("letter", 215.9, 279.4))
}
