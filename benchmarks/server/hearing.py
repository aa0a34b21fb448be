"""What a process does about a move made at another: `python -m benchmarks.server.hearing`.

Each step is repeated, and timed in microseconds of processor time; in a server, where much else
comes in between, each takes several times as long.
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable, Iterator
from typing import Final

import msgspec

from benchmarks.server.people import SEATS
from pitprop.core.description.view import DescribedView
from pitprop.core.game import State
from pitprop.core.installed.registry import find_game
from pitprop.server.cluster.table_changes import TableNews, news_heard, news_message
from pitprop.server.history import replay
from pitprop.server.protocol.tables import NewTable
from pitprop.server.storage.rows import CHANCE_SEAT, Entry, TableRow
from pitprop.server.table.encoding import Moment
from pitprop.server.tables.new_tables import new_row

_MOVES: Final = 40
_TIMES: Final = 2_000
_MICROSECONDS: Final = 1e6


def _table(game: str) -> TableRow:
    seats = SEATS[game]
    asked = NewTable(game=game, name="P", players=seats, open_seats=seats - 1, opponents=[])
    return new_row(asked)


def _played(row: TableRow, chance: random.Random) -> tuple[State, Entry]:
    """The game after some moves, and the next of them."""
    game, state = find_game(row.game), replay.start(row)
    for number in range(1, _MOVES + 1):
        state = state.clone()
        entry = _next(state, number, chance)
        replay.carry_out(game, state, entry)
    return state, _next(state, _MOVES + 1, chance)


def _next(state: State, number: int, chance: random.Random) -> Entry:
    if state.decider < 0:
        return Entry(number, CHANCE_SEAT, "\n".join(state.draw().lines()), None, None, 0)
    move = chance.choice(list(state.legal_moves()))
    return Entry(number, state.decider, str(move), f"{state.decider}:1", None, 0)


def steps(game: str) -> Iterator[tuple[str, Callable[[], object]]]:
    """What is done, step by step.

    Args:
        game: the game at the table.
    """
    row = _table(game)
    before, entry = _played(row, random.Random(1))

    def carried_out() -> State:
        state = before.clone()
        replay.carry_out(find_game(game), state, entry)
        return state

    after = carried_out()
    view = after.view(0)
    assert isinstance(view, DescribedView)
    public = view.public_wire()
    *_, seal, mixed = news_message("another", row, TableNews(entry), 1).split(" ")
    yield "the news are unsealed and decoded", lambda: news_heard(row, 1, seal, mixed)
    yield "the move is carried out on a copy", carried_out
    yield "what all see is made", lambda: Moment(after)
    yield "and encoded", lambda: msgspec.json.encode(public)
    own = view.own_wire(_MOVES, public)
    yield "what one seat sees is made", lambda: view.own_wire(_MOVES, public)
    yield "and encoded", lambda: msgspec.json.encode(own)


def _microseconds(do: Callable[[], object]) -> float:
    do()
    began = time.process_time()
    for _ in range(_TIMES):
        do()
    return (time.process_time() - began) / _TIMES * _MICROSECONDS


def main() -> None:
    """Measure and print."""
    for game in SEATS:
        for step, do in steps(game):
            print(f"{game}: {step}: {_microseconds(do):.1f} microseconds")


if __name__ == "__main__":
    main()
