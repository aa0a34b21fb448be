"""What one seat may know, in words: a typed view for each game.

The fields are those that the page gets, so `view.hand` is a tuple of names of cards.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, cast

import msgspec

from pitprop.core.game import Move
from pitprop.core.game import View as EngineView
from pitprop.core.registry import find_game
from pitprop.games.dark_cave.moves import Move as DarkCaveMove
from pitprop.games.dark_cave.text.wire import WireView as DarkCaveFields
from pitprop.games.sabotage.moves import Move as SabotageMove
from pitprop.games.sabotage.text.wire import WireView as SabotageFields
from pitprop.games.saboteur.moves import Move as SaboteurMove
from pitprop.games.saboteur.text.wire import WireView as SaboteurFields
from pitprop.library.moves import Why, as_move, why
from pitprop.library.showing import show_view

M = TypeVar("M", bound=Move)


class Seen(Generic[M]):
    """What the views of all games offer besides their fields."""

    __slots__ = ()

    engine: EngineView

    @property
    def legal_moves(self) -> Sequence[M]:
        """The moves that the seat may make now; none while somebody else decides."""
        return cast(Sequence[M], self.engine.legal_moves())

    def refusal(self, move: M | str) -> Why | None:
        """Why the seat may not make a move now, or None where it may.

        Args:
            move: a move, or its notation.

        Raises:
            NotationError: the text is not a move of the game.
        """
        game = find_game(self.engine.game)
        return why(game, self.engine.refusal(as_move(game, move, self.engine.seats)))

    def __str__(self) -> str:
        return find_game(self.engine.game).print_position(self.engine)

    def __repr__(self) -> str:
        return str(self)

    def _repr_svg_(self) -> str | None:
        """A picture of the table and of what the seat holds; None where the game has none."""
        return show_view(self.engine.wire())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Seen) and self.engine == other.engine

    def __hash__(self) -> int:
        return hash(self.engine)


class SaboteurView(Seen[SaboteurMove], SaboteurFields, frozen=True, kw_only=True, eq=False):
    """What one seat may know of a game of Saboteur.

    `pitprop.games.saboteur.text.wire.WireView` tells what its fields hold.
    """

    engine: EngineView


class SabotageView(Seen[SabotageMove], SabotageFields, frozen=True, kw_only=True, eq=False):
    """What one seat may know of a match of Sabotage.

    `pitprop.games.sabotage.text.wire.WireView` tells what its fields hold.
    """

    engine: EngineView


class DarkCaveView(Seen[DarkCaveMove], DarkCaveFields, frozen=True, kw_only=True, eq=False):
    """What one seat may know of a game of The Dark Cave.

    `pitprop.games.dark_cave.text.wire.WireView` tells what its fields hold.
    """

    engine: EngineView


class PlainView(Seen[Move]):
    """What one seat may know of a game that brings no fields of its own."""

    __slots__ = ("engine",)

    def __init__(self, engine: EngineView) -> None:
        self.engine = engine


View = SaboteurView | SabotageView | DarkCaveView | PlainView

_VIEWS: Final[Mapping[str, type[msgspec.Struct]]] = {
    "saboteur": SaboteurView,
    "sabotage": SabotageView,
    "dark_cave": DarkCaveView,
}


def view_of(engine: EngineView) -> Any:
    """The typed view for a game's own view."""
    kind = _VIEWS.get(engine.game)
    if kind is None:
        return PlainView(engine)
    shown = engine.wire()
    names = [field.name for field in msgspec.structs.fields(type(shown))]
    return kind(**{name: getattr(shown, name) for name in names}, engine=engine)
