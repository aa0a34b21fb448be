"""What an opponent is: a function of a view to a move, with its reasons."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from pitprop.core.claims import Claim


@dataclass(frozen=True, slots=True)
class Reason:
    """One thing that spoke for or against a move.

    Attributes:
        key: what it is; its sentence in each language is in a folder `words`.
        params: what the sentence speaks of: notation words, numbers, and a seat as an index.
        weight: how much it counted: above 0 for the move, below 0 against it.
    """

    key: str
    params: Mapping[str, str | int] = field(default_factory=dict)
    weight: float = 0.0

    def __hash__(self) -> int:
        return hash((self.key, frozenset(self.params.items()), self.weight))


@dataclass(frozen=True, slots=True)
class Choice:
    """A move and why it was made.

    Attributes:
        move: one of the view's legal moves.
        reasons: what spoke for and against it, the weightiest first; never empty.
    """

    move: Any
    reasons: tuple[Reason, ...]


@dataclass(frozen=True, slots=True)
class Heard:
    """A claim that somebody made at the table; free text isn't heard.

    Attributes:
        seat: who made it.
        round: the number of the round then, 0 before the first.
        events: how many events the history of that round had then.
        claim: the claim; it need not be true.
    """

    seat: int
    round: int
    events: int
    claim: Claim


class Opponent(Protocol):
    """A player that isn't a person. It sees views only and keeps nothing between decisions.

    Its words are attributes of its own, or in the folder `words` beside it. There are two such
    attributes, by language; English (`en`) is required, and for our own opponents all three are:

        titles = {"en": "Careful", "de": "Vorsichtig", "nl": "Voorzichtig"}
        reasons = {"low-card": {"en": "I keep my high cards and play {card}."}}
    """

    @property
    def name(self) -> str:
        """What it is called in tables, records and on the command line."""
        ...

    def choose(self, view: Any, *, seed: str) -> Choice:
        """The move for the seat whose view this is.

        Args:
            view: what the seat may know; the seat is the one to decide.
            seed: decides between moves that are equally good; give each decision its own text.
                Same view and same seed: same choice.

        Raises:
            PitpropError: it isn't this seat's turn to decide, or the opponent can't play this game.
        """
        ...


class Talker(Opponent, Protocol):
    """An opponent that also listens and speaks, which it need not.

    Any opponent with a method `talk` is one, and is told what was said. Neither method keeps
    anything.
    """

    def choose(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Choice:
        """The move, with what was said in mind (see `Opponent.choose`).

        Args:
            view: what the seat may know.
            seed: decides between moves that are equally good.
            heard: all claims made at the table, oldest first.
        """
        ...

    def talk(self, view: Any, *, seed: str, heard: Sequence[Heard] = ()) -> Claim | None:
        """What the seat says after its own move, if anything; one of the game's claims.

        Args:
            view: what the seat may know after the move.
            seed: decides whether it speaks where it may as well stay silent.
            heard: all claims made at the table, its own among them.
        """
        ...
