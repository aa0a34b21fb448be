"""The numbers of reasons as words: a good player says “nearly sure”, not “91 %”.

The numbers stay where they are, for whoever works with them; a sentence chooses by the words:

| of | word | from the least to the most |
| --- | --- | --- |
| `percent`, a chance | `chance` | hardly, unlikely, open, likely, nearly-sure, sure |
| `gold`, usually with one decimal | `amount` | little, some, much |
| `turns`, with one decimal | `far` | next, near, away, distant |
| `ahead`, in percent | `margin` | hair, little, clear, far |
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

Params = Mapping[str, str | int]

_Scale = tuple[tuple[float, str], ...]
"""Words, each with the number below which it is said; the last one is for everything above."""

_ALL: Final = float("inf")
CHANCES: Final[_Scale] = (
    (13, "hardly"),
    (38, "unlikely"),
    (62, "open"),
    (87, "likely"),
    (98, "nearly-sure"),
    (_ALL, "sure"),
)
"""The words for chances; the page says its own by the same ones."""
_AMOUNT: Final[_Scale] = ((0.4, "little"), (1.2, "some"), (_ALL, "much"))
_FAR: Final[_Scale] = ((1.5, "next"), (2.5, "near"), (4.5, "away"), (_ALL, "distant"))
_MARGIN: Final[_Scale] = ((2, "hair"), (6, "little"), (16, "clear"), (_ALL, "far"))

_SCALES: Final[Mapping[str, tuple[str, _Scale]]] = {
    "percent": ("chance", CHANCES),
    "gold": ("amount", _AMOUNT),
    "turns": ("far", _FAR),
    "ahead": ("margin", _MARGIN),
}


def graded(params: Params) -> dict[str, str | int]:
    """The params of a reason, and words for those that are estimates.

    Args:
        params: as in `Reason.params`, with such words or without.
    """
    words = {
        word: next(said for bound, said in scale if number < bound)
        for name, (word, scale) in _SCALES.items()
        if (number := _number(params.get(name))) is not None
    }
    return {**params, **words}


def worded(params: Params) -> dict[str, str | int]:
    """The same without the numbers of the estimates: what a sentence says.

    >>> worded({"seat": 1, "percent": 91}), worded({"gold": "0.2"})
    ({'seat': 1, 'chance': 'nearly-sure'}, {'amount': 'little'})
    """
    return {name: value for name, value in graded(params).items() if name not in _SCALES}


def measure_of(word: str) -> str:
    """The number behind such a word; any other param stands for itself.

    >>> measure_of("chance"), measure_of("seat")
    ('percent', 'seat')
    """
    return next((name for name, (said, _) in _SCALES.items() if said == word), word)


def _number(value: str | int | None) -> float | None:
    try:
        return None if value is None else float(value)
    except ValueError:
        return None
