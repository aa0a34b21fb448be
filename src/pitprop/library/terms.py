"""By which rules a state is played: its edition, and the value of every option."""

from __future__ import annotations

from pitprop.core.errors import PitpropError
from pitprop.core.game import SPECTATOR, Game, State
from pitprop.core.records.record import Header
from pitprop.core.wire_view import CommonView


def terms_of(game: Game, engine: State, header: Header | None) -> tuple[str, dict[str, str]]:
    """The name of the edition, and the value of every option.

    Args:
        game: the game.
        engine: the state as the engine has it.
        header: how the game was started; None where that isn't known.

    Raises:
        PitpropError: it is a position of another package's game, which doesn't tell them.
    """
    if header is not None:
        return header.edition, game.options.resolve(header.edition, header.options)
    shown = engine.view(SPECTATOR).wire()
    if not isinstance(shown, CommonView):
        raise PitpropError(f"a position of {game.name} doesn't tell edition and options")
    return shown.edition, dict(shown.options)
