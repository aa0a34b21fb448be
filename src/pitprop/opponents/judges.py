"""Which computer player judges the decisions of a game."""

from __future__ import annotations

from typing import Final, TypeGuard

from pitprop.opponents.base import Opponent
from pitprop.opponents.finding import DEFAULT, players_of
from pitprop.opponents.judgement import Judge
from pitprop.opponents.registry import strongest_name

NO_JUDGE: Final = ""
"""The judge's name for a game that nobody judges."""


def judges(opponent: Opponent) -> TypeGuard[Judge]:
    """Whether an opponent judges the moves of others."""
    return callable(getattr(opponent, "judge", None))


def judge_name(game: str) -> str:
    """The strongest opponent of a game that judges the moves of others; `NO_JUDGE` where none does.

    Args:
        game: the name of the game.
    """
    players = players_of(game)
    names = (strongest_name(game), DEFAULT, *players)
    return next((name for name in names if name in players and judges(players[name])), NO_JUDGE)


def judge_of(game: str) -> Judge | None:
    """That opponent; None where there is none.

    Args:
        game: the name of the game.
    """
    found = players_of(game).get(judge_name(game))
    return found if found is not None and judges(found) else None
