"""What a record says as it stands: how the game began, the moves, and what came of it."""

from __future__ import annotations

from typing import Any

from pitprop.core.game import SPECTATOR, TERMINAL
from pitprop.core.game import Game as EngineGame
from pitprop.core.records.record import MoveEntry, ResultEntry
from pitprop.core.records.record import Record as EngineRecord
from pitprop.core.records.replay import replay, steps
from pitprop.core.records.text import print_record
from pitprop.core.records.verification import Verification, verify
from pitprop.core.wording.counted import counted
from pitprop.library.readers import Seat


class RecordFacts:
    """What stands in a record.

    Attributes:
        engine: the record as the engine has it.
        movers: who made each move.
        scores: each seat's score, where the game is over and the record tells them all; else None.
        winners: the seats that have won, where scores are told.

    Args:
        engine: the record as the engine has it.
        game: the game.
    """

    __slots__ = ("_game", "_last", "engine", "movers", "scores", "winners")

    def __init__(self, engine: EngineRecord, game: EngineGame) -> None:
        self.engine = engine
        self._game = game
        self.movers: list[Seat] = []
        self.scores: list[int] | None = None
        self.winners: list[Seat] = []
        self._last: Any = None  # what the table shows at the end, where something is told
        if engine.is_redacted:
            self._reconstruct()
        else:
            self._replay()

    def _reconstruct(self) -> None:
        found = self._game.reconstruct(self.engine)
        self.movers = list(found.movers)
        if found.known:
            self._last = found.known[-1].view.wire()
        if found.scores is not None:
            self.scores, self.winners = list(found.scores), list(found.winners)

    def _replay(self) -> None:
        moves = (step for step in steps(self.engine) if isinstance(step.entry, MoveEntry))
        self.movers = [step.seat for step in moves]
        state = replay(self.engine)
        self._last = state.view(SPECTATOR).wire()
        if state.decider == TERMINAL:
            self.scores, self.winners = list(state.scores()), list(state.winners())

    # --- How it was played ----------------------------------------------------------------------

    @property
    def game(self) -> str:
        """The name of the game."""
        return self.engine.header.game

    @property
    def edition(self) -> str:
        """The name of the edition."""
        return self.engine.header.edition

    @property
    def options(self) -> dict[str, str]:
        """What the table had changed in the edition."""
        return dict(self.engine.header.options)

    @property
    def names(self) -> list[str]:
        """The players' names by seat; empty ones where they have none."""
        return list(self.engine.header.seats)

    @property
    def players(self) -> int:
        """The number of players."""
        return len(self.engine.header.seats)

    @property
    def seed(self) -> str | None:
        """Where all chance came from, as far as the record tells it."""
        return self.engine.header.seed

    @property
    def salt(self) -> str | None:
        """What hid the seed in the commitment, as far as the record tells it."""
        return self.engine.header.salt

    @property
    def commitment(self) -> str | None:
        """The hash that was shown before the first deal, if one was."""
        return self.engine.header.commit

    def verify(self) -> Verification:
        """Check that the deals were fixed before the first one was made (`NOTATION.md`).

        Returns:
            the commitment, how often chance decided as the seed says, and how many moves were made.

        Raises:
            RecordError: they weren't, or the record doesn't tell seed, salt and commitment.
        """
        return verify(self.engine)

    # --- What was played ------------------------------------------------------------------------

    @property
    def is_redacted(self) -> bool:
        """Whether it tells only what one seat, or a spectator, knows."""
        return self.engine.is_redacted

    @property
    def seat(self) -> Seat | None:
        """The seat that knows just this; None for a spectator's record, and for a whole one."""
        reader = self.engine.header.view
        return None if reader is None or reader == SPECTATOR else reader

    @property
    def moves(self) -> list[str]:
        """The moves in notation; in a seat's record, what that seat can't know of them is `?`."""
        return [move.text for move in self.engine.moves]

    @property
    def results(self) -> list[str]:
        """How each finished round ended, in notation."""
        return [entry.text for entry in self.engine.entries if isinstance(entry, ResultEntry)]

    # --- How it shows itself --------------------------------------------------------------------

    def __eq__(self, other: object) -> bool:
        return self.engine == other.engine if isinstance(other, RecordFacts) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # its header holds what can't be hashed

    def __repr__(self) -> str:
        return print_record(self.engine)

    def _repr_html_(self) -> str:
        """What was played by whom, the table at the end, results and moves, for notebooks."""
        from pitprop.library.showing import show_record  # for notebooks alone

        movers = map(self._player, self.movers)
        moves = list(zip(movers, self.moves, strict=True))
        return show_record(self._title(), self._last, self.results, moves)

    def _title(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        parts = [self._game.titles["en"], self.edition, *options]
        parts += [f"{self.players} players", counted(len(self.moves), "move")]
        return " · ".join(parts)

    def _player(self, seat: Seat) -> str:
        name = self.names[seat]
        return f"{seat + 1} ({name})" if name else f"{seat + 1}"
