"""Moves as people give them, and why a move isn't allowed."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, SupportsIndex, TypeVar, cast, overload

from pitprop.core.errors import IllegalMoveError, NotationError, PitpropError, Refusal
from pitprop.core.game import Game, Move
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited
from pitprop.core.wording.seats import at_table

M = TypeVar("M", bound=Move)


class Moves(list[M]):
    """Moves that may be made; `in`, `index` and `count` find one by its notation, too.

    So do its slices and copies; what `list` makes of it finds moves alone. A text that isn't a move
    at all isn't among them, and `in` says so; it raises nothing, as with any list.
    """

    __slots__ = ()

    @overload
    def __getitem__(self, at: SupportsIndex, /) -> M: ...
    @overload
    def __getitem__(self, at: slice[Any, Any, Any], /) -> Moves[M]: ...
    def __getitem__(self, at: SupportsIndex | slice[Any, Any, Any], /) -> M | Moves[M]:
        """The move at a place, or those at several."""
        if isinstance(at, slice):
            return Moves(super().__getitem__(at))
        return super().__getitem__(at)

    def copy(self) -> Moves[M]:
        """The same moves in another list."""
        return Moves(self)

    def __contains__(self, move: object) -> bool:
        if isinstance(move, str):
            return any(str(each) == move for each in self)
        return super().__contains__(move)

    def index(
        self, move: M | str, start: SupportsIndex = 0, stop: SupportsIndex = sys.maxsize, /
    ) -> int:
        """Where a move is in the list.

        Args:
            move: the move, or its notation.
            start: where the search begins.
            stop: where the search ends.

        Raises:
            ValueError: it isn't among them.
        """
        if isinstance(move, str):
            return [str(each) for each in self].index(move, start, stop)
        return super().index(move, start, stop)

    def count(self, move: M | str, /) -> int:
        """How often a move, or a notation, is among them: once or never."""
        if isinstance(move, str):
            return int(move in self)
        return super().count(move)


def as_move(game: Game, move: Move | str, seats: int) -> Move:
    """A move, which is read if it is given in notation.

    Args:
        game: the game.
        move: the move, or its notation.
        seats: the number of players.

    Raises:
        NotationError: the text is not a move of the game.
    """
    if not isinstance(move, str):
        return move
    try:
        return game.parse_move(move)
    except NotationError as error:
        raise at_table(error, seats) from None


@dataclass(frozen=True, slots=True)
class Why:
    """Why a move is not allowed.

    Attributes:
        clause: the clause that forbids it.
        reason: the name of the reason, with what it refers to.
        game: the name of the game.
    """

    clause: str
    reason: Refusal
    game: str = field(repr=False, compare=False)

    def explain(self, language: str = "en", names: Sequence[str] = ()) -> str:
        """The reason in a sentence, with its clause.

        Args:
            language: `en`, `de` or `nl`.
            names: the players' names by seat; without names they are numbered.

        Raises:
            PitpropError: the language is unknown, or the names aren't given as a list.
        """
        check_player_names(names)
        game = find_game(self.game)
        sentence = game.refusal_texts.explain(self.reason, game.words, language, names)
        return f"{begun(sentence, names)} [{self.clause}]"

    def __str__(self) -> str:
        return self.explain()


def check_player_names(names: object) -> None:
    """Refuse players' names that aren't given as a list.

    Raises:
        PitpropError: they are something else.
    """
    is_list = isinstance(names, Sequence) and not isinstance(names, str)
    if not is_list or not all(isinstance(name, str) for name in cast(Sequence[object], names)):
        raise PitpropError(f"the players' names are a list of strings, not {cited(names)}")


def begun(sentence: str, names: Sequence[str]) -> str:
    """A sentence that begins as one, though it may speak first of a player without a name.

    Args:
        sentence: the sentence.
        names: the players' names by seat, which are written as they are.
    """
    is_name = any(name and sentence.startswith(name) for name in names)
    return sentence if is_name else sentence[:1].upper() + sentence[1:]


def why(game: Game, refusal: Refusal | None) -> Why | None:
    """A refusal as the library gives it."""
    return None if refusal is None else Why(refusal.clause, refusal, game.name)


def with_reason(game: Game, error: IllegalMoveError, hint: str = "") -> IllegalMoveError:
    """The error with its reason in a sentence, as `Why` gives it.

    Args:
        game: the game.
        error: the error.
        hint: what follows the sentence.
    """
    known = Why(error.refusal.clause, error.refusal, game.name)
    explained = IllegalMoveError(error.refusal, error.move, error.position, known.explain() + hint)
    explained.why = known
    return explained
