"""A move of a record, as whoever reads it knows it."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from pitprop.core.game import Game
    from pitprop.core.records.record import MoveEntry
    from pitprop.core.records.replay import Step


def known_move(game: Game, entry: MoveEntry, step: Step, reader: int | None) -> tuple[str, str]:
    """A move as the reader knows it, and what the reader learned by it.

    Args:
        game: the game.
        entry: the move.
        step: the step of the replay that made it.
        reader: the seat; who made the move where None.
    """
    move = game.parse_move(entry.text)
    is_known = reader is None or reader == step.seat
    text = str(move if is_known else game.redacted(move))
    return text, game.observation(step.state.view(step.seat if reader is None else reader), move)
