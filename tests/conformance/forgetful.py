"""Games in which a new round keeps something that the last one left behind."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from pitprop.core.game import Game
from pitprop.core.installed.registry import find_game


def forgetful(name: str, path: str) -> Game:
    """A game whose rounds begin with something of the last one left.

    Args:
        name: the name of the game.
        path: the attribute of its states that a new round doesn't reset, such as `table.broken`.
    """
    game: Any = find_game(name)
    above, _, attribute = path.rpartition(".")

    def begin(*asked: Any) -> Any:
        state = game.begin(*asked)
        kind: Any = type(state)

        class Forgetting(kind):  # type: ignore[misc]  # the states of any game
            def apply_chance(self, chance: Any) -> None:
                holder = getattr(self, above) if above else self
                before, is_first = getattr(holder, attribute), not self.table.round
                super().apply_chance(chance)
                if not is_first:
                    setattr(holder, attribute, before)

        state.__class__ = Forgetting
        return state

    return replace(game, begin=begin)  # type: ignore[no-any-return]  # it is a game
