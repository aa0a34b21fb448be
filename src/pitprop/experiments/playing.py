"""How experiments play each game: who holds which side, when it is over, what came of it.

Each of our own games has a module of its name in the folder `games` that offers what `Playing`
describes; any other game is played as `any_game` does it.
"""

from __future__ import annotations

from collections.abc import Sequence
from importlib import import_module
from typing import Any, Protocol, cast

from pitprop.core.installed.registry import own_game_names
from pitprop.experiments.contest import Contest
from pitprop.experiments.spec import Setting
from pitprop.lab.simulate import check_spec
from pitprop.lab.spec import SimulationSpec
from pitprop.opponents import opponent_names


class Playing(Protocol):
    """What the module of a game offers."""

    def start(self, setting: Setting, seed: str) -> tuple[Any, str]:
        """A match after its first deal, and the seed of its decisions."""
        ...

    def halves(self, setting: Setting, state: Any) -> Sequence[int]:
        """For each seat of a fresh match, which agent (0 or 1) has it in the first leg."""
        ...

    def side(self, state: Any, seat: int) -> str:
        """What a seat is now, such as `digger`."""
        ...

    def truth(self, state: Any) -> Sequence[bool]:
        """Which seats are saboteurs now; nothing where a game has none."""
        ...

    def rounds_over(self, state: Any) -> int:
        """How many contests are over."""
        ...

    def is_over(self, setting: Setting, state: Any) -> bool:
        """Whether the match is over."""
        ...

    def contests(self, state: Any, decisions: Sequence[int]) -> Sequence[Contest]:
        """What was won and lost in a match that is over.

        Args:
            state: how it ended.
            decisions: how many decisions each contest took.
        """
        ...

    def winners(self, setting: Setting, state: Any) -> Sequence[int]:
        """The seats that have won a match that is over."""
        ...


def playing(game: str) -> Playing:
    """How a game is played.

    Args:
        game: the name of the game.
    """
    name = game if game in own_game_names() else "any_game"
    return cast(Playing, import_module(f"pitprop.experiments.games.{name}"))


def check_setting(setting: Setting) -> None:
    """Check that a game can be played with this setting.

    Raises:
        PitpropError: it can't; says why.
    """
    check_spec(
        SimulationSpec(
            players=setting.players,
            game=setting.game,
            edition=setting.edition,
            options=setting.options,
            opponents=(opponent_names(setting.game)[-1],),
            single_rounds=setting.single,
            composition=setting.numbers,
        )
    )


def has_compositions(game: str) -> bool:
    """Whether numbers of diggers and saboteurs can be asked for."""
    return game == "saboteur"
