"""What every engine's state offers to search: moves as codes, without any checks."""

from __future__ import annotations

from abc import ABCMeta, abstractmethod

from librt.vecs import vec
from mypy_extensions import i64


class SearchState(metaclass=ABCMeta):
    """A state that can be played by codes, inside the compiled engine.

    Attributes:
        seed: where the deals come from; None where they are given.
    """

    __slots__ = ("seed",)

    seed: str | None

    @property
    @abstractmethod
    def seats(self) -> int:
        """The number of players."""

    @property
    @abstractmethod
    def decider(self) -> int:
        """Who has to decide: a seat, `CHANCE` or `TERMINAL`."""

    @abstractmethod
    def clone(self) -> SearchState:
        """A state that is equal to this one and never changes with it."""

    @abstractmethod
    def codes(self) -> vec[i64]:
        """The codes of the moves of whoever decides."""

    @abstractmethod
    def advance(self, code: i64) -> None:
        """Carry out a move that is known to be legal: one of `codes()`. Nothing is checked."""

    @abstractmethod
    def deal(self) -> None:
        """Draw from the state's own seed what chance decides now, and carry it out."""

    @abstractmethod
    def scores(self) -> list[int]:
        """Each seat's score so far."""

    @abstractmethod
    def winners(self) -> list[int]:
        """The seats that have won; none while the game goes on."""
