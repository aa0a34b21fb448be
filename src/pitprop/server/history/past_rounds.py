"""What a reader may look back at: earlier rounds, and in the end all that was hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from pitprop.core.game import TERMINAL, State
from pitprop.core.installed.registry import find_game
from pitprop.server.history.replay import carry_out, progress, started, waits_for_deal
from pitprop.server.protocol.histories import Ending, History
from pitprop.server.storage.rows import Entry, Stored

_SEPARATOR: Final = "\n"


def history_of(stored: Stored, reader: int) -> History:
    """The finished rounds before the present one, and the end of a finished game.

    Each round is told as the last view of it that the reader was sent, so that nobody learns more
    by asking later than by having been there.

    Args:
        stored: the table and its log.
        reader: a seat, or `SPECTATOR`.
    """
    rounds: list[Any] = []
    deal = ""
    for state, entry in steps_of(stored):
        if entry is not None and waits_for_deal(state):
            if progress(state).round > 0:
                rounds.append(state.view(reader).wire())
            deal = entry.text
    over = state.decider == TERMINAL
    return History(rounds, _ending(stored, state, deal) if over else None)


def round_views(stored: Stored, reader: int) -> Iterator[Any]:
    """The last view of each round of a finished game, in the structures of the wire.

    Args:
        stored: the table and its log.
        reader: a seat, or `SPECTATOR`.

    Raises:
        UnplayableError: it can't be carried out here; says why.
    """
    for state, entry in steps_of(stored):
        if entry is None or (waits_for_deal(state) and progress(state).round > 0):
            yield state.view(reader).wire()


def steps_of(stored: Stored) -> Iterator[tuple[State, Entry | None]]:
    """The game before each entry of the log, and after the last; the state changes in place.

    Args:
        stored: the table and its log.

    Raises:
        UnplayableError: it can't be carried out here; says why.
    """
    game = find_game(stored.row.game)
    state = started(stored)
    for entry in stored.log:
        yield state, entry
        carry_out(game, state, entry)
    yield state, None


def _ending(stored: Stored, state: State, deal: str) -> Ending:
    """After the game its record is open to all; this is the part of it that a table lays open."""
    game = find_game(stored.row.game)
    hands = [list(game.hand(state.view(seat))) for seat in range(state.seats)]
    return Ending(hands, deal.split(_SEPARATOR))
