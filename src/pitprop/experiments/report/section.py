"""What a report is made of."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any, TypeVar

from pitprop.core.installed.registry import find_game, game_names

Thing = TypeVar("Thing")


@dataclass(frozen=True, slots=True)
class Part:
    """A plot, and its numbers in a table beside it.

    Attributes:
        headers: the headings of the table.
        rows: its cells.
        left: how many columns, from the left, hold words instead of numbers.
        plot: an Altair chart; None where a table says it all.
        title: what it shows, where a section has several.
    """

    headers: Sequence[str]
    rows: Sequence[Sequence[str]]
    left: int = 1
    plot: Any = None
    title: str = ""


@dataclass(frozen=True, slots=True)
class Section:
    """A chapter of a report: a few sentences, and what they speak of.

    Attributes:
        key: its name in addresses.
        title: its heading.
        text: what is shown, how it was measured, and how to read it.
        parts: plots and tables. Where there are several, each is folded away below its title, since
            all of them are longer than anybody reads.
    """

    key: str
    title: str
    text: str
    parts: Sequence[Part]


def percent(value: float) -> str:
    """A share for people to read."""
    return f"{100 * value:.1f} %"


def game_title(game: str) -> str:
    """What a game is called; its name where it isn't installed."""
    return find_game(game).titles["en"] if game in game_names() else game


def bundles(things: Sequence[Thing], size: int) -> Iterator[Sequence[Thing]]:
    """Things in their order, in bundles as even as possible.

    Args:
        things: all of them.
        size: how many in a bundle at most.
    """
    count = -(-len(things) // size)
    for number in range(count):
        yield things[number * len(things) // count : (number + 1) * len(things) // count]


def from_to(names: Sequence[str]) -> str:
    """The title of a part that shows some of many."""
    return names[0] if len(names) == 1 else f"{names[0]} to {names[-1]}"
