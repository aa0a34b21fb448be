"""What chance decides, one thing after another: for tools that want each outcome separately."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol


@dataclass(frozen=True)
class Draw:
    """Things that are drawn one after the other and not put back.

    Attributes:
        what: what they are called.
        things: the numbers of what can be drawn, one for each copy.
        count: how many are drawn.
        names: what each number stands for; a seat where there are none.
    """

    what: str
    things: tuple[int, ...]
    count: int
    names: Sequence[str] = ()

    def left(self, drawn: Sequence[int]) -> Counter[int]:
        """What can be drawn next: numbers, with how many copies there are."""
        return Counter(self.things) - Counter(drawn)

    def text(self, number: int) -> str:
        """What is drawn, in words."""
        return f"{self.what} {self.names[number] if self.names else number + 1}"


class Drawing(Protocol):
    """What a game says of its chance."""

    def next_draw(self, state: Any, drawn: Sequence[Sequence[int]]) -> Draw | None:
        """What is drawn next, or None where all has been drawn.

        Args:
            state: the state, in which chance decides.
            drawn: what all draws before it gave.
        """
        ...

    def outcome(self, state: Any, drawn: Sequence[Sequence[int]]) -> Any:
        """What chance decided, for `State.apply_chance`.

        Args:
            state: the state, in which chance decides.
            drawn: what all draws gave.
        """
        ...


def hands_of(cards: Sequence[int], seats: int, size: int) -> tuple[tuple[int, ...], ...]:
    """The hands dealt from the top of shuffled cards, each sorted.

    Args:
        cards: the cards.
        seats: how many hands.
        size: how many cards each of them has.
    """
    return tuple(tuple(sorted(cards[seat * size : (seat + 1) * size])) for seat in range(seats))
