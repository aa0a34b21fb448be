"""Whose fault it is: an error tells which opponent decided, and how to see it again."""

from __future__ import annotations

from typing import Any

from pitprop.core.errors import IllegalMoveError
from pitprop.core.game import Game
from pitprop.core.registry import find_game


def add_who_decided(error: Exception, name: str, view: Any, seed: str) -> None:
    """Note at an error which decision it came from.

    Args:
        error: what was raised; a program's own mistake keeps its traceback.
        name: the opponent.
        view: what it saw.
        seed: the seed of its decision.
    """
    position = find_game(view.game).print_position(view)
    error.add_note(f"{name} had to decide with seed={seed!r} at the position\n{position}")


def misplayed(game: Game, error: IllegalMoveError, name: str) -> IllegalMoveError:
    """The error of a move that an opponent chose and a rule forbids, with its name and a sentence.

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
