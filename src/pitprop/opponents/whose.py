"""Whose fault it is: an error tells which opponent decided, and how to reproduce it."""

from __future__ import annotations

from pathlib import Path
from traceback import FrameSummary, extract_tb
from typing import Any, Final

from pitprop.core.errors import IllegalMoveError, PitpropError
from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game
from pitprop.core.notation import cited, cut

_PACKAGE: Final = Path(__file__).resolve().parent.parent
_PLAYERS: Final = "players"
_MISTAKE: Final = "mistake_of_opponent"
_MOST_OF_AN_ERROR: Final = 200


def add_who_decided(error: Exception, name: str, view: Any, seed: str) -> None:
    """Add a note to an error that says which decision it came from.

    Args:
        error: what was raised; a program's own mistake keeps its traceback.
        name: the opponent.
        view: what it saw.
        seed: the seed of its decision.
    """
    position = find_game(view.game).print_position(view)
    error.add_note(f"{name} had to decide with seed={seed!r} at the position\n{position}")
    where = _where(error)
    if where is not None:
        # Another process hands back what an error holds, but not where it was raised.
        said = cut(" ".join(f"{type(error).__name__}: {error}".split()), _MOST_OF_AN_ERROR)
        vars(error)[_MISTAKE] = (
            f"computer player {cited(name)} failed with {said}{_hint(error)}"
            f" ({where.filename}, line {where.lineno}: {where.line}); it had to decide with"
            f" seed={seed!r}"
        )


def mistake_in(error: Exception) -> str:
    """An opponent's own mistake in a line, with the place in its file; empty if it isn't one."""
    mistake: str = vars(error).get(_MISTAKE, "")
    return mistake


def _where(error: Exception) -> FrameSummary | None:
    """The last step in the file of the opponent that was asked; None where it was never reached."""
    steps = extract_tb(error.__traceback__)
    # What our own opponents refuse explains itself.
    says_all = isinstance(error, PitpropError)
    files = [step.filename for step in steps]
    own = [name for name in files if _is_outside(name) or (_is_ours(name) and not says_all)]
    return next((step for step in reversed(steps) if step.filename in own[:1]), None)


def _is_outside(filename: str) -> bool:
    """Whether a file is outside this package; compiled modules have no absolute path."""
    path = Path(filename)
    return path.is_absolute() and _PACKAGE not in path.parents


def _is_ours(filename: str) -> bool:
    """Whether it is the file of an opponent of this package."""
    path = Path(filename)
    return path.is_absolute() and path.parent.name == _PLAYERS and _PACKAGE in path.parents


def _hint(error: Exception) -> str:
    """What would be right where a method was mistaken for an attribute."""
    is_method = isinstance(error, TypeError) and "method' object is not" in str(error)
    return "; a method has to be called, as in view.legal_moves()" if is_method else ""


def misplayed(game: Game, error: IllegalMoveError, name: str) -> IllegalMoveError:
    """The error for an illegal move that an opponent chose, with its name and a sentence.

    Args:
        game: the game.
        error: what the state said.
        name: the opponent.
    """
    why = error.refusal
    sentence = game.refusal_texts.explain(why, game.words, "en")
    return IllegalMoveError(
        why, error.move, error.position, f"{name} chose this. {sentence} [{why.clause}]"
    )
