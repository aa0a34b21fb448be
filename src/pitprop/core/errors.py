"""What goes wrong, in words for the person who can put it right."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, Protocol


class Sentence(Protocol):
    """What can be said in every language; `str` says it in English."""

    def in_language(self, language: str, /) -> str:
        """The sentence in a language."""


class PitpropError(ValueError):
    """A user's mistake: its text is one line that says what is wrong and what would be right.

    Attributes:
        message: the same; a sentence where it can be said in every language (`fault.message_in`).
    """

    def __init__(self, message: str | Sentence = "") -> None:
        super().__init__(str(message))
        self.message = message

    def __reduce__(self) -> tuple[Any, ...]:
        """Errors come back from other processes whatever their classes are made with."""
        return _unpickled, (type(self), self.args, self.__dict__)


def _unpickled(kind: type[PitpropError], args: tuple[Any, ...], attributes: dict[str, Any]) -> Any:
    error = kind.__new__(kind, *args)
    error.__dict__.update(attributes)
    return error


class NotationError(PitpropError):
    """A text that is not in the notation.

    Attributes:
        message: what is wrong, without the line.
        line: the line of the text, counted from 1, or 0 where the text is a single line.
    """

    def __init__(self, message: str | Sentence, line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message = message
        self.line = line


_ROOM: Final = 200
"""The most characters of a position that a message quotes."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is not allowed.

    Attributes:
        key: the name of the reason; its sentence in each language is in the game's clause folder.
        clause: the clause that forbids the move.
        params: what the sentence refers to: notation words, places, and seats as indexes.
    """

    key: str
    clause: str
    params: dict[str, str | int] = field(default_factory=dict)

    def __hash__(self) -> int:
        return hash((self.key, self.clause, frozenset(self.params.items())))

    def __str__(self) -> str:
        params = ", ".join(_param_text(name, value) for name, value in self.params.items())
        return f"{self.key.replace('-', ' ')}{f' ({params})' if params else ''} [{self.clause}]"


def _param_text(name: str, value: str | int) -> str:
    """A param of a refusal; in texts for people seats count from 1."""
    return f"{name} {value + 1 if name == 'seat' and isinstance(value, int) else value}"


class Explanation(Protocol):
    """A refusal with the words of its game, as the library's states give it."""

    @property
    def clause(self) -> str:
        """The clause that forbids the move."""

    def explain(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The reason in a sentence, with its clause.

        Args:
            language: `en`, `de` or `nl`.
            names: the players' names by seat; without names they are numbered.
        """


class IllegalMoveError(PitpropError):
    """A move that a rule forbids; the state is as it was. Its text has room for a short position.

    Attributes:
        refusal: the clause and the reason.
        why: the same with its words, as `refusal` of the library's states and views gives it; None
            where an engine raised the error.
        move: the move in notation.
        position: the public part of the position in notation.
    """

    def __init__(self, refusal: Refusal, move: str, position: str, sentence: str = "") -> None:
        """An error for a move.

        Args:
            refusal: the clause and the reason.
            move: the move in notation.
            position: the public part of the position in notation; empty where it isn't told.
            sentence: the reason as it is told to people; without it the names of the refusal.
        """
        shown = position if len(position) <= _ROOM else f"{position[: _ROOM - 1]}…"
        super().__init__(
            f"{move}: {sentence or refusal}" + (f"; position: {shown}" if shown else "")
        )
        self.refusal = refusal
        self.move = move
        self.position = position
        self.why: Explanation | None = None

    @property
    def clause(self) -> str:
        """The clause that forbids the move."""
        return self.refusal.clause

    def explain(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """Why the move is forbidden, in a sentence; where an engine raised it, as the engine says.

        Args:
            language: `en`, `de` or `nl`.
            names: the players' names by seat; without names they are numbered.

        Raises:
            PitpropError: the language is unknown, or the names aren't given as a list.
        """
        return str(self.refusal) if self.why is None else self.why.explain(language, names)


class PositionError(PitpropError):
    """A position that cannot arise.

    Attributes:
        message: what is wrong, without the line.
        part: the beginnings of the lines that say so, with commas; empty where none does.
        line: the line of the text, counted from 1, or 0 where it isn't known.
    """

    def __init__(self, message: str | Sentence, part: str = "", line: int = 0) -> None:
        super().__init__(f"line {line}: {message}" if line else message)
        self.message = message
        self.part = part
        self.line = line


class DealError(PitpropError):
    """What chance cannot have decided.

    Attributes:
        part: the beginning of the line that says so (`hand 2`); empty where no line is to blame.
    """

    def __init__(self, message: str | Sentence, part: str = "") -> None:
        super().__init__(message)
        self.part = part


def no_rule_for(kind: int) -> AssertionError:
    """A kind of move that the rules have forgotten: a fault of the program, not of its user."""
    return AssertionError(f"no rule says what becomes of a move of kind {kind}")
