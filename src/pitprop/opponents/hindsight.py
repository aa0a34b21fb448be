"""What could be believed and expected at a moment of a game, said afterwards.

Each game has a module `hindsight` that offers what `Hindsight` describes; a game without one has
nothing to tell. Everything follows from views alone: nobody is judged by what was hidden.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Final, Protocol, cast

from pitprop.core.claims import Claim
from pitprop.core.installed.registry import own_game_names
from pitprop.opponents.base import Heard
from pitprop.opponents.why import Why

_LIKELY: Final = 0.5


class Hindsight(Protocol):
    """What the module `hindsight` of a game offers."""

    def beliefs(self, view: Any, heard: Sequence[Heard] = ()) -> Sequence[float]:
        """How likely each seat is to be a saboteur, as a careful player could judge.

        It is more cautious than what computer players state in their reasons.

        Args:
            view: what the player knows, their own role included; a spectator knows what everybody
                knows.
            heard: all claims made at the table before, which a seat counts; a spectator goes by
                what is done.
        """
        ...

    def is_saboteur(self, view: Any) -> bool:
        """Whether a seat is a saboteur itself, by its own view."""
        ...

    def expected(self, views: Sequence[Any]) -> Sequence[float]:
        """What each side can expect: points, or gold; nothing where a game has no sides.

        Args:
            views: the views of all seats, in their order.
        """
        ...

    def chances(self, views: Sequence[Any]) -> Sequence[float]:
        """How likely each side is to win the whole game; nothing where that can't be told.

        Args:
            views: the views of all seats, in their order.
        """
        ...

    def why(self, before: Any, after: Any) -> Why | None:
        """What was done between two views of a spectator, if it says something about a seat."""
        ...


def hindsight_of(game: str) -> Hindsight | None:
    """What can be told afterwards of a game; None where there is nothing.

    Args:
        game: the name of the game.
    """
    if game not in own_game_names():
        return None
    return cast(Hindsight, import_module(f"pitprop.opponents.{game}.hindsight"))


def doubts(view: Any, claim: Claim) -> bool:
    """Whether a player suspects or trusts somebody against what they believe themselves.

    Args:
        view: what the player knows.
        claim: what they say.
    """
    hindsight = hindsight_of(view.game)
    if hindsight is None or claim.key not in ("suspect", "trust"):
        return False
    is_suspected = hindsight.beliefs(view)[int(claim.params["seat"])] > _LIKELY
    return is_suspected != (claim.key == "suspect")
