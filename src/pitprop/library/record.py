"""Games that were written down, to be looked back on."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Iterator
from html import escape
from typing import Any, Generic, TypeVar

from pitprop.core.asked import checked_number
from pitprop.core.game import CHANCE, TERMINAL
from pitprop.core.game import Game as EngineGame
from pitprop.core.game import Move as EngineMove
from pitprop.core.recorded import MoveEntry, ResultEntry
from pitprop.core.recorded import Record as EngineRecord
from pitprop.core.records import print_record
from pitprop.core.replay import replay, steps
from pitprop.library.showing import show_view
from pitprop.library.state import Seat, State

M = TypeVar("M", bound=EngineMove)
V = TypeVar("V")


class Record(Generic[M, V]):
    """A game, or as much of it as was played. In a notebook it shows itself.

    Attributes:
        engine: the record as the engine has it.
        movers: who made each move.
    """

    __slots__ = ("_game", "_last", "engine", "movers")

    def __init__(self, engine: EngineRecord, game: EngineGame) -> None:
        self.engine = engine
        self._game = game
        self.movers, self._last = self._gone_through()

    def _gone_through(self) -> tuple[list[Seat], Any]:
        """Who made each move, and what the table shows at the end; None where nothing is told."""
        if self.engine.is_redacted:
            retold = self._game.retold(self.engine)
            return list(retold.movers), retold.known[-1].view.wire() if retold.known else None
        movers = [step.seat for step in steps(self.engine) if isinstance(step.entry, MoveEntry)]
        return movers, replay(self.engine).view(-1).wire()

    @property
    def moves(self) -> list[str]:
        """The moves in notation; what a seat can't know of them is `?` in the record of a seat."""
        return [move.text for move in self.engine.moves]

    @property
    def results(self) -> list[str]:
        """How each finished round ended, in notation."""
        return [entry.text for entry in self.engine.entries if isinstance(entry, ResultEntry)]

    def state(self, until: int | None = None) -> State[M, V]:
        """The state at the end, or after one of the moves.

        Args:
            until: the number of the last move that is made, 0 for before the first; all where None.

        Raises:
            RecordError: there is no such move, or the record tells only what one seat knows.
        """
        if until is not None:
            checked_number(until, "the number of a move")
        return State(replay(self.engine, until), self._game)

    def states(self) -> Iterator[State[M, V]]:
        """The game once more, to be looked at wherever somebody has to decide, and at the end.

        Yields:
            the state, which changes from one time to the next: copy what you want to keep.

        Raises:
            RecordError: the record tells only what one seat knows.
        """
        for step in steps(self.engine):
            if step.state.decider != CHANCE and step.seat != TERMINAL:
                yield State(step.state, self._game)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Record) and self.engine == other.engine

    __hash__ = None  # type: ignore[assignment]  # its header holds what can't be hashed

    def __repr__(self) -> str:
        return print_record(self.engine)

    def _repr_html_(self) -> str:
        """What was played by whom, the table at the end, results and moves, for notebooks."""
        parts = [f"<p><b>{escape(self._title())}</b></p>"]
        picture = show_view(self._last)
        if picture:
            drawn = b64encode(picture.encode()).decode()
            parts.append(f'<img alt="the table" src="data:image/svg+xml;base64,{drawn}"/>')
        parts += [f"<p><code>{escape(text)}</code></p>" for text in self.results]
        moves = "".join(
            f"<li>{escape(self._player(seat))}: <code>{escape(text)}</code></li>"
            for seat, text in zip(self.movers, self.moves, strict=True)
        )
        parts.append(f"<details><summary>moves</summary><ol>{moves}</ol></details>")
        return f"<div>{''.join(parts)}</div>"

    def _title(self) -> str:
        header = self.engine.header
        options = [f"{name}={value}" for name, value in header.options.items()]
        count = len(self.moves)
        told = [self._game.titles["en"], header.edition, *options]
        told += [f"{len(header.seats)} players", f"{count} move{'' if count == 1 else 's'}"]
        return " · ".join(told)

    def _player(self, seat: Seat) -> str:
        name = self.engine.header.seats[seat]
        return f"{seat + 1} ({name})" if name else f"{seat + 1}"
