"""What computer players have played in people's stead, so that whoever comes back is told."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from msgspec.structs import replace

from pitprop.core.game import SPECTATOR, Game, State
from pitprop.server.history.replay import carry_out, start
from pitprop.server.protocol.tables import StoodInInfo
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, SeatRow, TableRow
from pitprop.server.thinking.thinkers import BY_LESSON, BY_TABLE


class StoodIn:
    """Finds in a table's log what computer players have decided, and at which events.

    The game is gone through once, as the log grows, and not at all where nobody stood in.

    Args:
        game: the game.
    """

    def __init__(self, game: Game) -> None:
        self._game: Final = game
        self._looked_through = 0
        self._helped: set[int] = set()
        self._state: State | None = None
        self._number = 0
        self._stretches: dict[int, list[StoodInInfo]] = {}
        self._going: set[int] = set()

    def at(self, table: TableRow, log: Sequence[Entry], seat: SeatRow) -> list[StoodInInfo]:
        """What was decided for the person on a seat, the first of it first.

        Args:
            table: the table.
            log: its log.
            seat: the seat.
        """
        self._helped.update(
            entry.seat for entry in log[self._looked_through :] if _stands_in(entry)
        )
        self._looked_through = len(log)
        if seat.kind != "person" or seat.seat not in self._helped:
            return []
        self._go_through(table, log)
        round_, events = max(((each.round, each.events) for each in seat.former), default=(0, 0))
        return [
            replace(each, first=max(each.first, events)) if each.round == round_ else each
            for each in self._stretches.get(seat.seat, [])
            if (each.round, each.end) > (round_, events)
        ]

    def _go_through(self, table: TableRow, log: Sequence[Entry]) -> None:
        state = start(table) if self._state is None else self._state
        for entry in log[self._number :]:
            if _stands_in(entry):
                round_, first = _moment(state)
                carry_out(self._game, state, entry)
                self._add(entry.seat, StoodInInfo(round_, first, _moment(state)[1]))
                continue
            carry_out(self._game, state, entry)
            if entry.by is None:
                self._going.discard(entry.seat)
        self._state, self._number = state, len(log)

    def _add(self, seat: int, new: StoodInInfo) -> None:
        """Add a decision, to the stretch before it where the person decided nothing in between."""
        stretches = self._stretches.setdefault(seat, [])
        if seat in self._going and stretches[-1].round == new.round:
            stretches[-1] = replace(stretches[-1], end=new.end)
        else:
            stretches.append(new)
        self._going.add(seat)


def _stands_in(entry: Entry) -> bool:
    """Whether a computer player has made a move of somebody else's seat."""
    return entry.seat != CHANCE_SEAT and entry.by not in (None, BY_TABLE, BY_LESSON)


def _moment(state: State) -> tuple[int, int]:
    """The number of the round, and how many events its history has."""
    public = state.view(SPECTATOR).wire()
    return public.round, len(public.history)
